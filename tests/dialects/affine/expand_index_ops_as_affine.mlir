// COMPARE: --allow-unregistered-dialect --affine-expand-index-ops-as-affine
// ----- affine.linearize_index, affine.delinearize_index
func.func @linearize_index_delinearize_index(%n: index, %k: index, %j: index) -> (index, index, index, index, index, index, index, index) {
  %l = affine.linearize_index disjoint [%n, %k, %j] by (3, 4, 5) : index
  %d:3 = affine.delinearize_index %l into (3, 4, 5) : index, index, index
  %l2 = affine.linearize_index disjoint [%n, %k, %j] by (4, 5) : index
  %d2:2 = affine.delinearize_index %l2 into (7, 5) : index, index
  %l3 = affine.linearize_index disjoint [%n, %k] by (4, 20) : index
  %d3:3 = affine.delinearize_index %l3 into (4, 5, 4) : index, index, index
  return %d#0, %d#1, %d#2, %d2#0, %d2#1, %d3#0, %d3#1, %d3#2 : index, index, index, index, index, index, index, index
}
// ----- affine.delinearize_index
func.func @delinearize_index(%n: index, %k: index, %j: index) -> (index, index, index, index) {
  %d:3 = affine.delinearize_index %n into (1, 4, 5) : index, index, index
  %d2:3 = affine.delinearize_index %n into (4, 1, 5) : index, index, index
  return %d#0, %d#1, %d2#1, %d2#2 : index, index, index, index
}
// ----- affine.delinearize_index
func.func @delinearize_index_2(%n: index) -> (index, index, index) {
  %d2:3 = affine.delinearize_index %n into (4, 5, 1) : index, index, index
  return %d2#0, %d2#1, %d2#2 : index, index, index
}
// ----- affine.delinearize_index
func.func @delinearize_index_3(%n: index) -> (index, index, index) {
  %d2:3 = affine.delinearize_index %n into (1, 1) : index, index, index
  return %d2#0, %d2#1, %d2#2 : index, index, index
}
// ----- affine.delinearize_index
func.func @delinearize_index_4(%n: index) -> (index, index) {
  %d2:2 = affine.delinearize_index %n into (1, 1) : index, index
  return %d2#0, %d2#1 : index, index
}
// ----- affine.linearize_index
func.func @linearize_index(%n: index, %k: index, %j: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %l = affine.linearize_index [%c0, %k, %j] by (3, 4, 5) : index
  %l2 = affine.linearize_index disjoint [%n, %c0, %j] by (3, 1, 5) : index
  %l3 = affine.linearize_index [%n, %c0, %j] by (3, 1, 5) : index
  %l4 = affine.linearize_index [%n, %k, %j] by (3, 1, 5) : index
  %l5 = affine.linearize_index disjoint [%n, %k, %j] by (3, 1, 5) : index
  return %l, %l2, %l3, %l4, %l5 : index, index, index, index, index
}
// ----- affine.delinearize_index, affine.linearize_index
func.func @delinearize_index_linearize_index(%n: index, %k: index, %j: index) -> (index, index, index) {
  %d:3 = affine.delinearize_index %n into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (4, 5, 6) : index
  %l2 = affine.linearize_index [%d#0, %d#1] by (4, 5) : index
  %l3 = affine.linearize_index [%k, %d#1, %d#2, %j] by (3, 5, 6, 7) : index
  return %l, %l2, %l3 : index, index, index
}
// ----- affine.delinearize_index, affine.linearize_index
func.func @delinearize_index_linearize_index_2(%n: index, %k: index, %j: index) -> (index, index, index) {
  %d:3 = affine.delinearize_index %n into (%k, 5, %j) : index, index, index
  %l = affine.linearize_index disjoint [%d#0, %d#1, %d#2] by (%k, 5, %j) : index
  %l2 = affine.linearize_index disjoint [%d#1, %d#2] by (5, %j) : index
  %l3 = affine.linearize_index disjoint [%k, %d#1, %d#2] by (5, %j) : index
  return %l, %l2, %l3 : index, index, index
}
// ----- affine.delinearize_index, affine.linearize_index
func.func @delinearize_index_linearize_index_3(%n: index) -> (index) {
  %d:3 = affine.delinearize_index %n into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (4, 5, 6) : index
  return %l : index
}
// ----- affine.delinearize_index, affine.linearize_index
func.func @delinearize_index_linearize_index_4(%n: index) -> (index) {
  %d:3 = affine.delinearize_index %n into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (5, 6) : index
  return %l : index
}
// ----- affine.delinearize_index, affine.linearize_index
func.func @delinearize_index_linearize_index_5(%n: index) -> (index) {
  %d:3 = affine.delinearize_index %n into (5, 6) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (4, 5, 6) : index
  return %l : index
}
