// COMPARE: --transform-interpreter
// ----- structured.lower_pack
module attributes {transform.with_named_sequence} {
func.func @pad(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %p: f32) -> tensor<17x2x16x16x32x8xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
  return %0 : tensor<17x2x16x16x32x8xf32>
}
func.func @plain(%a: tensor<128x64xf32>, %b: tensor<2x16x8x32xf32>) -> tensor<2x16x8x32xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x64xf32> -> tensor<2x16x8x32xf32>
  return %0 : tensor<2x16x8x32xf32>
}
func.func @as_pad(%a: tensor<129x47x16x16xf32>, %b: tensor<1x1x1x1x136x64x16x16xf32>, %p: f32) -> tensor<1x1x1x1x136x64x16x16xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0,1,2,3] inner_tiles = [136,64,16,16] into %b
      : tensor<129x47x16x16xf32> -> tensor<1x1x1x1x136x64x16x16xf32>
  return %0 : tensor<1x1x1x1x136x64x16x16xf32>
}
func.func @lower_pack(%a: tensor<?x?xf32>, %b: tensor<?x?x16x32xf32>, %p: f32) -> tensor<?x?x16x32xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?xf32> -> tensor<?x?x16x32xf32>
  return %0 : tensor<?x?x16x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
transform.structured.lower_pack %m : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
    !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)

transform.yield
}
}
// ----- structured.lower_pack
module attributes {transform.with_named_sequence} {
func.func @partial(%a: tensor<1x47xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x47xf32> -> tensor<1x1x64xf32>
  return %0 : tensor<1x1x64xf32>
}
func.func @partial2(%a: tensor<47x1xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [64] into %b : tensor<47x1xf32> -> tensor<1x1x64xf32>
  return %0 : tensor<1x1x64xf32>
}
func.func @partial3(%a: tensor<47x5xf32>, %b: tensor<1x5x64xf32>, %p: f32) -> tensor<1x5x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [64] into %b : tensor<47x5xf32> -> tensor<1x5x64xf32>
  return %0 : tensor<1x5x64xf32>
}
func.func @partial4(%a: tensor<5x47xf32>, %b: tensor<5x1x64xf32>, %p: f32) -> tensor<5x1x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<5x47xf32> -> tensor<5x1x64xf32>
  return %0 : tensor<5x1x64xf32>
}
func.func @perm(%a: tensor<47x5xf32>, %b: tensor<1x1x8x64xf32>, %p: f32) -> tensor<1x1x8x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1,0] inner_tiles = [8,64] into %b : tensor<47x5xf32> -> tensor<1x1x8x64xf32>
  return %0 : tensor<1x1x8x64xf32>
}
func.func @outer(%a: tensor<47x5xf32>, %b: tensor<1x1x64x8xf32>, %p: f32) -> tensor<1x1x64x8xf32> {
  %0 = linalg.pack %a padding_value(%p
      : f32) outer_dims_perm = [1,0] inner_dims_pos = [0,1] inner_tiles = [64,8] into %b : tensor<47x5xf32> -> tensor<1x1x64x8xf32>
  return %0 : tensor<1x1x64x8xf32>
}
func.func @dynamic(%a: tensor<?x5xf32>, %b: tensor<1x1x64x8xf32>, %p: f32) -> tensor<1x1x64x8xf32> {
  %0 = linalg.pack %a padding_value(%p
      : f32) outer_dims_perm = [0,1] inner_dims_pos = [0,1] inner_tiles = [64,8] into %b : tensor<?x5xf32> -> tensor<1x1x64x8xf32>
  return %0 : tensor<1x1x64x8xf32>
}
func.func @three(%a: tensor<1x1x5xi32>, %b: tensor<1x1x1x1x8xi32>, %p: i32) -> tensor<1x1x1x1x8xi32> {
  %0 = linalg.pack %a padding_value(%p : i32) inner_dims_pos = [1,2] inner_tiles = [1,8] into %b : tensor<1x1x5xi32> -> tensor<1x1x1x1x8xi32>
  return %0 : tensor<1x1x1x1x8xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
transform.structured.lower_pack %m : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
    !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)

transform.yield
}
}
// ----- structured.lower_unpack
module attributes {transform.with_named_sequence} {
func.func @a(%a: tensor<17x2x16x16x32x8xf32>, %b: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
  return %0 : tensor<129x47x16x16xf32>
}
func.func @b(%a: tensor<2x16x8x32xf32>, %b: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<2x16x8x32xf32> -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}
func.func @as_slice(%a: tensor<1x1x1x1x136x64x16x16xf32>, %b: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0,1,2,3] inner_tiles = [136,64,16,16] into %b : tensor<1x1x1x1x136x64x16x16xf32> -> tensor<129x47x16x16xf32>
  return %0 : tensor<129x47x16x16xf32>
}
func.func @dyn(%a: tensor<?x?x16x32xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?x16x32xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @dyn2(%a: tensor<32x?x4x8xf32>, %b: tensor<?x128xf32>) -> tensor<?x128xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 8] into %b : tensor<32x?x4x8xf32> -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
transform.structured.lower_unpack %m : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">,
    !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)

transform.yield
}
}
// ----- structured.lower_unpack
module attributes {transform.with_named_sequence} {
func.func @partial(%a: tensor<1x1x64xf32>, %b: tensor<1x47xf32>) -> tensor<1x47xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x1x64xf32> -> tensor<1x47xf32>
  return %0 : tensor<1x47xf32>
}
func.func @partial3(%a: tensor<1x5x64xf32>, %b: tensor<47x5xf32>) -> tensor<47x5xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [64] into %b : tensor<1x5x64xf32> -> tensor<47x5xf32>
  return %0 : tensor<47x5xf32>
}
func.func @partial4(%a: tensor<5x1x64xf32>, %b: tensor<5x47xf32>) -> tensor<5x47xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<5x1x64xf32> -> tensor<5x47xf32>
  return %0 : tensor<5x47xf32>
}
func.func @dynt(%a: tensor<1x1x?x8xf32>, %b: tensor<?x5xf32>, %t: index) -> tensor<?x5xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [%t, 8] into %b : tensor<1x1x?x8xf32> -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}
func.func @dynt2(%a: tensor<?x2x?x8xf32>, %b: tensor<?x15xf32>, %t: index) -> tensor<?x15xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [%t, 8] into %b : tensor<?x2x?x8xf32> -> tensor<?x15xf32>
  return %0 : tensor<?x15xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
transform.structured.lower_unpack %m : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">,
    !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)

transform.yield
}
}
// ----- structured.transpose_matmul
module attributes {transform.with_named_sequence} {
func.func @b(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.batch_matmul {foo = 1} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
func.func @a(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul {foo = 1, cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul","linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.transpose_matmul %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.transpose_matmul
module attributes {transform.with_named_sequence} {
func.func @b(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.batch_matmul {foo = 1} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
func.func @a(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul {foo = 1, cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul","linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul","linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.transpose_matmul %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.transpose_conv2d
module attributes {transform.with_named_sequence} {
func.func @a(%a: tensor<1x?x?x6xf32>, %b: tensor<8x2x3x6xf32>, %c: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2,1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x?x?x6xf32>, tensor<8x2x3x6xf32>) outs(%c : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
func.func @q(%a: tensor<1x9x9x6xi8>, %b: tensor<8x2x3x6xi8>, %c: tensor<1x8x7x8xi32>, %z: i32) -> tensor<1x8x7x8xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %z, %z : tensor<1x9x9x6xi8>, tensor<8x2x3x6xi8>, i32, i32) outs(%c : tensor<1x8x7x8xi32>) -> tensor<1x8x7x8xi32>
  return %0 : tensor<1x8x7x8xi32>
}
func.func @m(%a: memref<1x9x9x6xf32>, %b: memref<8x2x3x6xf32>, %c: memref<1x8x7x8xf32>) {
  linalg.conv_2d_nhwc_fhwc {foo = 1} ins(%a, %b : memref<1x9x9x6xf32>, memref<8x2x3x6xf32>) outs(%c : memref<1x8x7x8xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.transpose_conv2d %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- transform.structured.transpose_conv2d failed to apply
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
module attributes {transform.with_named_sequence} {
func.func @a(%a: memref<32x7xf32>, %b: memref<32x7xf32>, %c: memref<32x7xf32>) {
  linalg.mul ins(%a, %b : memref<32x7xf32>, memref<32x7xf32>) outs(%c : memref<32x7xf32>)
  return
}
func.func @transpose_conv2d_failed_apply(%z: f32, %b: tensor<32x7xf32>) -> tensor<32x7xf32> {
  %0 = linalg.fill ins(%z : f32) outs(%b : tensor<32x7xf32>) -> tensor<32x7xf32>
  return %0 : tensor<32x7xf32>
}
func.func @g(%a: tensor<32x?xf32>, %b: tensor<32x?xf32>) -> tensor<32x?xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<32x?xf32>) outs(%b : tensor<32x?xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = arith.mulf %x, %x : f32
    linalg.yield %r : f32
  } -> tensor<32x?xf32>
  return %0 : tensor<32x?xf32>
}
func.func @map(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.map { math.absf } ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<2x3x4xf32>)
  return %0 : tensor<2x3x4xf32>
}
func.func @one(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.transpose_conv2d %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.flatten_elementwise
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
module attributes {transform.with_named_sequence} {
func.func @a(%a: memref<32x7xf32>, %b: memref<32x7xf32>, %c: memref<32x7xf32>) {
  linalg.mul ins(%a, %b : memref<32x7xf32>, memref<32x7xf32>) outs(%c : memref<32x7xf32>)
  return
}
func.func @flatten_elementwise(%z: f32, %b: tensor<32x7xf32>) -> tensor<32x7xf32> {
  %0 = linalg.fill ins(%z : f32) outs(%b : tensor<32x7xf32>) -> tensor<32x7xf32>
  return %0 : tensor<32x7xf32>
}
func.func @g(%a: tensor<32x?xf32>, %b: tensor<32x?xf32>) -> tensor<32x?xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<32x?xf32>) outs(%b : tensor<32x?xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = arith.mulf %x, %x : f32
    linalg.yield %r : f32
  } -> tensor<32x?xf32>
  return %0 : tensor<32x?xf32>
}
func.func @map(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.map { math.absf } ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<2x3x4xf32>)
  return %0 : tensor<2x3x4xf32>
}
func.func @one(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.flatten_elementwise %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.flatten_elementwise
#m = affine_map<(d0,d1,d2)->(d0,d1,d2)>
#z = affine_map<(d0,d1,d2)->()>
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise(%a: tensor<4x?x5xf32>, %s: tensor<f32>, %b: tensor<4x?x5xf32>) -> tensor<4x?x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#z,#m], iterator_types=["parallel","parallel","parallel"]}
      ins(%a, %s: tensor<4x?x5xf32>,tensor<f32>) outs(%b : tensor<4x?x5xf32>) {
   ^bb0(%x: f32, %xx: f32, %y: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %q = arith.addi %i0, %i1 : index
    %q2 = arith.addi %q, %i2 : index
    %q3 = arith.index_cast %q2 : index to i32
    %q4 = arith.sitofp %q3 : i32 to f32
    %r = arith.mulf %x, %q4 : f32
    linalg.yield %r : f32
  } -> tensor<4x?x5xf32>
  return %0 : tensor<4x?x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.flatten_elementwise %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.flatten_elementwise: only elementwise flattening is supported
module attributes {transform.with_named_sequence} {
func.func @a(%a: tensor<?x16xf32>, %b: tensor<16x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf32>, tensor<16x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @b(%a: tensor<2x?x16xi8>, %b: tensor<2x16x32xi8>, %c: tensor<2x?x32xi32>) -> tensor<2x?x32xi32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x?x16xi8>, tensor<2x16x32xi8>) outs(%c : tensor<2x?x32xi32>) -> tensor<2x?x32xi32>
  return %0 : tensor<2x?x32xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
transform.structured.flatten_elementwise %m : (!transform.any_op) -> (!transform.any_op)

transform.yield
}
}
// ----- structured.convert_to_loops
module attributes {transform.with_named_sequence} {
func.func @convert_to_loops(%a: memref<4x?xf32>, %b: memref<?x6xf32>, %c: memref<4x6xf32>) {
  linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x6xf32>) outs(%c : memref<4x6xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.convert_to_loops %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.convert_to_loops
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1 + d0)>
module attributes {transform.with_named_sequence} {
func.func @convert_to_loops_2(%a: memref<?xf32>, %s: f32, %b: memref<4x5xf32>) {
  linalg.generic {indexing_maps=[#t,affine_map<(d0,d1)->()>,#m], iterator_types=["parallel","parallel"]}
      ins(%a, %s : memref<?xf32>, f32) outs(%b : memref<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %r = arith.mulf %x, %k : f32
    %q = arith.mulf %r, %z : f32
    linalg.yield %q : f32
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.convert_to_loops %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.convert_to_loops: failed to apply
module attributes {transform.with_named_sequence} {
func.func @a(%a: tensor<?x16xf32>, %b: tensor<16x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf32>, tensor<16x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @b(%a: tensor<2x?x16xi8>, %b: tensor<2x16x32xi8>, %c: tensor<2x?x32xi32>) -> tensor<2x?x32xi32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x?x16xi8>, tensor<2x16x32xi8>) outs(%c : tensor<2x?x32xi32>) -> tensor<2x?x32xi32>
  return %0 : tensor<2x?x32xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.convert_to_loops %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.specialize
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
#r = affine_map<(d0,d1)->(d0)>
#z = affine_map<(d0,d1)->()>
module attributes {transform.with_named_sequence} {
func.func @u(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @s(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m,#m], iterator_types=["parallel","parallel"]} ins(%a, %a : tensor<4x5xf32>,
      tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %r = arith.subf %z, %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- transform.structured.specialize failed to apply
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
#r = affine_map<(d0,d1)->(d0)>
#z = affine_map<(d0,d1)->()>
module attributes {transform.with_named_sequence} {
func.func @u(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @s(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m,#m], iterator_types=["parallel","parallel"]} ins(%a, %a : tensor<4x5xf32>,
      tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %r = arith.subf %z, %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @addi(%a: tensor<4x5xi32>, %b: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %0 = linalg.generic {indexing_maps=[#m,#m,#m], iterator_types=["parallel","parallel"]} ins(%a, %b : tensor<4x5xi32>,
      tensor<4x5xi32>) outs(%b : tensor<4x5xi32>) {
   ^bb0(%x: i32, %z: i32, %y: i32):
    %r = arith.addi %z, %x : i32
    linalg.yield %r : i32
  } -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
func.func @abs(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = math.absf %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @copy(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @copym(%a: memref<4x5xf32>, %b: memref<4x5xf32>) {
  linalg.generic {indexing_maps=[#m,#m], iterator_types=["parallel","parallel"]} ins(%a : memref<4x5xf32>) outs(%b : memref<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @fill(%a: f32, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#z,#m], iterator_types=["parallel","parallel"]} ins(%a : f32) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillc(%b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %c = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps=[#m], iterator_types=["parallel","parallel"]} outs(%b : tensor<4x5xf32>) {
   ^bb0(%y: f32):
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @transpose(%a: tensor<5x4xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#t,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<5x4xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#r,#m], iterator_types=["parallel","parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @addt(%a: tensor<5x4xf32>, %c: tensor<4xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps=[#t,#r,#m], iterator_types=["parallel","parallel"]} ins(%a, %c : tensor<5x4xf32>,
      tensor<4xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %r = arith.addf %x, %z : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.scalarize
module attributes {transform.with_named_sequence} {
func.func @scalarize(%a: tensor<?x16xf32>, %b: tensor<16x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf32>, tensor<16x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.scalarize
module attributes {transform.with_named_sequence} {
func.func @scalarize_2(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.pad, annotate
#map = affine_map<(d0) -> (-d0 + 12, 7)>
module attributes {transform.with_named_sequence} {
func.func @pad_annotate(%a: tensor<4x?xf32>, %b: tensor<?x5xf32>, %c: tensor<4x5xf32>, %i: index) -> tensor<4x5xf32> {
    %s = affine.min #map(%i)
    %1 = tensor.extract_slice %a[0, 0] [4, %s] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
    %2 = tensor.extract_slice %b[0, 0] [%s, 5] [1, 1] : tensor<?x5xf32> to tensor<?x5xf32>
    %0 = linalg.matmul ins(%1, %2 : tensor<4x?xf32>, tensor<?x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%p, %q, %c = transform.structured.pad %m pad_to_multiple_of [1, 1, 4]
    {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 0, 0]}
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%x = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
transform.annotate %q "mine" : !transform.any_op
transform.annotate %c "copy" : !transform.any_op

transform.yield
}
}
// ----- structured.pack
module attributes {transform.with_named_sequence} {
func.func @pack(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.pack %m packed_sizes = [4, 8, 16] : (!transform.any_op) -> (!transform.op<"linalg.generic">)

transform.yield
}
}
// ----- structured.pack
module attributes {transform.with_named_sequence} {
func.func @pack_2(%a: tensor<17x30xf32>, %b: tensor<30x40xf32>, %c: tensor<17x40xf32>) -> tensor<17x40xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<17x30xf32>, tensor<30x40xf32>) outs(%c : tensor<17x40xf32>) -> tensor<17x40xf32>
  return %0 : tensor<17x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.pack %m packed_sizes = [4, 8, 16] : (!transform.any_op) -> (!transform.op<"linalg.generic">)

transform.yield
}
}
// ----- structured.pack
module attributes {transform.with_named_sequence} {
func.func @pack_3(%a: tensor<17x30xf32>, %b: tensor<30x40xf32>, %c: tensor<17x40xf32>) -> tensor<17x40xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<17x30xf32>, tensor<30x40xf32>) outs(%c : tensor<17x40xf32>) -> tensor<17x40xf32>
  return %0 : tensor<17x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.pack %m packed_sizes = [4, 0, 16] : (!transform.any_op) -> (!transform.op<"linalg.generic">)

transform.yield
}
}
// ----- structured.pack
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
#r = affine_map<(d0,d1)->(d0)>
#z = affine_map<(d0,d1)->()>
module attributes {transform.with_named_sequence} {
func.func @pack_4(%a: tensor<16x32xf32>, %b: tensor<32xi8>, %s: f32, %c: tensor<32x16xf32>, %d: tensor<32x16xi32>) -> (tensor<32x16xf32>, tensor<32x16xi32>) {
  %0:2 = linalg.generic {indexing_maps=[#t,#r,#z,#m,#m], iterator_types=["parallel","parallel"], foo = 1}
      ins(%a, %b, %s : tensor<16x32xf32>, tensor<32xi8>, f32) outs(%c, %d : tensor<32x16xf32>, tensor<32x16xi32>) {
   ^bb0(%x: f32, %z: i8, %w: f32, %y: f32, %o: i32):
    %j = arith.extsi %z : i8 to i32
    %r = arith.mulf %x, %w : f32
    linalg.yield %r, %j : f32, i32
  } -> (tensor<32x16xf32>, tensor<32x16xi32>)
  return %0#0, %0#1 : tensor<32x16xf32>, tensor<32x16xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.pack %m packed_sizes = [8, 5] : (!transform.any_op) -> (!transform.op<"linalg.generic">)

transform.yield
}
}
// ----- structured.pack: requires number of packed sizes match the number of loops (2 vs 3)
module attributes {transform.with_named_sequence} {
func.func @pack_requires_number_of_packed_sizes_match_the_number_of(%a: tensor<17x30xf32>, %b: tensor<30x40xf32>, %c: tensor<17x40xf32>) -> tensor<17x40xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<17x30xf32>, tensor<30x40xf32>) outs(%c : tensor<17x40xf32>) -> tensor<17x40xf32>
  return %0 : tensor<17x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.pack %m packed_sizes = [4, 8] : (!transform.any_op) -> (!transform.op<"linalg.generic">)

transform.yield
}
}
// ----- structured.pack: requires target to map to exactly 1 LinalgOp (got 2)
module attributes {transform.with_named_sequence} {
func.func @m(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @s(%a: tensor<17x30xf32>, %b: tensor<30x40xf32>, %c: tensor<17x40xf32>) -> tensor<17x40xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<17x30xf32>, tensor<30x40xf32>) outs(%c : tensor<17x40xf32>) -> tensor<17x40xf32>
  return %0 : tensor<17x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.pack %m packed_sizes = [4, 8, 16] : (!transform.any_op) -> (!transform.op<"linalg.generic">)

transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style
module attributes {transform.with_named_sequence} {
func.func @fe(%a: index, %b: index) -> tensor<3x2xindex> {
  %0 = tensor.from_elements %a, %b, %a, %a, %b, %b : tensor<3x2xindex>
  return %0 : tensor<3x2xindex>
}
func.func @fe0(%a: index) -> tensor<index> {
  %0 = tensor.from_elements %a : tensor<index>
  return %0 : tensor<index>
}
func.func @gen(%n: index) -> tensor<?x20xindex> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x20xindex>
  return %0 : tensor<?x20xindex>
}
func.func @genc(%n: index, %v: f32) -> tensor<?x20xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x20xf32>
  return %0 : tensor<?x20xf32>
}
func.func @pad(%t: tensor<?x10xindex>, %n: index) -> tensor<?x12xindex> {
  %0 = tensor.pad %t low[5, 0] high[%n, 2] {
  ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %j : index
    tensor.yield %s : index
  } : tensor<?x10xindex> to tensor<?x12xindex>
  return %0 : tensor<?x12xindex>
}
func.func @padc(%t: tensor<?x10xindex>, %n: index, %v: index) -> tensor<?x20xindex> {
  %0 = tensor.pad %t low[5, 3] high[%n, 7] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : index
  } : tensor<?x10xindex> to tensor<?x20xindex>
  return %0 : tensor<?x20xindex>
}
func.func @nofold(%t: tensor<4x10xindex>) -> tensor<4x10xindex> {
  %v = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : index
  } : tensor<4x10xindex> to tensor<4x10xindex>
  return %0 : tensor<4x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.from_elements","tensor.generate","tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style
module attributes {transform.with_named_sequence} {
func.func @c(%t: tensor<4x10xf32>) -> tensor<4x12xf32> {
  %v = arith.constant 1.0 : f32
  %0 = tensor.pad %t low[0, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x10xf32> to tensor<4x12xf32>
  return %0 : tensor<4x12xf32>
}
func.func @ci(%t: tensor<4x10xf32>) -> tensor<4x12xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %v = arith.constant 1.0 : f32
    tensor.yield %v : f32
  } : tensor<4x10xf32> to tensor<4x12xf32>
  return %0 : tensor<4x12xf32>
}
func.func @nd(%t: tensor<?x10xf32>) -> tensor<?x10xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %v = arith.constant 1.0 : f32
    tensor.yield %v : f32
  } : tensor<?x10xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
func.func @genci(%n: index) -> tensor<?x20xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %v = arith.constant 1.0 : f32
    tensor.yield %v : f32
  } : tensor<?x20xf32>
  return %0 : tensor<?x20xf32>
}
func.func @genout(%n: index) -> tensor<20xindex> {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<20xindex>
  return %0 : tensor<20xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.from_elements","tensor.generate","tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
%l = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op

transform.yield
}
}
