define void @f(ptr noalias nonnull align 8 dereferenceable(16) %p, i32 signext %a, ptr byval(i32) %b,
    ptr readonly %c) local_unnamed_addr #0 section "s" align 32 gc "g" {
  ret void
}
declare zeroext i32 @g(i32 noundef, ptr byref(i64)) #1
define internal void @h() #2 { ret void }
define fastcc void @i() nounwind memory(read, argmem: readwrite) { ret void }
define void @j() personality ptr @pers {
  %r = invoke i32 @g(i32 1, ptr null) to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null
  resume { ptr, i32 } %l
}
declare i32 @pers(...)
@init = global ptr @f
@null = global ptr null
@und = global i32 undef
@ctor = internal constant i32 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @h, ptr null }]
attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "target-cpu"="x86-64"
    "target-features"="+sse,+avx" "custom"="v" "flag" "no-infs-fp-math"="true" }
attributes #1 = { nofree norecurse willreturn mustprogress memory(none) allocsize(0) "prefer-vector-width"="256" "tune-cpu"="generic" }
attributes #2 = { alwaysinline convergent cold alignstack=16 "denormal-fp-math"="ieee,ieee" }
