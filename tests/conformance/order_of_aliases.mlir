// COMPARE: --allow-unregistered-dialect
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#file = #llvm.di_file<"a.c" in "dir">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#private = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "a", file = #file, flags = Private>
#public = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "b", file = #file, flags = "Public|Vector">
#protected = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", scope = #unit, flags = "Protected|Artificial">
llvm.func @f(%p: !llvm.ptr) -> i32 {
  "test.kept"() {types = [#private, #public, #protected]} : () -> ()
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return %0 : i32
}
