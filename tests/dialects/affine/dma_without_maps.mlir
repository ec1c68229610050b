// RUN: lamina opt %s --split-input-file --verify-diagnostics
// MLIR crashes without maps, and with fewer operands than they say.
func.func @f(%T: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op requires an affine map as attribute 'tag_map'}}
  "affine.dma_wait"(%T, %n) : (memref<1xi32>, index) -> ()
  return
}
// -----
func.func @f(%T: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op requires an affine map as attribute 'dst_map'}}
  "affine.dma_start"(%T, %n) {src_map = affine_map<() -> (0)>, dst_map = 1} : (memref<1xi32>, index) -> ()
  return
}
// -----
func.func @f(%T: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"() {tag_map = affine_map<() -> (0)>} : () -> ()
  return
}
// -----
func.func @f(%T: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%T, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}
