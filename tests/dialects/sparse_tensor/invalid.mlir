// COMPARE:
// ----- dense tensor
func.func @dense_tensor(%a: tensor<4xf32>) {
  %0 = sparse_tensor.number_of_entries %a : tensor<4xf32>
  return
}
// ----- static shape
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @static_shape(%p: tensor<5xindex>, %v: tensor<6xf32>) {
  %0 = sparse_tensor.assemble (%p, %p), %v : (tensor<5xindex>, tensor<5xindex>), tensor<6xf32> to tensor<?x?xf32, #CSR>
  return
}
// ----- fields
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @fields(%p: tensor<5xindex>, %v: tensor<6xf32>) {
  %0 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<6xf32> to tensor<4x8xf32, #CSR>
  return
}
// ----- element types of fields
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @element_types_fields(%p: tensor<5xi32>, %v: tensor<6xf32>) {
  %0 = sparse_tensor.assemble (%p, %p), %v : (tensor<5xi32>, tensor<5xi32>), tensor<6xf32> to tensor<4x8xf32, #CSR>
  return
}
// ----- conversion of rank
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @conversion_rank(%a: tensor<4xf32>) {
  %0 = sparse_tensor.convert %a : tensor<4xf32> to tensor<4x8xf32, #CSR>
  return
}
// ----- conversion of size
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @conversion_size(%a: tensor<4x9xf32>) {
  %0 = sparse_tensor.convert %a : tensor<4x9xf32> to tensor<4x8xf32, #CSR>
  return
}
// ----- level of positions
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @level_positions(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.positions %a {level = 2 : index} : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// ----- type of positions
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @type_positions(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<4x8xf32, #CSR> to memref<?xi32>
  return
}
// ----- shape of positions
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @shape_positions(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<4x8xf32, #CSR> to memref<4xindex>
  return
}
// ----- layout of coordinates
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @layout_coordinates(%a: tensor<4x8xf32, #COO>) {
  %0 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<4x8xf32, #COO> to memref<?xindex>
  return
}
// ----- no region of coordinates
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @no_region_coordinates(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.coordinates_buffer %a : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// ----- type of values
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @type_values(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.values %a : tensor<4x8xf32, #CSR> to memref<?xf64>
  return
}
// ----- not a slice
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @not_slice(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.slice.offset %a at 0 : tensor<4x8xf32, #CSR>
  return
}
// ----- one input
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @one_input(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.concatenate %a {dimension = 0 : index} : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// ----- dimension of concatenation
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @dimension_concatenation(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.concatenate %a, %a {dimension = 2
    : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// ----- sum of concatenation
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @sum_concatenation(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0
    : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// ----- dynamic input
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @dynamic_input(%a: tensor<?x?xf32, #CSR>) {
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0
    : index} : tensor<?x?xf32, #CSR>, tensor<?x?xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// ----- level of values
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @level_values(%a: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %a val_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// ----- missing level
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @missing_level(%a: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}
// ----- level of specifier
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @level_specifier(%a: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 2 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// ----- positions of a singleton
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @positions_singleton(%a: !sparse_tensor.storage_specifier<#COO>) {
  %0 = sparse_tensor.storage_specifier.get %a pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#COO>
  return
}
// ----- offset of no slice
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @offset_no_slice(%a: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %a dim_offset at 1 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// ----- coordinates
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates(%i: index) {
  %0:2 = sparse_tensor.crd_translate dim_to_lvl [%i] as #CSR : index, index
  return
}
// ----- level
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @level(%a: tensor<4x8xf32, #CSR>) {
  %c = arith.constant 2 : index
  %0 = sparse_tensor.lvl %a, %c : tensor<4x8xf32, #CSR>
  return
}
// ----- pushed count
func.func @pushed_count(%i: index, %b: memref<?xf32>, %v: f32) {
  %c = arith.constant 0 : index
  %0:2 = sparse_tensor.push_back %i, %b, %v, %c : index, memref<?xf32>, f32, index
  return
}
// ----- compressed coordinates
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @compressed_coordinates(%a: tensor<4x8xf32, #CSR>, %v: memref<?xf32>, %f: memref<?xi1>, %x: memref<?xindex>, %n: index) {
  %0 = sparse_tensor.compress %v, %f, %x, %n into %a[%n, %n] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x8xf32, #CSR>
  return
}
// ----- order
func.func @order(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (i)>} : memref<?xindex>
  return
}
// ----- size of keys
func.func @size_keys(%x: memref<3xindex>) {
  %n = arith.constant 4 : index
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>} : memref<3xindex>
  return
}
// ----- storage of reordered
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @storage_reordered(%a: tensor<4x8xf32, #COO>) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x8xf32, #COO> to tensor<4x8xf64, #COO>
  return
}
// ----- not a list
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @not_list(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// ----- levels of maps
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @levels_maps(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #COO>
  return
}
// ----- sizes of maps
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @sizes_maps(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSC>
  return
}
// ----- arguments of a region
func.func @arguments_region(%a: f64) {
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f64, %y: f64):
    %t = arith.constant true
    sparse_tensor.yield %t : i1
  }
  return
}
// ----- type of a region's argument
func.func @type_regions_argument(%a: f64) {
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f32):
    %t = arith.constant true
    sparse_tensor.yield %t : i1
  }
  return
}
// ----- yielded type
func.func @yielded_type(%a: f64) {
  %0 = sparse_tensor.reduce %a, %a, %a : f64 {
  ^bb0(%x: f64, %y: f64):
    %t = arith.constant true
    sparse_tensor.yield %t : i1
  }
  return
}
// ----- identity
func.func @identity(%a: f64, %b: i32) {
  %0 = sparse_tensor.binary %a, %b : f64, i32 to f64
    overlap={}
    left=identity
    right=identity
  return
}
// ----- local value
func.func @local_value(%a: f64) {
  %0 = sparse_tensor.unary %a : f64 to f64
    present={}
    absent={
      %x = math.absf %a : f64
      sparse_tensor.yield %x : f64
    }
  return
}
// ----- arguments of foreach
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @arguments_foreach(%a: tensor<4x8xf32, #CSR>) {
  sparse_tensor.foreach in %a : tensor<4x8xf32, #CSR> do {
  ^bb0(%i: index, %v: f32):
  }
  return
}
// ----- element of foreach
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @element_foreach(%a: tensor<4x8xf32, #CSR>) {
  sparse_tensor.foreach in %a : tensor<4x8xf32, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}
// ----- order of foreach
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @order_foreach(%a: tensor<4x8xf32, #CSR>) {
  sparse_tensor.foreach in %a {order = affine_map<(i) -> (i)>} : tensor<4x8xf32, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f32):
  }
  return
}
// ----- no parent
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @no_parent(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.extract_iteration_space %a lvls = 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// ----- empty range
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @empty_range(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.extract_iteration_space %a lvls = 1 to 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}
// ----- other space
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @other_space(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  return
}
// ----- last level
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @last_level(%a: tensor<4x8xf32, #CSR>, %i: !sparse_tensor.iterator<#CSR, lvls = 0>) {
  %0 = sparse_tensor.extract_value %a at %i : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0>
  return
}
// ----- coordinates of a loop
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates_loop(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  sparse_tensor.iterate %i in %s at(%c, %d) : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// ----- not a coordinate
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @not_coordinate(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  sparse_tensor.iterate %i in %s at(1) : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// ----- not a space
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @not_space(%s: tensor<4x8xf32, #CSR>) {
  sparse_tensor.iterate %i in %s : tensor<4x8xf32, #CSR> {
  }
  return
}
// ----- two spaces
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @two_spaces(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  sparse_tensor.iterate %i, %j in %s, %s : !sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// ----- carried types
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @carried_types(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %x: f32) {
  %0:2 = sparse_tensor.iterate %i in %s iter_args(%y = %x) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> (f32, f32) {
    sparse_tensor.yield %y : f32
  }
  return
}
// ----- same cases
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @same_cases(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %i, _ {
  }
  case %i, _ {
  }
  return
}
// ----- yield without parent
func.func @yield_without_parent(%x: f32) {
  sparse_tensor.yield %x : f32
  return
}
// ----- invalid attribute name, once
func.func @invalid_attribute_name_once(%s: !sparse_tensor.storage_specifier<# = 1>) {
  return
}
// ----- coiterate: too few block arguments before the number of cases
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: !sparse_tensor.iter_space<#s, lvls = 0>, %q: f32) {
  %r = "sparse_tensor.coiterate"(%a, %a, %q) <{crdUsedLvls = 1 : i64, cases = [1, 2], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0:
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#s, lvls = 0>, !sparse_tensor.iter_space<#s, lvls = 0>, f32) -> f32
  return
}
// ----- coiterate: the number of cases
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: !sparse_tensor.iter_space<#s, lvls = 0>, %q: f32) {
  %r = "sparse_tensor.coiterate"(%a, %a, %q) <{crdUsedLvls = 1 : i64, cases = [1, 2], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32):
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#s, lvls = 0>, !sparse_tensor.iter_space<#s, lvls = 0>, f32) -> f32
  return
}
