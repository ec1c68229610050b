// COMPARE:
// ----- vector.broadcast: dimension mismatch (8 vs. 9)
func.func @f(%v8: vector<8xf32>) {
  vector.broadcast %v8 : vector<8xf32> to vector<4x9xf32>
  return
}
// ----- vector.broadcast: source rank higher than destination rank
func.func @f(%v48: vector<4x8xf32>) {
  vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
  return
}
// ----- vector.broadcast: dimension mismatch ([4] vs. 4)
func.func @f(%s4: vector<[4]xf32>) {
  vector.broadcast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// ----- vector.broadcast: failed to verify that source operand and result have same element type
func.func @f(%i: index) {
  vector.broadcast %i : index to vector<4xf32>
  return
}
// ----- vector.broadcast: source type is not a vector
func.func @f(%mem: memref<?x?xf32>) {
  vector.broadcast %mem : memref<?x?xf32> to vector<4xf32>
  return
}
// ----- vector.shuffle: rank mismatch
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.shuffle %v8, %v48 [0] : vector<8xf32>, vector<4x8xf32>
  return
}
// ----- vector.shuffle: mask index #2 out of range
func.func @f(%v8: vector<8xf32>) {
  vector.shuffle %v8, %v8 [0, 16] : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.shuffle: invalid mask length
func.func @f(%v8: vector<8xf32>) {
  vector.shuffle %v8, %v8 [] : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.shuffle: dimension mismatch
func.func @f(%v48: vector<4x8xf32>, %v84: vector<8x4xf32>) {
  vector.shuffle %v48, %v84 [0] : vector<4x8xf32>, vector<8x4xf32>
  return
}
// ----- vector.extract: expected position attribute #1 to be a non-negative integer smaller than the ...
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[8] : f32 from vector<8xf32>
  return
}
// ----- vector.extract: expected position attribute #1 to be a non-negative integer smaller than the ...
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[-2] : f32 from vector<8xf32>
  return
}
// ----- vector.extract: expected position attribute of rank no greater than vector rank
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0, 0] : f32 from vector<8xf32>
  return
}
// ----- vector.extract: inferred type...
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<8xf32> from vector<8xf32>
  return
}
// ----- vector.extract
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<1xf32> from vector<8xf32>
  return
}
// ----- expected a scalar instead of a 0-d vector as the result type
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<f32> from vector<8xf32>
  return
}
// ----- vector.insert: expected position attribute #1 to be a non-negative integer smaller than the ...
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.insert %f, %v8[8] : f32 into vector<8xf32>
  return
}
// ----- vector.insert: expected position attribute rank to match the dest vector rank
func.func @f(%v48: vector<4x8xf32>, %f: f32) {
  vector.insert %f, %v48[1] : f32 into vector<4x8xf32>
  return
}
// ----- vector.insert: expected position attribute rank + source rank to match dest vector rank
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert %v8, %v48[1, 2] : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert: expected position attribute of rank no greater than dest vector rank
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert %v8, %v48[1, 2, 3] : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- expected a scalar instead of a 0-d vector as the source operand
func.func @f(%v8: vector<8xf32>, %z: vector<f32>) {
  vector.insert %z, %v8[0] : vector<f32> into vector<8xf32>
  return
}
// ----- vector.insert: failed to verify that source operand and result have same element type
func.func @f(%v8: vector<8xf32>, %i: index) {
  vector.insert %i, %v8[0] : index into vector<8xf32>
  return
}
// ----- vector.insert_strided_slice: expected offsets of same size as destination vector rank
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected strides of same size as source vector rank
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [1, 0], strides = [1, 1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected source rank to be no greater than destination rank
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v48, %v8 {offsets = [1], strides = [1, 1]} : vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.insert_strided_slice: expected offsets dimension 0 to be confined to [0, 4)
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [4, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected strides to be confined to [1, 2)
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [2]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected sum...
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [0, 1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: mismatching scalable flags (at source vector idx=0)
func.func @f(%v48: vector<4x8xf32>, %s4: vector<[4]xf32>) {
  vector.insert_strided_slice %s4, %v48 {offsets = [0, 1], strides = [1]} : vector<[4]xf32> into vector<4x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected offsets, sizes and strides attributes of same size
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [1], sizes = [1], strides = [1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected offsets attribute of rank no greater than vector rank
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [1, 1, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected offsets dimension 0 to be confined to [0, 4)
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected sum...
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected sizes dimension 0 to be confined to [1, 5)
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [3], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<5x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected strides to be confined to [1, 2)
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected result type to be 'vector<2x8xf32>'
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected size at idx=0 to match the corresponding base size from the ...
func.func @f(%s4: vector<[4]xf32>) {
  vector.extract_strided_slice %s4 {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}
// ----- vector.outerproduct: expected 1-d vector for operand #1
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.outerproduct %v48, %v8 : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.outerproduct: expected 1-d vector for operand #2
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.outerproduct %v8, %v48 : vector<8xf32>, vector<4x8xf32>
  return
}
// ----- vector.outerproduct: expected either both or only #2 operand dim to be scalable
func.func @f(%v8: vector<8xf32>, %s4: vector<[4]xf32>) {
  vector.outerproduct %s4, %v8 : vector<[4]xf32>, vector<8xf32>
  return
}
// ----- vector.outerproduct: expected at least 2 operands
func.func @f(%v8: vector<8xf32>) {
  vector.outerproduct %v8 : vector<8xf32>, vector<4x8xf32>
  return
}
// ----- vector.outerproduct: expected vector type for operand #1
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.outerproduct %f, %v8 : f32, vector<8xf32>
  return
}
// ----- vector.outerproduct: unsupported outerproduct type
func.func @f(%v8: vector<8xf32>) {
  vector.outerproduct %v8, %v8 {kind = #vector.kind<and>} : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.outerproduct: failed to verify that rhs operand and result have same element type
func.func @f(%v8: vector<8xf32>, %i: index) {
  vector.outerproduct %v8, %i : vector<8xf32>, index
  return
}
// ----- vector.outerproduct: expected 2-d vector result
func.func @f(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// ----- vector.outerproduct: expected #1 operand dim to match result dim #1
func.func @f(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<7x8xf32>
  return
}
// ----- vector.outerproduct: expected #2 operand dim to match result dim #2
func.func @f(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<8x7xf32>
  return
}
// ----- vector.outerproduct: expected #1 operand dim to match result dim #1
func.func @f(%v8: vector<8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f) : (vector<8xf32>, f32) -> vector<7xf32>
  return
}
// ----- vector.outerproduct: expected 1-d vector result
func.func @f(%v8: vector<8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f) : (vector<8xf32>, f32) -> vector<7x7xf32>
  return
}
// ----- vector.outerproduct: expected operand #3 of same type as result type
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f, %v48) : (vector<8xf32>, f32, vector<4x8xf32>) -> vector<8xf32>
  return
}
// ----- vector.reduction: unsupported reduction rank: 2
func.func @f(%v48: vector<4x8xf32>) {
  vector.reduction <add>, %v48 : vector<4x8xf32> into f32
  return
}
// ----- vector.reduction: unsupported reduction type ''f32'' for kind 'and'
func.func @f(%v8: vector<8xf32>) {
  vector.reduction <and>, %v8 : vector<8xf32> into f32
  return
}
// ----- vector.reduction: unsupported reduction type ''i32'' for kind 'maximumf'
func.func @f(%iv: vector<8xi32>) {
  vector.reduction <maximumf>, %iv : vector<8xi32> into i32
  return
}
// ----- vector.reduction: failed to verify that source operand and result have same element type
func.func @f(%v8: vector<8xf32>) {
  vector.reduction <add>, %v8 : vector<8xf32> into i32
  return
}
// ----- vector.multi_reduction: destination type 'f32' is incompatible with source type 'vector<4x8xf32>'
func.func @f(%v48: vector<4x8xf32>, %f: f32) {
  vector.multi_reduction <add>, %v48, %f [1] : vector<4x8xf32> to f32
  return
}
// ----- vector.multi_reduction: destination type 'vector...
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.multi_reduction <add>, %v48, %v8 [1] : vector<4x8xf32> to vector<8xf32>
  return
}
// ----- vector.scan: reduction dimension 2 has to be less than 2
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.scan: initial value rank 2 has to be equal to 1
func.func @f(%v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v48 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4x8xf32>
  return
}
// ----- vector.scan: incompatible input/initial value shapes
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.scan: unsupported reduction type 'f32' for kind 'xor'
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <xor>, %v48, %v8 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.scan: requires attribute 'inclusive'
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <xor>, %v48, %v8 {reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.transpose: dimension size mismatch at: 1
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// ----- vector.transpose: transposition length mismatch: 1
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// ----- vector.transpose: duplicate position index: 1
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 1] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// ----- vector.transpose: transposition index out of range: 2
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 2] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// ----- vector.transpose: vector result rank mismatch: 1
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8xf32>
  return
}
// ----- vector.transpose: failed to verify that operand and result have same element type
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8x4xi32>
  return
}
// ----- vector.shape_cast: has different number of elements at source (32) and result (31)
func.func @f(%v48: vector<4x8xf32>) {
  vector.shape_cast %v48 : vector<4x8xf32> to vector<31xf32>
  return
}
// ----- vector.shape_cast: has different source and result element types
func.func @f(%v48: vector<4x8xf32>) {
  vector.shape_cast %v48 : vector<4x8xf32> to vector<32xi32>
  return
}
// ----- vector.shape_cast: has different number of scalable dims at source (1) and result (0)
func.func @f(%s4: vector<[4]xf32>) {
  vector.shape_cast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// ----- vector.bitcast: source/result bitwidth of the minor 1-D vectors must be equal
func.func @f(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<4x15xi16>
  return
}
// ----- vector.bitcast: dimension size mismatch at: 0
func.func @f(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<5x16xi16>
  return
}
// ----- vector.bitcast: failed to verify that all of {source, result} have same rank
func.func @f(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<64xi16>
  return
}
// ----- vector.bitcast: source/result bitwidth of the 0-D vector element types must be equal
func.func @f(%z: vector<f32>) {
  vector.bitcast %z : vector<f32> to vector<i16>
  return
}
// ----- vector.type_cast: expects concatenated result and operand shapes to be equal: ...
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x9xf32>>
  return
}
// ----- vector.type_cast: expects result and operand with same underlying scalar type: ...
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xi32>>
  return
}
// ----- vector.type_cast: expects result in same memory space
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xf32>, 3>
  return
}
// ----- vector.type_cast: operand #0 must be statically shaped memref of any type values, but got ...
func.func @f(%mem: memref<?x?xf32>) {
  vector.type_cast %mem : memref<?x?xf32> to memref<vector<4x8xf32>>
  return
}
// ----- vector.type_cast: expects operand to be a memref with identity layout
func.func @f(%sms: memref<4x8xf32, strided<[16, 1]>>) {
  vector.type_cast %sms : memref<4x8xf32, strided<[16, 1]>> to memref<vector<4x8xf32>>
  return
}
// ----- vector.type_cast: expects result to be a memref with identity layout
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<4xvector<8xf32>, strided<[2]>>
  return
}
// ----- vector.constant_mask: must specify array attr of size equal vector result rank
func.func @f() {
  vector.constant_mask [2] : vector<4x8xi1>
  return
}
// ----- vector.constant_mask: array attr of size out of bounds of vector result dimension size
func.func @f() {
  vector.constant_mask [5, 3] : vector<4x8xi1>
  return
}
// ----- vector.constant_mask: expected all mask dim sizes to be zeros, as a result of conjunction with zero ...
func.func @f() {
  vector.constant_mask [0, 3] : vector<4x8xi1>
  return
}
// ----- vector.constant_mask: only supports 'none set' or 'all set' scalable dimensions
func.func @f() {
  vector.constant_mask [2] : vector<[4]xi1>
  return
}
// ----- mask dim size must be either 0 or 1 for 0-D vectors
func.func @f() {
  vector.constant_mask [2] : vector<i1>
  return
}
// ----- array attr must have length 1 for 0-D vectors
func.func @f() {
  vector.constant_mask [1, 2] : vector<i1>
  return
}
// ----- vector.create_mask: must specify an operand for each result vector dimension
func.func @f(%i: index) {
  vector.create_mask %i : vector<4x8xi1>
  return
}
// ----- vector.create_mask: must specify exactly one operand for 0-D create_mask
func.func @f(%i: index) {
  vector.create_mask %i, %i : vector<i1>
  return
}
// ----- vector.create_mask: result #0 must be vector of 1-bit signless integer values, but got ...
func.func @f(%i: index) {
  vector.create_mask %i, %i : vector<4x8xi32>
  return
}
// ----- vector.mask: expects only one operation to mask
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32  vector.reduction <add>, %v8
      : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// ----- vector.mask: expects a MaskableOpInterface within the mask region
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { arith.addf %v8, %v8 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// ----- vector.mask: expects number of results to match mask region yielded values
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1>
  return
}
// ----- vector.mask: expects result type to match maskable operation result type
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> i32
  return
}
// ----- vector.mask: expects a result if passthru operand is provided
func.func @f(%v8: vector<8xf32>, %i: index, %f: f32, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.mask %m8, %f { vector.transfer_write %v8, %mem[%i, %i] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  return
}
// ----- vector.mask: doesn't expect a passthru argument for this maskable operation
func.func @f(%v8: vector<8xf32>, %f: f32, %m8: vector<8xi1>) {
  vector.mask %m8, %f { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// ----- vector.mask: expects a 'vector...
func.func @f(%v48: vector<4x8xf32>, %f: f32, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.multi_reduction <add>, %v48, %f [0, 1] : vector<4x8xf32> to f32 } : vector<8xi1> -> f32
  return
}
// ----- vector.mask: expects number of results to match mask region yielded values
func.func @f(%f: f32, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.yield %f : f32 } : vector<8xi1>
  return
}
// ----- vector.contract: expected an indexing map for each vector operand
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 2 to have 0 number of outputs
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 0 to have 1 number of inputs
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 0 to have no symbols
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 0 to be a projected permutation of its inputs
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i+1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected at least one contracting dimension pair
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["parallel"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: unexpected iterator_type (foo)
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["foo"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: unsupported contraction type
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"], kind = #vector.kind<and>} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: invalid accumulator/result vector shape, expected: 'vector<4x4xf32>'
func.func @f(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.contract: invalid contracting dimension map
func.func @f(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.contract: expected all dimensions to be either a LHS or a RHS dimension
func.func @f(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.contract: expected "iterator_types" array attribute
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]} %v8, %v8, %f
      : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.transfer_read: requires 2 indices
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i], %f : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- use of value '%i' expects different type than prior uses: 'f32' vs 'index'
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %i : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires two types
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>
  return
}
// ----- vector.transfer_read: requires memref or ranked tensor type
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_read: requires vector type
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, f32
  return
}
// ----- vector.transfer_read: expected a custom permutation_map when rank(source) != rank(destination)
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, vector<2x4x8xf32>
  return
}
// ----- vector.transfer_read: requires a permutation_map with input dims of the same rank as the source type
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0)->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a permutation_map with result dims of the same rank as the vector ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a projected permutation_map ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a projected permutation_map ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + 1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a projected permutation_map ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a permutation_map that is a permutation (found one dim used more ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  return
}
// ----- vector.transfer_read: requires permutation_map without symbols
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s]->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: expects the in_bounds attr of same rank as permutation_map results: ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {in_bounds = [3]} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: masked attribute has been removed. Use in_bounds instead.
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {masked} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- use of value '%m8' expects different type than prior uses: 'vector<4xi1>' vs 'vector<8xi1>'
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.transfer_read %mem[%i, %i], %f, %m8 : memref<?x?xf32>, vector<4xf32>
  return
}
// ----- vector.transfer_read: does not support masks with vector element type
func.func @f(%v8: vector<8xf32>, %i: index, %m8: vector<8xi1>, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8, %m8 : memref<?xvector<8xf32>>, vector<1x8xf32>
  return
}
// ----- vector.transfer_read: requires the bitwidth of the minor 1-D vector to be an integral multiple of ...
func.func @f(%v8: vector<8xf32>, %i: index, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8 : memref<?xvector<8xf32>>, vector<1x7xf32>
  return
}
// ----- vector.transfer_read
func.func @f(%v8: vector<8xf32>, %i: index, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8 : memref<?xvector<8xf32>>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires the bitwidth of the minor 1-D vector to be an integral multiple of ...
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, vector<7xi8>
  return
}
// ----- vector.transfer_write: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i] : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: should not have broadcast dimensions
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] {permutation_map = affine_map<(d0, d1)->(0)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: requires a projected permutation_map ...
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] {permutation_map = affine_map<(d0, d1)->(1)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: requires memref or ranked tensor type
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_write: requires vector type
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_write %f, %mem[%i, %i] : f32, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: expected the same rank for the vector and the results of the permutation map
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.transfer_write %v8, %mem[%i, %i], %m8 {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.load: requires 2 indices
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i] : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.load: base and result element types should match
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}
// ----- vector.load: destination memref has lower rank than the result vector
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i, %i] : memref<?x?xf32>, vector<2x4x8xf32>
  return
}
// ----- vector.load: most minor memref dim must have unit stride
func.func @f(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}
// ----- vector.load
func.func @f(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<1xf32>
  return
}
// ----- vector.load: base memref and result vector types should match
func.func @f(%i: index, %mv: memref<?xvector<8xf32>>) {
  vector.load %mv[%i] : memref<?xvector<8xf32>>, vector<4xf32>
  return
}
// ----- vector.store: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.store %v8, %mem[%i] : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.store: base and valueToStore element type should match
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>) {
  vector.store %iv, %mem[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}
// ----- vector.store: most minor memref dim must have unit stride
func.func @f(%v8: vector<8xf32>, %i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.store %v8, %mst[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}
// ----- vector.store: source memref has lower rank than the vector to store
func.func @f(%v48: vector<4x8xf32>, %i: index, %mst1: memref<?xf32>) {
  vector.store %v48, %mst1[%i] : memref<?xf32>, vector<4x8xf32>
  return
}
// ----- vector.maskedload: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.maskedload: expected pass_thru of same type as result type
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.maskedload: expected result shape to match mask shape
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.maskedload: base and result element type should match
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}
// ----- vector.maskedstore: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.maskedstore: expected valueToStore shape to match mask shape
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32>
  return
}
// ----- vector.maskedstore: base and valueToStore element type should match
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32>
  return
}
// ----- vector.gather: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i][%iv], %m8, %v8 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: operand #0 must be Tensor or MemRef of any type values, but got 'vector<8xf32>'
func.func @f(%v8: vector<8xf32>, %i: index, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %v8[%i][%iv], %m8, %v8 : vector<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: expected result dim to match indices dim
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>, %iv4: vector<4xi32>) {
  vector.gather %mem[%i, %i][%iv4], %m8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: expected pass_thru of same type as result type
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i, %i][%iv], %m8, %v48 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: base and result element type should match
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i, %i][%iv], %m8, %iv : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}
// ----- vector.scatter: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.scatter %mem[%i][%iv], %m8, %v8 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.scatter: expected valueToStore dim to match indices dim
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>, %iv4: vector<4xi32>) {
  vector.scatter %mem[%i, %i][%iv4], %m8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.scatter: base and valueToStore element type should match
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.scatter %mem[%i, %i][%iv], %m8, %iv : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xi32>
  return
}
// ----- vector.expandload: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.expandload: expected pass_thru of same type as result type
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.expandload: expected result dim to match mask dim
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.compressstore: requires 2 indices
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.compressstore: expected valueToStore dim to match mask dim
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32>
  return
}
// ----- vector.compressstore: base and valueToStore element type should match
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32>
  return
}
// ----- vector.interleave: failed to verify that type of 'result' is double the width of the inputs
func.func @f(%v8: vector<8xf32>) {
  vector.interleave %v8, %v8 : vector<8xf32> -> vector<15xf32>
  return
}
// ----- vector.deinterleave: failed to verify that the trailing dimension of the results is half the width ...
func.func @f(%v8: vector<8xf32>) {
  vector.deinterleave %v8 : vector<8xf32> -> vector<5xf32>
  return
}
// ----- vector.deinterleave: failed to verify that the trailing dimension of the source vector has an even ...
func.func @f(%v7: vector<7xf32>) {
  vector.deinterleave %v7 : vector<7xf32> -> vector<3xf32>
  return
}
// ----- vector.from_elements: number of operands and types do not match: got 2 operands and 3 types
func.func @f(%f: f32) {
  vector.from_elements %f, %f : vector<3xf32>
  return
}
// ----- vector.fma: operand #0 must be vector of floating-point values, but got 'vector<8xi32>'
func.func @f(%iv: vector<8xi32>) {
  vector.fma %iv, %iv, %iv : vector<8xi32>
  return
}
// ----- vector.scalable.insert: failed to verify that position is a multiple of the source length.
func.func @f(%v8: vector<8xf32>, %s4: vector<[4]xf32>) {
  vector.scalable.insert %v8, %s4[4] : vector<8xf32> into vector<[4]xf32>
  return
}
// ----- vector.scalable.extract: failed to verify that position is a multiple of the result length.
func.func @f(%s4: vector<[4]xf32>) {
  vector.scalable.extract %s4[5] : vector<4xf32> from vector<[4]xf32>
  return
}
// ----- vector.print: failed to verify that `source` or `punctuation` are not set when printing strings
func.func @f(%v8: vector<8xf32>) {
  vector.print %v8 : vector<8xf32> str "x"
  return
}
// ----- vector.print: failed to verify that `source` or `punctuation` are not set when printing strings
func.func @f() {
  vector.print str "x" punctuation <comma>
  return
}
// ----- vector.step: result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'
func.func @f() {
  vector.step : vector<4xi32>
  return
}
// ----- vector.step: result #0 must be vector of index values of ranks 1, but got 'vector<4x4xindex>'
func.func @f() {
  vector.step : vector<4x4xindex>
  return
}
// ----- vector.yield: must be the last operation in the parent block
func.func @f(%f: f32) {
  vector.yield %f : f32
  return
}
// ----- vector.extract: expected position attribute of rank no greater than vector rank
func.func @f(%v8: vector<8xf32>, %i: index) {
  vector.extract %v8[%i, 3] : f32 from vector<8xf32>
  return
}
// ----- use of value '%f' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.extract %v8[%f] : f32 from vector<8xf32>
  return
}
