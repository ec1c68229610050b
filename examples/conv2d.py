"""What examples/conv2d.mlir computes, in NumPy: `lamina run` checks the native result against it."""

import numpy as np


def conv(input: np.ndarray, filter: np.ndarray, bias: np.ndarray, output: np.ndarray) -> None:
    """Writes relu(bias + convolution of input by filter) to ``output``; arrays are NHWC and HWCF, float32."""
    height, width = output.shape[1:3]
    total = np.zeros(output.shape, np.float64)
    for ky in range(filter.shape[0]):
        for kx in range(filter.shape[1]):
            window = input[:, ky : ky + height, kx : kx + width, :].astype(np.float64)
            total += window @ filter[ky, kx].astype(np.float64)
    output[...] = np.maximum(total + bias, 0)
