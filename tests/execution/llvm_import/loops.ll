source_filename = "LLVMDialectModule"

define void @loops(i1 %0, ptr %1) {
  br label %3

3:                                                ; preds = %3, %2
  %4 = load i32, ptr %1, align 4, !llvm.access.group !1
  br i1 %0, label %3, label %5, !llvm.loop !2

5:                                                ; preds = %5, %3
  br label %5, !llvm.loop !39
}

define void @same(i1 %0) {
  br label %2

2:                                                ; preds = %2, %1
  br i1 %0, label %2, label %3, !prof !42, !llvm.loop !39

3:                                                ; preds = %2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !{}
!2 = distinct !{!2, !3, !4, !5, !6, !7, !8, !9, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25,
    !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.isvectorized", i32 1}
!5 = !{!"llvm.loop.vectorize.enable", i1 true}
!6 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!7 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!8 = !{!"llvm.loop.vectorize.width", i32 16}
!9 = !{!"llvm.loop.vectorize.followup_vectorized", !10}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.disable_nonforced"}
!12 = !{!"llvm.loop.vectorize.followup_epilogue", !10}
!13 = !{!"llvm.loop.vectorize.followup_all", !10}
!14 = !{!"llvm.loop.interleave.count", i32 32}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!"llvm.loop.unroll.count", i32 64}
!17 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
!18 = !{!"llvm.loop.unroll.followup_unrolled", !10}
!19 = !{!"llvm.loop.unroll.followup_remainder", !10}
!20 = !{!"llvm.loop.unroll.followup_all", !10}
!21 = !{!"llvm.loop.unroll_and_jam.enable"}
!22 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
!23 = !{!"llvm.loop.unroll_and_jam.followup_outer", !10}
!24 = !{!"llvm.loop.unroll_and_jam.followup_inner", !10}
!25 = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", !10}
!26 = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", !10}
!27 = !{!"llvm.loop.unroll_and_jam.followup_all", !10}
!28 = !{!"llvm.loop.licm_versioning.disable"}
!29 = !{!"llvm.loop.distribute.enable", i1 false}
!30 = !{!"llvm.loop.distribute.followup_coincident", !10}
!31 = !{!"llvm.loop.distribute.followup_sequential", !10}
!32 = !{!"llvm.loop.distribute.followup_fallback", !10}
!33 = !{!"llvm.loop.distribute.followup_all", !10}
!34 = !{!"llvm.loop.pipeline.disable", i1 false}
!35 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
!36 = !{!"llvm.loop.peeled.count", i32 5}
!37 = !{!"llvm.loop.unswitch.partial.disable"}
!38 = !{!"llvm.loop.parallel_accesses", !1}
!39 = distinct !{!39, !40, !41}
!40 = !{!"llvm.loop.unroll.enable"}
!41 = !{!"llvm.loop.unroll.full"}
!42 = !{!"branch_weights", i32 1, i32 9}
