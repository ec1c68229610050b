// COMPARE:
// ----- llvm.mlir.constant: expected array type of 3 i8 elements for the string constant
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}
// ----- llvm.mlir.constant: expected array type of 3 i8 elements for the string constant
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}
// ----- llvm.mlir.constant: expected array type of 3 i8 elements for the string constant
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  llvm.return
}
// ----- llvm.mlir.constant: expected array attribute for struct type
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.mlir.constant: expected array attribute of size 2
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// ----- llvm.mlir.constant: expected struct element types to be floating point type or integer type
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// ----- llvm.mlir.constant: expected element of array attribute to be floating point or integer
llvm.func @f() {
  %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.mlir.constant: struct element at index 0 is of wrong type
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.mlir.constant: does not support target extension type.
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// ----- llvm.mlir.constant: does not support target extension type.
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type of width 32
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}
// ----- llvm.mlir.constant: attribute and type have different float semantics
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
// ----- llvm.mlir.constant: expected vector or array type
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : i32
  llvm.return
}
// ----- llvm.mlir.constant: type and attribute have a different number of elements: 3 vs. 2
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}
// ----- llvm.mlir.constant: expected integer element type for integer elements attribute
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
// ----- llvm.mlir.constant: expected integer type of width 32
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x i64>
  llvm.return
}
// ----- llvm.mlir.constant: attribute and type have different float semantics
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f64>
  llvm.return
}
// ----- llvm.mlir.constant: scalable vector type requires a splat attribute
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// ----- llvm.mlir.constant: for array with an array attribute must have a struct element type
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// ----- llvm.mlir.constant: nested attribute for struct element at index 1 must be a zero, or undef, or ...
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], 2 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i64]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// ----- llvm.mlir.constant: nested array attribute size for struct element at index 1 must match struct ...
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
// ----- llvm.mlir.constant: only supports integer, float, string or elements attributes
llvm.func @f() {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}
// ----- llvm.mlir.constant: expected array attribute for struct type
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<(1.0, 2.0)> : tensor<complex<f32>>) : !llvm.struct<(f32, f32)>
  llvm.return
}
// ----- llvm.mlir.constant: result #0 must be LLVM dialect-compatible type, but got 'index'
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : index
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type of width 8
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %1 = llvm.mlir.constant(1.0 : f8E5M2) : i16
  llvm.return
}
// ----- llvm.mlir.none: result #0 must be LLVM token type, but got 'i32'
llvm.func @f() {
  %0 = llvm.mlir.none : i32
  llvm.return
}
// ----- llvm.mlir.undef: result #0 must be LLVM dialect-compatible type, but got 'index'
llvm.func @f() {
  %0 = llvm.mlir.undef : index
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR floating point type
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.atomicrmw: unexpected LLVM IR type for 'xchg' bin_op
llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// ----- llvm.atomicrmw: expected at least 'monotonic' ordering
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v unordered : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, !llvm.ptr
  %1 = llvm.atomicrmw umax %p, %v monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR floating point type for vector element
llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xi16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xf16>
  %1 = llvm.atomicrmw fadd %p, %w monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// ----- llvm.atomicrmw: unexpected LLVM IR type for 'xchg' bin_op
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// ----- llvm.atomicrmw: 'val' must be floating point LLVM type or LLVM pointer type or signless integer or ...
llvm.func @f(%p: !llvm.ptr, %v: vector<[2]xf16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf16>
  llvm.return
}
// ----- llvm.cmpxchg: ordering must be at least 'monotonic'
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: ordering must be at least 'monotonic'
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic unordered : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: failure ordering cannot be 'release' or 'acq_rel'
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: failure ordering cannot be 'release' or 'acq_rel'
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic acq_rel : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: unexpected LLVM IR type
llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i1
  llvm.return
}
// ----- llvm.cmpxchg: 'val' must be signless integer or LLVM pointer type, but got 'f32'
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, f32
  llvm.return
}
// ----- llvm.fence: can be given only acquire, release, acq_rel, and seq_cst orderings
llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}
// ----- llvm.fence: can be given only acquire, release, acq_rel, and seq_cst orderings
llvm.func @f() {
  llvm.fence not_atomic
  llvm.return
}
// ----- llvm.fence: expected string or keyword containing one of the following enum values for attribute ...
llvm.func @f() {
  llvm.fence foo
  llvm.return
}
// ----- llvm.inline_asm: tail call kind 'musttail' is not supported by this operation
llvm.func @f(%a: i32) {
  llvm.inline_asm tail_call_kind = <musttail> "foo", "r" %a : (i32) -> ()
  llvm.return
}
// ----- llvm.intr.sincos: expected result type to be an homogeneous struct with two elements matching the ...
llvm.func @f(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> f32
  llvm.return
}
// ----- llvm.intr.sincos: expected result type to be an homogeneous struct with two elements matching the ...
llvm.func @f(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}
// ----- llvm.intr.sincos: expected result type to be an homogeneous struct with two elements matching the ...
llvm.func @f(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<3xi1>) -> vector<4xf32>
  llvm.return
}
// ----- llvm.intr.masked.gather: expected operand #1 type to be 'vector<3x!llvm.ptr>'
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xf32>
  llvm.return
}
// ----- llvm.intr.masked.scatter: expected operand #2 type to be 'vector<3x!llvm.ptr>'
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<3xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<3xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>, %v: vector<4xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<3xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// ----- expected 1 operand bundle tags, but actually got 0
llvm.func @f(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>}> : (i1, !llvm.ptr) -> ()
  llvm.return
}
// ----- llvm.intr.vector.interleave2: failed to verify that result has twice as many elements as 'vec1'
llvm.func @f(%p: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%p, %p) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
// ----- llvm.intr.vector.insert: failed to verify that it is not inserting scalable into fixed-length ...
llvm.func @f(%p: vector<4xi32>, %s: vector<[4]xi32>) {
  %0 = llvm.intr.vector.insert %s, %p[0] : vector<[4]xi32> into vector<4xi32>
  llvm.return
}
// ----- use of value '%p' expects different type than prior uses: 'vector<4xf32>' vs 'vector<4xi32>'
llvm.func @f(%p: vector<4xi32>, %i: i32) {
  %0 = llvm.extractelement %p[%i : i32] : vector<4xf32>
  llvm.return
}
// ----- llvm.select: failed to verify that all of ...
llvm.func @f(%c: i1, %a: i32, %b: f32) {
  %0 = "llvm.select"(%c, %a, %b) : (i1, i32, f32) -> i32
  llvm.return
}
// ----- invalid array element type: '!llvm.void'
llvm.func @f(%a: !llvm.array<2 x void>)
// ----- invalid array element type: '!llvm.func<void ()>'
llvm.func @f(%a: !llvm.array<2 x func<void ()>>)
// ----- invalid LLVM structure element type: '!llvm.void'
llvm.func @f(%a: !llvm.struct<(void)>)
// ----- invalid LLVM structure element type: '!llvm.label'
llvm.func @f(%a: !llvm.struct<(i32, label)>)
// ----- invalid function argument type: '!llvm.void'
llvm.func @f(%a: !llvm.func<void (void)>)
// ----- invalid function result type: '!llvm.label'
llvm.func @f(%a: !llvm.func<label ()>)
// ----- unknown LLVM type: vec
llvm.func @f(!llvm.vec<2 x i32>)
// ----- identified type already used with a different body
llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// ----- struct without a body only allowed in a recursive struct
llvm.func @f(!llvm.struct<"a">)
// ----- identified type already used with a different body
llvm.func @f(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i64)>)
// ----- expected integer value
llvm.func @f(!llvm.array<? x i32>)
// ----- expected valid keyword
llvm.func @f(!llvm.array<2 x 3 x i32>)
// ----- llvm.func
llvm.func @f(!llvm.ptr<-1>)
// ----- expected integer value
llvm.func @f(!llvm.ptr<i32>)
// ----- expected '('
llvm.func @f(!llvm.struct<i32>)
// ----- expected string
llvm.func @f(!llvm.target<i32>)
// ----- failed to parse parameter list for target extension type
llvm.func @f(!llvm.target<"a", 1, i32>)
// ----- expected ')'
llvm.func @f(!llvm.func<i32 (..., i32)>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @f(!llvm.array<2 x index>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @f(!llvm.array<2 x tensor<2xi32>>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @f(vector<2x2xf32>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @f(si32)
// ----- unknown LLVM type: x86_mmx
llvm.func @f(!llvm.x86_mmx)
// ----- unexpected type, expected keyword
llvm.func @f(!llvm.i32)
