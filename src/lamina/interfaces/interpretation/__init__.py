"""The reference interpreter: slow, simple, and the definition of what operations compute.

`values` has the run-time values, `numbers` arithmetic on them, `engine` runs regions. What an operation does is
registered in its dialect's `interpret.py` with ``@evaluates(OpClass, ...)``.
"""

from lamina.interfaces.interpretation.engine import Branch, Interpreter, evaluates
from lamina.interfaces.interpretation.values import MemRef, Poison, UndefinedBehavior, Unsupported

__all__ = ["Branch", "Interpreter", "MemRef", "Poison", "UndefinedBehavior", "Unsupported", "evaluates"]
