// COMPARE: --topological-sort --allow-unregistered-dialect
// ----- a.use, a.other, a.def
module {
  %0 = "a.use"(%2) : (i32) -> i32
  %1 = "a.other"() : () -> i32
  %2 = "a.def"(%3) : (i32) -> i32
  %3 = "a.first"() : () -> i32
  "a.region"() ({
    "a.inner"(%4) : (i32) -> ()
  }) : () -> ()
  %4 = "a.later"(%1, %0) : (i32, i32) -> i32
}
// ----- a.cycle, a.use, a.def
module {
  %0 = "a.cycle"(%1) : (i32) -> i32
  %1 = "a.cycle"(%0) : (i32) -> i32
  %2 = "a.use"(%3) : (i32) -> i32
  %3 = "a.def"(%1) : (i32) -> i32
}
// ----- a.self
func.func @self() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = "a.self"(%0) : (i32) -> i32
  return %1 : i32
}
