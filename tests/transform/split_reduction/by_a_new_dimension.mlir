// COMPARE: --transform-interpreter
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_0(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_4_dimension_0(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 1
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_1(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 1
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_1(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 1
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_1_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 1
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_1_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 4, dimension = 1
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_4_dimension_1(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 1} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 5, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_5_dimension_0(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 5, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 5, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_5_dimension_0(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 5, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 5, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_5_dimension_0_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 5, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 5, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_5_dimension_0_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 5, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 5, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_5_dimension_0(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 5, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 1, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_1_dimension_0(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 1, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 1, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_1_dimension_0(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 1, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 1, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_1_dimension_0_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 1, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 1, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_1_dimension_0_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 1, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 1, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_1_dimension_0(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 1, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_0(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 0
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_0(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_0_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_0_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 0
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_0(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 5
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_5(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 5} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 5
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_5(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 5} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 5
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_5_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 5} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 5
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_5_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 5} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 4, dimension = 5
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_4_dimension_5(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 5} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 12, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_12_dimension_0(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 12, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 12, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_12_dimension_0(%a: tensor<8x12xf32>, %b: tensor<12x9xf32>, %c: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x9xf32>) outs(%c : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 12, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 12, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_12_dimension_0_2(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction",
     "parallel"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 12, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 12, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_12_dimension_0_3(%a: tensor<12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
     ins(%a : tensor<12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 12, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.batch_matmul: factor = 12, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @batch_matmul_factor_12_dimension_0(%a: tensor<4x8x12xf32>, %b: tensor<4x12x6xf32>, %c: tensor<4x8x6xf32>) -> tensor<4x8x6xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x8x12xf32>, tensor<4x12x6xf32>) outs(%c : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
 return %0 : tensor<4x8x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 12, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_4(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.mulf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_5(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.maximumf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_6(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.minimumf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_7(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.maxnumf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_8(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.minnumf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_9(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.addi %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_10(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.muli %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_11(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.maxsi %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_12(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.minsi %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_13(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.maxui %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_14(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.minui %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_15(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.andi %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_16(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.ori %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_17(%a: tensor<4x12xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi32>) outs(%c : tensor<4xi32>)  {
 ^bb0(%x: i32, %y: i32):
   %s = arith.xori %x, %y : i32
 linalg.yield %s : i32
 } -> tensor<4xi32>
 return %0 : tensor<4xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_18(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.subf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_19(%a: tensor<4x12xf16>, %c: tensor<4xf16>) -> tensor<4xf16> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf16>) outs(%c : tensor<4xf16>)  {
 ^bb0(%x: f16, %y: f16):
   %s = arith.maximumf %x, %y : f16
 linalg.yield %s : f16
 } -> tensor<4xf16>
 return %0 : tensor<4xf16> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_20(%a: tensor<4x12xi8>, %c: tensor<4xi8>) -> tensor<4xi8> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xi8>) outs(%c : tensor<4xi8>)  {
 ^bb0(%x: i8, %y: i8):
   %s = arith.maxsi %x, %y : i8
 linalg.yield %s : i8
 } -> tensor<4xi8>
 return %0 : tensor<4xi8> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_21(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.divf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_22(%a: tensor<4x12xindex>, %c: tensor<4xindex>) -> tensor<4xindex> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xindex>) outs(%c : tensor<4xindex>)  {
 ^bb0(%x: index, %y: index):
   %s = arith.addi %x, %y : index
 linalg.yield %s : index
 } -> tensor<4xindex>
 return %0 : tensor<4xindex> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_23(%a: tensor<4x?xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x?xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
// MLIR LEFT OUT: an assertion fails in mlir-opt: none_of(staticShape, ShapedType::isDynamic) && "expected only static sizes"
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_24(%a: tensor<?x12xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<?x12xf32>) outs(%c : tensor<?xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<?xf32>
 return %0 : tensor<?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_25(%a: tensor<8x12xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->()>], iterator_types = ["reduction",
     "reduction"]} ins(%a : tensor<8x12xf32>) outs(%c : tensor<f32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_26(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>) attrs = {foo} {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_27(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %i = linalg.index 1 : index
 %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_28(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %t = arith.mulf %x, %x : f32
 %s = arith.addf %t, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_29(%a: tensor<4x12xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<4x12xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %t = arith.mulf %x, %x : f32
 %s = arith.addf %t, %y fastmath<fast> : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.matmul: factor = 4, dimension = 0
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
module attributes {transform.with_named_sequence} {
func.func @matmul_factor_4_dimension_0_2(%a: memref<8x12xf32>, %b: memref<12x10xf32>, %c: memref<8x10xf32>) {
  linalg.matmul ins(%a, %b : memref<8x12xf32>, memref<12x10xf32>) outs(%c : memref<8x10xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic: factor = 4, dimension = 0
module attributes {transform.with_named_sequence} {
func.func @generic_factor_4_dimension_0_30(%a: tensor<12x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a : tensor<12x4xf32>) outs(%c : tensor<4xf32>)  {
 ^bb0(%x: f32, %y: f32):
   %s = arith.addf %x, %y : f32
 linalg.yield %s : f32
 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %r#0 "r0" : !transform.any_op
  transform.annotate %r#1 "r1" : !transform.any_op
  transform.annotate %r#2 "r2" : !transform.any_op
  transform.annotate %r#3 "r3" : !transform.any_op
  transform.yield
}
}
