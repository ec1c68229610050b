"""Random functions made of recipes: short texts of operations whose operands invite folds and patterns."""
