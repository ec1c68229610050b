"""Passes of the affine dialect, by subject."""
