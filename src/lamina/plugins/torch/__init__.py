"""torch: `syntax` of its types and operations, `rules` that torch-mlir has in C++, `folds`."""

SHARED = ("torch.syntax", "torch.rules", "torch.folds")
