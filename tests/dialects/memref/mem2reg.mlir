// COMPARE: --mem2reg
func.func @mem(%c: i1, %v: i32, %i: index) -> i32 {
  %p = memref.alloca() : memref<1xi32>
  %q = memref.alloca() : memref<f32>
  %c0 = arith.constant 0 : index
  %u = memref.load %q[] : memref<f32>
  cf.cond_br %c, ^a, ^m
^a:
  memref.store %v, %p[%c0] : memref<1xi32>
  cf.br ^m
^m:
  %r = memref.load %p[%c0] : memref<1xi32>
  return %r : i32
}
func.func @nested(%c: i1, %v: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  memref.store %v, %p[] : memref<i32>
  %a = scf.if %c -> i32 {
    %r = memref.load %p[] : memref<i32>
    scf.yield %r : i32
  } else {
    scf.yield %v : i32
  }
  return %a : i32
}
func.func @nested_store(%c: i1, %v: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  %w = arith.constant 7 : i32
  memref.store %w, %p[] : memref<i32>
  scf.if %c {
    memref.store %v, %p[] : memref<i32>
  }
  %a = memref.load %p[] : memref<i32>
  return %a : i32
}
func.func @loops(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> f32 {
    %m = memref.alloca() : memref<1x1xf32>
    %k = memref.alloca() : memref<2xf32>
    %d = memref.alloca() : memref<memref<f32>>
    memref.store %a, %m[%c0, %c0] : memref<1x1xf32>
    %x = memref.load %m[%c0, %c0] : memref<1x1xf32>
    memref.store %a, %k[%c0] : memref<2xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
func.func @loop_inside(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<f32>
  memref.store %v, %m[] : memref<f32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[] : memref<f32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[] : memref<f32>
  }
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}
func.func @f(%v: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  memref.store %v, %p[] : memref<i32>
  %x = memref.load %p[] : memref<i32>
  return %x : i32
}
func.func @g(%c: i1, %v: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  cf.br ^a
^a:
  memref.store %v, %p[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^b:
  %x = memref.load %p[] : memref<i32>
  return %x : i32
}
func.func @alloc(%v: i32) -> i32 {
  %p = memref.alloc() : memref<i32>
  memref.store %v, %p[] : memref<i32>
  %x = memref.load %p[] : memref<i32>
  return %x : i32
}
func.func @refs(%v: memref<f32>) -> memref<f32> {
  %p = memref.alloca() : memref<memref<f32>>
  memref.store %v, %p[] : memref<memref<f32>>
  %x = memref.load %p[] : memref<memref<f32>>
  return %x : memref<f32>
}
func.func @view(%v: f32) -> f32 {
  %p = memref.alloca() : memref<1xf32>
  %s = memref.cast %p : memref<1xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  memref.store %v, %p[%c0] : memref<1xf32>
  %x = memref.load %s[%c0] : memref<?xf32>
  return %x : f32
}
func.func @loop_store(%c: i1, %v: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  cf.br ^h
^h:
  %l = memref.load %p[] : memref<i32>
  cf.cond_br %c, ^b1, ^b2
^b1:
  memref.store %v, %p[] : memref<i32>
  cf.br ^h2
^b2:
  %k = arith.addi %l, %v : i32
  memref.store %k, %p[] : memref<i32>
  cf.br ^h2
^h2:
  cf.cond_br %c, ^h, ^e
^e:
  %x = memref.load %p[] : memref<i32>
  return %x : i32
}
func.func @dyn(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %p = memref.alloca(%n) : memref<?xi32>
  %q = memref.alloca() : memref<0xi32>
  memref.store %v, %p[%c0] : memref<?xi32>
  memref.store %v, %q[%c0] : memref<0xi32>
  return
}
