// COMPARE:
// ----- a constant of another type
func.func @f() { %0 = "emitc.constant"() {value = 1 : i8} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.constant"() {value = "x"} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.constant"() {value = 1 : index} : () -> !emitc.size_t return }
// -----
func.func @f() { %0 = "emitc.variable"() {value = 1 : i8} : () -> !emitc.lvalue<i32> return }
// -----
func.func @f() { %0 = "emitc.variable"() {value = 1 : i8} : () -> i8 return }
// ----- pointers
func.func @f(%p: !emitc.ptr<i32>) { %0 = emitc.add %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%p: !emitc.ptr<i32>, %x: f32) { %0 = emitc.add %p, %x : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> return }
// -----
func.func @f(%p: !emitc.ptr<i32>, %x: i32) { %0 = emitc.sub %x, %p : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%p: !emitc.ptr<i32>, %x: f32) { %0 = emitc.sub %p, %x : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> return }
// -----
func.func @f(%p: !emitc.ptr<i32>) { %0 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 return }
// ----- apply
func.func @f(%a: i32) { %0 = emitc.apply ""(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = emitc.apply "+"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = emitc.apply "&"(%a) : (i32) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: i32) { %0 = emitc.apply "*"(%a) : (i32) -> i32 return }
// -----
func.func @f(%v: !emitc.lvalue<i32>) { %0 = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> i32 return }
// -----
func.func @f(%v: !emitc.lvalue<i32>) { %0 = emitc.apply "*"(%v) : (!emitc.lvalue<i32>) -> i32 return }
// -----
func.func @f() { %c = "emitc.constant"() {value = #emitc.opaque<"p">} : () -> !emitc.ptr<i32>
  %0 = emitc.apply "*"(%c) : (!emitc.ptr<i32>) -> i32 return }
// ----- assign
func.func @f(%v: !emitc.lvalue<i32>, %a: i32) { emitc.assign %a : i32 to %v : <i32> return }
// -----
func.func @f(%a: f32) { %v = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  emitc.assign %a : f32 to %v : <i32> return }
// ----- cast
func.func @f(%a: tensor<2xi32>) { %0 = emitc.cast %a : tensor<2xi32> to i32 return }
// -----
func.func @f(%a: !emitc.array<2xi32>) { %0 = emitc.cast %a : !emitc.array<2xi32> to !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.array<2x2xi32>) { %0 = emitc.cast %a : !emitc.array<2x2xi32> to !emitc.ptr<i32> return }
// ----- calls
func.func @f() { emitc.call_opaque ""() : () -> () return }
// -----
func.func @f() { emitc.call_opaque "f"() {args = [0 : index]} : () -> () return }
// -----
func.func @f() { emitc.call_opaque "f"() {args = [[0]]} : () -> () return }
// -----
func.func @f() { emitc.call_opaque "f"() {template_args = ["x"]} : () -> () return }
// -----
func.func @f() { %0 = emitc.call_opaque "f"() : () -> !emitc.array<2xi32> return }
// -----
func.func @f() { emitc.call @g() : () -> () return }
// -----
emitc.func @g(%a: i32) { return }
func.func @f() { emitc.call @g() : () -> () return }
// -----
emitc.func @g(%a: i32) { return }
func.func @f(%a: f32) { emitc.call @g(%a) : (f32) -> () return }
// -----
emitc.func @g(%a: i32) { return }
func.func @f(%a: i32) { %0 = emitc.call @g(%a) : (i32) -> i32 return }
// -----
emitc.func @g(%a: i32) -> i32 { return %a : i32 }
func.func @f(%a: i32) { %0 = emitc.call @g(%a) : (i32) -> i8 return }
// -----
emitc.declare_func @h
// ----- functions
emitc.func @g(%a: !emitc.lvalue<i32>) { return }
// -----
emitc.func @g(%a: i32) -> (i32, i32) { return }
// -----
emitc.func @g(%a: !emitc.array<2xi8>) -> !emitc.array<2xi8> { return %a : !emitc.array<2xi8> }
// -----
emitc.func @g(%a: i32) -> i8 { return %a : i32 }
// -----
emitc.func @g(%a: i32) -> i8 { return }
// ----- subscripts
func.func @f(%a: !emitc.array<2x3xf32>, %i: index) { %0 = emitc.subscript %a[%i] : (!emitc.array<2x3xf32>, index) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.array<2xf32>, %i: f32) { %0 = emitc.subscript %a[%i] : (!emitc.array<2xf32>, f32) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.array<2xf32>, %i: i8) { %0 = emitc.subscript %a[%i] : (!emitc.array<2xf32>, i8) -> !emitc.lvalue<f64> return }
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: i8) { %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<f32>, i8, i8) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: f32) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, f32) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: i8) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, i8) -> !emitc.lvalue<f64> return }
// ----- verbatim
func.func @f(%a: i32) { emitc.verbatim "{} {}" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{a}" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{a}" return }
// ----- literal
func.func @f() { %0 = emitc.literal "" : f32 return }
// ----- globals
emitc.global @g : memref<2xf32>
// -----
emitc.global @g : i32 = dense<1> : tensor<2xi32>
// -----
emitc.global @g : !emitc.array<2xi32> = dense<1> : tensor<3xi32>
// -----
emitc.global @g : i32 = "x"
// -----
emitc.global extern static @g : i32
// -----
func.func @f() { %0 = emitc.get_global @g : !emitc.lvalue<i32> return }
// -----
emitc.global @g : i32
func.func @f() { %0 = emitc.get_global @g : !emitc.lvalue<i8> return }
// -----
emitc.global @g : i32
func.func @f() { %0 = emitc.get_global @g : !emitc.array<2xi8> return }
// -----
emitc.global @g : !emitc.array<2xi8>
func.func @f() { %0 = emitc.get_global @g : !emitc.array<3xi8> return }
// ----- fields
emitc.field @g : i32
// -----
emitc.class @C { emitc.field @g : memref<2xi8> }
// -----
emitc.class @C { emitc.func @m() { %0 = get_field @x : i32 return } }
// -----
emitc.class @C { emitc.field @x : i8 emitc.func @m() { %0 = get_field @x : i32 return } }
// -----
emitc.func @m() { %0 = get_field @x : i32 return }
// ----- types
func.func private @f(!emitc.opaque<"">)
// -----
func.func private @f(!emitc.opaque<"int*">)
// -----
func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.lvalue<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.lvalue<!emitc.array<2xi32>>)
// -----
func.func private @f(!emitc.array<i32>)
// -----
func.func private @f(!emitc.array<2xtensor<2xi32>>)
// -----
func.func private @f(!emitc.array<?xi32>)
// ----- expressions
func.func @f(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { emitc.yield %a : i32 } return }
// -----
func.func @f(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.add %a, %a : (i32, i32) -> i32 } return }
// -----
func.func @f(%a: i32) { %0 = emitc.expression %a : (i32) -> i8 { %1 = emitc.add %a, %a : (i32, i32) -> i32 emitc.yield %1 : i32 } return }
// -----
func.func @f(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.add %a, %a : (i32, i32) -> i32
  %2 = emitc.add %a, %a : (i32, i32) -> i32 emitc.yield %1 : i32 } return }
// -----
func.func @f(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = arith.addi %a, %a : i32 emitc.yield %1 : i32 } return }
// -----
func.func @f(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.call_opaque "g"(%a) : (i32) -> i32
  %2 = emitc.add %1, %1 : (i32, i32) -> i32 emitc.yield %2 : i32 } return }
// -----
func.func @f(%a: i32) { %0 = emitc.expression %a : i32 { emitc.yield %a : i32 } return }
// -----
func.func @f(%a: i32) { %0:2 = emitc.expression %a : (i32) -> (i32, i32) { emitc.yield %a : i32 } return }
// ----- control flow
func.func @f(%a: i32) { emitc.switch %a : i32 case 1 { emitc.yield } case 1 { emitc.yield } default { emitc.yield } return }
// -----
func.func @f(%a: f32) { emitc.switch %a : f32 default { emitc.yield } return }
// -----
func.func @f(%a: i32) { emitc.switch %a : i32 case 1 { emitc.yield %a : i32 } default { emitc.yield } return }
// -----
func.func @f(%a: i32, %b: i8) { "emitc.for"(%a, %a, %b) ({ ^bb0(%i: i32): emitc.yield }) : (i32, i32, i8) -> () return }
// -----
func.func @f(%a: i32) { "emitc.for"(%a, %a, %a) ({ ^bb0(%i: i8): emitc.yield }) : (i32, i32, i32) -> () return }
// -----
func.func @f(%a: i32) { "emitc.for"(%a, %a, %a) ({ emitc.yield }) : (i32, i32, i32) -> () return }
// -----
func.func @f(%a: i1) { emitc.if %a { emitc.yield %a : i1 } return }
// -----
func.func @f(%a: i1) { emitc.yield return }
// -----
func.func @f(%c: i1) { emitc.do {} while { emitc.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { emitc.do {} while { %0 = emitc.logical_not %c : i1 emitc.yield %0 : i1 } return }
// -----
func.func @f(%c: i32) { emitc.do {} while { %0 = emitc.expression %c : (i32) -> i32 { %1 = add %c, %c : (i32, i32) -> i32
 yield %1 : i32 } emitc.yield %0 : i32 } return }
// -----
func.func @f(%c: i1) { emitc.do {} while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 }
  emitc.yield } return }
// -----
func.func @f(%c: i1) { emitc.do {} while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 }
  emitc.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { emitc.do { emitc.yield } while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 }
  emitc.yield %0 : i1 } return }
// ----- syntax
emitc.include 5
// -----
emitc.include <"a.h"
// -----
func.func @f(%v: !emitc.lvalue<i32>) { %0 = emitc.load %v : i32 return }
// -----
func.func @f(%a: i32) { %0 = emitc.cmp xx, %a, %a : (i32, i32) -> i1 return }
