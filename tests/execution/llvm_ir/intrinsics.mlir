// COMPARE:
llvm.func @unary(%f: f32, %d: f64, %v: vector<4xf32>, %i: i32, %w: vector<4xi32>) {
  %0 = llvm.intr.exp(%f) : (f32) -> f32
  %1 = llvm.intr.exp2(%v) : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.intr.exp10(%d) : (f64) -> f64
  %3 = llvm.intr.fabs(%f) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
  %4 = llvm.intr.ceil(%f) : (f32) -> f32
  %5 = llvm.intr.floor(%f) : (f32) -> f32
  %6 = llvm.intr.log10(%f) : (f32) -> f32
  %7 = llvm.intr.log2(%f) : (f32) -> f32
  %8 = llvm.intr.log(%f) : (f32) -> f32
  %9 = llvm.intr.roundeven(%f) : (f32) -> f32
  %10 = llvm.intr.round(%f) : (f32) -> f32
  %11 = llvm.intr.trunc(%f) : (f32) -> f32
  %12 = llvm.intr.sqrt(%f) : (f32) -> f32
  %13 = llvm.intr.rint(%f) : (f32) -> f32
  %14 = llvm.intr.nearbyint(%f) : (f32) -> f32
  %15 = llvm.intr.sin(%f) : (f32) -> f32
  %16 = llvm.intr.cos(%f) : (f32) -> f32
  %17 = llvm.intr.tan(%f) : (f32) -> f32
  %18 = llvm.intr.asin(%f) : (f32) -> f32
  %19 = llvm.intr.acos(%f) : (f32) -> f32
  %20 = llvm.intr.atan(%f) : (f32) -> f32
  %21 = llvm.intr.sinh(%f) : (f32) -> f32
  %22 = llvm.intr.cosh(%f) : (f32) -> f32
  %23 = llvm.intr.tanh(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %24 = llvm.intr.lround(%f) : (f32) -> i32
  %25 = llvm.intr.llround(%f) : (f32) -> i64
  %26 = llvm.intr.lrint(%f) : (f32) -> i64
  %27 = llvm.intr.llrint(%v) : (vector<4xf32>) -> vector<4xi64>
  %28 = llvm.intr.bitreverse(%i) : (i32) -> i32
  %29 = llvm.intr.bswap(%w) : (vector<4xi32>) -> vector<4xi32>
  %30 = llvm.intr.ctpop(%w) : (vector<4xi32>) -> vector<4xi32>
  %31 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %32 = "llvm.intr.cttz"(%w) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
  %33 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %34 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %35 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %36 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.return
}

llvm.func @binary(%f: f32, %g: f32, %i: i32, %j: i32, %v: vector<8xi16>, %m: vector<8xi16>) {
  %0 = llvm.intr.copysign(%f, %g) : (f32, f32) -> f32
  %1 = llvm.intr.pow(%f, %g) : (f32, f32) -> f32
  %2 = llvm.intr.maxnum(%f, %g) : (f32, f32) -> f32
  %3 = llvm.intr.minnum(%f, %g) : (f32, f32) -> f32
  %4 = llvm.intr.maximum(%f, %g) : (f32, f32) -> f32
  %5 = llvm.intr.minimum(%f, %g) : (f32, f32) -> f32
  %6 = llvm.intr.atan2(%f, %g) : (f32, f32) -> f32
  %7 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %8 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> f32
  %9 = llvm.intr.fma(%f, %g, %f) : (f32, f32, f32) -> f32
  %10 = llvm.intr.fmuladd(%f, %g, %f) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32, f32, f32) -> f32
  %11 = llvm.intr.smax(%i, %j) : (i32, i32) -> i32
  %12 = llvm.intr.smin(%i, %j) : (i32, i32) -> i32
  %13 = llvm.intr.umax(%v, %m) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  %14 = llvm.intr.umin(%i, %j) : (i32, i32) -> i32
  %15 = llvm.intr.scmp(%i, %j) : (i32, i32) -> i2
  %16 = llvm.intr.ucmp(%v, %m) : (vector<8xi16>, vector<8xi16>) -> vector<8xi32>
  %17 = llvm.intr.fshl(%i, %j, %i) : (i32, i32, i32) -> i32
  %18 = llvm.intr.fshr(%i, %j, %i) : (i32, i32, i32) -> i32
  %19 = llvm.intr.sadd.sat(%i, %j) : (i32, i32) -> i32
  %20 = llvm.intr.uadd.sat(%i, %j) : (i32, i32) -> i32
  %21 = llvm.intr.ssub.sat(%i, %j) : (i32, i32) -> i32
  %22 = llvm.intr.usub.sat(%i, %j) : (i32, i32) -> i32
  %23 = llvm.intr.sshl.sat(%i, %j) : (i32, i32) -> i32
  %24 = llvm.intr.ushl.sat(%v, %m) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  %25 = "llvm.intr.sadd.with.overflow"(%i, %j) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %26 = "llvm.intr.uadd.with.overflow"(%v, %m) : (vector<8xi16>, vector<8xi16>) -> !llvm.struct<(vector<8xi16>, vector<8xi1>)>
  %27 = "llvm.intr.ssub.with.overflow"(%i, %j) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %28 = "llvm.intr.usub.with.overflow"(%i, %j) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %29 = "llvm.intr.smul.with.overflow"(%i, %j) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %30 = "llvm.intr.umul.with.overflow"(%i, %j) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %31 = llvm.intr.expect %i, %j : i32
  %32 = llvm.intr.expect.with.probability %i, %j, 5.000000e-01 : i32
  llvm.return
}

llvm.func @reductions(%v: vector<8xi32>, %f: vector<8xf32>, %s: f32) {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  %6 = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  %8 = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  %9 = llvm.intr.vector.reduce.fmax(%f) : (vector<8xf32>) -> f32
  %10 = llvm.intr.vector.reduce.fmin(%f) : (vector<8xf32>) -> f32
  %11 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<8xf32>) -> f32
  %12 = llvm.intr.vector.reduce.fminimum(%f) : (vector<8xf32>) -> f32
  %13 = "llvm.intr.vector.reduce.fadd"(%s, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  %14 = "llvm.intr.vector.reduce.fmul"(%s, %f) : (f32, vector<8xf32>) -> f32
  llvm.return
}

llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %b: i8, ...) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.noalias}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %m = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %inv = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %inv, 4, %p : !llvm.ptr
  %l = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %st = llvm.intr.strip.invariant.group %p : !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %t = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return
}

llvm.func @lifetime() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return
}

llvm.func @traps(%c: i1, %p: !llvm.ptr, %n: i64, %i: i32) {
  llvm.intr.assume %c : i1
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %n : !llvm.ptr, i64), "nonnull"(%p : !llvm.ptr)] : i1
  %k = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %v = "llvm.intr.vscale"() : () -> i64
  llvm.intr.trap
  llvm.intr.debugtrap
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  llvm.return
}

llvm.func @masked(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %ps: vector<4x!llvm.ptr>, %i: i32, %j: i64) {
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %1 = llvm.intr.masked.load %p, %m {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 8 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %2 = llvm.intr.masked.gather %ps, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %3 = llvm.intr.masked.gather %ps, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %4 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %5 = llvm.intr.get.active.lane.mask %i, %i : i32, i32 to vector<4xi1>
  %6 = llvm.intr.stepvector : vector<4xi32>
  %7 = llvm.intr.matrix.column.major.load %p, <stride = %j> {columns = 4 : i32, isVolatile = false, rows = 2 : i32} : vector<8xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %7, %p, <stride = %j> {columns = 4 : i32, isVolatile = true, rows = 2 : i32} : vector<8xf32> to !llvm.ptr stride i64
  %8 = llvm.intr.matrix.transpose %7 {columns = 4 : i32, rows = 2 : i32} : vector<8xf32> into vector<8xf32>
  %9 = llvm.intr.matrix.multiply %7, %8 {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @vectors(%s: vector<[4]xf32>, %f: vector<4xf32>, %g: vector<8xf32>) {
  %0 = llvm.intr.vector.insert %f, %s[0] : vector<4xf32> into vector<[4]xf32>
  %1 = llvm.intr.vector.extract %s[0] : vector<4xf32> from vector<[4]xf32>
  %2 = "llvm.intr.vector.interleave2"(%f, %f) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %3 = "llvm.intr.vector.deinterleave2"(%g) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  llvm.return
}

llvm.func @constrained(%i: i32, %d: f64, %f: f32) {
  %0 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %i tonearest strict : i32 to f32
  %2 = llvm.intr.experimental.constrained.fptrunc %d upward maytrap : f64 to f32
  %3 = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  llvm.return
}

llvm.func @vp(%a: vector<8xi32>, %b: vector<8xi32>, %f: vector<8xf32>, %m: vector<8xi1>, %n: i32, %p: !llvm.ptr,
    %s: f32, %ps: vector<8x!llvm.ptr>, %l: vector<8xi64>) {
  %0 = "llvm.intr.vp.add"(%a, %b, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %1 = "llvm.intr.vp.smin"(%a, %b, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %2 = "llvm.intr.vp.fadd"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %3 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %4 = "llvm.intr.vp.reduce.add"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %5 = "llvm.intr.vp.reduce.fmax"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %6 = "llvm.intr.vp.select"(%m, %a, %b, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %7 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.store"(%f, %p, %m, %n) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %8 = "llvm.intr.experimental.vp.strided.load"(%p, %n, %m, %n) : (!llvm.ptr, i32, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.experimental.vp.strided.store"(%f, %p, %n, %m, %n) : (vector<8xf32>, !llvm.ptr, i32, vector<8xi1>, i32) -> ()
  %9 = "llvm.intr.vp.sext"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %10 = "llvm.intr.vp.fptosi"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %11 = "llvm.intr.vp.ptrtoint"(%ps, %m, %n) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
  %12 = "llvm.intr.vp.inttoptr"(%l, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  llvm.return
}

llvm.mlir.global internal thread_local @tls(1 : i32) : i32
llvm.func @annotations(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32) {
  "llvm.intr.var.annotation"(%p, %q, %q, %i, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %0 = "llvm.intr.ptr.annotation"(%p, %q, %q, %i, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %1 = "llvm.intr.annotation"(%i, %q, %q, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %2 = llvm.mlir.addressof @tls : !llvm.ptr
  %3 = "llvm.intr.threadlocal.address"(%2) : (!llvm.ptr) -> !llvm.ptr
  %4 = llvm.intr.ssa.copy %i : i32
  llvm.return
}
llvm.func @more_vp(%a: vector<8xi32>, %f: vector<8xf32>, %m: vector<8xi1>, %n: i32, %s: f32, %l: vector<8xi64>, %d: vector<8xf64>) {
  %r0 = "llvm.intr.vp.sub"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r1 = "llvm.intr.vp.mul"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r2 = "llvm.intr.vp.sdiv"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r3 = "llvm.intr.vp.udiv"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r4 = "llvm.intr.vp.srem"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r5 = "llvm.intr.vp.urem"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r6 = "llvm.intr.vp.ashr"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r7 = "llvm.intr.vp.lshr"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r8 = "llvm.intr.vp.shl"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r9 = "llvm.intr.vp.or"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r10 = "llvm.intr.vp.and"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r11 = "llvm.intr.vp.xor"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r12 = "llvm.intr.vp.smax"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r13 = "llvm.intr.vp.umax"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r14 = "llvm.intr.vp.umin"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %r15 = "llvm.intr.vp.fsub"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %r16 = "llvm.intr.vp.fmul"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %r17 = "llvm.intr.vp.fdiv"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %r18 = "llvm.intr.vp.frem"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %r19 = "llvm.intr.vp.fneg"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %r20 = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %r21 = "llvm.intr.vp.reduce.mul"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r22 = "llvm.intr.vp.reduce.and"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r23 = "llvm.intr.vp.reduce.or"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r24 = "llvm.intr.vp.reduce.xor"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r25 = "llvm.intr.vp.reduce.smax"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r26 = "llvm.intr.vp.reduce.smin"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r27 = "llvm.intr.vp.reduce.umax"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r28 = "llvm.intr.vp.reduce.umin"(%n, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %r29 = "llvm.intr.vp.reduce.fadd"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %r30 = "llvm.intr.vp.reduce.fmul"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %r31 = "llvm.intr.vp.reduce.fmin"(%s, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %r32 = "llvm.intr.vp.merge"(%m, %a, %a, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %r33 = "llvm.intr.vp.trunc"(%l, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
  %r34 = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %r35 = "llvm.intr.vp.uitofp"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %r36 = "llvm.intr.vp.sitofp"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %r37 = "llvm.intr.vp.fptrunc"(%d, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
  %r38 = "llvm.intr.vp.fpext"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  %r39 = "llvm.intr.vp.fptoui"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

llvm.func @coroutine(%i: i32, %p: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(8 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %0 = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.size : i32
  %4 = llvm.intr.coro.align : i64
  %5 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %6 = llvm.intr.coro.suspend %5, %false : i8
  llvm.intr.coro.resume %1 : !llvm.ptr
  %7 = llvm.intr.coro.promise %1, %zero, %false : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %8 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %9 = llvm.intr.coro.end %1, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
