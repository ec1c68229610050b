// Accesses through flat views find the same elements.
// EVAL-PIPELINE: builtin.module(flatten-memref,expand-strided-metadata,lower-affine)
// EVAL: @strided(3) == 21
// EVAL: @local(2, 5) == 27
func.func @strided(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<4x8xi32>
  scf.for %a = %c0 to %c4 step %c1 {
    scf.for %b = %c0 to %c8 step %c1 {
      %row = arith.muli %a, %c8 : index
      %sum = arith.addi %row, %b : index
      %v = arith.index_cast %sum : index to i32
      memref.store %v, %m[%a, %b] : memref<4x8xi32>
    }
  }
  %s = memref.subview %m[1, 1] [3, 4] [1, 2] : memref<4x8xi32> to memref<3x4xi32, strided<[8, 2], offset: 9>>
  %r = memref.load %s[%c1, %c0] : memref<3x4xi32, strided<[8, 2], offset: 9>>
  %q = memref.load %m[%c0, %i] : memref<4x8xi32>
  %p = arith.addi %r, %q : i32
  %one = arith.constant 1 : i32
  %t = arith.addi %p, %one : i32
  return %t : i32
}
func.func @local(%i: index, %j: index) -> i32 {
  %m = memref.alloc() : memref<4x8xi32>
  %c27 = arith.constant 27 : i32
  %v = vector.broadcast %c27 : i32 to vector<2xi32>
  vector.store %v, %m[%i, %j] : memref<4x8xi32>, vector<2xi32>
  %c1 = arith.constant 1 : index
  %k = arith.addi %j, %c1 : index
  %r = memref.load %m[%i, %k] : memref<4x8xi32>
  memref.dealloc %m : memref<4x8xi32>
  return %r : i32
}
