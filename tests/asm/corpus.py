"""Texts of builtin types, attributes, locations, aliases, names and structure, right and wrong, for comparison."""

from __future__ import annotations

TYPES = """
i1
i32
si8
ui64
i0
i16777215
i16777216
i99999999999999999999
si0
iu8
f16
bf16
f32
f64
f80
f128
tf32
f8E5M2
f8E4M3
f8E4M3FN
f8E5M2FNUZ
f8E4M3FNUZ
f8E4M3B11FNUZ
f8E3M4
f8E8M0FNU
f4E2M1FN
f6E2M3FN
f6E3M2FN
f33
index
none
()
() -> ()
(i32) -> i32
(i32, f32) -> (i32, f32)
(i32) -> ((i32) -> f32)
((i32) -> i32) -> ()
() -> (i32)
() -> (() -> ())
(i32
(i32,) -> ()
(i32) i32
i32 ->
tuple<>
tuple<i32>
tuple<i32, f32, tuple<>>
tuple<i32,>
tuple
tuple<tensor<*xf32>, memref<2xf32>>
complex<f32>
complex<i8>
complex<index>
complex<complex<f32>>
complex<>
complex<tensor<2xf32>>
complex<f32
vector<4xf32>
vector<f32>
vector<2x[4]xi8>
vector<[4]x2xi8>
vector<[4x2]xi8>
vector<[]xi8>
vector<?xf32>
vector<*xf32>
vector<0xf32>
vector<-1xf32>
vector<4x>
vector<4xf32
vector<4xindex>
vector<4xcomplex<f32>>
vector<4xtensor<2xf32>>
vector<4x4x4x4x4xi1>
vector<4 x f32>
vector<4xf32,>
vector<99999999999999999999xf32>
tensor<f32>
tensor<4xf32>
tensor<?xf32>
tensor<4x?x2xf32>
tensor<*xf32>
tensor<*x?xf32>
tensor<4x*xf32>
tensor<0xf32>
tensor<-1xf32>
tensor<4x>
tensor<4>
tensor<>
tensor
tensor<4xf32
tensor<4xf32, "enc">
tensor<4xf32, 1>
tensor<4xf32, [1, 2]>
tensor<4xf32, {a = 1}>
tensor<4xf32, #x.y>
tensor<*xf32, 1>
tensor<4xf32,>
tensor<4xtensor<2xf32>>
tensor<4xmemref<2xf32>>
tensor<4x(i32) -> i32>
tensor<4xvector<2xf32>>
tensor<4xcomplex<f64>>
tensor<4xtuple<i32>>
tensor<4xnone>
tensor<4xindex>
tensor<0x10xf32>
tensor<0x0xf32>
tensor<01xf32>
tensor<9223372036854775807xf32>
tensor<9223372036854775808xf32>
tensor<4xi32x>
tensor<4 xf32>
tensor<4x f32>
tensor<4X4xf32>
tensor<4xx4xf32>
tensor<?x?x?x?xbf16>
tensor<4xf32>>
memref<f32>
memref<4xf32>
memref<?x4xf32>
memref<*xf32>
memref<*xf32, 3>
memref<*xf32, "space">
memref<4xf32, 1>
memref<4xf32, 0>
memref<4xf32, 1 : i32>
memref<4xf32, 0 : i32>
memref<4xf32, "space">
memref<4xf32, {a}>
memref<4xf32, [1]>
memref<4xf32, unit>
memref<4xf32, 1.0>
memref<4xf32, @sym>
memref<4xf32, affine_map<(d0) -> (d0)>>
memref<4xf32, affine_map<(d0) -> (d0)>, 1>
memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
memref<4xf32, affine_map<(d0, d1) -> (d0)>>
memref<4xf32, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>>
memref<4xf32, strided<[1]>>
memref<4xf32, strided<[2], offset: 3>>
memref<4xf32, strided<[?], offset: ?>>
memref<4xf32, strided<[1], offset: 0>>
memref<4x4xf32, strided<[1]>>
memref<4xf32, strided<[0]>>
memref<4xf32, strided<[-1]>>
memref<4xf32, strided<[1], offset: -1>>
memref<4xf32, strided<[1] offset: 1>>
memref<4xf32, strided<>>
memref<4xf32, strided<[1], offset 1>>
memref<4xf32, 1, 2>
memref<4xf32, 1, affine_map<(d0) -> (d0)>>
memref<4xvector<2xf32>>
memref<4xmemref<2xf32>>
memref<4xmemref<*xf32>>
memref<4xtensor<2xf32>>
memref<4xtuple<>>
memref<4xnone>
memref<4x() -> ()>
memref<-1xf32>
memref<4xf32,>
!builtin.int
!x.y
!x<"abc">
!x.y<abc<d>, [e], {f}, (g) -> h>
!x.y<"string with > bracket">
!x.y<[>
!x.y<
!undefined
!
unit
float
"i32"
42
""".strip("\n").split("\n")

ATTRIBUTES = """
unit
true
false
0
-1
1 : i8
255 : i8
256 : i8
-128 : i8
-129 : i8
-1 : ui8
255 : ui8
256 : ui8
128 : si8
127 : si8
1 : i1
2 : i1
-1 : i1
0 : i0
1 : i0
true : i1
1 : index
-1 : index
0x10
0xFF : i8
-0x10 : i8
0xFFFFFFFFFFFFFFFF
18446744073709551616
9223372036854775808
-9223372036854775808
-9223372036854775809
99999999999999999999 : i128
1 : f32
1 : tensor<2xi8>
1 : none
- 1
--1
1.0
-1.0
1.
1.e5
1.0e+5
1.0e-400
1.0e400
1.5 : f16
0.1 : f16
0.1 : bf16
0.1 : f80
0.1 : f128
0.1 : tf32
0.1 : f8E5M2
0.3 : f4E2M1FN
65536.0 : f16
1.0 : i32
1.0 : index
0x7FC00000 : f32
0x7F800000 : f32
0xFF800000 : f32
0x7FC0 : bf16
0x7FF0000000000001 : f64
0x1FFFFFFFF : f32
-0x7FC00000 : f32
0x80000000 : f32
123456789.0 : f32
16777217.0 : f32
1e5
1.0e
.5
nan
inf
"string"
""
"esc\\n\\t\\\\\\"\\0A\\FF"
"bad \\q"
"unterminated
"str" : i32
"a\\C3\\A9é"
[]
[1, 2.0, "a", [unit]]
[1,]
[1 2]
[
{}
{a = 1, b}
{b, a = 1}
{"quoted key" = 1}
{a, a}
{a = 1,}
{1 = 2}
{a = {b = {c}}}
{a.b = 1}
{"" = 1}
@sym
@"sym bol"
@sym::@nested
@sym::@"a b"::@c
@sym::
@sym::nested
@
@1a
@a.b$c-d
@a-b
i32
() -> ()
tensor<4xf32>
!x.y
#x.y
#x<"abc">
#x.y<1, 2>
#x.y<1, 2> : i32
#undefined
affine_map<() -> ()>
affine_map<(d0) -> (d0)>
affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 - s1, d0 * 2, d0 floordiv 3, d0 ceildiv 4, d0 mod 5)>
affine_map<(d0) -> (d0 * d0)>
affine_map<(d0) -> (d0 mod 0)>
affine_map<(d0) -> (d0 floordiv 0)>
affine_map<(d0) -> (d0 mod -1)>
affine_map<(d0) -> (-d0)>
affine_map<(d0) -> (-(d0 + 1) * 2)>
affine_map<(i, j)[N] -> (i + j * N)>
affine_map<(d0, d0) -> (d0)>
affine_map<(d0) -> (d1)>
affine_map<(d0) -> ()>
affine_map<(d0) -> (d0,)>
affine_map<(d0) -> d0>
affine_map<(d0) (d0)>
affine_map<(d0) -> (d0 +)>
affine_map<(d0) -> ((d0)>
affine_map<(d0)[] -> (d0)>
affine_map<()[s0] -> (s0 + 3 + s0 + 4)>
affine_map<(d0) -> (d0 + d0)>
affine_map<(d0) -> (0, 1, -1)>
affine_map<(d0) -> (9223372036854775807 + 1)>
affine_map<(d0) -> (d0 * 4 mod 2)>
affine_map<(d0) -> ((d0 * 6) floordiv 2)>
affine_map<(d0) -> ((d0 + 1) mod 1)>
affine_map<(d0) -> (d0 : d0 >= 0)>
affine_map<(d0) : (d0 >= 0)>
affine_set<(d0) : (d0 >= 0)>
affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
affine_set<(d0) : (d0 >= 1)>
affine_set<(d0) : (d0 <= 1)>
affine_set<(d0) : ()>
affine_set<() : (1 == 0)>
affine_set<() : (0 == 0)>
affine_set<(d0) -> (d0)>
affine_set<(d0) : (d0 > 0)>
affine_set<(d0) : (d0)>
strided<[1, 2]>
strided<[?, ?], offset: ?>
strided<[], offset: 4>
array<i32>
array<i32: 1, 2>
array<i1: true, false>
array<i1: 1, 0>
array<i8: 255>
array<i8: 256>
array<i8: -128>
array<f32: 1.0, 2.5>
array<f32: 1>
array<f32: 0x7FC00000>
array<f64: 1.0>
array<i64: -1>
array<index: 1>
array<i7: 1>
array<si8: 1>
array<i32: >
array<i32: 1,>
array<i32 1>
array<>
array<tensor<2xi8>: 1>
dense<1> : tensor<4xi32>
dense<[1, 2, 3, 4]> : tensor<4xi32>
dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
dense<[[1, 2], [3]]> : tensor<2x2xi32>
dense<[1, 2]> : tensor<3xi32>
dense<[1, [2]]> : tensor<2xi32>
dense<[]> : tensor<0xi32>
dense<> : tensor<0xi32>
dense<> : tensor<2xi32>
dense<[]> : tensor<2xi32>
dense<1> : tensor<0xi32>
dense<[[], []]> : tensor<2x0xi32>
dense<1> : tensor<?xi32>
dense<1> : tensor<*xi32>
dense<1> : i32
dense<1> : memref<4xi32>
dense<1> : vector<4xi32>
dense<1>
dense<[1, 1, 1]> : tensor<3xi32>
dense<true> : tensor<2xi1>
dense<[true, false]> : tensor<2xi1>
dense<1> : tensor<2xi1>
dense<2> : tensor<2xi1>
dense<-1> : tensor<2xi1>
dense<true> : tensor<2xi8>
dense<1.0> : tensor<2xf32>
dense<1> : tensor<2xf32>
dense<0x7FC00000> : tensor<2xf32>
dense<[1.0, -2.5, 1.0e10]> : tensor<3xf32>
dense<1.0> : tensor<2xi32>
dense<256> : tensor<2xi8>
dense<-129> : tensor<2xi8>
dense<-1> : tensor<2xui8>
dense<"0x01020304"> : tensor<4xi8>
dense<"0x0102"> : tensor<4xi8>
dense<"0x0101"> : tensor<2xi8>
dense<"0x0"> : tensor<1xi8>
dense<"xx"> : tensor<2xi8>
dense<"0x05"> : tensor<8xi1>
dense<"0xFF"> : tensor<8xi1>
dense<"0x0000803F0000803F"> : tensor<2xf32>
dense<["a", "b"]> : tensor<2x!x.y>
dense<"a"> : tensor<2x!x.y>
dense<(1, 2)> : tensor<2xcomplex<i32>>
dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>
dense<(1, 2.0)> : tensor<2xcomplex<f32>>
dense<[1, 2]> : tensor<2xindex>
dense<0xFF> : tensor<2xi8>
dense<0x1FF> : tensor<2xi8>
dense<[0x1, 0x2]> : tensor<2xi32>
dense<0.1> : tensor<1xbf16>
dense<[0.1, 0.2]> : tensor<2xf8E4M3FN>
dense<1> : tensor<2xi4>
dense<[-8, 7]> : tensor<2xi4>
dense<8> : tensor<2xsi4>
dense<[1, 2] : tensor<2xi32>
dense<1, 2> : tensor<2xi32>
sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
sparse<[0, 2], [1.0, 2.0]> : tensor<3xf32>
sparse<0, 1> : tensor<3xi32>
sparse<[], []> : tensor<3xi32>
sparse<> : tensor<3xi32>
sparse<[[0, 0]], 1> : tensor<3x4xi32>
sparse<[[0, 9]], 1> : tensor<3x4xi32>
sparse<[[0]], 1> : tensor<3x4xi32>
sparse<[[0, 0]], [1, 2]> : tensor<3x4xi32>
sparse<[[0, 0], [1, 2]], "0x01000000"> : tensor<3x4xi32>
dense_resource<blob> : tensor<2xi32>
distinct[0]<unit>
distinct[0]<>
distinct[0]<42>
distinct[]<unit>
distinct<unit>
loc(unknown)
loc("file.mlir":1:2)
loc("name")
loc("name"(unknown))
loc(fused[unknown, "a"])
loc(fused<"meta">["a"])
loc(callsite("a" at "b"))
loc("a":1:2 to 3:4)
loc("a":1:2 to :4)
loc("a":1)
loc(xx)
loc(
opaque<"a", "0x12"> : tensor<2xi8>
vector.foo
#builtin.int<1>
type<i32>
""".strip("\n").split("\n")

LOCATIONS = """
loc(unknown)
loc("file.mlir":10:8)
loc("file.mlir":10:8 to 12:18)
loc("file.mlir":10:8 to :18)
loc("a \\"quoted\\" file":1:1)
loc("name")
loc("name"("file":1:2))
loc("name"("inner"(unknown)))
loc(callsite("foo" at "bar":1:2))
loc(callsite("foo"("f":1:1) at callsite("x" at "y")))
loc(fused["a", "b":1:2])
loc(fused<"meta">["a", unknown])
loc(fused<{x = 1}>["a"])
loc(fused[])
loc(fused["a"])
loc(fused["a", "a"])
loc(fused[unknown, unknown])
loc("f":0:0)
loc("f":1:2:3)
loc("f":-1:2)
loc("f":1)
loc("f" 1:2)
loc(file)
loc()
loc(callsite("a"))
loc(fused<>["a"])
loc("":1:1)
loc("")
loc("f":4294967296:1)
loc(#undefined)
""".strip("\n").split("\n")

MODULES = [
    "",
    "module {\n}\n",
    "module @m attributes {a = 1} {\n}\n",
    "module {\n  module {\n  }\n}\n",
    "module {\n}\nmodule {\n}\n",
    "// only a comment\n",
    "#a = 1 : i32\n!t = tensor<2xf32>\nfunc.func @f(%x: !t) attributes {k = #a} { return }\n",
    "#map = affine_map<(d0) -> (d0)>\n#map1 = affine_map<(d0) -> (d0 + 1)>\n"
    "func.func @f() attributes {a = #map, b = #map1} { return }\n",
    "func.func @f() attributes {a = #late} { return }\n#late = 1 : i32\n",
    "#a = 1\n#a = 2\n",
    "!t = i32\n!t = f32\n",
    "#a.b = 1\n",
    "!a.b = i32\n",
    "#a = #b\n#b = #a\n",
    "#1a = 1\n",
    "#a = \n",
    "#a 1\n",
    "#loc = loc(\"x\")\nfunc.func @f() { return loc(#loc) } loc(#late)\n#late = loc(\"y\":1:2)\n",
    "func.func @f(%a: i32, %a: i32) { return }\n",
    "func.func @f(%a: i32) { %a = arith.constant 1 : i32\n return }\n",
    "func.func @f() { %0 = arith.constant 1 : i32\n %0 = arith.constant 2 : i32\n return }\n",
    "func.func @f() { return %x : i32 }\n",
    "func.func @f() { %0 = arith.addi %1, %1 : i32\n %1 = arith.constant 1 : i32\n return }\n",
    "func.func @f() -> i32 { %0 = arith.constant 1 : i64\n return %0 : i32 }\n",
    "func.func @f() { cf.br ^bb1\n^bb1: return\n}\n",
    "func.func @f() { cf.br ^bb1(%c : i32)\n^bb1(%x: i32): return\n}\n",
    "func.func @f() { cf.br ^bb2\n^bb1: return\n}\n",
    "func.func @f() { cf.br ^bb1\n^bb1:\n^bb2: return\n}\n",
    "func.func @f() {\n^bb0: return\n^bb0: return\n}\n",
    "func.func @f(%a: i32) {\n^bb0(%b: i32): return\n}\n",
    "func.func @f() {\n^bb0(%b: i32): return\n}\n",
    "func.func @f() {\n^entry:\n cf.br ^entry\n}\n",
    "func.func @f() { %0:2 = \"x.y\"() : () -> (i32, f32)\n \"x.z\"(%0#1, %0#0) : (f32, i32) -> ()\n return }\n",
    "func.func @f() { %0:2 = \"x.y\"() : () -> (i32, f32)\n \"x.z\"(%0#2) : (f32) -> ()\n return }\n",
    "func.func @f() { %0:2 = \"x.y\"() : () -> (i32)\n return }\n",
    "func.func @f() { %0, %1 = \"x.y\"() : () -> (i32)\n return }\n",
    "func.func @f() { %a, %b:2 = \"x.y\"() : () -> (i32, i32, i32)\n \"x.z\"(%b#0, %a) : (i32, i32) -> ()\n return }\n",
    "func.func @f() { %0:0 = \"x.y\"() : () -> ()\n return }\n",
    "func.func @f() { %0 = \"x.y\"() : () -> ()\n return }\n",
    "\"x.y\"() ({\n^bb0(%a: i32):\n  \"x.z\"(%a) : (i32) -> ()\n}, {\n}) {a = 1} : () -> ()\n",
    "\"x.y\"() <{p = 1}> {a = 2} : () -> ()\n",
    "\"x.y\"() [^bb1] : () -> ()\n",
    "\"x.y\"() : () -> () loc(\"here\")\n",
    "\"x.y\"() {a = 1, a = 2} : () -> ()\n",
    "\"x.y\"() () : () -> ()\n",
    "\"x.y\"() : i32\n",
    "\"x.y\"(%a) : () -> ()\n",
    "\"x.y\" : () -> ()\n",
    "\"xy\"() : () -> ()\n",
    "\"\"() : () -> ()\n",
    "x.y\n",
    "func.nothing\n",
    "nothing\n",
    "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({ \"func.return\"() : () -> () }) : () -> ()\n",
    "\"func.func\"() <{function_type = () -> (), sym_name = 1}> ({ \"func.return\"() : () -> () }) : () -> ()\n",
    "\"func.func\"() ({ }) : () -> ()\n",
    "\"arith.addi\"() : () -> ()\n",
    "func.func private @a()\nfunc.func private @a()\n",
    "func.func @f() { return }}\n",
    "func.func @f() { return\n",
    "func.func @f( { return }\n",
    "func.func f() { return }\n",
    "func.func @f() -> { return }\n",
    "func.func @f(i32, %a: i32)\n",
    "func.func private @f(i32, f32 {x.y}) -> (i32 {x.z = 1}, f32)\n",
    "func.func private @f(i32) -> (i32) attributes {a = 1}\n",
    "func.func @\"quoted name\"() { return }\nfunc.func @use() { call @\"quoted name\"() : () -> ()\n return }\n",
    "func.func @f() { \"x.y\"() ({ \"x.t\"() : () -> () }) : () -> ()\n return }\n",
    "func.func @f(%0: i32, %5: i32, %name: i32, %c1: i32) {\n %c2 = arith.constant 2 : i32\n"
    " %c1_i32 = arith.constant 1 : i32\n"
    " %x = arith.addi %c1, %c1_i32 : i32\n %cst = arith.constant 1.0 : f32\n %true = arith.constant true\n return }\n",
    "func.func @f() { %a = arith.constant 1 : index loc(\"a\")\n return loc(fused[\"b\", \"c\"]) } loc(\"f\":1:1)\n",
    "func.func @f(%a: i32 loc(\"arg\")) { return }\n",
    "\"x.r\"() ({\n^bb0(%a: i32 loc(\"x\"), %b: f32):\n \"x.t\"()[^bb1, ^bb2] : () -> ()\n^bb1: \"x.t\"() : () -> ()\n"
    "^bb2: \"x.t\"()[^bb1] : () -> ()\n}) : () -> ()\n",
    "{-# dialect_resources: { builtin: { blob: \"0x08000000010000000000000002000000\" } } #-}\n",
    "func.func @f() attributes {a = dense_resource<blob> : tensor<2xi32>} { return }\n"
    "{-# dialect_resources: { builtin: { blob: \"0x080000000100000002000000\" } } #-}\n",
    "{-# external_resources: { x: { key: \"0x08000000010203\", b: true, s: \"text\" } } #-}\n",
    "{-# #-}\n",
    "{-# nonsense: 1 #-}\n",
    "{-# dialect_resources: { nodialect: { a: \"0x08000000\" } } #-}\n",
    "{-# dialect_resources: { builtin: { a: \"zz\" } } #-}\n",
    "{-# dialect_resources: { builtin: { a: \"0x08000000\"\n",
    "func.func @f() { return } // trailing comment",
    "func.func @f() { return }\n\x00",
    "func.func @f() { return } $\n",
    "func.func @f() { return } /* c */\n",
    "\ufefffunc.func @f() { return }\n",
    "func.func @f() {\r\n  return\r\n}\r\n",
    "func.func @ünï() { return }\n",
    "%0 = arith.constant 1 : i32\n",
    "^bb0:\n",
    "module { ^bb0(%a: i32): }\n",
    "module {\n^bb0:\n^bb1:\n}\n",
]  # fmt: skip


def attribute_module(text: str) -> str:
    return f'"x.y"() {{k = {text}}} : () -> ()\n'


def type_module(text: str) -> str:
    return f'"x.y"() {{k = [{text}]}} : () -> ()\n'


def location_module(text: str) -> str:
    return f'"x.y"() : () -> () {text}\n'
