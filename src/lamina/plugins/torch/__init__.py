"""torch: `syntax` of its types and operations, `rules` that torch-mlir has in C++, `folds` of numbers and types, of
`literals`, of `views` and of `lists`."""

SHARED = ("torch.syntax", "torch.rules", "torch.folds", "torch.literals", "torch.views", "torch.lists")
