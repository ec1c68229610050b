// COMPARE:
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = [8,9]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = [8 : i32]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = ["x"]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
    %0 = "ptr.load"(%p) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %1 = "ptr.load"(%p) <{alignment = [8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %2 = ptr.load %p atomic acquire alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %3 = ptr.load %p atomic syncscope("x") acquire alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store %0, %p atomic syncscope("x") release alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
    %2 = ptr.load %p atomic release alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
    %2 = ptr.load %p alignment = 9 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %a: f32) {
    ptr.store %a, %p atomic acquire alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %a: f32) {
    ptr.store %a, %p atomic release : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %a: f32) {
    ptr.store %a, %p alignment = 0 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<1>, %a: f32) {
  return
}
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#nvvm.memory_space<shared>>, %m: memref<f32,
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
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m: memref<f32,
      #llvm.address_space<3>>) {
   %0 = ptr.to_ptr %m : memref<f32, #llvm.address_space<3>> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, 3>) {
   %0 = ptr.to_ptr %m : memref<f32, 3> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m: memref<f32>) {
   %0 = ptr.to_ptr %m : memref<f32> -> !ptr.ptr<#ptr.generic_space>
   %4 = ptr.from_ptr %0 : !ptr.ptr<#ptr.generic_space> -> memref<f32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m: memref<f32>) {
   // MLIR LEFT OUT: it makes the metadata of a pointer, which there is none of, and builds with assertions stop
   %4 = ptr.from_ptr %q : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %q: !ptr.ptr<#ptr.generic_space>, %m:
      !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) {
   %4 = ptr.from_ptr %p metadata %m : !ptr.ptr<#llvm.address_space<3>> -> memref<f32, #ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) { return }
// -----
func.func @f(%p: !ptr.ptr_metadata<f32>) { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 128, index = 64>, b = #ptr.spec<size
      = 64, abi = 64, preferred = 64>} { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 63, abi = 64, preferred = 128, index = 64>} { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 63, preferred = 128, index = 64>} { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 127, index = 64>} { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 63>} { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 32, index = 64>} { return }
// -----
func.func @f(%p: f32) attributes {a = #ptr.spec<size = 64>} { return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.gather %q, %m, %v alignment = 4 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
   %1 = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
   ptr.masked_store %v, %p, %m alignment = 8 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
   ptr.scatter %v, %q, %m : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.gather %q, %m, %v alignment = 5 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %1 = ptr.masked_load %p, %m, %v alignment = 3: !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   ptr.masked_store %v, %p, %m alignment = 6 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %r: vector<5xf32>, %p:
      !ptr.ptr<#ptr.generic_space>) {
   ptr.scatter %v, %q, %m alignment = -1 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.ptr_add %q, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
   %1 = ptr.ptr_add %q, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, index
   %2 = ptr.ptr_add nuw %p, %m : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
   %3 = ptr.ptr_diff %q, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
   %4 = ptr.ptr_diff nuw %p, %p : !ptr.ptr<#ptr.generic_space> -> i32
   %5 = ptr.ptr_diff nsw | nuw %p, %p : !ptr.ptr<#ptr.generic_space> -> i32
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %3 = ptr.ptr_diff %q, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> i32
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: tensor<4xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.ptr_add %q, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
 return }
// -----
func.func @f(%q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xindex>, %i: index, %p:
      !ptr.ptr<#ptr.generic_space>) {
   %0 = ptr.ptr_add %q, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xindex>
 return }
// -----
func.func @f(%q: memref<4xf32, #llvm.address_space<1>>, %m: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
   %0 = ptr.ptr_diff %m, %m : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
 return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %c: memref<f32>) {
   %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> memref<f32>
   ptr.store %c, %p : memref<f32>, !ptr.ptr<#llvm.address_space<3>>
   %2 = ptr.load %p atomic acquire alignment = 8 : !ptr.ptr<#llvm.address_space<3>> -> f32
   %3 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> i32
 return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %c: memref<f32>) {
   %3 = ptr.load %p syncscope("x") : !ptr.ptr<#llvm.address_space<3>> -> i32
 return }
