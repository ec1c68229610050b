// COMPARE: --allow-unregistered-dialect
%0 = "test.x"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to i64
module @a { module @b { } }
func.func @f(%a: i32) {
  %2 = builtin.unrealized_conversion_cast %a : i32 to i64
  builtin.module { }
  scf.execute_region {
    builtin.module { }
    scf.yield
  }
  return
}
"test.op"() ({
  module { }
}) : () -> ()
