// COMPARE: --pass-pipeline=builtin.module(func.func(gpu-eliminate-barriers)) --allow-unregistered-dialect

func.func @f1(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f2(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f3(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f4(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f5(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f6(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f7(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f8(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f9(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f10(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f11(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f12(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f13(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f14(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f15(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f16(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f17(%a: memref<8xf32> {llvm.noalias}, %b: memref<8xf32> {llvm.noalias}, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 30}
  %r = memref.load %b[%c0] : memref<8xf32>
  return
}

// -----

func.func @f18(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier {n = 31}
  %s = memref.load %b[%c0] : memref<8xf32>
  return
}

// -----

func.func @f19(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f20(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
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

// -----

func.func @f21(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 37}
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 38}
  return
}

// -----

func.func @f22(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 39}
  memref.store %f, %b[%c0] : memref<8xf32>
  gpu.barrier {n = 40}
  return
}

// -----

func.func @f23(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 41}
  memref.store %f, %a[%c0] : memref<8xf32>
  }
  return
}

// -----

func.func @f24(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier {n = 42}
  }
  return
}

// -----

func.func @f25(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
  gpu.barrier {n = 43}
  memref.store %f, %a[%c0] : memref<8xf32>
  }
  memref.store %f, %b[%c0] : memref<8xf32>
  return
}

// -----

func.func @f26(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.barrier {n = 44}
  memref.store %f, %a[%c0] : memref<8xf32>
  return
}
