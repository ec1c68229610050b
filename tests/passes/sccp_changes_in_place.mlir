// COMPARE: --sccp
func.func @true_witnesses_are_dropped(%w: !shape.witness) -> !shape.witness {
  %true = shape.const_witness true
  %0 = shape.assuming_all %w, %true
  return %0 : !shape.witness
}
