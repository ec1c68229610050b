; assorted
%pair = type { i32, %pair2 }
%pair2 = type <{ i8, ptr }>
%opq = type opaque
@a = external thread_local(initialexec) global i32, align 4
@b = linkonce_odr hidden unnamed_addr addrspace(1) constant [2 x float] [float 1.0, float 0x7FF8000000000000], section "foo", align 8
@c = global { i32, ptr, [2 x i8] } { i32 3, ptr getelementptr inbounds (i8, ptr @a2, i64 4), [2 x i8] c"ab" }
@a2 = global [4 x i32] zeroinitializer
@d = weak global i64 ptrtoint (ptr @a2 to i64)
@e = common global i32 0
@f = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@g = global i128 170141183460469231731687303715884105727
@h = global bfloat 1.0
@i = global fp128 0xL00000000000000003FFF000000000000
@j = global { ptr, ptr } { ptr @fn, ptr null }
@k = global ptr poison
@l = global %pair { i32 1, %pair2 <{ i8 2, ptr null }> }
@al = alias i32, ptr @e
define i32 @fn(i32 %x, float %f, ptr %p, <4 x i32> %v, %pair %s) {
entry:
  %a = freeze i32 %x
  %b = icmp ugt i32 %a, 7
  br i1 %b, label %t, label %e
t:
  %c = phi i32 [ 1, %entry ], [ %d, %t ]
  %ff = phi float [ 0.0, %entry ], [ %f2, %t ]
  %d = add nuw nsw i32 %c, 1
  %f2 = fmul fast float %ff, %f
  %cmp = fcmp nnan olt float %f2, 0x4059000000000000
  br i1 %cmp, label %t, label %e
e:
  %r = phi i32 [ 0, %entry ], [ %d, %t ]
  %sh = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 poison, i32 0>
  %ex = extractelement <4 x i32> %sh, i64 1
  %ins = insertelement <4 x i32> %v, i32 %ex, i32 0
  %ev = extractvalue %pair %s, 1, 0
  %iv = insertvalue %pair %s, i8 %ev, 1, 0
  %g1 = getelementptr inbounds nuw %pair, ptr %p, i64 1, i32 1, i32 0
  store volatile i8 %ev, ptr %g1, align 1
  %at = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %old = atomicrmw volatile umax ptr %p, i32 %at seq_cst
  %cx = cmpxchg weak ptr %p, i32 %old, i32 1 acq_rel monotonic
  %ok = extractvalue { i32, i1 } %cx, 1
  %z = zext nneg i32 %x to i64
  %tr = trunc nuw i64 %z to i32
  %sel = select i1 %ok, i32 %tr, i32 %r
  %cl = tail call i32 (ptr, ...) @printf(ptr nonnull @a2, i32 %sel, double 1.5) #0
  %as = call i32 asm sideeffect "mov $1, $0", "=r,r"(i32 %cl)
  %al = alloca [3 x i32], i32 2, align 16
  %sm = call i32 @llvm.smax.i32(i32 %as, i32 3)
  %va = va_arg ptr %al, i32
  %sw = sub i32 %sm, %va
  switch i32 %sw, label %x1 [ i32 1, label %x1
    i32 -5, label %x2 ]
x1:
  %o = or disjoint i32 %sw, 4
  %q = udiv exact i32 %o, 3
  ret i32 %q
x2:
  %ip = inttoptr i64 %z to ptr
  %asc = addrspacecast ptr %ip to ptr addrspace(1)
  %ld = load i32, ptr addrspace(1) %asc
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %ip, ptr align 8 %p, i64 12, i1 false)
  call void @llvm.assume(i1 true)
  %fn = load ptr, ptr @j
  %ind = call fastcc i32 %fn(i32 noundef %ld)
  unreachable
}
declare i32 @printf(ptr noundef, ...)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.assume(i1)
attributes #0 = { nounwind "x"="y" }
