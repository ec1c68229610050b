// RUN: lamina-opt %s --split-input-file --verify-diagnostics
// Strides of unit dims have to agree like all others.

func.func @other_stride(%a: memref<1x4xf32, strided<[4, 1]>>) {
  // expected-error @below {{are cast incompatible}}
  %p = memref.cast %a : memref<1x4xf32, strided<[4, 1]>> to memref<1x4xf32, strided<[7, 1]>>
  return
}

// -----

func.func @unknown_stride(%a: memref<1x4xf32, strided<[4, 1]>>) {
  %p = memref.cast %a : memref<1x4xf32, strided<[4, 1]>> to memref<1x4xf32, strided<[?, 1]>>
  return
}
