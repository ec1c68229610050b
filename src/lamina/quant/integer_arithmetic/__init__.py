"""``lamina-quant-to-integers``: arithmetic on dequantized numbers becomes arithmetic on integers.

The method is that of Jacob et al., "Quantization and Training of Neural Networks for Efficient Integer-Arithmetic-Only
Inference" (CVPR 2018).

The rules are in ``integer_arithmetic.pdll``. What they ask and make is in the files beside it: ``products``,
``pooling``, ``movement``, ``requantize``. ``explain`` says what stayed float, and why.
"""
