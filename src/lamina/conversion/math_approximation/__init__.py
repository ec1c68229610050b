"""The functions behind ``math-polynomial-approximation``, each as arithmetic on floats and their bits."""
