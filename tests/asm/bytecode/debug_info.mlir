#fl = loc(fused["a":1:2, "b":3:4])
#f = #llvm.di_file<"a.c" in "/d">
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#d = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #t, sizeInBits = 64, dwarfAddressSpace = 5>
#d2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #t, sizeInBits = 64, alignInBits = 300,
  offsetInBits = 9, extraData = #t>
#e = #llvm.di_expression<[DW_OP_constu(7), DW_OP_deref, DW_OP_LLVM_fragment(8, 900)]>
#e2 = #llvm.di_expression<>
#s = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #t, #d>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "x",
  isOptimized = true, emissionKind = Full, nameTableKind = None>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", linkageName = "lf",
  file = #f, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #s>
#lb = #llvm.di_lexical_block<scope = #sp, file = #f, line = 12, column = 3>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #f, discriminator = 1000>
#lv = #llvm.di_local_variable<scope = #lb, name = "v", file = #f, line = 2, arg = 1, alignInBits = 32, type = #t,
  flags = Artificial>
#lv2 = #llvm.di_local_variable<scope = #lb>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "lg", file = #f, line = 7, type = #t,
  isLocalToUnit = true, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = #e>
#lab = #llvm.di_label<scope = #sp, name = "l", file = #f, line = 5>
#ns = #llvm.di_namespace<name = "n", scope = #f, exportSymbols = true>
#sr = #llvm.di_subrange<count = 4 : i64, lowerBound = #lv>
#ct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #f, line = 1, flags = TypePassByValue,
  sizeInBits = 64, elements = #d2, #sr>
#rec = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true, tag = DW_TAG_structure_type>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp, entity = #ns, file = #f, line = 1>
#la = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = true>, vectorize = <width = 8 : i32>,
  mustProgress = true, startLoc = #fl>
#ag = #llvm.access_group<id = distinct[7]<>>
#la2 = #llvm.loop_annotation<parallelAccesses = #ag, #ag>
module attributes {t.a = #e, t.b = #e2, t.c = #d, t.d = #s, t.e=#cu, t.f=#sp, t.g=#lbf, t.h=#lv, t.i=#lv2,
  t.j=#gve, t.k=#lab, t.l=#ns, t.m=#sr, t.n=#ct, t.o=#rec, t.p=#ie, t.q=#la, t.r=#la2} {}
