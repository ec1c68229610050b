"""Fuzzers. Each input has a seed, so that what one finds can be tried again.

``python -m tests.fuzz KIND[,KIND...] COUNT [FIRST]`` tries the inputs of COUNT seeds of each kind from FIRST on, and
says what was found; ``all`` stands for all kinds of kinds.py. The tests here try a few of each kind.
"""
