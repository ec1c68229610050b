@a = global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
@b = global { i32, [2 x float] } zeroinitializer
@c = global <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>
@d = global [2 x ptr] [ptr @a, ptr null]
@e = global [2 x { i32, i8 }] [{ i32, i8 } { i32 1, i8 2 }, { i32, i8 } zeroinitializer]
@f = weak hidden thread_local(initialexec) global double 0x7FF8000000000000, section "x", align 8
@g = global i64 ptrtoint (ptr @a to i64)
@h = global <4 x i32> splat (i32 7)
@i = common global i32 0
@j = external unnamed_addr addrspace(3) constant i32
@al = alias i32, ptr @i
@k = global [3 x i8] c"abc"
define { i32, [2 x float] } @zero(ptr %p) {
  store { i32, [2 x float] } zeroinitializer, ptr %p
  store [4 x i32] zeroinitializer, ptr %p
  store <4 x i32> zeroinitializer, ptr %p
  store ptr null, ptr %p
  store [2 x i32] [i32 1, i32 2], ptr %p
  store { i32, i8 } { i32 1, i8 2 }, ptr %p
  store <2 x i32> <i32 1, i32 2>, ptr %p
  store <2 x ptr> <ptr @a, ptr null>, ptr %p
  store i1 true, ptr %p
  store half 1.0, ptr %p
  %v = load volatile i32, ptr %p, align 2
  %at = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %rm = atomicrmw add ptr %p, i32 1 monotonic, align 4
  %cx = cmpxchg weak ptr %p, i32 1, i32 2 acq_rel monotonic, align 4
  fence seq_cst
  %ev = extractvalue { i32, i1 } %cx, 0
  %ie = insertelement <2 x i32> poison, i32 %ev, i32 0
  %sv = shufflevector <2 x i32> %ie, <2 x i32> poison, <4 x i32> <i32 0, i32 0, i32 poison, i32 1>
  %fz = freeze i32 %v
  %cc = call fastcc i32 %p(i32 %fz) #1
  %ia = call i32 asm sideeffect "bswap $0", "=r,r"(i32 %cc)
  %ab = call i32 @llvm.abs.i32(i32 %ia, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)
  %un = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %ab, i32 3)
  %rd = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %sv)
  %fm = call fast float @llvm.fma.f32(float 1.0, float 2.0, float 3.0)
  ret { i32, [2 x float] } undef
}
define void @loop(i32 %n) {
  br label %1
1:
  %i = phi i32 [ 0, %0 ], [ %ni, %1 ]
  %ni = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %ni, %n
  br i1 %c, label %1, label %2, !prof !0
2:
  unreachable
}
declare i32 @llvm.abs.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.fma.f32(float, float, float)
attributes #1 = { nounwind }
!0 = !{!"branch_weights", i32 9, i32 1}
