"""What the convolutions of this folder must compute, for ``lamina run --check``."""

import numpy as np


def conv(input, filter, bias, output):
    """max(0, bias + sum over rz, ry, rx of input[n, y + rz, x + ry, rx] * filter[rx, rz, ry, c]), summed in f64."""
    height, width = output.shape[1:3]
    total = np.broadcast_to(bias.astype(np.float64), output.shape).copy()
    for rz in range(3):
        for ry in range(3):
            window = input[:, rz : rz + height, ry : ry + width, :].astype(np.float64)
            total += window @ filter[:, rz, ry, :].astype(np.float64)
    output[...] = np.maximum(total, 0)
    return output
