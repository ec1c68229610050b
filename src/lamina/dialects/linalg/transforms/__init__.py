"""Transformations of structured operations, one a file; passes and transform operations call them."""
