// COMPARE: --inline --scf-for-loop-canonicalization --linalg-fuse-elementwise-ops --convert-vector-to-llvm --convert-arith-to-llvm
func.func @f(%a: vector<2x[4]xf32>) -> vector<1x[4]xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]}
      : vector<2x[4]xf32> to vector<1x[4]xf32>
  return %0 : vector<1x[4]xf32>
}
// ----- tf32
func.func @f() -> tf32 {
  %c = arith.constant 1.0 : tf32
  return %c : tf32
}
// ----- byval
llvm.func @g(%p: !llvm.ptr {llvm.byval = i32}) {
  llvm.return
}
llvm.func @byval(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// ----- loop that never runs
func.func @loop_never_runs(%m: memref<8xf32>) -> f32 {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c8 to %c4 step %c1 iter_args(%a = %z) -> f32 {
    %x = affine.min affine_map<(d0) -> (4, 8 - d0)>(%i)
    %y = memref.load %m[%x] : memref<8xf32>
    scf.yield %y : f32
  }
  return %r : f32
}
// ----- unpack and cast
func.func @unpack_cast(%a: tensor<4x4x2x2xf32>) -> tensor<8x8xf64> {
  %e = tensor.empty() : tensor<8x8xf32>
  %u = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %x = arith.extf %u : tensor<8x8xf32> to tensor<8x8xf64>
  return %x : tensor<8x8xf64>
}
