"""torch: `syntax` of its types and operations, `rules` that torch-mlir has in C++."""

SHARED = ("torch.syntax", "torch.rules")
