//
func.func private @square(%x: f32) -> f32 attributes {no_inline} {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}
func.func @f(%a: memref<100000xf32>) {
  affine.for %i = 0 to 100000 {
    %x = affine.load %a[%i] : memref<100000xf32>
    // REMARK: call: calls @square, which is marked no_inline, in a loop
    %y = func.call @square(%x) : (f32) -> f32
    affine.store %y, %a[%i] : memref<100000xf32>
  }
  return
}
// -----
func.func private @square(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}
func.func @f(%a: memref<100000xf32>) {
  affine.for %i = 0 to 100000 {
    %x = affine.load %a[%i] : memref<100000xf32>
    %y = func.call @square(%x) : (f32) -> f32
    affine.store %y, %a[%i] : memref<100000xf32>
  }
  return
}
