// COMPARE: --canonicalize
// ----- llvm.func, llvm.mlir.constant, llvm.getelementptr
llvm.func @gep(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %c = llvm.mlir.constant(2 : i32) : i32
  %c64 = llvm.mlir.constant(7 : i64) : i64
  %big = llvm.mlir.constant(8589934592 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %0[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %1[%c64, %c] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %3 = llvm.getelementptr %2[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %3[%i, %c] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %5 : !llvm.ptr
}
llvm.func @casts(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i64, %f: f32) -> !llvm.ptr {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<3>
  %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr
  %3 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr
  %4 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr<1>
  llvm.store %f, %4 : f32, !llvm.ptr<1>
  %5 = llvm.bitcast %f : f32 to i32
  %6 = llvm.bitcast %5 : i32 to f32
  llvm.store %6, %3 : f32, !llvm.ptr
  %7 = llvm.bitcast %5 : i32 to vector<2xi16>
  llvm.store %7, %3 : vector<2xi16>, !llvm.ptr
  %8 = llvm.ptrtoint %p : !llvm.ptr to i64
  %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
  llvm.return %9 : !llvm.ptr
}
llvm.func @aggregates(%s: !llvm.struct<(i32, struct<(f32, i8)>)>, %a: i32, %q: !llvm.struct<(f32, i8)>, %b: i8) -> i32 {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %3 = llvm.insertvalue %b, %0[1, 1] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %5 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %6 = llvm.extractvalue %3[1, 0] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %7 = llvm.insertvalue %q, %3[1] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %8 = llvm.extractvalue %7[1, 0] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %9 = llvm.extractvalue %7[1] : !llvm.struct<(i32, struct<(f32, i8)>)>
  %10 = llvm.extractvalue %2[0] : !llvm.struct<(f32, i8)>
  llvm.call @use(%1, %2, %4, %5, %6, %8, %9, %10) : (i32, !llvm.struct<(f32, i8)>, !llvm.struct<(f32, i8)>, i8, f32, f32, !llvm.struct<(f32, i8)>, f32) -> ()
  %11 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %12 = llvm.extractvalue %11[0] : !llvm.struct<(i32, f32)>
  %13 = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %14 = llvm.extractvalue %13[1] : !llvm.array<2 x i32>
  %15 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %16 = llvm.extractvalue %15[0] : !llvm.struct<(i32, f32)>
  %17 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  %18 = llvm.extractvalue %17[0] : !llvm.struct<(i32, f32)>
  %19 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  %20 = llvm.extractvalue %19[0] : !llvm.struct<(i32, f32)>
  %21 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %22 = llvm.extractvalue %21[1, 0] : !llvm.array<2 x array<2 x i32>>
  %23 = llvm.extractvalue %21[1] : !llvm.array<2 x array<2 x i32>>
  %24 = llvm.mlir.constant([[1 : i32, 2 : i8], #llvm.zero]) : !llvm.array<2 x struct<(i32, i8)>>
  %25 = llvm.extractvalue %24[0, 1] : !llvm.array<2 x struct<(i32, i8)>>
  %26 = llvm.extractvalue %24[1, 1] : !llvm.array<2 x struct<(i32, i8)>>
  llvm.call @use2(%12, %14, %16, %18, %20, %22, %23, %25, %26) : (i32, i32, i32, i32, i32, i32, !llvm.array<2 x i32>, i8, i8) -> ()
  %27 = llvm.extractvalue %s[] : !llvm.struct<(i32, struct<(f32, i8)>)>
  llvm.return %a : i32
}
llvm.func @use(i32, !llvm.struct<(f32, i8)>, !llvm.struct<(f32, i8)>, i8, f32, f32, !llvm.struct<(f32, i8)>, f32)
llvm.func @use2(i32, i32, i32, i32, i32, i32, !llvm.array<2 x i32>, i8, i8)
llvm.func @arith(%a: i32, %p: !llvm.ptr, %v: vector<4xi32>) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %0 = llvm.or %a, %c0 : i32
  %1 = llvm.or %c0, %0 : i32
  %2 = llvm.or %c1, %c5 : i32
  %3 = llvm.shl %1, %c0 : i32
  %4 = llvm.shl %c1, %c5 : i32
  %5 = llvm.zext %c5 : i32 to i64
  %6 = llvm.zext %true : i1 to i8
  %7 = llvm.icmp "eq" %a, %a : i32
  %8 = llvm.icmp "ne" %a, %a : i32
  %9 = llvm.icmp "slt" %a, %a : i32
  %10 = llvm.icmp "sle" %a, %a : i32
  %11 = llvm.icmp "eq" %c1, %c5 : i32
  %12 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %al = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %13 = llvm.icmp "eq" %al, %z : !llvm.ptr
  %14 = llvm.icmp "ne" %al, %z : !llvm.ptr
  %15 = llvm.icmp "eq" %z, %al : !llvm.ptr
  %16 = llvm.icmp "eq" %c1, %c1 : i32
  %17 = llvm.icmp "eq" %z, %p : !llvm.ptr
  %18 = llvm.add %c1, %c5 : i32
  %19 = llvm.icmp "eq" %c1, %a : i32
  %sh = llvm.shufflevector %v, %v [0] : vector<4xi32>
  %vs = llvm.mlir.constant(dense<7> : vector<1xi32>) : vector<1xi32>
  %sh2 = llvm.shufflevector %vs, %vs [0] : vector<1xi32>
  %c40 = llvm.mlir.constant(40 : i32) : i32
  %20 = llvm.shl %c1, %c40 : i32
  %21 = llvm.add %a, %c0 : i32
  %22 = llvm.and %a, %c0 : i32
  %23 = llvm.mul %c5, %c5 : i32
  %24 = llvm.select %true, %a, %c5 : i1, i32
  llvm.call @sink(%3, %2, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %sh, %sh2, %20, %21,
      %22, %23, %24) vararg(!llvm.func<void (...)>) : (i32, i32, i32, i64, i8, i1, i1, i1, i1, i1, vector<4xi1>, i1, i1,
      i1, i1, i1, i32, i1, vector<1xi32>, vector<1xi32>, i32, i32, i32, i32, i32) -> ()
  llvm.return %3 : i32
}
llvm.func @sink(...)
llvm.func @dead(%a: i32, %p: !llvm.ptr, %c: i1, %f: f32, %m: vector<4xi1>, %vf: vector<4xf32>) {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.udiv %a, %a : i32
  %5 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %6 = llvm.intr.sin(%f) : (f32) -> f32
  %7 = llvm.inline_asm "foo", "=r" : () -> i32
  %8 = llvm.inline_asm has_side_effects "foo", "=r" : () -> i32
  %9 = llvm.call_intrinsic "llvm.sqrt.f32"(%f) : (f32) -> f32
  %10 = llvm.intr.ssa.copy %a : i32
  %11 = llvm.intr.stacksave : !llvm.ptr
  %12 = "llvm.intr.vscale"() : () -> i64
  %13 = llvm.freeze %a : i32
  %14 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %15 = llvm.intr.coro.size : i64
  %16 = llvm.mlir.none : !llvm.token
  llvm.intr.assume %c : i1
  %17 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %18 = "llvm.intr.masked.expandload"(%p, %m, %vf) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %19 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %20 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  %21 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %22 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  llvm.fence acquire
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %23 = "llvm.intr.vp.load"(%p, %m, %a) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  %24 = llvm.intr.get.active.lane.mask %a, %a : i32, i32 to vector<4xi1>
  %25 = llvm.intr.matrix.transpose %vf {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant, llvm.getelementptr
llvm.func @sink(...)
llvm.func @func_constant_getelementptr(%p: !llvm.ptr, %i: i64, %ps: vector<2x!llvm.ptr>, %s3: !llvm.struct<(array<2 x i32>, i32)>, %a: i32) -> i32 {
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %min = llvm.mlir.constant(-2147483648 : i64) : i64
  %0 = llvm.getelementptr %p[%m1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %p[%min] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %vc = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
  %vs = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
  %2 = llvm.getelementptr %ps[%vc] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %3 = llvm.getelementptr %ps[%vs] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %z64 = llvm.mlir.zero : i64
  %4 = llvm.getelementptr %p[%z64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b4 = llvm.getelementptr inbounds %p[%z64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %5 = llvm.or %vc, %vs : vector<2xi64>
  %6 = llvm.shl %vc, %vs : vector<2xi64>
  %7 = llvm.zext %vs : vector<2xi64> to vector<2xi128>
  %u = llvm.mlir.undef : i64
  %8 = llvm.or %u, %z64 : i64
  %9 = llvm.icmp "eq" %ps, %ps : vector<2x!llvm.ptr>
  %po = llvm.mlir.poison : i64
  %10 = llvm.shl %po, %i : i64
  %11 = llvm.zext %z64 : i64 to i128
  %12 = llvm.extractvalue %s3[0] : !llvm.struct<(array<2 x i32>, i32)>
  %13 = llvm.extractvalue %12[1] : !llvm.array<2 x i32>
  %14 = llvm.mlir.constant(dense<5> : tensor<3xi32>) : !llvm.array<3 x i32>
  %15 = llvm.extractvalue %14[2] : !llvm.array<3 x i32>
  %16 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %17 = llvm.extractvalue %16[1] : !llvm.array<2 x i8>
  %18 = llvm.mlir.addressof @sink : !llvm.ptr
  %19 = llvm.mlir.addressof @sink : !llvm.ptr
  %20 = llvm.icmp "eq" %18, %19 : !llvm.ptr
  %21 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
  %22 = llvm.addrspacecast %18 : !llvm.ptr to !llvm.ptr<1>
  %23 = llvm.or disjoint %vs, %vs : vector<2xi64>
  %24 = llvm.mlir.zero : !llvm.ptr
  %25 = llvm.icmp "eq" %24, %24 : !llvm.ptr
  %26 = llvm.mlir.constant(7 : i32) : i32
  %27 = llvm.shl %26, %26 overflow<nsw> : i32
  %28 = llvm.insertvalue %a, %s3[0, 0] : !llvm.struct<(array<2 x i32>, i32)>
  %29 = llvm.extractvalue %28[0, 1] : !llvm.struct<(array<2 x i32>, i32)>
  %30 = llvm.dso_local_equivalent @sink : !llvm.ptr
  %31 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf32>
  %32 = llvm.bitcast %31 : vector<2xf32> to vector<2xi32>
  llvm.call @sink(%0, %1, %2, %3, %4, %b4, %5, %6, %7, %8, %9, %10, %11, %13, %15, %17, %20, %21, %22, %23, %25, %27,
      %29, %30, %32) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, vector<2x!llvm.ptr>, vector<2x!llvm.ptr>,
      !llvm.ptr, !llvm.ptr, vector<2xi64>, vector<2xi64>, vector<2xi128>, i64, vector<2xi1>, i64, i128, i32, i32, i8,
      i1, !llvm.ptr, !llvm.ptr<1>, vector<2xi64>, i1, i32, i32, !llvm.ptr, vector<2xi32>) -> ()
  llvm.return %a : i32
}
llvm.func @branches(%c: i1, %a: i32) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  llvm.cond_br %true, ^bb1, ^bb2
^bb1:
  llvm.br ^bb3(%a : i32)
^bb2:
  llvm.br ^bb3(%a : i32)
^bb3(%x: i32):
  llvm.return %x : i32
^bb4:
  llvm.br ^bb4
}
