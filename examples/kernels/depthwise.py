"""What depthwise_convolution.mlir must compute, for ``lamina run``."""

import numpy as np


def depthwise(input, filter, output):
    """The sum over rz, ry of input[n, y + rz, x + ry, c] * filter[rz, ry, c], in f64."""
    height, width = output.shape[1:3]
    total = np.zeros(output.shape)
    for rz in range(3):
        for ry in range(3):
            window = input[:, rz : rz + height, ry : ry + width, :].astype(np.float64)
            total += window * filter[rz, ry].astype(np.float64)
    output[...] = total
