// COMPARE: --convert-func-to-llvm
// ----- memref.load, arith.addf, memref.dim
func.func @f(%a: memref<4x?xf32>, %b: memref<?xf32, strided<[2], offset: 3>>, %i: index, %u: memref<*xf32>)
    -> (memref<4x?xf32>, f32) attributes {llvm.emit_c_interface} {
  %0 = memref.load %a[%i, %i] : memref<4x?xf32>
  %1 = memref.load %b[%i] : memref<?xf32, strided<[2], offset: 3>>
  %2 = arith.addf %0, %1 fastmath<fast> : f32
  %c = arith.constant 3 : index
  %d = memref.dim %a, %c : memref<4x?xf32>
  memref.store %2, %a[%d, %c] : memref<4x?xf32>
  return %a, %2 : memref<4x?xf32>, f32
}
func.func private @g(%v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = arith.addf %v, %v : vector<4x4xf32>
  %c = arith.constant dense<1.0> : vector<4x4xf32>
  %1 = arith.cmpf olt, %v, %c : vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @h(%n: index) -> memref<?x3xf32> {
  %m = memref.alloc(%n) : memref<?x3xf32>
  %a = memref.alloca() {alignment = 64} : memref<3xf32>
  %b = memref.alloc(%n) {alignment = 64} : memref<?x3xf32>
  memref.dealloc %b : memref<?x3xf32>
  cf.br ^bb1(%m : memref<?x3xf32>)
^bb1(%x: memref<?x3xf32>):
  %z, %y = call @f2(%x) : (memref<?x3xf32>) -> (memref<?x3xf32>, f32)
  return %z : memref<?x3xf32>
}
func.func private @f2(memref<?x3xf32>) -> (memref<?x3xf32>, f32)
// ----- foo.bar, llvm.linkage, llvm.align
func.func @u(%a: memref<*xf32>) -> memref<*xf32> {
  %0 = call @u(%a) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func private @ext(memref<?xf32> {llvm.noalias}, i32 {my.x}) -> (f32 {my.y}) attributes {llvm.emit_c_interface, foo.bar = 1 : i32, no_inline}
func.func private @ext2(memref<?xf32>, memref<*xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>}
func.func @ind(%f: (i32) -> (i32, i32), %x: i32) -> (i32, i32) {
  %r:2 = call_indirect %f(%x) : (i32) -> (i32, i32)
  %g = constant @ind2 : (i32) -> (i32)
  return %r#0, %r#1 : i32, i32
}
func.func private @ind2(i32) -> i32
func.func @va(%a: i32 {llvm.foo = 1 : i32}, %m: memref<2xf32> {llvm.noalias, llvm.align = 64 : i64})
    -> (i32 {llvm.noundef}) attributes {func.varargs = true, llvm.readnone} {
  return {my.attr} %a : i32 
}
// -----
func.func @func_to_llvm(%a: memref<4x5xf32>, %b: memref<3xf32, strided<[2], offset: 1>>) -> memref<4x5xf32> {
  %0 = call @func_to_llvm(%a, %b) : (memref<4x5xf32>, memref<3xf32, strided<[2], offset: 1>>) -> memref<4x5xf32>
  return %0 : memref<4x5xf32>
}
// -----
func.func @readnone_is_no_unit() attributes {llvm.readnone = 1 : i32} {
  return
}
// -----
func.func @varargs_is_no_bool() attributes {func.varargs = 3 : i32} {
  return
}
