// COMPARE: --arith-unsigned-when-equivalent
func.func @u(%a: i32, %b: i32, %i: index) -> (i32, i32, i32, i32, i32, i64, f32, i1, i1, index, i32, i32) {
  %c255 = arith.constant 255 : i32
  %x = arith.andi %a, %c255 : i32
  %y = arith.andi %b, %c255 : i32
  %0 = arith.divsi %x, %y : i32
  %1 = arith.ceildivsi %x, %y : i32
  %2 = arith.floordivsi %x, %y : i32
  %3 = arith.remsi %x, %y : i32
  %4 = arith.shrsi %x, %y : i32
  %5 = arith.extsi %x : i32 to i64
  %6 = arith.sitofp %x : i32 to f32
  %7 = arith.cmpi slt, %x, %y : i32
  %8 = arith.cmpi sge, %x, %a : i32
  %9 = arith.index_cast %x : i32 to index
  %10 = arith.maxsi %x, %y : i32
  %11 = arith.minsi %x, %y : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i32, i32, i32, i32, i32, i64, f32, i1, i1, index, i32, i32
}
func.func @i(%m: memref<?xindex>, %a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = arith.floordivsi %i, %c7 : index
    %1 = arith.remsi %i, %c7 : index
    %2 = arith.cmpi sgt, %0, %1 : index
    scf.if %2 { memref.store %0, %m[%1] : memref<?xindex> }
  }
  %c255 = arith.constant dense<255> : vector<4xi32>
  %x = arith.andi %a, %c255 : vector<4xi32>
  %y = arith.andi %b, %c255 : vector<4xi32>
  %z = arith.divsi %x, %y {foo} : vector<4xi32>
  %f = arith.sitofp %x : vector<4xi32> to vector<4xf32>
  return %z, %f : vector<4xi32>, vector<4xf32>
}
func.func @attributes(%a: i32, %b: i32, %i: index) -> (i32, i1, i64) {
  %c0 = arith.constant 0 : i32
  %c0_1 = arith.constant 0 : i32
  %c255 = arith.constant 255 : i32
  %dead = arith.andi %a, %c255 : i32
  %x = arith.andi %a, %c255 : i32
  %z = arith.addi %x, %c0 : i32
  %0 = arith.divsi %x, %c255 exact {foo} : i32
  %1 = arith.maxsi %0, %z : i32
  %2 = arith.cmpi sgt, %x, %c255 {bar} : i32
  %3 = arith.extsi %1 : i32 to i64
  return %1, %2, %3 : i32, i1, i64
}
// -----
func.func @nothing_is_folded(%a: memref<16xi32>, %i: index) -> memref<16xi32> {
  %0 = memref.memory_space_cast %a : memref<16xi32> to memref<16xi32, 1>
  %1 = memref.memory_space_cast %0 : memref<16xi32, 1> to memref<16xi32>
  return %1 : memref<16xi32>
}
// -----
func.func @no_constants_in_front(%a: memref<8xi8>, %i: index) -> index {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %a : memref<8xi8> -> memref<i8>, index, index, index
  %0 = arith.divsi %offset, %size : index
  return %0 : index
}
// -----
func.func @branches_follow_ranges(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.remsi %a, %c1 : i32
  %1 = arith.cmpi eq, %0, %0 : i32
  cf.cond_br %1, ^yes, ^no
^yes:
  %3 = arith.constant 3 : i32
  cf.br ^end(%3 : i32)
^no:
  %4 = arith.constant -3 : i32
  cf.br ^end(%4 : i32)
^end(%5: i32):
  %c7 = arith.constant 7 : i32
  %6 = arith.divsi %5, %c7 : i32
  return %6 : i32
}
