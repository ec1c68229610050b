"""Transformations of memref operations that passes, transform scripts and programs call."""
