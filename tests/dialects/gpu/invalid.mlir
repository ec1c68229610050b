// COMPARE: --split-input-file --allow-unregistered-dialect
func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %a = gpu.alloc () : memref<?xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %a = gpu.alloc (%i) : memref<4xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %a = gpu.alloc ()[%i] : memref<4xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %a, %b = gpu.alloc (%i) : memref<?xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.wait async
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.wait [%i]
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.memcpy %m, %h : memref<?xf32>, memref<4xf16>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %s = memref.alloc() : memref<3xf16>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.memset %h, %x : memref<4xf16>, f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.host_register %m : memref<?xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.set_default_device %i
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce %x {} : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce minsi %x {} : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce maxnumf %n {} : (i32) -> i32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce frob %n {} : (i32) -> i32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce add %x {} : (f32) -> f64
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce add %x {
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce %x {
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce %x {
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce %x {
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce %x {
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.all_reduce %x {
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_reduce and %x : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_reduce maxsi %v : (vector<4xf32>) -> vector<4xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 0) : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 4 : i32}> : (f32) -> f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.shuffle sideways %x, %n, %n : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.shuffle xor %x, %n, %i : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = "gpu.shuffle"(%x, %n, %n) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f64, i1)
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.shuffle xor %i, %n, %n : index
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.rotate %x, 16, 16 : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.rotate %x, -1, 16 : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.rotate %x, 1, 15 : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0, %1 = gpu.rotate %i, 1, 16 : index
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_broadcast %x, specific_lane : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_broadcast %x, first_active_lane %n : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_broadcast %x, every_lane : f32
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.printf %x
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.printf "x", %v : vector<4xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.return
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.terminator
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.block_id w
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.block_id x upper_bound 0
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = "gpu.block_id"() : () -> index
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16x16xf16, "DOp">
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16xf16, "AOp">
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16x?xf16, "AOp">
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16x16xbf16, "AOp">
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] : memref<4xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %s = memref.alloc() : memref<4x4xf16, strided<[1, 4]>>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %d = gpu.create_dn_tensor %m, %i : i32 into memref<?xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %d = gpu.create_coo %i, %i, %n, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %d = gpu.create_coo_aos %i, %i, %i, %m, %m : memref<?xf32>, memref<?xf32>
  func.return
}

// -----

func.func @f(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  gpu.destroy_sp_mat %i
  func.return
}

// -----

gpu.module @m {
  gpu.func @f() -> f32 kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() -> f32 {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%x: i32) -> f32 {
    gpu.return %x : i32
  }
}

// -----

gpu.func @f() {
  gpu.return
}

// -----

gpu.module @m {
  gpu.func @f(f32)
}

// -----

gpu.module @m {
  gpu.func @f(%x: f32) workgroup(%w: i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%x: f32) workgroup(%w: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%x: f32) attributes {known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// -----

gpu.module @m [1 : i32] {
}

// -----

gpu.module @m [] {
}

// -----

gpu.module @m <1 : i32> {
}

// -----

gpu.binary @b []

// -----

gpu.binary @b [1 : i32]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, frob = "x">]

// -----

gpu.binary @b <3 : i32> [#gpu.object<#nvvm.target, "x">]

// -----

module attributes {gpu.container_module} {
  func.func @h(%i: index) {
    gpu.launch_func @m::@k clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32) kernel {
      gpu.return
    }
    func.func @plain() {
      return
    }
  }
  func.func @h(%i: index, %x: i32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32) kernel {
      gpu.return
    }
  }
  func.func @h(%i: index, %x: i32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : i32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() {
      gpu.return
    }
  }
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
  }
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  module @m {
  }
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @k() {
      return
    }
    llvm.func @l() attributes {gpu.kernel}
  }
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    gpu.launch_func @m::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @h(%i: index) {
    gpu.launch_func @m blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module = 3 : i32} {
}

// -----

func.func @h() attributes {gpu.container_module} {
  return
}

// -----

func.func @h() attributes {gpu.known_block_size = 3 : i32} {
  return
}

// -----

func.func @h() attributes {gpu.known_block_size = array<i32: 1, 0, 1>} {
  return
}

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<64xi32>):
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<128xi64>):
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<128x1xi32>):
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
%0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
%0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
%c = arith.constant 1 : i32
gpu.yield %c : i32
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
%0 = gpu.warp_execute_on_lane_0(%l)[-1] -> (f32) {
gpu.yield %s : f32
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
%0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<4xi32>) {
gpu.yield %v : vector<4xi32>
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[33] args(%v : vector<4xi32>) {
^bb0(%a: vector<130xi32>):
}
 return }

// -----

func.func @w(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<4xi32>):
}
 return }
