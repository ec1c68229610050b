"""Post-training quantization of models: samples run through the float model, their ranges become QDQ pairs.

`driver` has `quantize`; `samples` reads data, `graphs` prepares the float model and says which tensors are boundaries
of operators, `observers` runs it, `correction` changes weights and biases, `qdq` writes the quantized model.
"""
