// COMPARE: --cse
func.func @ids(%m: memref<?xindex>) {
  %t = gpu.thread_id x
  %b = gpu.block_id x
  %d = gpu.block_dim x
  %g = gpu.global_id x
  %o = arith.muli %b, %d : index
  %p = arith.addi %o, %t : index
  memref.store %g, %m[%p] : memref<?xindex>
  return
}
// -----
func.func @barriers(%m: memref<8xf32, 3>, %i: index) {
  %v = memref.load %m[%i] : memref<8xf32, 3>
  gpu.barrier
  gpu.barrier
  memref.store %v, %m[%i] : memref<8xf32, 3>
  gpu.barrier
  return
}
// -----
func.func @shuffle(%v: f32) -> f32 {
  %o = arith.constant 4 : i32
  %w = arith.constant 32 : i32
  %s, %p = gpu.shuffle xor %v, %o, %w : f32
  %r = arith.select %p, %s, %v : f32
  return %r : f32
}
// -----
func.func @reduce(%v: f32) -> f32 {
  %0 = gpu.all_reduce add %v uniform {} : (f32) -> f32
  %1 = gpu.subgroup_reduce maximumf %0 : (f32) -> f32
  return %1 : f32
}
// -----
func.func @memory(%n: index) {
  %m = gpu.alloc (%n) : memref<?xf32, 1>
  %h = memref.alloc(%n) : memref<?xf32>
  gpu.memcpy %h, %m : memref<?xf32>, memref<?xf32, 1>
  gpu.dealloc %m : memref<?xf32, 1>
  memref.dealloc %h : memref<?xf32>
  return
}
// -----
func.func @async() {
  %0 = gpu.wait async
  %m, %1 = gpu.alloc async [%0] () : memref<4xf32>
  %2 = gpu.dealloc async [%1] %m : memref<4xf32>
  gpu.wait [%2]
  return
}
// -----
gpu.module @k {
  gpu.func @f(%m: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %c = arith.constant 0.0 : f32
    memref.store %c, %m[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%x: f32, %m: memref<8xf32>) kernel {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0] : memref<8xf32>
      gpu.return
    }
  }
  func.func @g(%m: memref<8xf32>) {
    %x = arith.constant 3.0 : f32
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32, %m : memref<8xf32>)
    return
  }
}
// -----
func.func @warp(%l: index, %m: memref<32xf32>) -> f32 {
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
    %c0 = arith.constant 0 : index
    %v = memref.load %m[%c0] : memref<32xf32>
    gpu.yield %v : f32
  }
  return %r : f32
}
