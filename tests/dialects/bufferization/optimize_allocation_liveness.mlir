// COMPARE: --optimize-allocation-liveness
// ----- liveness
func.func @liveness(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  memref.copy %s, %s : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1]>>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  memref.copy %b, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}
// ----- if result
func.func @if_result(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %r = scf.if %c -> memref<?xf32> {
    %k = arith.addi %n, %n : index
    %a = memref.alloc(%k) : memref<?xf32>
    memref.copy %m, %a : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  }
  return %r : memref<?xf32>
}
// ----- nested loops
func.func @nested_loops(%c: i1, %n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.alloc(%i) : memref<?xf32>
      %b = memref.alloc() : memref<4xf32>
      %s = memref.alloca() : memref<4xf32>
      scf.if %c {
        %e = memref.alloc() : memref<8xf32>
        %f = memref.alloca() : memref<8xf32>
        memref.copy %e, %f : memref<8xf32> to memref<8xf32>
      }
      memref.copy %a, %a : memref<?xf32> to memref<?xf32>
      memref.copy %b, %s : memref<4xf32> to memref<4xf32>
    }
  }
  return
}
// ----- backedge
func.func @backedge(%c: i1, %n: index, %m: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// ----- cf.cond_br, cf.br, memref.alloc
func.func @cfg(%c: i1, %n: index, %m: memref<?xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%n : index)
^bb1:
  cf.br ^bb6(%m : memref<?xf32>)
^bb2(%k: index):
  %a = memref.alloc(%k) : memref<?xf32>
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  %z = memref.alloc() : memref<8xf32>
  cf.br ^bb5(%a, %z : memref<?xf32>, memref<8xf32>)
^bb4:
  %b = memref.alloc(%k) : memref<?xf32>
  %y = memref.alloc() : memref<8xf32>
  cf.br ^bb5(%b, %y : memref<?xf32>, memref<8xf32>)
^bb5(%p: memref<?xf32>, %w: memref<8xf32>):
  memref.copy %w, %w : memref<8xf32> to memref<8xf32>
  cf.br ^bb6(%p : memref<?xf32>)
^bb6(%q: memref<?xf32>):
  memref.copy %q, %q : memref<?xf32> to memref<?xf32>
  return
}
// ----- while
func.func @while(%n: index, %m: memref<4xf32>, %c: i1) {
  scf.while : () -> () {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
    scf.condition(%c)
  } do {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
    scf.reduce
  }
  memref.alloca_scope {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  }
  %e = scf.execute_region -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %a, %b : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return
}
// ----- types
func.func @types(%n: index, %c: i1) -> (memref<2xf32>, memref<4xindex>) {
  %a = memref.alloc() : memref<128xindex>
  %b = memref.alloc() : memref<129xindex>
  %d = memref.alloc() : memref<64xcomplex<f64>>
  %e = memref.alloc() : memref<16xvector<16xf32>>
  %f = memref.alloc() : memref<1000xi1>
  %g = memref.alloc() : memref<8192xi1>
  %g2 = memref.alloc() : memref<8193xi1>
  %h = memref.alloc() : memref<0xf32>
  %r = memref.rank %a : memref<128xindex>
  %i = memref.alloc(%r, %r) : memref<?x?xf32>
  %j = memref.alloc() : memref<4xf32>
  %k = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %j, %k : memref<4xf32>
  %sv = memref.subview %s[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %cast = memref.reinterpret_cast %sv to offset: [0], sizes: [2], strides: [1] : memref<2xf32, strided<[1]>> to memref<2xf32>
  %o = memref.alloc() : memref<4xf32>
  memref.dealloc %o : memref<4xf32>
  %fs = memref.alloc() : memref<4xindex>
  %cl = bufferization.clone %fs : memref<4xindex> to memref<4xindex>
  return %cast, %cl : memref<2xf32>, memref<4xindex>
}
// ----- memref.alloc, scf.if, memref.copy
func.func @alloc_scf_if_copy(%m: memref<4xf32>, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  }
  %s = arith.select %c, %a, %b : memref<4xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %m, %s : memref<4xf32> to memref<4xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %b : memref<4xf32>
  }
  %u = memref.alloc() : memref<4xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %u : memref<4xf32>
  return
}
// ----- reallocation
// MLIR LEFT OUT: moves the reallocation behind the use of its result
func.func @reallocation() {
  %a = memref.alloc() : memref<4xf32>
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}
