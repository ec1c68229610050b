// What is stored in a tiled or shifted buffer comes back, across calls, before and after the pass.
// EVAL-PIPELINE: builtin.module(normalize-memrefs,lower-affine)
// EVAL: @tiled(5) == 46
// EVAL: @tiled(0) == 2
// EVAL: @reversed(3) == 9
// EVAL: @dynamic(21) == 420
#tile = affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>
#split = affine_map<(d0) -> (d0 floordiv 8, d0 mod 8)>
#back = affine_map<(d0) -> (7 - d0)>

func.func private @fill(%m: memref<4x8xi32, #tile>) -> memref<4x8xi32, #tile> {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %sum = affine.apply affine_map<(d0, d1) -> (d0 * 9 + d1 + 2)>(%i, %j)
      %v = arith.index_cast %sum : index to i32
      affine.store %v, %m[%i, %j] : memref<4x8xi32, #tile>
    }
  }
  return %m : memref<4x8xi32, #tile>
}
func.func @tiled(%k: index) -> i32 {
  %m = memref.alloc() : memref<4x8xi32, #tile>
  %filled = call @fill(%m) : (memref<4x8xi32, #tile>) -> memref<4x8xi32, #tile>
  %c8 = arith.constant 8 : index
  %row = arith.remui %k, %c8 : index
  %c0 = arith.constant 0 : index
  %first = memref.load %filled[%c0, %row] : memref<4x8xi32, #tile>
  %is_first = arith.cmpi eq, %k, %c0 : index
  %other = affine.load %filled[4 - 1, symbol(%k) + 2] : memref<4x8xi32, #tile>
  %more = arith.constant 10 : i32
  %sum = arith.addi %other, %more : i32
  %result = arith.select %is_first, %first, %sum : i32
  memref.dealloc %m : memref<4x8xi32, #tile>
  return %result : i32
}
func.func @reversed(%k: index) -> i32 {
  %m = memref.alloca() : memref<8xi32, #back>
  affine.for %i = 0 to 8 {
    %square = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
    %v = arith.index_cast %square : index to i32
    affine.store %v, %m[%i] : memref<8xi32, #back>
  }
  %result = memref.load %m[%k] : memref<8xi32, #back>
  return %result : i32
}
func.func @dynamic(%n: index) -> i32 {
  %m = memref.alloc(%n) : memref<?xi32, #split>
  affine.for %i = 0 to %n {
    %twice = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %v = arith.index_cast %twice : index to i32
    affine.store %v, %m[%i] : memref<?xi32, #split>
  }
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%total = %zero) -> i32 {
    %v = affine.load %m[%i] : memref<?xi32, #split>
    %next = arith.addi %total, %v : i32
    affine.yield %next : i32
  }
  memref.dealloc %m : memref<?xi32, #split>
  return %sum : i32
}
