// COMPARE: --pass-pipeline=builtin.module(func.func(gpu-eliminate-barriers)) --allow-unregistered-dialect
// ----- gpu.launch, memref.store, gpu.barrier

func.func @launch_store_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 1}
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 2}
  %s = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.store, gpu.barrier

func.func @launch_store_barrier_2(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 3}
  %r = memref.load %b[%c0] : memref<8xf32>
  gpu.barrier {n = 4}
  %s = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.load, gpu.barrier

func.func @launch_load_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 5}
  %s = memref.load %b[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.store, gpu.barrier

func.func @launch_store_barrier_3(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 6}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 7}
  gpu.terminator
  }
  return
}

// ----- gpu.launch, gpu.barrier, memref.store

func.func @launch_barrier_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  gpu.barrier {n = 8}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 9}
  gpu.barrier {n = 10}
  gpu.terminator
  }
  return
}

// ----- gpu.launch, gpu.barrier, memref.store

func.func @launch_barrier_store_2(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  "test.use"() : () -> ()
  gpu.barrier {n = 11}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.alloc, memref.store

func.func @launch_alloc_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %m = memref.alloc() : memref<8xf32>
  memref.store %f, %m[%c0] : memref<8xf32>
  gpu.barrier {n = 12}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 13}
  %k = memref.load %m[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.alloc, gpu.barrier

func.func @launch_alloc_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %m = memref.alloc() : memref<8xf32>
  "test.cap"(%m) : (memref<8xf32>) -> ()
  gpu.barrier {n = 14}
  memref.store %f, %m[%c0] : memref<8xf32>
  gpu.barrier {n = 15}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 16}
  %k = memref.load %m[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.alloc, memref.alloca

func.func @launch_alloc_alloca(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %m = memref.alloc() : memref<8xf32>
  %k = memref.alloca() : memref<8xf32>
  memref.store %f, %m[%c0] : memref<8xf32>
  gpu.barrier {n = 17}
  memref.store %f, %k[%c0] : memref<8xf32>
  gpu.barrier {n = 18}
  %l = memref.load %m[%c0] : memref<8xf32>
  memref.dealloc %m : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, scf.for, memref.load

func.func @launch_for_load(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  scf.for %i = %c0 to %n step %c1 {
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 19}
  %s = memref.load %b[%c0] : memref<8xf32>
  memref.store %f, %a[%c0] : memref<8xf32>
  }
  gpu.terminator
  }
  return
}

// ----- gpu.launch, scf.for, gpu.barrier

func.func @launch_for_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  scf.for %i = %c0 to %n step %c1 {
  gpu.barrier {n = 20}
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 21}
  memref.store %f, %a[%c0] : memref<8xf32>
  }
  gpu.terminator
  }
  return
}

// ----- gpu.launch, scf.for, memref.store

func.func @launch_for_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  scf.for %i = %c0 to %n step %c1 {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 22}
  }
  gpu.barrier {n = 23}
  %t = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, scf.if, memref.load

func.func @launch_scf_if_load(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  scf.if %c {
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 24}
  memref.store %f, %b[%c0] : memref<8xf32>
  }
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 25}
  gpu.terminator
  }
  return
}

// ----- gpu.launch, scf.if, memref.store

func.func @launch_scf_if_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  scf.if %c {
  memref.store %f, %b[%c0] : memref<8xf32>
  gpu.barrier {n = 26}
  %r = memref.load %b[%c0] : memref<8xf32>
  }
  gpu.barrier {n = 27}
  %g = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, memref.subview, memref.store

func.func @launch_subview_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %s = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  memref.store %f, %s[%c0] : memref<4xf32, strided<[1]>>
  gpu.barrier {n = 28}
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- gpu.launch, cf.br, memref.load

func.func @launch_cf_br_load(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  cf.br ^bb1
^bb1:
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 29}
  %s = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}

// ----- memref.store, gpu.barrier, memref.load

func.func @store_barrier_load(%a: memref<8xf32> {llvm.noalias}, %b: memref<8xf32> {llvm.noalias}, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 30}
  %r = memref.load %b[%c0] : memref<8xf32>
  return
}

// ----- memref.load, gpu.barrier

func.func @load_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 31}
  %s = memref.load %b[%c0] : memref<8xf32>
  return
}

// ----- gpu.launch, scf.while, memref.store

func.func @launch_while_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %w2 = scf.while (%k = %n) : (index) -> index {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 32}
  scf.condition(%c) %k : index
 } do {
 ^bb0(%k: index):
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 33}
  scf.yield %k : index
 }
  gpu.terminator
  }
  return
}

// ----- gpu.launch, vector.transfer_read, gpu.barrier

func.func @launch_transfer_read_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  %v = vector.transfer_read %a[%c0], %f : memref<8xf32>, vector<4xf32>
  gpu.barrier {n = 34}
  vector.transfer_write %v, %b[%c0] : vector<4xf32>, memref<8xf32>
  gpu.barrier {n = 35}
  linalg.copy ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  gpu.barrier {n = 36}
  gpu.terminator
  }
  return
}

// ----- memref.store, gpu.barrier

func.func @store_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 37}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 38}
  return
}

// ----- memref.store, gpu.barrier

func.func @store_barrier_2(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 39}
  memref.store %f, %b[%c0] : memref<8xf32>
  gpu.barrier {n = 40}
  return
}

// ----- scf.if, memref.store, gpu.barrier

func.func @scf_if_store_barrier(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 41}
  memref.store %f, %a[%c0] : memref<8xf32>
  }
  return
}

// ----- scf.if, memref.store, gpu.barrier

func.func @scf_if_store_barrier_2(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 42}
  }
  return
}

// ----- scf.if, gpu.barrier, memref.store

func.func @scf_if_barrier_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
  gpu.barrier {n = 43}
  memref.store %f, %a[%c0] : memref<8xf32>
  }
  memref.store %f, %b[%c0] : memref<8xf32>
  return
}

// ----- gpu.barrier, memref.store

func.func @gpu_barrier_memref_store(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.barrier {n = 44}
  memref.store %f, %a[%c0] : memref<8xf32>
  return
}
