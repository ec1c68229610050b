// COMPARE:
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i64) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.mlir.constant(true) : i1
  %2 = llvm.mlir.constant(1 : i1) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x f32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x i64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], 2 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i64]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32, 3 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.mlir.constant([1.0 : f32, 2 : i8]) : !llvm.struct<(f32, i8)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<(1.0, 2.0)> : tensor<complex<f32>>) : !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : index
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %1 = llvm.mlir.constant(1.0 : f8E5M2) : i16
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.none : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.undef : index
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, !llvm.ptr
  %1 = llvm.atomicrmw umax %p, %v monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xi16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xf16>
  %1 = llvm.atomicrmw fadd %p, %w monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<[2]xf16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic acq_rel : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @f() {
  llvm.fence not_atomic
  llvm.return
}
// -----
llvm.func @f() {
  llvm.fence foo
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.inline_asm tail_call_kind = <musttail> "foo", "r" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<3xi1>) -> vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xf32>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<3xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<3xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>, %v: vector<4xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<3xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>}> : (i1, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%p, %p) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4xi32>, %s: vector<[4]xi32>) {
  %0 = llvm.intr.vector.insert %s, %p[0] : vector<[4]xi32> into vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4xi32>, %i: i32) {
  %0 = llvm.extractelement %p[%i : i32] : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%c: i1, %a: i32, %b: f32) {
  %0 = "llvm.select"(%c, %a, %b) : (i1, i32, f32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.array<2 x void>)
// -----
llvm.func @f(%a: !llvm.array<2 x func<void ()>>)
// -----
llvm.func @f(%a: !llvm.struct<(void)>)
// -----
llvm.func @f(%a: !llvm.struct<(i32, label)>)
// -----
llvm.func @f(%a: !llvm.func<void (void)>)
// -----
llvm.func @f(%a: !llvm.func<label ()>)
// -----
llvm.func @f(!llvm.vec<2 x i32>)
// -----
llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// -----
llvm.func @f(!llvm.struct<"a">)
// -----
llvm.func @f(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i64)>)
// -----
llvm.func @f(!llvm.array<? x i32>)
// -----
llvm.func @f(!llvm.array<2 x 3 x i32>)
// -----
llvm.func @f(!llvm.ptr<-1>)
// -----
llvm.func @f(!llvm.ptr<i32>)
// -----
llvm.func @f(!llvm.struct<i32>)
// -----
llvm.func @f(!llvm.target<i32>)
// -----
llvm.func @f(!llvm.target<"a", 1, i32>)
// -----
llvm.func @f(!llvm.func<i32 (..., i32)>)
// -----
llvm.func @f(!llvm.array<2 x index>)
// -----
llvm.func @f(!llvm.array<2 x tensor<2xi32>>)
// -----
llvm.func @f(vector<2x2xf32>)
// -----
llvm.func @f(si32)
// -----
llvm.func @f(!llvm.x86_mmx)
// -----
llvm.func @f(!llvm.i32)
