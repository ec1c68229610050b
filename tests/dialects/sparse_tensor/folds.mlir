// COMPARE: --canonicalize
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
#Slice = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @whole(%p: index, %d: tensor<4x8xf32>, %s: tensor<4x8xf32, #CSR>, %coo: tensor<4x8xf32, #COO>) -> tensor<8x8xf32, #CSR> {
  %0 = sparse_tensor.new %p : index to tensor<?x?xf64, #CSR>
  %1 = sparse_tensor.convert %d : tensor<4x8xf32> to tensor<4x8xf32, #CSC>
  %2 = sparse_tensor.concatenate %s, %s {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<8x8xf32, #CSR>
  %3 = sparse_tensor.load %s hasInserts : tensor<4x8xf32, #CSR>
  %4 = sparse_tensor.reorder_coo quick_sort %coo : tensor<4x8xf32, #COO> to tensor<4x8xf32, #COO>
  sparse_tensor.out %s, %p : tensor<4x8xf32, #CSR>, index
  sparse_tensor.print %s : tensor<4x8xf32, #CSR>
  %5 = sparse_tensor.has_runtime_library
  return %2 : tensor<8x8xf32, #CSR>
}
func.func @arrays(%pos: tensor<5xindex>, %crd: tensor<6xindex>, %val: tensor<6xf32>) {
  %s = sparse_tensor.assemble (%pos, %crd), %val : (tensor<5xindex>, tensor<6xindex>), tensor<6xf32> to tensor<4x8xf32, #CSR>
  %rp, %rc, %rv, %pl, %cl, %vl = sparse_tensor.disassemble %s : tensor<4x8xf32, #CSR>
    out_lvls(%pos, %crd : tensor<5xindex>, tensor<6xindex>) out_vals(%val : tensor<6xf32>)
    -> (tensor<5xindex>, tensor<6xindex>), tensor<6xf32>, (index, i32), index
  %0 = sparse_tensor.positions %s {level = 1 : index} : tensor<4x8xf32, #CSR> to memref<?xindex>
  %1 = sparse_tensor.coordinates %s {level = 1 : index} : tensor<4x8xf32, #CSR> to memref<?xindex>
  %2 = sparse_tensor.values %s : tensor<4x8xf32, #CSR> to memref<?xf32>
  %3 = sparse_tensor.number_of_entries %s : tensor<4x8xf32, #CSR>
  return
}
func.func @coo(%s: tensor<4x8xf32, #COO>, %slice: tensor<2x4xf32, #Slice>, %i: index, %j: index) -> (index, index) {
  %0 = sparse_tensor.coordinates %s {level = 1 : index} : tensor<4x8xf32, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %1 = sparse_tensor.coordinates_buffer %s : tensor<4x8xf32, #COO> to memref<?xindex>
  %2 = sparse_tensor.slice.offset %slice at 1 : tensor<2x4xf32, #Slice>
  %3 = sparse_tensor.slice.stride %slice at 0 : tensor<2x4xf32, #Slice>
  %c1 = arith.constant 1 : index
  %4 = sparse_tensor.lvl %s, %c1 : tensor<4x8xf32, #COO>
  %5:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
  %6:2 = sparse_tensor.crd_translate lvl_to_dim [%5#0, %5#1, %5#2, %5#3] as #BSR : index, index
  %7:2 = sparse_tensor.crd_translate dim_to_lvl [%6#0, %6#1] as #CSC : index, index
  return %7#0, %4 : index, index
}
func.func @buffers(%s: tensor<4x8xf32, #CSR>, %n: index, %b: memref<?xf64>, %v: f64, %ints: memref<?xi64>) -> index {
  %0, %size = sparse_tensor.push_back inbounds %n, %b, %v : index, memref<?xf64>, f64
  %1, %size2 = sparse_tensor.push_back %n, %b, %v, %n : index, memref<?xf64>, f64, index
  %values, %filled, %added, %count = sparse_tensor.expand %s : tensor<4x8xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %2 = sparse_tensor.compress %values, %filled, %added, %count into %s[%n] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x8xf32, #CSR>
  sparse_tensor.sort hybrid_quick_sort %n, %ints jointly %b {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} : memref<?xi64> jointly memref<?xf64>
  %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.set %3 crd_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.storage_specifier.get %4 crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %6 = sparse_tensor.storage_specifier.init with %3 : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#Slice>
  return %5 : index
}
func.func @bodies(%s: tensor<4x8xf32, #CSR>, %a: f64, %b: i32, %d: f32) {
  %0 = sparse_tensor.binary %a, %b : f64, i32 to f64
    overlap={
      ^bb0(%x: f64, %y: i32):
        sparse_tensor.yield %x : f64
    }
    left=identity
    right={}
  %1 = sparse_tensor.unary %a : f64 to f64
    present={
      ^bb0(%x: f64):
        sparse_tensor.yield %x : f64
    }
    absent={}
  %2 = sparse_tensor.reduce %a, %a, %a : f64 {
    ^bb0(%x: f64, %y: f64):
      sparse_tensor.yield %y : f64
  }
  %3 = sparse_tensor.select %a : f64 {
    ^bb0(%x: f64):
      %t = arith.cmpf "ogt", %x, %x : f64
      sparse_tensor.yield %t : i1
  }
  %4 = sparse_tensor.foreach in %s init(%d) {order = affine_map<(i, j) -> (j, i)>} : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %sum: f32):
    sparse_tensor.yield %v : f32
  }
  sparse_tensor.foreach in %s : tensor<4x8xf32, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f32):
  }
  return
}
