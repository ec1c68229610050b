"""What goes wrong when C++ is translated, and when the Python made of it runs."""

from __future__ import annotations


class Untranslatable(Exception):
    """A part of C++ that has no counterpart here; the message names it."""


class CastFailure(Exception):
    """A value is not of the class that the C++ takes it for."""


FAILURES = (CastFailure, AttributeError, TypeError, ValueError, LookupError, ArithmeticError)
