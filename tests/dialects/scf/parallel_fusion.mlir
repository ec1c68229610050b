// COMPARE: --allow-unregistered-dialect --scf-parallel-loop-fusion
// ----- memref.alloc, scf.parallel, memref.load
func.func @alloc_parallel_load(%n: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %s[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %s[%i] : memref<?xf32>
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}
// ----- scf.parallel, memref.load, memref.store
func.func @parallel_load_store(%n: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %b[%i] : memref<?xf32>
  }
  %x = arith.addi %n, %n : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %b[%i] : memref<?xf32>
  }
  "test.x"(%x) : (index) -> ()
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    %v = memref.load %a[%i] : memref<?xf32>
  }
  return
}
// ----- memref.alloc, scf.parallel, arith.addi
func.func @alloc_parallel_addi(%n: index, %z: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc(%n) : memref<?xf32>
  %t = memref.alloc(%n) : memref<?xf32>
  %p = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %i1 = arith.addi %i, %c1 : index
    %v = memref.load %t[%i] : memref<?xf32>
    memref.store %v, %s[%i1] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %y = arith.addf %a, %b : f32
      scf.reduce.return %y : f32
    }
  }
  %q = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %i1 = arith.addi %i, %c1 : index
    %v = memref.load %s[%i1] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %y = arith.mulf %a, %b : f32
      scf.reduce.return %y : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %z, %t[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %i1 = arith.addi %i, %c1 : index
    %v = memref.load %t[%i1] : memref<?xf32>
    memref.store %v, %s[%i1] : memref<?xf32>
  }
  return %p, %q : f32, f32
}
