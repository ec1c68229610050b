// COMPARE: --allow-unregistered-dialect --eliminate-empty-tensors
// ----- empty
func.func @empty(%n: index) -> tensor<?x4xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// ----- tensor.empty, linalg.fill, tensor.insert_slice
func.func @elim(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[4] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// ----- tensor.empty, linalg.fill, bufferization.materialize_in_destination
func.func @empty_fill_materialize_in_destination(%m: memref<5xf32>, %f: f32) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}
// ----- scf.for, tensor.empty, linalg.fill
func.func @for_empty_fill(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %x[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// ----- tensor.empty, linalg.fill, tensor.collapse_shape
func.func @empty_fill_collapse_shape(%t: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = tensor.collapse_shape %f [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %r = tensor.insert_slice %c into %t[%n] [16] [1] : tensor<16xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- expected type to be 'tensor...
func.func @expected_type_to_be_tensor(%t: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %k = tensor.cast %e : tensor<4xf32> to tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%k : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %f into %t[%n] [4] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tensor.empty, linalg.fill, tensor.cast
func.func @empty_fill_cast(%t: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %k = tensor.cast %f : tensor<?xf32> to tensor<4xf32>
  %r = tensor.insert_slice %k into %t[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tensor.empty, linalg.fill, linalg.exp
func.func @empty_fill_exp(%t: tensor<?xf32>, %v: f32, %n: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.exp ins(%f : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %r, %g : tensor<?xf32>, tensor<4xf32>
}
// ----- scf.if, tensor.empty, linalg.fill
func.func @scf_if_empty_fill(%t: tensor<?xf32>, %v: f32, %c: i1, %n: index) -> (tensor<?xf32>) {
  %f = scf.if %c -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %x = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  } else {
    %e = tensor.empty() : tensor<4xf32>
    %x = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  %r = tensor.insert_slice %f into %t[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tensor.empty, scf.for, tensor.insert
func.func @empty_for_insert(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> tensor<4xf32> {
    %x = tensor.insert %v into %a[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  %r = tensor.insert_slice %f into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, scf.forall, linalg.fill
func.func @empty_forall_fill(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %p = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// ----- scf.forall, affine.apply, tensor.empty
func.func @forall_apply_empty(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    %p = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, bufferization.materialize_in_destination
func.func @empty_fill_materialize_in_destination_2(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = bufferization.materialize_in_destination %f in %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %d, %f : tensor<8xf32>, tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, bufferization.materialize_in_destination
func.func @empty_fill_materialize_in_destination_3(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = bufferization.materialize_in_destination %f in %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, bufferization.materialize_in_destination
func.func @empty_fill_materialize_in_destination_4(%m: memref<8xf32>, %v: f32, %n: index) {
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %f in writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
// ----- tensor.empty, linalg.fill, bufferization.materialize_in_destination
func.func @empty_fill_materialize_in_destination_5(%m: memref<?xf32>, %v: f32, %n: index) {
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %f in restrict writable %m : (tensor<8xf32>, memref<?xf32>) -> ()
  return
}
// ----- tensor.empty, linalg.fill, bufferization.materialize_in_destination
func.func @empty_fill_materialize_in_destination_6(%m: memref<4xf32, strided<[2], offset: ?>, 3>, %v: f32, %n: index) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %f in restrict writable %m : (tensor<?xf32>, memref<4xf32, strided<[2], offset: ?>, 3>) -> ()
  return
}
// ----- scf.for, tensor.empty, linalg.fill
func.func @for_empty_fill_2(%m: memref<8x8xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %e = tensor.empty() : tensor<8xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %s = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    bufferization.materialize_in_destination %f in restrict writable %s : (tensor<8xf32>, memref<8xf32, strided<[1], offset: ?>>) -> ()
  }
  return
}
// ----- tensor.empty, linalg.fill, tensor.insert_slice
func.func @empty_fill_insert_slice(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %x = tensor.extract %t[%n] : tensor<8xf32>
  return %r, %x : tensor<8xf32>, f32
}
// ----- tensor.empty, linalg.fill, tensor.extract
func.func @empty_fill_extract(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %t[%n] : tensor<8xf32>
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %x : tensor<8xf32>, f32
}
// ----- tensor.empty, linalg.fill, tensor.insert_slice
func.func @empty_fill_insert_slice_2(%v: f32, %n: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %o = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %o[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %g = linalg.exp ins(%f : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %g into %r[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.addi
func.func @empty_fill_addi(%v: f32, %n: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %o = tensor.empty() : tensor<8xf32>
  %o2 = linalg.fill ins(%v : f32) outs(%o : tensor<8xf32>) -> tensor<8xf32>
  %c0 = arith.constant 0 : index
  %p = arith.addi %n, %n : index
  %r = tensor.insert_slice %f into %o2[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, tensor.insert_slice
func.func @empty_fill_insert_slice_3(%v: f32, %t: tensor<1x8xf32>) -> (tensor<1x8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = tensor.insert_slice %f into %t[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// ----- tensor.empty, linalg.fill, tensor.collapse_shape
func.func @empty_fill_collapse_shape_2(%v: f32, %t: tensor<8xf32>) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<1x8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
  %k = tensor.collapse_shape %f [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
  %r = tensor.insert_slice %k into %t[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- linalg.map: expects number of operands to match the arity of mapper, but got: 1 and 0
func.func @map_expects_number_of_operands_to_match_the_arity_of_mapper(%t: tensor<8xf32>, %v: f32, %n: index) -> (tensor<8xf32>) {
  %e = tensor.empty() {some} : tensor<4xf32>
  %f = linalg.map outs(%e : tensor<4xf32>) () { linalg.yield %v : f32 }
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, tensor.insert_slice
func.func @empty_fill_insert_slice_4(%t: tensor<8xf32>, %u: tensor<8xf32>, %v: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %s = tensor.insert_slice %f into %u[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s : tensor<8xf32>, tensor<8xf32>
}
// ----- tensor.empty, tensor.insert_slice
func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
func.func @empty_insert_slice(%t: tensor<8xf32>) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = call @ext(%e) : (tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- linalg.fill, tensor.empty, tensor.insert_slice
func.func @g(%x: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %f = linalg.fill ins(%v : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
func.func @a(%t: tensor<8xf32>, %v: f32) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = call @g(%e, %v) : (tensor<4xf32>, f32) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, vector.transfer_write, tensor.insert_slice
func.func @empty_transfer_write_insert_slice(%t: tensor<8xf32>, %v: vector<4xf32>) -> (tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xf32>
  %f = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- cf.cond_br, tensor.empty, vector.transfer_write
func.func @cond_br_empty_transfer_write(%t: tensor<8xf32>, %v: vector<4xf32>, %c: i1) -> (tensor<8xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xf32>
  %f = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  cf.br ^c(%f : tensor<4xf32>)
^b:
  %e1 = tensor.empty() : tensor<4xf32>
  cf.br ^c(%e1 : tensor<4xf32>)
^c(%x: tensor<4xf32>):
  %r = tensor.insert_slice %x into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, tensor.insert_slice
func.func @empty_insert_slice(%t: tensor<8xf32>, %u: tensor<*xf32>) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = tensor.insert_slice %e into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, arith.select, tensor.insert_slice
func.func @empty_select_insert_slice(%t: tensor<8xf32>, %u: tensor<4xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = arith.select %c, %e, %u : tensor<4xf32>
  %r = tensor.insert_slice %s into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, tensor.extract_slice
func.func @empty_fill_extract_slice(%t: tensor<8xf32>, %u: tensor<4xf32>, %v: f32) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %s = tensor.extract_slice %f[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %r = tensor.insert_slice %s into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, foreign.region, linalg.fill
func.func @empty_region_fill(%t: tensor<8xf32>, %v: f32) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = "foreign.region"() ({
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    "foreign.yield"(%s) : (tensor<8xf32>) -> ()
  }) : () -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- scf.execute_region, tensor.empty, linalg.fill
func.func @execute_region_empty_fill(%t: tensor<8xf32>, %v: f32) -> (tensor<8xf32>) {
  %r = scf.execute_region -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %f into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, linalg.matmul
func.func @empty_fill_matmul(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %t: tensor<10x10xf32>, %v: f32) -> (tensor<10x10xf32>) {
  %e = tensor.empty() : tensor<4x6xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e2 = tensor.empty() : tensor<4x6xf32>
  %x = linalg.exp ins(%m : tensor<4x6xf32>) outs(%e2 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = tensor.insert_slice %x into %t[1, 2] [4, 6] [2, 1] : tensor<4x6xf32> into tensor<10x10xf32>
  return %r : tensor<10x10xf32>
}
// ----- arith.muli, tensor.empty, arith.subi
func.func @muli_empty_subi(%v: f32, %n: index, %t: tensor<8xf32>) -> (tensor<8xf32>) {
  %q = arith.muli %n, %n : index
  %e = tensor.empty() : tensor<4xf32>
  %x = arith.subi %n, %q : index
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = arith.divui %n, %q : index
  %g = linalg.exp ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %p = arith.addi %y, %n : index
  %r = tensor.insert_slice %g into %t[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, arith.subi, linalg.fill
func.func @empty_subi_fill(%v: f32, %n: index, %t: tensor<8xf32>) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %x = arith.subi %n, %n : index
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = memref.alloc() : memref<index>
  %p = memref.load %y[] : memref<index>
  %r = tensor.insert_slice %f into %t[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, tensor.extract
func.func @empty_fill_extract_2(%v: f32, %n: index, %t: tensor<8xf32>) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %f[%n] : tensor<4xf32>
  %y = arith.fptoui %x : f32 to i32
  %p = arith.index_cast %y : i32 to index
  %r = tensor.insert_slice %f into %t[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.addi
func.func @empty_fill_addi_2(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = arith.addi %n, %n : index
  %r = scf.if %c -> tensor<8xf32> {
    %s = tensor.insert_slice %f into %t[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// ----- tensor.empty, scf.if, linalg.fill
func.func @empty_scf_if_fill(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.if %c -> tensor<8xf32> {
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %p = arith.addi %n, %n : index
    %s = tensor.insert_slice %f into %t[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, scf.if
func.func @empty_fill_scf_if(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = scf.if %c -> tensor<8xf32> {
    %p = arith.addi %n, %n : index
    %s = tensor.insert_slice %f into %t[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.addi
func.func @empty_fill_addi_3(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %z = arith.addi %n, %n : index
  %p = arith.addi %n, %z : index
  %r = tensor.insert_slice %f into %t[%p] [%z] [%z] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.addi
func.func @empty_fill_addi_4(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %p = arith.addi %n, %n : index
  %z = arith.addi %n, %p : index
  %u = linalg.fill ins(%v : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %z2 = arith.addi %z, %p : index
  %r = tensor.insert_slice %f into %u[%p] [%z2] [%z] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, scf.if
func.func @empty_fill_scf_if_2(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %p = scf.if %c -> index {
    %p1 = arith.addi %n, %n : index
    scf.yield %p1 : index
  } else { scf.yield %n : index }
  %r = tensor.insert_slice %f into %t[%p] [%p] [1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, cf.br, linalg.fill
func.func @empty_cf_br_fill(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  cf.br ^bb1
^bb1:
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = arith.addi %n, %n : index
  cf.br ^bb2(%p : index)
^bb2(%q : index):
  %r = tensor.insert_slice %f into %t[%q] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, cf.br, linalg.fill
func.func @empty_cf_br_fill_2(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  cf.br ^bb1
^bb1:
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = arith.addi %n, %n : index
  cf.br ^bb2
^bb2:
  %q = arith.addi %n, %p : index
  %r = tensor.insert_slice %f into %t[%q] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, scf.for, linalg.fill
func.func @empty_for_fill(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %p = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %s = tensor.insert_slice %f into %x[%p] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// ----- tensor.empty, arith.subi, linalg.fill
func.func @empty_subi_fill_2(%v: f32, %n: index, %m: memref<?xf32>, %c: i1) {
  %e = tensor.empty() : tensor<4xf32>
  %z = arith.subi %n, %n : index
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = arith.muli %n, %n : index
  %p = arith.addi %n, %y : index
  %s = memref.subview %m[%p] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  bufferization.materialize_in_destination %f in restrict writable %s : (tensor<4xf32>, memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}
// ----- tensor.empty, linalg.fill, memref.alloc
func.func @empty_fill_alloc(%v: f32, %n: index, %c: i1) -> memref<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = memref.alloc() : memref<4xf32>
  bufferization.materialize_in_destination %f in restrict writable %s : (tensor<4xf32>, memref<4xf32>) -> ()
  return %s : memref<4xf32>
}
// ----- tensor.empty, linalg.fill, arith.divui
func.func @empty_fill_divui(%v: f32, %n: index, %c: i1) -> memref<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = arith.divui %n, %n : index
  %s = memref.alloc() : memref<4xf32>
  %s2 = memref.subview %s[%p] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  bufferization.materialize_in_destination %f in restrict writable %s2 : (tensor<4xf32>, memref<4xf32, strided<[1], offset: ?>>) -> ()
  return %s : memref<4xf32>
}
// ----- tensor.empty, linalg.fill, arith.xori
func.func @empty_fill_xori(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %k = arith.xori %c, %c : i1
  %q = arith.muli %n, %n : index
  %p = scf.if %k -> index {
    %p1 = arith.addi %n, %q : index
    scf.yield %p1 : index
  } else { scf.yield %n : index }
  %r = tensor.insert_slice %f into %t[%p] [%p] [1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.muli
func.func @empty_fill_muli(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %q = arith.muli %n, %n : index
  %k = arith.xori %c, %c : i1
  %p = scf.if %k -> index {
    %p1 = arith.addi %n, %q : index
    scf.yield %p1 : index
  } else { scf.yield %n : index }
  %r = tensor.insert_slice %f into %t[%p] [%p] [1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.muli
func.func @empty_fill_muli_2(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %q = arith.muli %n, %n : index
  %k = arith.subi %n, %n : index
  %p = arith.addi %k, %q : index
  %p2 = arith.addi %q, %p : index
  %r = tensor.insert_slice %f into %t[%p2] [%p] [1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, arith.muli
func.func @empty_fill_muli_3(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %q = arith.muli %n, %n : index
  %k:2 = arith.mului_extended %q, %q : index
  %r = tensor.insert_slice %f into %t[%k#1] [%k#0] [1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, memref.load
func.func @empty_fill_load(%v: f32, %n: index, %m: memref<?xf32>, %c: i1, %z: memref<index>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %q = memref.load %z[] : memref<index>
  %s = memref.subview %m[%q] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  bufferization.materialize_in_destination %f in restrict writable %s : (tensor<?xf32>, memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}
// ----- tensor.empty, linalg.fill, arith.addi
func.func @empty_fill_addi_5(%v: f32, %n: index, %m: memref<?xf32>, %c: i1, %z: memref<index>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %d = arith.addi %n, %n : index
  %s = memref.subview %m[%d] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  bufferization.materialize_in_destination %f in writable %s : (tensor<?xf32>, memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}
// ----- tensor.empty, linalg.fill, linalg.exp
func.func @empty_fill_exp_2(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.exp ins(%f : tensor<4xf32>) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %q = arith.muli %n, %n : index
  %s = tensor.insert_slice %g into %t[%q] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %h = linalg.exp ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %q2 = arith.muli %n, %q : index
  %r = tensor.insert_slice %h into %s[%q2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- scf.if, tensor.empty, linalg.fill
func.func @scf_if_empty_fill_2(%v: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> (tensor<8xf32>) {
  %x = scf.if %c -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  } else {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  %q = arith.muli %n, %n : index
  %s = tensor.insert_slice %x into %t[%q] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s : tensor<8xf32>
}
// ----- tensor.empty, linalg.fill, linalg.matmul
func.func @empty_fill_matmul_2(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %t: tensor<16x16xf32>, %n: index, %v: f32) -> (tensor<16x16xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = arith.muli %n, %n : index
  %w = arith.addi %n, %q : index
  %s = tensor.insert_slice %m into %t[%w, %q] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<16x16xf32>
  return %s : tensor<16x16xf32>
}
// ----- into a copy
func.func @into_a_copy(%f: f32, %d: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.copy ins(%0 : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
