// COMPARE: --mlir-print-op-generic
emitc.include <"stdio.h">
emitc.include "my.h"
emitc.global extern @ge : i32
emitc.global static const @gs : !emitc.array<2xf32> = dense<[1.0, 2.0]>
emitc.global @go : !emitc.opaque<"T"> = #emitc.opaque<"T()">
emitc.func private @ext(i32) -> i32 attributes {specifiers = ["extern"]}
emitc.declare_func @ext
emitc.file "a.cpp" attributes {x.y} {
  func @inner() { return }
}
emitc.class final @C attributes {x.z} {
  emitc.field @f1 : i32 = 3
  emitc.field @f2 : !emitc.array<2xf32>
  emitc.func @m() -> i32 {
    %0 = get_field @f1 : i32
    return %0 : i32
  }
}
emitc.func @f(%a: i32, %b: i32, %p: !emitc.ptr<i32>, %c: i1, %x: f32, %o: !emitc.opaque<"O">,
    %arr: !emitc.array<2x3xf32>, %i: index, %sz: !emitc.size_t) -> i32 {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %2 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %3 = emitc.bitwise_not %a : (i32) -> i32
  %4 = emitc.call_opaque "foo"(%a, %x) {args = [0 : index, 1 : index, #emitc.opaque<"X">], template_args = [i32, 3 : i8]} : (i32, f32) -> (i32)
  %5 = emitc.cast %a : i32 to f32
  %6 = emitc.cmp lt, %a, %b : (i32, i32) -> i1
  %7 = "emitc.constant"() {value = 5 : i32} : () -> i32
  %8 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
  %9 = emitc.div %x, %x : (f32, f32) -> f32
  %10 = emitc.rem %a, %b : (i32, i32) -> i32
  %11 = emitc.mul %a, %b : (i32, i32) -> i32
  %12 = emitc.logical_and %c, %c : i1, i1
  %13 = emitc.logical_not %c : i1
  %14 = emitc.logical_or %c, %a : i1, i32
  %15 = emitc.unary_minus %a : (i32) -> i32
  %16 = emitc.unary_plus %a : (i32) -> i32
  %17 = emitc.conditional %c, %a, %b : i32
  %18 = emitc.literal "M_PI" : f32
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  emitc.assign %l : i32 to %v : !emitc.lvalue<i32>
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %ap = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %d = emitc.dereference %p : !emitc.ptr<i32>
  %s = emitc.subscript %arr[%i, %i] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %s2 = emitc.subscript %p[%sz] : (!emitc.ptr<i32>, !emitc.size_t) -> !emitc.lvalue<i32>
  %s3 = emitc.subscript %o[%o] : (!emitc.opaque<"O">, !emitc.opaque<"O">) -> !emitc.lvalue<f32>
  %ov = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %m = "emitc.member"(%ov) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %mp = "emitc.member_of_ptr"(%ov) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.array<2xi32>
  %gg = emitc.get_global @gs : !emitc.array<2xf32>
  %gg2 = emitc.get_global @ge : !emitc.lvalue<i32>
  emitc.verbatim "#ifdef X"
  emitc.verbatim "a {} {{}} {}" args %a, %v : i32, !emitc.lvalue<i32>
  %call = emitc.call @ext(%a) : (i32) -> i32
  emitc.for %k = %a to %b step %a : i32 {
    %z = emitc.add %k, %k : (i32, i32) -> i32
  }
  emitc.for %k = %i to %i step %i {
  } {x.y}
  emitc.if %c {
    %z = emitc.add %a, %a : (i32, i32) -> i32
  } else {
    %z = emitc.add %b, %a : (i32, i32) -> i32
  } {x.q}
  emitc.if %c {
  }
  emitc.switch %a : i32
  case 2 {
    emitc.yield
  }
  case 5 {
    %z = emitc.add %b, %a : (i32, i32) -> i32
    emitc.yield
  }
  default {
    emitc.yield
  }
  %e = emitc.expression %a, %b : (i32, i32) -> i32 {
    %z = add %a, %b : (i32, i32) -> i32
    %y = mul %z, %b : (i32, i32) -> i32
    yield %y : i32
  }
  %e2 = emitc.expression %a, %l noinline : (i32, i32) -> i32 {
    %z = add %a, %l : (i32, i32) -> i32
    yield %z : i32
  }
  emitc.do {
    emitc.verbatim "x"
  } while {
    %r = emitc.expression %a, %b : (i32, i32) -> i1 {
      %z = emitc.cmp lt, %a, %b : (i32, i32) -> i1
      emitc.yield %z : i1
    }
    emitc.yield %r : i1
  }
  emitc.do {
  } while {
    %r = emitc.expression %c : (i1) -> i1 {
      %z = logical_not %c : i1
      yield %z : i1
    }
    emitc.yield %r : i1
  } attributes {a.b}
  emitc.return %e : i32
}
func.func private @types(!emitc.ssize_t, !emitc.ptr<!emitc.opaque<"int">>, !emitc.array<0x5xi8>, !emitc.lvalue<!emitc.ptr<i1>>, tuple<!emitc.opaque<"a\"b">>)
