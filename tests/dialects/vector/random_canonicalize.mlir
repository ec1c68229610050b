// COMPARE: --canonicalize
// ----- vector.interleave, vector.to_elements, vector.from_elements
func.func @interleave_to_elements_from_elements(%o0: memref<4x3xf32>, %o1: memref<1x2x4xf32>, %o2: memref<4xf32>, %o3: memref<4x3xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[-1.0, -4.0, 4.0], [4.0, 0.0, -2.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-1.0, 1.0, 3.0, 3.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-3.0, 4.0], [-1.0, -3.0], [2.0, 0.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[2.0, 2.0], [1.0, -1.0]], [[-2.0, 4.0], [-3.0, -3.0]]]> : vector<2x2x2xf32>
  %v5 = vector.interleave %v4, %v4 : vector<2x2x2xf32> -> vector<2x2x4xf32>
  %v6:6 = vector.to_elements %v3 : vector<3x2xf32>
  %v7 = vector.from_elements %v6#2, %v6#4, %v6#1, %v6#3, %v6#0, %v6#5 : vector<3x2xf32>
  %v8 = vector.insert_strided_slice %v2, %v2 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  %v9 = vector.shuffle %v8, %v2 [7, 1, 4] : vector<4xf32>, vector<4xf32>
  %v10 = vector.transpose %v1, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %v11 = vector.interleave %v4, %v4 : vector<2x2x2xf32> -> vector<2x2x4xf32>
  %v12 = vector.insert_strided_slice %v3, %v10 {offsets = [0, 0], strides = [1, 1]} : vector<3x2xf32> into vector<3x2xf32>
  %v13 = vector.shape_cast %v8 : vector<4xf32> to vector<4x1xf32>
  %v14 = vector.outerproduct %v8, %v9 : vector<4xf32>, vector<3xf32>
  %v15 = vector.shuffle %v11, %v5 [2] : vector<2x2x4xf32>, vector<2x2x4xf32>
  %v19 = scf.for %v18 = %c0 to %c3 step %c1 iter_args(%v16 = %v8) -> (vector<4xf32>) {
    %v17 = arith.addf %v16, %v8 : vector<4xf32>
    scf.yield %v17 : vector<4xf32>
  }
  %v20 = arith.constant 5 : index
  %v21 = arith.constant 3 : index
  %v22 = vector.create_mask %v20, %v21 : vector<4x3xi1>
  %v23 = arith.select %v22, %v14, %v14 : vector<4x3xi1>, vector<4x3xf32>
  vector.transfer_write %v14, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
  vector.transfer_write %v15, %o1[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x2x4xf32>, memref<1x2x4xf32>
  vector.transfer_write %v19, %o2[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v23, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
  return
}
// ----- vector.insert_strided_slice, vector.broadcast, vector.scan
func.func @insert_strided_slice_broadcast_scan(%o0: memref<4x2xf32>, %o1: memref<4xf32>, %o2: memref<3xf32>, %o3: memref<3x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[0.0, -1.0, -3.0], [1.0, 2.0, -2.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-1.0, -2.0, 1.0, 3.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-2.0, -1.0], [0.0, -1.0], [-4.0, -1.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[3.0, 2.0], [4.0, 0.0]], [[0.0, 3.0], [-4.0, 2.0]]]> : vector<2x2x2xf32>
  %v5 = vector.insert_strided_slice %v1, %v1 {offsets = [0, 0], strides = [1, 1]} : vector<2x3xf32> into vector<2x3xf32>
  %v6 = vector.broadcast %v3 : vector<3x2xf32> to vector<1x3x2xf32>
  %v7 = arith.constant dense<[-2.0, -4.0]> : vector<2xf32>
  %v8:2 = vector.scan <add>, %v3, %v7 {inclusive = true, reduction_dim = 0 : i64} : vector<3x2xf32>, vector<2xf32>
  %v9:4 = vector.to_elements %v2 : vector<4xf32>
  %v10 = vector.from_elements %v9#3, %v9#0, %v9#1, %v9#2 : vector<4xf32>
  %v11 = vector.shape_cast %v1 : vector<2x3xf32> to vector<6xf32>
  %v12 = vector.shape_cast %v5 : vector<2x3xf32> to vector<1x1x6xf32>
  %v13 = arith.constant dense<[4.0, 0.0]> : vector<2xf32>
  %v14 = vector.multi_reduction <add>, %v1, %v13 [1] : vector<2x3xf32> to vector<2xf32>
  %v15 = vector.extract_strided_slice %v7 {offsets = [1], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
  %v16 = vector.outerproduct %v10, %v13 : vector<4xf32>, vector<2xf32>
  %v20 = scf.for %v19 = %c0 to %c3 step %c1 iter_args(%v17 = %v10) -> (vector<4xf32>) {
    %v18 = arith.addf %v17, %v10 : vector<4xf32>
    scf.yield %v18 : vector<4xf32>
  }
  %v21 = arith.addi %zero, %c1 : index
  %v22 = vector.extract %v5[%v21] : vector<3xf32> from vector<2x3xf32>
  %v23 = vector.insert %v14, %v8#0 [0] : vector<2xf32> into vector<3x2xf32>
  vector.transfer_write %v16, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, memref<4x2xf32>
  vector.transfer_write %v20, %o1[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v22, %o2[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  vector.transfer_write %v23, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
  return
}
// ----- vector.scan, vector.fma, vector.insert
func.func @scan_fma_insert(%o0: memref<4x2x2xf32>, %o1: memref<2x3xf32>, %o2: memref<2x2x2xf32>, %o3: memref<2x4xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[-1.0, -3.0, 0.0], [3.0, 0.0, -3.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-4.0, 4.0, -2.0, 4.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-3.0, 3.0], [-1.0, -1.0], [1.0, -4.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[4.0, -2.0], [-1.0, -1.0]], [[3.0, -3.0], [3.0, -3.0]]]> : vector<2x2x2xf32>
  %v5 = arith.constant dense<[[4.0, -1.0], [-4.0, 3.0]]> : vector<2x2xf32>
  %v6:2 = vector.scan <add>, %v4, %v5 {inclusive = true, reduction_dim = 1 : i64} : vector<2x2x2xf32>, vector<2x2xf32>
  %v7 = vector.fma %v6#0, %v4, %v4 : vector<2x2x2xf32>
  %v8 = vector.insert %v5, %v7 [0] : vector<2x2xf32> into vector<2x2x2xf32>
  %v9 = arith.constant 0 : index
  %v10 = arith.constant 2 : index
  %v11 = arith.constant 0 : index
  %v12 = vector.create_mask %v9, %v10, %v11 : vector<2x2x2xi1>
  %v13 = arith.select %v12, %v6#0, %v7 : vector<2x2x2xi1>, vector<2x2x2xf32>
  %v14 = arith.constant 0 : index
  %v15 = arith.constant 4 : index
  %v16 = vector.create_mask %v14, %v15 : vector<2x3xi1>
  %v17 = arith.select %v16, %v1, %v1 : vector<2x3xi1>, vector<2x3xf32>
  %v18 = arith.addi %zero, %c1 : index
  %v19 = vector.extract %v5[%v18] : vector<2xf32> from vector<2x2xf32>
  %v20 = arith.addi %zero, %c1 : index
  %v21 = vector.extract %v4[%v20] : vector<2x2xf32> from vector<2x2x2xf32>
  %v22 = vector.transpose %v3, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %v23 = vector.shuffle %v6#0, %v6#0 [2, 3, 2, 3] : vector<2x2x2xf32>, vector<2x2x2xf32>
  %v24 = vector.insert_strided_slice %v17, %v17 {offsets = [0, 0], strides = [1, 1]} : vector<2x3xf32> into vector<2x3xf32>
  %v25 = arith.addf %v13, %v13 : vector<2x2x2xf32>
  %v26 = vector.interleave %v5, %v21 : vector<2x2xf32> -> vector<2x4xf32>
  vector.transfer_write %v23, %o0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<4x2x2xf32>, memref<4x2x2xf32>
  vector.transfer_write %v24, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v25, %o2[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x2x2xf32>, memref<2x2x2xf32>
  vector.transfer_write %v26, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  return
}
// ----- vector.extract, vector.insert, vector.broadcast
func.func @extract_insert_broadcast(%o0: memref<8x1xf32>, %o1: memref<1x1xf32>, %o2: memref<8x8xf32>, %o3: memref<4xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[2.0, -4.0, 1.0], [-2.0, -2.0, -4.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[1.0, -2.0, 3.0, 3.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[1.0, 1.0], [3.0, 1.0], [-2.0, 0.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[-2.0, -4.0], [4.0, -3.0]], [[2.0, 4.0], [4.0, -4.0]]]> : vector<2x2x2xf32>
  %v5 = vector.extract %v1[0, 2] : f32 from vector<2x3xf32>
  %v6 = vector.insert %v5, %v4 [1, 0, 0] : f32 into vector<2x2x2xf32>
  %v7 = vector.broadcast %v2 : vector<4xf32> to vector<1x4xf32>
  %v8 = vector.broadcast %v2 : vector<4xf32> to vector<3x4xf32>
  %v9 = vector.interleave %v2, %v2 : vector<4xf32> -> vector<8xf32>
  %v10:4 = vector.to_elements %v7 : vector<1x4xf32>
  %v11 = vector.from_elements %v10#3, %v10#0, %v10#2, %v10#1 : vector<1x4xf32>
  %v12 = vector.broadcast %v7 : vector<1x4xf32> to vector<1x2x4xf32>
  %v13 = vector.outerproduct %v9, %v9 : vector<8xf32>, vector<8xf32>
  %v14 = vector.shape_cast %v4 : vector<2x2x2xf32> to vector<8x1xf32>
  %v15 = vector.extract_strided_slice %v1 {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x3xf32> to vector<1x1xf32>
  %v16 = vector.insert %v9, %v13 [1] : vector<8xf32> into vector<8x8xf32>
  %v17 = arith.constant dense<[-3.0, 2.0, -1.0, -2.0]> : vector<4xf32>
  vector.transfer_write %v14, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<8x1xf32>, memref<8x1xf32>
  vector.transfer_write %v15, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  vector.transfer_write %v16, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  vector.transfer_write %v17, %o3[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}
// ----- vector.insert_strided_slice, vector.outerproduct, vector.scan
func.func @insert_strided_slice_outerproduct_scan(%o0: memref<2x3xf32>, %o1: memref<4xf32>, %o2: memref<2x6xf32>, %o3: memref<2x12xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[-2.0, -2.0, -4.0], [1.0, 0.0, -3.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[1.0, -4.0, -2.0, -4.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[0.0, -1.0], [0.0, -1.0], [-1.0, 4.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[-1.0, 4.0], [-4.0, 0.0]], [[-2.0, -4.0], [1.0, -1.0]]]> : vector<2x2x2xf32>
  %v5 = vector.insert_strided_slice %v3, %v3 {offsets = [0, 0], strides = [1, 1]} : vector<3x2xf32> into vector<3x2xf32>
  %v6 = vector.outerproduct %v2, %v2 : vector<4xf32>, vector<4xf32>
  %v7 = arith.constant dense<[4.0, 0.0]> : vector<2xf32>
  %v8:2 = vector.scan <add>, %v3, %v7 {inclusive = true, reduction_dim = 0 : i64} : vector<3x2xf32>, vector<2xf32>
  %v9 = vector.extract %v5[2] : vector<2xf32> from vector<3x2xf32>
  %v13 = scf.for %v12 = %c0 to %c3 step %c1 iter_args(%v10 = %v2) -> (vector<4xf32>) {
    %v11 = arith.addf %v10, %v2 : vector<4xf32>
    scf.yield %v11 : vector<4xf32>
  }
  %v14 = vector.broadcast %v2 : vector<4xf32> to vector<3x2x4xf32>
  %v15 = vector.interleave %v1, %v1 : vector<2x3xf32> -> vector<2x6xf32>
  %v16 = vector.extract %v9[1] : f32 from vector<2xf32>
  %v17 = vector.insert %v16, %v1 [0, 2] : f32 into vector<2x3xf32>
  %v18 = arith.addi %zero, %c1 : index
  %v19 = vector.extract %v6[%v18] : vector<4xf32> from vector<4x4xf32>
  %v20 = vector.interleave %v17, %v1 : vector<2x3xf32> -> vector<2x6xf32>
  %v21 = vector.interleave %v15, %v15 : vector<2x6xf32> -> vector<2x12xf32>
  vector.transfer_write %v17, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v19, %o1[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v20, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x6xf32>, memref<2x6xf32>
  vector.transfer_write %v21, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<2x12xf32>, memref<2x12xf32>
  return
}
// ----- vector.extract_strided_slice, scf.for, arith.addf
func.func @extract_strided_slice_for_addf(%o0: memref<3x2xf32>, %o1: memref<6xf32>, %o2: memref<3xf32>, %o3: memref<3x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[2.0, -2.0, -3.0], [3.0, -3.0, -2.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[0.0, 3.0, 4.0, 0.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[3.0, 1.0], [-1.0, 1.0], [4.0, -3.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[2.0, 4.0], [-1.0, 2.0]], [[-1.0, 2.0], [-1.0, -3.0]]]> : vector<2x2x2xf32>
  %v5 = vector.extract_strided_slice %v2 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  %v9 = scf.for %v8 = %c0 to %c3 step %c1 iter_args(%v6 = %v1) -> (vector<2x3xf32>) {
    %v7 = arith.addf %v6, %v1 : vector<2x3xf32>
    scf.yield %v7 : vector<2x3xf32>
  }
  %v10 = vector.shape_cast %v9 : vector<2x3xf32> to vector<6x1x1xf32>
  %v11 = arith.constant dense<[[-1.0], [-2.0], [-3.0], [1.0]]> : vector<4x1xf32>
  %v12 = vector.interleave %v4, %v4 : vector<2x2x2xf32> -> vector<2x2x4xf32>
  %v13 = vector.interleave %v9, %v1 : vector<2x3xf32> -> vector<2x6xf32>
  %v14 = vector.broadcast %v9 : vector<2x3xf32> to vector<3x2x3xf32>
  %v15 = vector.transpose %v3, [0, 1] : vector<3x2xf32> to vector<3x2xf32>
  %v16 = vector.shape_cast %v15 : vector<3x2xf32> to vector<6xf32>
  %v17 = arith.constant dense<[-3.0, 4.0, 4.0]> : vector<3xf32>
  %v18:2 = vector.scan <add>, %v3, %v17 {inclusive = true, reduction_dim = 1 : i64} : vector<3x2xf32>, vector<3xf32>
  vector.transfer_write %v15, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
  vector.transfer_write %v16, %o1[%c0] {in_bounds = [true]} : vector<6xf32>, memref<6xf32>
  vector.transfer_write %v17, %o2[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  vector.transfer_write %v18#0, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
  return
}
// ----- vector.interleave, vector.to_elements, vector.from_elements
func.func @interleave_to_elements_from_elements_2(%o0: memref<6xf32>, %o1: memref<3x4xf32>, %o2: memref<2x1xf32>, %o3: memref<3xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[-3.0, 3.0, 0.0], [-4.0, 4.0, 2.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[4.0, 0.0, 1.0, 2.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[2.0, -2.0], [-4.0, 0.0], [2.0, 1.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[0.0, 2.0], [-1.0, 0.0]], [[3.0, 0.0], [2.0, -4.0]]]> : vector<2x2x2xf32>
  %v5 = vector.interleave %v3, %v3 : vector<3x2xf32> -> vector<3x4xf32>
  %v6:12 = vector.to_elements %v5 : vector<3x4xf32>
  %v7 = vector.from_elements %v6#0, %v6#6, %v6#11, %v6#10, %v6#3, %v6#2, %v6#9, %v6#8, %v6#5, %v6#4, %v6#1, %v6#7 : vector<3x4xf32>
  %v8 = vector.fma %v2, %v2, %v2 : vector<4xf32>
  %v9 = vector.extract %v4[1, 0, 0] : f32 from vector<2x2x2xf32>
  %v10 = vector.insert %v9, %v3 [2, 0] : f32 into vector<3x2xf32>
  %v11 = arith.constant dense<[1.0, 4.0, -2.0]> : vector<3xf32>
  %v12 = vector.multi_reduction <maximumf>, %v1, %v11 [0] : vector<2x3xf32> to vector<3xf32>
  %v13 = vector.interleave %v11, %v11 : vector<3xf32> -> vector<6xf32>
  %v14 = vector.fma %v13, %v13, %v13 : vector<6xf32>
  %v15 = vector.shuffle %v12, %v8 [2] : vector<3xf32>, vector<4xf32>
  %v16 = arith.constant dense<2.0> : vector<f32>
  %v17:2 = vector.scan <add>, %v13, %v16 {inclusive = true, reduction_dim = 0 : i64} : vector<6xf32>, vector<f32>
  %v18 = vector.interleave %v10, %v3 : vector<3x2xf32> -> vector<3x4xf32>
  %v19 = vector.extract_strided_slice %v5 {offsets = [1, 3], sizes = [2, 1], strides = [1, 1]} : vector<3x4xf32> to vector<2x1xf32>
  %v20 = vector.fma %v12, %v12, %v11 : vector<3xf32>
  vector.transfer_write %v17#0, %o0[%c0] {in_bounds = [true]} : vector<6xf32>, memref<6xf32>
  vector.transfer_write %v18, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xf32>, memref<3x4xf32>
  vector.transfer_write %v19, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x1xf32>, memref<2x1xf32>
  vector.transfer_write %v20, %o3[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  return
}
// ----- vector.multi_reduction, vector.to_elements, vector.from_elements
func.func @multi_reduction_to_elements_from_elements(%o0: memref<2x2xf32>, %o1: memref<2x2xf32>, %o2: memref<2x2x2xf32>, %o3: memref<3x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[4.0, 1.0, -3.0], [0.0, 4.0, 3.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[2.0, 3.0, 4.0, 0.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[2.0, 2.0], [3.0, -2.0], [3.0, 1.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[0.0, 0.0], [-4.0, 1.0]], [[3.0, 3.0], [-4.0, 2.0]]]> : vector<2x2x2xf32>
  %v5 = arith.constant dense<[1.0, -4.0]> : vector<2xf32>
  %v6 = vector.multi_reduction <maximumf>, %v4, %v5 [0, 2] : vector<2x2x2xf32> to vector<2xf32>
  %v7:6 = vector.to_elements %v3 : vector<3x2xf32>
  %v8 = vector.from_elements %v7#1, %v7#5, %v7#3, %v7#0, %v7#2, %v7#4 : vector<3x2xf32>
  %v9 = arith.constant 0 : index
  %v10 = vector.create_mask %v9 : vector<2xi1>
  %v11 = arith.select %v10, %v6, %v5 : vector<2xi1>, vector<2xf32>
  %v12:6 = vector.to_elements %v8 : vector<3x2xf32>
  %v13 = vector.from_elements %v12#0, %v12#4, %v12#3, %v12#5, %v12#1, %v12#2 : vector<3x2xf32>
  %v14 = vector.extract %v3[1] : vector<2xf32> from vector<3x2xf32>
  %v15 = vector.extract_strided_slice %v11 {offsets = [1], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
  %v16 = vector.insert_strided_slice %v3, %v3 {offsets = [0, 0], strides = [1, 1]} : vector<3x2xf32> into vector<3x2xf32>
  %v17 = vector.insert %v6, %v3 [0] : vector<2xf32> into vector<3x2xf32>
  %v18 = vector.fma %v13, %v8, %v8 : vector<3x2xf32>
  %v19 = arith.constant dense<[[4.0, 1.0], [3.0, -2.0]]> : vector<2x2xf32>
  %v20 = vector.multi_reduction <add>, %v4, %v19 [0] : vector<2x2x2xf32> to vector<2x2xf32>
  %v21 = vector.transpose %v4, [1, 0, 2] : vector<2x2x2xf32> to vector<2x2x2xf32>
  %v22:6 = vector.to_elements %v8 : vector<3x2xf32>
  %v23 = vector.from_elements %v22#5, %v22#3, %v22#2, %v22#1, %v22#0, %v22#4 : vector<3x2xf32>
  vector.transfer_write %v19, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
  vector.transfer_write %v20, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
  vector.transfer_write %v21, %o2[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x2x2xf32>, memref<2x2x2xf32>
  vector.transfer_write %v23, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
  return
}
// ----- vector.extract, vector.shuffle, vector.shape_cast
func.func @extract_shuffle_shape_cast(%o0: memref<1x1x2xf32>, %o1: memref<3xf32>, %o2: memref<4xf32>, %o3: memref<1x1x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[3.0, 1.0, 3.0], [-2.0, -1.0, -4.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[3.0, 2.0, 2.0, -4.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-1.0, -1.0], [0.0, 0.0], [2.0, 0.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[2.0, 2.0], [3.0, -1.0]], [[0.0, 3.0], [-1.0, 2.0]]]> : vector<2x2x2xf32>
  %v5 = vector.extract %v1[1] : vector<3xf32> from vector<2x3xf32>
  %v6 = vector.shuffle %v2, %v5 [3, 4, 4] : vector<4xf32>, vector<3xf32>
  %v7 = vector.shape_cast %v3 : vector<3x2xf32> to vector<6x1xf32>
  %v8 = vector.insert %v5, %v1 [1] : vector<3xf32> into vector<2x3xf32>
  %v9:4 = vector.to_elements %v2 : vector<4xf32>
  %v10 = vector.from_elements %v9#0, %v9#3, %v9#1, %v9#2 : vector<4xf32>
  %v11 = arith.constant dense<3.0> : vector<f32>
  %v12:2 = vector.scan <add>, %v2, %v11 {inclusive = true, reduction_dim = 0 : i64} : vector<4xf32>, vector<f32>
  %v13 = arith.constant dense<[[-4.0, -1.0], [3.0, 1.0], [1.0, 4.0], [2.0, 2.0]]> : vector<4x2xf32>
  %v14 = vector.extract %v5[0] : f32 from vector<3xf32>
  %v15 = vector.insert %v14, %v2 [1] : f32 into vector<4xf32>
  %v16 = vector.extract_strided_slice %v4 {offsets = [1, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x2x2xf32> to vector<1x1x2xf32>
  %v17 = vector.fma %v6, %v5, %v6 : vector<3xf32>
  %v18 = vector.extract %v13[1, 1] : f32 from vector<4x2xf32>
  %v19 = vector.insert %v18, %v2 [3] : f32 into vector<4xf32>
  %v20 = arith.constant 0 : index
  %v21 = arith.constant 1 : index
  %v22 = arith.constant 1 : index
  %v23 = vector.create_mask %v20, %v21, %v22 : vector<1x1x2xi1>
  %v24 = arith.select %v23, %v16, %v16 : vector<1x1x2xi1>, vector<1x1x2xf32>
  vector.transfer_write %v16, %o0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x1x2xf32>, memref<1x1x2xf32>
  vector.transfer_write %v17, %o1[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  vector.transfer_write %v19, %o2[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v24, %o3[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x1x2xf32>, memref<1x1x2xf32>
  return
}
// ----- vector.fma, vector.transpose, vector.shape_cast
func.func @fma_transpose_shape_cast(%o0: memref<2xf32>, %o1: memref<4xf32>, %o2: memref<4xf32>, %o3: memref<2x1x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[3.0, -4.0, -1.0], [4.0, 1.0, 1.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-4.0, 1.0, 1.0, 0.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-3.0, 2.0], [3.0, 3.0], [3.0, -1.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[-1.0, -3.0], [-2.0, 2.0]], [[4.0, -1.0], [1.0, 3.0]]]> : vector<2x2x2xf32>
  %v5 = vector.fma %v4, %v4, %v4 : vector<2x2x2xf32>
  %v6 = vector.transpose %v5, [0, 1, 2] : vector<2x2x2xf32> to vector<2x2x2xf32>
  %v7 = vector.shape_cast %v6 : vector<2x2x2xf32> to vector<8xf32>
  %v8 = arith.addf %v2, %v2 : vector<4xf32>
  %v9 = vector.extract_strided_slice %v6 {offsets = [0, 1, 1], sizes = [2, 1, 1], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<2x1x1xf32>
  %v13 = scf.for %v12 = %c0 to %c3 step %c1 iter_args(%v10 = %v2) -> (vector<4xf32>) {
    %v11 = arith.addf %v10, %v2 : vector<4xf32>
    scf.yield %v11 : vector<4xf32>
  }
  %v14 = vector.extract %v3[0] : vector<2xf32> from vector<3x2xf32>
  %v15 = vector.fma %v13, %v13, %v13 : vector<4xf32>
  %v16 = vector.insert_strided_slice %v14, %v13 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  %v17 = vector.extract_strided_slice %v6 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2x2xf32> to vector<2x1x2xf32>
  vector.transfer_write %v14, %o0[%c0] {in_bounds = [true]} : vector<2xf32>, memref<2xf32>
  vector.transfer_write %v15, %o1[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v16, %o2[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v17, %o3[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x1x2xf32>, memref<2x1x2xf32>
  return
}
// ----- vector.scan, vector.multi_reduction, vector.insert
func.func @scan_multi_reduction_insert(%o0: memref<2x2xf32>, %o1: memref<3xf32>, %o2: memref<2x3xf32>, %o3: memref<2x2x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[1.0, -2.0, 3.0], [-2.0, -4.0, -1.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[2.0, 3.0, -1.0, 1.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[1.0, -4.0], [2.0, 3.0], [-1.0, 3.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[-1.0, 2.0], [-1.0, -2.0]], [[1.0, 3.0], [3.0, -1.0]]]> : vector<2x2x2xf32>
  %v5 = arith.constant dense<[[1.0, 4.0, 4.0], [0.0, -4.0, 0.0], [-3.0, -1.0, 1.0], [1.0, 3.0, 2.0]]> : vector<4x3xf32>
  %v6 = arith.constant dense<[0.0, 3.0]> : vector<2xf32>
  %v7:2 = vector.scan <add>, %v1, %v6 {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  %v8 = arith.constant dense<[-1.0, -4.0, 1.0]> : vector<3xf32>
  %v9:2 = vector.scan <add>, %v3, %v8 {inclusive = true, reduction_dim = 1 : i64} : vector<3x2xf32>, vector<3xf32>
  %v10 = arith.constant dense<[2.0, -4.0]> : vector<2xf32>
  %v11 = vector.multi_reduction <add>, %v1, %v10 [1] : vector<2x3xf32> to vector<2xf32>
  %v12 = vector.insert %v8, %v5 [2] : vector<3xf32> into vector<4x3xf32>
  %v16 = scf.for %v15 = %c0 to %c3 step %c1 iter_args(%v13 = %v10) -> (vector<2xf32>) {
    %v14 = arith.addf %v13, %v6 : vector<2xf32>
    scf.yield %v14 : vector<2xf32>
  }
  %v17 = arith.addf %v2, %v2 : vector<4xf32>
  %v18 = vector.insert_strided_slice %v8, %v12 {offsets = [0, 0], strides = [1]} : vector<3xf32> into vector<4x3xf32>
  %v19 = vector.shuffle %v3, %v3 [3, 2] : vector<3x2xf32>, vector<3x2xf32>
  %v20 = vector.extract %v3[2, 0] : f32 from vector<3x2xf32>
  %v21 = vector.insert %v20, %v8 [1] : f32 into vector<3xf32>
  %v22 = arith.constant -1 : index
  %v23 = arith.constant -1 : index
  %v24 = vector.create_mask %v22, %v23 : vector<2x3xi1>
  %v25 = arith.select %v24, %v1, %v7#0 : vector<2x3xi1>, vector<2x3xf32>
  %v26 = vector.transpose %v4, [1, 2, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  vector.transfer_write %v19, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
  vector.transfer_write %v21, %o1[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  vector.transfer_write %v25, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v26, %o3[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x2x2xf32>, memref<2x2x2xf32>
  return
}
// ----- vector.broadcast, vector.insert_strided_slice, vector.extract_strided_slice
func.func @broadcast_insert_strided_slice_extract(%o0: memref<6xf32>, %o1: memref<2xf32>, %o2: memref<2x3xf32>, %o3: memref<6x4xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[2.0, 3.0, 1.0], [1.0, -2.0, -3.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[1.0, -2.0, 0.0, -2.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[1.0, 1.0], [-2.0, 1.0], [-2.0, -4.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[3.0, 1.0], [4.0, 3.0]], [[-1.0, -2.0], [3.0, 3.0]]]> : vector<2x2x2xf32>
  %v5 = vector.broadcast %v1 : vector<2x3xf32> to vector<1x2x3xf32>
  %v6 = vector.insert_strided_slice %v2, %v2 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  %v7 = vector.extract_strided_slice %v4 {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x2x2xf32> to vector<1x1x2xf32>
  %v8 = vector.extract_strided_slice %v5 {offsets = [0, 1, 2], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<1x2x3xf32> to vector<1x1x1xf32>
  %v9:6 = vector.to_elements %v5 : vector<1x2x3xf32>
  %v10 = vector.from_elements %v9#0, %v9#5, %v9#2, %v9#4, %v9#1, %v9#3 : vector<1x2x3xf32>
  %v11 = vector.extract_strided_slice %v4 {offsets = [1, 0, 0], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x1x2xf32>
  %v12 = vector.insert_strided_slice %v1, %v1 {offsets = [0, 0], strides = [1, 1]} : vector<2x3xf32> into vector<2x3xf32>
  %v13 = vector.extract_strided_slice %v5 {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<1x2x3xf32> to vector<1x1x1xf32>
  %v14 = vector.shape_cast %v10 : vector<1x2x3xf32> to vector<6xf32>
  %v15 = vector.shuffle %v2, %v2 [6, 7] : vector<4xf32>, vector<4xf32>
  %v19 = scf.for %v18 = %c0 to %c3 step %c1 iter_args(%v16 = %v1) -> (vector<2x3xf32>) {
    %v17 = arith.addf %v16, %v12 : vector<2x3xf32>
    scf.yield %v17 : vector<2x3xf32>
  }
  %v20 = vector.outerproduct %v14, %v6 : vector<6xf32>, vector<4xf32>
  vector.transfer_write %v14, %o0[%c0] {in_bounds = [true]} : vector<6xf32>, memref<6xf32>
  vector.transfer_write %v15, %o1[%c0] {in_bounds = [true]} : vector<2xf32>, memref<2xf32>
  vector.transfer_write %v19, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v20, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<6x4xf32>, memref<6x4xf32>
  return
}
// ----- vector.shape_cast, vector.create_mask, arith.select
func.func @shape_cast_create_mask_select(%o0: memref<3xf32>, %o1: memref<3xf32>, %o2: memref<2x3xf32>, %o3: memref<3xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[1.0, -3.0, 1.0], [1.0, 0.0, -3.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[3.0, -4.0, 4.0, 1.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[4.0, 0.0], [-2.0, -1.0], [4.0, -3.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[4.0, 2.0], [3.0, -1.0]], [[1.0, 2.0], [3.0, -1.0]]]> : vector<2x2x2xf32>
  %v5 = arith.constant dense<[[-3.0, 4.0, 0.0, -4.0], [3.0, 2.0, 3.0, -2.0], [-3.0, -1.0, 2.0, 3.0]]> : vector<3x4xf32>
  %v6 = vector.shape_cast %v2 : vector<4xf32> to vector<4x1xf32>
  %v7 = arith.constant -1 : index
  %v8 = arith.constant 2 : index
  %v9 = vector.create_mask %v7, %v8 : vector<3x2xi1>
  %v10 = arith.select %v9, %v3, %v3 : vector<3x2xi1>, vector<3x2xf32>
  %v11 = vector.insert_strided_slice %v3, %v3 {offsets = [0, 0], strides = [1, 1]} : vector<3x2xf32> into vector<3x2xf32>
  %v12 = arith.constant dense<[-1.0, 0.0, -3.0, -2.0]> : vector<4xf32>
  %v13 = vector.extract_strided_slice %v3 {offsets = [0, 0], sizes = [1, 2], strides = [1, 1]} : vector<3x2xf32> to vector<1x2xf32>
  %v14 = vector.insert_strided_slice %v13, %v4 {offsets = [1, 1, 0], strides = [1, 1]} : vector<1x2xf32> into vector<2x2x2xf32>
  %v15 = vector.shape_cast %v4 : vector<2x2x2xf32> to vector<8x1xf32>
  %v16 = vector.extract %v2[3] : f32 from vector<4xf32>
  %v17 = vector.insert %v16, %v14 [1, 1, 1] : f32 into vector<2x2x2xf32>
  %v18 = arith.constant dense<[-3.0, -2.0, -1.0]> : vector<3xf32>
  %v19 = vector.multi_reduction <maximumf>, %v3, %v18 [1] : vector<3x2xf32> to vector<3xf32>
  %v20 = arith.addf %v1, %v1 : vector<2x3xf32>
  %v21 = vector.extract %v19[2] : f32 from vector<3xf32>
  %v22 = vector.insert %v21, %v19 [0] : f32 into vector<3xf32>
  vector.transfer_write %v18, %o0[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  vector.transfer_write %v19, %o1[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  vector.transfer_write %v20, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v22, %o3[%c0] {in_bounds = [true]} : vector<3xf32>, memref<3xf32>
  return
}
// ----- vector.create_mask, arith.select, vector.scan
func.func @create_mask_select_scan(%o0: memref<2x2x4xf32>, %o1: memref<1x4xf32>, %o2: memref<2x4xf32>, %o3: memref<2x6x1xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[1.0, -4.0, -4.0], [1.0, -1.0, 1.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-1.0, -4.0, 3.0, 4.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-2.0, 4.0], [1.0, -1.0], [3.0, -4.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[-1.0, -4.0], [-1.0, 3.0]], [[2.0, 0.0], [0.0, 2.0]]]> : vector<2x2x2xf32>
  %v5 = arith.constant dense<[-3.0]> : vector<1xf32>
  %v6 = arith.constant -1 : index
  %v7 = arith.constant 3 : index
  %v8 = arith.constant 2 : index
  %v9 = vector.create_mask %v6, %v7, %v8 : vector<2x2x2xi1>
  %v10 = arith.select %v9, %v4, %v4 : vector<2x2x2xi1>, vector<2x2x2xf32>
  %v11 = arith.constant dense<[0.0, -3.0, 3.0]> : vector<3xf32>
  %v12:2 = vector.scan <add>, %v1, %v11 {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  %v13:1 = vector.to_elements %v5 : vector<1xf32>
  %v14 = vector.from_elements %v13 : vector<1xf32>
  %v15 = vector.shape_cast %v12#0 : vector<2x3xf32> to vector<1x6x1xf32>
  %v16 = vector.fma %v15, %v15, %v15 : vector<1x6x1xf32>
  %v17 = arith.constant dense<2.0> : vector<f32>
  %v18:2 = vector.scan <add>, %v5, %v17 {inclusive = true, reduction_dim = 0 : i64} : vector<1xf32>, vector<f32>
  %v19 = arith.constant dense<[[-2.0, -3.0, 0.0, 0.0], [3.0, 0.0, 2.0, 3.0], [4.0, 1.0, 4.0, 4.0]]> : vector<3x4xf32>
  %v20 = vector.interleave %v4, %v10 : vector<2x2x2xf32> -> vector<2x2x4xf32>
  %v21 = vector.outerproduct %v18#0, %v2 : vector<1xf32>, vector<4xf32>
  %v22 = vector.extract %v20[0] : vector<2x4xf32> from vector<2x2x4xf32>
  %v23 = vector.shuffle %v15, %v15 [1, 1] : vector<1x6x1xf32>, vector<1x6x1xf32>
  vector.transfer_write %v20, %o0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x2x4xf32>, memref<2x2x4xf32>
  vector.transfer_write %v21, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, memref<1x4xf32>
  vector.transfer_write %v22, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  vector.transfer_write %v23, %o3[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x6x1xf32>, memref<2x6x1xf32>
  return
}
// ----- vector.to_elements, vector.from_elements, vector.outerproduct
func.func @to_elements_from_elements_outerproduct(%o0: memref<1x1xf32>, %o1: memref<2xf32>, %o2: memref<1xf32>, %o3: memref<1x1xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[4.0, 2.0, 3.0], [4.0, -2.0, 1.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[3.0, 2.0, 4.0, -3.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-2.0, 2.0], [2.0, -4.0], [-1.0, -2.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[1.0, 3.0], [1.0, -4.0]], [[2.0, -3.0], [0.0, -3.0]]]> : vector<2x2x2xf32>
  %v5:6 = vector.to_elements %v1 : vector<2x3xf32>
  %v6 = vector.from_elements %v5#0, %v5#2, %v5#4, %v5#5, %v5#1, %v5#3 : vector<2x3xf32>
  %v7 = vector.outerproduct %v2, %v2 : vector<4xf32>, vector<4xf32>
  %v8 = vector.extract_strided_slice %v1 {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x3xf32> to vector<1x1xf32>
  %v9:1 = vector.to_elements %v8 : vector<1x1xf32>
  %v10 = vector.from_elements %v9 : vector<1x1xf32>
  %v11:8 = vector.to_elements %v4 : vector<2x2x2xf32>
  %v12 = vector.from_elements %v11#0, %v11#4, %v11#2, %v11#7, %v11#3, %v11#6, %v11#5, %v11#1 : vector<2x2x2xf32>
  %v13:1 = vector.to_elements %v8 : vector<1x1xf32>
  %v14 = vector.from_elements %v13 : vector<1x1xf32>
  %v15 = vector.insert_strided_slice %v6, %v7 {offsets = [2, 1], strides = [1, 1]} : vector<2x3xf32> into vector<4x4xf32>
  %v16 = vector.interleave %v7, %v7 : vector<4x4xf32> -> vector<4x8xf32>
  %v17 = vector.outerproduct %v2, %v2 : vector<4xf32>, vector<4xf32>
  %v18 = vector.shape_cast %v10 : vector<1x1xf32> to vector<1x1xf32>
  %v19 = vector.shuffle %v2, %v2 [7, 4] : vector<4xf32>, vector<4xf32>
  %v20 = arith.constant dense<[2.0]> : vector<1xf32>
  %v21:2 = vector.scan <add>, %v14, %v20 {inclusive = true, reduction_dim = 1 : i64} : vector<1x1xf32>, vector<1xf32>
  vector.transfer_write %v18, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  vector.transfer_write %v19, %o1[%c0] {in_bounds = [true]} : vector<2xf32>, memref<2xf32>
  vector.transfer_write %v20, %o2[%c0] {in_bounds = [true]} : vector<1xf32>, memref<1xf32>
  vector.transfer_write %v21#0, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  return
}
// ----- vector.broadcast, vector.fma, vector.multi_reduction
func.func @broadcast_fma_multi_reduction(%o0: memref<1x3x2xf32>, %o1: memref<1x2xf32>, %o2: memref<2x3xf32>, %o3: memref<2x3xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[1.0, 3.0, -1.0], [3.0, 0.0, 4.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-4.0, 1.0, -4.0, 0.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[3.0, 3.0], [-3.0, 1.0], [1.0, -2.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[4.0, -1.0], [-1.0, -3.0]], [[-2.0, 0.0], [1.0, 1.0]]]> : vector<2x2x2xf32>
  %v5 = vector.broadcast %v3 : vector<3x2xf32> to vector<2x3x2xf32>
  %v6 = vector.fma %v1, %v1, %v1 : vector<2x3xf32>
  %v7 = arith.constant dense<[[1.0, -3.0], [3.0, -1.0], [0.0, -4.0]]> : vector<3x2xf32>
  %v8 = vector.multi_reduction <add>, %v5, %v7 [0] : vector<2x3x2xf32> to vector<3x2xf32>
  %v9 = vector.extract %v7[0, 1] : f32 from vector<3x2xf32>
  %v10 = vector.insert %v9, %v1 [1, 0] : f32 into vector<2x3xf32>
  %v11 = vector.interleave %v8, %v8 : vector<3x2xf32> -> vector<3x4xf32>
  %v12 = arith.maximumf %v7, %v8 : vector<3x2xf32>
  %v13 = vector.shuffle %v2, %v2 [2, 7, 4] : vector<4xf32>, vector<4xf32>
  %v14 = arith.constant dense<[3.0]> : vector<1xf32>
  %v15 = vector.shape_cast %v1 : vector<2x3xf32> to vector<1x3x2xf32>
  %v16 = vector.extract_strided_slice %v7 {offsets = [2, 0], sizes = [1, 2], strides = [1, 1]} : vector<3x2xf32> to vector<1x2xf32>
  %v17 = arith.addf %v10, %v10 : vector<2x3xf32>
  %v18 = vector.insert_strided_slice %v16, %v10 {offsets = [1, 0], strides = [1, 1]} : vector<1x2xf32> into vector<2x3xf32>
  vector.transfer_write %v15, %o0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x3x2xf32>, memref<1x3x2xf32>
  vector.transfer_write %v16, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<1x2xf32>, memref<1x2xf32>
  vector.transfer_write %v17, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v18, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  return
}
// ----- vector.outerproduct, vector.extract, vector.insert
func.func @outerproduct_extract_insert(%o0: memref<2x2xf32>, %o1: memref<3x2xf32>, %o2: memref<2x3xf32>, %o3: memref<4x4xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[-3.0, -2.0, 3.0], [-1.0, -3.0, 3.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-1.0, 4.0, 0.0, 0.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[4.0, -4.0], [3.0, 3.0], [2.0, 0.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[3.0, 2.0], [4.0, -2.0]], [[-1.0, 2.0], [2.0, -2.0]]]> : vector<2x2x2xf32>
  %v5 = vector.outerproduct %v2, %v2 : vector<4xf32>, vector<4xf32>
  %v6 = vector.extract %v1[1, 0] : f32 from vector<2x3xf32>
  %v7 = vector.insert %v6, %v1 [0, 1] : f32 into vector<2x3xf32>
  %v8 = vector.transpose %v1, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %v9 = vector.shuffle %v8, %v8 [5, 1] : vector<3x2xf32>, vector<3x2xf32>
  %v10 = arith.constant dense<[-4.0, -2.0]> : vector<2xf32>
  %v11 = vector.multi_reduction <maximumf>, %v9, %v10 [1] : vector<2x2xf32> to vector<2xf32>
  %v12 = arith.constant dense<[-1.0]> : vector<1xf32>
  %v13 = vector.insert %v11, %v9 [1] : vector<2xf32> into vector<2x2xf32>
  %v14 = vector.transpose %v9, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %v15 = vector.insert_strided_slice %v9, %v8 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<3x2xf32>
  %v16 = vector.shape_cast %v1 : vector<2x3xf32> to vector<2x3xf32>
  %v17 = vector.outerproduct %v2, %v2 : vector<4xf32>, vector<4xf32>
  vector.transfer_write %v14, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
  vector.transfer_write %v15, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
  vector.transfer_write %v16, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
  vector.transfer_write %v17, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  return
}
// ----- arith.addi, vector.extract, vector.interleave
func.func @addi_extract_interleave(%o0: memref<4x3xf32>, %o1: memref<3x2xf32>, %o2: memref<2x2x2xf32>, %o3: memref<16x1xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[0.0, -2.0, -1.0], [-4.0, -2.0, -1.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[1.0, -1.0, 4.0, 1.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-2.0, 1.0], [-3.0, 2.0], [-1.0, 4.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[3.0, 3.0], [-4.0, -3.0]], [[-4.0, 1.0], [1.0, -1.0]]]> : vector<2x2x2xf32>
  %v5 = arith.addi %zero, %c0 : index
  %v6 = vector.extract %v1[%v5] : vector<3xf32> from vector<2x3xf32>
  %v7 = vector.interleave %v1, %v1 : vector<2x3xf32> -> vector<2x6xf32>
  %v8 = vector.outerproduct %v2, %v2 : vector<4xf32>, vector<4xf32>
  %v9 = arith.maximumf %v6, %v6 : vector<3xf32>
  %v10 = vector.fma %v2, %v2, %v2 : vector<4xf32>
  %v11 = vector.insert_strided_slice %v9, %v8 {offsets = [3, 1], strides = [1]} : vector<3xf32> into vector<4x4xf32>
  %v12 = vector.fma %v3, %v3, %v3 : vector<3x2xf32>
  %v13 = vector.extract %v12[0, 1] : f32 from vector<3x2xf32>
  %v14 = vector.insert %v13, %v4 [1, 0, 0] : f32 into vector<2x2x2xf32>
  %v15 = arith.constant dense<[[-2.0, -3.0, 2.0], [1.0, -2.0, -3.0], [-1.0, -3.0, 3.0], [2.0, 3.0, -2.0]]> : vector<4x3xf32>
  %v16 = arith.constant 0 : index
  %v17 = arith.constant 1 : index
  %v18 = vector.create_mask %v16, %v17 : vector<3x2xi1>
  %v19 = arith.select %v18, %v12, %v12 : vector<3x2xi1>, vector<3x2xf32>
  %v23 = scf.for %v22 = %c0 to %c3 step %c1 iter_args(%v20 = %v4) -> (vector<2x2x2xf32>) {
    %v21 = arith.addf %v20, %v4 : vector<2x2x2xf32>
    scf.yield %v21 : vector<2x2x2xf32>
  }
  %v24 = vector.shape_cast %v8 : vector<4x4xf32> to vector<16x1xf32>
  vector.transfer_write %v15, %o0[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
  vector.transfer_write %v19, %o1[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<3x2xf32>
  vector.transfer_write %v23, %o2[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x2x2xf32>, memref<2x2x2xf32>
  vector.transfer_write %v24, %o3[%c0, %c0] {in_bounds = [true, true]} : vector<16x1xf32>, memref<16x1xf32>
  return
}
// ----- vector.extract, vector.insert, arith.addi
func.func @extract_insert_addi(%o0: memref<4x1x1xf32>, %o1: memref<2xf32>, %o2: memref<1x1xf32>, %o3: memref<2x2x2xf32>, %zero: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %v1 = arith.constant dense<[[0.0, 3.0, -4.0], [0.0, 4.0, 0.0]]> : vector<2x3xf32>
  %v2 = arith.constant dense<[-3.0, 2.0, 0.0, 2.0]> : vector<4xf32>
  %v3 = arith.constant dense<[[-4.0, 3.0], [4.0, 2.0], [-1.0, 1.0]]> : vector<3x2xf32>
  %v4 = arith.constant dense<[[[-4.0, 2.0], [4.0, 0.0]], [[0.0, -2.0], [-1.0, 1.0]]]> : vector<2x2x2xf32>
  %v5 = vector.extract %v2[0] : f32 from vector<4xf32>
  %v6 = vector.insert %v5, %v1 [0, 1] : f32 into vector<2x3xf32>
  %v7 = arith.addi %zero, %c0 : index
  %v8 = vector.extract %v3[%v7] : vector<2xf32> from vector<3x2xf32>
  %v9 = vector.extract %v4[1] : vector<2x2xf32> from vector<2x2x2xf32>
  %v10 = vector.shape_cast %v8 : vector<2xf32> to vector<2xf32>
  %v11 = vector.extract_strided_slice %v10 {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
  %v12 = vector.shuffle %v1, %v6 [1] : vector<2x3xf32>, vector<2x3xf32>
  %v13 = vector.shape_cast %v2 : vector<4xf32> to vector<4x1x1xf32>
  %v14 = vector.extract %v9[0] : vector<2xf32> from vector<2x2xf32>
  %v15 = arith.addf %v13, %v13 : vector<4x1x1xf32>
  %v16 = vector.interleave %v11, %v11 : vector<1xf32> -> vector<2xf32>
  %v17 = vector.extract_strided_slice %v1 {offsets = [0, 2], sizes = [1, 1], strides = [1, 1]} : vector<2x3xf32> to vector<1x1xf32>
  %v18 = vector.broadcast %v9 : vector<2x2xf32> to vector<2x2x2xf32>
  vector.transfer_write %v15, %o0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<4x1x1xf32>, memref<4x1x1xf32>
  vector.transfer_write %v16, %o1[%c0] {in_bounds = [true]} : vector<2xf32>, memref<2xf32>
  vector.transfer_write %v17, %o2[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  vector.transfer_write %v18, %o3[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x2x2xf32>, memref<2x2x2xf32>
  return
}
