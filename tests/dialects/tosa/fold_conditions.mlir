// COMPARE: --canonicalize
// ----- neutral elements
func.func @neutral(%x: tensor<2x3xi32>, %f: tensor<2x3xf32>, %b: tensor<1x3xi32>, %d: tensor<?x3xi32>)
    -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<?x3xi32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %fzero = "tosa.const"() <{values = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %szero = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %0 = tosa.add %x, %zero : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.add %zero, %x : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.add %x, %one : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.add %b, %zero : (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.add %f, %fzero : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = tosa.sub %x, %zero : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %6 = tosa.sub %zero, %x : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %7 = tosa.add %d, %szero : (tensor<?x3xi32>, tensor<1x1xi32>) -> tensor<?x3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7
    : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<?x3xi32>
}
// ----- products
func.func @products(%x: tensor<2xi32>, %b: tensor<2xi8>, %f: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>,
        tensor<2xi32>, tensor<2xi32>,
    tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>) {
  %s0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %five = "tosa.const"() <{values = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
  %seven = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b5 = "tosa.const"() <{values = dense<5> : tensor<2xi8>}> : () -> tensor<2xi8>
  %b0 = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
  %f2 = "tosa.const"() <{values = dense<2.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %f1 = "tosa.const"() <{values = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %0 = tosa.mul %x, %one, %s0 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %1 = tosa.mul %one, %x, %s0 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %2 = tosa.mul %x, %one, %s3 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %3 = tosa.mul %x, %zero, %s3 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %4 = tosa.mul %five, %seven, %s0 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %5 = tosa.mul %five, %seven, %s3 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %6 = tosa.mul %five, %five, %s1 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %7 = tosa.mul %f2, %f2, %s0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %8 = tosa.mul %f, %f1, %s0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %9 = tosa.mul %b, %b5, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  %10 = tosa.mul %b, %b0, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>,
    tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>
}
// ----- quotients
func.func @quotients(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>,
        tensor<2xi32>, tensor<2xi32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %minus = "tosa.const"() <{values = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %seven = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %two = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
  %least = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %next = "tosa.const"() <{values = dense<-2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.intdiv %x, %one : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.intdiv %zero, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.intdiv %seven, %two : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.intdiv %seven, %zero : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.intdiv %x, %two : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %5 = tosa.intdiv %next, %minus : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = tosa.intdiv %least, %two : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %7 = tosa.intdiv %x, %minus : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>,
        tensor<2xi32>, tensor<2xi32>
}
// ----- comparisons of splats
func.func @comparisons(%x: tensor<2xi32>, %f: tensor<2xf32>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
        tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
    tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  %a = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
  %c = "tosa.const"() <{values = dense<-4> : tensor<2xi32>}> : () -> tensor<2xi32>
  %p = "tosa.const"() <{values = dense<1.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %q = "tosa.const"() <{values = dense<0x7FC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
  %0 = tosa.equal %x, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %1 = tosa.equal %f, %f : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %2 = tosa.equal %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = tosa.greater %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %4 = tosa.greater %a, %c : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %5 = tosa.greater %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %6 = tosa.greater_equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %7 = tosa.greater_equal %c, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %8 = tosa.equal %q, %p : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %9 = tosa.greater %p, %q : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %10 = tosa.greater_equal %x, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
        tensor<2xi1>, tensor<2xi1>,
    tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}
// ----- transposes, slices, tiles and pads that change nothing
func.func @layout(%x: tensor<2x2xi32>, %d: tensor<?x2xi32>, %y: tensor<2x3xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<?x2xi32>,
        tensor<3x2xi32>, tensor<2x2xi32>, tensor<?x2xi32>,
    tensor<1x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4x2xi32>) {
  %k = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.transpose %x {perms = array<i32: 0, 1>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %1 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %2 = tosa.transpose %d {perms = array<i32: 0, 1>} : (tensor<?x2xi32>) -> tensor<?x2xi32>
  %3 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %s0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s22 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s12 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s11 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s21 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s4 = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %4 = tosa.slice %x, %s0, %s22 : (tensor<2x2xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xi32>
  %5 = tosa.slice %d, %s0, %s22 : (tensor<?x2xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x2xi32>
  %6 = tosa.slice %k, %s0, %s12 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi32>
  %7 = tosa.tile %x, %s11 : (tensor<2x2xi32>, !tosa.shape<2>) -> tensor<2x2xi32>
  %8 = tosa.pad %x, %s4, %z : (tensor<2x2xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<2x2xi32>
  %9 = tosa.reverse %x {axis = 0 : i32} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %10 = tosa.tile %x, %s21 : (tensor<2x2xi32>, !tosa.shape<2>) -> tensor<4x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<?x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>,
        tensor<?x2xi32>,
    tensor<1x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4x2xi32>
}
// ----- reductions of one element, reversals and maxima
func.func @single(%x: tensor<1x3xi32>, %d: tensor<?x3xi32>, %y: tensor<3x1xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x1xi32>,
        tensor<1x3xi32>, tensor<1x3xi32>, tensor<3xi32>, tensor<1xi32>,
    tensor<3xi32>, tensor<2x3xi32>) {
  %k = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %0 = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.reduce_max %d {axis = 0 : i32} : (tensor<?x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1x1xi32>
  %3 = tosa.reverse %x {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %4 = tosa.reverse %x {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %5 = tosa.argmax %x {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<3xi32>
  %6 = tosa.argmax %x {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1xi32>
  %7 = tosa.argmax %y {axis = 1 : i32} : (tensor<3x1xi32>) -> tensor<3xi32>
  %8 = tosa.reverse %k {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x3xi32>,
        tensor<3xi32>, tensor<1xi32>,
    tensor<3xi32>, tensor<2x3xi32>
}
// ----- products of constants in a wider type
// MLIR LEFT OUT: it multiplies in the narrow type and extends by zeros
func.func @wide_products() -> (tensor<2xi32>, tensor<2xi32>) {
  %s0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<-128> : tensor<2xi8>}> : () -> tensor<2xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
  %0 = tosa.mul %a, %a, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  %1 = tosa.mul %a, %z, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return %0, %1 : tensor<2xi32>, tensor<2xi32>
}
// ----- a quotient that overflows
// MLIR LEFT OUT: it folds what TOSA leaves undefined
func.func @overflow() -> tensor<2xi32> {
  %least = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %minus = "tosa.const"() <{values = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.intdiv %least, %minus : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// ----- transposes that only move unit dimensions, of dynamic sizes
func.func @transposes(%a: tensor<1x?x4xf32>, %b: tensor<1x?x?xf32>, %c: tensor<1x3x4xf32>, %d: tensor<2x1x?xf32>)
    -> (tensor<?x1x4xf32>, tensor<?x1x?xf32>, tensor<3x1x4xf32>, tensor<4x3x1xf32>, tensor<?x2x1xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<1x?x4xf32>) -> tensor<?x1x4xf32>
  %1 = tosa.transpose %b {perms = array<i32: 1, 0, 2>} : (tensor<1x?x?xf32>) -> tensor<?x1x?xf32>
  %2 = tosa.transpose %c {perms = array<i32: 1, 0, 2>} : (tensor<1x3x4xf32>) -> tensor<3x1x4xf32>
  %3 = tosa.transpose %c {perms = array<i32: 2, 1, 0>} : (tensor<1x3x4xf32>) -> tensor<4x3x1xf32>
  %4 = tosa.transpose %d {perms = array<i32: 2, 0, 1>} : (tensor<2x1x?xf32>) -> tensor<?x2x1xf32>
  return %0, %1, %2, %3, %4 : tensor<?x1x4xf32>, tensor<?x1x?xf32>, tensor<3x1x4xf32>, tensor<4x3x1xf32>, tensor<?x2x1xf32>
}
