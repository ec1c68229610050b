// COMPARE: --affine-loop-tile=tile-size=32
// ----- with accesses of other dialects
func.func @loads(%a: memref<100x100xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 99 {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %a[%i, %j] : memref<100x100xf32>
    memref.store %v, %a[%j, %n] : memref<100x100xf32>
  }
  return
}
// ----- with calls
func.func @calls(%a: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    func.call @calls(%a) : (memref<100xf32>) -> ()
  }
  return
}
