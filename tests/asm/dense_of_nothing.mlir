// COMPARE: --allow-unregistered-dialect
func.func @dense_of_nothing() {
  %0 = arith.constant dense<0> : tensor<3x0xi32>
  %1 = arith.constant dense<> : tensor<3x0xi32>
  %2 = arith.constant dense<> : tensor<0xi32>
  %3 = arith.constant dense<0> : tensor<0xi32>
  %4 = arith.constant dense<1.0> : tensor<0x3xf32>
  %5 = arith.constant dense<[[],[],[]]> : tensor<3x0xi32>
  return
}
// ----- foreign.a
"foreign.a"() {a = dense<0> : tensor<3xi0>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<[0, 0, 0]> : tensor<3xi0>} : () -> ()
// ----- parsed zero elements, but type ('tensor<3xi0>') expected at least 1
"foreign.a"() {a = dense<> : tensor<3xi0>} : () -> ()
// ----- foreign.a
// MLIR LEFT OUT: an assertion fails in mlir-opt: idx < size()
"foreign.a"() {a = dense<0> : tensor<i0>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<"0x"> : tensor<0xi32>} : () -> ()
// ----- elements hex data size is invalid for provided type: 'tensor<0xi32>'
"foreign.a"() {a = dense<"0x00"> : tensor<0xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<"a"> : tensor<0x!foreign.x>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<"a"> : tensor<3x0x!foreign.x>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<true> : tensor<3x0xi1>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<(1.0, 2.0)> : tensor<3x0xcomplex<f32>>} : () -> ()
// ----- inferred shape of elements literal ([0]) does not match type ([0, 3])
"foreign.a"() {a = dense<[]> : tensor<0x3xcomplex<f32>>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = array<i0: 0>} : () -> ()
// ----- vector types must have positive constant sizes but got 0
"foreign.a"() {a = dense<0> : vector<0xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense_resource<x> : tensor<3xi0>} : () -> ()
// ----- integer constant out of range for type
"foreign.a"() {a = dense<1> : tensor<3xi0>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = dense<0> : tensor<0xi0>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[], []> : tensor<3x0xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<[], []> : tensor<3xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<[], []> : tensor<0xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<> : tensor<3xi32>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[[]], []> : tensor<i32>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[], []> : tensor<i32>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[], [1]> : tensor<2xi32>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[1], []> : tensor<2xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<[], 1> : tensor<2xi32>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[[]], [1]> : tensor<2x2xi32>} : () -> ()
// ----- expected shape ...
"foreign.a"() {a = sparse<[0, 1], [5]> : tensor<2x2xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<[0, 1], [5, 6]> : tensor<2xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<[[0, 1]], [5]> : tensor<2x2xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<0, 5> : tensor<2x2xi32>} : () -> ()
// ----- foreign.a
"foreign.a"() {a = sparse<0, 5> : tensor<2xi32>} : () -> ()
