source_filename = "LLVMDialectModule"

declare void @callee()

define void @aliasing(ptr %0, i32 %1, i64 %2) {
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  %4 = load i32, ptr %0, align 4, !alias.scope !1, !noalias !4
  store i32 %1, ptr %0, align 4, !alias.scope !8
  %5 = load i32, ptr %0, align 4, !tbaa !9
  store i32 %1, ptr %0, align 4, !tbaa !14
  %6 = load i32, ptr %0, align 4, !tbaa !15
  %7 = load i32, ptr %0, align 4, !llvm.access.group !18
  %8 = load i32, ptr %0, align 4, !llvm.access.group !19
  %9 = atomicrmw add ptr %0, i32 %1 monotonic, align 4, !tbaa !9, !alias.scope !1
  %10 = cmpxchg ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4, !noalias !1
  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 %2, i1 false), !tbaa !9, !alias.scope !1
  call void @callee(), !alias.scope !1, !noalias !21, !llvm.access.group !18
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2}
!2 = distinct !{!2, !3, !"The first"}
!3 = distinct !{!3, !"The domain"}
!4 = !{!5, !6}
!5 = distinct !{!5, !3}
!6 = !{!"scope name", !7}
!7 = !{!"domain name"}
!8 = !{!2, !5}
!9 = !{!10, !11, i64 4}
!10 = !{!"agg_t", !11, i64 0, !11, i64 4}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!11, !11, i64 0, i64 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"odd", !17, i64 0}
!17 = !{!"other root"}
!18 = distinct !{}
!19 = !{!18, !20}
!20 = distinct !{}
!21 = !{!5}
