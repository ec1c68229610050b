func.func @swap(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %y, %x : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @switch(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %r = scf.index_switch %n -> tensor<?xf32>
  case 1 {
    %0 = tensor.insert %f into %a[%n] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  case 3 {
    scf.yield %b : tensor<?xf32>
  }
  default {
    scf.yield %a : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @exec(%a: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %r = scf.execute_region -> tensor<?xf32> {
    %0 = tensor.insert %f into %a[%n] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @nested(%a: tensor<?x?xf32>, %n: index, %f: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%x = %a) -> (tensor<?x?xf32>) {
    %q = scf.for %j = %c0 to %n step %c4 iter_args(%y = %x) -> (tensor<?x?xf32>) {
      %s = tensor.extract_slice %y[%i, %j] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
      %t = linalg.fill ins(%f : f32) outs(%s : tensor<4x4xf32>) -> tensor<4x4xf32>
      %u = tensor.insert_slice %t into %y[%i, %j] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
      scf.yield %u : tensor<?x?xf32>
    }
    scf.yield %q : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
// -----
func.func @tiled(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c8 step %c4 iter_args(%x = %c) -> (tensor<8x8xf32>) {
    %q = scf.for %j = %c0 to %c8 step %c4 iter_args(%y = %x) -> (tensor<8x8xf32>) {
      %p = scf.for %k = %c0 to %c8 step %c4 iter_args(%z = %y) -> (tensor<8x8xf32>) {
        %sa = tensor.extract_slice %a[%i, %k] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %sb = tensor.extract_slice %b[%k, %j] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %sc = tensor.extract_slice %z[%i, %j] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %m = linalg.matmul ins(%sa, %sb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%sc : tensor<4x4xf32>) -> tensor<4x4xf32>
        %u = tensor.insert_slice %m into %z[%i, %j] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
        scf.yield %u : tensor<8x8xf32>
      }
      scf.yield %p : tensor<8x8xf32>
    }
    scf.yield %q : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
// -----
func.func @rec(%a: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %c -> tensor<?xf32> {
    scf.yield %a : tensor<?xf32>
  } else {
    %0 = tensor.insert %f into %a[%n] : tensor<?xf32>
    %1 = func.call @rec(%0, %n, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @rw(%a: tensor<8xf32>, %n: index, %f: f32) -> (tensor<8xf32>, tensor<8xf32>, f32) {
  %0 = tensor.insert %f into %a[%n] : tensor<8xf32>
  %1 = tensor.insert %f into %0[%n] : tensor<8xf32>
  %2 = tensor.insert %f into %0[%n] : tensor<8xf32>
  %3 = tensor.extract %1[%n] : tensor<8xf32>
  return %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, f32
}
// -----
func.func @readonly(%a: tensor<8xf32> {bufferization.writable = false}, %l: tensor<8xf32>
    {bufferization.buffer_layout = strided<[2], offset: 3>}, %n: index, %f: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.insert %f into %a[%n] : tensor<8xf32>
  %1 = tensor.insert %f into %l[%n] : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @concat(%a: tensor<8xf32>, %b: tensor<?xf32>) -> (tensor<16xf32>, tensor<?xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %1 = tensor.concat dim(0) %a, %b : (tensor<8xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<16xf32>, tensor<?xf32>
}
// -----
func.func @elem(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (7 - i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%b : tensor<8xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @ret_alloc(%n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> (tensor<?xf32>) {
    %y = tensor.empty(%i) : tensor<?xf32>
    %f = arith.constant 1.0 : f32
    %z = linalg.fill ins(%f : f32) outs(%y : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func private @f1(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}
func.func private @f2(%t: tensor<?xf32>) -> (f32) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %t[%c0] : tensor<?xf32>
  return %0 : f32
}
func.func @main(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @f1(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = call @f2(%t) : (tensor<?xf32>) -> f32
  %3 = tensor.extract_slice %1[%i] [4] [2] : tensor<?xf32> to tensor<4xf32>
  %4 = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
  %5 = call @f2(%4) : (tensor<?xf32>) -> f32
  return %1, %5 : tensor<?xf32>, f32
}
// -----
func.func @reshape(%t: tensor<?xf32>, %s: tensor<2xindex>, %u: tensor<*xf32>) -> (tensor<?x?xf32>, index) {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  return %0, %1 : tensor<?x?xf32>, index
}
// -----
func.func @parallel(%n: index, %f: f32, %idx: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  scf.forall (%i) in (%n) {
    %z = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %x = tensor.extract %z[%i] : tensor<8xf32>
    "test.use"(%x) : (f32) -> ()
  }
  return
}
// -----
func.func @while2(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.while (%x = %t, %y = %u) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c = "test.cond"() : () -> i1
    scf.condition(%c) %y, %x : tensor<?xf32>, tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>):
    %z = tensor.insert %f into %a[%n] : tensor<?xf32>
    scf.yield %z, %b : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @disjoint(%t: tensor<8xf32>, %f: f32) -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %a = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %x = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %v = tensor.extract %b[%c0] : tensor<4xf32>
  return %r, %v : tensor<8xf32>, f32
}
// -----
func.func @twice(%t: tensor<8xf32>, %f: f32, %v: vector<8xf32>) -> (tensor<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %s = vector.transfer_read %r[%c0], %f {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  %x = vector.transfer_write %s, %r[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  return %x, %s : tensor<8xf32>, vector<8xf32>
}
// -----
func.func @mat(%t: tensor<8xf32>, %f: f32, %m: memref<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  %1 = bufferization.to_buffer %0 : tensor<8xf32> to memref<8xf32>
  "test.use"(%1) : (memref<8xf32>) -> ()
  return
}
// -----
func.func @dealloc(%t: tensor<8xf32>) {
  bufferization.dealloc_tensor %t : tensor<8xf32>
  return
}
