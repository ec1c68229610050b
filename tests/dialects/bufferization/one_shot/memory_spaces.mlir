func.func @fe(%f: f32) -> (tensor<2xf32, 3>) {
  %0 = tensor.from_elements %f, %f : tensor<2xf32, 3>
  return %0 : tensor<2xf32, 3>
}
// -----
func.func @splat(%f: f32) -> (tensor<2xf32>) {
  %0 = tensor.splat %f : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @gen(%f: f32) -> (tensor<2xf32>) {
  %3 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32>
  return %3 : tensor<2xf32>
}
// -----
func.func @gen3(%f: f32, %t: tensor<2xf32, 3>, %u: tensor<2xf32, 3>) -> (tensor<2xf32, 3>) {
  %3 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32, 3>
  return %3 : tensor<2xf32, 3>
}
// -----
func.func @splat3(%f: f32) -> (tensor<2xf32, 3>) {
  %0 = tensor.splat %f : tensor<2xf32, 3>
  return %0 : tensor<2xf32, 3>
}
// -----
func.func @pad3(%f: f32, %0: tensor<2xf32, 3>) -> (tensor<6xf32, 3>) {
  %1 = tensor.pad %0 low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32, 3> to tensor<6xf32, 3>
  return %1 : tensor<6xf32, 3>
}
// -----
func.func @concat3(%0: tensor<2xf32, 3>) -> (tensor<4xf32, 3>) {
  %1 = tensor.concat dim(0) %0, %0 : (tensor<2xf32, 3>, tensor<2xf32, 3>) -> tensor<4xf32, 3>
  return %1 : tensor<4xf32, 3>
}
// -----
func.func @alloc_space(%n: index, %f: f32) -> f32 {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 2} : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert %f into %1[%n] : tensor<?xf32>
  %3 = tensor.extract %1[%n] : tensor<?xf32>
  %4 = tensor.extract %2[%n] : tensor<?xf32>
  %5 = arith.addf %3, %4 : f32
  return %5 : f32
}
// -----
func.func @alloc_copy_space(%t: tensor<4xf32>, %n: index, %f: f32) -> f32 {
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = #gpu.address_space<workgroup>} : tensor<4xf32>
  %2 = tensor.insert %f into %0[%n] : tensor<4xf32>
  %3 = tensor.extract %0[%n] : tensor<4xf32>
  %4 = tensor.extract %2[%n] : tensor<4xf32>
  %5 = arith.addf %3, %4 : f32
  return %5 : f32
}
// -----
func.func @alloc_copy_inherits(%n: index, %f: f32) -> f32 {
  %t = bufferization.alloc_tensor() {memory_space = 5} : tensor<4xf32>
  %x = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %0 = bufferization.alloc_tensor() copy(%x) : tensor<4xf32>
  %2 = tensor.insert %f into %0[%n] : tensor<4xf32>
  %3 = tensor.extract %x[%n] : tensor<4xf32>
  %4 = tensor.extract %2[%n] : tensor<4xf32>
  %5 = arith.addf %3, %4 : f32
  return %5 : f32
}
// -----
func.func @select_spaces(%c: i1, %n: index, %f: f32) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 0} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
  %s = arith.select %c, %a, %b : tensor<4xf32>
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @if_spaces(%c: i1, %n: index, %f: f32) -> f32 {
  %s = scf.if %c -> tensor<4xf32> {
    %a = bufferization.alloc_tensor() {memory_space = 0} : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  } else {
    %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @if_same_space(%c: i1, %n: index, %f: f32) -> f32 {
  %s = scf.if %c -> tensor<4xf32> {
    %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  } else {
    %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @for_spaces(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = bufferization.alloc_tensor() {memory_space = 0} : tensor<4xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<4xf32> {
    %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @while_spaces(%c: i1, %n: index, %f: f32) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 0} : tensor<4xf32>
  %s = scf.while (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %x : tensor<4xf32>
  } do {
  ^bb0(%y: tensor<4xf32>):
    %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @switch_spaces(%n: index, %f: f32) -> f32 {
  %s = scf.index_switch %n -> tensor<4xf32>
  case 0 {
    %a = bufferization.alloc_tensor() {memory_space = 0} : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  }
  default {
    %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @exec_space(%n: index, %f: f32) -> f32 {
  %s = scf.execute_region -> tensor<4xf32> {
    %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  }
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @slice_space(%n: index, %f: f32) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<4x4xf32>
  %0 = tensor.extract_slice %a[%n, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[%n, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
  %3 = tensor.extract %2[%n, %n] : tensor<4x4xf32>
  %4 = tensor.collapse_shape %2 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [8, 2] : tensor<16xf32> into tensor<8x2xf32>
  %6 = tensor.cast %5 : tensor<8x2xf32> to tensor<?x?xf32>
  %7 = tensor.extract %6[%n, %n] : tensor<?x?xf32>
  %8 = arith.addf %3, %7 : f32
  return %8 : f32
}
// -----
func.func @collapse_copy_space(%n: index, %f: f32) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<8x8xf32>
  %0 = tensor.extract_slice %a[%n, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %4 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %7 = tensor.extract %4[%n] : tensor<16xf32>
  return %7 : f32
}
// -----
func.func @reshape_space(%n: index, %f: f32, %s: tensor<2xindex>) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<8xf32>
  %4 = tensor.reshape %a(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %7 = tensor.extract %4[%n, %n] : tensor<?x?xf32>
  return %7 : f32
}
// -----
func.func @pad_space(%n: index, %f: f32) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<8xf32>
  %4 = tensor.pad %a low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<12xf32>
  %7 = tensor.extract %4[%n] : tensor<12xf32>
  return %7 : f32
}
// -----
func.func @const_space() -> tensor<4xf32, 1 : i64> {
  %a = arith.constant dense<1.0> : tensor<4xf32, 1 : i64>
  return %a : tensor<4xf32, 1 : i64>
}
// -----
func.func @const_two_spaces(%i: index) -> (f32, f32) {
  %a = arith.constant dense<1.0> : tensor<4xf32, 1 : i64>
  %b = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.extract %a[%i] : tensor<4xf32, 1 : i64>
  %1 = tensor.extract %b[%i] : tensor<4xf32>
  return %0, %1 : f32, f32
}
// -----
func.func @mixed_encoding(%a: tensor<4xf32, "l1">, %b: tensor<4xf32, "dram">) -> tensor<4xf32, "dram"> {
  %0 = linalg.copy ins(%a : tensor<4xf32, "l1">) outs(%b : tensor<4xf32, "dram">) -> tensor<4xf32, "dram">
  return %0 : tensor<4xf32, "dram">
}
// -----
func.func @materialize_spaces(%m: memref<4xf32, 3>, %f: f32) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<4xf32>, memref<4xf32, 3>) -> ()
  return
}
// -----
func.func @to_tensor_space(%m: memref<4xf32, 3>, %f: f32, %i: index) -> f32 {
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32, 3> to tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  %3 = tensor.extract %1[%i] : tensor<4xf32>
  %4 = arith.addf %2, %3 : f32
  return %4 : f32
}
// -----
func.func @to_buffer_space(%f: f32) {
  %a = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
  %m = bufferization.to_buffer %a : tensor<4xf32> to memref<4xf32, 2>
  "test.use"(%m) : (memref<4xf32, 2>) -> ()
  return
}
// -----
func.func @to_buffer_readonly(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %m = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  "test.use"(%m) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @encoded_arg_slices(%a: tensor<8xf32, 2>, %f: f32, %i: index) -> (tensor<8xf32, 2>, tensor<8xf32, 2>) {
  %0 = tensor.insert %f into %a[%i] : tensor<8xf32, 2>
  return %0, %a : tensor<8xf32, 2>, tensor<8xf32, 2>
}
// -----
func.func @transfer_space(%a: tensor<8xf32, 2>, %v: vector<4xf32>, %i: index) -> (tensor<8xf32, 2>, tensor<8xf32, 2>) {
  %0 = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<8xf32, 2>
  return %0, %a : tensor<8xf32, 2>, tensor<8xf32, 2>
}
// -----
func.func @encoding_ops(%a: tensor<4x4xf32, 3>, %n: index, %f: f32) -> (tensor<16xf32, 3>, tensor<2x2xf32, 3>, tensor<4xf32, 3>, tensor<?xf32, 3>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32, 3> into tensor<16xf32, 3>
  %1 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32, 3> to tensor<2x2xf32, 3>
  %2 = tensor.splat %f : tensor<4xf32, 3>
  %3 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32, 3>
  return %0, %1, %2, %3 : tensor<16xf32, 3>, tensor<2x2xf32, 3>, tensor<4xf32, 3>, tensor<?xf32, 3>
}
// -----
func.func @encoding_from(%f: f32) -> (tensor<2xf32, 3>, tensor<6xf32, 3>) {
  %0 = tensor.from_elements %f, %f : tensor<2xf32, 3>
  %1 = tensor.pad %0 low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32, 3> to tensor<6xf32, 3>
  return %0, %1 : tensor<2xf32, 3>, tensor<6xf32, 3>
}
