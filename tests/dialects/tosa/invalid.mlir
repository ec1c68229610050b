// COMPARE:
// ----- tosa.erf: operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0x3xf32>'
func.func @erf_0(%a0: tensor<0x3xf32>) -> (tensor<0x3xf32>) {
  %r = tosa.erf %a0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}
// ----- tosa.erf: requires the same shape for all operands and results
func.func @erf_1(%a0: tensor<2xf32>) -> (tensor<3xf32>) {
  %r = tosa.erf %a0 : (tensor<2xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// ----- tosa.erf: requires the same element type for all operands and results
func.func @erf_2(%a0: tensor<2xf32>) -> (tensor<2xf16>) {
  %r = tosa.erf %a0 : (tensor<2xf32>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}
// ----- tosa.cos: operand #0 must be tosa-conformant tensor of floating-point values, but got ...
func.func @cos_3(%a0: tensor<2xi32>) -> (tensor<2xi32>) {
  %r = tosa.cos %a0 : (tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
// ----- tosa.erf: operand #0 must be tosa-conformant tensor of number values, but got 'tensor<2xindex>'
func.func @erf_4(%a0: tensor<2xindex>) -> (tensor<2xindex>) {
  %r = tosa.erf %a0 : (tensor<2xindex>) -> tensor<2xindex>
  return %r : tensor<2xindex>
}
// ----- tosa.add: operands don't have broadcast-compatible shapes
func.func @add_5(%a0: tensor<2xf32>, %a1: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// ----- tosa.add: operands don't have matching ranks
func.func @add_6(%a0: tensor<2xf32>, %a1: tensor<1x2xf32>) -> (tensor<1x2xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}
// ----- tosa.add: result type '4x3' not broadcast compatible with broadcasted operands's shapes '4x2'
func.func @add_7(%a0: tensor<1x2xf32>, %a1: tensor<4x1xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<1x2xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.add: requires the same element type for all operands and results
func.func @add_8(%a0: tensor<2xf32>, %a1: tensor<2xi32>) -> (tensor<2xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// ----- tosa.add: result type '2x1' not broadcast compatible with broadcasted operands's shapes '2'
func.func @add_9(%a0: tensor<2xf32>, %a1: tensor<2xf32>) -> (tensor<2x1xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
// ----- tosa.add: result type '?x1' not broadcast compatible with broadcasted operands's shapes '?x2'
func.func @add_10(%a0: tensor<?x2xf32>, %a1: tensor<?x1xf32>) -> (tensor<?x1xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?x2xf32>, tensor<?x1xf32>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
// ----- tosa.logical_and: operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but ...
func.func @logical_and_11(%a0: tensor<2xi8>, %a1: tensor<2xi8>) -> (tensor<2xi8>) {
  %r = tosa.logical_and %a0, %a1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.intdiv: operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit ...
func.func @intdiv_12(%a0: tensor<2xi8>, %a1: tensor<2xi8>) -> (tensor<2xi8>) {
  %r = tosa.intdiv %a0, %a1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.arithmetic_right_shift: requires attribute 'round'
func.func @arithmetic_right_shift_13(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.equal: result type '3' not broadcast compatible with broadcasted operands's shapes '2'
func.func @equal_14(%a0: tensor<2xf32>, %a1: tensor<2xf32>) -> (tensor<3xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}
// ----- tosa.equal: result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got ...
func.func @equal_15(%a0: tensor<2xf32>, %a1: tensor<2xf32>) -> (tensor<2xi8>) {
  %r = tosa.equal %a0, %a1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.greater: requires the same element type for all operands
func.func @greater_16(%a0: tensor<2xf32>, %a1: tensor<2xi8>) -> (tensor<2xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<2xf32>, tensor<2xi8>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
// ----- tosa.equal: requires the same element type for all operands
func.func @equal_17(%a0: tensor<2xf32>, %a1: tensor<2xi8>) -> (tensor<2xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<2xf32>, tensor<2xi8>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
// ----- tosa.select: expect input and output to have same element type, got 'i8' and 'f32'
func.func @select_18(%a0: tensor<2xi1>, %a1: tensor<2xf32>, %a2: tensor<2xi8>) -> (tensor<2xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<2xi1>, tensor<2xf32>, tensor<2xi8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// ----- tosa.select: operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got ...
func.func @select_19(%a0: tensor<2xi8>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<2xi8>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// ----- tosa.clamp: expected min_val <= max_val, got min_val=6 : i32, max_val=0 : i32
func.func @clamp_20(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.clamp %a0 {max_val = 0 : i32, min_val = 6 : i32} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clamp: min/max attributes types are incompatible with input/output element types.
func.func @clamp_21(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.clamp %a0 {max_val = 0 : i8, min_val = 6 : i8} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clamp: min/max attributes should not be 'NaN', got min_val=1.000000e+00 : f32, ...
func.func @clamp_22(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.clamp %a0 {max_val = 0x7FC00000 : f32, min_val = 1.0 : f32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.clamp: expected min_val <= max_val, got min_val=1.000000e+00 : f32, max_val=0.000000e+00 : f32
func.func @clamp_23(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.clamp %a0 {max_val = 0.0 : f32, min_val = 1.0 : f32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.clamp: requires attribute 'min_val'
func.func @clamp_24(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.clamp %a0 {max_val = 0.0 : f32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.clamp: attribute 'max_val' failed to satisfy constraint: arbitrary integer attribute or ...
func.func @clamp_25(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.clamp %a0 {max_val = "a", min_val = 1.0 : f32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.clamp: expected min_val <= max_val, got min_val=true, max_val=false
func.func @clamp_26(%a0: tensor<2xi1>) -> (tensor<2xi1>) {
  %r = tosa.clamp %a0 {max_val = false, min_val = true} : (tensor<2xi1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
// ----- tosa.clamp: expected min_val <= max_val, got min_val=200 : ui8, max_val=2 : ui8
func.func @clamp_27(%a0: tensor<2xui8>) -> (tensor<2xui8>) {
  %r = tosa.clamp %a0 {max_val = 2 : ui8, min_val = 200 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}
// ----- custom op 'tosa.clamp' invalid nan_mode value: FOO
func.func @clamp_28(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.clamp %a0 {max_val = 7 : i32, min_val = 6 : i32, nan_mode = FOO} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.mul: operand #2 must be tosa-conformant unranked tensor of 8-bit signless integer values or ...
func.func @mul_29(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>, %a2: tensor<2xi8>) -> (tensor<4x3xi32>) {
  %r = tosa.mul %a0, %a1, %a2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<2xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.mul: requires the same element type for all operands
func.func @mul_30(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi8>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi8>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.mul: invalid data type size for operands or result
func.func @mul_31(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi8>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
// ----- tosa.mul: requires the same element type for all operands and results
func.func @mul_32(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf16>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}
// ----- tosa.mul: require shift to be 0 for float type
func.func @mul_33(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.mul: a and b operands don't have matching ranks, got 2 and 1
func.func @mul_34(%a0: tensor<4x2xf32>, %a1: tensor<2xf32>) -> (tensor<4x2xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
// ----- tosa.mul: a and b operands don't have broadcast-compatible shapes, got 'tensor<4x2xf32>' and ...
func.func @mul_35(%a0: tensor<4x2xf32>, %a1: tensor<4x3xf32>) -> (tensor<4x2xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x2xf32>, tensor<4x3xf32>, tensor<1xi8>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
// ----- tosa.mul: result type has different rank than a, got 1 vs 2
func.func @mul_36(%a0: tensor<4x2xf32>, %a1: tensor<4x2xf32>) -> (tensor<4xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ----- tosa.mul: result type has different rank than b, got 1 vs 2
func.func @mul_37(%a0: tensor<*xf32>, %a1: tensor<4x2xf32>) -> (tensor<4xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<*xf32>, tensor<4x2xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ----- tosa.negate: expect input and output to have same element type, got 'f32' and 'f16'
func.func @negate_38(%a0: tensor<4x?xf32>) -> (tensor<4x?xf16>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}
// ----- tosa.negate: requires the same shape for input1 and output
func.func @negate_39(%a0: tensor<4xf32>) -> (tensor<3xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// ----- tosa.negate: expect both input1 and its zero point are the same element type, got 'f32' and 'i8'
func.func @negate_40(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.negate: expect both output and its zero point are the same element type, got 'f32' and 'i8'
func.func @negate_41(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.negate: input1 zero point must be zero for non-int8 integer types
func.func @negate_42(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c1 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.negate: input1 zero point must be zero for non-int8 integer types
func.func @negate_43(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.negate: output zero point must be zero for non-int8 integer types
func.func @negate_44(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.negate: operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless ...
func.func @negate_45(%a0: tensor<4x?xf32>, %a1: tensor<2xf32>) -> (tensor<4x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast: requires the same shape for all operands and results
func.func @cast_46(%a0: tensor<4x?xf32>) -> (tensor<4xi8>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
// ----- tosa.table: operand #1 must be 1-d tosa-conformant tensor, but got 'tensor<1x256xi8>'
func.func @table_47(%a0: tensor<6xi8>, %a1: tensor<1x256xi8>) -> (tensor<6xi8>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi8>, tensor<1x256xi8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
// ----- tosa.table: expected input tensor rank to equal result tensor rank
func.func @table_48(%a0: tensor<6xi8>, %a1: tensor<256xi8>) -> (tensor<6x1xi8>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi8>, tensor<256xi8>) -> tensor<6x1xi8>
  return %r : tensor<6x1xi8>
}
// ----- tosa.table: dim(result, 0) = 7 doesn't match dim(input, 0) = 6
func.func @table_49(%a0: tensor<6xi8>, %a1: tensor<256xi8>) -> (tensor<7xi8>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi8>, tensor<256xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}
// ----- tosa.reduce_sum: expect input tensor rank (2) to be larger than reduce axis (2)
func.func @reduce_sum_50(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 2 : i32} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_sum: reduce axis must not be negative
func.func @reduce_sum_51(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = -1 : i32} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_sum: expect reduced dimension size to be 1, got 3
func.func @reduce_sum_52(%a0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.reduce_sum: expect output tensor rank to be equal to input tensor rank
func.func @reduce_sum_53(%a0: tensor<4x3xf32>) -> (tensor<4xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ----- tosa.reduce_sum: operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'
func.func @reduce_sum_54(%a0: tensor<f32>) -> (tensor<f32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// ----- custom op 'tosa.reduce_sum' 'tosa.reduce_sum' op attribute 'axis' failed to satisfy constraint: ...
func.func @reduce_sum_55(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i64} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_sum: requires attribute 'axis'
func.func @reduce_sum_56(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_sum %a0 : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_sum: inferred type(s) 'tensor<4x1xf32>' are incompatible with return type(s) of ...
func.func @reduce_sum_57(%a0: tensor<4x3xf32>) -> (tensor<4x1xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x1xi8>
  return %r : tensor<4x1xi8>
}
// ----- tosa.reduce_sum: expect reduced dimension size to be 1, got 3
func.func @reduce_sum_58(%a0: tensor<*xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.reduce_sum: expect output tensor rank (2) to be larger than reduce axis (3)
func.func @reduce_sum_59(%a0: tensor<*xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 3 : i32} : (tensor<*xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_max: expect input tensor rank (2) to be larger than reduce axis (2)
func.func @reduce_max_60(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 2 : i32} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_max: reduce axis must not be negative
func.func @reduce_max_61(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = -1 : i32} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_max: expect reduced dimension size to be 1, got 3
func.func @reduce_max_62(%a0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.reduce_max: expect output tensor rank to be equal to input tensor rank
func.func @reduce_max_63(%a0: tensor<4x3xf32>) -> (tensor<4xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ----- tosa.reduce_max: operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'
func.func @reduce_max_64(%a0: tensor<f32>) -> (tensor<f32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// ----- tosa.reduce_max: attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
func.func @reduce_max_65(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i64} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_max: requires attribute 'axis'
func.func @reduce_max_66(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_max %a0 : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_max: inferred type(s) 'tensor<4x1xf32>' are incompatible with return type(s) of ...
func.func @reduce_max_67(%a0: tensor<4x3xf32>) -> (tensor<4x1xi8>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x1xi8>
  return %r : tensor<4x1xi8>
}
// ----- tosa.reduce_max: expect reduced dimension size to be 1, got 3
func.func @reduce_max_68(%a0: tensor<*xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.reduce_max: expect output tensor rank (2) to be larger than reduce axis (3)
func.func @reduce_max_69(%a0: tensor<*xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 3 : i32} : (tensor<*xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_all: expect input tensor rank (2) to be larger than reduce axis (2)
func.func @reduce_all_70(%a0: tensor<4x3xi1>) -> (tensor<4x1xi1>) {
  %r = tosa.reduce_all %a0 {axis = 2 : i32} : (tensor<4x3xi1>) -> tensor<4x1xi1>
  return %r : tensor<4x1xi1>
}
// ----- tosa.reduce_all: reduce axis must not be negative
func.func @reduce_all_71(%a0: tensor<4x3xi1>) -> (tensor<4x1xi1>) {
  %r = tosa.reduce_all %a0 {axis = -1 : i32} : (tensor<4x3xi1>) -> tensor<4x1xi1>
  return %r : tensor<4x1xi1>
}
// ----- tosa.reduce_all: expect reduced dimension size to be 1, got 3
func.func @reduce_all_72(%a0: tensor<4x3xi1>) -> (tensor<4x3xi1>) {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<4x3xi1>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.reduce_all: expect output tensor rank to be equal to input tensor rank
func.func @reduce_all_73(%a0: tensor<4x3xi1>) -> (tensor<4xi1>) {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<4x3xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.reduce_all: operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<i1>'
func.func @reduce_all_74(%a0: tensor<i1>) -> (tensor<i1>) {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}
// ----- custom op 'tosa.reduce_all' 'tosa.reduce_all' op attribute 'axis' failed to satisfy constraint: ...
func.func @reduce_all_75(%a0: tensor<4x3xi1>) -> (tensor<4x1xi1>) {
  %r = tosa.reduce_all %a0 {axis = 1 : i64} : (tensor<4x3xi1>) -> tensor<4x1xi1>
  return %r : tensor<4x1xi1>
}
// ----- tosa.reduce_all: requires attribute 'axis'
func.func @reduce_all_76(%a0: tensor<4x3xi1>) -> (tensor<4x1xi1>) {
  %r = tosa.reduce_all %a0 : (tensor<4x3xi1>) -> tensor<4x1xi1>
  return %r : tensor<4x1xi1>
}
// ----- tosa.reduce_all: inferred type(s) 'tensor<4x1xi1>' are incompatible with return type(s) of ...
func.func @reduce_all_77(%a0: tensor<4x3xi1>) -> (tensor<4x1xi8>) {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<4x3xi1>) -> tensor<4x1xi8>
  return %r : tensor<4x1xi8>
}
// ----- tosa.reduce_all: expect reduced dimension size to be 1, got 3
func.func @reduce_all_78(%a0: tensor<*xi1>) -> (tensor<4x3xi1>) {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<*xi1>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.reduce_all: expect output tensor rank (2) to be larger than reduce axis (3)
func.func @reduce_all_79(%a0: tensor<*xi1>) -> (tensor<4x1xi1>) {
  %r = tosa.reduce_all %a0 {axis = 3 : i32} : (tensor<*xi1>) -> tensor<4x1xi1>
  return %r : tensor<4x1xi1>
}
// ----- tosa.argmax: specified axis is outside the rank of the tensor
func.func @argmax_80(%a0: tensor<4x3xf32>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 2 : i32} : (tensor<4x3xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// ----- tosa.argmax: expected output shape '4', got '3'
func.func @argmax_81(%a0: tensor<4x3xf32>) -> (tensor<3xi32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// ----- tosa.argmax: result tensor is not of integer type
func.func @argmax_82(%a0: tensor<4x3xf32>) -> (tensor<4xf32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// ----- tosa.argmax: expected output shape '-9223372036854775808', got '4, 3'
func.func @argmax_83(%a0: tensor<4x?xf32>) -> (tensor<4x3xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.concat: requires sum of axis dimensions of input1 equal to output axis dimension, got 6 and 7
func.func @concat_84(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>) -> (tensor<7x3xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// ----- tosa.concat: expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs ...
func.func @concat_85(%a0: tensor<2x3xf32>, %a1: tensor<4x4xf32>) -> (tensor<6x3xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x4xf32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
// ----- tosa.concat: expect input and output to have same element type, got 'i32' and 'f32'
func.func @concat_86(%a0: tensor<2x3xf32>, %a1: tensor<4x3xi32>) -> (tensor<6x3xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xi32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
// ----- tosa.concat: inferred type(s) 'tensor<?x3xf32>' are incompatible with return type(s) of operation ...
func.func @concat_87(%a0: tensor<*xf32>, %a1: tensor<4x3xf32>) -> (tensor<?x4xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<*xf32>, tensor<4x3xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// ----- tosa.pad: mismatch in output shape at dimension 0: expected 2 + 1 + 0 = 3, but got 4
func.func @pad_88(%a0: tensor<2x3xf32>) -> (tensor<4x8xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// ----- tosa.pad: padding tensor must have 2 * 2 = 4 elements, but got 3
func.func @pad_89(%a0: tensor<2x3xf32>) -> (tensor<3x8xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// ----- tosa.pad: invalid padding values at dimension 0: values must be non-negative or -1 for dynamic ...
func.func @pad_90(%a0: tensor<2x3xf32>) -> (tensor<3x8xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, -2, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// ----- tosa.pad: expect input and output to have same element type, got 'i8' and 'f32'
func.func @pad_91(%a0: tensor<2x3xf32>) -> (tensor<3x8xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// ----- tosa.pad: expect same input and output tensor rank, but got inputRank: 2, outputRank: 3
func.func @pad_92(%a0: tensor<2x3xf32>) -> (tensor<3x8x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8x1xf32>
  return %r : tensor<3x8x1xf32>
}
// ----- tosa.pad: shape operand is not compile time resolvable
func.func @pad_93(%a0: tensor<2x3xf32>, %a1: !tosa.shape<4>) -> (tensor<3x8xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %a1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// ----- tosa.pad: expect input and output to have same element type, got 'f32' and 'f16'
func.func @pad_94(%a0: tensor<2x3xf32>) -> (tensor<3x8xf16>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8xf16>
  return %r : tensor<3x8xf16>
}
// ----- tosa.reshape: cannot reshape 12 elements into 15
func.func @reshape_95(%a0: tensor<2x6xf32>) -> (tensor<3x5xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// ----- tosa.reshape: expect input and output to have same element type, got 'f32' and 'f16'
func.func @reshape_96(%a0: tensor<2x6xf32>) -> (tensor<3x4xf16>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
// ----- tosa.reshape: expected at most one target dimension to be -1
func.func @reshape_97(%a0: tensor<2x6xf32>) -> (tensor<3x4xf32>) {
  %c1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// ----- tosa.reshape: new shape is inconsistent with result shape
func.func @reshape_98(%a0: tensor<2x6xf32>) -> (tensor<4x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.reshape: new shape has invalid tensor dimension size -2
func.func @reshape_99(%a0: tensor<2x6xf32>) -> (tensor<?x4xf32>) {
  %c1 = tosa.const_shape {values = dense<[-2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// ----- tosa.reshape: cannot reshape 12 elements into 24
func.func @reshape_100(%a0: tensor<2x6xf32>) -> (tensor<?x24xf32>) {
  %c1 = tosa.const_shape {values = dense<[-1, 24]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x24xf32>
  return %r : tensor<?x24xf32>
}
// ----- tosa.reshape: new shape does not match result rank
func.func @reshape_101(%a0: tensor<2x6xf32>) -> (tensor<12xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<12xf32>
  return %r : tensor<12xf32>
}
// ----- tosa.reshape: cannot reshape 12 elements into 15
func.func @reshape_102(%a0: tensor<2x6xf32>) -> (tensor<?x5xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}
// ----- tosa.reshape: shape operand is not compile time resolvable
func.func @reshape_103(%a0: tensor<2x6xf32>, %a1: !tosa.shape<2>) -> (tensor<3x4xf32>) {
  %r = tosa.reshape %a0, %a1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// ----- tosa.reverse: expect input tensor rank (2) to be larger than reverse axis (2)
func.func @reverse_104(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.reverse %a0 {axis = 2 : i32} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.reverse: expected non-negative reverse axis
func.func @reverse_105(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.reverse %a0 {axis = -2 : i32} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.reverse: expect output tensor rank to be equal to input tensor rank
func.func @reverse_106(%a0: tensor<4x3xi32>) -> (tensor<4xi32>) {
  %r = tosa.reverse %a0 {axis = 0 : i32} : (tensor<4x3xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// ----- tosa.reverse: expect input and output to have same element type, got 'i32' and 'i8'
func.func @reverse_107(%a0: tensor<4x3xi32>) -> (tensor<4x3xi8>) {
  %r = tosa.reverse %a0 {axis = 0 : i32} : (tensor<4x3xi32>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
// ----- tosa.slice: length of start is not equal to rank of input shape
func.func @slice_108(%a0: tensor<6x5xf32>) -> (tensor<3x2xf32>) {
  %c1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.slice: length of size is not equal to rank of input shape
func.func @slice_109(%a0: tensor<6x5xf32>) -> (tensor<3x2xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.slice: expect input1 and output to have the same ranks, got 2 and 1
func.func @slice_110(%a0: tensor<6x5xf32>) -> (tensor<3xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// ----- tosa.slice: expect input and output to have same element type, got 'f32' and 'i8'
func.func @slice_111(%a0: tensor<6x5xf32>) -> (tensor<3x2xi8>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
// ----- tosa.tile: expect 'multiples' to have rank 2 but got 1.
func.func @tile_112(%a0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.tile: expect element of 'multiples' to be positive integer or -1.
func.func @tile_113(%a0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.tile: expect same input and output tensor rank.
func.func @tile_114(%a0: tensor<2x3xf32>) -> (tensor<12xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<12xf32>
  return %r : tensor<12xf32>
}
// ----- tosa.tile: expect 'multiples' array to have length 1 but got 2.
func.func @tile_115(%a0: tensor<*xf32>) -> (tensor<12xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<*xf32>, !tosa.shape<2>) -> tensor<12xf32>
  return %r : tensor<12xf32>
}
// ----- tosa.tile: expect input and output to have same element type, got 'f32' and 'i8'
func.func @tile_116(%a0: tensor<2x3xf32>) -> (tensor<4x3xi8>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
// ----- tosa.transpose: expected output tensor dim 0 to match input dim 1 with value of 3
func.func @transpose_117(%a0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// ----- tosa.transpose: expected perms attribute to have size 2 (input rank) but got size 3
func.func @transpose_118(%a0: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.transpose: expected valid permutation indices
func.func @transpose_119(%a0: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.transpose: expected valid permutation indices
func.func @transpose_120(%a0: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.transpose: failed to verify that all of {input1, output} have same element type
func.func @transpose_121(%a0: tensor<2x3xf32>) -> (tensor<3x2xi8>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
// ----- tosa.transpose: expected input tensor rank to equal result tensor rank
func.func @transpose_122(%a0: tensor<2x3xf32>) -> (tensor<6xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// ----- tosa.transpose: expected perms attribute to have size 1 (output rank) but got size 2
func.func @transpose_123(%a0: tensor<*xf32>) -> (tensor<6xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// ----- tosa.transpose: expected input1 and output to have same numbers of elements, got 6 and 9
func.func @transpose_124(%a0: tensor<2x3xf32>) -> (tensor<3x3xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
// ----- tosa.transpose: expected output tensor dim 1 to match input dim 0 with value of 2
func.func @transpose_125(%a0: tensor<2x?xf32>) -> (tensor<3x3xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x?xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
// ----- tosa.gather: requires indices dimension 0 to have size 2, got 3
func.func @gather_126(%a0: tensor<2x5x3xf32>, %a1: tensor<3x4xi32>) -> (tensor<2x4x3xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<3x4xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// ----- tosa.gather: requires output dimension 0 to have size 2, got 1
func.func @gather_127(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<1x4x3xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<1x4x3xf32>
  return %r : tensor<1x4x3xf32>
}
// ----- tosa.gather: requires output dimension 1 to have size 4, got 5
func.func @gather_128(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.gather: requires output dimension 2 to have size 3, got 2
func.func @gather_129(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<2x4x2xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x2xf32>
  return %r : tensor<2x4x2xf32>
}
// ----- tosa.gather: operand #1 must be tosa-conformant unranked tensor of number values or 2D tensor of ...
func.func @gather_130(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi8>) -> (tensor<2x4x3xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi8>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// ----- tosa.gather: expect input and output to have same element type, got 'f32' and 'i32'
func.func @gather_131(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<2x4x3xi32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xi32>
  return %r : tensor<2x4x3xi32>
}
// ----- tosa.scatter: requires indices dimension 0 to have size 2, got 3
func.func @scatter_132(%a0: tensor<2x5x3xf32>, %a1: tensor<3x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<3x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.scatter: requires input dimension 0 to have size 2, got 3
func.func @scatter_133(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<3x4x3xf32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<3x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.scatter: requires input dimension 1 to have size 4, got 3
func.func @scatter_134(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x3x3xf32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x3x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.scatter: requires input dimension 2 to have size 3, got 2
func.func @scatter_135(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x2xf32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x2xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.scatter: expect input and output to have same element type, got 'f16' and 'f32'
func.func @scatter_136(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf16>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf16>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.scatter: requires values_out dimension 0 to have size 2, got 1
func.func @scatter_137(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<1x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<1x5x3xf32>
  return %r : tensor<1x5x3xf32>
}
// ----- tosa.scatter: requires values_out dimension 1 to have size 5, got 6
func.func @scatter_138(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<2x6x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x6x3xf32>
  return %r : tensor<2x6x3xf32>
}
// ----- tosa.scatter: requires values_out dimension 2 to have size 3, got 2
func.func @scatter_139(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<2x5x2xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x2xf32>
  return %r : tensor<2x5x2xf32>
}
// ----- tosa.scatter: requires dimensions K >= W, got K=5 and W=6
func.func @scatter_140(%a0: tensor<2x5x3xf32>, %a1: tensor<2x6xi32>, %a2: tensor<2x6x3xf32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x6xi32>, tensor<2x6x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.resize: calculated output height did not match expected: calculated=6, expected=7
func.func @resize_141(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x7x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x7x6x1xf32>
  return %r : tensor<1x7x6x1xf32>
}
// ----- tosa.resize: calculated output width did not match expected: calculated=6, expected=7
func.func @resize_142(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x7x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x7x1xf32>
  return %r : tensor<1x6x7x1xf32>
}
// ----- custom op 'tosa.resize' invalid resize mode value: FOO
func.func @resize_143(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = FOO} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.resize: expect all scale values to be > 0, got 4, 0, 4, 2
func.func @resize_144(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 0, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.resize: operand #1 must be Tosa shape type of rank 4, but got '!tosa.shape<3>'
func.func @resize_145(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<3>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.resize: operand #2 must be Tosa shape type of rank 2, but got '!tosa.shape<1>'
func.func @resize_146(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<1>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.resize: expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible ...
func.func @resize_147(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 3, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.resize: expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by ...
func.func @resize_148(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.resize: requires attribute 'mode'
func.func @resize_149(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) ->
      tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.conv2d: accumulator type for i8 tensor is not i32
func.func @conv2d_150(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: accumulator type for f32 tensor is not f32
func.func @conv2d_151(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x7x7x5xf32>
  return %r : tensor<1x7x7x5xf32>
}
// ----- tosa.conv2d: expect both input and weight to be float or not together, got 'i8' and 'f32'
func.func @conv2d_152(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xi32>) ->
    (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xf32>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expect both input and its zero point are the same element type, got 'i8' and 'i32'
func.func @conv2d_153(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi32>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expect both weight and its zero point are the same element type, got 'i8' and 'i32'
func.func @conv2d_154(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi32>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expect both bias and result to have same element type, got 'f16' and 'f32'
func.func @conv2d_155(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf16>) ->
    (tensor<1x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf16>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x7x7x5xf32>
  return %r : tensor<1x7x7x5xf32>
}
// ----- tosa.conv2d: input zero point must be zero for non-int8 integer types
func.func @conv2d_156(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x7x7x5xf32>
  return %r : tensor<1x7x7x5xf32>
}
// ----- tosa.conv2d: expect all padding values to be >= 0, got 0, -1, 1, 0
func.func @conv2d_157(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, -1, 1, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expect all stride values to be >= 1, got 0, 1
func.func @conv2d_158(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 0, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expect all dilation values to be >= 1, got 1, 0
func.func @conv2d_159(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 0>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to ...
func.func @conv2d_160(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 4, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: calculated output height did not match expected: calculated=7, expected=8
func.func @conv2d_161(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x8x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x8x7x5xi32>
  return %r : tensor<1x8x7x5xi32>
}
// ----- tosa.conv2d: calculated output width did not match expected: calculated=7, expected=8
func.func @conv2d_162(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x8x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x8x5xi32>
  return %r : tensor<1x7x8x5xi32>
}
// ----- tosa.conv2d: bias channels expected to be equal to output channels (5) or 1, got 4
func.func @conv2d_163(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<4xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<4xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- custom op 'tosa.conv2d' 'tosa.conv2d' op attribute 'pad' failed to satisfy constraint: i64 dense ...
func.func @conv2d_164(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- custom op 'tosa.conv2d' 'tosa.conv2d' op attribute 'acc_type' failed to satisfy constraint: type ...
func.func @conv2d_165(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i64, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x8x4xi8>'
func.func @conv2d_166(%a0: tensor<1x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.conv2d: expect both input and weight to be float or not together, got 'f32' and 'i8'
func.func @conv2d_167(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xf32>) ->
    (tensor<1x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xi8>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x7x7x5xf32>
  return %r : tensor<1x7x7x5xf32>
}
// ----- tosa.conv2d: accumulator type for i16 tensor is not i48
func.func @conv2d_168(%a0: tensor<1x8x8x4xi16>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi48>) ->
    (tensor<1x7x7x5xi48>) {
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<5x3x3x4xi8>, tensor<5xi48>, tensor<1xi16>,
      tensor<1xi8>) -> tensor<1x7x7x5xi48>
  return %r : tensor<1x7x7x5xi48>
}
// ----- tosa.conv2d: expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'
func.func @conv2d_169(%a0: tensor<1x8x8x4xf8E5M2>, %a1: tensor<5x3x3x4xf8E4M3FN>, %a2: tensor<5xf16>, %a3:
    tensor<1xf8E5M2>, %a4: tensor<1xf8E4M3FN>) -> (tensor<1x7x7x5xf16>) {
  %r = tosa.conv2d %a0, %a1, %a2, %a3, %a4 {acc_type = f16, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<5x3x3x4xf8E4M3FN>, tensor<5xf16>,
      tensor<1xf8E5M2>, tensor<1xf8E4M3FN>) -> tensor<1x7x7x5xf16>
  return %r : tensor<1x7x7x5xf16>
}
// ----- tosa.conv2d: accumulator type for bf16 tensor is not f32
func.func @conv2d_170(%a0: tensor<1x8x8x4xbf16>, %a1: tensor<5x3x3x4xbf16>, %a2: tensor<5xbf16>, %a3:
    tensor<1xbf16>, %a4: tensor<1xbf16>) -> (tensor<1x7x7x5xbf16>) {
  %r = tosa.conv2d %a0, %a1, %a2, %a3, %a4 {acc_type = f16, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xbf16>, tensor<5x3x3x4xbf16>, tensor<5xbf16>, tensor<1xbf16>,
      tensor<1xbf16>) -> tensor<1x7x7x5xbf16>
  return %r : tensor<1x7x7x5xbf16>
}
// ----- tosa.conv2d: accumulator type for f8 tensor is not f16
func.func @conv2d_171(%a0: tensor<1x8x8x4xf8E5M2>, %a1: tensor<5x3x3x4xf8E5M2>, %a2: tensor<5xf16>, %a3:
    tensor<1xf8E5M2>, %a4: tensor<1xf8E5M2>) -> (tensor<1x7x7x5xf16>) {
  %r = tosa.conv2d %a0, %a1, %a2, %a3, %a4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<5x3x3x4xf8E5M2>, tensor<5xf16>,
      tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x7x7x5xf16>
  return %r : tensor<1x7x7x5xf16>
}
// ----- tosa.conv2d: accumulator type for f16 tensor is not f16/f32
func.func @conv2d_172(%a0: tensor<1x8x8x4xf16>, %a1: tensor<5x3x3x4xf16>, %a2: tensor<5xf16>, %a3: tensor<1xf16>,
    %a4: tensor<1xf16>) -> (tensor<1x7x7x5xf16>) {
  %r = tosa.conv2d %a0, %a1, %a2, %a3, %a4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<5x3x3x4xf16>, tensor<5xf16>, tensor<1xf16>,
      tensor<1xf16>) -> tensor<1x7x7x5xf16>
  return %r : tensor<1x7x7x5xf16>
}
// ----- tosa.depthwise_conv2d: calculated output height did not match expected: calculated=7, expected=8
func.func @depthwise_conv2d_173(%a0: tensor<1x8x8x4xf32>, %a1: tensor<3x3x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<1x8x7x8xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x7x8xf32>
  return %r : tensor<1x8x7x8xf32>
}
// ----- tosa.depthwise_conv2d: bias channels expected to be equal to output channels (8) or 1, got 7
func.func @depthwise_conv2d_174(%a0: tensor<1x8x8x4xf32>, %a1: tensor<3x3x4x2xf32>, %a2: tensor<7xf32>) ->
    (tensor<1x7x7x8xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<7xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x8xf32>
  return %r : tensor<1x7x7x8xf32>
}
// ----- tosa.conv3d: calculated output depth did not match expected: calculated=4, expected=3
func.func @conv3d_175(%a0: tensor<1x4x8x8x4xf32>, %a1: tensor<5x2x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x3x7x6x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xf32>, tensor<5x2x3x3x4xf32>, tensor<5xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x7x6x5xf32>
  return %r : tensor<1x3x7x6x5xf32>
}
// ----- tosa.conv3d: calculated output width did not match expected: calculated=6, expected=7
func.func @conv3d_176(%a0: tensor<1x4x8x8x4xf32>, %a1: tensor<5x2x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x4x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xf32>, tensor<5x2x3x3x4xf32>, tensor<5xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x7x5xf32>
  return %r : tensor<1x4x7x7x5xf32>
}
// ----- tosa.transpose_conv2d: dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + ...
func.func @transpose_conv2d_177(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x8x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x8x9x5xf32>
  return %r : tensor<1x8x9x5xf32>
}
// ----- tosa.transpose_conv2d: dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + ...
func.func @transpose_conv2d_178(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x9x8x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x9x8x5xf32>
  return %r : tensor<1x9x8x5xf32>
}
// ----- tosa.transpose_conv2d: expect all stride values to be >= 1, got [0, 2]
func.func @transpose_conv2d_179(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x9x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 0, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}
// ----- tosa.transpose_conv2d: expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3
func.func @transpose_conv2d_180(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x9x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}
// ----- tosa.transpose_conv2d: expected out_pad_right > -KW, but got: out_pad_right=-4 and KW=3
func.func @transpose_conv2d_181(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x9x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, -4>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}
// ----- tosa.transpose_conv2d: bias channels expected to be equal to output channels (5) or 1, got 4
func.func @transpose_conv2d_182(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<4xf32>) ->
    (tensor<1x9x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}
// ----- tosa.matmul: expect input b and b_zp have the same element type, got 'i16' and 'i8'
func.func @matmul_183(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi16>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi16>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.matmul: expect input a and a_zp have the same element type, got 'i8' and 'i32'
func.func @matmul_184(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi32>, tensor<1xi8>) ->
      tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.matmul: expect input b and b_zp have the same element type, got 'i8' and 'i32'
func.func @matmul_185(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi32>) ->
      tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.matmul: a zero point must be zero for non-int8 integer types
func.func @matmul_186(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
  %c2 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul: b zero point must be zero for non-int8 integer types
func.func @matmul_187(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_188(%a0: tensor<2x3x4xi8>, %a1: tensor<3x6x5xi8>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<3x6x5xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_189(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<2x4x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<2x4x5xi32>
  return %r : tensor<2x4x5xi32>
}
// ----- tosa.matmul: expect operands to be both quantized or both not quantized, got ...
func.func @matmul_190(%a0: tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, %a1: tensor<2x4x5xi8>) ->
    (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x4x5xi8>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.matmul: expect quantized operands to have same widths, got 8 and 16
func.func @matmul_191(%a0: tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, %a1: tensor<2x4x5x!quant.uniform<i16:f32,
    0.5:3>>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>,
      tensor<2x4x5x!quant.uniform<i16:f32, 0.5:3>>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.avg_pool2d: calculated output height did not match expected: calculated=8, expected=7
func.func @avg_pool2d_192(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x7x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x4xf32>
  return %r : tensor<1x7x8x4xf32>
}
// ----- tosa.avg_pool2d: expect all kernel values to be >= 1, got 0, 2
func.func @avg_pool2d_193(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 0, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expect all stride values to be >= 1, got 0, 1
func.func @avg_pool2d_194(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      0, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expect all padding values to be >= 0, got 0, -1, 1, 0
func.func @avg_pool2d_195(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, -1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expected top/bottom padding to be less than the height of the kernel, got ...
func.func @avg_pool2d_196(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expected left/right padding to be less than the width of the kernel, got ...
func.func @avg_pool2d_197(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 2, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by ...
func.func @avg_pool2d_198(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      2, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: accumulator type for f32 tensor is not f32
func.func @avg_pool2d_199(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f16} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expect both input and its zero point are the same element type, got 'f32' and 'i8'
func.func @avg_pool2d_200(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: expect both output and its zero point are the same element type, got 'f32' and 'i8'
func.func @avg_pool2d_201(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.avg_pool2d: accumulator type for integer tensor is not i32
func.func @avg_pool2d_202(%a0: tensor<1x8x8x4xi8>) -> (tensor<1x8x8x4xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x4xi8>
  return %r : tensor<1x8x8x4xi8>
}
// ----- tosa.avg_pool2d: input zero point must be zero for non-int8 integer types
func.func @avg_pool2d_203(%a0: tensor<1x8x8x4xi16>) -> (tensor<1x8x8x4xi16>) {
  %c1 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c2 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = i32} : (tensor<1x8x8x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x8x8x4xi16>
  return %r : tensor<1x8x8x4xi16>
}
// ----- tosa.max_pool2d: expect input and output to have same element type, got 'f32' and 'f16'
func.func @max_pool2d_204(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf16>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf16>
  return %r : tensor<1x8x8x4xf16>
}
// ----- tosa.max_pool2d: calculated output width did not match expected: calculated=8, expected=7
func.func @max_pool2d_205(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x7x4xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<1x8x7x4xf32>
  return %r : tensor<1x8x7x4xf32>
}
// ----- tosa.max_pool2d: requires attribute 'pad'
func.func @max_pool2d_206(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pod = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.fft2d: expected height to be a power of two, got 3
func.func @fft2d_207(%a0: tensor<1x3x8xf32>, %a1: tensor<1x3x8xf32>) -> (tensor<1x3x8xf32>, tensor<1x3x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> (tensor<1x3x8xf32>,
      tensor<1x3x8xf32>)
  return %r#0, %r#1 : tensor<1x3x8xf32>, tensor<1x3x8xf32>
}
// ----- tosa.fft2d: expected width to be a power of two, got 9
func.func @fft2d_208(%a0: tensor<1x4x9xf32>, %a1: tensor<1x4x9xf32>) -> (tensor<1x4x9xf32>, tensor<1x4x9xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x9xf32>, tensor<1x4x9xf32>) -> (tensor<1x4x9xf32>,
      tensor<1x4x9xf32>)
  return %r#0, %r#1 : tensor<1x4x9xf32>, tensor<1x4x9xf32>
}
// ----- tosa.fft2d: requires a floating point type
func.func @fft2d_209(%a0: tensor<1x4x8xi32>, %a1: tensor<1x4x8xi32>) -> (tensor<1x4x8xi32>, tensor<1x4x8xi32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> (tensor<1x4x8xi32>,
      tensor<1x4x8xi32>)
  return %r#0, %r#1 : tensor<1x4x8xi32>, tensor<1x4x8xi32>
}
// ----- tosa.fft2d: requires the same shape for all operands and results
func.func @fft2d_210(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x7xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>,
      tensor<1x4x7xf32>)
  return %r#0, %r#1 : tensor<1x4x8xf32>, tensor<1x4x7xf32>
}
// ----- tosa.fft2d: requires attribute 'inverse'
func.func @fft2d_211(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return %r#0, %r#1 : tensor<1x4x8xf32>, tensor<1x4x8xf32>
}
// ----- tosa.rfft2d: expected height to be a power of two, got 3
func.func @rfft2d_212(%a0: tensor<1x3x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x3x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return %r#0, %r#1 : tensor<1x3x5xf32>, tensor<1x3x5xf32>
}
// ----- tosa.rfft2d: expected width to be a power of two, got 6
func.func @rfft2d_213(%a0: tensor<1x4x6xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x6xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return %r#0, %r#1 : tensor<1x4x5xf32>, tensor<1x4x5xf32>
}
// ----- tosa.rfft2d: expected output width to be equal to input_width / 2 + 1, got 4
func.func @rfft2d_214(%a0: tensor<1x4x8xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return %r#0, %r#1 : tensor<1x4x4xf32>, tensor<1x4x4xf32>
}
// ----- tosa.rfft2d: expected batch and height dimensions of input/output to match, got ...
func.func @rfft2d_215(%a0: tensor<1x4x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
  return %r#0, %r#1 : tensor<1x8x5xf32>, tensor<1x8x5xf32>
}
// ----- tosa.rfft2d: expected output shapes to match, got 'tensor<1x4x5xf32>', 'tensor<1x4x4xf32>'
func.func @rfft2d_216(%a0: tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x4xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x4xf32>)
  return %r#0, %r#1 : tensor<1x4x5xf32>, tensor<1x4x4xf32>
}
// ----- tosa.rescale: expect input to have integer element type, got 'f32'
func.func @rescale_217(%a0: tensor<4x?xf32>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x?xf32>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect output to have integer element type, got 'f32'
func.func @rescale_218(%a0: tensor<4x2xi8>) -> (tensor<4x2xf32>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
// ----- tosa.rescale: expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. ...
func.func @rescale_219(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expected output and output_zp to both be integer of the same bitwidth, but got 'i8' ...
func.func @rescale_220(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi32>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect i32 element type for multiplier for scale32=true, got 'i16'
func.func @rescale_221(%a0: tensor<4x2xi8>, %a1: tensor<1xi16>) -> (tensor<4x2xi8>) {
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %a1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect i16 element type for multiplier for scale32=false, got 'i32'
func.func @rescale_222(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect shape of { 1 } for multiplier input, got { 2 }
func.func @rescale_223(%a0: tensor<4x2xi8>, %a1: tensor<2xi32>) -> (tensor<4x2xi8>) {
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %a1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect shape of { 1 } for shift input, got { 2 }
func.func @rescale_224(%a0: tensor<4x2xi8>, %a2: tensor<2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %a2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect input_zp of 0, got 4
func.func @rescale_225(%a0: tensor<4x2xi32>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi32>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect input_zp of 0 or 32768 for unsigned int16 input, got 4
func.func @rescale_226(%a0: tensor<4x2xi16>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<4> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = true, output_unsigned = false} : (tensor<4x2xi16>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi16>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect shape of { 2 } for multiplier input, got { 1 }
func.func @rescale_227(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- custom op 'tosa.rescale' invalid rounding_mode value: BAD_ROUND
func.func @rescale_228(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = BAD_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.rescale: expect input_zp of 0 or 32768 for unsigned int16 input, got 65532
func.func @rescale_229(%a0: tensor<4x2xi16>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<-4> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = true, output_unsigned = false} : (tensor<4x2xi16>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi16>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.apply_scale: operand #0 must be signless-integer-like, but got 'f32'
func.func @apply_scale_230(%a0: f32, %a1: i32, %a2: i8) -> (i32) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = SINGLE_ROUND} : (f32, i32, i8) -> i32
  return %r : i32
}
// ----- tosa.apply_scale: operand #2 must be signless-integer-8-bit-like, but got 'i32'
func.func @apply_scale_231(%a0: i32, %a1: i32, %a2: i32) -> (i32) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = SINGLE_ROUND} : (i32, i32, i32) -> i32
  return %r : i32
}
// ----- tosa.apply_scale: if an operand is non-scalar, then there must be at least one non-scalar result
func.func @apply_scale_232(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi8>) -> (i32) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>)
      -> i32
  return %r : i32
}
// ----- tosa.apply_scale: requires attribute 'rounding_mode'
func.func @apply_scale_233(%a0: i32, %a1: i32, %a2: i8) -> (i32) {
  %r = tosa.apply_scale %a0, %a1, %a2 : (i32, i32, i8) -> i32
  return %r : i32
}
// ----- tosa.add_shape: operands don't have matching ranks
func.func @add_shape_234() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.add_shape %c0, %c1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}
// ----- tosa.add_shape: result shape has different rank than operands
func.func @add_shape_235() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.add_shape %c0, %c1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
// ----- tosa.concat_shape: requires output shape rank to be equal to the sum of the input shape ranks (4), ...
func.func @concat_shape_236() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.concat_shape %c0, %c1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
// ----- tosa.dim: expect axis to be in the range [0, 2), got 2
func.func @dim_237(%a0: tensor<2x?xf32>) {
  %r = tosa.dim %a0 {axis = 2 : i32} : (tensor<2x?xf32>) -> !tosa.shape<1>
  return
}
// ----- tosa.dim: expect output shape type to contain one element, got '!tosa.shape<2>'
func.func @dim_238(%a0: tensor<2x?xf32>) {
  %r = tosa.dim %a0 {axis = 1 : i32} : (tensor<2x?xf32>) -> !tosa.shape<2>
  return
}
// ----- tosa.dim: expect axis to be in the range [0, 2), got -1
func.func @dim_239(%a0: tensor<2x?xf32>) {
  %r = tosa.dim %a0 {axis = -1 : i32} : (tensor<2x?xf32>) -> !tosa.shape<1>
  return
}
// ----- tosa.exp2_shape: result shape has different rank than operands
func.func @exp2_shape_240() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.exp2_shape %c0 : (!tosa.shape<2>) -> !tosa.shape<1>
  return
}
// ----- tosa.slice_shape: expected non-negative start index, got -1
func.func @slice_shape_241() {
  %c0 = tosa.const_shape {values = dense<[7, 3, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c1 = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.slice_shape %c0, %c1, %c2 : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// ----- tosa.slice_shape: expected positive size, got 0
func.func @slice_shape_242() {
  %c0 = tosa.const_shape {values = dense<[7, 3, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c1 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.slice_shape %c0, %c1, %c2 : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// ----- tosa.slice_shape: expected output type size to be equal to size attribute, got 2 vs 3
func.func @slice_shape_243() {
  %c0 = tosa.const_shape {values = dense<[7, 3, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c1 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.slice_shape %c0, %c1, %c2 : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// ----- tosa.slice_shape: expected start + size to be less than or equal to input shape rank (3), got 4
func.func @slice_shape_244() {
  %c0 = tosa.const_shape {values = dense<[7, 3, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c1 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.slice_shape %c0, %c1, %c2 : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// ----- tosa.slice_shape: expected output type size to be equal to size attribute, got 2 vs 1
func.func @slice_shape_245() {
  %c0 = tosa.const_shape {values = dense<[7, 3, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.slice_shape %c0, %c1, %c2 : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// ----- tosa.add_shape: shape operand is not compile time resolvable
func.func @add_shape_246(%a0: !tosa.shape<2>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.add_shape %a0, %c1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.matmul_t_block_scaled: operand #0 must be tosa-conformant unranked tensor of micro-scaling ...
func.func @matmul_t_block_scaled_247(%a0: tensor<2x3x64xf32>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf32>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expect A_data and B_data to have same element type, got 'f8E5M2' and ...
func.func @matmul_t_block_scaled_248(%a0: tensor<2x3x64xf8E5M2>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E5M2>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected batch of a_scale to match size 2, got 1
func.func @matmul_t_block_scaled_249(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<1x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<1x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected height of a_scale to match size 3, got 4
func.func @matmul_t_block_scaled_250(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected C/block_size of b_scale to match size 3, got 2
func.func @matmul_t_block_scaled_251(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x3xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected batch of b_scale to match size 3, got 2
func.func @matmul_t_block_scaled_252(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<3x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<3x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected channels of b_data to match size 64, got 32
func.func @matmul_t_block_scaled_253(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x32xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x32xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected batch of b_scale to match size 2, got 1
func.func @matmul_t_block_scaled_254(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<1x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected width of b_scale to match size 5, got 4
func.func @matmul_t_block_scaled_255(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x4x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected C/block_size of b_scale to match size 2, got 1
func.func @matmul_t_block_scaled_256(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x1xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x1xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expect B matrix batch size to be broadcast compatible with A, got D=3 ...
func.func @matmul_t_block_scaled_257(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<3x5x64xf8E4M3FN>, %a3: tensor<3x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<3x5x64xf8E4M3FN>, tensor<3x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expect C to be a multiple of block size, got C=63, block_size=32
func.func @matmul_t_block_scaled_258(%a0: tensor<2x3x63xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x63xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x63xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x63xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expect scale operands dimension 2 to equal C/block_size (64/32), got 3
func.func @matmul_t_block_scaled_259(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x3xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x3xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.matmul_t_block_scaled: expected output shape 2, 4, 5 to be compatible with expected output ...
func.func @matmul_t_block_scaled_260(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x4x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32>
  return %r : tensor<2x4x5xf32>
}
// ----- custom op 'tosa.matmul_t_block_scaled' invalid block_size value: FOO
func.func @matmul_t_block_scaled_262(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = FOO} : (tensor<2x3x64xf8E4M3FN>,
      tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.cast_from_block_scaled: require compatible shapes for input_data ('tensor<4x64xf8E5M2>') and ...
func.func @cast_from_block_scaled_263(%a0: tensor<4x64xf8E5M2>, %a1: tensor<4x2xf8E8M0FNU>) -> (tensor<4x63xf32>) {
  %r = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E5M2>,
      tensor<4x2xf8E8M0FNU>) -> tensor<4x63xf32>
  return %r : tensor<4x63xf32>
}
// ----- tosa.cast_from_block_scaled: require compatible shapes for input_data ('tensor<4x64xf8E5M2>') and ...
func.func @cast_from_block_scaled_264(%a0: tensor<4x64xf8E5M2>, %a1: tensor<3x2xf8E8M0FNU>) -> (tensor<4x64xf32>) {
  %r = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E5M2>,
      tensor<3x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return %r : tensor<4x64xf32>
}
// ----- tosa.cast_from_block_scaled: expect last dimension of input_scale (3) to be equal to last dimension ...
func.func @cast_from_block_scaled_265(%a0: tensor<4x64xf8E5M2>, %a1: tensor<4x3xf8E8M0FNU>) -> (tensor<4x64xf32>) {
  %r = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E5M2>,
      tensor<4x3xf8E8M0FNU>) -> tensor<4x64xf32>
  return %r : tensor<4x64xf32>
}
// ----- tosa.cast_from_block_scaled: expect last dimension of input_data (63) to be divisible by block_size ...
func.func @cast_from_block_scaled_266(%a0: tensor<4x63xf8E5M2>, %a1: tensor<4x2xf8E8M0FNU>) -> (tensor<4x63xf32>) {
  %r = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x63xf8E5M2>,
      tensor<4x2xf8E8M0FNU>) -> tensor<4x63xf32>
  return %r : tensor<4x63xf32>
}
// ----- tosa.cast_to_block_scaled: require compatible shapes for input_data ('tensor<4x64xf32>') and ...
func.func @cast_to_block_scaled_267(%a0: tensor<4x64xf32>) -> (tensor<4x63xf8E5M2>, tensor<4x2xf8E8M0FNU>) {
  %r:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x63xf8E5M2>,
      tensor<4x2xf8E8M0FNU>)
  return %r#0, %r#1 : tensor<4x63xf8E5M2>, tensor<4x2xf8E8M0FNU>
}
// ----- tosa.cast_to_block_scaled: require compatible shapes for output_data ('tensor<4x64xf8E5M2>') and ...
func.func @cast_to_block_scaled_268(%a0: tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<3x2xf8E8M0FNU>) {
  %r:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>,
      tensor<3x2xf8E8M0FNU>)
  return %r#0, %r#1 : tensor<4x64xf8E5M2>, tensor<3x2xf8E8M0FNU>
}
// ----- tosa.cast_to_block_scaled: expect last dimension of output_scale (3) to be equal to last dimension ...
func.func @cast_to_block_scaled_269(%a0: tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x3xf8E8M0FNU>) {
  %r:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>,
      tensor<4x3xf8E8M0FNU>)
  return %r#0, %r#1 : tensor<4x64xf8E5M2>, tensor<4x3xf8E8M0FNU>
}
// ----- tosa.cast_to_block_scaled: expect last dimension of input_data (63) to be divisible by block_size ...
func.func @cast_to_block_scaled_270(%a0: tensor<4x63xf32>) -> (tensor<4x63xf8E5M2>, tensor<4x2xf8E8M0FNU>) {
  %r:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x63xf32>) -> (tensor<4x63xf8E5M2>,
      tensor<4x2xf8E8M0FNU>)
  return %r#0, %r#1 : tensor<4x63xf8E5M2>, tensor<4x2xf8E8M0FNU>
}
// ----- tosa.const: expected same attr/result element types
func.func @const_271() -> (tensor<2xi32>) {
  %r = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<2xi32>
  return %r : tensor<2xi32>
}
// ----- tosa.const: failed to verify that all of {values, output} have same shape
func.func @const_272() -> (tensor<3xi8>) {
  %r = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<3xi8>
  return %r : tensor<3xi8>
}
// ----- tosa.const: expected tensors for attr/result type
func.func @const_273() -> (tensor<2xi8>) {
  %r = "tosa.const"() <{values = dense<1> : vector<2xi8>}> : () -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.const: requires attribute 'values'
func.func @const_274() -> (tensor<3xi8>) {
  %r = "tosa.const"() : () -> tensor<3xi8>
  return %r : tensor<3xi8>
}
// ----- tosa.cond_if: 'condition' must be a size 1 tensor, got 'tensor<2xi1>'
func.func @cond_if_condition_must_be_a_size_1_tensor_got_tensor_2xi1(%c: tensor<2xi1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.cond_if %c : tensor<2xi1> -> tensor<2xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
    tosa.yield %x : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
// ----- tosa.cond_if: require same shapes for 'then_graph' results ('tensor<2xf32>') and 'output_list' ...
func.func @cond_if_require_same_shapes_for_then_graph_results_tensor(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<3xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<3xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
    tosa.yield %x : tensor<2xf32>
  }
  return %0 : tensor<3xf32>
}
// ----- tosa.cond_if: require same element type for 'then_graph' results ('f32') and 'output_list' ('f16')
func.func @cond_if_require_same_element_type_for_then_graph_results_f32(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf16> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2xf16> {
    tosa.yield %x : tensor<2xf32>
  } else {
    tosa.yield %x : tensor<2xf32>
  }
  return %0 : tensor<2xf16>
}
// ----- expected ':'
func.func @expected(%c: tensor<i1>, %x: tensor<2xf32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
    tosa.yield
  }
  return
}
// ----- tosa.cond_if: region #0 ('then_graph') failed to verify constraint: region with 1 blocks
func.func @cond_if_region_0_then_graph_failed_to_verify_constraint(%c: tensor<i1>, %x: tensor<2xf32>) {
  tosa.cond_if %c : tensor<i1> {
  }
  return
}
// ----- custom op 'tosa.cond_if' expected as many input types as operands (expected 2 got 1)
func.func @custom_op_cond_if_expected_as_many_input_types_as_operands(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.cond_if %c (%a = %x, %b = %x) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    tosa.yield %a : tensor<2xf32>
  } else {
  ^bb0(%b: tensor<2xf32>):
    tosa.yield %b : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
// ----- tosa.cond_if: require same number of values in 'then_graph' arguments (0) and 'input_list' (1)
func.func @cond_if_require_same_number_of_values_in_then_graph(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
  ^bb0(%b: tensor<2xf32>):
    tosa.yield %b : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
// ----- tosa.cond_if: operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got ...
func.func @cond_if_operand_0_must_be_tosa_conformant_tensor_of_1_bit(%c: tensor<i8>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.cond_if %c : tensor<i8> -> tensor<2xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
    tosa.yield %x : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
// ----- tosa.while_loop: 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'
func.func @while(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0:2 = tosa.while_loop (%a = %x, %b = %y) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    tosa.yield %a : tensor<i32>
  } do {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    tosa.yield %a, %b : tensor<i32>, tensor<i32>
  }
  return %0#0 : tensor<i32>
}
// ----- tosa.while_loop: 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'
func.func @while(%x: tensor<i32>, %y: tensor<2xi1>) -> tensor<i32> {
  %0:1 = tosa.while_loop (%a = %x) : (tensor<i32>) -> (tensor<i32>) {
    tosa.yield %y : tensor<2xi1>
  } do {
  ^bb0(%a: tensor<i32>):
    tosa.yield %a : tensor<i32>
  }
  return %0#0 : tensor<i32>
}
// ----- tosa.while_loop: require 'cond_graph' only have one result
func.func @while(%x: tensor<i32>, %y: tensor<i1>) -> tensor<i32> {
  %0:1 = tosa.while_loop (%a = %x) : (tensor<i32>) -> (tensor<i32>) {
    tosa.yield %y, %y : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    tosa.yield %a : tensor<i32>
  }
  return %0#0 : tensor<i32>
}
// ----- custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 2)
func.func @while(%x: tensor<i32>, %y: tensor<i1>) -> tensor<i32> {
  %0:1 = tosa.while_loop (%a = %x) : (tensor<i32>, tensor<i32>) -> (tensor<i32>) {
    tosa.yield %y : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    tosa.yield %a : tensor<i32>
  }
  return %0#0 : tensor<i32>
}
// ----- tosa.while_loop: require same number of values in 'input_list' (1) and 'output_list' (0)
func.func @while(%x: tensor<i32>, %y: tensor<i1>) {
  tosa.while_loop (%a = %x) : (tensor<i32>) -> () {
    tosa.yield %y : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    tosa.yield %a : tensor<i32>
  }
  return
}
// ----- tosa.variable_write: 'v' has not been declared by 'tosa.variable'
func.func @vars(%x: tensor<2xi32>) {
  tosa.variable_write @v, %x : tensor<2xi32>
  return
}
// ----- tosa.variable_write, tosa.variable
func.func @vars(%x: tensor<2xi32>) {
  tosa.variable_write @v, %x : tensor<2xi32>
  return
}
tosa.variable @v = dense<7> : tensor<2xi32>
// ----- redefinition of symbol named 'v'
tosa.variable @v = dense<7> : tensor<2xi32>
tosa.variable @v = dense<7> : tensor<2xi32>
// ----- tosa.variable_read: require same element type for 'output1' ('i16') and the input tensor ('i32')
tosa.variable @v = dense<7> : tensor<2xi32>
func.func @vars() {
  %0 = tosa.variable_read @v : tensor<2xi16>
  return
}
// ----- tosa.variable_read: require same shapes for 'output1' ('tensor<3xi32>') and the input tensor ...
tosa.variable @v = dense<7> : tensor<2xi32>
func.func @vars() {
  %0 = tosa.variable_read @v : tensor<3xi32>
  return
}
// ----- tosa.variable: symbol's parent must have the SymbolTable trait
func.func @vars() {
  tosa.variable @v = dense<7> : tensor<2xi32>
  return
}
// ----- invalid rank (must be >= 0): -1
func.func @invalid_rank_must_be_0_1(%x: !tosa.shape<-1>) { return }
// ----- expected integer value
func.func @expected_integer_value(%x: !tosa.shape<a>) { return }
// ----- expected '<'
func.func @expected_2(%x: !tosa.shape) { return }
// ----- expected ','
module attributes {tosa.a = #tosa.unary_quant<input_zp = 1>} {}
// ----- expected integer value
module attributes {tosa.a = #tosa.unary_quant<input_zp = a, output_zp = 2>} {}
// ----- expected ::mlir::tosa::ResizeMode to be one of: NEAREST_NEIGHBOR, BILINEAR
module attributes {tosa.a = #tosa.resize_mode<FOO>} {}
// ----- expected ::mlir::tosa::Level to be one of: none, 8k
module attributes {tosa.a = #tosa.level<"9k">} {}
// ----- tosa.const_shape: expect elements in attribute values with rank 1
%0 = "tosa.const_shape"() {values = dense<[[1, 2]]> : tensor<1x2xindex>} : () -> !tosa.shape<2>
// ----- tosa.const_shape: expect number of elements in attribute values (2) to be equal to the rank (3) for ...
%0 = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<3>
// ----- tosa.const_shape: attribute 'values' failed to satisfy constraint: index elements attribute
%0 = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xi64>} : () -> !tosa.shape<2>
// ----- tosa.concat: expect at least one input
%0 = "tosa.concat"() {axis = 0 : i32} : () -> tensor<2xf32>
