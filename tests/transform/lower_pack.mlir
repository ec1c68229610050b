// COMPARE: --transform-interpreter
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %p: f32) -> tensor<17x2x16x16x32x8xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
 return %0 : tensor<17x2x16x16x32x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_2(%a: tensor<128x64xf32>, %b: tensor<2x16x8x32xf32>, %p: f32) -> tensor<2x16x8x32xf32> {
 %0 = linalg.pack %a  outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x64xf32> -> tensor<2x16x8x32xf32>
 return %0 : tensor<2x16x8x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_3(%a: tensor<129x47xf32>, %b: tensor<1x1x136x64xf32>, %p: f32) -> tensor<1x1x136x64xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0,1] inner_tiles = [136,64] into %b : tensor<129x47xf32> -> tensor<1x1x136x64xf32>
 return %0 : tensor<1x1x136x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_4(%a: tensor<1x47xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x47xf32> -> tensor<1x1x64xf32>
 return %0 : tensor<1x1x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_5(%a: tensor<?x?xf32>, %b: tensor<?x?x16x32xf32>, %p: f32) -> tensor<?x?x16x32xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?xf32> -> tensor<?x?x16x32xf32>
 return %0 : tensor<?x?x16x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_6(%a: tensor<?x64xf32>, %b: tensor<?x2x16x32xf32>, %p: f32) -> tensor<?x2x16x32xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x64xf32> -> tensor<?x2x16x32xf32>
 return %0 : tensor<?x2x16x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_7(%a: tensor<32x64xf32>, %b: tensor<4x2x8x32xf32>, %p: f32) -> tensor<4x2x8x32xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [0,1] inner_tiles = [8,32] into %b : tensor<32x64xf32> -> tensor<4x2x8x32xf32>
 return %0 : tensor<4x2x8x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_8(%a: tensor<1x1x8xf32>, %b: tensor<1x1x1x8xf32>, %p: f32) -> tensor<1x1x1x8xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [2] inner_tiles = [8] into %b : tensor<1x1x8xf32> -> tensor<1x1x1x8xf32>
 return %0 : tensor<1x1x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_9(%a: tensor<64x64xf32>, %b: tensor<64x8x8xf32>, %p: f32) -> tensor<64x8x8xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x64xf32> -> tensor<64x8x8xf32>
 return %0 : tensor<64x8x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_10(%a: tensor<64x64x4xf32>, %b: tensor<4x64x8x8xf32>, %p: f32) -> tensor<4x64x8x8xf32> {
 %0 = linalg.pack %a  outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x64x4xf32> -> tensor<4x64x8x8xf32>
 return %0 : tensor<4x64x8x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_11(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %p: f32) -> tensor<17x2x16x16x32x8xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
 return %0 : tensor<17x2x16x16x32x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_12(%a: tensor<128x64xf32>, %b: tensor<2x16x8x32xf32>, %p: f32) -> tensor<2x16x8x32xf32> {
 %0 = linalg.pack %a  outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x64xf32> -> tensor<2x16x8x32xf32>
 return %0 : tensor<2x16x8x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_13(%a: tensor<129x47xf32>, %b: tensor<1x1x136x64xf32>, %p: f32) -> tensor<1x1x136x64xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0,1] inner_tiles = [136,64] into %b : tensor<129x47xf32> -> tensor<1x1x136x64xf32>
 return %0 : tensor<1x1x136x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_14(%a: tensor<1x47xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x47xf32> -> tensor<1x1x64xf32>
 return %0 : tensor<1x1x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_15(%a: tensor<?x?xf32>, %b: tensor<?x?x16x32xf32>, %p: f32) -> tensor<?x?x16x32xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?xf32> -> tensor<?x?x16x32xf32>
 return %0 : tensor<?x?x16x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_16(%a: tensor<?x64xf32>, %b: tensor<?x2x16x32xf32>, %p: f32) -> tensor<?x2x16x32xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x64xf32> -> tensor<?x2x16x32xf32>
 return %0 : tensor<?x2x16x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_17(%a: tensor<32x64xf32>, %b: tensor<4x2x8x32xf32>, %p: f32) -> tensor<4x2x8x32xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [0,1] inner_tiles = [8,32] into %b : tensor<32x64xf32> -> tensor<4x2x8x32xf32>
 return %0 : tensor<4x2x8x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_18(%a: tensor<1x1x8xf32>, %b: tensor<1x1x1x8xf32>, %p: f32) -> tensor<1x1x1x8xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [2] inner_tiles = [8] into %b : tensor<1x1x8xf32> -> tensor<1x1x1x8xf32>
 return %0 : tensor<1x1x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_19(%a: tensor<64x64xf32>, %b: tensor<64x8x8xf32>, %p: f32) -> tensor<64x8x8xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x64xf32> -> tensor<64x8x8xf32>
 return %0 : tensor<64x8x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_20(%a: tensor<64x64x4xf32>, %b: tensor<4x64x8x8xf32>, %p: f32) -> tensor<4x64x8x8xf32> {
 %0 = linalg.pack %a  outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x64x4xf32> -> tensor<4x64x8x8xf32>
 return %0 : tensor<4x64x8x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_21(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %p: f32) -> tensor<17x2x16x16x32x8xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
 return %0 : tensor<17x2x16x16x32x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_22(%a: tensor<128x64xf32>, %b: tensor<2x16x8x32xf32>, %p: f32) -> tensor<2x16x8x32xf32> {
 %0 = linalg.pack %a  outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x64xf32> -> tensor<2x16x8x32xf32>
 return %0 : tensor<2x16x8x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_23(%a: tensor<129x47xf32>, %b: tensor<1x1x136x64xf32>, %p: f32) -> tensor<1x1x136x64xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0,1] inner_tiles = [136,64] into %b : tensor<129x47xf32> -> tensor<1x1x136x64xf32>
 return %0 : tensor<1x1x136x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_24(%a: tensor<1x47xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x47xf32> -> tensor<1x1x64xf32>
 return %0 : tensor<1x1x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_25(%a: tensor<?x?xf32>, %b: tensor<?x?x16x32xf32>, %p: f32) -> tensor<?x?x16x32xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?xf32> -> tensor<?x?x16x32xf32>
 return %0 : tensor<?x?x16x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_26(%a: tensor<?x64xf32>, %b: tensor<?x2x16x32xf32>, %p: f32) -> tensor<?x2x16x32xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x64xf32> -> tensor<?x2x16x32xf32>
 return %0 : tensor<?x2x16x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_27(%a: tensor<32x64xf32>, %b: tensor<4x2x8x32xf32>, %p: f32) -> tensor<4x2x8x32xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [0,1] inner_tiles = [8,32] into %b : tensor<32x64xf32> -> tensor<4x2x8x32xf32>
 return %0 : tensor<4x2x8x32xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_28(%a: tensor<1x1x8xf32>, %b: tensor<1x1x1x8xf32>, %p: f32) -> tensor<1x1x1x8xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [2] inner_tiles = [8] into %b : tensor<1x1x8xf32> -> tensor<1x1x1x8xf32>
 return %0 : tensor<1x1x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_29(%a: tensor<64x64xf32>, %b: tensor<64x8x8xf32>, %p: f32) -> tensor<64x8x8xf32> {
 %0 = linalg.pack %a  inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x64xf32> -> tensor<64x8x8xf32>
 return %0 : tensor<64x8x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_pack_annotate_30(%a: tensor<64x64x4xf32>, %b: tensor<4x64x8x8xf32>, %p: f32) -> tensor<4x64x8x8xf32> {
 %0 = linalg.pack %a  outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x64x4xf32> -> tensor<4x64x8x8xf32>
 return %0 : tensor<4x64x8x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m {lowerPadLikeWithInsertSlice = true} : (!transform.op<"linalg.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack: cannot lower to pad + expand + transpose
module attributes {transform.with_named_sequence} {
func.func @lower_pack_cannot_lower_to_pad_expand_transpose(%a: tensor<?x?xf32>, %b: tensor<?x?x?x?xf32>, %p: f32, %x: index, %y: index) -> tensor<?x?x?x?xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [%x, %y] into %b : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
 return %0 : tensor<?x?x?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_pack: cannot lower to pad + expand + transpose
module attributes {transform.with_named_sequence} {
func.func @lower_pack_cannot_lower_to_pad_expand(%a: tensor<?x?xf32>, %b: tensor<?x?x?x8xf32>, %p: f32, %x: index, %y: index) -> tensor<?x?x?x8xf32> {
 %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [%x, 8] into %b : tensor<?x?xf32> -> tensor<?x?x?x8xf32>
 return %0 : tensor<?x?x?x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %m  : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
      !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.annotate %a "a" : !transform.op<"tensor.pad">
  transform.annotate %b "b" : !transform.op<"tensor.expand_shape">
  transform.annotate %c "c" : !transform.op<"linalg.transpose">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate(%a: tensor<17x2x16x16x32x8xf32>, %b: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
 return %0 : tensor<129x47x16x16xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_2(%a: tensor<2x16x8x32xf32>, %b: tensor<128x64xf32>) -> tensor<128x64xf32> {
 %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<2x16x8x32xf32> -> tensor<128x64xf32>
 return %0 : tensor<128x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_3(%a: tensor<1x1x136x64xf32>, %b: tensor<129x47xf32>) -> tensor<129x47xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [136,64] into %b : tensor<1x1x136x64xf32> -> tensor<129x47xf32>
 return %0 : tensor<129x47xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_4(%a: tensor<1x1x64xf32>, %b: tensor<1x47xf32>) -> tensor<1x47xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x1x64xf32> -> tensor<1x47xf32>
 return %0 : tensor<1x47xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_5(%a: tensor<?x?x16x32xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?x16x32xf32> -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_6(%a: tensor<?x2x16x32xf32>, %b: tensor<?x64xf32>) -> tensor<?x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x2x16x32xf32> -> tensor<?x64xf32>
 return %0 : tensor<?x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_7(%a: tensor<4x2x8x32xf32>, %b: tensor<32x64xf32>) -> tensor<32x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [8,32] into %b : tensor<4x2x8x32xf32> -> tensor<32x64xf32>
 return %0 : tensor<32x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_8(%a: tensor<1x1x1x8xf32>, %b: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [2] inner_tiles = [8] into %b : tensor<1x1x1x8xf32> -> tensor<1x1x8xf32>
 return %0 : tensor<1x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_9(%a: tensor<64x8x8xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x8x8xf32> -> tensor<64x64xf32>
 return %0 : tensor<64x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_10(%a: tensor<4x64x8x8xf32>, %b: tensor<64x64x4xf32>) -> tensor<64x64x4xf32> {
 %0 = linalg.unpack %a outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<4x64x8x8xf32> -> tensor<64x64x4xf32>
 return %0 : tensor<64x64x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_11(%a: tensor<17x2x16x16x32x8xf32>, %b: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
 return %0 : tensor<129x47x16x16xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_12(%a: tensor<2x16x8x32xf32>, %b: tensor<128x64xf32>) -> tensor<128x64xf32> {
 %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<2x16x8x32xf32> -> tensor<128x64xf32>
 return %0 : tensor<128x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_13(%a: tensor<1x1x136x64xf32>, %b: tensor<129x47xf32>) -> tensor<129x47xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [136,64] into %b : tensor<1x1x136x64xf32> -> tensor<129x47xf32>
 return %0 : tensor<129x47xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_14(%a: tensor<1x1x64xf32>, %b: tensor<1x47xf32>) -> tensor<1x47xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x1x64xf32> -> tensor<1x47xf32>
 return %0 : tensor<1x47xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_15(%a: tensor<?x?x16x32xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?x16x32xf32> -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_16(%a: tensor<?x2x16x32xf32>, %b: tensor<?x64xf32>) -> tensor<?x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x2x16x32xf32> -> tensor<?x64xf32>
 return %0 : tensor<?x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_17(%a: tensor<4x2x8x32xf32>, %b: tensor<32x64xf32>) -> tensor<32x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [8,32] into %b : tensor<4x2x8x32xf32> -> tensor<32x64xf32>
 return %0 : tensor<32x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_18(%a: tensor<1x1x1x8xf32>, %b: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [2] inner_tiles = [8] into %b : tensor<1x1x1x8xf32> -> tensor<1x1x8xf32>
 return %0 : tensor<1x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_19(%a: tensor<64x8x8xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x8x8xf32> -> tensor<64x64xf32>
 return %0 : tensor<64x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_20(%a: tensor<4x64x8x8xf32>, %b: tensor<64x64x4xf32>) -> tensor<64x64x4xf32> {
 %0 = linalg.unpack %a outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<4x64x8x8xf32> -> tensor<64x64x4xf32>
 return %0 : tensor<64x64x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = false}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_21(%a: tensor<17x2x16x16x32x8xf32>, %b: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
 return %0 : tensor<129x47x16x16xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_22(%a: tensor<2x16x8x32xf32>, %b: tensor<128x64xf32>) -> tensor<128x64xf32> {
 %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<2x16x8x32xf32> -> tensor<128x64xf32>
 return %0 : tensor<128x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_23(%a: tensor<1x1x136x64xf32>, %b: tensor<129x47xf32>) -> tensor<129x47xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [136,64] into %b : tensor<1x1x136x64xf32> -> tensor<129x47xf32>
 return %0 : tensor<129x47xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_24(%a: tensor<1x1x64xf32>, %b: tensor<1x47xf32>) -> tensor<1x47xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x1x64xf32> -> tensor<1x47xf32>
 return %0 : tensor<1x47xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_25(%a: tensor<?x?x16x32xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x?x16x32xf32> -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_26(%a: tensor<?x2x16x32xf32>, %b: tensor<?x64xf32>) -> tensor<?x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %b : tensor<?x2x16x32xf32> -> tensor<?x64xf32>
 return %0 : tensor<?x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_27(%a: tensor<4x2x8x32xf32>, %b: tensor<32x64xf32>) -> tensor<32x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [8,32] into %b : tensor<4x2x8x32xf32> -> tensor<32x64xf32>
 return %0 : tensor<32x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_28(%a: tensor<1x1x1x8xf32>, %b: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [2] inner_tiles = [8] into %b : tensor<1x1x1x8xf32> -> tensor<1x1x8xf32>
 return %0 : tensor<1x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_29(%a: tensor<64x8x8xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<64x8x8xf32> -> tensor<64x64xf32>
 return %0 : tensor<64x64xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_30(%a: tensor<4x64x8x8xf32>, %b: tensor<64x64x4xf32>) -> tensor<64x64x4xf32> {
 %0 = linalg.unpack %a outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<4x64x8x8xf32> -> tensor<64x64x4xf32>
 return %0 : tensor<64x64x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m {lowerUnpadLikeWithExtractSlice = true}
      : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">,
      !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
// ----- structured.lower_unpack, annotate
module attributes {transform.with_named_sequence} {
func.func @lower_unpack_annotate_31(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %x: index, %y: index) -> tensor<?x?xf32> {
 %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [%x, %y] into %b : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %m  : (!transform.op<"linalg.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.annotate %a "a" : !transform.op<"tensor.empty">
  transform.annotate %b "b" : !transform.op<"linalg.transpose">
  transform.annotate %c "c" : !transform.op<"tensor.collapse_shape">
  transform.annotate %d "d" : !transform.op<"tensor.extract_slice">
  transform.yield
}
}
