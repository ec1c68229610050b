// COMPARE: --mem2reg
// ----- llvm.func, llvm.mlir.constant, llvm.alloca
// COMPARE: --pass-pipeline=builtin.module(llvm.func(mem2reg{region-simplify=false}))
llvm.func @basic(%c: i1, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^m
^b:
  %k = llvm.mlir.constant(7 : i32) : i32
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^m
^m:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @undef() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @loop(%n: i32, %f : f32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  llvm.store %z, %p : i32, !llvm.ptr
  llvm.store %f, %q : f32, !llvm.ptr
  llvm.br ^h
^h:
  %i = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^body, ^exit
^body:
  %x = llvm.load %q : !llvm.ptr -> f32
  %y = llvm.fadd %x, %x : f32
  llvm.store %y, %q : f32, !llvm.ptr
  %i1 = llvm.add %i, %one : i32
  llvm.store %i1, %p : i32, !llvm.ptr
  llvm.br ^h
^exit:
  %r = llvm.load %q : !llvm.ptr -> f32
  llvm.intr.lifetime.end %q : !llvm.ptr
  llvm.return %r : f32
}
llvm.func @cast(%v: i32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f32
  %s = llvm.load %p : !llvm.ptr -> i8
  %c = llvm.mlir.constant(1 : i8) : i8
  llvm.store %c, %p : i8, !llvm.ptr
  %t = llvm.load %p : !llvm.ptr -> f32
  %t1 = llvm.load %p : !llvm.ptr -> vector<2xi16>
  %t2 = llvm.load %p : !llvm.ptr -> vector<2xi8>
  llvm.return %t : f32
}
llvm.func @use(!llvm.ptr)
llvm.func @func_constant_alloca(%v: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.switch %v : i32, ^d [1: ^m, 2: ^m, 3: ^a]
^a:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^m
^d:
  llvm.br ^m
^m:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @dead(%v: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.br ^m
^a:
  %q = llvm.load %p : !llvm.ptr -> i32
  llvm.store %q, %p : i32, !llvm.ptr
  llvm.br ^m
^m:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @dead2(%v: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^b, ^m
^a:
  llvm.br ^m
^b:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^m
^m:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @escapes(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @volatile(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @addresses(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %l = llvm.intr.launder.invariant.group %b : !llvm.ptr
  %st = llvm.intr.strip.invariant.group %b : !llvm.ptr
  %i = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %i, 4, %p : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  %g1 = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %g1 : i32, !llvm.ptr
  llvm.return %r : i32
}
llvm.func @cpy(%s: !llvm.ptr, %d: !llvm.ptr, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q8 = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %s, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%q, %p, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%d, %q) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy"(%q8, %s, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @ptrs(%s: !llvm.ptr, %v: i64, %d: f64, %sv: !llvm.struct<(i32)>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %s, %p : !llvm.ptr, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  %r1 = llvm.load %p : !llvm.ptr -> i32
  %r2 = llvm.load %p : !llvm.ptr -> f64
  %r3 = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
  llvm.store %v, %p : i64, !llvm.ptr
  %r4 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.store %d, %p : f64, !llvm.ptr
  %r5 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %t = llvm.alloca %one x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  llvm.store %sv, %t : !llvm.struct<(i32)>, !llvm.ptr
  %t1 = llvm.load %t : !llvm.ptr -> !llvm.struct<(i32)>
  %tt = llvm.alloca %one x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  llvm.store %sv, %tt : !llvm.struct<(i32)>, !llvm.ptr
  %tt1 = llvm.load %tt : !llvm.ptr -> i32
  %f = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  %w = llvm.load %f : !llvm.ptr -> f32
  llvm.store %r1, %f : i32, !llvm.ptr
  %w1 = llvm.load %f : !llvm.ptr -> vector<4xi16>
  %x = llvm.load %f : !llvm.ptr -> i1
  %small = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  %xs = llvm.load %small : !llvm.ptr -> i32
  %i1s = llvm.alloca %one x i1 : (i32) -> !llvm.ptr
  %i1v = llvm.load %i1s : !llvm.ptr -> i8
  %n = llvm.alloca %v x i8 : (i64) -> !llvm.ptr
  %nv = llvm.load %n : !llvm.ptr -> i8
  llvm.return %r : i64
}
llvm.func @store_addr() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  %p1 = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p1, %p1 {x} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @not_entry(%c: i1, %v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^a
^a:
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^b:
  llvm.return
}
llvm.func @chain(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %pp = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %p, %pp : !llvm.ptr, !llvm.ptr
  %l = llvm.load %pp : !llvm.ptr -> !llvm.ptr
  llvm.store %v, %l : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// ----- llvm.func, llvm.mlir.constant, llvm.alloca

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big(%v: i8, %w: i32, %h: vector<2xi8>, %f: f32) -> i8 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %w, %p : i32, !llvm.ptr
    llvm.store %v, %p : i8, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> i16
    %s = llvm.load %p : !llvm.ptr -> i8
    llvm.store %h, %p : vector<2xi8>, !llvm.ptr
    %s1 = llvm.load %p : !llvm.ptr -> f32
    %pf = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
    llvm.store %f, %pf : f32, !llvm.ptr
    llvm.store %h, %pf : vector<2xi8>, !llvm.ptr
    %s2 = llvm.load %pf : !llvm.ptr -> f32
    llvm.return %s : i8
  }
}

// ----- llvm.func, llvm.mlir.constant, llvm.alloca

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #st>
#x = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, type = #t>
#y = #llvm.di_local_variable<scope = #sp, name = "y", file = #file, type = #t>
llvm.func @dbg(%c: i1, %v: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @value(%c: i1, %v: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #x = %p : !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.dbg.value #y = %p : !llvm.ptr
  llvm.return %r : i32
}
llvm.func @two(%c: i1, %v: i32, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.intr.dbg.declare #y = %p : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @set(%b: i8, %c: i1, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %cst = llvm.mlir.constant(5 : i8) : i8
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %v = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  %z = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  %three = llvm.mlir.constant(3 : i32) : i32
  "llvm.intr.memset"(%p, %b, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%q, %cst, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%v, %b, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%z, %b, %three) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.load %q : !llvm.ptr -> f32
  %t = llvm.load %v : !llvm.ptr -> vector<4xi8>
  %u = llvm.load %z : !llvm.ptr -> i24
  llvm.return %r : i32
}
llvm.func @set1(%b: i8, %c: i1, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %a = llvm.alloca %one x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  %pp = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %b, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%q, %b, %four) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%a, %b, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%pp, %b, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset.inline"(%q, %b) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, i8) -> ()
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.return %n : i32
}
