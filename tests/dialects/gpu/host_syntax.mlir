// COMPARE:

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%a: f32, %b: memref<?xf32, 1>) workgroup(%w : memref<32xf32, 3>) private(%p : memref<1xf32, 5>)
        kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      gpu.return
    }
    gpu.func @dev(%a: f32 {llvm.noundef}) -> (f32 {llvm.noundef}, i32) {
      %c = arith.constant 1 : i32
      gpu.return %a, %c : f32, i32
    }
    gpu.func @ws(%a: f32) workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) {
      gpu.return
    }
    func.func private @plain()
  }
  gpu.module @targets [#nvvm.target<chip = "sm_90">] {
  }
  gpu.module @handler <#gpu.select_object<0>> attributes {x = 1 : i32} {
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "blob">, #gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "asm">]
  gpu.binary @bin2 <#gpu.select_object<1>> [#gpu.object<#nvvm.target, bin = "\00b">]
  func.func @host(%n: index, %i: i32, %l: i64, %f: f32, %m: memref<?xf32>, %u: memref<*xf32>, %d: memref<32xf32, 1>, %s: !llvm.ptr) {
    %t0 = gpu.wait async
    %t1 = gpu.wait async [%t0]
    gpu.wait [%t0, %t1]
    gpu.wait
    %a, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf32, 1>
    %b = gpu.alloc host_shared () : memref<4xf32>
    %sy = gpu.alloc (%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %t3 = gpu.memcpy async [%t2] %a, %a : memref<?xf32, 1>, memref<?xf32, 1>
    gpu.memcpy %m, %a : memref<?xf32>, memref<?xf32, 1>
    %t4 = gpu.memset async [%t3] %a, %f : memref<?xf32, 1>, f32
    gpu.memset %a, %f : memref<?xf32, 1>, f32 {x}
    %t5 = gpu.dealloc async [%t4] %a : memref<?xf32, 1>
    gpu.dealloc %b : memref<4xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    gpu.set_default_device %i
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %a : memref<?xf32, 1>)
    %t6 = gpu.launch_func async [%t5] @kernels::@k blocks in (%l, %l, %l) threads in (%l, %l, %l)
        : i64 dynamic_shared_memory_size %i args(%f : f32, %a : memref<?xf32, 1>) {y = 1 : i32}
    gpu.launch_func @kernels::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n)
        dynamic_shared_memory_size %i args(%f : f32, %a : memref<?xf32, 1>)
    gpu.launch_func @kernels::@k clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32 args(%f : f32, %a : memref<?xf32, 1>)
    gpu.launch_func <%s : !llvm.ptr> @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %a : memref<?xf32, 1>)
    return
  }
}
