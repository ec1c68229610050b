// COMPARE:
// ----- invalid properties {alignment = [8, 9]} for op ptr.load: expected optional properties to become 0- ...
func.func @invalid_properties_alignment_8_9_for_op_load_expected(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = [8,9]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// ----- ptr.load
func.func @load(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = [8 : i32]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// ----- invalid properties {alignment = ["x"]} for op ptr.load: expected IntegerAttr for key `value`
func.func @invalid_properties_alignment_x_for_op_load_expected(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = ["x"]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// ----- ptr.load, ptr.store
func.func @load_store(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %1 = "ptr.load"(%p) <{alignment = [8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %2 = ptr.load %p atomic acquire alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %3 = ptr.load %p atomic syncscope("x") acquire alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store %0, %p atomic syncscope("x") release alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// ----- ptr.load: unsupported ordering 'release'
func.func @load_unsupported_ordering_release(%p: !ptr.ptr<#ptr.generic_space>) {
    %2 = ptr.load %p atomic release alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// ----- alignment must be a power of 2
func.func @alignment_must_be_a_power_of_2(%p: !ptr.ptr<#ptr.generic_space>) {
    %2 = ptr.load %p alignment = 9 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// ----- ptr.store: unsupported ordering 'acquire'
func.func @store_unsupported_ordering_acquire(%p: !ptr.ptr<#ptr.generic_space>, %a: f32) {
    ptr.store %a, %p atomic acquire alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// ----- ptr.store: expected alignment for atomic access
func.func @store_expected_alignment_for_atomic_access(%p: !ptr.ptr<#ptr.generic_space>, %a: f32) {
    ptr.store %a, %p atomic release : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// ----- alignment must be positive
func.func @alignment_must_be_positive(%p: !ptr.ptr<#ptr.generic_space>, %a: f32) {
    ptr.store %a, %p alignment = 0 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// ----- invalid kind of attribute specified
func.func @invalid_kind_of_attribute_specified(%p: !ptr.ptr<1>, %a: f32) {
  return
}
// ----- ptr.to_ptr, ptr.get_metadata, ptr.from_ptr
func.func @to_ptr_get_metadata_from_ptr(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#nvvm.memory_space<shared>>, %m: memref<f32,
      #llvm.address_space<3>>) {
   %0 = ptr.to_ptr %m : memref<f32, #llvm.address_space<3>> -> !ptr.ptr<#llvm.address_space<3>>
   %1 = ptr.get_metadata %m : memref<f32, #llvm.address_space<3>>
   %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#llvm.address_space<3>> -> memref<f32, #llvm.address_space<3>>
   %3 = ptr.from_ptr %0 : !ptr.ptr<#llvm.address_space<3>> -> memref<f32, #llvm.address_space<3>>
   %4 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
   %5 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
   %6 = ptr.type_offset f32 : index
   %7 = ptr.ptr_add %4, %6 : !ptr.ptr<#ptr.generic_space>, index
   %8 = ptr.ptr_add inbounds %4, %6 : !ptr.ptr<#ptr.generic_space>, index
   %9 = ptr.ptr_diff nuw|nsw %4, %4 : !ptr.ptr<#ptr.generic_space> -> index
  return
}
// ----- expected the input and output to have the same memory space
func.func @expected_the_input_and_output_to_have_the_same_memory_space(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m: memref<f32,
      #llvm.address_space<3>>) {
   %0 = ptr.to_ptr %m : memref<f32, #llvm.address_space<3>> -> !ptr.ptr<#ptr.generic_space>
  return
}
// ----- expected the input and output to have the same memory space
func.func @expected_the_input_and_output_to_have(%m: memref<f32, 3>) {
   %0 = ptr.to_ptr %m : memref<f32, 3> -> !ptr.ptr<#ptr.generic_space>
  return
}
// ----- expected the input and output to have the same memory space
func.func @expected_the_input_and_output_to_have_2(%m: memref<f32>) {
   %0 = ptr.to_ptr %m : memref<f32> -> !ptr.ptr<#ptr.generic_space>
   %4 = ptr.from_ptr %0 : !ptr.ptr<#ptr.generic_space> -> memref<f32>
  return
}
// ----- the result type cannot be `!ptr.ptr`
func.func @the_result_type_cannot_be_ptr(%q: !ptr.ptr<#ptr.generic_space>) {
   // MLIR LEFT OUT: it makes the metadata of a pointer, of which there is none, and builds with assertions stop
   %4 = ptr.from_ptr %q : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// ----- expected the input and output to have the same memory space
func.func @expected_the_input_and_output_to_have_the_same_memory_space_2(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m:
      !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) {
   %4 = ptr.from_ptr %p metadata %m : !ptr.ptr<#llvm.address_space<3>> -> memref<f32, #ptr.generic_space>
  return
}
// ----- the ptr-like type has no metadata
func.func @the_ptr_like_type_has_no_metadata(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) { return }
// ----- invalid kind of type specified
func.func @invalid_kind_of_type_specified(%p: !ptr.ptr_metadata<f32>) { return }
// -----
func.func @operations(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 128, index = 64>, b = #ptr.spec<size
      = 64, abi = 64, preferred = 64>} { return }
// ----- size entry must be divisible by 8
func.func @size_entry_must_be_divisible_by_8(%p: f32) attributes {a = #ptr.spec<size = 63, abi = 64, preferred = 128, index = 64>} { return }
// ----- abi entry must be divisible by 8
func.func @abi_entry_must_be_divisible_by_8(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 63, preferred = 128, index = 64>} { return }
// ----- preferred entry must be divisible by 8
func.func @preferred_entry_must_be_divisible_by_8(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 127, index = 64>} { return }
// ----- index entry must be divisible by 8
func.func @index_entry_must_be_divisible_by_8(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 63>} { return }
// ----- preferred alignment is expected to be at least as large as ABI alignment
func.func @preferred_alignment_is_expected_to_be_at(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 32, index = 64>} { return }
// ----- struct is missing required parameter: abi
func.func @struct_is_missing_required_parameter_abi(%p: f32) attributes {a = #ptr.spec<size = 64>} { return }
// ----- ptr.gather, ptr.masked_load, ptr.masked_store
func.func @gather_masked_load_masked_store(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.gather %q, %m, %v alignment = 4 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
   %1 = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
   ptr.masked_store %v, %p, %m alignment = 8 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
   ptr.scatter %v, %q, %m : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
 return }
// ----- alignment must be a power of 2
func.func @alignment_must_be_a_power_of_2_2(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.gather %q, %m, %v alignment = 5 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
 return }
// ----- alignment must be a power of 2
func.func @alignment_must_be_a_power_of_2_3(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %1 = ptr.masked_load %p, %m, %v alignment = 3: !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
 return }
// ----- alignment must be a power of 2
func.func @alignment_must_be_a_power_of_2_4(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   ptr.masked_store %v, %p, %m alignment = 6 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
 return }
// ----- alignment must be positive
func.func @alignment_must_be_positive_2(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   ptr.scatter %v, %q, %m alignment = -1 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
 return }
// ----- ptr.ptr_add, ptr.ptr_diff
func.func @ptr_add_ptr_diff(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.ptr_add %q, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
   %1 = ptr.ptr_add %q, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, index
   %2 = ptr.ptr_add nuw %p, %m : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
   %3 = ptr.ptr_diff %q, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
   %4 = ptr.ptr_diff nuw %p, %p : !ptr.ptr<#ptr.generic_space> -> i32
   %5 = ptr.ptr_diff nsw | nuw %p, %p : !ptr.ptr<#ptr.generic_space> -> i32
 return }
// ----- ptr.ptr_diff: requires the same shape for all operands and results
func.func @ptr_diff_requires_the_same_shape_for_all_operands_and(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %3 = ptr.ptr_diff %q, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> i32
 return }
// ----- the shaped containers type must match
func.func @the_shaped_containers_type_must_match(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: tensor<4xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.ptr_add %q, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
 return }
// ----- shapes of base and offset must match
func.func @shapes_of_base_and_offset_must_match(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.ptr_add %q, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xindex>
 return }
// ----- expected the result to have the same container type as the operands when operands are shaped
func.func @expected_the_result_to_have_the_same_container_type_as_the(%q: memref<4xf32, #llvm.address_space<1>>, %m: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
   %0 = ptr.ptr_diff %m, %m : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
 return }
// ----- type must be LLVM type with size, but got 'memref<f32>'
func.func @type_must_be_llvm_type_with_size_but_got_memref_f32(%p: !ptr.ptr<#llvm.address_space<3>>, %c: memref<f32>) {
   %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> memref<f32>
   ptr.store %c, %p : memref<f32>, !ptr.ptr<#llvm.address_space<3>>
   %2 = ptr.load %p atomic acquire alignment = 8 : !ptr.ptr<#llvm.address_space<3>> -> f32
   %3 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> i32
 return }
// ----- expected ':'
func.func @expected(%p: !ptr.ptr<#llvm.address_space<3>>, %c: memref<f32>) {
   %3 = ptr.load %p syncscope("x") : !ptr.ptr<#llvm.address_space<3>> -> i32
 return }
