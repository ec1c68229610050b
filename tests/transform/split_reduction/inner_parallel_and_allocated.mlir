// COMPARE: --transform-interpreter
// ----- linalg.generic: factor = 4, dimension = 0, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_inner_parallel(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 0, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_0_inner_parallel(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_inner_parallel_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_inner_parallel_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 4, dimension = 0, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_4_dimension_0_inner_parallel(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 1, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_1_inner_parallel(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 1, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_1_inner_parallel(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 1, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_1_inner_parallel_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 1, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_1_inner_parallel_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 4, dimension = 1, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_4_dimension_1_inner_parallel(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0, use_alloc
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_use_alloc(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, use_alloc}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 0, use_alloc
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_0_use_alloc(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, use_alloc}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0, use_alloc
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_use_alloc_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, use_alloc}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0, use_alloc
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_use_alloc_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, use_alloc}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 4, dimension = 0, use_alloc
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_4_dimension_0_use_alloc(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, use_alloc}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 3, dimension = 0, inner_parallel, use_alloc
module attributes {transform.with_named_sequence} {
func.func @generic_factor_3_dimension_0_inner_parallel_use_alloc(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0, inner_parallel,
      use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 3, dimension = 0, inner_parallel, use_alloc
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_3_dimension_0_inner_parallel_use_alloc(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0, inner_parallel,
      use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 3, dimension = 0, inner_parallel, use_alloc
module attributes {transform.with_named_sequence} {
func.func @generic_factor_3_dimension_0_inner_parallel_use_alloc_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0, inner_parallel,
      use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 3, dimension = 0, inner_parallel, use_alloc
module attributes {transform.with_named_sequence} {
func.func @generic_factor_3_dimension_0_inner_parallel_use_alloc_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0, inner_parallel,
      use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 3, dimension = 0, inner_parallel, use_alloc
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_3_dimension_0_inner(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0, inner_parallel,
      use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0, inner_parallel
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_inner_parallel_4(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
