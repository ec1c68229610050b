"""Imports of operators, a file per subject; each registers its functions in the table."""
