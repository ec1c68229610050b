// COMPARE: --canonicalize
func.func @addi_of_addi_of_x_and_constant_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.addi %x, %c overflow<nsw> : i32 %1 = arith.addi %0,
      %d overflow<nsw, nuw> : i32 return %1 : i32
}
func.func @addi_of_addi_of_x_and_dense_and_dense_vector_4xi32(%x: vector<4xi32>) -> vector<4xi32> {
  %c = arith.constant dense<5> : vector<4xi32> %d = arith.constant dense<7> : vector<4xi32> %0 = arith.addi %x, %c
      : vector<4xi32> %1 = arith.addi %0, %d : vector<4xi32> return %1 : vector<4xi32>
}
func.func @addi_of_addi_of_x_and_dense_and_dense_vector_2xi32(%x: vector<2xi32>) -> vector<2xi32> {
  %c = arith.constant dense<[5, 6]> : vector<2xi32> %d = arith.constant dense<7> : vector<2xi32> %0 = arith.addi %x, %c
      : vector<2xi32> %1 = arith.addi %0, %d : vector<2xi32> return %1 : vector<2xi32>
}
func.func @addi_of_addi_and_constant_i32(%x: i32) -> i32 {
  %d = arith.constant 7 : i32 %0 = arith.addi %x, %d : i32 %1 = arith.addi %0, %d : i32 %2 = arith.addi %1, %d : i32 return %2 : i32
}
func.func @addi_of_subi_of_x_and_constant_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.subi %x, %c overflow<nsw> : i32 %1 = arith.addi %0, %d overflow<nsw> : i32 return %1 : i32
}
func.func @addi_of_subi_of_constant_and_x_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.subi %c, %x : i32 %1 = arith.addi %0, %d : i32 return %1 : i32
}
func.func @addi_of_x_and_muli_of_y_and_minus_one_i32(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32 %0 = arith.muli %y, %c overflow<nsw> : i32 %1 = arith.addi %x, %0 overflow<nsw> : i32 return %1 : i32
}
func.func @addi_of_muli_of_y_and_minus_one_and_x_i32(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32 %0 = arith.muli %y, %c : i32 %1 = arith.addi %0, %x : i32 return %1 : i32
}
func.func @addui_extended_of_x_and_y_i32(%x: i32, %y: i32) -> i32 {
  %0:2 = arith.addui_extended %x, %y : i32, i1 return %0#0 : i32
}
func.func @addui_extended_of_x_and_y_i1(%x: i32, %y: i32) -> i1 {
  %0:2 = arith.addui_extended %x, %y : i32, i1 return %0#1 : i1
}
func.func @subi_of_addi_of_x_and_constant_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.addi %x, %c : i32 %1 = arith.subi %0, %d : i32 return %1 : i32
}
func.func @subi_of_constant_and_addi_of_x_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.addi %x, %c : i32 %1 = arith.subi %d, %0 : i32 return %1 : i32
}
func.func @subi_of_subi_of_x_and_constant_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.subi %x, %c : i32 %1 = arith.subi %0, %d : i32 return %1 : i32
}
func.func @subi_of_subi_of_constant_and_x_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.subi %c, %x overflow<nuw> : i32 %1 = arith.subi %0, %d overflow<nuw> : i32 return %1 : i32
}
func.func @subi_of_constant_and_subi_of_x_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.subi %x, %c : i32 %1 = arith.subi %d, %0 : i32 return %1 : i32
}
func.func @subi_of_constant_and_subi_of_constant_and_x_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.subi %c, %x : i32 %1 = arith.subi %d, %0 : i32 return %1 : i32
}
func.func @subi_of_subi_of_x_and_y_and_x_i32(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %x, %y : i32 %1 = arith.subi %0, %x overflow<nsw> : i32 return %1 : i32
}
func.func @subi_of_subi_of_x_and_y_and_x_vector_2xi32(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %0 = arith.subi %x, %y : vector<2xi32> %1 = arith.subi %0, %x : vector<2xi32> return %1 : vector<2xi32>
}
func.func @subi_of_x_and_y_tensor_xi32(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.subi %x, %y : tensor<?xi32> return %0 : tensor<?xi32>
}
func.func @muli_of_muli_of_x_and_constant_and_constant_i32(%x: i32) -> i32 {
  %c = arith.constant 5 : i32 %d = arith.constant 7 : i32 %0 = arith.muli %x, %c overflow<nsw> : i32 %1 = arith.muli %0,
      %d overflow<nsw, nuw> : i32 return %1 : i32
}
func.func @mulsi_extended_of_x_and_y_i32(%x: i32, %y: i32) -> i32 {
  %0:2 = arith.mulsi_extended %x, %y : i32 return %0#0 : i32
}
func.func @mului_extended_of_x_and_y_i32(%x: i32, %y: i32) -> i32 {
  %0:2 = arith.mului_extended %x, %y : i32 return %0#0 : i32
}
func.func @mulsi_extended_of_x_and_dense_vector_3xi32_vector_3xi32(%x: vector<3xi32>) -> (vector<3xi32>, vector<3xi32>) {
  %c = arith.constant dense<1> : vector<3xi32> %0:2 = arith.mulsi_extended %x, %c : vector<3xi32> return %0#0, %0#1 : vector<3xi32>, vector<3xi32>
}
func.func @xori_of_cmpi_sle_of_x_and_y_and_true_i1(%x: i32, %y: i32) -> i1 {
  %t = arith.constant true %0 = arith.cmpi sle, %x, %y : i32 %1 = arith.xori %0, %t : i1 return %1 : i1
}
func.func @xori_of_extui_of_x_and_extui_of_y_i32(%x: i8, %y: i8) -> i32 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.extui %y : i8 to i32 %2 = arith.xori %0, %1 : i32 return %2 : i32
}
func.func @xori_of_extsi_of_x_and_extsi_of_y_i32(%x: i8, %y: i8) -> i32 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.extsi %y : i8 to i32 %2 = arith.xori %0, %1 : i32 return %2 : i32
}
func.func @ori_of_extsi_of_x_and_andi_of_extsi_of_x_and_extsi_of_y_i32(%x: i8, %y: i8) -> i32 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.extsi %y : i8 to i32 %2 = arith.andi %0, %1 : i32 %3 = arith.ori %0, %2 : i32 return %3 : i32
}
func.func @andi_of_extsi_of_x_and_extsi_of_y_i32(%x: i8, %y: i16) -> i32 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.extsi %y : i16 to i32 %2 = arith.andi %0, %1 : i32 return %2 : i32
}
func.func @ori_of_extui_of_x_and_andi_of_extui_of_x_and_extui_of_y_i32(%x: i8, %y: i8) -> i32 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.extui %y : i8 to i32 %2 = arith.andi %0, %1 : i32 %3 = arith.ori %0, %2 : i32 return %3 : i32
}
func.func @mulf_of_negf_of_x_and_negf_of_y_f32(%x: f32, %y: f32) -> f32 {
  %0 = arith.negf %x : f32 %1 = arith.negf %y : f32 %2 = arith.mulf %0, %1 fastmath<fast> : f32 return %2 : f32
}
func.func @divf_of_negf_of_x_and_negf_of_y_f32(%x: f32, %y: f32) -> f32 {
  %0 = arith.negf %x fastmath<fast> : f32 %1 = arith.negf %y : f32 %2 = arith.divf %0, %1 : f32 return %2 : f32
}
func.func @extsi_of_extui_of_x_i32(%x: i8) -> i32 {
  %0 = arith.extui %x : i8 to i16 %1 = arith.extsi %0 : i16 to i32 return %1 : i32
}
func.func @extui_of_extsi_of_x_i32(%x: i8) -> i32 {
  %0 = arith.extsi %x : i8 to i16 %1 = arith.extui %0 : i16 to i32 return %1 : i32
}
func.func @trunci_of_extsi_of_x_i16(%x: i8) -> i16 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.trunci %0 : i32 to i16 return %1 : i16
}
func.func @trunci_of_extui_of_x_i16(%x: i8) -> i16 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.trunci %0 overflow<nuw> : i32 to i16 return %1 : i16
}
func.func @trunci_of_extui_of_x_i8(%x: i16) -> i8 {
  %0 = arith.extui %x : i16 to i32 %1 = arith.trunci %0 overflow<nuw> : i32 to i8 return %1 : i8
}
func.func @trunci_of_trunci_of_x_i8(%x: i64) -> i8 {
  %0 = arith.trunci %x overflow<nsw> : i64 to i32 %1 = arith.trunci %0 overflow<nuw> : i32 to i8 return %1 : i8
}
func.func @trunci_of_shrsi_of_x_and_constant_i8(%x: i32) -> i8 {
  %c = arith.constant 16 : i32 %0 = arith.shrsi %x, %c : i32 %1 = arith.trunci %0 overflow<nsw> : i32 to i8 return %1 : i8
}
func.func @trunci_of_shrsi_of_x_and_constant_i8_2(%x: i32) -> i8 {
  %c = arith.constant 25 : i32 %0 = arith.shrsi %x, %c : i32 %1 = arith.trunci %0 : i32 to i8 return %1 : i8
}
func.func @trunci_of_shrsi_of_x_and_constant_i8_3(%x: i32) -> i8 {
  %c = arith.constant 24 : i32 %0 = arith.shrsi %x, %c exact : i32 %1 = arith.trunci %0 : i32 to i8 return %1 : i8
}
func.func @trunci_of_shrsi_of_x_and_dense_vector_2xi8(%x: vector<2xi32>) -> vector<2xi8> {
  %c = arith.constant dense<24> : vector<2xi32> %0 = arith.shrsi %x, %c : vector<2xi32> %1 = arith.trunci %0
      : vector<2xi32> to vector<2xi8> return %1 : vector<2xi8>
}
func.func @truncf_of_sitofp_of_x_f32(%x: i32) -> f32 {
  %0 = arith.sitofp %x : i32 to f64 %1 = arith.truncf %0 : f64 to f32 return %1 : f32
}
func.func @truncf_of_uitofp_of_x_f32(%x: i32) -> f32 {
  %0 = arith.uitofp %x : i32 to f64 %1 = arith.truncf %0 fastmath<fast> : f64 to f32 return %1 : f32
}
func.func @truncf_of_uitofp_of_x_f32_2(%x: i32) -> f32 {
  %0 = arith.uitofp %x : i32 to f64 %1 = arith.truncf %0 upward : f64 to f32 return %1 : f32
}
func.func @index_cast_of_index_cast_of_x_i32(%x: i32) -> i32 {
  %0 = arith.index_cast %x : i32 to index %1 = arith.index_cast %0 : index to i32 return %1 : i32
}
func.func @index_cast_of_index_cast_of_x_i64(%x: i32) -> i64 {
  %0 = arith.index_cast %x : i32 to index %1 = arith.index_cast %0 : index to i64 return %1 : i64
}
func.func @index_cast_of_extsi_of_x(%x: i32) -> index {
  %0 = arith.extsi %x : i32 to i64 %1 = arith.index_cast %0 : i64 to index return %1 : index
}
func.func @index_castui_of_extui_of_x(%x: i32) -> index {
  %0 = arith.extui %x : i32 to i64 %1 = arith.index_castui %0 : i64 to index return %1 : index
}
func.func @index_castui_of_index_castui_of_x_i32(%x: i32) -> i32 {
  %0 = arith.index_castui %x : i32 to index %1 = arith.index_castui %0 : index to i32 return %1 : i32
}
func.func @index_castui_of_index_castui_of_x(%x: index) -> index {
  %0 = arith.index_castui %x : index to i32 %1 = arith.index_castui %0 : i32 to index return %1 : index
}
func.func @index_cast_of_index_cast_of_x(%x: index) -> index {
  %0 = arith.index_cast %x : index to i32 %1 = arith.index_cast %0 : i32 to index return %1 : index
}
func.func @index_cast_of_index_cast_of_x_2(%x: index) -> index {
  %0 = arith.index_cast %x : index to i128 %1 = arith.index_cast %0 : i128 to index return %1 : index
}
func.func @index_cast_of_index_cast_of_x_memref_4xi32(%x: memref<4xi32>) -> memref<4xi32> {
  %0 = arith.index_cast %x : memref<4xi32> to memref<4xindex> %1 = arith.index_cast %0 : memref<4xindex> to memref<4xi32> return %1 : memref<4xi32>
}
func.func @broadcast_of_x_vector_1xf32(%x: f32) -> vector<1xf32> {
  %0 = vector.broadcast %x : f32 to vector<1xf32> return %0 : vector<1xf32>
}
func.func @bitcast_of_bitcast_of_x_f32(%x: f32) -> f32 {
  %0 = arith.bitcast %x : f32 to i32 %1 = arith.bitcast %0 : i32 to f32 return %1 : f32
}
func.func @bitcast_of_bitcast_of_x_bf16(%x: f16) -> bf16 {
  %0 = arith.bitcast %x : f16 to i16 %1 = arith.bitcast %0 : i16 to bf16 return %1 : bf16
}
func.func @cmpi_slt_of_extsi_of_x_and_extsi_of_y_i1(%x: i8, %y: i8) -> i1 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.extsi %y : i8 to i32 %2 = arith.cmpi slt, %0, %1 : i32 return %2 : i1
}
func.func @cmpi_ult_of_extsi_of_x_and_extsi_of_y_i1(%x: i8, %y: i8) -> i1 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.extsi %y : i8 to i32 %2 = arith.cmpi ult, %0, %1 : i32 return %2 : i1
}
func.func @cmpi_ult_of_extui_of_x_and_extui_of_y_i1(%x: i8, %y: i8) -> i1 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.extui %y : i8 to i32 %2 = arith.cmpi ult, %0, %1 : i32 return %2 : i1
}
func.func @cmpi_slt_of_extui_of_x_and_extui_of_y_i1(%x: i8, %y: i8) -> i1 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.extui %y : i8 to i32 %2 = arith.cmpi slt, %0, %1 : i32 return %2 : i1
}
func.func @cmpi_ne_of_extui_of_x_and_extui_of_y_i1(%x: i8, %y: i8) -> i1 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.extui %y : i8 to i32 %2 = arith.cmpi ne, %0, %1 : i32 return %2 : i1
}
func.func @cmpi_ne_of_extui_of_x_and_extui_of_y_i1_2(%x: i8, %y: i16) -> i1 {
  %0 = arith.extui %x : i8 to i32 %1 = arith.extui %y : i16 to i32 %2 = arith.cmpi ne, %0, %1 : i32 return %2 : i1
}
func.func @cmpi_eq_of_extsi_of_x_and_extsi_of_y_i1(%x: i8, %y: i8) -> i1 {
  %0 = arith.extsi %x : i8 to i32 %1 = arith.extsi %y : i8 to i32 %2 = arith.cmpi eq, %0, %1 : i32 return %2 : i1
}
func.func @select_of_x_and_y_and_select_of_x_and_z_and_z_i32(%p: i1, %a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.select %p, %b, %c : i32 %1 = arith.select %p, %a, %0 : i32 return %1 : i32
}
func.func @select_of_x_and_select_of_x_and_z_and_z_and_y_i32(%p: i1, %a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.select %p, %b, %c : i32 %1 = arith.select %p, %0, %a : i32 return %1 : i32
}
func.func @select_of_xori_of_x_and_true_and_y_and_z_i32(%p: i1, %a: i32, %b: i32) -> i32 {
  %t = arith.constant true %0 = arith.xori %p, %t : i1 %1 = arith.select %0, %a, %b : i32 return %1 : i32
}
func.func @select_of_x_and_false_and_true_i1(%p: i1) -> i1 {
  %t = arith.constant true %f = arith.constant false %1 = arith.select %p, %f, %t : i1 return %1 : i1
}
func.func @select_of_x_and_one_and_zero_i32(%p: i1) -> i32 {
  %t = arith.constant 1 : i32 %f = arith.constant 0 : i32 %1 = arith.select %p, %t, %f : i32 return %1 : i32
}
func.func @select_of_x_and_zero_and_one_i32(%p: i1) -> i32 {
  %t = arith.constant 1 : i32 %f = arith.constant 0 : i32 %1 = arith.select %p, %f, %t : i32 return %1 : i32
}
func.func @select_of_x_and_y_and_zero_i1(%p: i1, %x: i1) -> i1 {
  %f = arith.constant 0 : i1 %1 = arith.select %p, %x, %f : i1 return %1 : i1
}
func.func @select_of_x_and_one_and_y_i1(%p: i1, %x: i1) -> i1 {
  %t = arith.constant 1 : i1 %1 = arith.select %p, %t, %x : i1 return %1 : i1
}
func.func @select_of_x_and_select_of_y_and_z_and_z_and_z_i32(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.select %q, %a, %b : i32 %1 = arith.select %p, %0, %b : i32 return %1 : i32
}
func.func @select_of_x_and_select_of_y_and_z_and_z_and_z_i32_2(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.select %q, %b, %a : i32 %1 = arith.select %p, %0, %b : i32 return %1 : i32
}
func.func @select_of_x_and_z_and_select_of_y_and_z_and_z_i32(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.select %q, %a, %b : i32 %1 = arith.select %p, %a, %0 : i32 return %1 : i32
}
func.func @select_of_x_and_dense_and_dense_vector_4xi32(%p: vector<4xi1>) -> vector<4xi32> {
  %t = arith.constant dense<1> : vector<4xi32> %f = arith.constant dense<0> : vector<4xi32> %1 = arith.select %p, %t, %f
      : vector<4xi1>, vector<4xi32> return %1 : vector<4xi32>
}
func.func @select_of_x_and_dense_and_dense_vector_4xi32_2(%p: i1) -> vector<4xi32> {
  %t = arith.constant dense<1> : vector<4xi32> %f = arith.constant dense<0> : vector<4xi32> %1 = arith.select %p, %t, %f
      : vector<4xi32> return %1 : vector<4xi32>
}
func.func @select_of_x_and_one_and_zero(%p: i1) -> index {
  %t = arith.constant 1 : index %f = arith.constant 0 : index %1 = arith.select %p, %t, %f : index return %1 : index
}
func.func @select_of_x_and_dense_and_dense_vector_2xi1(%p: vector<2xi1>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1> %f = arith.constant dense<false> : vector<2xi1> %1 = arith.select %p,
      %f, %t : vector<2xi1>, vector<2xi1> return %1 : vector<2xi1>
}
func.func @select_of_x_and_dense_and_dense_vector_2xi1_2(%p: vector<2xi1>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1> %f = arith.constant dense<false> : vector<2xi1> %1 = arith.select %p,
      %t, %f : vector<2xi1>, vector<2xi1> return %1 : vector<2xi1>
}
func.func @select_of_cmpi_eq_of_x_and_y_and_x_and_y_i32(%x: i32, %y: i32) -> i32 {
  %p = arith.cmpi eq, %x, %y : i32 %1 = arith.select %p, %x, %y : i32 return %1 : i32
}
func.func @select_of_cmpi_slt_of_x_and_y_and_x_and_y_i32(%x: i32, %y: i32) -> i32 {
  %p = arith.cmpi slt, %x, %y : i32 %1 = arith.select %p, %x, %y : i32 return %1 : i32
}
func.func @select_of_x_and_dense_and_dense_vector_2xi1_3(%p: i1, %x: vector<2xi1>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1> %f = arith.constant dense<false> : vector<2xi1> %1 = arith.select %p,
      %f, %t : vector<2xi1> return %1 : vector<2xi1>
}
func.func @cmpf_olt_of_sitofp_of_x_and_constant_i1(%x: i8) -> i1 {
  %c = arith.constant 2.5 : f32 %0 = arith.sitofp %x : i8 to f32 %1 = arith.cmpf olt, %0, %c : f32 return %1 : i1
}
func.func @andi_of_xori_of_x_and_minus_one_and_x_i32(%x: i32) -> i32 {
  %c = arith.constant -1 : i32 %0 = arith.xori %x, %c : i32 %1 = arith.andi %0, %x : i32 return %1 : i32
}
func.func @ori_of_xori_of_x_and_minus_one_and_x_i32(%x: i32) -> i32 {
  %c = arith.constant -1 : i32 %0 = arith.xori %x, %c : i32 %1 = arith.ori %0, %x : i32 return %1 : i32
}
func.func @andi_of_andi_of_x_and_y_and_x_i32(%x: i32, %y: i32) -> i32 {
  %0 = arith.andi %x, %y : i32 %1 = arith.andi %0, %x : i32 return %1 : i32
}
func.func @xori_of_xori_of_x_and_y_and_x_i32(%x: i32, %y: i32) -> i32 {
  %0 = arith.xori %x, %y : i32 %1 = arith.xori %0, %x : i32 return %1 : i32
}
func.func @subi_of_addi_of_x_and_y_and_x_i32(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32 %1 = arith.subi %0, %x : i32 return %1 : i32
}
func.func @addi_of_subi_of_x_and_y_and_y_i32(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %x, %y : i32 %1 = arith.addi %0, %y : i32 return %1 : i32
}
func.func @truncf_of_extf_of_x_f16(%x: f32) -> f16 {
  %0 = arith.extf %x : f32 to f64 %1 = arith.truncf %0 : f64 to f16 return %1 : f16
}
func.func @truncf_of_extf_of_x_f32(%x: f32) -> f32 {
  %0 = arith.extf %x : f32 to f64 %1 = arith.truncf %0 : f64 to f32 return %1 : f32
}
func.func @extf_of_truncf_of_x_f64(%x: f64) -> f64 {
  %0 = arith.truncf %x fastmath<contract> : f64 to f32 %1 = arith.extf %0 fastmath<contract> : f32 to f64 return %1 : f64
}
func.func @extf_of_truncf_of_x_f64_2(%x: f64) -> f64 {
  %0 = arith.truncf %x : f64 to f32 %1 = arith.extf %0 : f32 to f64 return %1 : f64
}
func.func @truncf_of_extf_of_x_f16_2(%x: bf16) -> f16 {
  %0 = arith.extf %x : bf16 to f32 %1 = arith.truncf %0 : f32 to f16 return %1 : f16
}
func.func @negf_of_negf_of_x_f32(%x: f32) -> f32 {
  %0 = arith.negf %x : f32 %1 = arith.negf %0 : f32 return %1 : f32
}
func.func @select_of_x_and_poison_and_y_i32_i32(%c: i1, %x: i32) -> (i32, i32) {
  %p = ub.poison : i32 %0 = arith.select %c, %x, %p : i32 %1 = arith.select %c, %p, %x : i32 return %0, %1 : i32, i32
}
func.func @select_of_dense_and_dense_and_dense_vector_2xi32() -> vector<2xi32> {
  %c = arith.constant dense<[true, false]> : vector<2xi1> %a = arith.constant dense<[1, 2]>
      : vector<2xi32> %b = arith.constant dense<5> : vector<2xi32> %0 = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32> return %0 : vector<2xi32>
}
func.func @addi_of_addi_and_shli_of_zero_and_y_i32(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32 %0 = arith.divsi %c, %y : i32 %1 = arith.remsi %x, %x : i32 %2 = arith.shli %c, %y
      : i32 %3 = arith.addi %0, %1 : i32 %4 = arith.addi %3, %2 : i32 return %4 : i32
}
func.func @trunci_of_shrui_i32(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 32 : i64 %0 = arith.extsi %x : i32 to i64 %1 = arith.extsi %y : i32 to i64 %2 = arith.muli %0, %1
      : i64 %3 = arith.shrui %2, %c : i64 %4 = arith.trunci %3 : i64 to i32 return %4 : i32
}
func.func @trunci_of_shrui_i32_2(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 32 : i64 %0 = arith.extui %x : i32 to i64 %1 = arith.extui %y : i32 to i64 %2 = arith.muli %0, %1
      : i64 %3 = arith.shrui %2, %c : i64 %4 = arith.trunci %3 : i64 to i32 return %4 : i32
}
