// COMPARE: --canonicalize
// ----- gpu.module, gpu.func, gpu.all_reduce

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @a(%x: f32, %y: i32, %m: memref<f32>, %mi: memref<i32>) kernel {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    %2 = gpu.subgroup_reduce add %x cluster(size = 1) : (f32) -> f32
    memref.store %0, %m[] : memref<f32>
    memref.store %1, %m[] : memref<f32>
    memref.store %2, %m[] : memref<f32>
    %c = arith.constant 3.0 : f32
    %b0 = gpu.subgroup_broadcast %c, first_active_lane : f32
    %b1 = gpu.subgroup_broadcast %b0, specific_lane %y : f32
    %b2 = gpu.subgroup_broadcast %x, first_active_lane : f32
    %b3 = gpu.subgroup_broadcast %b2, specific_lane %y : f32
    %b4 = gpu.subgroup_broadcast %b2, first_active_lane : f32
    memref.store %b0, %m[] : memref<f32>
    memref.store %b1, %m[] : memref<f32>
    memref.store %b2, %m[] : memref<f32>
    memref.store %b3, %m[] : memref<f32>
    memref.store %b4, %m[] : memref<f32>
    %s = arith.constant 8 : i32
    %u = gpu.subgroup_broadcast %s, specific_lane %y : i32
    %un = gpu.subgroup_broadcast %x, first_active_lane : f32
    %bx = gpu.block_id x
    %ib = arith.index_cast %bx : index to i32
    %b5 = gpu.subgroup_broadcast %ib, first_active_lane : i32
    memref.store %b5, %mi[] : memref<i32>
    gpu.return
  }
  func.func @module_func_all_reduce(%x: f32, %m: memref<f32>, %i: i1) {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    memref.store %0, %m[] : memref<f32>
    scf.if %i {
      %1 = gpu.all_reduce add %x {} : (f32) -> f32
      memref.store %1, %m[] : memref<f32>
      %2 = gpu.subgroup_reduce add %x : (f32) -> f32
      memref.store %2, %m[] : memref<f32>
    }
    %v = arith.constant dense<1.0> : vector<4xf32>
    gpu.printf "x"
    gpu.barrier
    gpu.barrier
    return
  }
}
func.func @h(%m: memref<4xf32>, %n: index, %f: f32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cast = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memcpy %cast, %cast : memref<?xf32>, memref<?xf32>
  gpu.memset %cast, %f : memref<?xf32>, f32
  %a = gpu.alloc (%n) : memref<3x?xf32>
  %d = memref.dim %a, %c1 : memref<3x?xf32>
  %a1 = gpu.alloc () : memref<4xf32>
  gpu.memcpy %a1, %m : memref<4xf32>, memref<4xf32>
  gpu.dealloc %a1 : memref<4xf32>
  %t = gpu.wait async
  %a2, %t2 = gpu.alloc async [%t] () : memref<4xf32>
  %t3 = gpu.memcpy async [%t2] %a2, %m : memref<4xf32>, memref<4xf32>
  %t4 = gpu.dealloc async [%t3] %a2 : memref<4xf32>
  %t5 = gpu.wait async [%t4]
  %t6 = gpu.wait async [%t5]
  gpu.wait [%t, %t6]
  gpu.wait [%t5]
  return %d : index
}
func.func @g(%n: index, %i: i32, %l: i1, %p: i64, %mm : memref<?xf32>) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %ii) in (%j = %n, %k = %n, %ll = %n) {
    gpu.terminator
  }
  return
}
}
// ----- gpu.module, gpu.func, gpu.all_reduce
gpu.module @k {
  gpu.func @a(%x: f32, %m: memref<f32>) {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    memref.store %0, %m[] : memref<f32>
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    memref.store %1, %m[] : memref<f32>
    gpu.return
  }
}
func.func @g(%n: index, %x: f32, %m: memref<f32>) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %ii) in (%j = %n, %k = %n, %ll = %n) {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    memref.store %0, %m[] : memref<f32>
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    memref.store %1, %m[] : memref<f32>
    gpu.terminator
  }
  return
}
