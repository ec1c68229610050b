func.func @select_elementwise(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @scatter_tensor(%t: tensor<8xf32>, %ix: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>, %i: index) -> tensor<8xf32> {
  %0 = vector.scatter %t[%i][%ix], %m, %v : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @scatter_twice(%t: tensor<8xf32>, %ix: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = vector.scatter %t[%i][%ix], %m, %v : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  %1 = vector.scatter %t[%i][%ix], %m, %v {alignment = 4} : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @scatter_memref(%t: memref<8xf32>, %ix: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>, %i: index) {
  vector.scatter %t[%i][%ix], %m, %v : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @mask_scatter(%t: tensor<8xf32>, %ix: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>, %i: index) -> tensor<8xf32> {
  %0 = vector.mask %m { vector.scatter %t[%i][%ix], %m, %v : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
      -> tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @index_cast_written(%t: tensor<4xi32>, %i: index) -> (tensor<4xindex>, tensor<4xi32>) {
  %0 = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.insert %i into %0[%i] : tensor<4xindex>
  return %1, %t : tensor<4xindex>, tensor<4xi32>
}
// -----
func.func @select_unranked(%c: i1, %a: tensor<*xf32>, %b: tensor<*xf32>) -> tensor<*xf32> {
  %0 = arith.select %c, %a, %b : tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @select_layouts(%c: i1, %t: tensor<8xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %a = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %t[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @select_written(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %a[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}
// -----
func.func @tr_read_bounds(%t: tensor<?x?xf32>, %i: index) -> vector<5x6xf32> {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(a, b) -> (b, a)>} : tensor<?x?xf32>, vector<5x6xf32>
  return %0 : vector<5x6xf32>
}
// -----
func.func @tr_write_larger(%t: tensor<5xf32>, %v: vector<8xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<8xf32>, tensor<5xf32>
  return %0, %t : tensor<5xf32>, tensor<5xf32>
}
// -----
func.func @tr_write_permuted(%t: tensor<4x4xf32>, %v: vector<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (b, a)>} : vector<4x4xf32>, tensor<4x4xf32>
  return %0, %t : tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @tr_write_lower_rank(%t: tensor<4x4xf32>, %v: vector<4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  return %0, %t : tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @tr_write_unit_lead(%t: tensor<1x4xf32>, %v: vector<4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<1x4xf32>
  return %0, %t : tensor<1x4xf32>, tensor<1x4xf32>
}
// -----
func.func @tr_write_0d(%t: tensor<f32>, %v: vector<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = vector.transfer_write %v, %t[] : vector<f32>, tensor<f32>
  return %0, %t : tensor<f32>, tensor<f32>
}
// -----
func.func @tr_write_overlap(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index) -> (tensor<8xf32>, vector<4xf32>) {
  %p = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %t[%c2], %p {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %0, %1 : tensor<8xf32>, vector<4xf32>
}
// -----
func.func @gather_then_write(%t: tensor<8xf32>, %ix: vector<4xindex>, %m: vector<4xi1>, %p: vector<4xf32>, %i: index,
    %f: f32) -> (vector<4xf32>, tensor<8xf32>) {
  %w = tensor.insert %f into %t[%i] : tensor<8xf32>
  %0 = vector.gather %t[%i][%ix], %m, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %w : vector<4xf32>, tensor<8xf32>
}
// -----
func.func @mask_read(%t: tensor<?xf32>, %i: index, %m: vector<5xi1>) -> vector<5xf32> {
  %p = arith.constant 0.0 : f32
  %0 = vector.mask %m { vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<5xf32> } : vector<5xi1> -> vector<5xf32>
  return %0 : vector<5xf32>
}
// -----
func.func @mask_write_empty(%i: index, %m: vector<5xi1>, %v: vector<5xf32>) -> tensor<5xf32> {
  %t = tensor.empty() : tensor<5xf32>
  %c0 = arith.constant 0 : index
  %0 = vector.mask %m { vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32> } : vector<5xi1> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @mask_gather(%t: tensor<8xf32>, %ix: vector<4xindex>, %m: vector<4xi1>, %p: vector<4xf32>, %i: index, %m2: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m2 { vector.gather %t[%i][%ix], %m, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>,
      vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @mask_empty(%t: tensor<8xf32>, %m: vector<4xi1>, %f: f32, %i: index) -> tensor<8xf32> {
  vector.mask %m { } : vector<4xi1>
  %0 = tensor.insert %f into %t[%i] : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @to_tensor_plain(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
// -----
func.func @to_tensor_restrict_ro(%m: memref<4xf32>, %i: index, %f: f32) -> f32 {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %w = tensor.insert %f into %0[%i] : tensor<4xf32>
  %1 = tensor.extract %w[%i] : tensor<4xf32>
  return %1 : f32
}
// -----
func.func @to_tensor_unranked(%m: memref<*xf32>) -> tensor<*xf32> {
  %0 = bufferization.to_tensor %m restrict writable : memref<*xf32> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @to_buffer_written(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.store %f, %m[%i] : memref<4xf32, strided<[?], offset: ?>>
  return %t : tensor<4xf32>
}
// -----
func.func @to_buffer_of_insert(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %m = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.store %f, %m[%i] : memref<4xf32, strided<[?], offset: ?>>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @alloc_unused(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @dealloc_alloc(%f: f32, %i: index) -> f32 {
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  bufferization.dealloc_tensor %0 : tensor<4xf32>
  return %1 : f32
}
// -----
func.func @mat_conflict(%s: tensor<4xf32>, %d: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %d : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @mat_readonly(%s: tensor<4xf32>, %d: tensor<4xf32> {bufferization.writable = false}) -> tensor<4xf32> {
  %0 = bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @mat_same(%s: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.materialize_in_destination %s in %s : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @mat_cast_shape(%s: tensor<?xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %s in writable %m : (tensor<?xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @unknown_chain(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = "test.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert %f into %1[%i] : tensor<4xf32>
  %3 = "test.op2"(%2, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// -----
func.func @unknown_region(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = "test.region"(%t) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = tensor.insert %f into %a[%i] : tensor<4xf32>
    "test.yield"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @unknown_in_loop(%t: tensor<4xf32>, %f: f32, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %1 = "test.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @unknown_source(%f: f32, %i: index) -> f32 {
  %0 = "test.source"() : () -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  "test.sink"(%1) : (tensor<4xf32>) -> ()
  return %2 : f32
}
// -----
func.func @unknown_registered(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = math.exp %t : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = arith.addf %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
func.func @unknown_cast(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = builtin.unrealized_conversion_cast %t : tensor<4xf32> to !llvm.ptr
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.ptr to tensor<4xf32>
  %2 = tensor.insert %f into %1[%i] : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
func.func @affine_for_tensor(%t: tensor<16xf32>, %f: f32) -> tensor<16xf32> {
  %r = affine.for %i = 0 to 16 iter_args(%x = %t) -> tensor<16xf32> {
    %w = tensor.insert %f into %x[%i] : tensor<16xf32>
    affine.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// -----
func.func @gpu_launch(%t: tensor<16xf32>, %f: f32, %n: index, %m: memref<16xf32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %e = tensor.extract %t[%tx] : tensor<16xf32>
    memref.store %e, %m[%tx] : memref<16xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @rank0_slice(%t: tensor<f32>, %f: f32) -> tensor<f32> {
  %0 = tensor.extract_slice %t[] [] [] : tensor<f32> to tensor<f32>
  %1 = tensor.insert %f into %0[] : tensor<f32>
  %2 = tensor.insert_slice %1 into %t[] [] [] : tensor<f32> into tensor<f32>
  return %2 : tensor<f32>
}
// -----
func.func @empty_shape(%t: tensor<0x4xf32>, %u: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = linalg.copy ins(%t : tensor<0x4xf32>) outs(%u : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// -----

func.func @copied_onto_itself(%a: tensor<8xf32>, %f: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v1 = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %a) -> tensor<8xf32> {
    %y = tensor.insert %f into %x[%i] : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  %r = linalg.copy ins(%v1 : tensor<8xf32>) outs(%v1 : tensor<8xf32>) -> tensor<8xf32>
  return %r, %v1 : tensor<8xf32>, tensor<8xf32>
}
