// COMPARE: --allow-unregistered-dialect
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>) {
  %0 = shape.add %z, %i : !shape.size, index -> !shape.size
  %1 = shape.add %i, %i : index, index -> index
  %2 = shape.div %i, %i {a = 1} : index, index -> index
  %3 = shape.mul %i, %i : index, index -> !shape.size
  %4 = shape.max %z, %z : !shape.size, !shape.size -> !shape.size
  %5 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %6 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %7 = shape.assuming %w -> (i1) { shape.assuming_yield %b : i1 }
  shape.assuming %w { "test.x"() : () -> () }
  %8 = shape.assuming_all %w, %w
  %9 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %10 = shape.broadcast %s, %e {error = "hi"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %11 = shape.concat %e, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %12 = shape.const_shape [1, 2, 3] : !shape.shape
  %13 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %14 = shape.const_shape {a = 3} [] : tensor<0xindex>
  %15 = shape.const_size 4
  %16 = shape.const_witness true
  %17 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %18 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %19 = shape.cstr_require %b, "msg"
  %20 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %21 = shape.dim %t, %i : tensor<*xf32>, index -> index
  %22 = shape.from_extent_tensor %e : tensor<?xindex>
  %23 = shape.from_extents %i, %z : index, !shape.size
  %24 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %25 = shape.index_to_size %i
  %26 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %27 = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %28 = shape.meet %z, %i, error = "x" : !shape.size, index -> !shape.size
  %29 = shape.num_elements %s : !shape.shape -> !shape.size
  %30 = shape.rank %e : tensor<?xindex> -> index
  %31 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%in: index, %ex: !shape.size, %acc: !shape.size):
    %n = shape.mul %acc, %ex : !shape.size, !shape.size -> !shape.size
    shape.yield %n : !shape.size
  }
  %32:2 = shape.reduce(%e, %i, %i) : tensor<?xindex> -> (index, index) {
  ^bb0(%in: index, %ex: index, %acc: index, %acc2: index):
    shape.yield %acc, %acc2 : index, index
  }
  %33 = shape.shape_eq %s, %e : !shape.shape, tensor<?xindex>
  %34 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %35 = shape.shape_of %t2 : tensor<2x?xf32> -> tensor<2xindex>
  %36 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %37 = shape.shape_of %t2 : tensor<2x?xf32> -> !shape.shape
  %38 = shape.size_to_index %z : !shape.size
  %39:2 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %40 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %41 = shape.value_as_shape %x : tensor<3xi32> -> !shape.shape
  %42 = shape.value_of %v : tensor<*xf32>
  %43 = shape.with_shape %t, %s : tensor<*xf32>, !shape.shape
  return
}
shape.function_library @lib {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
  shape.func private @ext(%arg: !shape.value_shape) -> !shape.shape
} mapping { std.atan = @same }
