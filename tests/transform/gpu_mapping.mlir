// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall (%i0) in (12) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_2(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall (%i0) in (12) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_3(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [18, 11, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_4(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (12) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.thread<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_5(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (3, 4) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_2>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 2, 2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: Trying to launch a GPU kernel with grid_dims = ...
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_trying_to_launch_a_gpu_kernel() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 64, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_6(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (2, 1) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.warp<x>, #gpu.warp<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_7(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (2) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.warp<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] warp_size = 16 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_8(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (1) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.warpgroup<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_9(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (3) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.warpgroup<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: 3-D mapping: size of threadIdx.x must be a multiple of 128
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_3_d_mapping_size_of_threadidx_x() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (3) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.warpgroup<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [100, 4, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_10(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (10) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.lane<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_11(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (4, 8) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.lane<linear_dim_0>, #gpu.lane<linear_dim_1>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_12(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (4) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.lane<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: the number of required parallel resources ...
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_the_number_of_required_parallel() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: Trying to map to fewer GPU threads than loop iterations but overprovisioning is not yet supported. ...
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_trying_to_map_to_fewer_gpu() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [5, 9, 4] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: requires statically sized, normalized forall op
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_requires_statically_sized(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, %n) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: duplicate attribute, cannot map different loops to the same mapping id
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_duplicate_attribute_cannot_map() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<x>, #gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: cannot mix different mapping types, use nesting
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_cannot_mix_different_mapping() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: cannot mix linear and non-linear mapping modes
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_cannot_mix_linear_and_non() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<x>, #gpu.thread<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: scf.forall op requires a mapping attribute
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_forall_op_requires_a_mapping() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    }
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: scf.forall op requires a mapping attribute of kind 'thread' or 'warp'
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_forall_op_requires_a_mapping_2() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: Trying to launch a GPU kernel with grid_dims = ...
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_trying_to_launch_a_gpu_kernel_2() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [2048, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: cannot mix linear and non-linear mapping modes
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_cannot_mix_linear_and_non_2() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1, %i2, %i3) in (7, 9, 1, 2) {
      "test.use"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> ()
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>, #gpu.thread<z>, #gpu.thread<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_13(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1, %i2, %i3) in (2, 2, 1, 2) {
      "test.use"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> ()
    } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_3>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: Given target is not a gpu.launch
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_given_target_is_not_a_launch() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: unsupported non-normalized loops
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_unsupported_non_normalized() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i) = (0) to (8) step (2) {
 "test.use"(%i) : (index) -> ()
 } {mapping = [#gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: only bufferized scf.forall can be mapped
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_only_bufferized_forall_can_be(%t: tensor<8xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
 scf.forall.in_parallel {} 
 } {mapping = [#gpu.thread<x>]}
 "test.use"(%r) : (tensor<8xf32>) -> ()
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: scf.forall op requires a mapping attribute of kind 'thread' or 'warp'
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_forall_op_requires_a_mapping_3() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i) in (3) {
      scf.forall (%j) in (5) {
        "test.use"(%i, %j) : (index, index) -> ()
      } {mapping = [#gpu.thread<x>]}
    } {mapping = [#gpu.block<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_14(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i) in (3) {
      scf.forall (%j) in (5) {
        "test.use"(%i, %j) : (index, index) -> ()
      } {mapping = [#gpu.thread<x>]}
    } {mapping = [#gpu.thread<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- annotate, gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @annotate_map_nested_forall_to_threads(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %id = gpu.thread_id y
    "test.use"(%id, %ty) : (index, index) -> ()
    scf.forall (%i0) in (12) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.thread<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_15(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (12) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x7f>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_16(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (2, 2) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>, #gpu.mask<0xF0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [16, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: device masking is only available in linear mapping mode
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_device_masking_is_only() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (4) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.warp<x>, #gpu.mask<0x55>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [256, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: mask representation too short to capture all physical ids: 64
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_mask_representation_too_short() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0) in (4) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x55>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [256, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_2(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [9, 7, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: transform require size-3 mapping
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_transform_require_size_3_mapping() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0  : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_3(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [9, 9, 9] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_4(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_5(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_6(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: Given target is not gpu.launch, set `generate_gpu_launch` attribute
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_given_target_is_not_launch_set_generate(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0  : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: could not find a unique topLevel scf.forall
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_could_not_find_a_unique_toplevel_forall(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    scf.forall (%i0) in (9) {
      "test.use"(%i0) : (index) -> ()
    } {mapping = [#gpu.block<x>]}
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: could not find a unique topLevel scf.forall
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_could_not_find_a_unique_toplevel_forall_2() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: scf.forall op requires a mapping attribute
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_forall_op_requires_a_mapping_attribute(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } 
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: scf.forall op requires a mapping attribute of kind 'block'
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_forall_op_requires_a_mapping_attribute_2(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: Trying to map to fewer GPU threads than loop iterations but overprovisioning is not yet supported. ...
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_trying_to_map_to_fewer_gpu_threads_than(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [2, 2, 2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: Trying to launch a GPU kernel with grid_dims = ...
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_trying_to_launch_a_gpu_kernel_with_grid(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [70000, 70000, 2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.gpu.map_forall_to_blocks: transform requires empty or size-3 grid_dims
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_transform_requires_empty_or_size_3_grid(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks, gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_map_nested_forall_to_threads(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i) in (3) {
    scf.forall (%j) in (5) {
      "test.use"(%j) : (index) -> ()
    } {mapping = [#gpu.thread<x>]}
    } {mapping = [#gpu.block<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [3, 1, 1] : (!transform.any_op) -> !transform.any_op
  %2 = transform.gpu.map_nested_forall_to_threads %1 block_dims = [8, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_7(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>, #gpu.mask<0x3>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: scf.forall op requires a mapping attribute of kind 'thread' or 'warp'
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_forall_op_requires_a_mapping_4() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<x>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: scf.forall op requires a mapping attribute of kind 'thread' or 'warp'
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_forall_op_requires_a_mapping_5(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, %n) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_8(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_3>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [9, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: unsupported non-normalized loops
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_unsupported_non_normalized_loops(%n: index) {
  "test.before"() : () -> ()
    scf.forall (%i0, %i1) = (0, 0) to (7, 9) step (2, 1) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  "test.after"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads: Trying to launch a GPU kernel with grid_dims = ...
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_trying_to_launch_a_gpu_kernel_3() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1) in (7, 9) {
      "test.use"(%i0, %i1) : (index, index) -> ()
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 128] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_forall_to_blocks: could not find a unique topLevel scf.forall
module attributes {transform.with_named_sequence} {
func.func @map_forall_to_blocks_could_not_find_a_unique_toplevel_forall_3(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    "test.use"(%n) : (index) -> ()
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_17(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1, %i2) in (2, 3, 4) {
      "test.use"(%i0, %i1, %i2) : (index, index, index) -> ()
    } {mapping = [#gpu.warp<linear_dim_2>, #gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [768, 1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- gpu.map_nested_forall_to_threads
module attributes {transform.with_named_sequence} {
func.func @map_nested_forall_to_threads_18(%m: memref<?x?x?xf32>, %f: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i0, %i1, %i2) in (2, 3, 4) {
      "test.use"(%i0, %i1, %i2) : (index, index, index) -> ()
    } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]}
    gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 2, 1] warp_size = 64 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.gpu.eliminate_barriers
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_eliminate_barriers(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %n, %y = %n, %z = %n) threads(%tx, %ty, %tz) in (%u = %n, %w = %n, %q = %n) {
  memref.store %f, %a[%c0] : memref<8xf32>
  gpu.barrier 
  %r = memref.load %a[%c0] : memref<8xf32>
  gpu.barrier 
  %s = memref.load %a[%c0] : memref<8xf32>
  gpu.terminator
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %0 {
    transform.apply_patterns.gpu.eliminate_barriers
  } : !transform.any_op
  transform.yield
}
}
