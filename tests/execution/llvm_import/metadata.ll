define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa !0
  ret i32 %a
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @g(ptr %p, i1 %c) {
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %a = load i32, ptr %p, !alias.scope !5, !tbaa !0
  %d = select i1 %c, ptr %p, ptr null, !prof !9
  switch i32 %a, label %x [ i32 1, label %y], !prof !9
x:
  ret void
y:
  ret void, !llvm.access.group !8
}
!0 = !{!1, !1, i64 0, i64 1}
!1 = !{!"int", !2}
!2 = !{!"char, \22x", !3, i64 0}
!3 = !{!"root"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"a, b\22"}
!7 = distinct !{!7}
!8 = distinct !{}
!9 = !{!"branch_weights", i32 1, i32 9}
