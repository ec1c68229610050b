// COMPARE: --transform-interpreter
// ----- apply_patterns.linalg.fold_add_into_dest, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @matmuls(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x5xf32>, %d: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.matmul ins(%c, %d : tensor<4x5xf32>, tensor<5x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
func.func @argument(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%c, %0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
func.func @argument_last(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
func.func @not_zero(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<1.0> : tensor<4x6xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
func.func @used_twice(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2, %0 : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @negative_zero(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<-0.0> : tensor<4x6xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
func.func @elementwise(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %0 = linalg.mul ins(%a, %b : tensor<4x6xf32>, tensor<4x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x6xf32>, tensor<4x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
func.func @integers(%a: tensor<4x5xi32>, %b: tensor<5x6xi32>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %z = arith.constant dense<0> : tensor<4x6xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xi32>, tensor<5x6xi32>) outs(%z : tensor<4x6xi32>) -> tensor<4x6xi32>
  %2 = linalg.add ins(%0, %c : tensor<4x6xi32>, tensor<4x6xi32>) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
  return %2 : tensor<4x6xi32>
}
func.func @later(%a: tensor<4x5xi32>, %b: tensor<5x6xi32>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %z = arith.constant dense<0> : tensor<4x6xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xi32>, tensor<5x6xi32>) outs(%z : tensor<4x6xi32>) -> tensor<4x6xi32>
  %1 = linalg.add ins(%c, %c : tensor<4x6xi32>, tensor<4x6xi32>) outs(%z : tensor<4x6xi32>) -> tensor<4x6xi32>
  %2 = linalg.add ins(%0, %1 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
  return %2 : tensor<4x6xi32>
}
func.func @transposed(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k) -> (i,k)>, affine_map<(i,j,k) -> (k,j)>,
      affine_map<(i,j,k) -> (j,i)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x5xf32>,
      tensor<5x4xf32>) outs(%z : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
func.func @straight_generic(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k) -> (i,k)>, affine_map<(i,j,k) -> (k,j)>,
      affine_map<(i,j,k) -> (i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x5xf32>,
      tensor<5x4xf32>) outs(%z : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
func.func @max_generic(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k) -> (i,k)>, affine_map<(i,j,k) -> (k,j)>,
      affine_map<(i,j,k) -> (i,j)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %b : tensor<4x5xf32>,
      tensor<5x4xf32>) outs(%z : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.addf %x, %y : f32
    %s = arith.maximumf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %2 = linalg.add ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
func.func @same(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>) -> tensor<4x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.add ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
func.func @elementwise_add(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_add_into_dest
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.rewrite_as_constant, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @generate() -> tensor<2x3xf32> {
  %c = arith.constant 3.0 : f32
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @generate_dynamic(%n: index) -> tensor<?x3xf32> {
  %c = arith.constant 3.0 : f32
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
func.func @pad() -> tensor<4x4xf32> {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %p = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<2x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @pad_two_uses() -> (tensor<4x4xi8>, tensor<2x2xi8>) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %p = arith.constant 7 : i8
  %0 = tensor.pad %a low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : i8
  } : tensor<2x2xi8> to tensor<4x4xi8>
  return %0, %a : tensor<4x4xi8>, tensor<2x2xi8>
}
func.func @pad_splat() -> tensor<4x4xi1> {
  %a = arith.constant dense<true> : tensor<2x2xi1>
  %p = arith.constant false
  %0 = tensor.pad %a nofold low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : i1
  } : tensor<2x2xi1> to tensor<4x4xi1>
  return %0 : tensor<4x4xi1>
}
func.func @pack() -> tensor<1x1x8x2xf32> {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %p = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x8x2xf32>
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e : tensor<2x2xf32> -> tensor<1x1x8x2xf32>
  return %0 : tensor<1x1x8x2xf32>
}
func.func @pack_splat() -> tensor<1x1x2x2xf32> {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x1x2x2xf32>
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<2x2xf32> -> tensor<1x1x2x2xf32>
  return %0 : tensor<1x1x2x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.rewrite_as_constant
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.rewrite_as_constant, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @pad() -> tensor<4x4xf32> {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %p = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<2x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @pad_two_uses() -> (tensor<4x4xi8>, tensor<2x2xi8>) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %p = arith.constant 7 : i8
  %0 = tensor.pad %a low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : i8
  } : tensor<2x2xi8> to tensor<4x4xi8>
  return %0, %a : tensor<4x4xi8>, tensor<2x2xi8>
}
func.func @pack_two() -> (tensor<1x1x2x2xf32>, tensor<2x2xf32>) {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x1x2x2xf32>
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<2x2xf32> -> tensor<1x1x2x2xf32>
  return %0, %a : tensor<1x1x2x2xf32>, tensor<2x2xf32>
}
func.func @pack_splat() -> (tensor<1x1x2x2xf32>, tensor<2x2xf32>) {
  %a = arith.constant dense<1.0> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x1x2x2xf32>
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<2x2xf32> -> tensor<1x1x2x2xf32>
  return %0, %a : tensor<1x1x2x2xf32>, tensor<2x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.rewrite_as_constant aggressive
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.linalg.pad_vectorization, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @read(%a: tensor<5x6xf32>, %i: index) -> vector<7x9xf32> {
  %p = arith.constant 0.0 : f32
  %q = arith.constant 5.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 0] high[5, 7] {
  ^bb0(%x: index, %y: index):
    tensor.yield %q : f32
  } : tensor<5x6xf32> to tensor<10x13xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %p {in_bounds = [true, true]} : tensor<10x13xf32>, vector<7x9xf32>
  return %1 : vector<7x9xf32>
}
func.func @low(%a: tensor<5x6xf32>, %i: index) -> vector<7x9xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[1, 0] high[4, 7] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<5x6xf32> to tensor<10x13xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %p {in_bounds = [true, true]} : tensor<10x13xf32>, vector<7x9xf32>
  return %1 : vector<7x9xf32>
}
func.func @write(%a: tensor<?x?xf32>, %n: index, %m: index, %v: vector<17x5xf32>) -> tensor<?x?xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %h = affine.apply affine_map<()[s] -> (17 - s)>()[%n]
  %k = affine.apply affine_map<()[s] -> (5 - s)>()[%m]
  %s = tensor.extract_slice %a[1, 2] [%n, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %0 = tensor.pad %s low[0, 0] high[%h, %k] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<17x5xf32>
  %1 = vector.transfer_write %v, %0[%c0, %c0] {in_bounds = [true, true]} : vector<17x5xf32>, tensor<17x5xf32>
  %2 = tensor.extract_slice %1[0, 0] [%n, %m] [1, 1] : tensor<17x5xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @write_static(%a: tensor<7x4xf32>, %v: vector<17x5xf32>) -> tensor<7x4xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 0] high[10, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<7x4xf32> to tensor<17x5xf32>
  %1 = vector.transfer_write %v, %0[%c0, %c0] {in_bounds = [true, true]} : vector<17x5xf32>, tensor<17x5xf32>
  %2 = tensor.extract_slice %1[0, 0] [7, 4] [1, 1] : tensor<17x5xf32> to tensor<7x4xf32>
  return %2 : tensor<7x4xf32>
}
func.func @insert(%a: tensor<?x?xf32>, %d: tensor<?x?x17x5xf32>, %h: index, %k: index) -> tensor<?x?x17x5xf32> {
  %p = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0] high[%h, %k] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<17x5xf32>
  %1 = tensor.insert_slice %0 into %d[%h, 2, 0, 0] [1, 1, 17, 5] [1, 1, 1, 1] : tensor<17x5xf32> into tensor<?x?x17x5xf32>
  return %1 : tensor<?x?x17x5xf32>
}
func.func @insert_part(%a: tensor<?x?xf32>, %d: tensor<17x?x5xf32>, %h: index, %k: index) -> tensor<17x?x5xf32> {
  %p = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0] high[%h, %k] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<17x5xf32>
  %1 = tensor.insert_slice %0 into %d[%h, 2, 0] [17, 1, 5] [1, 1, 1] : tensor<17x5xf32> into tensor<17x?x5xf32>
  return %1 : tensor<17x?x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.pad_vectorization
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.linalg.tiling_canonicalization, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @tiling_canonicalization_apply_patterns(%a: tensor<8x16xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%c8, %c4) : tensor<?x?xf32>
  %r = scf.for %i = %c0 to %c8 step %c4 iter_args(%o = %e) -> tensor<?x?xf32> {
    %s = affine.min affine_map<(d) -> (8 - d, 4)>(%i)
    %x = tensor.extract_slice %o[%i, %c0] [%c4, %c4] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %f = linalg.fill ins(%z : f32) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
    %y = tensor.insert_slice %f into %o[%i, %c0] [%c4, %c4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %y : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @views(%m: memref<8x16xf32>, %i: index) -> memref<?x?xf32, strided<[16, 1], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%i, %c4] [%c4, %c4] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[16, 1], offset: ?>>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.tiling_canonicalization
  } : !transform.any_op
  transform.yield
}
}
