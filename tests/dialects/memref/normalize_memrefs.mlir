// COMPARE: --normalize-memrefs --allow-unregistered-dialect --split-input-file
// ----- buffer in rows of five
// A buffer in rows of five, used in a loop, allocated and returned.
#rows_of_five = affine_map<(d) -> (d floordiv 5, d mod 5)>
func.func @negate_in_rows(%signal: memref<20xf32, #rows_of_five>, %offset: index) -> memref<20xf32, #rows_of_five> {
  %negated = memref.alloc() : memref<20xf32, #rows_of_five>
  affine.for %k = 0 to 10 {
    %sample = affine.load %signal[%k * 2 + 1] : memref<20xf32, #rows_of_five>
    %opposite = arith.negf %sample : f32
    affine.store %opposite, %negated[19 - %k] : memref<20xf32, #rows_of_five>
  }
  %first = memref.load %signal[%offset] : memref<20xf32, #rows_of_five>
  affine.store %first, %negated[0] : memref<20xf32, #rows_of_five>
  return %negated : memref<20xf32, #rows_of_five>
}
// ----- linearize
#linear8 = affine_map<(i, j) -> (i * 8 + j)>
func.func @linearize(%arg0: memref<8x8xi32, #linear8>, %x : index) {
  affine.for %i = 0 to 8 { affine.for %j = 0 to 8 {
    %0 = affine.load %arg0[%i, %j] : memref<8x8xi32, #linear8>
    affine.store %0, %arg0[%j, %i + 1] : memref<8x8xi32, #linear8>
    %l = memref.load %arg0[%i, %x] : memref<8x8xi32, #linear8>
    memref.store %l, %arg0[%x, %x] : memref<8x8xi32, #linear8>
  } }
  memref.dealloc %arg0 : memref<8x8xi32, #linear8>
  return
}
// ----- memref.alloc, affine.for, affine.load
#t = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
func.func @alloc_load(%n: index, %a: memref<4x?xf32, #t>) -> index {
  %0 = memref.alloc(%n) : memref<4x?xf32, #t>
  %1 = memref.alloc(%n) {alignment = 16} : memref<?x8xf32, #t>
  affine.for %i = 0 to %n { %v = affine.load %0[2, %i] : memref<4x?xf32, #t>
   affine.store %v, %a[1, %i + 2]: memref<4x?xf32, #t> }
  %c1 = arith.constant 1 : index
  %d = memref.dim %0, %c1 : memref<4x?xf32, #t>
  memref.dealloc %0 : memref<4x?xf32, #t>
  memref.dealloc %1 : memref<?x8xf32, #t>
  return %d : index
}
// ----- memref.alloc, memref.alloca, affine.for
#s = affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>
func.func @sym(%n: index, %a: memref<4x8xf32, #s>) {
  %0 = memref.alloc()[%n] : memref<4x8xf32, #s>
  %1 = memref.alloca()[%n] : memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  affine.for %i = 0 to %n { %v = affine.load %0[2, %i] : memref<4x8xf32, #s> 
  affine.store %v, %1[1, 1] : memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>}
  return
}
// ----- callee, caller, callercaller
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func private @ext(memref<16xf32, #t>) -> memref<16xf32, #t>
func.func @callee(%a: memref<16xf32, #t>) -> memref<16xf32, #t> { return %a : memref<16xf32, #t> }
func.func @caller(%b: memref<16xf32, #t>) -> (memref<16xf32, #t>, index) {
  %0 = call @callee(%b) : (memref<16xf32, #t>) -> memref<16xf32, #t>
  %1 = call @ext(%0) : (memref<16xf32, #t>) -> memref<16xf32, #t>
  %2 = affine.load %1[3] : memref<16xf32, #t>
  %c = arith.constant 0 : index
  return %1, %c : memref<16xf32, #t>, index
}
func.func @callercaller(%b: memref<16xf32, #t>) -> (memref<16xf32, #t>) {
  %0:2 = call @caller(%b) : (memref<16xf32, #t>) -> (memref<16xf32, #t>, index)
  return %0#0 : memref<16xf32, #t>
}
// ----- usesbad
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @bad(%a: memref<16xf32, #t>) -> memref<16xf32, #t> { "test.use"(%a) : (memref<16xf32, #t>) -> () 
 return %a : memref<16xf32, #t> }
func.func @usesbad(%a: memref<16xf32, #t>) { %0 = call @bad(%a) : (memref<16xf32, #t>) -> memref<16xf32, #t>
 return }
func.func @good(%a: memref<16xf32, #t>) { return }
// ----- memref.reinterpret_cast, memref.load, affine.load
func.func @reinterpret_cast_load_load(%arg0: memref<?xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %arg0 to offset: [0], sizes: [10, 32], strides: [32, 1] : memref<?xf32> to memref<10x32xf32, strided<[32, 1], offset: 0>>
  %s = memref.reinterpret_cast %arg0 to offset: [5], sizes: [10, 32], strides: [64, 2] : memref<?xf32> to memref<10x32xf32, strided<[64, 2], offset: 5>>
  %v = memref.load %s[%i, %i] : memref<10x32xf32, strided<[64, 2], offset: 5>>
  %w = affine.load %s[3, 4] : memref<10x32xf32, strided<[64, 2], offset: 5>>
  return %v : f32
}
// ----- strided
func.func @strided(%a: memref<4x8xf32, strided<[16, 1], offset: 3>>, %b: memref<4x8xf32, strided<[?, 1], offset: 3>>, %u : memref<*xf32>) {
  %v = affine.load %a[1, 2] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %w = affine.load %b[1, 2] : memref<4x8xf32, strided<[?, 1], offset: 3>>
  %0 = memref.alloc() : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %x = memref.subview %0[0,0][1,1][1,1]: memref<4x8xf32, strided<[16, 1], offset: 3>> to memref<1x1xf32, strided<[16, 1], offset: 3>>
  %1 = memref.cast %b : memref<4x8xf32, strided<[?, 1], offset: 3>> to memref<4x8xf32, strided<[16, 1], offset: 3>>
  return
}
// ----- callee, twouses
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @callee(%a: memref<16xf32, #t>, %b: memref<16xf32, #t>) -> (memref<16xf32, #t>,memref<16xf32, #t>)
    { return %a, %a : memref<16xf32, #t>,memref<16xf32, #t> }
func.func @twouses(%a: memref<16xf32, #t>) {
  %0:2 = call @callee(%a, %a) : (memref<16xf32, #t>, memref<16xf32, #t>) -> (memref<16xf32, #t>,memref<16xf32, #t>)
  return
}
// ----- consts
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @consts(%a: memref<16xf32, #t>, %f : f32, %i: index) {
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %s = arith.addi %c5, %i : index
  %m = arith.muli %i, %i : index
  %ap = affine.apply affine_map<(d0)->(d0 * 2)>(%i)
  %0 = memref.load %a[%c5] {nontemporal = true} : memref<16xf32, #t>
  memref.store %f, %a[%c6] {foo}: memref<16xf32, #t>
  memref.store %f, %a[%s] : memref<16xf32, #t>
  memref.store %f, %a[%m] : memref<16xf32, #t>
  memref.store %f, %a[%ap] : memref<16xf32, #t>
  scf.for %k = %c5 to %c6 step %c5 {
  memref.store %f, %a[%k] : memref<16xf32, #t>
  %x = affine.load %a[symbol(%i)] : memref<16xf32, #t>
  }
  affine.prefetch %a[%i], read, locality<3>, data : memref<16xf32, #t>
  %v = affine.vector_load %a[%i] : memref<16xf32, #t>, vector<2xf32>
  affine.vector_store %v, %a[%i+1] : memref<16xf32, #t>, vector<2xf32>
  return
}
// ----- mscast
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @cast(%a: memref<16xf32, #t>) -> memref<?xf32, #t> {
  %0 = memref.cast %a : memref<16xf32, #t> to memref<?xf32, #t>
  return %0 : memref<?xf32, #t>
}
func.func @mscast(%a: memref<16xf32, #t>) -> memref<16xf32, #t, 2> {
  %0 = memref.memory_space_cast %a : memref<16xf32, #t> to memref<16xf32, #t, 2>
  return %0 : memref<16xf32, #t, 2>
}
// ----- affine.for, affine.load
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @loop(%a: memref<16xf32, #t>, %b: memref<16xf32, #t>, %n: index) -> f32 {
  %0 = affine.for %i = 0 to 4 iter_args(%x = %a) -> memref<16xf32, #t> { 
   %v = affine.load %x[%i] : memref<16xf32, #t>
affine.yield %a : memref<16xf32, #t> } 
  %1 = affine.load %0[3] : memref<16xf32, #t>
  return %1: f32
}
// ----- opresult
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @opresult(%a: memref<16xf32>) -> f32 {
  %0 = "test.make"() : () -> memref<16xf32, #t>
  %1 = affine.load %0[3] : memref<16xf32, #t>
  return %1: f32
}
// ----- other
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func private @e() -> memref<16xf32, #t>
func.func @sel(%a: memref<16xf32, #t>, %c: i1) -> f32 {
  %b = call @e() : () -> memref<16xf32, #t>
  %0 = arith.select %c, %a, %b: memref<16xf32, #t>
  %1 = affine.load %0[3] : memref<16xf32, #t>
  return %1: f32
}
func.func @other(%a: memref<16xf32, #t>) { return }
// ----- cf.br, affine.load
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @cfg(%a: memref<16xf32, #t>, %c: i1) -> f32 {
  cf.br ^bb1(%a : memref<16xf32, #t>)
  ^bb1(%x: memref<16xf32, #t>):
  %1 = affine.load %x[3] : memref<16xf32, #t>
  return %1: f32
}
// ----- memref.load
func.func @zero(%a: memref<f32, affine_map<() -> (0)>>, %b: memref<4xf32, affine_map<(d0) -> (d0 - 10)>>,
    %c: memref<4xf32, affine_map<(d0)-> (d0 + 3)>>, %d: memref<4x5xf32, affine_map<(d0, d1)-> (d1, d0)>>,
    %e: memref<4xf32, affine_map<(d0) -> (0)>>, %g: memref<?x5xf32, affine_map<(d0, d1)-> (d1, d0)>>,
    %h: memref<?x5xf32, affine_map<(d0, d1)-> (d0 * 5 + d1)>>, %i: memref<?x5xf32, affine_map<(d0, d1)-> (d0 floordiv 3, d1, d0 mod 3)>>,
%j: memref<4x0xf32, affine_map<(d0, d1)-> (d1, d0)>>) {
 %0 = memref.load %a[] : memref<f32, affine_map<() -> (0)>>
return }
// ----- nested
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @nested(%a: memref<16xf32, #t>, %b: memref<16xf32, #t>) -> memref<16xf32, #t> {
  %x = scf.execute_region -> memref<16xf32, #t> { scf.yield %a :  memref<16xf32, #t> }
  return %x :  memref<16xf32, #t>
}
// ----- global
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
memref.global @g : memref<16xf32, #t>
func.func @global()  -> memref<16xf32, #t> {
  %x = memref.get_global @g : memref<16xf32, #t>
  return %x :  memref<16xf32, #t>
}
// -----
func.func private @normalize_memrefs(memref<4xf32, affine_map<(d0) -> (d0 - 2)>>, memref<0xf32, affine_map<(d0) -> (d0 + 2)>>,
    memref<0x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>, memref<0x4xf32, affine_map<(d0, d1) -> (d1)>>,
memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 , d1, s0)>>, memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 , d1)>>,
    memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 , d1 mod s0)>>,
    memref<4x4xf32, affine_map<(d0, d1) -> (d0 , d1, 7)>>, memref<4x4xf32, affine_map<(d0, d1) -> (d0 , d1, -7)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 3 , d1, 0, d0 mod 3)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 3 , d1, d0 mod 4)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 3 , d1, d0 mod 3, d1 floordiv 2, d1 mod 2)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 2, d1 mod 2)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d1 mod 2)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0, d1 mod 2)>>,
memref<?x4xf32, affine_map<(d0, d1) -> ((d1 + d0) floordiv 2, (d0+d1) mod 2)>>,
memref<?x4xf32, affine_map<(d0, d1) -> ((d1 + 1) floordiv 2, d0, (d1 + 1) mod 2)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d0 floordiv 2, d1)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 ceildiv 2, d0 mod 2, d1)>>,
memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 32, d1 floordiv 64, d0 mod 32, d1 mod 64)>>,
memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d0 floordiv 64, d0 mod 64, d1 mod 32)>>,
memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 64, d1 floordiv 32, d0, d1, d0 mod 64, d1 mod 32)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1, d0 floordiv 3, d0 mod 3)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + 1, d0 mod 2 , d1)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2 + 3 , d1 + 1)>>,
memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d0 + d1 )>>,
memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 floordiv s0, d0 mod s0, d1 )>>,
memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 floordiv 3, d0 mod 3, d1, s0 )>>,
memref<?x4xf32, affine_map<(d0, d1) -> ((d0 floordiv 3) floordiv 2, (d0 floordiv 3) mod 2,  d0 mod 3, d1 )>>,
memref<4xf32, strided<[1]>>, memref<4xf32, strided<[2]>>,memref<4xf32, strided<[-2]>>,
    memref<4xf32, strided<[-2], offset: 3>>, memref<4xf32, strided<[?], offset: 3>>
)
// ----- memref.reinterpret_cast, affine.load
func.func @reinterpret_cast_load(%a: memref<?xf32>, %x: index, %y: memref<64xf32, strided<[1]>>) {
  %6 = memref.reinterpret_cast %a to offset: [0], sizes: [3, 4], strides: [1, 3] : memref<?xf32> to memref<3x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>
  %9 = memref.reinterpret_cast %6 to offset: [0], sizes: [3, 4], strides: [1, 5]
      : memref<3x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>> to memref<3x4xf32, strided<[1, 5]>>
  %10 = affine.load %9[1,1]: memref<3x4xf32, strided<[1, 5]>>
  %11 = affine.load %6[1,1]: memref<3x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>
  return
}
// ----- memref.reinterpret_cast
func.func @reinterpret_cast(%a: memref<?xf32>, %x: index, %y: memref<64xf32, strided<[1]>>) {
  %4 = memref.reinterpret_cast %y to offset: [0], sizes: [0, 4], strides: [4, 1] : memref<64xf32, strided<[1]>> to memref<0x4xf32, strided<[4, 1]>>
  return
}
// ----- memref.reinterpret_cast
func.func @reinterpret_cast_2(%a: memref<?xf32>, %x: index, %y: memref<64xf32, strided<[1]>>) {
  %c4 = arith.constant 4 : index
  %4 = memref.reinterpret_cast %a to offset: [0], sizes: [%c4, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, strided<[4, 1]>>
  return
}
// ----- memref.reinterpret_cast
func.func @reinterpret_cast_3(%a: memref<?xf32>, %x: index) -> memref<4xf32, strided<[1]>> {
  %c4 = arith.constant 4 : index
  %4 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  return %4 : memref<4xf32, strided<[1]>>
}
// ----- attrs
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func private @ext(%a: memref<16xf32, #t> {foo.bar}) -> (memref<16xf32, #t> {bar.baz})
func.func @attrs(%a: memref<16xf32, #t> {foo.bar}) -> (memref<16xf32, #t> {bar.baz}) attributes {x} {
  %0 = call @ext(%a) {z = 1} : (memref<16xf32, #t>) -> memref<16xf32, #t>
  memref.dealloc %0 : memref<16xf32, #t>
  %1 = memref.alloc() {foo} : memref<16xf32, #t>
  memref.dealloc %1 : memref<16xf32, #t>
  return %0 : memref<16xf32, #t> }
// ----- memref.alloc, affine.for, affine.dma_start
#t = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @dma(%a: memref<16xf32, #t>, %n: index) {
  %tag = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  %b = memref.alloc() : memref<16xf32, affine_map<(d0) -> (d0 + 1)>>
  affine.for %i = 0 to 4 {
  affine.dma_start %a[%i], %b[%i], %tag[%i], %n : memref<16xf32, #t>, memref<16xf32, affine_map<(d0) -> (d0 + 1)>>, memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  affine.dma_wait %tag[%i], %n : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  return
}
// ----- alloc
func.func @alloc(%n: index, %m: index) {
 %0 = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d0 + d1 )>>
 %1 = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0 ceildiv 2, d0 mod 2, d1)>>
 %2 = memref.alloc(%n, %m) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 32, d1 floordiv 64, d0 mod 32, d1 mod 64)>>
 %3 = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> ((d0 floordiv 3) floordiv 2, (d0 floordiv 3) mod 2,  d0 mod 3, d1 )>>
 %4 = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + 1, d0 mod 2 , d1)>>
 %5 = memref.alloc(%n, %m) : memref<?x4x?xf32, affine_map<(d0, d1, d2) -> (d0, d1 floordiv 2, d2 mod 32, d2 floordiv 32, d1 mod 2)>>
 %6 = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0 floordiv 3 , d1, 0, d0 mod 3)>>
 return
}
// ----- negative stride
func.func @negative_stride(%a: memref<?xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [10], sizes: [4], strides: [-2] : memref<?xf32> to memref<4xf32, strided<[-2], offset: 10>>
  return
}
// ----- memref.reinterpret_cast, memref.alloc, affine.load
func.func private @ext(memref<16xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 3)>>, index, index, f32)
    -> memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
func.func @f0(%a0: memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>,
    %a1: memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>, %n: index,
    %m: index, %f: f32) -> (memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.reinterpret_cast %a1 to offset: [2], sizes: [3, 4], strides: [8, 2]
      : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
  %v2 = memref.alloc() {alignment = 16} : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
  return %a0 : memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
}
func.func @f1(%a0: memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>,
    %a1: memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>,
    %a2: memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>, %n: index,
    %m: index, %f: f32) -> (memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>,
    memref<16xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 3)>>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloc() {alignment = 16} : memref<16xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 3)>>
  %v2 = affine.load %v1[1] : memref<16xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 3)>>
  return %a1, %v1 : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>,
      memref<16xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 3)>>
}
// ----- memref.alloca, affine.store, memref.alloc
func.func @f1(%n: index, %m: index, %f: f32) -> (memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloca() {alignment = 16} : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  affine.store %f, %v1[0] : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  %v2 = memref.alloc()[%m] : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.dealloc %v2 : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %v2 : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
func.func @f0(%a0: memref<4xf32, affine_map<(d0) -> (d0 + 3)>>, %a1: memref<4xf32, affine_map<(d0) -> (d0 + 3)>>,
    %n: index, %m: index, %f: f32) -> (memref<4xf32, affine_map<(d0) -> (d0 + 3)>>) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %v1 = memref.load %a1[%i] : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
    %v2 = memref.load %a1[%i] : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
    %v3 = memref.reinterpret_cast %a0 to offset: [2], sizes: [3, 4], strides: [8, 2]
        : memref<4xf32, affine_map<(d0) -> (d0 + 3)>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
    %v4 = memref.alloc() {alignment = 16} : memref<4xf32, strided<[16], offset: 3>>
    %v5 = memref.reinterpret_cast %a1 to offset: [2], sizes: [3, 4], strides: [8, 2]
        : memref<4xf32, affine_map<(d0) -> (d0 + 3)>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
    %v6 = memref.dim %v5, %c1 : memref<3x4xf32, strided<[8, 2], offset: 2>>
    %v7 = memref.load %a0[%m] : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  }
  return %a1 : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
}
// ----- memref.alloc, affine.load, memref.dealloc
func.func @f2(%n: index, %m: index, %f: f32) -> (memref<16x16xf32, affine_map<(d0, d1) -> (d0 + d1)>, 2>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloc() {alignment = 16} : memref<16x16xf32, affine_map<(d0, d1) -> (d0 + d1)>, 2>
  %v2 = affine.load %v1[0, 2] : memref<16x16xf32, affine_map<(d0, d1) -> (d0 + d1)>, 2>
  return %v1 : memref<16x16xf32, affine_map<(d0, d1) -> (d0 + d1)>, 2>
}
func.func @f1(%a0: memref<8xf32>, %a1: memref<8xf32>, %n: index, %m: index, %f: f32) -> (memref<8xf32>) {
  %c1 = arith.constant 1 : index
  memref.dealloc %a0 : memref<8xf32>
  %v1 = affine.load %a0[1] : memref<8xf32>
  affine.store %f, %a0[0] : memref<8xf32>
  %v2 = memref.alloc() {alignment = 16} : memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
  "test.use"(%a0) : (memref<8xf32>) -> ()
  return %a0 : memref<8xf32>
}
func.func @f0(%a0: memref<8xf32>, %n: index, %m: index, %f: f32) -> (memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>) {
  %c1 = arith.constant 1 : index
  %v1 = affine.load %a0[1] : memref<8xf32>
  %v2 = memref.alloca()[%m] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
  affine.for %i = 0 to %n {
    %v3 = affine.load %a0[%i + 1] : memref<8xf32>
    memref.store %f, %a0[%n] : memref<8xf32>
  }
  return %v2 : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
}
func.func private @ext(memref<8xf32>, index, index, f32) -> memref<16x16xf32, affine_map<(d0, d1) -> (d0 + d1)>, 2>
// ----- affine.for, memref.alloc, memref.dealloc
func.func @f0(%n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %v1 = memref.alloc() {alignment = 16} : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
    memref.dealloc %v1 : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
    %v2 = memref.reinterpret_cast %v1 to offset: [2], sizes: [3, 4], strides: [8, 2]
        : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
  }
  return
}
func.func @f1(%a0: memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>, %n: index, %m: index, %f: f32)
    -> (memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>, memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>) {
  %c1 = arith.constant 1 : index
  func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
  %v2 = affine.load %a0[0] : memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  %v3 = memref.alloc() {alignment = 16} : memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  return %a0, %a0 : memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>, memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
}
// ----- affine.for, memref.dim, memref.alloc
func.func @f0(%a0: memref<8xf32>, %a1: memref<8xf32>, %n: index, %m: index, %f: f32) -> (memref<8xf32>, memref<8xf32>) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %v1 = memref.dim %a1, %c1 : memref<8xf32>
    %v2 = memref.alloc(%m) {alignment = 16} : memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  }
  return %a1, %a0 : memref<8xf32>, memref<8xf32>
}
func.func @f1(%a0: memref<8xf32>, %a1: memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2>, %n: index, %m: index, %f: f32) -> (memref<8xf32>, memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloca() : memref<8xf32>
  %v2 = memref.dim %a1, %c1 : memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  %v3 = memref.dim %a1, %c1 : memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  %v4 = memref.alloc(%n) {alignment = 16} : memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  %v5 = memref.reinterpret_cast %v4 to offset: [2], sizes: [3, 4], strides: [8, 2]
      : memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2> to memref<3x4xf32, strided<[8, 2], offset: 2>, 2>
  memref.store %f, %v5[%n, %m] : memref<3x4xf32, strided<[8, 2], offset: 2>, 2>
  %v6 = memref.dim %v4, %c1 : memref<?xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  return %v1, %v1 : memref<8xf32>, memref<8xf32>
}
// ----- memref.alloc, affine.load, memref.alloca
func.func @f1(%n: index, %m: index, %f: f32) -> (memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>) {
  %c1 = arith.constant 1 : index
  func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
  func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
  %v3 = memref.alloc() : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
  %v4 = affine.load %v3[0, 1] : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
  %v5 = memref.alloc() {alignment = 16} : memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
  %v6 = memref.alloca() : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
  memref.store %f, %v5[%m, %n] : memref<4x16xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
  return %v3 : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>>
}
func.func @f0(%n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %v1 = memref.alloca() : memref<16xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
    %v2 = memref.alloc(%c1) {alignment = 16} : memref<?xf32, affine_map<(d0) -> (0, d0)>>
    %v3 = memref.alloca(%c1) {alignment = 16} : memref<?xf32, affine_map<(d0) -> (0, d0)>>
    "test.use"(%v1) : (memref<16xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>) -> ()
  }
  return
}
// ----- affine.load, affine.store, memref.dealloc
func.func @f1(%a0: memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>,
    %a1: memref<4xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>, %n: index, %m: index, %f: f32)
    -> (memref<4xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>, memref<4xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>) {
  %c1 = arith.constant 1 : index
  %v1 = affine.load %a0[%m] : memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  %v2 = affine.load %a0[2] : memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  affine.store %f, %a0[2] : memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  return %a1, %a1 : memref<4xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>, memref<4xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
}
func.func @f0(%a0: memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>,
    %a1: memref<16x4xf32, strided<[16, 2], offset: ?>>, %n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  memref.dealloc %a1 : memref<16x4xf32, strided<[16, 2], offset: ?>>
  affine.for %i = 0 to %n {
    "test.use"(%a0) : (memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>) -> ()
    %v1 = memref.load %a0[%c1] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
    %v2 = affine.load %a0[%i + 2] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
    affine.store %f, %a0[%i + 2] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
    "test.use"(%a0) : (memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>) -> ()
  }
  return
}
// ----- affine.load, memref.load, memref.dealloc
func.func private @ext(memref<8xf32, affine_map<(d0) -> (0, d0)>>, index, index, f32) -> memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
func.func @f0(%a0: memref<8xf32, affine_map<(d0) -> (0, d0)>>, %n: index, %m: index, %f: f32) -> (memref<8xf32, affine_map<(d0) -> (0, d0)>>) {
  %c1 = arith.constant 1 : index
  %v1 = affine.load %a0[1] : memref<8xf32, affine_map<(d0) -> (0, d0)>>
  %v2 = affine.load %a0[1] : memref<8xf32, affine_map<(d0) -> (0, d0)>>
  return %a0 : memref<8xf32, affine_map<(d0) -> (0, d0)>>
}
func.func @f1(%a0: memref<8xf32, affine_map<(d0) -> (0, d0)>>, %a1: memref<8xf32, affine_map<(d0) -> (d0 * 2)>, 2>,
    %a2: memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>, %n: index, %m: index, %f: f32)
    -> (memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.load %a0[%c1] : memref<8xf32, affine_map<(d0) -> (0, d0)>>
  memref.dealloc %a1 : memref<8xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  %v2 = affine.load %a1[1] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  memref.store %f, %a0[%n] : memref<8xf32, affine_map<(d0) -> (0, d0)>>
  %v3 = memref.alloc(%c1)[%m] : memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
  memref.store %f, %v3[%c1, %n] : memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
  %v4 = memref.alloc() : memref<8xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  %v5 = memref.load %a2[%m, %n] : memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
  %v6 = affine.load %a1[symbol(%n)] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>, 2>
  return %v3 : memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>>
}
// ----- memref.alloc, memref.store, memref.reinterpret_cast
func.func @f2(%n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloc(%c1, %m) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 + d1)>>
  memref.store %f, %v1[%m, %c1] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 + d1)>>
  return
}
func.func @f1(%a0: memref<?x8xf32, strided<[1, 2], offset: 0>>, %n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  %v1 = memref.reinterpret_cast %a0 to offset: [2], sizes: [3, 4], strides: [8, 2]
      : memref<?x8xf32, strided<[1, 2], offset: 0>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
  memref.dealloc %a0 : memref<?x8xf32, strided<[1, 2], offset: 0>>
  affine.for %i = 0 to %n {
    "test.use"(%a0) : (memref<?x8xf32, strided<[1, 2], offset: 0>>) -> ()
    memref.store %f, %v1[%m, %i] : memref<3x4xf32, strided<[8, 2], offset: 2>>
    %v2 = memref.load %v1[%i, %i] : memref<3x4xf32, strided<[8, 2], offset: 2>>
  }
  return
}
func.func @f0(%a0: memref<16xf32, affine_map<(d0) -> (d0 * 2)>>, %a1: memref<16xf32, affine_map<(d0) -> (d0 * 2)>>,
    %a2: memref<16xf32, affine_map<(d0) -> (d0 * 2)>>, %n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  %v1 = affine.load %a2[2] : memref<16xf32, affine_map<(d0) -> (d0 * 2)>>
  %v2 = memref.dim %a1, %c1 : memref<16xf32, affine_map<(d0) -> (d0 * 2)>>
  affine.for %i = 0 to %n {
    %v3 = memref.alloc(%c1) : memref<16x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
  }
  return
}
// ----- memref.store, memref.alloca, affine.store
func.func @f0(%a0: memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>,
    %n: index, %m: index, %f: f32) -> (memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  memref.store %f, %a0[%c1, %c1] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
  %v1 = memref.alloca() {alignment = 16} : memref<16x16xf32>
  affine.store %f, %a0[2, 3] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
  %v2 = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to %n {
  }
  return %v1 : memref<16x16xf32>
}
func.func @f1(%a0: memref<16x16xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>>, %a1: memref<16x16xf32>,
    %a2: memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>, %n: index,
    %m: index, %f: f32) -> (memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %v1 = affine.load %a0[symbol(%n), 2] : memref<16x16xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>>
  %v2 = memref.alloca() : memref<16x16xf32>
  %v3 = memref.alloca() : memref<16x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %v4 = memref.load %a2[%m, %n] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
  affine.for %i = 0 to %n {
    %v5 = memref.dim %v2, %c1 : memref<16x16xf32>
  }
  return %v2 : memref<16x16xf32>
}
// ----- memref.alloca, memref.alloc, memref.load
func.func @f2(%n: index, %m: index, %f: f32) -> (memref<4xf32, affine_map<(d0) -> (-d0 + 20)>>) {
  %c1 = arith.constant 1 : index
  func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
  func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
  %v3 = memref.alloca() {alignment = 16} : memref<4xf32, affine_map<(d0) -> (-d0 + 20)>>
  %v4 = memref.alloc()[%n] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %v5 = memref.alloc()[%n] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %v3 : memref<4xf32, affine_map<(d0) -> (-d0 + 20)>>
}
func.func @f1(%a0: memref<4xf32, affine_map<(d0) -> (-d0 + 20)>>, %a1: memref<?x?xf32, strided<[2, 1], offset: ?>>, %n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  %v1 = memref.load %a0[%c1] : memref<4xf32, affine_map<(d0) -> (-d0 + 20)>>
  affine.for %i = 0 to %n {
    func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
    func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
    %v4 = memref.alloc(%m, %m)[%m] {alignment = 16} : memref<?x?xf32, strided<[2, 1], offset: ?>>
    func.call @f0(%n, %m, %f) : (index, index, f32) -> ()
  }
  return
}
func.func @f0(%n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
  }
  return
}
// ----- memref.alloca, memref.reinterpret_cast
func.func private @ext(memref<16x16xf32>, index, index, f32) -> memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
func.func @f0(%a0: memref<16x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>,
    %a1: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>, %n: index,
    %m: index, %f: f32) -> (memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2,
    d0)>>, memref<16x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloca() {alignment = 16} : memref<16x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>
  %v2 = memref.reinterpret_cast %v1 to offset: [2], sizes: [3, 4], strides: [8, 2]
      : memref<16x4xf32, affine_map<(d0, d1) -> (d0 + d1)>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
  %v3 = memref.alloca() {alignment = 16} : memref<8xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  return %a1, %v1 : memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>,
      memref<16x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>
}
func.func @f1(%n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  return
}
// ----- memref.alloc, memref.alloca, memref.dealloc
func.func @f1(%n: index, %m: index, %f: f32) -> (memref<4xf32, affine_map<(d0) -> (d0 + 3)>>, memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloc() {alignment = 16} : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  %v2 = memref.alloca(%c1) {alignment = 16} : memref<?x8xf32, 2>
  memref.dealloc %v1 : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  %v3 = memref.alloc() {alignment = 16} : memref<8xf32>
  %v4 = memref.alloc()[%c1] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %v5 = memref.alloca(%c1) : memref<?x8xf32, 2>
  %v6 = memref.alloca() {alignment = 16} : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  func.call @f0(%v4, %v6, %n, %m, %f) : (memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<4xf32, affine_map<(d0) -> (d0 + 3)>>, index, index, f32) -> ()
  return %v6, %v3 : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>, memref<8xf32>
}
func.func @f0(%a0: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, %a1: memref<4xf32, affine_map<(d0) -> (d0 + 3)>>, %n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  %v1 = memref.dim %a0, %c1 : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %i = 0 to %n {
    "test.use"(%a1) : (memref<4xf32, affine_map<(d0) -> (d0 + 3)>>) -> ()
    %v2 = affine.load %a0[3] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    memref.store %f, %a0[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  }
  return
}
// ----- memref.alloca, affine.store, affine.load
func.func private @ext(memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>, index, index, f32)
    -> memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
func.func @f0(%a0: memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>, %n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloca(%n) : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
  affine.store %f, %v1[3, 3] : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
  %v2 = affine.load %a0[3] : memref<?xf32, affine_map<(d0) -> (d0 ceildiv 2, d0 mod 2)>>
  %v3 = memref.dim %v1, %c1 : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>>
  %v4 = memref.reinterpret_cast %v1 to offset: [2], sizes: [3, 4], strides: [8, 2]
      : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1 floordiv 2, d1 mod 2, d0)>> to memref<3x4xf32, strided<[8, 2], offset: 2>>
  return
}
func.func @f1(%n: index, %m: index, %f: f32) -> () {
  %c1 = arith.constant 1 : index
  return
}
func.func @f2(%a0: memref<8xf32>, %n: index, %m: index, %f: f32) -> (memref<16xf32, affine_map<(d0) -> (-d0 + 20)>>) {
  %c1 = arith.constant 1 : index
  %v1 = memref.alloca() {alignment = 16} : memref<16xf32, affine_map<(d0) -> (-d0 + 20)>>
  %v2 = affine.load %v1[symbol(%n)] : memref<16xf32, affine_map<(d0) -> (-d0 + 20)>>
  %v3 = memref.load %v1[%m] : memref<16xf32, affine_map<(d0) -> (-d0 + 20)>>
  return %v1 : memref<16xf32, affine_map<(d0) -> (-d0 + 20)>>
}
