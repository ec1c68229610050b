// COMPARE:
llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = "llvm.alloca"(%n) <{elem_type = !llvm.target<"spirv.Image">}> : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.alloca: expected trailing function type with one argument and one result
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x f32 : (i32, i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.alloca: expected integer alignment
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x f32 {alignment = "x"} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.void : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x index : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.alloca: this target extension type cannot be used in alloca
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"aarch64.svcount"> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.target<"amdgcn.named.barrier"> : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.getelementptr: index 1 indexing a struct is out of bounds
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.getelementptr: expected index 1 indexing a struct to be constant
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.getelementptr: type 'i32' cannot be indexed (index #1)
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// ----- llvm.getelementptr: expected as many dynamic indices as specified in 'rawConstantIndices'
llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// ----- llvm.getelementptr: operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM ...
llvm.func @f(%p: i32) {
  %0 = llvm.getelementptr %p[0] : (i32) -> !llvm.ptr, i32
  llvm.return
}
// ----- llvm.load: operand #0 must be LLVM pointer type, but got 'i32'
llvm.func @f(%p: i32) {
  %0 = llvm.load %p : i32 -> i32
  llvm.return
}
// ----- llvm.load: result #0 must be LLVM type with size, but got '!llvm.void'
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// ----- llvm.load: expected alignment for atomic access
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.load: unsupported ordering 'release'
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.load: unsupported ordering 'acq_rel'
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.load: unsupported type '!llvm.struct<(i32)>' for atomic access
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.load: unsupported type 'i1' for atomic access
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// ----- llvm.load: unsupported type 'i24' for atomic access
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i256
  %1 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i24
  llvm.return
}
// ----- llvm.load: expected syncscope to be null for non-atomic access
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {syncscope = "agent"} : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.store: unsupported ordering 'acquire'
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.store: unsupported ordering 'acq_rel'
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p atomic acq_rel {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.store: expected alignment for atomic access
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p atomic release : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.store: unsupported type '!llvm.array<2 x i32>' for atomic access
llvm.func @f(%p: !llvm.ptr, %v: !llvm.array<2 x i32>) {
  llvm.store %v, %p atomic release {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr
  llvm.return
}
// ----- llvm.store: expected syncscope to be null for non-atomic access
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p {syncscope = "agent"} : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.bitcast: can only cast pointers from and to pointers
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}
// ----- llvm.bitcast: cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
// ----- llvm.bitcast: cannot cast vector of pointers to pointer
llvm.func @f(%p: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %p : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}
// ----- llvm.bitcast: can only cast pointers from and to pointers
llvm.func @f(%p: i64) {
  %0 = llvm.bitcast %p : i64 to !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: i64) {
  %0 = llvm.bitcast %p : i64 to f32
  llvm.return
}
// -----
llvm.func @f(%p: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %p : vector<2x!llvm.ptr> to vector<4x!llvm.ptr>
  llvm.return
}
// ----- integer width of the output type is smaller or equal to the integer width of the input type
llvm.func @f(%a: i32) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// ----- integer width of the output type is smaller or equal to the integer width of the input type
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}
// ----- input type is a vector but output type is an integer
llvm.func @f(%a: vector<2xi32>) {
  %0 = llvm.zext %a : vector<2xi32> to i64
  llvm.return
}
// ----- input and output vectors are of incompatible shape
llvm.func @f(%a: vector<2xi32>) {
  %0 = llvm.zext %a : vector<2xi32> to vector<3xi64>
  llvm.return
}
// ----- input type is an integer but output type is a vector
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to vector<3xi64>
  llvm.return
}
// -----
llvm.func @f(%a: i64) {
  %0 = llvm.trunc %a : i64 to i64
  llvm.return
}
// ----- llvm.add: operand #0 must be signless integer or LLVM dialect-compatible vector of signless ...
llvm.func @f(%a: f32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// ----- llvm.icmp: 'foo' is an incorrect value of the 'predicate' attribute
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// ----- use of value '%a' expects different type than prior uses: 'index' vs 'i32'
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "eq" %a, %a : index
  llvm.return
}
// ----- llvm.fcmp: operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of ...
llvm.func @f(%a: i32) {
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}
// ----- llvm.extractvalue: position out of bounds: 2
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.extractvalue: expected LLVM IR structure/array type, got: 'i32'
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.extractvalue: position out of bounds: 3
llvm.func @f(%s: !llvm.array<3 x i32>) {
  %0 = llvm.extractvalue %s[3] : !llvm.array<3 x i32>
  llvm.return
}
// ----- llvm.extractvalue: expected LLVM IR structure/array type, got: 'i32'
llvm.func @f(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
  llvm.return
}
// ----- llvm.extractvalue: Type mismatch: extracting from '!llvm.struct...
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}
// ----- llvm.insertvalue: Type mismatch: cannot insert 'i32' into '!llvm.struct<(i32, f32)>'
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %v: i32) {
  %0 = "llvm.insertvalue"(%s, %v) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- use of value '%v' expects different type than prior uses: 'f32' vs 'i32'
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %v: i32) {
  %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @f(%s: index, %v: i32) {
  %0 = llvm.insertvalue %v, %s[1] : index
  llvm.return
}
// -----
llvm.func @f(%s: vector<4xi32>) {
  %0 = llvm.shufflevector %s, %s [0, 8] : vector<4xi32>
  llvm.return
}
// ----- llvm.shufflevector: expected a splat operation for scalable vectors
llvm.func @f(%s: vector<[4]xi32>) {
  %0 = llvm.shufflevector %s, %s [0, 1, 0, 0] : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @f(%s: vector<[4]xi32>) {
  %0 = "llvm.shufflevector"(%s, %s) <{mask = array<i32: 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<3xi32>
  llvm.return
}
// ----- llvm.return: expected 1 operand
llvm.func @f() -> i32 {
  llvm.return
}
// ----- llvm.return: expected no operands
llvm.func @f(%a: i32) {
  llvm.return %a : i32
}
// ----- llvm.return: mismatching result types
llvm.func @f(%a: i32) -> f32 {
  llvm.return %a : i32
}
// ----- llvm.return
func.func @f(%a: i32) {
  llvm.return %a : i32
}
// ----- llvm.switch: expects number of case values to match number of case destinations
llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- llvm.switch: expects number of case values to match number of case destinations
llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- expects number of branch weights to match number of successors: 1 vs 2
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb2
  ] {branch_weights = array<i32: 5>}
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- expects case value type to match condition value type
llvm.func @f(%a: i64) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- expects number of branch weights to match number of successors: 1 vs 2
llvm.func @f(%a: i1) {
  llvm.cond_br %a weights([1]), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- type mismatch for bb argument #0 of successor #0
llvm.func @f(%a: i1, %b: i32) {
  llvm.cond_br %a, ^bb1(%b : i32), ^bb2
^bb1(%x: f32):
  llvm.return
^bb2:
  llvm.return
}
// ----- branch has 0 operands for successor #0, but target block has 1
llvm.func @f() {
  llvm.br ^bb1
^bb1(%x: f32):
  llvm.return
}
