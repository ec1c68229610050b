// COMPARE:
// ----- ptr.constant, rejected
func.func @constant_rejected() {
  %r0 = "ptr.constant"() <{value = false}> : () -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.constant
func.func @constant() {
  %r0 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.from_ptr, rejected
func.func @from_ptr_rejected(%a0: !ptr.ptr<#ptr.generic_space>, %a1: !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>) {
  %r0 = "ptr.from_ptr"(%a0, %a1) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<4xf32,
      #ptr.generic_space>>) ->
      (memref<?xf64>)
  return
}
// ----- ptr.from_ptr, rejected
func.func @from_ptr_rejected_2(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.from_ptr"(%a0) : (!ptr.ptr<#ptr.generic_space>) -> (memref<4x8xf32, #gpu.address_space<workgroup>>)
  return
}
// ----- ptr.from_ptr, rejected
func.func @from_ptr_rejected_3(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.from_ptr"(%a0) : (!ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.gather, rejected
func.func @gather_rejected(%a0: tensor<4x!ptr.ptr<#ptr.generic_space>>, %a1: vector<[4]xi1>, %a2:
      tensor<4x!ptr.ptr<#ptr.generic_space>>) {
  %r0 = "ptr.gather"(%a0, %a1, %a2) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]xi1>,
      tensor<4x!ptr.ptr<#ptr.generic_space>>) -> (vector<[4]xi1>)
  return
}
// ----- ptr.gather, rejected
func.func @gather_rejected_2(%a0: vector<4x!ptr.ptr<#ptr.generic_space>>, %a1: vector<[4]xi1>, %a2: vector<8xbf16>) {
  %r0 = "ptr.gather"(%a0, %a1, %a2) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]xi1>, vector<8xbf16>) ->
      (vector<4x!ptr.ptr<#ptr.generic_space>>)
  return
}
// ----- ptr.gather, rejected
func.func @gather_rejected_3(%a0: tensor<4x!ptr.ptr<#ptr.generic_space>>, %a1: vector<32xi1>, %a2: vector<32xi1>) {
  %r0 = "ptr.gather"(%a0, %a1, %a2) <{alignment = 16 : i64}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<32xi1>,
      vector<32xi1>) -> (vector<32xi1>)
  return
}
// ----- ptr.gather, rejected
func.func @gather_rejected_4(%a0: tensor<4x!ptr.ptr<#ptr.generic_space>>, %a1: tensor<?xi1>, %a2: tensor<?xi1>) {
  %r0 = "ptr.gather"(%a0, %a1, %a2) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<?xi1>, tensor<?xi1>) ->
      (tensor<?xi1>)
  return
}
// ----- ptr.get_metadata, rejected
func.func @get_metadata_rejected(%a0: memref<f32>) {
  %r0 = "ptr.get_metadata"(%a0) : (memref<f32>) -> (!ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>)
  return
}
// ----- ptr.load
func.func @load(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{nontemporal = unit, invariant = unit}> : (!ptr.ptr<#ptr.generic_space>) -> (vector<4x4xi64>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 16 : i64, nontemporal = unit}> : (!ptr.ptr<#ptr.generic_space>) -> (vector<2xi32>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_2(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 16 : i64, invariantGroup = unit, syncscope = "x"}> :
      (!ptr.ptr<#ptr.generic_space>) ->
      (memref<4xf16>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_3(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{ordering = 0 : i32, syncscope = "x"}> : (!ptr.ptr<#ptr.generic_space>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_4(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{volatile_ = unit, nontemporal = unit, invariantGroup = unit, ordering = 6 : i32}> :
      (!ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_5(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 8 : i64, volatile_ = unit, ordering = 0 : i32}> :
      (!ptr.ptr<#ptr.generic_space>) ->
      (memref<?xf16>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_6(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 1 : i64, invariant = unit, invariantGroup = unit, ordering = 1 : i32, syncscope
      = "x"}>
      : (!ptr.ptr<#ptr.generic_space>) -> (vector<2x4xbf16>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_7(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{nontemporal = unit, ordering = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_8(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 1 : i64, volatile_ = unit, nontemporal = unit, invariant = unit, invariantGroup
      = unit,
      ordering = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_9(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 16 : i64, volatile_ = unit}> : (!ptr.ptr<#ptr.generic_space>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_10(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 1 : i64, invariant = unit}> : (!ptr.ptr<#ptr.generic_space>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_11(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 1 : i64, nontemporal = unit, invariant = unit, ordering = 0 : i32, syncscope =
      "x"}> :
      (!ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.load, rejected
func.func @load_rejected_12(%a0: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.load"(%a0) <{alignment = 2 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.masked_load, rejected
func.func @masked_load_rejected(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<128xi1>, %a2: vector<64xf16>) {
  %r0 = "ptr.masked_load"(%a0, %a1, %a2) : (!ptr.ptr<#ptr.generic_space>, vector<128xi1>, vector<64xf16>) ->
      (vector<128xi1>)
  return
}
// ----- ptr.masked_load, rejected
func.func @masked_load_rejected_2(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<3xi1>, %a2: vector<16xi1>) {
  %r0 = "ptr.masked_load"(%a0, %a1, %a2) <{alignment = 8 : i64}> : (!ptr.ptr<#ptr.generic_space>, vector<3xi1>,
      vector<16xi1>) -> (vector<3xi1>)
  return
}
// ----- ptr.masked_load
func.func @masked_load(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<16xi1>, %a2: vector<16xi1>) {
  %r0 = "ptr.masked_load"(%a0, %a1, %a2) : (!ptr.ptr<#ptr.generic_space>, vector<16xi1>, vector<16xi1>) ->
      (vector<16xi1>)
  return
}
// ----- ptr.masked_load, rejected
func.func @masked_load_rejected_3(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<64xi1>, %a2: vector<64xi1>) {
  %r0 = "ptr.masked_load"(%a0, %a1, %a2) : (!ptr.ptr<#ptr.generic_space>, vector<64xi1>, vector<64xi1>) ->
      (vector<1xf8E5M2>)
  return
}
// ----- ptr.masked_store, rejected
func.func @masked_store_rejected(%a0: vector<[8]xi32>, %a1: !ptr.ptr<#ptr.generic_space>, %a2: tensor<1xi1>) {
  "ptr.masked_store"(%a0, %a1, %a2) <{alignment = 8 : i64}> : (vector<[8]xi32>, !ptr.ptr<#ptr.generic_space>,
      tensor<1xi1>)
      -> ()
  return
}
// ----- ptr.masked_store, rejected
func.func @masked_store_rejected_2(%a0: vector<32xf64>, %a1: !ptr.ptr<#ptr.generic_space>, %a2: vector<128xi1>) {
  "ptr.masked_store"(%a0, %a1, %a2) : (vector<32xf64>, !ptr.ptr<#ptr.generic_space>, vector<128xi1>) -> ()
  return
}
// ----- ptr.masked_store
func.func @masked_store(%a0: vector<2xf32>, %a1: !ptr.ptr<#ptr.generic_space>, %a2: vector<2xi1>) {
  "ptr.masked_store"(%a0, %a1, %a2) : (vector<2xf32>, !ptr.ptr<#ptr.generic_space>, vector<2xi1>) -> ()
  return
}
// ----- ptr.ptr_add, rejected
func.func @ptr_add_rejected(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<[2]x[2]xi64>) {
  %r0 = "ptr.ptr_add"(%a0, %a1) <{flags = 2 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<[2]x[2]xi64>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.ptr_add, rejected
func.func @ptr_add_rejected_2(%a0: !ptr.ptr<#ptr.generic_space>, %a1: tensor<4xi64>) {
  %r0 = "ptr.ptr_add"(%a0, %a1) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, tensor<4xi64>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.ptr_add, rejected
func.func @ptr_add_rejected_3(%a0: vector<4x!ptr.ptr<#ptr.generic_space>>, %a1: vector<1xi64>) {
  %r0 = "ptr.ptr_add"(%a0, %a1) <{flags = 0 : i32}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<1xi64>) ->
      (vector<4x!ptr.ptr<#ptr.generic_space>>)
  return
}
// ----- ptr.ptr_add, rejected
func.func @ptr_add_rejected_4(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<[4]xi8>) {
  %r0 = "ptr.ptr_add"(%a0, %a1) : (!ptr.ptr<#ptr.generic_space>, vector<[4]xi8>) ->
      (vector<4x!ptr.ptr<#ptr.generic_space>>)
  return
}
// ----- ptr.ptr_add, rejected
func.func @ptr_add_rejected_5(%a0: !ptr.ptr<#ptr.generic_space>, %a1: vector<128xi16>) {
  %r0 = "ptr.ptr_add"(%a0, %a1) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<128xi16>) ->
      (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.ptr_add, rejected
func.func @ptr_add_rejected_6(%a0: tensor<4x!ptr.ptr<#ptr.generic_space>>, %a1: vector<4xi8>) {
  %r0 = "ptr.ptr_add"(%a0, %a1) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi8>) ->
      (tensor<4x!ptr.ptr<#ptr.generic_space>>)
  return
}
// ----- ptr.ptr_diff, rejected
func.func @ptr_diff_rejected(%a0: vector<4x!ptr.ptr<#ptr.generic_space>>, %a1: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
  %r0 = "ptr.ptr_diff"(%a0, %a1) : (vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) ->
      (vector<4xi64>)
  return
}
// ----- ptr.ptr_diff, rejected
func.func @ptr_diff_rejected_2(%a0: tensor<4x!ptr.ptr<#ptr.generic_space>>, %a1: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
  %r0 = "ptr.ptr_diff"(%a0, %a1) <{flags = 2 : i8}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>,
      tensor<4x!ptr.ptr<#ptr.generic_space>>) -> (vector<1xi8>)
  return
}
// ----- ptr.ptr_diff
func.func @ptr_diff(%a0: !ptr.ptr<#ptr.generic_space>, %a1: !ptr.ptr<#ptr.generic_space>) {
  %r0 = "ptr.ptr_diff"(%a0, %a1) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> (i16)
  return
}
// ----- ptr.scatter, rejected
func.func @scatter_rejected(%a0: vector<1xf8E5M2>, %a1: vector<4x!ptr.ptr<#ptr.generic_space>>, %a2: vector<[16]xi1>) {
  "ptr.scatter"(%a0, %a1, %a2) : (vector<1xf8E5M2>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<[16]xi1>) -> ()
  return
}
// ----- ptr.scatter, rejected
func.func @scatter_rejected_2(%a0: vector<[16]xi1>, %a1: vector<4x!ptr.ptr<#ptr.generic_space>>, %a2: vector<[16]xi1>) {
  "ptr.scatter"(%a0, %a1, %a2) <{alignment = 16 : i64}> : (vector<[16]xi1>, vector<4x!ptr.ptr<#ptr.generic_space>>,
      vector<[16]xi1>) -> ()
  return
}
// ----- ptr.scatter, rejected
func.func @scatter_rejected_3(%a0: vector<16xi1>, %a1: vector<4x!ptr.ptr<#ptr.generic_space>>, %a2: vector<16xi1>) {
  "ptr.scatter"(%a0, %a1, %a2) : (vector<16xi1>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<16xi1>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected(%a0: vector<16xi16>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{nontemporal = unit, ordering = 5 : i32, syncscope = "x"}> : (vector<16xi16>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_2(%a0: tensor<?xf8E5M2>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 16 : i64, ordering = 5 : i32, syncscope = "x"}> : (tensor<?xf8E5M2>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_3(%a0: vector<2xi64>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 2 : i64, nontemporal = unit, invariantGroup = unit, ordering = 6 : i32,
      syncscope =
      "x"}> : (vector<2xi64>, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store
func.func @store(%a0: memref<16x16xi64>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{volatile_ = unit, nontemporal = unit, invariantGroup = unit}> : (memref<16x16xi64>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_4(%a0: vector<6xi32>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 2 : i64, volatile_ = unit, nontemporal = unit}> : (vector<6xi32>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_5(%a0: vector<4x4xi16>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{invariantGroup = unit, ordering = 3 : i32, syncscope = "x"}> : (vector<4x4xi16>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_6(%a0: tensor<1xf64>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{nontemporal = unit, ordering = 0 : i32, syncscope = "x"}> : (tensor<1xf64>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_7(%a0: tensor<i32>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 2 : i64, volatile_ = unit, invariantGroup = unit, ordering = 0 : i32}> :
      (tensor<i32>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_8(%a0: tensor<?xf8E5M2>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{ordering = 6 : i32}> : (tensor<?xf8E5M2>, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_9(%a0: vector<4x4xf8E5M2>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 16 : i64, nontemporal = unit, invariantGroup = unit}> : (vector<4x4xf8E5M2>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_10(%a0: tensor<1xf64>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 16 : i64, volatile_ = unit, syncscope = "x"}> : (tensor<1xf64>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_11(%a0: !llvm.ptr<6>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 2 : i64, volatile_ = unit, ordering = 0 : i32}> : (!llvm.ptr<6>,
      !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_12(%a0: vector<32xi64>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 8 : i64, nontemporal = unit, invariantGroup = unit, ordering = 2 : i32}> :
      (vector<32xi64>, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.store, rejected
func.func @store_rejected_13(%a0: vector<[4]x[4]xf16>, %a1: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%a0, %a1) <{alignment = 2 : i64, volatile_ = unit, ordering = 6 : i32, syncscope = "x"}> :
      (vector<[4]x[4]xf16>, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// ----- ptr.to_ptr
func.func @to_ptr(%a0: memref<f32, #ptr.generic_space>) {
  %r0 = "ptr.to_ptr"(%a0) : (memref<f32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>)
  return
}
// ----- ptr.type_offset
func.func @type_offset() {
  %r0 = "ptr.type_offset"() <{elementType = f32}> : () -> (i4)
  return
}
