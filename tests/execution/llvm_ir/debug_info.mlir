// COMPARE: --mlir-print-debuginfo
// ----- llvm.func, llvm.mlir.global, llvm.intr.dbg.value
#file = #llvm.di_file<"main.c" in "/some/folder">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "me",
    isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "split.dwo">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 4>
#named = #llvm.di_derived_type<tag = DW_TAG_member, name = "named", baseType = #null>
#spaced = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "ptr2", baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #int>
#composite = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #file, line = 42,
    sizeInBits = 64, alignInBits = 32, elements = #named, #pointer>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "class_name", file = #file, scope = #file, flags = "TypePassByReference|NonTrivial">
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", baseType = #int, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
#signature = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #pointer, #spaced, #composite, #class, #array>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "program",
    linkageName = "program_link", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #signature>
#declaration = #llvm.di_subprogram<scope = #file, name = "external", file = #file, subprogramFlags = "Optimized", type = #signature>
#block = #llvm.di_lexical_block<scope = #program, file = #file, line = 5, column = 6>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 7>
#argument = #llvm.di_local_variable<scope = #program, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #int>
#variable = #llvm.di_local_variable<scope = #block, name = "variable", type = #composite, flags = Artificial>
#bare = #llvm.di_local_variable<scope = #block_file>
#label = #llvm.di_label<scope = #block, name = "label", file = #file, line = 42>
#namespace = #llvm.di_namespace<name = "space", scope = #file, exportSymbols = true>
#module = #llvm.di_module<file = #file, scope = #file, name = "module", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
#global = #llvm.di_global_variable<scope = #unit, name = "global", linkageName = "global_link", file = #file, line = 263, type = #int, isDefined = true>
#global_expression = #llvm.di_global_variable_expression<var = #global, expr = <>>
#local_global = #llvm.di_global_variable<scope = #program, name = "static", file = #file, line = 3, type = #int,
    isLocalToUnit = true, isDefined = true, alignInBits = 32>
#local_expression = #llvm.di_global_variable_expression<var = #local_global, expr = <[DW_OP_push_object_address, DW_OP_deref]>>

llvm.func @external() loc(fused<#declaration>["external.c":1:2])
llvm.mlir.global external @global(42 : i32) {dbg_exprs = [#global_expression]} : i32
llvm.mlir.global internal @static(42 : i32) {dbg_exprs = [#local_expression]} : i32
llvm.func @program(%a: i32, %p: !llvm.ptr) -> i32 {
  llvm.intr.dbg.value #argument = %a : i32 loc(fused<#program>["main.c":3:4])
  llvm.intr.dbg.declare #variable #llvm.di_expression<[DW_OP_plus_uconst(2), DW_OP_LLVM_fragment(16, 8)]> = %p : !llvm.ptr loc(fused<#block>["main.c":4:5])
  llvm.intr.dbg.value #bare #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_stack_value]> = %a : i32 loc(fused<#block_file>["main.c":4:6])
  llvm.intr.dbg.label #label loc(fused<#block>["main.c":5:6])
  %0 = llvm.add %a, %a : i32 loc("main.c":6:7)
  %1 = llvm.add %0, %a : i32 loc(callsite(fused<#block>["inner.c":8:9] at "main.c":10:11))
  %2 = llvm.add %1, %a : i32 loc("name"("main.c":12:13))
  %3 = llvm.add %2, %a : i32 loc(fused["main.c":14:15, "main.c":14:16])
  %4 = llvm.add %3, %a : i32 loc(unknown)
  llvm.call @external() : () -> () loc("main.c":20:1)
  llvm.return %4 : i32 loc("main.c":21:2)
} loc(fused<#program>["main.c":2:1])

llvm.func @plain(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("main.c":6:7)
  llvm.return %0 : i32
} loc("main.c":3:3)
// ----- llvm.mlir.global, llvm.func, llvm.add
#file = #llvm.di_file<"main.f90" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = false, emissionKind = LineTablesOnly>
#rec_self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#rec_ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rec_self, sizeInBits = 64>
#rec = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "node", elements = #rec_ptr>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8,
    stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>>
#gen = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_constu(4)]>>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", baseType = #int,
    dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>,
    rank = <[DW_OP_push_object_address, DW_OP_plus_uconst(24), DW_OP_deref]>, allocated = <[DW_OP_constu(1)]>,
    associated = <[DW_OP_constu(0)]>, elements = #gen>
#sig = #llvm.di_subroutine_type<types = #int, #rec, #string, #arr>
#sp0 = #llvm.di_subprogram<recId = distinct[9]<>, isRecSelf = true>
#module = #llvm.di_module<file = #file, scope = #unit, name = "mod1", line = 3>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp0, entity = #module, file = #file, line = 1, elements = #module>
#annotation = #llvm.di_annotation<name = "foo", value = "bar">
#sp = #llvm.di_subprogram<recId = distinct[9]<>, id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "imp",
    file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #sig, retainedNodes = #entity>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #module, name = "ann", file = #file,
    subprogramFlags = "Definition|MainSubprogram", type = #sig, annotations = #annotation>
#common_var = #llvm.di_global_variable<scope = #sp2, name = "c", file = #file, line = 1, type = #int>
#common = #llvm.di_common_block<scope = #sp2, name = "block", file = #file, line = 3>
#gvar = #llvm.di_global_variable<scope = #common, name = "x", file = #file, line = 1, type = #int, isDefined = true>
#gexp = #llvm.di_global_variable_expression<var = #gvar>
#mvar = #llvm.di_global_variable<scope = #module, name = "y", file = #file, line = 1, type = #int, isDefined = true>
#mexp = #llvm.di_global_variable_expression<var = #mvar>
llvm.mlir.global external @x(1 : i32) {dbg_exprs = [#gexp, #mexp]} : i32
llvm.func @f() {
  llvm.return loc("a":1:2)
} loc(fused<#sp>["a":1:1])
llvm.func @g(%0: i32) {

  %1 = llvm.add %0, %0 : i32 loc("a":1:2)
  llvm.return loc("a":1:2)
} loc(fused<#sp2>["a":1:1])
