// COMPARE: --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(scf-for-loop-specialization))
func.func @for_loop_specialization(%n: index, %k: index, %m: memref<?xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %k : index
    %b = arith.muli %c4, %a : index
    memref.store %z, %m[%b] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %i : index
    memref.store %z, %m[%a] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %k : index
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%a] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %a = arith.muli %j, %i : index
      memref.store %z, %m[%a] : memref<?xf32>
    }
  }
  %u = affine.min affine_map<(d0) -> (d0, 8, 16)>(%n)
  %v = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%k]
  scf.for %i = %c0 to %u step %c1 {
    scf.for %j = %c0 to %u step %c1 {
      memref.store %z, %m[%j] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %v step %c1 {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %u) step (%c1, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %v) step (%c1, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  return
}
