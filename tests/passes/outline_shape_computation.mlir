// COMPARE: --outline-shape-computation --allow-unregistered-dialect
// ----- arithmetic on extents
// Two shapes, the second computed from the first by arithmetic on its extents.
func.func @shape_of_padded_rows(%rows: tensor<?x?xi8>, %border: index) -> tensor<?x?xi8> {
  %first = arith.constant 0 : index
  %second = arith.constant 1 : index
  %two = arith.constant 2 : index
  %before = shape.shape_of %rows : tensor<?x?xi8> -> tensor<2xindex>
  %height = shape.get_extent %before, %first : tensor<2xindex>, index -> index
  %width = shape.get_extent %before, %second : tensor<2xindex>, index -> index
  %flipped = "test.flip"(%rows) : (tensor<?x?xi8>) -> tensor<?x?xi8>
  %flipped_shaped = shape.with_shape %flipped, %before : tensor<?x?xi8>, tensor<2xindex>
  %flipped_value = shape.value_of %flipped_shaped : tensor<?x?xi8>
  %added = arith.muli %border, %two : index
  %wider = arith.addi %width, %added : index
  %padded = "test.pad"(%flipped_value, %border) : (tensor<?x?xi8>, index) -> tensor<?x?xi8>
  %after = shape.from_extents %height, %wider : index, index
  %padded_shaped = shape.with_shape %padded, %after : tensor<?x?xi8>, !shape.shape
  %padded_value = shape.value_of %padded_shaped : tensor<?x?xi8>
  return %padded_value : tensor<?x?xi8>
}
// ----- two more
func.func @two(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  %5 = "test.abs"(%4) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %6 = shape.with_shape %5, %0 : tensor<?x4xf32>, tensor<2xindex>
  %7 = shape.value_of %6 : tensor<?x4xf32>
  return %7 : tensor<?x4xf32>
}
func.func @two_more(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
// ----- unused
func.func @unused(%arg0: tensor<?x4xf32>, %s: tensor<2xindex>, %sh: !shape.shape) -> tensor<?x4xf32> {
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = shape.with_shape %2, %s : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  %5 = "test.abs"(%4) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %6 = shape.with_shape %5, %sh : tensor<?x4xf32>, !shape.shape
  %7 = shape.value_of %6 : tensor<?x4xf32>
  return %7 : tensor<?x4xf32>
}
// ----- noval
func.func @noval(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>, !shape.value_shape, tensor<2xindex>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, tensor<2xindex>
  return %2, %3, %0 : tensor<?x4xf32>, !shape.value_shape, tensor<2xindex>
}
// ----- nested
func.func @nested(%arg0: tensor<?x4xf32>, %c: i1) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %r = scf.if %c -> tensor<?x4xf32> {
    %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, tensor<2xindex>
    %4 = shape.value_of %3 : tensor<?x4xf32>
    scf.yield %4 : tensor<?x4xf32>
  } else { scf.yield %arg0 : tensor<?x4xf32> }
  return %r : tensor<?x4xf32>
}
// ----- dimop
func.func @dimop(%arg0: tensor<?x4xf32>, %i: index, %n: index) -> (tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  %e = arith.addi %d, %n : index
  %c4 = arith.constant 4 : index
  %0 = shape.from_extents %e, %c4 : index, index
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?x4xf32>
  "test.use"(%e) : (index) -> ()
  return %4 : tensor<?x4xf32>
}
// ----- clash, shape cal 0
func.func @clash(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
func.func private @shape_cal_0()
// ----- shape.shape_of, shape.with_shape, shape.value_of
func.func @dep(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %2 = "test.abs"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = shape.shape_of %2 : tensor<?x4xf32> -> tensor<2xindex>
  %3 = shape.with_shape %2, %0 : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  %5 = "test.abs"(%4) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %6 = shape.shape_of %4 : tensor<?x4xf32> -> tensor<2xindex>
  %7 = shape.with_shape %5, %6 : tensor<?x4xf32>, tensor<2xindex>
  %8 = shape.value_of %7 : tensor<?x4xf32>
  return %8 : tensor<?x4xf32>
}
// ----- onarg
func.func @onarg(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %3 = shape.with_shape %arg0, %0 : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  %9 = shape.value_of %3 : tensor<?x4xf32>
  %5 = "test.concat"(%4, %9) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %s = shape.const_shape [2, 4] : tensor<2xindex>
  %6 = shape.with_shape %5, %s : tensor<?x4xf32>, tensor<2xindex>
  %7 = shape.value_of %6 : tensor<?x4xf32>
  return %7 : tensor<?x4xf32>
}
// ----- plain
func.func @plain(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  return %arg0 : tensor<?x4xf32>
}
// ----- unranked
func.func @unranked(%a: tensor<*xf32>, %m: tensor<4xf32>, %s: tensor<?xindex>, %v: !shape.value_shape) -> (tensor<*xf32>, tensor<4xf32>) {
  %q = shape.rank %s : tensor<?xindex> -> index
  %0 = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.with_shape %a, %0 : tensor<*xf32>, tensor<?xindex>
  %4 = shape.value_of %3 : tensor<*xf32>
  %5 = shape.shape_of %m : tensor<4xf32> -> tensor<1xindex>
  %6 = shape.with_shape %m, %5 : tensor<4xf32>, tensor<1xindex>
  %7 = shape.value_of %6 : tensor<4xf32>
  %8 = shape.with_shape %v, %s : !shape.value_shape, tensor<?xindex>
  %9 = shape.value_of %8 : tensor<4xf32>
  "test.use"(%9) : (tensor<4xf32>) -> ()
  return %4, %7 : tensor<*xf32>, tensor<4xf32>
}
// ----- effects
func.func @effects(%a: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %i, %j = "test.two"(%a) : (tensor<?x4xf32>) -> (index, index)
  %0 = shape.from_extents %i, %j : index, index
  %3 = shape.with_shape %a, %0 : tensor<?x4xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
// ----- values captured by a reduction
// MLIR LEFT OUT: the function uses values of the one that it was outlined from
func.func @reg(%a: tensor<?x4xf32>, %k: index) -> (tensor<?x4xf32>) {
  %sh = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %c1 = arith.constant 1 : index
  %r = shape.reduce(%sh, %c1) : tensor<2xindex> -> index {
    ^bb0(%i: index, %d: index, %l: index):
      %x = arith.muli %l, %d : index
      %y = arith.addi %x, %k : index
      shape.yield %y : index
  }
  %0 = shape.from_extents %r, %c1 : index, index
  %3 = shape.with_shape %a, %0 : tensor<?x4xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
// ----- values captured by branches
// MLIR LEFT OUT: the function uses values of the one that it was outlined from
func.func @ifs(%a: tensor<?x4xf32>, %k: index, %c: i1) -> (tensor<?x4xf32>) {
  %c1 = arith.constant 1 : index
  %r = scf.if %c -> index {
      %y = arith.addi %c1, %k : index
      scf.yield %y : index
  } else { scf.yield %k : index }
  %0 = shape.from_extents %r, %c1 : index, index
  %3 = shape.with_shape %a, %0 : tensor<?x4xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
// ----- shape.shape_of, shape.with_shape, shape.value_of
module @inner {
func.func @shape_of_with_shape_value_of(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %3 = shape.with_shape %arg0, %0 : tensor<?x4xf32>, tensor<2xindex>
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}
}
// ----- shared
func.func @shared(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %arg1 : tensor<?x4xf32> -> tensor<2xindex>
  %e = shape.get_extent %1, %c0 : tensor<2xindex>, index -> index
  %f = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %g = arith.addi %f, %e : index
  %h = shape.from_extents %g, %e : index, index
  %k = shape.from_extents %c4, %e : index, index
  %3 = shape.with_shape %arg0, %h : tensor<?x4xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?x4xf32>
  %5 = shape.with_shape %arg1, %k : tensor<?x4xf32>, !shape.shape
  %6 = shape.value_of %5 : tensor<?x4xf32>
  return %4, %6 : tensor<?x4xf32>, tensor<?x4xf32>
}
// ----- shape.shape_of, shape.with_shape, arith.addi
func.func @dead(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %3 = shape.with_shape %arg0, %0 : tensor<?x4xf32>, tensor<2xindex>
  %c = arith.constant 3 : index
  %d = arith.constant 3 : index
  %e = arith.addi %c, %d : index
  "test.use"(%e) : (index) -> ()
  return %arg0 : tensor<?x4xf32>
}
// ----- chain
func.func @chain(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %3 = shape.with_shape %arg0, %0 : tensor<?x4xf32>, tensor<2xindex>
  %5 = shape.with_shape %3, %0 : !shape.value_shape, tensor<2xindex>
  %6 = shape.value_of %5 : tensor<?x4xf32>
  %s = shape.shape_of %3 : !shape.value_shape -> !shape.shape
  "test.use"(%s) : (!shape.shape) -> ()
  return %6 : tensor<?x4xf32>
}
// ----- memref.dim, tensor.dim
func.func @twod(%arg0: tensor<?x4xf32>, %m: memref<?xf32>) -> (tensor<?x4xf32>, index) {
  %c0 = arith.constant 0 : index
  %q = memref.dim %m, %c0 : memref<?xf32>
  %d = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  return %arg0, %d : tensor<?x4xf32>, index
}
// ----- sameval
func.func @sameval(%arg0: tensor<?x4xf32>, %s: tensor<2xindex>, %t: tensor<2xindex>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %3 = shape.with_shape %arg0, %s : tensor<?x4xf32>, tensor<2xindex>
  %6 = shape.value_of %3 : tensor<?x4xf32>
  %4 = shape.with_shape %arg0, %t : tensor<?x4xf32>, tensor<2xindex>
  %7 = shape.value_of %4 : tensor<?x4xf32>
  return %6, %7 : tensor<?x4xf32>, tensor<?x4xf32>
}
// ----- blocks
func.func @blocks(%arg0: tensor<?x4xf32>, %c: i1) -> (tensor<?x4xf32>) {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^a, ^b
^a:
  %e = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %h = shape.from_extents %e, %e : index, index
  %3 = shape.with_shape %arg0, %h : tensor<?x4xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
^b:
  return %arg0 : tensor<?x4xf32>
}
