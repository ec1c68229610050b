"""Systems of linear constraints over integers, computed exactly.

``ConstraintSystem`` holds equalities and inequalities over dims, symbols and locals; ``elimination`` projects variables
out and decides emptiness, ``bounds`` reads bounds off, ``divisions`` finds variables that are quotients or remainders
of others, ``simplex`` finds constraints that the others imply.
"""

from lamina.analysis.presburger.system import ConstraintSystem, Kind

__all__ = ["ConstraintSystem", "Kind"]
