// COMPARE: --canonicalize --split-input-file
// ----- cast of true
func.func @cast_of_true() -> tensor<2xi32> {
  %0 = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %1 = tosa.cast %0 : (tensor<2xi1>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}
// ----- cast of true to float
// MLIR LEFT OUT: it reads true as -1
func.func @cast_of_true_to_float() -> tensor<2xf32> {
  %0 = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %1 = tosa.cast %0 : (tensor<2xi1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// ----- cast of a negative integer
func.func @cast_of_a_negative_integer() -> tensor<2xf32> {
  %0 = "tosa.const"() <{values = dense<-3> : tensor<2xi8>}> : () -> tensor<2xi8>
  %1 = tosa.cast %0 : (tensor<2xi8>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// ----- cast that cuts
func.func @cast_that_cuts() -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<300> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = tosa.cast %0 : (tensor<2xi32>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
// ----- cast of a float to an integer
func.func @cast_of_a_float_to_an_integer() -> tensor<2xi32> {
  %0 = "tosa.const"() <{values = dense<2.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}
// ----- cast of a float beyond the integers
func.func @cast_of_a_float_beyond_the_integers() -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<300.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
// ----- cast of a float below the integers
func.func @cast_of_a_float_below_the_integers() -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<-300.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
// ----- cast of infinity
func.func @cast_of_infinity() -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
// ----- cast of a number that is none
func.func @cast_of_nan() -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<0x7FC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
// ----- cast between floats
func.func @cast_between_floats() -> tensor<2xf16> {
  %0 = "tosa.const"() <{values = dense<1.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xf16>
  return %1 : tensor<2xf16>
}
// ----- cast of several numbers stays
func.func @cast_of_several_numbers_stays() -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = tosa.cast %0 : (tensor<2xi32>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
// ----- cast to the same type
func.func @cast_to_the_same_type(%x: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.cast %x : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
// ----- reverse of a splat
func.func @reverse_of_a_splat() -> tensor<2x3xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}
// ----- reverse of different numbers
func.func @reverse_of_different_numbers() -> tensor<2x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}
// ----- reverse along a dim of one
func.func @reverse_of_one(%x: tensor<2x1xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>) {
  %0 = tosa.reverse %x {axis = 1 : i32} : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %1 = tosa.reverse %x {axis = 0 : i32} : (tensor<2x1xi32>) -> tensor<2x1xi32>
  return %0, %1 : tensor<2x1xi32>, tensor<2x1xi32>
}
// ----- clamp of i8 from -128 to 127
func.func @clamp_from_minus_128_to_127(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %x {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// ----- clamp of i8 from -127 to 127
func.func @clamp_from_minus_127_to_127(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %x {min_val = -127 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// ----- clamp of i8 from -128 to 126
func.func @clamp_from_minus_128_to_126(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %x {min_val = -128 : i8, max_val = 126 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
