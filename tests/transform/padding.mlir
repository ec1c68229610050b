// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- structured.pad
module attributes {transform.with_named_sequence} {
func.func @dynamic(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>, %i: index, %j: index, %k: index) -> tensor<24x25xf32> {
  %0 = affine.min affine_map<(d) -> (-d + 24, 7)>(%i)
  %1 = affine.min affine_map<(d) -> (-d + 12, 5)>(%j)
  %2 = tensor.extract_slice %a[%i, %k] [%0, %1] [1, 1] : tensor<24x12xf32> to tensor<?x?xf32>
  %3 = tensor.extract_slice %b[%k, %j] [%1, 5] [1, 1] : tensor<12x25xf32> to tensor<?x5xf32>
  %4 = tensor.extract_slice %c[%i, %j] [%0, 5] [1, 1] : tensor<24x25xf32> to tensor<?x5xf32>
  %5 = linalg.matmul ins(%2, %3 : tensor<?x?xf32>, tensor<?x5xf32>) outs(%4 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %6 = tensor.insert_slice %5 into %c[%i, %j] [%0, 5] [1, 1] : tensor<?x5xf32> into tensor<24x25xf32>
  return %6 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [0.0 : f32, "1.0", 2.0 : f32],
      padding_dimensions = [0, 1, 2], nofold_flags = [1, 0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad
module attributes {transform.with_named_sequence} {
func.func @static(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32],
      padding_dimensions = [0, 1, 2], copy_back_op = "linalg.copy"} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.op<"linalg.copy">)
  transform.yield
}
}
// ----- structured.pad
module attributes {transform.with_named_sequence} {
func.func @multiples(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 pad_to_multiple_of [16, 7, 2] {padding_dimensions = [0, 1, 2],
      copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- param.constant, structured.pad
module attributes {transform.with_named_sequence} {
func.func @handles(%a: tensor<24x12xi8>, %b: tensor<12x25xi8>, %c: tensor<24x25xi8>) -> tensor<24x25xi8> {
  %n = arith.constant 9 : index
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xi8>, tensor<12x25xi8>) outs(%c : tensor<24x25xi8>) -> tensor<24x25xi8>
  return %0 : tensor<24x25xi8>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.param.constant 5 : i64 -> !transform.param<i64>
  %c = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 pad_to_multiple_of [%m, %c] {padding_dimensions = [0, 2]}
      : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad
module attributes {transform.with_named_sequence} {
func.func @prescribed(%a: tensor<?x?xf32>, %b: tensor<?x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x25xf32>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %0 : tensor<?x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 pad_to_multiple_of [2, 2, 2] use_prescribed_tensor_shapes
      {padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects a padding value of type 'f32', got 0 : i32
module attributes {transform.with_named_sequence} {
func.func @wrong_type(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [0 : i32, 0.0 : f32, 0.0 : f32],
      padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects a padding that parses to 'f32', got "true"
module attributes {transform.with_named_sequence} {
func.func @no_value(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_values = ["true", 0.0 : f32, 0.0 : f32],
      padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects padding values to be typed attributes or poison
module attributes {transform.with_named_sequence} {
func.func @no_typed(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [@foo, 0.0 : f32, 0.0 : f32],
      padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad: failed to pad op
module attributes {transform.with_named_sequence} {
func.func @unbounded(%a: tensor<24x?xf32>, %b: tensor<?x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x?xf32>, tensor<?x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_dimensions = [0, 1, 2]} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad: expected LinalgOp target
module attributes {transform.with_named_sequence} {
func.func @no_linalg() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_dimensions = [0, 1, 2]} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad: failed to pad op
module attributes {transform.with_named_sequence} {
func.func @buffers(%a: memref<24x12xf32>, %b: memref<12x25xf32>, %c: memref<24x25xf32>) {
  linalg.matmul ins(%a, %b : memref<24x12xf32>, memref<12x25xf32>) outs(%c : memref<24x25xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_dimensions = [0, 1, 2]} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects nofold_flags to contain booleans (0/1), found [0, 2]
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {nofold_flags = [0, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects padding_dimensions to contain positive integers, found [0, -1]
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {padding_dimensions = [0, -1]} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects as many multiples as padding_dimensions
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 pad_to_multiple_of [1] {padding_dimensions = [0, 1]}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: expects transpose_paddings to be a permutation, found [1, 1]
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {transpose_paddings = [[1, 1]]} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.pad: invalid copy_back_op
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 {copy_back_op = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface
module attributes {transform.with_named_sequence} {
func.func @sizes(%a: tensor<7x12xf32>, %b: tensor<12x25xf32>, %c: tensor<7x25xf32>) -> tensor<7x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<7x12xf32>, tensor<12x25xf32>) outs(%c : tensor<7x25xf32>) -> tensor<7x25xf32>
  return %0 : tensor<7x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 0, 14]
      {padding_values = [0.0 : f32, 1.0 : f32, #ub.poison]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface
module attributes {transform.with_named_sequence} {
func.func @to_multiple(%a: tensor<?x12xf32>, %b: tensor<12x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x12xf32>, tensor<12x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 0, 14] pad_to_multiple_of
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface
module attributes {transform.with_named_sequence} {
func.func @window(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 3 + j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @window_static(%a: tensor<22xf32>, %b: tensor<2xf32>, %c: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 3 + j * 2)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<22xf32>, tensor<2xf32>) outs(%c : tensor<7xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 3] pad_to_multiple_of
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface
module attributes {transform.with_named_sequence} {
func.func @window_size(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 3 + j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface: only IndexingMapOpInterface ops supported atm
module attributes {transform.with_named_sequence} {
func.func @no_maps(%a: tensor<5xf32>, %x: f32) -> tensor<7xf32> {
  %0 = tensor.pad %a low[0] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<5xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface: expected TilingInterface target
module attributes {transform.with_named_sequence} {
func.func @no_tiling() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad
module attributes {transform.with_named_sequence} {
func.func @prescribed_alone(%a: tensor<?x?xf32>, %b: tensor<?x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x25xf32>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %0 : tensor<?x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 use_prescribed_tensor_shapes {padding_dimensions = [0, 1, 2]}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad
module attributes {transform.with_named_sequence} {
func.func @prescribed_some(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 use_prescribed_tensor_shapes {padding_dimensions = [0]}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
module attributes {transform.with_named_sequence} {
func.func @poison(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %0 pad_to_multiple_of [16]
      {padding_values = [#ub.poison, #ub.poison, #ub.poison], padding_dimensions = [0]} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
