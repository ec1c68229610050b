// COMPARE: --allow-unregistered-dialect
irdl.dialect @d {
  irdl.type @c {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.attribute @at {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.type @empty
  irdl.operation @mul {
    %0 = irdl.any
    %1 = irdl.parametric @d::@c<%0>
    irdl.operands(lhs: %1, rhs: %1)
    irdl.results(res: %1)
  }
  irdl.operation @op {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @d::@at
    %2 = irdl.is "foo"
    %3 = irdl.is i64
    %r = irdl.region
    %r2 = irdl.region(%3, %3) with size 2
    %r3 = irdl.region()
    irdl.operands(a: %0, b: optional %0, c: variadic %0)
    irdl.attributes {"x" = %1, "y" = %2}
    irdl.regions(r: %r, s: %r2, t: %r3)
  }
  irdl.operation @nothing
}
// -----
irdl.dialect @Ad { }
// -----
irdl.dialect @a-d { }
// -----
irdl.dialect @a { irdl.type @Foo }
// -----
irdl.dialect @a { irdl.type @__foo  irdl.type @"!foo" }
// -----
irdl.dialect @a { irdl.type @"foo-x" }
// -----
irdl.dialect @a { irdl.type @_foo }
// -----
irdl.dialect @a { irdl.type @"!" }
// -----
irdl.dialect @a { irdl.type @"#d" irdl.attribute @"#d" }
// -----
irdl.dialect @a { irdl.operation @"b.c" irdl.operation @"9c" irdl.operation @"c9" irdl.operation @"" }
// -----
irdl.dialect @a { irdl.operation @b { irdl.operands() irdl.operands() } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0, a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0) irdl.results(a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0) %r = irdl.region irdl.regions(a: %r) } }
// -----
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a"], variadicity=#irdl<variadicity_array[single, single]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", "b"], variadicity=#irdl<variadicity_array[single]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", ""], variadicity=#irdl<variadicity_array[single, variadic]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", "9"], variadicity=#irdl<variadicity_array[single, variadic]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", "A-"], variadicity=#irdl<variadicity_array[single, variadic]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.attributes"(%0, %0) {attributeValueNames=["a"]} : (!irdl.attribute, !irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.base %1 = irdl.base "x" %2 = irdl.base "" } }
// -----
irdl.dialect @a { irdl.operation @b { %1 = irdl.base "x" %2 = irdl.base "" } }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base "" } }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base "!zz" } }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @a::@b "!zz" } }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @a::@b } }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @b } irdl.type @b1 }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @a::@d } }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @b1 } irdl.type @b1 }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.parametric @b1<> } irdl.type @b1 }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.parametric @b<> } irdl.type @b1 }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.parametric @x<> } irdl.type @b1 }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.region with size 0 } irdl.type @b1 }
// -----
irdl.dialect @a { irdl.operation @b { %2 = irdl.region with size -1 } irdl.type @b1 }
// -----
irdl.any
// -----
irdl.dialect @a { irdl.any }
// -----
irdl.operation @b
// -----
irdl.dialect @a attributes {k = 1} { irdl.operation @b attributes {j=2} { irdl.any {z=1} 
 %c = irdl.c_pred "foo" 
 irdl.operands(a: %c, b: optional %c, c: single %c) {v=1}
 irdl.attributes {} {w=1}
 } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.attributes } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.attributes {a=1} } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.operands(a: %3) } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.operands(a %3) } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.operands a } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.operands(: a) } }
// -----
irdl.dialect @a { irdl.operation @b { irdl.operands() 
 irdl.results()
irdl.regions()
irdl.attributes} irdl.type @x {irdl.parameters()} }
// -----
irdl.dialect @a { irdl.operation @b { } irdl.type @b }
// -----
irdl.dialect @a { irdl.operation @b { ^bb0(%0: i32): } }
// -----
irdl.dialect @a { irdl.operation @b { func.func private @f() } func.func private @f()}
// -----
"irdl.dialect"() ({}) {sym_name="f"} : () -> ()
// -----
"foo"() {a=#irdl<variadicity single>, b=#irdl<variadicity_array[]>, c = #irdl.variadicity_array<[single]>, d = !irdl.attribute, e = !irdl.region} : () -> ()
// -----
"foo"() {a=#irdl.variadicity<single>} : () -> ()
// -----
"foo"() {a=#irdl<variadicity foo>} : () -> ()
// -----
"foo"() {a=#irdl<variadicity_array foo>} : () -> ()
// -----
"foo"() {a=#irdl<variadicity_array [foo]>} : () -> ()
// -----
"foo"() {a=#irdl<xx [foo]>} : () -> ()
// -----
"foo"() {a=!irdl.xx} : () -> ()
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any_of() } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.all_of(%0) } }
// -----
module { irdl.dialect @a { irdl.operation @b {  %2 = irdl.base @c::@d } }
irdl.dialect @c {irdl.type @d} }
// -----
irdl.dialect @a { irdl.operation @b {  %2 = irdl.base @c::@d } 
irdl.dialect @c {irdl.type @d} }
// -----
irdl.dialect @a { irdl.operation @b {  %2 = irdl.base @a } }
// -----
irdl.dialect @a { irdl.type @b {  %2 = irdl.any irdl.parameters(a: %2, a: %2) } }
// -----
irdl.dialect @a { irdl.type @b {  %2 = irdl.any irdl.parameters(a: %2) irdl.parameters(a: %2) } }
// -----
irdl.dialect @a { irdl.type @b {  %2 = irdl.any irdl.operands(a: %2) } }
// -----
irdl.dialect @a { irdl.operation @b {  %2 = irdl.any irdl.parameters(a: %2) } }
