"""torch: `syntax` of its types and operations, `rules` that torch-mlir has in C++, those of scaled `products`, `folds`
of numbers and types, of `literals`, of `views` and of `lists`."""

_PARTS = ("syntax", "rules", "products", "folds", "literals", "views", "lists")
SHARED = tuple(f"torch.{part}" for part in _PARTS)
