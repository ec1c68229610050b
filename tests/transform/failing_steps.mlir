// COMPARE: --transform-interpreter
// ----- split_handle, loop.forall_to_parallel
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @forall(%m: memref<8x16xf32>, %x: f32, %n: index) {
    scf.forall (%i, %j) in (8, 16) {
      memref.store %x, %m[%i, %j] : memref<8x16xf32>
    }
    scf.forall (%i) = (0) to (%n) step (2) {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0, %i] : memref<8x16xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %a, %b = transform.split_handle %f : (!op) -> (!op, !op)
    %p = transform.loop.forall_to_parallel %a : (!op) -> !op
    transform.debug.emit_remark_at %p, "parallel" : !op
    %q = transform.loop.forall_to_parallel %b : (!op) -> !op
    transform.yield
  }
}
// ----- loop.forall_to_parallel: unsupported shared outputs (didn't bufferize?)
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @forall_to_parallel_unsupported_shared_outputs_didn_t(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %l, %t = transform.structured.tile_using_forall %f tile_sizes [2] : (!op) -> (!op, !op)
    %p = transform.loop.forall_to_parallel %t : (!op) -> !op
    transform.yield
  }
}
// ----- loop.forall_to_parallel: expected a single payload op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %p = transform.loop.forall_to_parallel %f : (!op) -> !op
    transform.yield
  }
}
// ----- loop.forall_to_parallel: expected a single payload op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @forall(%m: memref<8x16xf32>, %x: f32, %n: index) {
    scf.forall (%i, %j) in (8, 16) {
      memref.store %x, %m[%i, %j] : memref<8x16xf32>
    }
    scf.forall (%i) = (0) to (%n) step (2) {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0, %i] : memref<8x16xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %p = transform.loop.forall_to_parallel %f : (!op) -> !op
    transform.yield
  }
}
// ----- memref.erase_dead_alloc_and_stores
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @alloc(%x: f32, %i: index) -> f32 {
    %dead = memref.alloc() : memref<8xf32>
    memref.store %x, %dead[%i] : memref<8xf32>
    %view = memref.subview %dead[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.store %x, %view[%i] : memref<4xf32, strided<[1]>>
    memref.dealloc %dead : memref<8xf32>
    %live = memref.alloc() : memref<8xf32>
    memref.store %x, %live[%i] : memref<8xf32>
    %y = memref.load %live[%i] : memref<8xf32>
    %passed = memref.alloca() : memref<8xf32>
    memref.store %x, %passed[%i] : memref<8xf32>
    call @use(%passed) : (memref<8xf32>) -> ()
    return %y : f32
  }
  func.func private @use(memref<8xf32>)
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.memref.erase_dead_alloc_and_stores %f : (!op) -> ()
    transform.yield
  }
}
// ----- scf.take_assumed_branch
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @take_assumed_branch(%c: i1, %m: memref<f32>, %x: f32, %y: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    } else {
      memref.store %y, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f : (!op) -> ()
    transform.yield
  }
}
// ----- scf.take_assumed_branch
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @take_assumed_branch_2(%c: i1, %m: memref<f32>, %x: f32, %y: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    } else {
      memref.store %y, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f take_else_branch : (!op) -> ()
    transform.yield
  }
}
// ----- scf.take_assumed_branch
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @take_assumed_branch_3(%c: i1, %m: memref<f32>, %x: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f : (!op) -> ()
    transform.yield
  }
}
// ----- scf.take_assumed_branch: requires an scf.if op with a single-block `else` region
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @take_assumed_branch_requires_an_scf_if_op_with_a_single(%c: i1, %m: memref<f32>, %x: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f take_else_branch : (!op) -> ()
    transform.yield
  }
}
// ----- scf.take_assumed_branch
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @take_assumed_branch_4(%c: i1, %x: f32, %y: f32) -> f32 {
    %r = scf.if %c -> f32 {
      %z = arith.addf %x, %x : f32
      scf.yield %z : f32
    } else {
      scf.yield %y : f32
    }
    return %r : f32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f take_else_branch : (!op) -> ()
    transform.yield
  }
}
// ----- scf.take_assumed_branch: transform applied to the wrong op kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f : (!op) -> ()
    transform.yield
  }
}
// ----- structured.hoist_redundant_vector_broadcasts
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @plain(%v: vector<4xf32>, %n: index) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %v) -> vector<4xf32> {
      %w = arith.addf %v, %v : vector<4xf32>
      %s = arith.addf %a, %w : vector<4xf32>
      scf.yield %s : vector<4xf32>
    }
    return %r : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %p = transform.structured.hoist_redundant_vector_broadcasts %f : (!op) -> !op
    transform.debug.emit_remark_at %p, "function" : !op
    transform.yield
  }
}
// ----- structured.tile_reduction_using_forall: expected ':'
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %g by num_threads = [0, 5], tile_sizes = [] : (!op) -> (!op, !op, !op, !op)
    transform.debug.emit_remark_at %d, "loop" : !op
    transform.yield
  }
}
// ----- structured.tile_reduction_using_forall: expected ':'
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %g by num_threads = [0, 5], tile_sizes = [0, 3],
        mapping = [#gpu.thread<x>] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// ----- structured.tile_reduction_using_for
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 5] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// ----- structured.tile_reduction_using_for: Operation should implement PartialReductionOpInterface
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 5] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// ----- structured.tile_reduction_using_for: linalg.fill: tiling parallel dimensions is not supported with partial reduction tiling strategies
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_reduction_using_for_fill_tiling(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 5] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_for: too many tiles provided, expected at most 3 found 4
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_for_too_many_tiles_provided_expected_at_most_3(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:4 = transform.structured.tile_using_for %g tile_sizes [1, 1, 1, 1] : (!op) -> (!op, !op, !op, !op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_for: only ops implementing TilingInterface are supported
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_for %g tile_sizes [1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_for: expected sizes to be produced by ops with a single index-type result
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_for_expected_sizes_to_be_produced_by_ops_with_a(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %s = transform.structured.match ops{["arith.constant"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%s] : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_for: expected as many dynamic size-producing operations (0) as target ops (1)
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_for_expected_as_many_dynamic_size_producing(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %s = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%s] : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// ----- merge_handles: expected as many parameter values (0) as target ops (1)
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @merge_handles_expected_as_many_parameter(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %p = transform.param.constant 4 : i64 -> !param
    %q = transform.merge_handles %p, %p : !param
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%q] : (!op, !param) -> (!op, !op)
    transform.yield
  }
}
// ----- param.constant: expected only integer parameters, got "x"
// MLIR LEFT OUT: an assertion fails in mlir-opt: iter != operationMapping.end()
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @constant_expected_only_integer_parameters_got_x(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %p = transform.param.constant "x" -> !any
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%p] : (!op, !any) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_for
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_for(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a = transform.structured.tile_using_for %g tile_sizes [0, 0] : (!op) -> (!op)
    transform.debug.emit_remark_at %a, "as it was" : !op
    transform.yield
  }
}
// ----- structured.tile_using_forall
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_forall(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g tile_sizes [1, 1, 1, 1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_forall
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_forall_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g num_threads [1, 1, 1, 1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_forall: scf.forall: mapping attribute size must match op rank
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @tile_using_forall_forall_mapping_attribute_size_must_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g num_threads [2, 0, 0] (mapping = [#gpu.thread<x>, #gpu.thread<y>]) : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.tile_using_forall: only TilingInterface ops are supported
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g tile_sizes [1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.fuse: only TilingInterface ops are supported
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %l = transform.structured.fuse %g tile_sizes [1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.fuse: too many tiles provided, expected at most 3 found 4
// MLIR LEFT OUT: an assertion fails in mlir-opt: tiledResults->loops.size() == numLoops
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_too_many_tiles_provided_expected_at_most_3_found_4(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:4 = transform.structured.fuse %g tile_sizes [1, 1, 1, 1] : (!op) -> (!op, !op, !op, !op, !op)
    transform.yield
  }
}
// ----- transform.structured.fuse: expects 1 loop results
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_expects_1_loop_results(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// ----- transform.structured.fuse: expects 2 loop results
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_expects_2_loop_results(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.fuse %g tile_sizes [4, 4] : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- transform.structured.fuse: interchange length exceeds iteration space dimensions (2), found
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_interchange_length_exceeds(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4, 4] interchange [1, 0, 2] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// ----- transform.structured.fuse: expects interchange values to be in range [0, 2), found: 2
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_expects_interchange_values_to_be_in_range_0_2_found_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4, 4] interchange [1, 2] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// ----- transform.structured.fuse: found duplicate interchange value: 1
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_found_duplicate_interchange_value_1(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4, 4] interchange [1, 1] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// ----- structured.fuse
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.fuse %g tile_sizes [4, 4] {use_forall} : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.fuse_into_containing_op: could not find next producer to fuse into container
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_into_containing_op_could_not_find(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g tile_sizes [4] : (!op) -> (!op, !op)
    %p = transform.structured.match ops{["arith.constant"]} in %root : (!op) -> !op
    %q, %r = transform.structured.fuse_into_containing_op %p into %l : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.fuse_into_containing_op: requires exactly one containing_op handle (got 0)
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_into_containing_op_requires_exactly_one_containing_op(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %none = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %q, %r = transform.structured.fuse_into_containing_op %f into %none : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// ----- structured.fuse_into_containing_op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fuse_into_containing_op(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %none = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %q, %r = transform.structured.fuse_into_containing_op %none into %f : (!op, !op) -> (!op, !op)
    transform.debug.emit_remark_at %r, "kept" : !op
    transform.yield
  }
}
// ----- structured.interchange: transform applied to the wrong op kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @interchange_transform_applied_to_the_wrong_op_kind(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a = transform.structured.interchange %g iterator_interchange = [1, 0, 2] : (!op) -> !op
    transform.yield
  }
}
// ----- structured.interchange: "iterator_interchange" has length ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a = transform.structured.interchange %g iterator_interchange = [1, 0, 2] : (!op) -> !op
    transform.yield
  }
}
// ----- structured.interchange
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a = transform.structured.interchange %g iterator_interchange = [1, 0] : (!op) -> !op
    transform.yield
  }
}
// ----- structured.generalize: transform applied to the wrong op kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a = transform.structured.generalize %g : (!op) -> !op
    transform.yield
  }
}
// ----- structured.vectorize: Unsupported Op, cannot vectorize
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.structured.vectorize %g : !op
    transform.yield
  }
}
// ----- structured.vectorize: Attempted to vectorize, but failed
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @vectorize_attempted_to_vectorize_but_failed(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.structured.vectorize %g vector_sizes [4, 4] : !op
    transform.yield
  }
}
// ----- structured.vectorize: Attempted to vectorize, but failed
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @vectorize_attempted_to_vectorize_but_failed_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.structured.vectorize %g vector_sizes [2, 4, 4] : !op
    transform.yield
  }
}
// ----- structured.vectorize: Attempted to vectorize, but failed
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    transform.structured.vectorize %g : !op
    transform.yield
  }
}
// ----- loop.unroll: failed to unroll, incorrect type of payload
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.loop.unroll %g {factor = 2} : !op
    transform.yield
  }
}
// ----- transform.loop.unroll: 'transform.loop.unroll' op attribute 'factor' failed to satisfy constraint: ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %i, %o = transform.split_handle %g : (!op) -> (!op, !op)
    transform.loop.unroll %o {factor = 0} : !op
    transform.yield
  }
}
// ----- transform.loop.peel: operand #0 must be Transform IR handle to scf.for operations, but got ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %b = transform.loop.peel %g : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- transform.loop.pipeline: operand #0 must be Transform IR handle to scf.for operations, but got ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a = transform.loop.pipeline %g : (!op) -> !op
    transform.yield
  }
}
// ----- loop.coalesce: failed to coalesce
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a = transform.loop.coalesce %g : (!op) -> !op
    transform.yield
  }
}
// ----- loop.promote_if_one_iteration: transform applied to the wrong op kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.loop.promote_if_one_iteration %g : !op
    transform.yield
  }
}
// ----- loop.promote_if_one_iteration
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.loop.promote_if_one_iteration %g : !op
    transform.yield
  }
}
// ----- loop.hoist_loop_invariant_subsets: transform applied to the wrong op kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.loop.hoist_loop_invariant_subsets %g : !op
    transform.yield
  }
}
// ----- loop.outline: failed to outline
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %b = transform.loop.outline %g {func_name = "f"} : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- loop.fuse_sibling: target and source are not in the same block
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %i, %o = transform.split_handle %g : (!op) -> (!op, !op)
    %a = transform.loop.fuse_sibling %i into %o : (!op, !op) -> !op
    transform.yield
  }
}
// ----- loop.fuse_sibling: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %m = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %a = transform.loop.fuse_sibling %g into %g : (!op, !op) -> !op
    transform.yield
  }
}
// ----- get_producer_of_operand: a negative number
module attributes {transform.with_named_sequence} {
  func.func @negative_operand_number(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_producer_of_operand %m[-9223372036854775808] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- match.structured: fewer handles than results
// MLIR LEFT OUT: the missing handle is not set, and whoever uses it crashes
module attributes {transform.with_named_sequence} {
  func.func @fewer_handles(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.match.structured %m : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield
  }
}
// ----- replacement of the payload root
// MLIR LEFT OUT: crashes
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r = transform.structured.replace %root {
      builtin.module {}
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
