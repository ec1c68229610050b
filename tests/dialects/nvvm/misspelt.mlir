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
