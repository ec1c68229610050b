// COMPARE: --stablehlo-legalize-to-linalg
// ----- sizes as values
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>) -> (tensor<?xf32>) {
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %1 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x3xf32>) -> tensor<i32>
  %2 = stablehlo.multiply %0, %1 : tensor<i32>
  %n = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
  %3 = stablehlo.dynamic_reshape %a, %n : (tensor<?x3xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}
// ----- numbered elements of dynamic sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2xi32>, %b: tensor<f32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = stablehlo.dynamic_iota %a, dim = 1 : (tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %b, %a, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %2 = stablehlo.add %0, %1 : tensor<?x?xf32>
  %3 = stablehlo.dynamic_reshape %1, %a : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>
}
// ----- dynamic broadcasts
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x1xf32>, %b: tensor<2xui32>, %c: tensor<4x3xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %b, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xui32>) -> tensor<?x?xf32>
  %1 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0, 1>,
      known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?x1xf32>, tensor<2xui32>) -> tensor<?x?xf32>
  %2 = stablehlo.dynamic_broadcast_in_dim %c, %b, dims = [1, 0] : (tensor<4x3xf32>, tensor<2xui32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// ----- dynamic slices and pads
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<2xi32>, %c: tensor<2xi32>, %d: tensor<2xi32>, %e: tensor<f32>) -> (tensor<?x?xf32>,
    tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = stablehlo.real_dynamic_slice %a, %b, %c, %d : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_pad %a, %e, %b, %c, %d : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %n = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %s = stablehlo.dynamic_broadcast_in_dim %e, %n, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %2 = stablehlo.real_dynamic_slice %s, %b, %c, %d : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// ----- slices of dynamic sizes at positions that are clamped
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<i32>) -> (tensor<2x3xf32>) {
  %0 = stablehlo.dynamic_slice %a, %b, %b, sizes = [2, 3] : (tensor<?x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// ----- a reshape of unknown sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<f32>) -> (tensor<4x3xf32>) {
  %0 = stablehlo.reshape %a : (tensor<?x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// ----- a broadcast of unknown sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<f32>) -> (tensor<4x3xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<?x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// ----- a pad of unknown sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<f32>) -> (tensor<4x3xf32>) {
  %0 = stablehlo.pad %a, %b, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// ----- broadcasting operations of CHLO
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x1xf32>, %b: tensor<3xf32>, %c: tensor<4x3xi1>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>,
    tensor<4x1xf32>, tensor<f32>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  %1 = chlo.broadcast_multiply %b, %a {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
  %2 = chlo.broadcast_select %c, %a, %b : (tensor<4x3xi1>, tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  %k = stablehlo.constant dense<2.0> : tensor<f32>
  %3 = chlo.broadcast_subtract %a, %k : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xf32>
  %4 = chlo.broadcast_power %k, %k : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x1xf32>, tensor<f32>
}
// ----- a loop that counts to a value
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- a loop that counts to a constant of its condition
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %k = stablehlo.constant dense<9> : tensor<i32>
    %p = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %one, %i : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- a loop that counts to a value that its condition computes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %k = stablehlo.add %n, %n : tensor<i32>
    %p = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- a loop with another step
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %two : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- a loop that doubles
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.multiply %i, %two : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- a loop with another comparison
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %p = stablehlo.compare LE, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- a loop that compares a value that it does not change
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<4xf32>, %c: tensor<i32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %a, %x = %b, %n = %c) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %y, %n : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xf32>, tensor<i32>
}
// ----- branches
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i1>, %b: tensor<i32>, %c: tensor<4xf32>, %d: tensor<f32>) -> (tensor<4xf32>, tensor<f32>, tensor<4xf32>) {
  %0:2 = "stablehlo.if"(%a) ({
    %y = stablehlo.add %c, %c : tensor<4xf32>
    stablehlo.return %y, %d : tensor<4xf32>, tensor<f32>
  }, {
    %z = stablehlo.negate %d : tensor<f32>
    stablehlo.return %c, %z : tensor<4xf32>, tensor<f32>
  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<f32>)
  %1 = "stablehlo.case"(%b) ({
    stablehlo.return %c : tensor<4xf32>
  }, {
    %y = stablehlo.negate %c : tensor<4xf32>
    stablehlo.return %y : tensor<4xf32>
  }, {
    %y = stablehlo.abs %c : tensor<4xf32>
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0#0, %0#1, %1 : tensor<4xf32>, tensor<f32>, tensor<4xf32>
}
// ----- calls
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<f32>) {
  %0 = func.call @small(%a) : (tensor<f32>) -> tensor<f32>
  %1 = func.call @kept(%b) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = func.call @again(%a) : (tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<4xf32>, tensor<f32>
}
func.func private @small(%x: tensor<f32>) -> tensor<f32> {
  %y = stablehlo.add %x, %x : tensor<f32>
  return %y : tensor<f32>
}
func.func private @kept(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func private @again(%x: tensor<f32>) -> tensor<f32> {
  %y = stablehlo.negate %x : tensor<f32>
  %z = func.call @again(%y) : (tensor<f32>) -> tensor<f32>
  return %z : tensor<f32>
}
func.func private @unused(%x: tensor<f32>) -> tensor<f32> {
  %y = stablehlo.cosine %x : tensor<f32>
  return %y : tensor<f32>
}
// ----- marks, tuples and barriers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4xf32>, %b: tensor<i1>) -> (tensor<4xf32>, tensor<i1>) {
  stablehlo.custom_call @shape_assertion(%b) : (tensor<i1>) -> ()
  %0 = stablehlo.custom_call @Sharding(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<4xf32>
  %2 = stablehlo.tuple %1, %b : tuple<tensor<4xf32>, tensor<i1>>
  %3 = stablehlo.get_tuple_element %2[0] : (tuple<tensor<4xf32>, tensor<i1>>) -> tensor<4xf32>
  %4 = stablehlo.get_tuple_element %2[1] : (tuple<tensor<4xf32>, tensor<i1>>) -> tensor<i1>
  return %3, %4 : tensor<4xf32>, tensor<i1>
}
// ----- a map of scalars and of tensors
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
  %0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.map"(%b, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<f32>, tensor<4xf32>
}
// ----- operations of other dialects
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) -> (tensor<f32>) {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %1 = tensor.extract %0[%c0] : tensor<4xf32>
  %2 = tensor.extract %b[] : tensor<f32>
  %3 = arith.addf %1, %2 : f32
  %4 = tensor.from_elements %3 : tensor<f32>
  %5 = stablehlo.negate %4 : tensor<f32>
  return %5 : tensor<f32>
}
// ----- quantized values
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<2xf32>, %c: tensor<2xi8>) -> (tensor<2xf32>, tensor<2xi8>, tensor<2xi1>) {
  %0 = stablehlo.uniform_quantize %b : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  %1 = stablehlo.add %0, %a : tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  %2 = stablehlo.uniform_quantize %1 : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.25>>
  %3 = stablehlo.uniform_dequantize %2 : (tensor<2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2xf32>
  %4 = stablehlo.bitcast_convert %1 : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2xi8>
  %5 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  %6 = stablehlo.compare LT, %1, %5 : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>, tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2xi1>
  return %3, %4, %6 : tensor<2xf32>, tensor<2xi8>, tensor<2xi1>
}
// ----- a quantized value in a region
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> (tensor<!quant.uniform<i8:f32,
    0.5:-3>>) {
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %y: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:-3>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  return %0 : tensor<!quant.uniform<i8:f32, 0.5:-3>>
}
