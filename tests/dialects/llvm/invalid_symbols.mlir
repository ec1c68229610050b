// COMPARE:
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: f32) {
  %0 = llvm.call @g(%a) : (f32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// -----
llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32, i32, ...) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<i32 (i32)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<i32 (i32, i32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<i32 (f32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<f32 (i32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(i32) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: i64) {
  %0 = llvm.call %p(%a) : i64, (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0:2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0:2 = llvm.call @g(%a) : (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) <{op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "foo"(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0:2 = llvm.call_intrinsic "llvm.foo"(%a) : (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  llvm.invoke @p() to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  %0 = llvm.invoke @p() to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) : () -> i32
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.bitcast %z : !llvm.ptr to !llvm.ptr
  %0 = llvm.landingpad (catch %c : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %a : i32
}
// -----
llvm.func @f(%a: i32) {
  llvm.resume %a : i32
}
// -----
llvm.func common @f()
// -----
llvm.func appending @f() {
  llvm.return
}
// -----
llvm.func internal @f()
// -----
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}
// -----
llvm.func @f() attributes {optimize_none} {
  llvm.return
}
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() -> index
// -----
llvm.func @f() -> !llvm.void
// -----
llvm.func @f(..., i32)
// -----
llvm.func @f(tensor<2xf32>)
// -----
llvm.func @f(%a: i32) attributes {linkage = #llvm.linkage<internal>} {
  llvm.return
}
// -----
"llvm.func"() <{sym_name = "f", function_type = (i32) -> i32}> ({}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%a: f32):
  llvm.return
}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
  llvm.return
}) : () -> ()
// -----
llvm.func @f() comdat(@a::@b)
// -----
llvm.func @f(i32 {llvm.noalias})
// -----
llvm.func @f(i32 {llvm.noalias = 1 : i32})
// -----
llvm.func @f(!llvm.ptr {llvm.sret})
// -----
llvm.func @f(!llvm.ptr {llvm.sret = 1 : i32})
// -----
llvm.func @f(i32 {llvm.sret = i32})
// -----
llvm.func @f(i32 {llvm.byval = i32})
// -----
llvm.func @f(i32 {llvm.align = 4 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.align})
// -----
llvm.func @f(!llvm.ptr {llvm.signext})
// -----
llvm.func @f(f32 {llvm.zeroext})
// -----
llvm.func @f(!llvm.ptr {llvm.signext = true})
// -----
llvm.func @f(!llvm.ptr {llvm.unknown})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.nest})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.readonly})
// -----
llvm.func @f() -> (i32 {llvm.noalias})
// -----
llvm.func @f() -> (i32 {llvm.returned})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable = "x"})
// -----
llvm.func @f(f32 {llvm.range = #llvm.constant_range<i32, 0, 1>})
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack = 8 : i64}, i32 {llvm.allocalign}, i32 {llvm.allocptr}, i32 {llvm.nofree}, i32 {llvm.inreg})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype = i32}, i32 {llvm.byref = i32})
// -----
llvm.mlir.global internal @g(1 : i32) : !llvm.void
// -----
llvm.mlir.global internal @g("abc") : !llvm.array<4 x i8>
// -----
llvm.mlir.global internal @g("abc") : i32
// -----
llvm.mlir.global internal @g(1 : i32)
// -----
llvm.mlir.global internal @g(1 : i32) : i32, i32
// -----
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global appending @g(1 : i32) : i32
// -----
llvm.mlir.global internal @g(1 : i32) {alignment = 3 : i64} : i32
// -----
llvm.mlir.global internal @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.mlir.global internal @g() : i32 {
  llvm.return
}
// -----
llvm.func @callee() -> i32
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.call @callee() : () -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global internal @g(1 : i32) comdat(@x) : i32
// -----
llvm.mlir.global internal @g(1 : i32) {addr_space = -1 : i32} : i32
// -----
func.func @f() {
  llvm.mlir.global internal @g(1 : i32) : i32
  return
}
// -----
llvm.mlir.global internal @g(1 : i32) : !llvm.target<"aarch64.svcount">
// -----
llvm.mlir.global internal @g() : index
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.alias external @a : i32 {
  llvm.return
}
// -----
llvm.mlir.global internal @g(1 : i32) : i32
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f() -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.unreachable
}
// -----
llvm.mlir.global internal @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.unreachable
}
// -----
llvm.func @f() -> i32 {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.unreachable
}
// -----
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() -> i32 {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.unreachable
}
// -----
llvm.func extern_weak @g()
llvm.func @f() -> i32 {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.unreachable
}
// -----
llvm.func @f() -> i32 {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
// -----
llvm.mlir.global_ctors ctors = [@a], priorities = [], data = []
// -----
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// -----
llvm.mlir.global_dtors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// -----
llvm.func @a() { llvm.return }
llvm.mlir.global_dtors dtors = [@a], priorities = [1 : i32], data = [1 : i32]
// -----
llvm.func @r() -> i32
llvm.mlir.ifunc external @i : !llvm.func<i32 ()>, !llvm.ptr @r
// -----
llvm.func @r() -> i32 {
  llvm.unreachable
}
llvm.mlir.ifunc external @i : !llvm.func<i32 ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  llvm.unreachable
}
llvm.mlir.ifunc appending @i : !llvm.func<i32 ()>, !llvm.ptr @r
// -----
llvm.comdat @c {
  llvm.return
}
// -----
llvm.linker_options []
// -----
llvm.linker_options ["a", 1]
// -----
llvm.module_flags [1]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "x", [1]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "x", 1.0 : f32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]
// -----
module attributes {llvm.data_layout = "x"} {}
// -----
module attributes {llvm.data_layout = 1 : i32} {}
// -----
module attributes {llvm.loop = 1 : i32} {}
// -----
func.func @f() attributes {llvm.readnone = 1 : i32} {
  return
}
