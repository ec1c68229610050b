"""Systems of linear integer constraints, solved exactly.

``ConstraintSystem`` holds equalities and inequalities over dims, symbols and locals; ``elimination`` projects out
variables and decides emptiness, ``bounds`` derives bounds, ``divisions`` detects variables that are quotients or
remainders of others, ``simplex`` finds implied constraints.
"""

from lamina.analysis.presburger.system import ConstraintSystem, Kind

__all__ = ["ConstraintSystem", "Kind"]
