// COMPARE:
func.func @f(%v8: vector<8xf32>) {
  vector.broadcast %v8 : vector<8xf32> to vector<4x9xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>) {
  vector.broadcast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  vector.broadcast %i : index to vector<4xf32>
  return
}
// -----
func.func @f(%mem: memref<?x?xf32>) {
  vector.broadcast %mem : memref<?x?xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.shuffle %v8, %v48 [0] : vector<8xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.shuffle %v8, %v8 [0, 16] : vector<8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.shuffle %v8, %v8 [] : vector<8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %v84: vector<8x4xf32>) {
  vector.shuffle %v48, %v84 [0] : vector<4x8xf32>, vector<8x4xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[8] : f32 from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[-2] : f32 from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0, 0] : f32 from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<8xf32> from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<1xf32> from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<f32> from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.insert %f, %v8[8] : f32 into vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %f: f32) {
  vector.insert %f, %v48[1] : f32 into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert %v8, %v48[1, 2] : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert %v8, %v48[1, 2, 3] : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %z: vector<f32>) {
  vector.insert %z, %v8[0] : vector<f32> into vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index) {
  vector.insert %i, %v8[0] : index into vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [1, 0], strides = [1, 1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v48, %v8 {offsets = [1], strides = [1, 1]} : vector<4x8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [4, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [2]} : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [0, 1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %s4: vector<[4]xf32>) {
  vector.insert_strided_slice %s4, %v48 {offsets = [0, 1], strides = [1]} : vector<[4]xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [1], sizes = [1], strides = [1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [1, 1, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [3], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<5x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>) {
  vector.extract_strided_slice %s4 {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.outerproduct %v48, %v8 : vector<4x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.outerproduct %v8, %v48 : vector<8xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %s4: vector<[4]xf32>) {
  vector.outerproduct %s4, %v8 : vector<[4]xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.outerproduct %v8 : vector<8xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.outerproduct %f, %v8 : f32, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.outerproduct %v8, %v8 {kind = #vector.kind<and>} : vector<8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index) {
  vector.outerproduct %v8, %i : vector<8xf32>, index
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<7x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<8x7xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f) : (vector<8xf32>, f32) -> vector<7xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f) : (vector<8xf32>, f32) -> vector<7x7xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f, %v48) : (vector<8xf32>, f32, vector<4x8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.reduction <add>, %v48 : vector<4x8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.reduction <and>, %v8 : vector<8xf32> into f32
  return
}
// -----
func.func @f(%iv: vector<8xi32>) {
  vector.reduction <maximumf>, %iv : vector<8xi32> into i32
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.reduction <add>, %v8 : vector<8xf32> into i32
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %f: f32) {
  vector.multi_reduction <add>, %v48, %f [1] : vector<4x8xf32> to f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.multi_reduction <add>, %v48, %v8 [1] : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v48 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <xor>, %v48, %v8 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <xor>, %v48, %v8 {reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 1] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 2] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8x4xi32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.shape_cast %v48 : vector<4x8xf32> to vector<31xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.shape_cast %v48 : vector<4x8xf32> to vector<32xi32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>) {
  vector.shape_cast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<4x15xi16>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<5x16xi16>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<64xi16>
  return
}
// -----
func.func @f(%z: vector<f32>) {
  vector.bitcast %z : vector<f32> to vector<i16>
  return
}
// -----
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x9xf32>>
  return
}
// -----
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xi32>>
  return
}
// -----
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xf32>, 3>
  return
}
// -----
func.func @f(%mem: memref<?x?xf32>) {
  vector.type_cast %mem : memref<?x?xf32> to memref<vector<4x8xf32>>
  return
}
// -----
func.func @f(%sms: memref<4x8xf32, strided<[16, 1]>>) {
  vector.type_cast %sms : memref<4x8xf32, strided<[16, 1]>> to memref<vector<4x8xf32>>
  return
}
// -----
func.func @f(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<4xvector<8xf32>, strided<[2]>>
  return
}
// -----
func.func @f() {
  vector.constant_mask [2] : vector<4x8xi1>
  return
}
// -----
func.func @f() {
  vector.constant_mask [5, 3] : vector<4x8xi1>
  return
}
// -----
func.func @f() {
  vector.constant_mask [0, 3] : vector<4x8xi1>
  return
}
// -----
func.func @f() {
  vector.constant_mask [2] : vector<[4]xi1>
  return
}
// -----
func.func @f() {
  vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f() {
  vector.constant_mask [1, 2] : vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  vector.create_mask %i : vector<4x8xi1>
  return
}
// -----
func.func @f(%i: index) {
  vector.create_mask %i, %i : vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  vector.create_mask %i, %i : vector<4x8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32  vector.reduction <add>, %v8
      : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { arith.addf %v8, %v8 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> i32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %f: f32, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.mask %m8, %f { vector.transfer_write %v8, %mem[%i, %i] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32, %m8: vector<8xi1>) {
  vector.mask %m8, %f { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %f: f32, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.multi_reduction <add>, %v48, %f [0, 1] : vector<4x8xf32> to f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%f: f32, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.yield %f : f32 } : vector<8xi1>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i+1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["parallel"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["foo"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"], kind = #vector.kind<and>} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]} %v8, %v8, %f
      : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i], %f : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %i : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : vector<8xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, f32
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, vector<2x4x8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0)->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + 1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s]->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {in_bounds = [3]} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {masked} : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.transfer_read %mem[%i, %i], %f, %m8 : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %m8: vector<8xi1>, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8, %m8 : memref<?xvector<8xf32>>, vector<1x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8 : memref<?xvector<8xf32>>, vector<1x7xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8 : memref<?xvector<8xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, vector<7xi8>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i] : vector<8xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] {permutation_map = affine_map<(d0, d1)->(0)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] {permutation_map = affine_map<(d0, d1)->(1)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] : vector<8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_write %f, %mem[%i, %i] : f32, memref<?x?xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.transfer_write %v8, %mem[%i, %i], %m8 {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i] : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i, %i] : memref<?x?xf32>, vector<2x4x8xf32>
  return
}
// -----
func.func @f(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %mv: memref<?xvector<8xf32>>) {
  vector.load %mv[%i] : memref<?xvector<8xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.store %v8, %mem[%i] : memref<?x?xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>) {
  vector.store %iv, %mem[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.store %v8, %mst[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mst1: memref<?xf32>) {
  vector.store %v48, %mst1[%i] : memref<?xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i][%iv], %m8, %v8 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %v8[%i][%iv], %m8, %v8 : vector<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>, %iv4: vector<4xi32>) {
  vector.gather %mem[%i, %i][%iv4], %m8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i, %i][%iv], %m8, %v48 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i, %i][%iv], %m8, %iv : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.scatter %mem[%i][%iv], %m8, %v8 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>, %iv4: vector<4xi32>) {
  vector.scatter %mem[%i, %i][%iv4], %m8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.scatter %mem[%i, %i][%iv], %m8, %iv : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.interleave %v8, %v8 : vector<8xf32> -> vector<15xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.deinterleave %v8 : vector<8xf32> -> vector<5xf32>
  return
}
// -----
func.func @f(%v7: vector<7xf32>) {
  vector.deinterleave %v7 : vector<7xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%f: f32) {
  vector.from_elements %f, %f : vector<3xf32>
  return
}
// -----
func.func @f(%iv: vector<8xi32>) {
  vector.fma %iv, %iv, %iv : vector<8xi32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %s4: vector<[4]xf32>) {
  vector.scalable.insert %v8, %s4[4] : vector<8xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>) {
  vector.scalable.extract %s4[5] : vector<4xf32> from vector<[4]xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>) {
  vector.print %v8 : vector<8xf32> str "x"
  return
}
// -----
func.func @f() {
  vector.print str "x" punctuation <comma>
  return
}
// -----
func.func @f() {
  vector.step : vector<4xi32>
  return
}
// -----
func.func @f() {
  vector.step : vector<4x4xindex>
  return
}
// -----
func.func @f(%f: f32) {
  vector.yield %f : f32
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %i: index) {
  vector.extract %v8[%i, 3] : f32 from vector<8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %f: f32) {
  vector.extract %v8[%f] : f32 from vector<8xf32>
  return
}
