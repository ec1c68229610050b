func.func @ins(%t: tensor<?xf32> {bufferization.writable = true}, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @conflict(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// -----
func.func @slice(%t: tensor<8xf32>, %f: f32, %n: index) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[%n] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}
// -----
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %m : tensor<4x4xf32>
}
// -----
func.func @loop(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    %y = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @loop2(%t: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    %y = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  %e = tensor.extract %t[%c0] : tensor<?xf32>
  return %r, %e : tensor<?xf32>, f32
}
// -----
func.func @if(%c: i1, %t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %y = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  } else {
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @const(%i: index, %f: f32) -> (f32, tensor<4xf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %d = arith.constant dense<0.0> : tensor<4xf32>
  %e = tensor.extract %c[%i] : tensor<4xf32>
  %x = tensor.insert %f into %d[%i] : tensor<4xf32>
  return %e, %x : f32, tensor<4xf32>
}
// -----
func.func private @ext(tensor<?xf32>) -> tensor<?xf32>
func.func @callee(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @callee(%t, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  %2 = call @ext(%0) : (tensor<?xf32>) -> tensor<?xf32>
  return %2, %1 : tensor<?xf32>, f32
}
// -----
func.func @generic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @misc(%t: tensor<?x4xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?x2x2xf32>, tensor<?x4xf32>, index, tensor<2x2xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%n, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %2 = tensor.cast %t : tensor<?x4xf32> to tensor<8x4xf32>
  %3 = tensor.cast %2 : tensor<8x4xf32> to tensor<?x4xf32>
  %c0 = arith.constant 0 : index
  %4 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %5 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  return %0, %1, %3, %4, %5 : tensor<?xf32>, tensor<?x2x2xf32>, tensor<?x4xf32>, index, tensor<2x2xf32>
}
// -----
func.func @gen(%n: index, %f: f32, %t: tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x6xf32>, tensor<4xf32>) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %a = arith.addi %i, %j : index
    %b = arith.index_cast %a : index to i32
    %c = arith.sitofp %b : i32 to f32
    tensor.yield %c : f32
  } : tensor<?x4xf32>
  %1 = tensor.pad %t low[%n, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<?x6xf32>
  %2 = tensor.splat %f : tensor<4xf32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<?x6xf32>, tensor<4xf32>
}
// -----
func.func @forall(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %u = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
// -----
func.func @while(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %r = scf.while (%x = %t) : (tensor<?xf32>) -> tensor<?xf32> {
    %c = "test.cond"() : () -> i1
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    %z = tensor.insert %f into %y[%n] : tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @unknown(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "test.dummy"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @vec(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>, tensor<8xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%i], %f : tensor<8xf32>, vector<4xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  return %0, %1 : vector<4xf32>, tensor<8xf32>
}
// -----
func.func @select(%c: i1, %t: tensor<8xf32>, %u: tensor<8xf32>, %i: index) -> f32 {
  %0 = arith.select %c, %t, %u : tensor<8xf32>
  %1 = tensor.extract %0[%i] : tensor<8xf32>
  return %1 : f32
}
// -----
func.func @br(%c: i1, %t: tensor<8xf32>, %u: tensor<8xf32>, %i: index, %f: f32) -> tensor<8xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<8xf32>), ^bb2(%u : tensor<8xf32>)
^bb1(%x: tensor<8xf32>):
  %y = tensor.insert %f into %x[%i] : tensor<8xf32>
  cf.br ^bb3(%y : tensor<8xf32>)
^bb2(%z: tensor<8xf32>):
  cf.br ^bb3(%z : tensor<8xf32>)
^bb3(%w: tensor<8xf32>):
  return %w : tensor<8xf32>
}
// -----
func.func @alloc(%t: tensor<?xf32>, %m: memref<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  bufferization.materialize_in_destination %0 in writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %1 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @totensor(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @totensor2(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
