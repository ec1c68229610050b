"""``lamina-quant-to-integers``: converts arithmetic on dequantized numbers to integer arithmetic.

The method is that of Jacob et al., "Quantization and Training of Neural Networks for Efficient Integer-Arithmetic-Only
Inference" (CVPR 2018).

The rules are in ``integer_arithmetic.pdll``. Their native functions are in the files beside it: ``products``,
``pooling``, ``movement``, ``requantize``. ``explain`` reports what stayed float, and why.
"""
