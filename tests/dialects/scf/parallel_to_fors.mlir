// COMPARE: --allow-unregistered-dialect --scf-parallel-for-to-nested-fors
func.func @parallel_to_fors(%n: index, %k: index, %m: memref<?x?xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c16) step (%c4, %c1) {
    memref.store %z, %m[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j, %l) = (%c0, %c0, %k) to (%n, %c16, %n) step (%c4, %c1, %k) {
    "test.a"(%i, %j, %l) : (index, index, index) -> ()
  } {foo}
  scf.parallel (%i) = (%c0) to (%n) step (%c4) {
    scf.parallel (%j) = (%c0) to (%n) step (%c4) {
      "test.a"(%i, %j) : (index, index) -> ()
    }
    "test.b"(%i) : (index) -> ()
  }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%z) -> f32 {
    %v = memref.load %m[%i, %n] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %q = scf.for %i = %c0 to %n step %c4 iter_args(%x = %z) -> f32 {
    scf.for unsigned %j = %i to %n step %c4 {
      "test.a"(%i, %j) : (index, index) -> ()
    } {foo}
    %u = "test.a"(%i, %x) : (index, f32) -> f32
    scf.yield %u : f32
  }
  return %q : f32
}
