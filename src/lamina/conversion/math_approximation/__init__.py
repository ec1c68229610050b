"""The functions of ``math-polynomial-approximation``, as arithmetic on floats and their bits."""
