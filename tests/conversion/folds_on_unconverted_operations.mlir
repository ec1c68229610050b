// COMPARE: --finalize-memref-to-llvm
// ----- arith.addui_extended, arith.muli, memref.load
func.func @swapped_and_replaced(%x: i32, %f: f32, %i: index, %m: memref<4xi32>) -> (i32, i1, i32) {
  %c = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %0:2 = arith.addui_extended %c, %x : i32, i1
  %1 = arith.muli %c5, %x : i32
  %l = memref.load %m[%i] : memref<4xi32>
  %5 = arith.addi %c, %l : i32
  return %5, %0#1, %1 : i32, i1, i32
}

// ----- swapped and zero
func.func @swapped_and_zero(%x: i32, %i: index, %m: memref<4xi32>) -> (i32, i32, i32, index, i32, i32) {
  %c = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.muli %c, %x : i32
  %1 = arith.addi %c, %x : i32
  %2 = arith.andi %c, %x : i32
  %d = arith.constant 7 : index
  %3 = arith.maxsi %d, %i : index
  %o = arith.ori %c, %x : i32
  %xx = arith.xori %c, %x : i32
  %l = memref.load %m[%i] : memref<4xi32>
  return %0, %1, %2, %3, %o, %l : i32, i32, i32, index, i32, i32
}

// ----- chain
func.func @chain(%x: i32, %i: index, %m: memref<4xi32>) -> (i32, i32, i1, i1, i32) {
  %c = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.muli %c1, %x : i32
  %1 = arith.subi %x, %x : i32
  %2 = arith.cmpi slt, %c1, %x : i32
  %3 = arith.cmpi eq, %x, %x : i32
  %4:2 = arith.mulsi_extended %c1, %x : i32
  return %0, %1, %2, %3, %4#1 : i32, i32, i1, i1, i32
}
