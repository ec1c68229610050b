"""Post-training quantization: runs samples through the float model and turns the ranges into QDQ pairs.

`driver` has `quantize`; `samples` reads data, `graphs` prepares the float model and selects the tensors at operator
boundaries, `observers` runs it, `correction` changes weights and biases, `qdq` writes the quantized model.
"""
