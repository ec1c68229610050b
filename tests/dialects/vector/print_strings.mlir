// COMPARE:
// ----- vector.print
func.func @print() {
  vector.print str "abc"
  vector.print str "abc" : i32
  return
}
// ----- vector.print
func.func @print_2() {
  vector.print str "a\n\"b"
  "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "abc" : i32}> : () -> ()
  return
}
// ----- vector.print
func.func @print_3() {
  "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "abc" : i32}> {a = 1 : i32} : () -> ()
  return
}
