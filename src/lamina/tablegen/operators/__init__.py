"""The bang operators: their evaluation once their operands are known.

Each function of the tables takes the operator, the record being built, and whether this is its final pass; it returns
the value, or None if the operands are not known yet. `bang_parser.py` handles syntax and types of operators.
"""

from __future__ import annotations

from lamina.tablegen.operators.base import FOLDS, Binder, Op
from lamina.tablegen.operators.dags import DAGS
from lamina.tablegen.operators.lists import LISTS
from lamina.tablegen.operators.numbers import NUMBERS
from lamina.tablegen.operators.records import RECORDS
from lamina.tablegen.operators.strings import STRINGS

for _operators in (NUMBERS, STRINGS, LISTS, DAGS, RECORDS):
    FOLDS.update(_operators)

__all__ = ["Binder", "Op"]
