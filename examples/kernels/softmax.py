"""What softmax.mlir must compute, for ``lamina run``."""

import numpy as np


def softmax(rows, results):
    """exp(x) over the sum of exp(x), for each row, in f64."""
    powers = np.exp(rows.astype(np.float64) - rows.max(axis=1, keepdims=True))
    results[...] = powers / powers.sum(axis=1, keepdims=True)
