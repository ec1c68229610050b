// COMPARE:
// ----- llvm.func, llvm.intr.experimental.noalias.scope.decl, llvm.load
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "The first">
#other = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#named_domain = #llvm.alias_scope_domain<id = "domain name">
#named = #llvm.alias_scope<id = "scope name", domain = #named_domain>
#group = #llvm.access_group<id = distinct[3]<>>
#group2 = #llvm.access_group<id = distinct[4]<>>
#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#anonymous = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#record = #llvm.tbaa_type_desc<id = "agg_t", members = {<#int, 0>, <#int, 4>}>
#odd = #llvm.tbaa_type_desc<id = "odd", members = {<#anonymous, 0>}>
#tag = #llvm.tbaa_tag<base_type = #record, access_type = #int, offset = 4>
#constant_tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
#odd_tag = #llvm.tbaa_tag<base_type = #odd, access_type = #odd, offset = 0>

llvm.func @callee()
llvm.func @aliasing(%p: !llvm.ptr, %v: i32, %n: i64) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %p {alias_scopes = [#scope], noalias_scopes = [#other, #named]} : !llvm.ptr -> i32
  llvm.store %v, %p {alias_scopes = [#scope, #other]} : i32, !llvm.ptr
  %1 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %v, %p {tbaa = [#constant_tag]} : i32, !llvm.ptr
  %2 = llvm.load %p {tbaa = [#odd_tag]} : !llvm.ptr -> i32
  %3 = llvm.load %p {access_groups = [#group]} : !llvm.ptr -> i32
  %4 = llvm.load %p {access_groups = [#group, #group2]} : !llvm.ptr -> i32
  %5 = llvm.atomicrmw add %p, %v monotonic {alias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr, i32
  %6 = llvm.cmpxchg %p, %v, %v acq_rel monotonic {noalias_scopes = [#scope]} : !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, alias_scopes = [#scope], tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @callee() {alias_scopes = [#scope], noalias_scopes = [#other], access_groups = [#group]} : () -> ()
  llvm.return
}
// ----- llvm.func, llvm.br, llvm.load
#locals = #llvm.access_group<id = distinct[0]<>>
#followup = #llvm.loop_annotation<disableNonforced = true>
#vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32,
    followupVectorized = #followup, followupEpilogue = #followup, followupAll = #followup>
#interleave = #llvm.loop_interleave<count = 32 : i32>
#unroll = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false,
    followupUnrolled = #followup, followupRemainder = #followup, followupAll = #followup>
#jam = #llvm.loop_unroll_and_jam<disable = false, count = 32 : i32, followupOuter = #followup,
    followupInner = #followup, followupRemainderOuter = #followup, followupRemainderInner = #followup, followupAll = #followup>
#licm = #llvm.loop_licm<disable = false, versioningDisable = true>
#distribute = #llvm.loop_distribute<disable = true, followupCoincident = #followup, followupSequential = #followup,
    followupFallback = #followup, followupAll = #followup>
#pipeline = #llvm.loop_pipeline<disable = false, initiationinterval = 1 : i32>
#peeled = #llvm.loop_peeled<count = 5 : i32>
#unswitch = #llvm.loop_unswitch<partialDisable = true>
#everything = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, unroll = #unroll,
    unrollAndJam = #jam, licm = #licm, distribute = #distribute, pipeline = #pipeline, peeled = #peeled,
    unswitch = #unswitch, vectorize = #vectorize, interleave = #interleave, isVectorized = true, parallelAccesses = #locals>
#full = #llvm.loop_annotation<unroll = <disable = false, full = true>, mustProgress = false>
llvm.func @loops(%c: i1, %p: !llvm.ptr) {
  llvm.br ^one
^one:
  %0 = llvm.load %p {access_groups = [#locals]} : !llvm.ptr -> i32
  llvm.cond_br %c, ^one, ^two {loop_annotation = #everything}
^two:
  llvm.br ^two {loop_annotation = #full}
}
llvm.func @same(%c: i1) {
  llvm.br ^one
^one:
  llvm.cond_br %c weights([1, 9]), ^one, ^two {loop_annotation = #full}
^two:
  llvm.return
}
// ----- llvm.func, llvm.load, llvm.fence
llvm.func @relaxed(%p: !llvm.ptr) -> f32 {
  %0 = llvm.load %p {llvm.mmra = #llvm.mmra_tag<"foo":"bar">} : !llvm.ptr -> f32
  %1 = llvm.load %p {llvm.mmra = [#llvm.mmra_tag<"foo":"bar">, #llvm.mmra_tag<"bar":"baz">]} : !llvm.ptr -> f32
  llvm.fence acquire {llvm.mmra = #llvm.mmra_tag<"a":"b">}
  llvm.return %0 : f32
}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @relaxed, to = @relaxed,
    count = 222>, #llvm.cgprofile_entry<from = @relaxed, count = 3>]>]
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf,
    total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712,
    num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.5 : f64, detailed_summary = <cut_off = 10000,
    min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
// ----- llvm.module_flags
// The version of debug information is given once.
llvm.module_flags [#llvm.mlir.module_flag<error, "a", 3 : i32>,
                   #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
