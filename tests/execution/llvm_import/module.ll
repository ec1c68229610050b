target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%node = type { i32, ptr }
@g = internal global i32 42, align 4
@s = private unnamed_addr constant [6 x i8] c"hello\00"
@arr = global [3 x i32] [i32 1, i32 2, i32 3]
@z = global [10 x i32] zeroinitializer
@st = global %node { i32 5, ptr @g }
@p = global ptr getelementptr inbounds ([3 x i32], ptr @arr, i64 0, i64 1)
@e = external global i32
@fl = global float 1.5
declare i32 @printf(ptr, ...)
define i32 @f(i32 %a, i32 %b, ptr noalias %p) #0 {
entry:
  %c = icmp slt i32 %a, %b
  br i1 %c, label %then, label %else
then:
  %x = add nsw i32 %a, 5
  br label %end
else:
  %y = mul i32 %b, %a
  br label %end
end:
  %r = phi i32 [ %x, %then ], [ %y, %else ]
  %q = getelementptr inbounds [3 x i32], ptr %p, i64 0, i32 %r
  %l = load i32, ptr %q, align 4
  store i32 %l, ptr @g
  %call = call i32 (ptr, ...) @printf(ptr @s, i32 %l)
  %ff = fadd fast float 1.0, 2.5
  %al = alloca i32, align 4
  %sel = select i1 %c, i32 %a, i32 7
  switch i32 %a, label %d [ i32 1, label %d2
    i32 2, label %d ]
d2:
  ret i32 %sel
d:
  %m = call float @llvm.sqrt.f32(float %ff)
  ret i32 undef
}
declare float @llvm.sqrt.f32(float)
attributes #0 = { noinline nounwind "target-cpu"="x86-64" }
