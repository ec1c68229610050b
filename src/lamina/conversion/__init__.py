"""Lowerings between dialects, one file each."""
