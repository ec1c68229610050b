// COMPARE: --affine-raise-from-memref
// ----- affine.for, arith.muli, arith.addi
func.func @for_muli_addi(%A: memref<?x?xf32>, %n: index) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %k = arith.muli %i, %c2 : index
      %l = arith.addi %k, %j : index
      %m = arith.muli %n, %n : index
      %v = memref.load %A[%l, %m] : memref<?x?xf32>
      memref.store %v, %A[%i, %c2] : memref<?x?xf32>
      %q = arith.muli %i, %j : index
      memref.store %v, %A[%i, %q] : memref<?x?xf32>
      %r = arith.divsi %i, %c2 : index
      memref.store %v, %A[%r, %j] : memref<?x?xf32>
      %s = arith.muli %n, %j : index
      memref.store %v, %A[%s, %j] : memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c2 {
    %v = memref.load %A[%n, %c2] : memref<?x?xf32>
    memref.store %v, %A[%i, %c2] : memref<?x?xf32>
  }
  %z = memref.alloc() : memref<f32>
  memref.store %f, %z[] : memref<f32>
  return
}
// ----- affine.for, memref.load, arith.addi
func.func @for_load_addi(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %v = memref.load %A[%i] {nontemporal = true} : memref<?xf32>
    %k = arith.addi %i, %i : index
    %d = memref.dim %A, %n : memref<?xf32>
    %k2 = arith.addi %k, %d : index
    memref.store %v, %A[%k2] {foo} : memref<?xf32>
  }
  return
}
