// COMPARE: --affine-simplify-structures
// ----- remainders and quotients
func.func @quotients(%a: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 mod 2 - 1 == 0)>(%i) { affine.store %x, %a[%i] : memref<100xf32> }
    affine.if affine_set<(d0) : (d0 floordiv 3 - 4 >= 0)>(%i) { affine.store %x, %a[%i] : memref<100xf32> }
    affine.if affine_set<(d0) : (d0 + 3 >= 0, d0 mod 4 - 2 >= 0)>(%i) { affine.store %x, %a[%i] : memref<100xf32> }
  }
  return
}
// ----- redundant constraints, and common divisors
func.func @redundant(%a: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d0 - d1 - 2 >= 0)>(%i, %j) {
        affine.store %x, %a[%i] : memref<100xf32>
      }
      affine.if affine_set<(d0, d1)[s0] : (d0 * 2 - d1 * 4 + 1 >= 0, s0 - 1 >= 0)>(%i, %j)[%n] {
        affine.store %x, %a[%i] : memref<100xf32>
      }
    }
  }
  return
}
// ----- sets without points
func.func @empty(%a: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0, -d0 + 3 >= 0)>(%i) { affine.store %x, %a[%i] : memref<100xf32> }
    affine.if affine_set<(d0) : (d0 mod 2 == 0, d0 mod 2 - 1 == 0)>(%i) { affine.store %x, %a[%i] : memref<100xf32> }
  }
  return
}
// ----- applications that become one of their operands
func.func @operand(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod 4 + s0)>(%0)[%n]
  return %1 : index
}
