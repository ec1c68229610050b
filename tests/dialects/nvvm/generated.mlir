// COMPARE:
// ----- nvvm.read.ptx.sreg.aggr.smem.size
func.func @size() {
  %r0 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (vector<3xi32>)
  return
}
// ----- nvvm.barrier0
func.func @nvvm_barrier0() {
  "nvvm.barrier0"() : () -> ()
  return
}
// ----- nvvm.barrier.arrive
func.func @arrive(%a0: i32) {
  "nvvm.barrier.arrive"(%a0) : (i32) -> ()
  return
}
// ----- nvvm.barrier
func.func @nvvm_barrier() {
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
// ----- nvvm.read.ptx.sreg.ntid.x
func.func @ntid_x() {
  %r0 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (vector<3xi1>)
  return
}
// ----- nvvm.read.ptx.sreg.ntid.y
func.func @ntid_y() {
  %r0 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (vector<8xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.ntid.z
func.func @ntid_z() {
  %r0 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (vector<1xf64>)
  return
}
// ----- nvvm.read.ptx.sreg.ctaid.x
func.func @ctaid_x() {
  %r0 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (vector<128xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.ctaid.y
func.func @ctaid_y() {
  %r0 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (vector<6xi8>)
  return
}
// ----- nvvm.read.ptx.sreg.ctaid.z
func.func @ctaid_z() {
  %r0 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (vector<6xi8>)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.ctaid.x
func.func @ctaid_x_2() {
  %r0 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (vector<6xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.ctaid.y
func.func @ctaid_y_2() {
  %r0 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (vector<4xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.ctaid.z
func.func @ctaid_z_2() {
  %r0 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (vector<4xf64>)
  return
}
// ----- nvvm.breakpoint
func.func @breakpoint() {
  "nvvm.breakpoint"() : () -> ()
  return
}
// ----- nvvm.st.bulk
func.func @nvvm_bulk(%a0: !llvm.ptr<3>, %a1: i64) {
  "nvvm.st.bulk"(%a0, %a1) : (!llvm.ptr<3>, i64) -> ()
  return
}
// ----- nvvm.read.ptx.sreg.clock64
func.func @clock64() {
  %r0 = "nvvm.read.ptx.sreg.clock64"() : () -> (!llvm.struct<(f16, i1)>)
  return
}
// ----- nvvm.read.ptx.sreg.clock
func.func @clock() {
  %r0 = "nvvm.read.ptx.sreg.clock"() : () -> (vector<6xi1>)
  return
}
// ----- nvvm.cluster.arrive
func.func @arrive_2() {
  "nvvm.cluster.arrive"() <{aligned = unit}> : () -> ()
  return
}
// ----- nvvm.cluster.arrive.relaxed
func.func @relaxed() {
  "nvvm.cluster.arrive.relaxed"() <{aligned = unit}> : () -> ()
  return
}
// ----- nvvm.read.ptx.sreg.cluster.nctaid.x
func.func @nctaid_x() {
  %r0 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (f16)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.nctaid.y
func.func @nctaid_y() {
  %r0 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (vector<[2]xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.nctaid.z
func.func @nctaid_z() {
  %r0 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (vector<8xi16>)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.nctarank
func.func @nctarank() {
  %r0 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (vector<64xi16>)
  return
}
// ----- nvvm.read.ptx.sreg.nclusterid.x
func.func @nclusterid_x() {
  %r0 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (vector<8xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.nclusterid.y
func.func @nclusterid_y() {
  %r0 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (vector<3xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.nclusterid.z
func.func @nclusterid_z() {
  %r0 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (vector<128xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.cluster.ctarank
func.func @ctarank() {
  %r0 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (vector<[2]xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.clusterid.x
func.func @clusterid_x() {
  %r0 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (vector<[2]xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.clusterid.y
func.func @clusterid_y() {
  %r0 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (!llvm.ptr<5>)
  return
}
// ----- nvvm.read.ptx.sreg.clusterid.z
func.func @clusterid_z() {
  %r0 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (vector<[2]xi16>)
  return
}
// ----- nvvm.clusterlaunchcontrol.try.cancel
func.func @cancel(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<3>) {
  "nvvm.clusterlaunchcontrol.try.cancel"(%a0, %a1) <{multicast = unit}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
  return
}
// ----- nvvm.cluster.wait
func.func @wait() {
  "nvvm.cluster.wait"() <{aligned = unit}> : () -> ()
  return
}
// ----- nvvm.convert.f32x2.to.bf16x2
func.func @convert_f32x2_to_bf16x2(%a0: f32, %a1: f32) {
  %r0 = "nvvm.convert.f32x2.to.bf16x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rz>}> : (f32, f32) -> (vector<2xbf16>)
  return
}
// ----- nvvm.convert.f32x2.to.f16x2
func.func @convert_f32x2_to_f16x2(%a0: f32, %a1: f32) {
  %r0 = "nvvm.convert.f32x2.to.f16x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}> :
      (f32, f32)
      -> (vector<2xf16>)
  return
}
// ----- nvvm.convert.float.to.tf32
func.func @float_to_tf32(%a0: f32) {
  %r0 = "nvvm.convert.float.to.tf32"(%a0) <{rnd = #nvvm.fp_rnd_mode<rz>, relu = false}> : (f32) -> (i32)
  return
}
// ----- nvvm.cp.async.bulk.commit.group
func.func @nvvm_group() {
  "nvvm.cp.async.bulk.commit.group"() : () -> ()
  return
}
// ----- nvvm.cp.async.bulk.shared.cluster.global
func.func @nvvm_global(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i16, %a5: i64) {
  "nvvm.cp.async.bulk.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1,
      1, 1, 1,
      1>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
  return
}
// ----- nvvm.cp.async.bulk.prefetch
func.func @nvvm_prefetch(%a0: !llvm.ptr<1>, %a1: i32) {
  "nvvm.cp.async.bulk.prefetch"(%a0, %a1) : (!llvm.ptr<1>, i32) -> ()
  return
}
// ----- nvvm.cp.async.bulk.global.shared.cta
func.func @nvvm_cta(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i64) {
  "nvvm.cp.async.bulk.global.shared.cta"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> :
      (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
  return
}
// ----- nvvm.cp.async.bulk.shared.cluster.shared.cta
func.func @nvvm_cta_2(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<3>, %a2: !llvm.ptr<3>, %a3: i32) {
  "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%a0, %a1, %a2, %a3) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>,
      i32) -> ()
  return
}
// ----- nvvm.cp.async.bulk.tensor.shared.cluster.global
func.func @nvvm_global_2(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>, %a5: i64, %a6: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes =
      array<i32: 1,
      1, 2, 1, 0, 0, 1, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i64, i1) -> ()
  return
}
// ----- nvvm.cp.async.bulk.tensor.prefetch
func.func @nvvm_prefetch_2(%a0: !llvm.ptr, %a1: i32, %a2: i64) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr,
      i32,
      i64) -> ()
  return
}
// ----- nvvm.cp.async.bulk.tensor.reduce
func.func @nvvm_reduce(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  "nvvm.cp.async.bulk.tensor.reduce"(%a0, %a1, %a2, %a3) <{redKind = #nvvm.tma_redux_kind<inc>, mode =
      #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32,
      i32) -> ()
  return
}
// ----- nvvm.cp.async.bulk.tensor.global.shared.cta
func.func @nvvm_cta_3(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i64) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 2,
      1, 0>}>
      : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
  return
}
// ----- nvvm.cp.async.bulk.wait_group
func.func @nvvm_wait_group() {
  "nvvm.cp.async.bulk.wait_group"() <{group = 0 : i32, read = unit}> : () -> ()
  return
}
// ----- nvvm.cp.async.commit.group
func.func @nvvm_group_2() {
  "nvvm.cp.async.commit.group"() : () -> ()
  return
}
// ----- nvvm.cp.async.mbarrier.arrive
func.func @nvvm_arrive(%a0: !llvm.ptr<3>) {
  "nvvm.cp.async.mbarrier.arrive"(%a0) : (!llvm.ptr<3>) -> ()
  return
}
// ----- nvvm.cp.async.shared.global
func.func @nvvm_global_3(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: i32) {
  "nvvm.cp.async.shared.global"(%a0, %a1, %a2) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>}> :
      (!llvm.ptr<3>,
      !llvm.ptr<1>, i32) -> ()
  return
}
// ----- nvvm.cp.async.wait.group
func.func @nvvm_group_3() {
  "nvvm.cp.async.wait.group"() <{n = 1 : i32}> : () -> ()
  return
}
// ----- nvvm.dot.accumulate.2way
func.func @accumulate_2way(%a0: vector<[2]xi16>, %a1: vector<[2]x[2]xi8>, %a2: i32) {
  %r0 = "nvvm.dot.accumulate.2way"(%a0, %a1, %a2) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type =
      #nvvm.dot_accumulate_type<unsigned>, b_hi = true}> : (vector<[2]xi16>, vector<[2]x[2]xi8>, i32) -> (i32)
  return
}
// ----- nvvm.dot.accumulate.4way
func.func @accumulate_4way(%a0: vector<[2]x[2]xi8>, %a1: vector<[2]x[2]xi8>, %a2: i32) {
  %r0 = "nvvm.dot.accumulate.4way"(%a0, %a1, %a2) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type =
      #nvvm.dot_accumulate_type<signed>}> : (vector<[2]x[2]xi8>, vector<[2]x[2]xi8>, i32) -> (i32)
  return
}
// ----- nvvm.read.ptx.sreg.dynamic.smem.size
func.func @size_2() {
  %r0 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (vector<1xf16>)
  return
}
// ----- nvvm.elect.sync
func.func @sync(%a0: i32) {
  %r0 = "nvvm.elect.sync"(%a0) : (i32) -> (i1)
  return
}
// ----- nvvm.read.ptx.sreg.envreg0
func.func @envreg0() {
  %r0 = "nvvm.read.ptx.sreg.envreg0"() : () -> (vector<8xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg10
func.func @envreg10() {
  %r0 = "nvvm.read.ptx.sreg.envreg10"() : () -> (vector<16xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg11
func.func @envreg11() {
  %r0 = "nvvm.read.ptx.sreg.envreg11"() : () -> (vector<[8]xi16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg12
func.func @envreg12() {
  %r0 = "nvvm.read.ptx.sreg.envreg12"() : () -> (vector<3xf64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg13
func.func @envreg13() {
  %r0 = "nvvm.read.ptx.sreg.envreg13"() : () -> (vector<16xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg14
func.func @envreg14() {
  %r0 = "nvvm.read.ptx.sreg.envreg14"() : () -> (vector<32xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg15
func.func @envreg15() {
  %r0 = "nvvm.read.ptx.sreg.envreg15"() : () -> (vector<[8]xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg16
func.func @envreg16() {
  %r0 = "nvvm.read.ptx.sreg.envreg16"() : () -> (vector<[8]xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg17
func.func @envreg17() {
  %r0 = "nvvm.read.ptx.sreg.envreg17"() : () -> (vector<3xi1>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg18
func.func @envreg18() {
  %r0 = "nvvm.read.ptx.sreg.envreg18"() : () -> (vector<2xi16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg19
func.func @envreg19() {
  %r0 = "nvvm.read.ptx.sreg.envreg19"() : () -> (vector<1xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg1
func.func @envreg1() {
  %r0 = "nvvm.read.ptx.sreg.envreg1"() : () -> (vector<2xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg20
func.func @envreg20() {
  %r0 = "nvvm.read.ptx.sreg.envreg20"() : () -> (vector<32xi1>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg21
func.func @envreg21() {
  %r0 = "nvvm.read.ptx.sreg.envreg21"() : () -> (vector<[4]xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg22
func.func @envreg22() {
  %r0 = "nvvm.read.ptx.sreg.envreg22"() : () -> (vector<2xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg23
func.func @envreg23() {
  %r0 = "nvvm.read.ptx.sreg.envreg23"() : () -> (i4)
  return
}
// ----- nvvm.read.ptx.sreg.envreg24
func.func @envreg24() {
  %r0 = "nvvm.read.ptx.sreg.envreg24"() : () -> (vector<[4]xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg25
func.func @envreg25() {
  %r0 = "nvvm.read.ptx.sreg.envreg25"() : () -> (!llvm.struct<(f64, f64)>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg26
func.func @envreg26() {
  %r0 = "nvvm.read.ptx.sreg.envreg26"() : () -> (!llvm.struct<(f16, i1)>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg27
func.func @envreg27() {
  %r0 = "nvvm.read.ptx.sreg.envreg27"() : () -> (vector<32xf64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg28
func.func @envreg28() {
  %r0 = "nvvm.read.ptx.sreg.envreg28"() : () -> (vector<3xf32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg29
func.func @envreg29() {
  %r0 = "nvvm.read.ptx.sreg.envreg29"() : () -> (!llvm.ptr<8>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg2
func.func @envreg2() {
  %r0 = "nvvm.read.ptx.sreg.envreg2"() : () -> (vector<8xi8>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg30
func.func @envreg30() {
  %r0 = "nvvm.read.ptx.sreg.envreg30"() : () -> (vector<6xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg31
func.func @envreg31() {
  %r0 = "nvvm.read.ptx.sreg.envreg31"() : () -> (vector<2xf32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg3
func.func @envreg3() {
  %r0 = "nvvm.read.ptx.sreg.envreg3"() : () -> (vector<128xf64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg4
func.func @envreg4() {
  %r0 = "nvvm.read.ptx.sreg.envreg4"() : () -> (vector<6xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg5
func.func @envreg5() {
  %r0 = "nvvm.read.ptx.sreg.envreg5"() : () -> (vector<4xf32>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg6
func.func @envreg6() {
  %r0 = "nvvm.read.ptx.sreg.envreg6"() : () -> (vector<1xi1>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg7
func.func @envreg7() {
  %r0 = "nvvm.read.ptx.sreg.envreg7"() : () -> (vector<16xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg8
func.func @envreg8() {
  %r0 = "nvvm.read.ptx.sreg.envreg8"() : () -> (vector<64xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.envreg9
func.func @envreg9() {
  %r0 = "nvvm.read.ptx.sreg.envreg9"() : () -> (vector<4xf64>)
  return
}
// ----- nvvm.exit
func.func @exit() {
  "nvvm.exit"() : () -> ()
  return
}
// ----- nvvm.fence.mbarrier.init
func.func @init() {
  "nvvm.fence.mbarrier.init"() : () -> ()
  return
}
// ----- nvvm.fence.proxy.acquire
func.func @acquire(%a0: !llvm.ptr, %a1: i32) {
  "nvvm.fence.proxy.acquire"(%a0, %a1) <{scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> :
      (!llvm.ptr,
      i32) -> ()
  return
}
// ----- nvvm.fence.proxy
func.func @proxy() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.global>}> : () -> ()
  return
}
// ----- nvvm.fence.proxy.release
func.func @release() {
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cluster>, fromProxy = #nvvm.proxy_kind<generic>}> : () -> ()
  return
}
// ----- nvvm.fence.proxy.sync_restrict
func.func @sync_restrict() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
  return
}
// ----- nvvm.fence.sc.cluster
func.func @fence_cluster() {
  "nvvm.fence.sc.cluster"() : () -> ()
  return
}
// ----- nvvm.fence.sync_restrict
func.func @sync_restrict_2() {
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
  return
}
// ----- nvvm.read.ptx.sreg.globaltimer.lo
func.func @globaltimer_lo() {
  %r0 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (vector<32xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.globaltimer
func.func @globaltimer() {
  %r0 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (vector<[16]xf32>)
  return
}
// ----- nvvm.read.ptx.sreg.nctaid.x
func.func @nctaid_x_2() {
  %r0 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (f32)
  return
}
// ----- nvvm.read.ptx.sreg.nctaid.y
func.func @nctaid_y_2() {
  %r0 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (vector<1xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.nctaid.z
func.func @nctaid_z_2() {
  %r0 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (vector<6xi16>)
  return
}
// ----- nvvm.read.ptx.sreg.gridid
func.func @gridid() {
  %r0 = "nvvm.read.ptx.sreg.gridid"() : () -> (i8)
  return
}
// ----- nvvm.griddepcontrol
func.func @griddepcontrol() {
  "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
  return
}
// ----- nvvm.inline_ptx
func.func @inline_ptx(%a0: f64, %a1: f64, %a2: i1) {
  %r0 = "nvvm.inline_ptx"(%a0, %a1, %a2) <{ptxCode = "x", operandSegmentSizes = array<i32: 0, 2, 1>}> : (f64, f64,
      i1) -> (f64)
  return
}
// ----- nvvm.read.ptx.sreg.laneid
func.func @laneid() {
  %r0 = "nvvm.read.ptx.sreg.laneid"() : () -> (vector<8xf64>)
  return
}
// ----- nvvm.read.ptx.sreg.lanemask.eq
func.func @lanemask_eq() {
  %r0 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (vector<[2]xi32>)
  return
}
// ----- nvvm.read.ptx.sreg.lanemask.ge
func.func @lanemask_ge() {
  %r0 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (vector<4xi16>)
  return
}
// ----- nvvm.read.ptx.sreg.lanemask.gt
func.func @lanemask_gt() {
  %r0 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (vector<[8]xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.lanemask.le
func.func @lanemask_le() {
  %r0 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (vector<4xbf16>)
  return
}
// ----- nvvm.read.ptx.sreg.lanemask.lt
func.func @lanemask_lt() {
  %r0 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (vector<2xi8>)
  return
}
// ----- nvvm.mbarrier.arrive_drop.expect_tx
func.func @expect_tx(%a0: !llvm.ptr<3>, %a1: i32) {
  "nvvm.mbarrier.arrive_drop.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// ----- nvvm.mbarrier.arrive_drop.nocomplete
func.func @nocomplete(%a0: !llvm.ptr<3>, %a1: i32) {
  %r0 = "nvvm.mbarrier.arrive_drop.nocomplete"(%a0, %a1) : (!llvm.ptr<3>, i32) -> (i64)
  return
}
// ----- nvvm.mbarrier.arrive_drop
func.func @arrive_drop(%a0: !llvm.ptr<7>) {
  "nvvm.mbarrier.arrive_drop"(%a0) <{relaxed = false}> : (!llvm.ptr<7>) -> ()
  return
}
// ----- nvvm.mbarrier.arrive.expect_tx
func.func @expect_tx_2(%a0: !llvm.ptr, %a1: i32, %a2: i1) {
  "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1, %a2) <{scope = #nvvm.mem_scope<cta>, relaxed = false}> : (!llvm.ptr,
      i32, i1) -> ()
  return
}
// ----- nvvm.mbarrier.arrive.nocomplete
func.func @nocomplete_2(%a0: !llvm.ptr<3>, %a1: i32) {
  %r0 = "nvvm.mbarrier.arrive.nocomplete"(%a0, %a1) : (!llvm.ptr<3>, i32) -> (i64)
  return
}
// ----- nvvm.mbarrier.arrive
func.func @arrive_3(%a0: !llvm.ptr) {
  "nvvm.mbarrier.arrive"(%a0) : (!llvm.ptr) -> ()
  return
}
// ----- nvvm.mbarrier.complete_tx
func.func @complete_tx(%a0: !llvm.ptr<3>, %a1: i32) {
  "nvvm.mbarrier.complete_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// ----- nvvm.mbarrier.expect_tx
func.func @expect_tx_3(%a0: !llvm.ptr<7>, %a1: i32) {
  "nvvm.mbarrier.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
  return
}
// ----- nvvm.mbarrier.init
func.func @init_2(%a0: !llvm.ptr<3>, %a1: i32, %a2: i1) {
  "nvvm.mbarrier.init"(%a0, %a1, %a2) : (!llvm.ptr<3>, i32, i1) -> ()
  return
}
// ----- nvvm.mbarrier.inval
func.func @inval(%a0: !llvm.ptr) {
  "nvvm.mbarrier.inval"(%a0) : (!llvm.ptr) -> ()
  return
}
// ----- nvvm.mbarrier.test.wait
func.func @wait_2(%a0: !llvm.ptr, %a1: i32) {
  %r0 = "nvvm.mbarrier.test.wait"(%a0, %a1) <{scope = #nvvm.mem_scope<cluster>, relaxed = true}> : (!llvm.ptr, i32)
      -> (i1)
  return
}
// ----- nvvm.mbarrier.try_wait
func.func @try_wait(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  %r0 = "nvvm.mbarrier.try_wait"(%a0, %a1, %a2) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32, i32) -> (i1)
  return
}
// ----- nvvm.mbarrier.try_wait.parity
func.func @parity(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  "nvvm.mbarrier.try_wait.parity"(%a0, %a1, %a2) : (!llvm.ptr, i32, i32) -> ()
  return
}
// ----- nvvm.mapa
func.func @mapa(%a0: !llvm.ptr<3>, %a1: i32) {
  %r0 = "nvvm.mapa"(%a0, %a1) : (!llvm.ptr<3>, i32) -> (!llvm.ptr<7>)
  return
}
// ----- nvvm.mapa, rejected
func.func @mapa_rejected(%a0: !llvm.ptr<3>, %a1: i32) {
  %r0 = "nvvm.mapa"(%a0, %a1) : (!llvm.ptr<3>, i32) -> (!llvm.ptr)
  return
}
// ----- nvvm.match.sync
func.func @sync_2(%a0: i32, %a1: i32) {
  %r0 = "nvvm.match.sync"(%a0, %a1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> (i32)
  return
}
// ----- nvvm.memory.barrier
func.func @nvvm_memory_barrier() {
  "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cta>}> : () -> ()
  return
}
// ----- nvvm.nanosleep
func.func @nanosleep(%a0: i32) {
  "nvvm.nanosleep"(%a0) : (i32) -> ()
  return
}
// ----- nvvm.pmevent
func.func @pmevent() {
  "nvvm.pmevent"() <{eventId = 4 : i32}> : () -> ()
  return
}
// ----- nvvm.prmt
func.func @prmt(%a0: i32, %a1: i32) {
  %r0 = "nvvm.prmt"(%a0, %a1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> (i32)
  return
}
// ----- nvvm.prefetch
func.func @prefetch(%a0: !llvm.ptr) {
  "nvvm.prefetch"(%a0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, in_param_space = unit}> : (!llvm.ptr) -> ()
  return
}
// ----- nvvm.rcp.approx.ftz.f
func.func @ftz_f(%a0: f32) {
  %r0 = "nvvm.rcp.approx.ftz.f"(%a0) : (f32) -> (f32)
  return
}
// ----- nvvm.redux.sync, rejected
func.func @sync_rejected(%a0: f32, %a1: i32) {
  %r0 = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind and>}> : (f32, i32) -> (i32)
  return
}
// ----- nvvm.redux.sync
func.func @sync_3(%a0: i32, %a1: i32) {
  %r0 = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind min>, abs = false}> : (i32, i32) -> (i32)
  return
}
// ----- nvvm.setmaxregister
func.func @setmaxregister() {
  "nvvm.setmaxregister"() <{regCount = 32 : i32, action = #nvvm<action increase>}> : () -> ()
  return
}
// ----- nvvm.shfl.sync
func.func @sync_4(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %r0 = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind down>}> : (i32, i32, i32, i32) -> (i32)
  return
}
// ----- nvvm.read.ptx.sreg.nsmid
func.func @nsmid() {
  %r0 = "nvvm.read.ptx.sreg.nsmid"() : () -> (vector<6xi8>)
  return
}
// ----- nvvm.read.ptx.sreg.smid
func.func @smid() {
  %r0 = "nvvm.read.ptx.sreg.smid"() : () -> (vector<128xi64>)
  return
}
// ----- nvvm.bar.warp.sync
func.func @sync_5(%a0: i32) {
  "nvvm.bar.warp.sync"(%a0) : (i32) -> ()
  return
}
// ----- nvvm.tcgen05.alloc
func.func @tcgen05_alloc(%a0: !llvm.ptr<9>, %a1: i32) {
  "nvvm.tcgen05.alloc"(%a0, %a1) : (!llvm.ptr<9>, i32) -> ()
  return
}
// ----- nvvm.tcgen05.commit
func.func @tcgen05_commit(%a0: !llvm.ptr<8>) {
  "nvvm.tcgen05.commit"(%a0) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<8>) -> ()
  return
}
// ----- nvvm.tcgen05.cp
func.func @tcgen05_cp(%a0: !llvm.ptr<6>, %a1: i64) {
  "nvvm.tcgen05.cp"(%a0, %a1) <{shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, group = #nvvm.cta_group<cta_1>}> :
      (!llvm.ptr<6>, i64) -> ()
  return
}
// ----- nvvm.tcgen05.dealloc
func.func @tcgen05_dealloc(%a0: !llvm.ptr<6>, %a1: i32) {
  "nvvm.tcgen05.dealloc"(%a0, %a1) : (!llvm.ptr<6>, i32) -> ()
  return
}
// ----- nvvm.tcgen05.fence
func.func @tcgen05_fence() {
  "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
  return
}
// ----- nvvm.tcgen05.ld
func.func @tcgen05_ld(%a0: !llvm.ptr<6>) {
  %r0 = "nvvm.tcgen05.ld"(%a0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>) -> (vector<4x1xi32>)
  return
}
// ----- nvvm.tcgen05.mma.block_scale
func.func @tcgen05_block_scale(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup =
      #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64,
      i32, i1,
      !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// ----- nvvm.tcgen05.mma
func.func @tcgen05_mma(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
  "nvvm.tcgen05.mma"(%a0, %a1, %a2, %a3, %a4) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>,
      aShift
      = unit, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
  return
}
// ----- nvvm.tcgen05.mma.sp.block_scale
func.func @tcgen05_mma_block_scale(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>,
      %a7:
      !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.sp.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{kind = #nvvm.block_scale_kind<mxf8f6f4>,
      ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp =
      #nvvm.tcgen05_mma_collectorop<fill>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>,
      !llvm.ptr<6>) -> ()
  return
}
// ----- nvvm.tcgen05.mma.sp
func.func @tcgen05_mma_sp(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64) {
  "nvvm.tcgen05.mma.sp"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup =
      #nvvm.cta_group<cta_2>, aShift = unit, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>,
      !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
  return
}
// ----- nvvm.tcgen05.mma.ws
func.func @tcgen05_mma_ws(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
  "nvvm.tcgen05.mma.ws"(%a0, %a1, %a2, %a3, %a4) <{kind = #nvvm.tcgen05_mma_kind<i8>, collectorBBuffer =
      #nvvm.tcgen05_mma_collectorb<b1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
  return
}
// ----- nvvm.tcgen05.mma.ws.sp
func.func @tcgen05_mma_ws_sp(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64) {
  "nvvm.tcgen05.mma.ws.sp"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>,
      collectorBBuffer =
      #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>}> : (!llvm.ptr<6>,
      !llvm.ptr<6>,
      i64, i32, i1, !llvm.ptr<6>, i64) -> ()
  return
}
// ----- nvvm.tcgen05.mma_smem_desc
func.func @tcgen05_mma_smem_desc(%a0: i32, %a1: i32, %a2: i32, %a3: i8, %a4: i1, %a5: i8) {
  %r0 = "nvvm.tcgen05.mma_smem_desc"(%a0, %a1, %a2, %a3, %a4, %a5) : (i32, i32, i32, i8, i1, i8) -> (i64)
  return
}
// ----- nvvm.tcgen05.relinquish_alloc_permit
func.func @tcgen05_relinquish_alloc_permit() {
  "nvvm.tcgen05.relinquish_alloc_permit"() : () -> ()
  return
}
// ----- nvvm.tcgen05.shift
func.func @tcgen05_shift(%a0: !llvm.ptr<6>) {
  "nvvm.tcgen05.shift"(%a0) : (!llvm.ptr<6>) -> ()
  return
}
// ----- nvvm.tcgen05.st
func.func @tcgen05_st(%a0: !llvm.ptr<6>, %a1: vector<64xi32>) {
  "nvvm.tcgen05.st"(%a0, %a1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<64xi32>) -> ()
  return
}
// ----- nvvm.tcgen05.wait
func.func @tcgen05_wait() {
  "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
  return
}
// ----- nvvm.read.ptx.sreg.tid.x
func.func @tid_x() {
  %r0 = "nvvm.read.ptx.sreg.tid.x"() : () -> (vector<128xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.tid.y
func.func @tid_y() {
  %r0 = "nvvm.read.ptx.sreg.tid.y"() : () -> (vector<64xf32>)
  return
}
// ----- nvvm.read.ptx.sreg.tid.z
func.func @tid_z() {
  %r0 = "nvvm.read.ptx.sreg.tid.z"() : () -> (vector<64xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.total.smem.size
func.func @size_3() {
  %r0 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (vector<[16]xi1>)
  return
}
// ----- nvvm.vote.sync
func.func @sync_6(%a0: i32, %a1: i1) {
  %r0 = "nvvm.vote.sync"(%a0, %a1) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> (i1)
  return
}
// ----- nvvm.read.ptx.sreg.nwarpid
func.func @nwarpid() {
  %r0 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (vector<1xf16>)
  return
}
// ----- nvvm.read.ptx.sreg.warpid
func.func @warpid() {
  %r0 = "nvvm.read.ptx.sreg.warpid"() : () -> (vector<[16]xi64>)
  return
}
// ----- nvvm.read.ptx.sreg.warpsize
func.func @warpsize() {
  %r0 = "nvvm.read.ptx.sreg.warpsize"() : () -> (vector<64xi64>)
  return
}
// ----- nvvm.wgmma.fence.aligned
func.func @aligned() {
  "nvvm.wgmma.fence.aligned"() : () -> ()
  return
}
// ----- nvvm.wgmma.commit.group.sync.aligned
func.func @aligned_2() {
  "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
  return
}
// ----- nvvm.wgmma.mma_async, rejected
func.func @mma_async_rejected(%a0: !llvm.struct<(f32, i1)>, %a1: i64, %a2: i64) {
  %r0 = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 8, n = 8, k = 4>, typeA =
      #nvvm.wgmma_type<s8>, typeB
      = #nvvm.wgmma_type<tf32>, typeD = #nvvm.wgmma_type<u8>, scaleD = #nvvm.wgmma_scale_out<zero>, scaleA =
      #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<neg>, layoutA = #nvvm.mma_layout<row>, layoutB =
      #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<wrapped>}> : (!llvm.struct<(f32, i1)>, i64, i64) ->
      (!llvm.struct<(vector<2xf16>, vector<2xf16>)>)
  return
}
// ----- nvvm.wgmma.wait.group.sync.aligned
func.func @aligned_3() {
  "nvvm.wgmma.wait.group.sync.aligned"() <{group = 8 : i64}> : () -> ()
  return
}
