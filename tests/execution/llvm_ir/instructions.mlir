// COMPARE:
// ----- llvm.func, llvm.add, llvm.sub
llvm.func @arithmetic(%a: i32, %b: i32, %v: vector<4xi16>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %a, %b overflow<nuw> : i32
  %3 = llvm.mul %a, %b overflow<nsw, nuw> : i32
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.udiv exact %a, %b : i32
  %6 = llvm.sdiv %a, %b : i32
  %7 = llvm.sdiv exact %a, %b : i32
  %8 = llvm.urem %a, %b : i32
  %9 = llvm.srem %v, %v : vector<4xi16>
  %10 = llvm.and %a, %b : i32
  %11 = llvm.or %a, %b : i32
  %12 = llvm.or disjoint %a, %b : i32
  %13 = llvm.xor %a, %b : i32
  %14 = llvm.shl %a, %b overflow<nsw, nuw> : i32
  %15 = llvm.lshr %a, %b : i32
  %16 = llvm.lshr exact %a, %b : i32
  %17 = llvm.ashr exact %a, %b : i32
  %18 = llvm.ashr %v, %v : vector<4xi16>
  llvm.return
}

llvm.func @floats(%a: f32, %b: f32, %v: vector<2xf64>, %h: f16, %bf: bf16, %x: f80, %q: f128) {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %2 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn>} : f32
  %3 = llvm.fdiv %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf64>
  %4 = llvm.frem %h, %h : f16
  %5 = llvm.fneg %bf : bf16
  %6 = llvm.fneg %x {fastmathFlags = #llvm.fastmath<reassoc>} : f80
  %7 = llvm.fadd %q, %q : f128
  %8 = llvm.fcmp "oeq" %a, %b : f32
  %9 = llvm.fcmp "_true" %a, %b : f32
  %10 = llvm.fcmp "uno" %v, %v {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
  llvm.return
}

llvm.func @comparisons(%a: i32, %p: !llvm.ptr, %v: vector<4xi32>, %ps: vector<2x!llvm.ptr>) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %2 = llvm.icmp "slt" %v, %v : vector<4xi32>
  %3 = llvm.icmp "sle" %a, %a : i32
  %4 = llvm.icmp "sgt" %a, %a : i32
  %5 = llvm.icmp "sge" %a, %a : i32
  %6 = llvm.icmp "ult" %a, %a : i32
  %7 = llvm.icmp "ule" %a, %a : i32
  %8 = llvm.icmp "ugt" %ps, %ps : vector<2x!llvm.ptr>
  %9 = llvm.icmp "uge" %a, %a : i32
  %10 = llvm.select %0, %a, %a : i1, i32
  %11 = llvm.select %2, %v, %v : vector<4xi1>, vector<4xi32>
  %12 = llvm.freeze %v : vector<4xi32>
  llvm.return
}

llvm.func @selects(%c: i1, %f: f32) {
  %0 = llvm.select %c, %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return
}

llvm.func @casts(%i: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %v: vector<4xi32>) {
  %0 = llvm.sext %i : i32 to i64
  %1 = llvm.zext %i : i32 to i64
  %2 = llvm.zext nneg %i : i32 to i64
  %3 = llvm.trunc %l : i64 to i32
  %4 = llvm.trunc %l overflow<nsw, nuw> : i64 to i32
  %5 = llvm.sitofp %i : i32 to f32
  %6 = llvm.uitofp %i : i32 to f32
  %7 = llvm.uitofp nneg %i : i32 to f32
  %8 = llvm.fptosi %f : f32 to i32
  %9 = llvm.fptoui %f : f32 to i32
  %10 = llvm.fpext %f : f32 to f64
  %11 = llvm.fptrunc %d : f64 to f32
  %12 = llvm.inttoptr %l : i64 to !llvm.ptr
  %13 = llvm.inttoptr %l dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %14 = llvm.inttoptr %l dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr
  %15 = llvm.ptrtoint %p : !llvm.ptr to i64
  %16 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %17 = llvm.bitcast %f : f32 to i32
  %18 = llvm.bitcast %v : vector<4xi32> to vector<4xf32>
  llvm.return
}

llvm.func @memory(%n: i32, %p: !llvm.ptr, %p5: !llvm.ptr<5>, %i: i64, %ps: vector<4x!llvm.ptr>, %is: vector<4xi64>) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(i32, f32)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca inalloca %n x i8 : (i32) -> !llvm.ptr
  %3 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %4 = llvm.getelementptr inbounds %p[%i, 1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %5 = llvm.getelementptr inbounds|nuw %p[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %6 = llvm.getelementptr nusw|nuw %p[-3] : (!llvm.ptr) -> !llvm.ptr, f32
  %7 = llvm.getelementptr nuw %p5[%n] : (!llvm.ptr<5>, i32) -> !llvm.ptr<5>, f32
  %8 = llvm.getelementptr %ps[%i] : (vector<4x!llvm.ptr>, i64) -> vector<4x!llvm.ptr>, f32
  %9 = llvm.getelementptr %p[%is] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %10 = llvm.load %p : !llvm.ptr -> f32
  %11 = llvm.load volatile %p {alignment = 2 : i64} : !llvm.ptr -> f32
  %12 = llvm.load %p invariant {nontemporal} : !llvm.ptr -> f32
  %13 = llvm.load %p invariant_group : !llvm.ptr -> f32
  %14 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  %15 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %16 = llvm.load volatile %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.store volatile %n, %p {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %n, %p {nontemporal} : i32, !llvm.ptr
  llvm.store %n, %p invariant_group : i32, !llvm.ptr
  llvm.store %n, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %n, %p atomic syncscope("singlethread") seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  %17 = llvm.atomicrmw add %p, %n monotonic : !llvm.ptr, i32
  %18 = llvm.atomicrmw volatile xchg %p, %n syncscope("agent") seq_cst {alignment = 16 : i64} : !llvm.ptr, i32
  %19 = llvm.atomicrmw _and %p, %n acq_rel : !llvm.ptr, i32
  %20 = llvm.atomicrmw uinc_wrap %p, %n acq_rel : !llvm.ptr, i32
  %21 = llvm.atomicrmw usub_sat %p, %n acq_rel : !llvm.ptr, i32
  %22 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : !llvm.ptr, i32
  %23 = llvm.cmpxchg weak volatile %p, %n, %n syncscope("agent") seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  %24 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}

llvm.func @atomic_floats(%p: !llvm.ptr, %f: f32) {
  %0 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  %1 = llvm.atomicrmw fmaximum %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}

llvm.func @aggregates(%s: !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>, %i: i32, %b: i8, %v: vector<4xf32>, %f: f32, %sv: vector<[4]xf32>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %1 = llvm.extractvalue %s[1, 1, 0] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %2 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %3 = llvm.insertvalue %b, %2[1, 1, 1] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %4 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %5 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %6 = llvm.shufflevector %v, %v [0, 5, -1, 3, 7, 0] : vector<4xf32>
  %7 = llvm.shufflevector %v, %v [-1, -1] : vector<4xf32>
  %8 = llvm.shufflevector %v, %v [0, 0] : vector<4xf32>
  %9 = llvm.shufflevector %sv, %sv [0, 0, 0, 0] : vector<[4]xf32>
  %10 = llvm.extractelement %sv[%i : i32] : vector<[4]xf32>
  llvm.return
}

// ----- llvm.func, llvm.call, llvm.mlir.poison

llvm.func @callee(i32, f32) -> i32
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func fastcc @fast(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @nothing()
llvm.func @pair() -> !llvm.struct<(i32, f32)>
llvm.func @calls(%a: i32, %f: f32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%a, %f) : (i32, f32) -> i32
  %1 = llvm.call @variadic(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %2 = llvm.call fastcc @fast(%a) : (i32) -> i32
  llvm.call @nothing() : () -> ()
  %3 = llvm.call @pair() : () -> !llvm.struct<(i32, f32)>
  %4 = llvm.call %p(%a, %f) : !llvm.ptr, (i32, f32) -> f32
  llvm.call %p(%p, %f) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, f32) -> ()
  %5 = llvm.call @callee(%a, %f) {convergent, no_unwind, will_return} : (i32, f32) -> i32
  %6 = llvm.call @callee(%a, %f) {memory_effects = #llvm.memory_effects<other = none, argMem = read,
      inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, f32) -> i32
  %7 = llvm.call @callee(%a, %f) {no_inline} : (i32, f32) -> i32
  %8 = llvm.call @callee(%a, %f) : (i32 {llvm.signext}, f32) -> (i32 {llvm.zeroext})
  %9 = llvm.call @callee(%a, %f) ["deopt"(%a, %p : i32, !llvm.ptr), "empty"()] : (i32, f32) -> i32
  %10 = llvm.call tail @callee(%a, %f) : (i32, f32) -> i32
  %11 = llvm.call notail @callee(%a, %f) : (i32, f32) -> i32
  %12 = llvm.call %p(%f) {fastmathFlags = #llvm.fastmath<nnan>} : !llvm.ptr, (f32) -> f32
  %v = llvm.mlir.poison : vector<4xf32>
  %k = llvm.mlir.constant(1 : i32) : i32
%13 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%v, %v, %k) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %14 = llvm.call_intrinsic "llvm.round"(%f) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32) -> f32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  llvm.br ^end
^end:
  llvm.return %0 : i32
}
llvm.func @tail(%a: i32, %f: f32) -> i32 {
  %0 = llvm.call musttail @callee(%a, %f) : (i32, f32) -> i32
  llvm.return %0 : i32
}
llvm.func @assembly(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm has_side_effects is_align_stack "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects asm_dialect = intel "nop", "" : () -> ()
  llvm.inline_asm asm_dialect = att operand_attrs = [{}, {elementtype = f32}] "ld $0", "*m" %p : (!llvm.ptr) -> ()
  %2 = llvm.inline_asm tail_call_kind = <tail> "foo \"x\"", "=r,=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// ----- llvm.func, llvm.cond_br, llvm.br

llvm.func @control(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  llvm.br ^three(%x, %b : i32, i32)
^two:
  %y = llvm.add %a, %b : i32
  llvm.cond_br %c weights([3, 4]), ^one(%y : i32), ^three(%a, %a : i32, i32)
^three(%p: i32, %q: i32):
  %r = llvm.add %p, %q : i32
  llvm.switch %r : i32, ^five [
    1: ^four(%p : i32),
    -7: ^six
  ]
^four(%z: i32):
  llvm.switch %z : i32, ^five [
  ]
^five:
  llvm.switch %a : i32, ^six [
    3: ^five,
    4: ^end(%a : i32)
  ] {branch_weights = array<i32: 5, 6, 7>}
^six:
  llvm.unreachable
^end(%v: i32):
  llvm.return %v : i32
}
// ----- llvm.func, llvm.mlir.global, llvm.mlir.addressof

llvm.func @personality(...) -> i32
llvm.func @may_throw(i32) -> i32
llvm.mlir.global external constant @type_info() : !llvm.ptr
llvm.func @exceptions(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %i = llvm.mlir.addressof @type_info : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @may_throw(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.invoke %p(%0) to ^done(%0 : i32) unwind ^worse {branch_weights = array<i32: 42, 99>} : !llvm.ptr, (i32) -> ()
^bad:
  %1 = llvm.landingpad cleanup (catch %i : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^worse:
  %2 = llvm.landingpad (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.br ^done(%a : i32)
^done(%r: i32):
  llvm.return %r : i32
}
