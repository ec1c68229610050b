"""What four pages of MLIR's documentation state, in words of our own, each statement with the tests that try it.

The pages: the dialects `bufferization` and `quant`, PDLL, and chapter H of the transform tutorial.
"""
