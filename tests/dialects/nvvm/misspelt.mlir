// COMPARE:
// ----- a word that is no case
func.func @word_no_case() {
  nvvm.griddepcontrol i32
  return
}
// ----- no word
func.func @no_word() {
  nvvm.griddepcontrol (
  return
}
// ----- a number for a case in brackets
#m = #nvvm.memory_space<1>
func.func @f() {
  return
}
// ----- an address space that is no number
func.func @f(%a: !llvm.ptr<1>, %b: i32, %c: i64) {
  nvvm.cp.async.bulk.prefetch %a, %b l2_cache_hint = %c : <x>
  return
}
// ----- a type behind an attribute
func.func @f() attributes {a = #nvvm.mem_scope<cluster> : i32, b = [#nvvm<mem_scope<gpu>> : f32]} {
  return
}
// ----- no type behind the colon of an attribute
func.func @f() attributes {a = #nvvm.mem_scope<cluster> :} {
  return
}
// ----- dialects that cannot be
func.func @f() attributes {a = #1<x>} {
  return
}
// ----- types of dialects that cannot be
func.func @f(%a: !a-b.c<x>) {
  return
}
