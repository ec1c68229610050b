// COMPARE:
module {
  module @named attributes {test.a} {
  }
  module {
    module attributes {sym_name = "foo", sym_visibility = "private"} {}
  }
  builtin.module @another {
    func.func @syntax(%a: i32, %b: i64) {
      %0 = builtin.unrealized_conversion_cast %a : i32 to f32
      %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, i64 to i1, i2
      %2 = builtin.unrealized_conversion_cast to i3
      %3 = builtin.unrealized_conversion_cast %a : i32 to i5 {x}
      return
    }
  }
}
