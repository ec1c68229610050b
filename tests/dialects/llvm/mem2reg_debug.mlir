// RUN: lamina-opt --mem2reg %s | filecheck %s

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #st>
#x = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, type = #t>
#y = #llvm.di_local_variable<scope = #sp, name = "y", file = #file, type = #t>
// The value is described behind its conversion.
// CHECK-LABEL: llvm.func @one
// CHECK: %[[CAST:.*]] = llvm.bitcast %arg2 : f32 to i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[CAST]] : i32
// CHECK-NEXT: llvm.return
llvm.func @one(%c: i1, %v: i32, %w: f32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.store %w, %p : f32, !llvm.ptr
  llvm.return %v : i32
}
