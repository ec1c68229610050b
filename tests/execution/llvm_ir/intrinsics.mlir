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

llvm.func @vp(%a: vector<8xi32>, %b: vector<8xi32>, %f: vector<8xf32>, %m: vector<8xi1>, %n: i32, %p: !llvm.ptr, %s: f32, %ps: vector<8x!llvm.ptr>, %l: vector<8xi64>) {
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
