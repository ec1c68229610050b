// COMPARE: --allow-unregistered-dialect
// ----- irdl.dialect, irdl.type, irdl.is
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
// ----- name of dialect should not contain uppercase letters
irdl.dialect @Ad { }
// ----- expected operation name in quotes
irdl.dialect @a-d { }
// ----- name of type should not contain uppercase letters
irdl.dialect @a { irdl.type @Foo }
// ----- name of type should not contain leading or double underscores
irdl.dialect @a { irdl.type @__foo  irdl.type @"!foo" }
// ----- name of type must contain only lowercase letters, digits and underscores
irdl.dialect @a { irdl.type @"foo-x" }
// ----- name of type should not contain leading or double underscores
irdl.dialect @a { irdl.type @_foo }
// ----- name of type is empty
irdl.dialect @a { irdl.type @"!" }
// ----- name of type must contain only lowercase letters, digits and underscores
irdl.dialect @a { irdl.type @"#d" irdl.attribute @"#d" }
// ----- name of operation must contain only lowercase letters, digits and underscores
irdl.dialect @a { irdl.operation @"b.c" irdl.operation @"9c" irdl.operation @"c9" irdl.operation @"" }
// ----- failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type ...
irdl.dialect @a { irdl.operation @b { irdl.operands() irdl.operands() } }
// ----- irdl.operands: name of operand #1 is a duplicate of the name of operand #0
irdl.dialect @a { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0, a: %0) } }
// ----- irdl.operation: contains a value named 'a' for both its operands and results
irdl.dialect @a { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0) irdl.results(a: %0) } }
// ----- irdl.operation: contains a value named 'a' for both its operands and regions
irdl.dialect @a { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0) %r = irdl.region irdl.regions(a: %r) } }
// ----- irdl.operands: the number of operands and their names must be the same, but got 2 and 1 respectively
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a"], variadicity=#irdl<variadicity_array[single, single]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// ----- irdl.operands: the number of operands and their variadicities must be the same, but got 2 and 1 ...
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", "b"], variadicity=#irdl<variadicity_array[single]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// ----- name of operand #1 is empty
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", ""], variadicity=#irdl<variadicity_array[single, variadic]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// ----- irdl.dialect, irdl.operation, irdl.any
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", "9"], variadicity=#irdl<variadicity_array[single, variadic]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// ----- name of operand #1 should not contain uppercase letters
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.operands"(%0, %0)
{names=["a", "A-"], variadicity=#irdl<variadicity_array[single, variadic]>}
 : (!irdl.attribute, !irdl.attribute) -> () } }
// ----- irdl.attributes: the number of attribute names and their constraints must be the same but got 1 and ...
irdl.dialect @a { irdl.operation @b {
%0 = irdl.any "irdl.attributes"(%0, %0) {attributeValueNames=["a"]} : (!irdl.attribute, !irdl.attribute) -> () } }
// ----- irdl.base: the base type or attribute should be specified by either a name or a reference
irdl.dialect @a { irdl.operation @b { %0 = irdl.base %1 = irdl.base "x" %2 = irdl.base "" } }
// ----- irdl.base: the base type or attribute name should start with '!' or '#'
irdl.dialect @a { irdl.operation @b { %1 = irdl.base "x" %2 = irdl.base "" } }
// ----- irdl.base: the base type or attribute name should start with '!' or '#'
irdl.dialect @a { irdl.operation @b { %2 = irdl.base "" } }
// ----- irdl.dialect, irdl.operation, irdl.base
irdl.dialect @a { irdl.operation @b { %2 = irdl.base "!zz" } }
// ----- irdl.base: the base type or attribute should be specified by either a name or a reference
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @a::@b "!zz" } }
// ----- irdl.base: symbol '@a::@b' does not refer to a type or attribute definition (refers to ...
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @a::@b } }
// ----- irdl.base: symbol '@b' not found
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @b } irdl.type @b1 }
// ----- irdl.base: symbol '@a::@d' not found
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @a::@d } }
// ----- irdl.base: symbol '@b1' not found
irdl.dialect @a { irdl.operation @b { %2 = irdl.base @b1 } irdl.type @b1 }
// ----- irdl.parametric: symbol '@b1' not found
irdl.dialect @a { irdl.operation @b { %2 = irdl.parametric @b1<> } irdl.type @b1 }
// ----- irdl.parametric: symbol '@b' not found
irdl.dialect @a { irdl.operation @b { %2 = irdl.parametric @b<> } irdl.type @b1 }
// ----- irdl.parametric: symbol '@x' not found
irdl.dialect @a { irdl.operation @b { %2 = irdl.parametric @x<> } irdl.type @b1 }
// ----- irdl.region: the number of blocks is expected to be >= 1 but got 0
irdl.dialect @a { irdl.operation @b { %2 = irdl.region with size 0 } irdl.type @b1 }
// ----- irdl.region: the number of blocks is expected to be >= 1 but got -1
irdl.dialect @a { irdl.operation @b { %2 = irdl.region with size -1 } irdl.type @b1 }
// ----- irdl.any: expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'
irdl.any
// ----- irdl.any: expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'
irdl.dialect @a { irdl.any }
// ----- irdl.operation: expects parent op 'irdl.dialect'
irdl.operation @b
// ----- expected attribute value
irdl.dialect @a attributes {k = 1} { irdl.operation @b attributes {j=2} { irdl.any {z=1} 
 %c = irdl.c_pred "foo" 
 irdl.operands(a: %c, b: optional %c, c: single %c) {v=1}
 irdl.attributes {} {w=1}
 } }
// ----- irdl.dialect, irdl.operation, irdl.attributes
irdl.dialect @a { irdl.operation @b { irdl.attributes } }
// ----- expected attribute value
irdl.dialect @a { irdl.operation @b { irdl.attributes {a=1} } }
// ----- use of undeclared SSA value name
irdl.dialect @a { irdl.operation @b { irdl.operands(a: %3) } }
// ----- expected ':'
irdl.dialect @a { irdl.operation @b { irdl.operands(a %3) } }
// ----- expected '('
irdl.dialect @a { irdl.operation @b { irdl.operands a } }
// ----- custom op 'irdl.operands' expected valid keyword
irdl.dialect @a { irdl.operation @b { irdl.operands(: a) } }
// ----- irdl.dialect, irdl.operation, irdl.operands
irdl.dialect @a { irdl.operation @b { irdl.operands() 
 irdl.results()
irdl.regions()
irdl.attributes} irdl.type @x {irdl.parameters()} }
// ----- redefinition of symbol named 'b'
irdl.dialect @a { irdl.operation @b { } irdl.type @b }
// ----- irdl.operation: region should have no arguments
irdl.dialect @a { irdl.operation @b { ^bb0(%0: i32): } }
// ----- func.func: symbol's parent must have the SymbolTable trait
irdl.dialect @a { irdl.operation @b { func.func private @func_symbol_s_parent_must_have_the() } func.func private @func_symbol_s_parent_must_have_the()}
// ----- irdl.dialect: region #0 ('body') failed to verify constraint: region with 1 blocks
"irdl.dialect"() ({}) {sym_name="f"} : () -> ()
// ----- expected '['
"foo"() {a=#irdl<variadicity single>, b=#irdl<variadicity_array[]>, c = #irdl.variadicity_array<[single]>, d = !irdl.attribute, e = !irdl.region} : () -> ()
// ----- expected valid keyword or string
"foo"() {a=#irdl.variadicity<single>} : () -> ()
// ----- expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic
"foo"() {a=#irdl<variadicity foo>} : () -> ()
// ----- expected '['
"foo"() {a=#irdl<variadicity_array foo>} : () -> ()
// ----- expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic
"foo"() {a=#irdl<variadicity_array [foo]>} : () -> ()
// ----- unknown attribute `xx` in dialect `irdl`
"foo"() {a=#irdl<xx [foo]>} : () -> ()
// ----- unknown  type `xx` in dialect `irdl`
"foo"() {a=!irdl.xx} : () -> ()
// ----- irdl.any_of: expected 1 or more operands, but found 0
irdl.dialect @a { irdl.operation @b { %0 = irdl.any_of() } }
// ----- operand #0 does not dominate this use
irdl.dialect @a { irdl.operation @b { %0 = irdl.all_of(%0) } }
// ----- irdl.dialect, irdl.operation, irdl.base
module { irdl.dialect @a { irdl.operation @b {  %2 = irdl.base @c::@d } }
irdl.dialect @c {irdl.type @d} }
// ----- irdl.base: symbol '@c::@d' not found
irdl.dialect @a { irdl.operation @b {  %2 = irdl.base @c::@d } 
irdl.dialect @c {irdl.type @d} }
// ----- irdl.base: symbol '@a' does not refer to a type or attribute definition (refers to 'irdl.dialect')
irdl.dialect @a { irdl.operation @b {  %2 = irdl.base @a } }
// ----- irdl.parameters: name of parameter #1 is a duplicate of the name of parameter #0
irdl.dialect @a { irdl.type @b {  %2 = irdl.any irdl.parameters(a: %2, a: %2) } }
// ----- failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type ...
irdl.dialect @a { irdl.type @b {  %2 = irdl.any irdl.parameters(a: %2) irdl.parameters(a: %2) } }
// ----- irdl.operands: expects parent op 'irdl.operation'
irdl.dialect @a { irdl.type @b {  %2 = irdl.any irdl.operands(a: %2) } }
// ----- irdl.parameters: expects parent op to be one of 'irdl.attribute, irdl.type'
irdl.dialect @a { irdl.operation @b {  %2 = irdl.any irdl.parameters(a: %2) } }
