"""Transformations of tensor operations that passes, transform scripts and programs call."""
