"""The reference interpreter: slow, simple, and the definition of the semantics of operations.

`values` has the run-time values, `numbers` arithmetic on them, `engine` runs regions. Dialects register the
semantics of operations in `interpret.py` with ``@evaluates(OpClass, ...)``.
"""

from lamina.interfaces.interpretation.engine import Branch, Interpreter, evaluates
from lamina.interfaces.interpretation.values import MemRef, Poison, UndefinedBehavior, Unsupported

__all__ = ["Branch", "Interpreter", "MemRef", "Poison", "UndefinedBehavior", "Unsupported", "evaluates"]
