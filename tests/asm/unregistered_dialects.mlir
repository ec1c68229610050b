// COMPARE:
module attributes {a = #foo.bar} {}
// -----
module attributes {a = #foo.bar<x, [3]>} {}
// -----
module attributes {a = #foo<x>} {}
// -----
module attributes {a = !foo.bar} {}
// -----
module attributes {a = !foo<bar>} {}
// -----
module attributes {a =     !foo.bar<3>} {}
// -----
module attributes {a = [#foo.bar : i32]} {}
// -----
module attributes {a = [#foo<bar> : i32]} {}
// -----
#x = #foo.bar
module attributes {a = [#foo.bar : i32]} {}
// -----
!x = !foo.bar
module attributes {a = [#foo.bar : i32]} {}
// -----
func.func private @f(!foo.bar<4>)
// -----
func.func private @f(tensor<4xf32, #foo.x>)
// -----
module attributes {a = [#arith.bar]} {}
// -----
module attributes {a = [#arith.bar<x>]} {}
// -----
module attributes {a = [#arith<bar<x>>]} {}
// -----
module attributes {a = [!arith.bar<x>]} {}
