// COMPARE:
// ----- llvm.mlir.global, llvm.comdat, llvm.comdat_selector
llvm.mlir.global external @external() : i32
llvm.mlir.global extern_weak @weak_reference() : i32
llvm.mlir.global private constant @number(42 : i64) : i64
llvm.mlir.global internal unnamed_addr constant @text("a\22b\\c\00\FF\n") {alignment = 1 : i64}
llvm.mlir.global weak hidden @array(dense<[1, -2, 3]> : tensor<3xi16>) {dso_local, section = ".mine"} : !llvm.array<3 x i16>
llvm.mlir.global weak_odr protected local_unnamed_addr @floats(dense<[1.0, -0.0, 0.1]> : tensor<3xf32>) : !llvm.array<3 x f32>
llvm.mlir.global linkonce @nested(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global linkonce_odr @splat(dense<7> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global available_externally @available(1.5 : f64) : f64
llvm.mlir.global internal thread_local @tls(1 : i8) : i8
llvm.mlir.global internal @space(1 : i32) {addr_space = 3 : i32, externally_initialized} : i32
llvm.mlir.global internal @vector(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global internal @vector_splat(dense<2.0> : vector<4xf64>) : vector<4xf64>
llvm.mlir.global internal @bools(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
llvm.mlir.global internal @halves(dense<[1.0, 0.1]> : tensor<2xf16>) : !llvm.array<2 x f16>
llvm.mlir.global internal @brains(dense<[1.0, 0.1]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global internal @complex(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global internal @bytes(dense<[1, 2, 200]> : tensor<3xi8>) : !llvm.array<3 x i8>
llvm.mlir.global internal @zeros(dense<0> : tensor<100xi32>) : !llvm.array<100 x i32>
llvm.mlir.global internal @undefined() : i32
llvm.mlir.global internal @wide(123456789012345678901234567890 : i128) : i128
llvm.mlir.global internal @odd(-3 : i7) : i7
llvm.mlir.global internal @quad(0.1 : f128) : f128
llvm.mlir.global internal @extended(0.1 : f80) : f80
llvm.mlir.global internal @infinity(0x7F800000 : f32) : f32
llvm.mlir.global internal @not_a_number(0x7FC01234 : f32) : f32
llvm.mlir.global internal @"a name with spaces"(1 : i32) : i32
llvm.mlir.global external @attributed(1 : i32) {target_specific_attrs = ["norecurse", ["toc-data", "x"]]} : i32
llvm.comdat @comdats {
  llvm.comdat_selector @one any
  llvm.comdat_selector @two largest
}
llvm.mlir.global linkonce_odr @one(1 : i32) comdat(@comdats::@one) : i32
llvm.mlir.global internal @address() : !llvm.ptr {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @offset() : !llvm.ptr {
  %0 = llvm.mlir.addressof @array : !llvm.ptr
  %c = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.getelementptr inbounds|nuw %0[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @record() : !llvm.struct<(i32, ptr, array<2 x f32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr, array<2 x f32>)>
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr, array<2 x f32>)>
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, ptr, array<2 x f32>)>
  %5 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(i32, ptr, array<2 x f32>)>
  llvm.return %6 : !llvm.struct<(i32, ptr, array<2 x f32>)>
}
llvm.mlir.global internal @named() : !llvm.struct<"node", (i32, ptr)> {
  %0 = llvm.mlir.zero : !llvm.struct<"node", (i32, ptr)>
  %1 = llvm.mlir.constant(9 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"node", (i32, ptr)>
  llvm.return %2 : !llvm.struct<"node", (i32, ptr)>
}
llvm.mlir.global internal @difference() : i64 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  %1 = llvm.mlir.addressof @array : !llvm.ptr
  %2 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %3 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %4 = llvm.sub %2, %3 : i64
  llvm.return %4 : i64
}
llvm.mlir.global internal @packed() : !llvm.struct<packed (i8, i32)> {
  %0 = llvm.mlir.constant([1 : i8, 2 : i32]) : !llvm.struct<packed (i8, i32)>
  llvm.return %0 : !llvm.struct<packed (i8, i32)>
}
llvm.mlir.global internal @opaque() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i64 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce_odr hidden unnamed_addr @alias2 {dso_local} : i64 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifunc : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [@number]
llvm.mlir.global_dtors dtors = [@init, @resolver], priorities = [0 : i32, 10 : i32], data = [#llvm.zero, @number]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2
    : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]

// ----- llvm.func, llvm.align, llvm.dereferenceable

llvm.func external @decl0()
llvm.func @decl1(i32 {llvm.signext}, !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 16 : i64, llvm.dereferenceable = 4 : i64}, ...) -> (i32 {llvm.zeroext})
llvm.func extern_weak @decl2(!llvm.ptr {llvm.byval = i32}, !llvm.ptr {llvm.readonly, llvm.nofree, llvm.noundef}, !llvm.ptr {llvm.writeonly, llvm.nocapture})
llvm.func @sret(!llvm.ptr {llvm.sret = !llvm.struct<(i32, i32)>, llvm.dereferenceable_or_null = 8 : i64}, !llvm.ptr {llvm.readnone, llvm.inreg}, i32)
llvm.func @more(!llvm.ptr {llvm.nest}, !llvm.ptr {llvm.byref = i32}, !llvm.ptr {llvm.preallocated = i32}, !llvm.ptr
    {llvm.alignstack = 8 : i64}, !llvm.ptr {llvm.allocptr}, i64 {llvm.allocalign})
llvm.func @range(i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}) -> (i8 {llvm.range = #llvm.constant_range<i8, -3, 4>})
llvm.func private @private() {
  llvm.return
}
llvm.func internal unnamed_addr fastcc @local() attributes {dso_local} {
  llvm.return
}
llvm.func weak_odr local_unnamed_addr @weak() attributes {section = ".text.mine", alignment = 32 : i64, garbageCollector = "statepoint-example"} {
  llvm.return
}
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @comdat any
}
llvm.func linkonce_odr @comdat() comdat(@__llvm_comdat::@comdat) {
  llvm.return
}
llvm.func @passed() attributes {passthrough = ["noinline", "cold", ["alignstack", "4"], ["custom", "value"], "other", "nosync"]} {
  llvm.return
}
llvm.func @flags() attributes {always_inline, convergent, no_unwind, will_return} {
  llvm.return
}
llvm.func @noinline() attributes {no_inline, optimize_none} {
  llvm.return
}
llvm.func @hint() attributes {inline_hint} {
  llvm.return
}
llvm.func @pure() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none,
    errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return
}
llvm.func @reads() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite,
    inaccessibleMem = write, errnoMem = read, targetMem0 = read, targetMem1 = read>} {
  llvm.return
}
llvm.func @target() vscale_range(1, 16) attributes {target_cpu = "x86-64", tune_cpu = "skylake",
    target_features = #llvm.target_features<["+avx2", "-fma"]>, frame_pointer = #llvm.framePointerKind<"non-leaf">} {
  llvm.return
}
llvm.func @math() attributes {no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true,
    denormal_fp_math = "preserve-sign,preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast",
    reciprocal_estimates = "all", prefer_vector_width = "256"} {
  llvm.return
}
llvm.func @streaming() attributes {arm_streaming, arm_new_za} {
  llvm.return
}
llvm.func @instrumented() attributes {instrument_function_entry = "__entry", instrument_function_exit = "__exit", uwtable_kind = #llvm.uwtableKind<async>} {
  llvm.return
}
llvm.func @synchronous() attributes {uwtable_kind = #llvm.uwtableKind<sync>, function_entry_count = 4242 : i64} {
  llvm.return
}
llvm.func spir_kernelcc @kernel() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>,
    is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>, reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32} {
  llvm.return
}
llvm.func swifttailcc @swift()
llvm.func cc_10 @ghc()
llvm.func x86_regcallcc @regcall()
llvm.func hhvmcc @hhvm()
llvm.func @"odd name"() -> !llvm.struct<"rec", (i32, ptr)>
llvm.func @recursive(!llvm.ptr) -> !llvm.struct<"outer", (struct<"inner", (i32)>, array<2 x struct<"inner", (i32)>>)>
llvm.func @targeted() -> !llvm.target<"spirv.Image", i32, 1>
llvm.func @opaque_struct(!llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}

// ----- llvm.target_triple, llvm.module_asm, llvm.ident

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.module_asm = ["foo", "bar \"x\""], llvm.ident = "my compiler", llvm.commandline = "exe -c"} {
  llvm.func @constants(%p: !llvm.ptr) {
    %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
    %1 = llvm.mlir.constant(dense<3> : vector<[4]xi32>) : vector<[4]xi32>
    %2 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
    %3 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    %4 = llvm.mlir.constant(1.0 : f16) : f16
    %5 = llvm.mlir.constant(dense<1.0> : tensor<3xf32>) : !llvm.array<3 x f32>
    %6 = llvm.mlir.constant(-1 : i1) : i1
    %7 = llvm.mlir.constant(3.0 : f8E4M3FN) : i8
    %8 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
    %9 = llvm.mlir.undef : vector<2xi8>
    %10 = llvm.mlir.poison : !llvm.array<2 x i8>
    %11 = llvm.mlir.addressof @constants : !llvm.ptr
    %12 = llvm.mlir.constant(dense<0.0> : vector<4xf32>) : vector<4xf32>
    llvm.store %0, %p : vector<2xi64>, !llvm.ptr
    llvm.store %1, %p : vector<[4]xi32>, !llvm.ptr
    llvm.store %2, %p : !llvm.struct<(i32, f32)>, !llvm.ptr
    llvm.store %3, %p : !llvm.array<3 x i8>, !llvm.ptr
    llvm.store %4, %p : f16, !llvm.ptr
    llvm.store %5, %p : !llvm.array<3 x f32>, !llvm.ptr
    llvm.store %6, %p : i1, !llvm.ptr
    llvm.store %7, %p : i8, !llvm.ptr
    llvm.store %8, %p : !llvm.struct<(i32, ptr)>, !llvm.ptr
    llvm.store %9, %p : vector<2xi8>, !llvm.ptr
    llvm.store %10, %p : !llvm.array<2 x i8>, !llvm.ptr
    llvm.store %11, %p : !llvm.ptr, !llvm.ptr
    llvm.store %12, %p : vector<4xf32>, !llvm.ptr
    %14 = llvm.dso_local_equivalent @constants : !llvm.ptr
    llvm.call %14(%p) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
}
// ----- dlti.stack_alignment, dlti.alloca_memory_space, dlti.mangling_mode
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>,
    !llvm.ptr<1> = dense<[32, 32, 32, 16]> : vector<4xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f32 = dense<[32, 64]>
    : vector<2xi64>, "dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64,
    "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16>,
    "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>,
    "dlti.program_memory_space" = 1 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.endianness" = "big", index = 32, i8 = dense<8> : vector<2xi64>>} {
llvm.func @stack_alignment_alloca_memory_space_mangling_mode() }
