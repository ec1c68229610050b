// COMPARE:

func.func @f(%x: f32, %y: i32, %v: vector<4xf16>, %i: index, %h: f16, %m: memref<32x32xf16, 3>, %mf: memref<32x32xf32>) {
  %bx = gpu.block_id x
  %by = gpu.block_id y upper_bound 8
  %l = gpu.lane_id
  %l2 = gpu.lane_id upper_bound 32
  %sg = gpu.subgroup_id : index
  %ns = gpu.num_subgroups upper_bound 4 : index
  %0 = gpu.all_reduce add %x {} : (f32) -> f32
  %1 = gpu.all_reduce maxsi %y uniform {} : (i32) -> i32
  %2 = gpu.all_reduce %x {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "gpu.yield"(%c) : (f32) -> ()
  } : (f32) -> f32
  %3 = gpu.subgroup_reduce add %x : (f32) -> f32
  %4 = gpu.subgroup_reduce add %x cluster(size = 4) : (f32) -> f32
  %5 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 2) : (f32) -> f32
  %6 = gpu.subgroup_reduce mul %v : (vector<4xf16>) -> vector<4xf16>
  %r, %p = gpu.shuffle xor %x, %y, %y : f32
  %r1, %p1 = gpu.shuffle idx %v, %y, %y : vector<4xf16>
  %r2, %p2 = gpu.rotate %x, 4, 16 : f32
  %b0 = gpu.subgroup_broadcast %x, first_active_lane : f32
  %b1 = gpu.subgroup_broadcast %x, specific_lane %y : f32
  gpu.barrier
  gpu.printf "hi %d %f\n", %y, %x : i32, f32
  gpu.printf "plain"
  %dyn = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %A = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %B = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %C = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x16xf16, "COp">
  %D = gpu.subgroup_mma_compute %A, %B, %C : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %E = gpu.subgroup_mma_compute %A, %B, %C {a_transpose, b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">
      -> !gpu.mma_matrix<16x16xf16, "COp">
  %F = gpu.subgroup_mma_elementwise addf %D, %E : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">)
      -> !gpu.mma_matrix<16x16xf16, "COp">
  %G = gpu.subgroup_mma_elementwise negatef %D : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %G, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  %e = gpu.subgroup_mma_extract_thread_local %G[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %I = gpu.subgroup_mma_insert_thread_local %e, %G[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

func.func @w(%l: index, %v: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%l)[32] {
    gpu.printf "x"
  }
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<1xf32>) {
    %c = arith.constant dense<1.0> : vector<32xf32>
    gpu.yield %c : vector<32xf32>
  }
  %1:2 = gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) -> (vector<1xf32>, f32) {
  ^bb0(%a : vector<128xi32>):
    %c = arith.constant dense<1.0> : vector<32xf32>
    %s = arith.constant 1.0 : f32
    gpu.yield %c, %s : vector<32xf32>, f32
  } {foo = 1 : i32}
  return
}
