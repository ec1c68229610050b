// COMPARE: --allow-unregistered-dialect --buffer-deallocation-simplification
// ----- memref.alloc, memref.subview, bufferization.dealloc
func.func @alloc_subview_dealloc(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>) -> (i1, i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %true = arith.constant true
  %0:2 = bufferization.dealloc (%a, %b, %m : memref<4xf32>, memref<8xf32>, memref<4xf32>) if (%true, %c, %c) retain (%s,
      %r : memref<2xf32, strided<[1]>>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
// ----- memref.alloc, arith.select, bufferization.dealloc
func.func @alloc_select_dealloc(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>) -> (i1, i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %x = arith.select %c, %a, %b : memref<4xf32>
  %y = arith.select %c, %a, %r : memref<4xf32>
  %0:2 = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%x, %y : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
// ----- memref.alloc, memref.extract_strided_metadata, bufferization.dealloc
func.func private @g(memref<4xf32>) -> memref<4xf32>
func.func @c(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>) -> (i1, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %x = call @g(%a) : (memref<4xf32>) -> memref<4xf32>
  %q:4 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %0:2 = bufferization.dealloc (%q#0, %x, %a : memref<f32>, memref<4xf32>, memref<4xf32>) if (%c, %c, %c) retain (%x, %r : memref<4xf32>, memref<4xf32>)
  return %0#0, %x : i1, memref<4xf32>
}
// ----- memref.alloc, scf.for, memref.copy
func.func @alloc_for_copy(%m: memref<4xf32>, %c: i1, %n: index) -> (i1, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %f = arith.constant false
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %o = %f) -> (memref<4xf32>, i1) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    %0 = bufferization.dealloc (%b, %x : memref<4xf32>, memref<4xf32>) if (%c, %o) retain (%b : memref<4xf32>)
    scf.yield %b, %0 : memref<4xf32>, i1
  }
  %0 = bufferization.dealloc (%a, %r#0 : memref<4xf32>, memref<4xf32>) if (%c, %r#1) retain (%r#0 : memref<4xf32>)
  return %0, %r#0 : i1, memref<4xf32>
}
// ----- memref.alloc, cf.cond_br, bufferization.dealloc
func.func @alloc_cond_br_dealloc(%m: memref<4xf32>, %c: i1, %n: index) -> (i1, memref<4xf32>) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb2(%m : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  %0 = bufferization.dealloc (%a : memref<4xf32>) if (%true) retain (%x : memref<4xf32>)
  return %0, %x : i1, memref<4xf32>
^bb2(%y: memref<4xf32>):
  %1 = bufferization.dealloc (%a : memref<4xf32>) if (%true) retain (%y : memref<4xf32>)
  return %1, %y : i1, memref<4xf32>
}
// ----- memref.alloc, scf.for, memref.copy
func.func @alloc_for_copy_2(%m: memref<4xf32>, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    %0 = bufferization.dealloc (%x : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%0) : (i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}
// ----- memref.alloc, cf.br, memref.copy
func.func @alloc_cf_br_copy(%m: memref<4xf32>, %c: i1, %n: index) {
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%a : memref<4xf32>)
 ^bb1(%x : memref<4xf32>):
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    %0 = bufferization.dealloc (%x : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%0) : (i1) -> ()
    cf.cond_br %c, ^bb1(%b : memref<4xf32>), ^bb2
 ^bb2:
  return
}
// ----- memref.alloc, scf.for, memref.copy
func.func @alloc_for_copy_3(%m: memref<4xf32>, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    %y = arith.select %c, %x, %b : memref<4xf32>
    %0 = bufferization.dealloc (%x : memref<4xf32>) if (%c) retain (%y : memref<4xf32>)
    %1 = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%0, %1) : (i1, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}
// ----- one of two is always freed
func.func @one_of_two_is_always_freed(%m: memref<8xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<8xf32>
  %y = arith.select %c, %a, %m : memref<8xf32>
  %x = scf.if %c -> memref<8xf32> {
    scf.yield %m : memref<8xf32>
  } else {
    %q = bufferization.clone %m : memref<8xf32> to memref<8xf32>
    scf.yield %q : memref<8xf32>
  }
  %bx, %o, %s, %t = memref.extract_strided_metadata %x : memref<8xf32> -> memref<f32>, index, index, index
  %by, %o0, %s0, %t0 = memref.extract_strided_metadata %y : memref<8xf32> -> memref<f32>, index, index, index
  %0:2 = bufferization.dealloc (%by, %bx : memref<f32>, memref<f32>) if (%d, %true) retain (%x, %y : memref<8xf32>, memref<8xf32>)
  return %0#0, %0#1 : i1, i1
}
// ----- both are always freed
func.func private @both_always_freed() -> memref<8xf32>
func.func @both_are_always_freed(%c: i1) -> (i1, i1) {
  %true = arith.constant true
  %x = call @both_always_freed() : () -> memref<8xf32>
  %y = call @both_always_freed() : () -> memref<8xf32>
  %bx, %o, %s, %t = memref.extract_strided_metadata %x : memref<8xf32> -> memref<f32>, index, index, index
  %by, %o0, %s0, %t0 = memref.extract_strided_metadata %y : memref<8xf32> -> memref<f32>, index, index, index
  %0:2 = bufferization.dealloc (%bx, %by : memref<f32>, memref<f32>) if (%true, %true) retain (%x, %y : memref<8xf32>, memref<8xf32>)
  return %0#0, %0#1 : i1, i1
}
// ----- retained twice
// Retained twice: merged before anything else is looked at.
func.func @retained_twice(%c: i1, %d: i1) -> (i1, i1, i1) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %first, %o, %s, %t = memref.extract_strided_metadata %a : memref<8xf32> -> memref<f32>, index, index, index
  %second, %p, %u, %v = memref.extract_strided_metadata %b : memref<8xf32> -> memref<f32>, index, index, index
  %r:3 = bufferization.dealloc (%first, %second : memref<f32>, memref<f32>) if (%c, %d) retain (%a, %b, %b : memref<8xf32>, memref<8xf32>, memref<8xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}
// ----- metadata of cast
func.func @metadata_of_cast(%m: memref<?xf32>, %c: i1) {
  %d = memref.cast %m : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %d : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%c)
  return
}
