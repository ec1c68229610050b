"""Errors of the translation of C++, and of the generated Python."""

from __future__ import annotations


class Untranslatable(Exception):
    """Unsupported C++; the message names it."""


class CastFailure(Exception):
    """A value is not of the class that the C++ takes it for."""


class Undecided(Exception):
    """A test of a type or attribute that is kept as text."""


FAILURES = (CastFailure, AttributeError, TypeError, ValueError, LookupError, ArithmeticError)
