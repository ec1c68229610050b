// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-convert-integer-type-to-signless))" --split-input-file --allow-unregistered-dialect
func.func @id(%a: tensor<4xui8>, %b: tensor<4xsi8>, %c: ui8) -> tensor<4xui8> {
  %0 = tosa.identity %a : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
// -----
func.func @const() -> tensor<2xui8> {
  %0 = "tosa.const"() <{values = dense<[1, 200]> : tensor<2xui8>}> : () -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
// -----
// MLIR LEFT OUT: some builds crash
func.func @constsplat() -> tensor<2xui16> {
  %0 = "tosa.const"() <{values = dense<[60000, 3]> : tensor<2xui16>}> : () -> tensor<2xui16>
  return %0 : tensor<2xui16>
}
// -----
func.func @cast(%a: tensor<4xui8>) -> tensor<4xi32> {
  %0 = tosa.cast %a {x = 3 : ui8} : (tensor<4xui8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @rescale(%a: tensor<4xui8>) -> tensor<4xi8> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<10> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %z, %y 
      {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false}
      : (tensor<4xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @brplain(%a: tensor<4xui8>) -> tensor<4xui8> {
  cf.br ^a
^a:
  return %a : tensor<4xui8>
}
// -----
func.func @call(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = call @call(%a) : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
// -----
func.func private @decl(tensor<4xui8>, ui8, si4, memref<3xui8>, vector<3xui8>, tuple<ui8>, tensor<*xui8>) -> ui8
// -----
func.func @attrs(%a: tensor<4xui8> {t.x = 3 : ui8}) -> (tensor<4xui8> {t.x = ui8}) attributes {foo = 3 : ui8} {
  return %a : tensor<4xui8>
}
// -----
func.func @condif(%a: tensor<4xui8>, %c: tensor<i1>) -> tensor<4xui8> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xui8> {
    %1 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xui8>) -> tensor<4xui8>
    tosa.yield %1 : tensor<4xui8>
  } else {
    tosa.yield %a : tensor<4xui8>
  }
  return %0 : tensor<4xui8>
}
// -----
func.func @while(%a: tensor<4xui8>, %i: tensor<i32>) -> tensor<4xui8> {
  %0:2 = tosa.while_loop (%x = %a, %j = %i) : (tensor<4xui8>, tensor<i32>) -> (tensor<4xui8>, tensor<i32>) {
    %1 = tosa.greater %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<4xui8>, %j: tensor<i32>):
    %1 = tosa.reverse %x {axis = 0 : i32} : (tensor<4xui8>) -> tensor<4xui8>
    tosa.yield %1, %j : tensor<4xui8>, tensor<i32>
  }
  return %0#0 : tensor<4xui8>
}
// -----
func.func @other(%a: tensor<4xui8>) -> tensor<*xui8> {
  %0 = tensor.cast %a : tensor<4xui8> to tensor<*xui8>
  return %0 : tensor<*xui8>
}
// -----
func.func @other2(%a: tensor<4xi8>) -> tensor<*xi8> {
  %0 = tensor.cast %a : tensor<4xi8> to tensor<*xi8>
  return %0 : tensor<*xi8>
}
// -----
func.func @unreg(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = "x.y"(%a) ({
  ^bb0(%z: tensor<3xui8>):
    "x.z"(%z) : (tensor<3xui8>) -> ()
  }) {foo = 3 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
// -----
func.func @scf(%a: tensor<4xui8>, %c: i1) -> tensor<4xui8> {
  %0 = scf.if %c -> tensor<4xui8> {
    scf.yield %a : tensor<4xui8>
  } else {
    scf.yield %a : tensor<4xui8>
  }
  return %0 : tensor<4xui8>
}
// -----
func.func @arith() -> tensor<4xi8> {
  %0 = arith.constant dense<1> : tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @q(%a: tensor<4x!quant.uniform<u8:f32, 1.0>>) -> tensor<4x!quant.uniform<u8:f32, 1.0>> {
  %0 = tosa.identity %a : (tensor<4x!quant.uniform<u8:f32, 1.0>>) -> tensor<4x!quant.uniform<u8:f32, 1.0>>
  return %0 : tensor<4x!quant.uniform<u8:f32, 1.0>>
}
// -----
func.func @reshapefold(%a: tensor<4xui8>) -> tensor<4xui8> {
  %s = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<4xui8>, !tosa.shape<1>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
