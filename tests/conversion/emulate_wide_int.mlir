// COMPARE: --arith-emulate-wide-int
// ----- arith.addi
func.func @addi(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b : i64
  return %r : i64
}
// ----- arith.subi
func.func @subi(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b : i64
  return %r : i64
}
// ----- arith.muli
func.func @muli(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b : i64
  return %r : i64
}
// ----- arith.andi
func.func @andi(%a: i64, %b: i64) -> i64 {
  %r = arith.andi %a, %b : i64
  return %r : i64
}
// ----- arith.ori
func.func @ori(%a: i64, %b: i64) -> i64 {
  %r = arith.ori %a, %b : i64
  return %r : i64
}
// ----- arith.xori
func.func @xori(%a: i64, %b: i64) -> i64 {
  %r = arith.xori %a, %b : i64
  return %r : i64
}
// ----- arith.maxui
func.func @maxui(%a: i64, %b: i64) -> i64 {
  %r = arith.maxui %a, %b : i64
  return %r : i64
}
// ----- arith.maxsi
func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}
// ----- arith.minui
func.func @minui(%a: i64, %b: i64) -> i64 {
  %r = arith.minui %a, %b : i64
  return %r : i64
}
// ----- arith.minsi
func.func @minsi(%a: i64, %b: i64) -> i64 {
  %r = arith.minsi %a, %b : i64
  return %r : i64
}
// ----- arith.cmpi
func.func @cmpi(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi eq, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_2(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi ne, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_3(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi slt, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_4(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sle, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_5(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sgt, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_6(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sge, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_7(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi ult, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_8(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi ule, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_9(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi ugt, %a, %b : i64
  return %r : i1
}
// ----- arith.cmpi
func.func @cmpi_10(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi uge, %a, %b : i64
  return %r : i1
}
// ----- arith.extsi
func.func @extsi(%a: i32) -> i64 {
  %r = arith.extsi %a : i32 to i64
  return %r : i64
}
// ----- arith.extsi
func.func @extsi_2(%a: i16) -> i64 {
  %r = arith.extsi %a : i16 to i64
  return %r : i64
}
// ----- arith.extsi
func.func @extsi_3(%a: i1) -> i64 {
  %r = arith.extsi %a : i1 to i64
  return %r : i64
}
// ----- arith.extui
func.func @extui(%a: i32) -> i64 {
  %r = arith.extui %a : i32 to i64
  return %r : i64
}
// ----- arith.extui
func.func @extui_2(%a: i16) -> i64 {
  %r = arith.extui %a : i16 to i64
  return %r : i64
}
// ----- arith.extui
func.func @extui_3(%a: i1) -> i64 {
  %r = arith.extui %a : i1 to i64
  return %r : i64
}
// ----- arith.trunci
func.func @trunci(%a: i64) -> i32 {
  %r = arith.trunci %a : i64 to i32
  return %r : i32
}
// ----- arith.trunci
func.func @trunci_2(%a: i64) -> i16 {
  %r = arith.trunci %a : i64 to i16
  return %r : i16
}
// ----- arith.trunci
func.func @trunci_3(%a: i64) -> i1 {
  %r = arith.trunci %a : i64 to i1
  return %r : i1
}
// ----- arith.index_cast
func.func @index_cast(%a: i64) -> index {
  %r = arith.index_cast %a : i64 to index
  return %r : index
}
// ----- arith.index_cast
func.func @index_cast_2(%a: index) -> i64 {
  %r = arith.index_cast %a : index to i64
  return %r : i64
}
// ----- arith.index_castui
func.func @index_castui(%a: i64) -> index {
  %r = arith.index_castui %a : i64 to index
  return %r : index
}
// ----- arith.index_castui
func.func @index_castui_2(%a: index) -> i64 {
  %r = arith.index_castui %a : index to i64
  return %r : i64
}
// ----- arith.sitofp
func.func @sitofp(%a: i64) -> f32 {
  %r = arith.sitofp %a : i64 to f32
  return %r : f32
}
// ----- arith.uitofp
func.func @uitofp(%a: i64) -> f32 {
  %r = arith.uitofp %a : i64 to f32
  return %r : f32
}
// ----- arith.fptosi
func.func @fptosi(%a: f32) -> i64 {
  %r = arith.fptosi %a : f32 to i64
  return %r : i64
}
// ----- arith.fptoui
func.func @fptoui(%a: f32) -> i64 {
  %r = arith.fptoui %a : f32 to i64
  return %r : i64
}
// ----- arith.sitofp
func.func @sitofp_2(%a: i64) -> f64 {
  %r = arith.sitofp %a : i64 to f64
  return %r : f64
}
// ----- arith.uitofp
func.func @uitofp_2(%a: i64) -> f64 {
  %r = arith.uitofp %a : i64 to f64
  return %r : f64
}
// ----- arith.fptosi
func.func @fptosi_2(%a: f64) -> i64 {
  %r = arith.fptosi %a : f64 to i64
  return %r : i64
}
// ----- arith.fptoui
func.func @fptoui_2(%a: f64) -> i64 {
  %r = arith.fptoui %a : f64 to i64
  return %r : i64
}
// ----- arith.sitofp
func.func @sitofp_3(%a: i64) -> f16 {
  %r = arith.sitofp %a : i64 to f16
  return %r : f16
}
// ----- arith.uitofp
func.func @uitofp_3(%a: i64) -> f16 {
  %r = arith.uitofp %a : i64 to f16
  return %r : f16
}
// ----- arith.fptosi
func.func @fptosi_3(%a: f16) -> i64 {
  %r = arith.fptosi %a : f16 to i64
  return %r : i64
}
// ----- arith.fptoui
func.func @fptoui_3(%a: f16) -> i64 {
  %r = arith.fptoui %a : f16 to i64
  return %r : i64
}
// ----- arith.select
func.func @select(%c: i1, %a: i64, %b: i64) -> i64 {
  %r = arith.select %c, %a, %b : i64
  return %r : i64
}
// ----- arith.addi
func.func @addi_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.addi %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.subi
func.func @subi_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.subi %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.muli
func.func @muli_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.muli %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.andi
func.func @andi_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.andi %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.ori
func.func @ori_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.ori %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.xori
func.func @xori_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.xori %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.maxui
func.func @maxui_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.maxui %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.maxsi
func.func @maxsi_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.maxsi %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.minui
func.func @minui_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.minui %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.minsi
func.func @minsi_2(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.minsi %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.cmpi
func.func @cmpi_11(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi eq, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_12(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi ne, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_13(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi slt, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_14(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi sle, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_15(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi sgt, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_16(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi sge, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_17(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi ult, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_18(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi ule, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_19(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi ugt, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.cmpi
func.func @cmpi_20(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.cmpi uge, %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi1>
}
// ----- arith.extsi
func.func @extsi_4(%a: vector<2x3xi32>) -> vector<2x3xi64> {
  %r = arith.extsi %a : vector<2x3xi32> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.extsi
func.func @extsi_5(%a: vector<2x3xi16>) -> vector<2x3xi64> {
  %r = arith.extsi %a : vector<2x3xi16> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.extsi
func.func @extsi_6(%a: vector<2x3xi1>) -> vector<2x3xi64> {
  %r = arith.extsi %a : vector<2x3xi1> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.extui
func.func @extui_4(%a: vector<2x3xi32>) -> vector<2x3xi64> {
  %r = arith.extui %a : vector<2x3xi32> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.extui
func.func @extui_5(%a: vector<2x3xi16>) -> vector<2x3xi64> {
  %r = arith.extui %a : vector<2x3xi16> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.extui
func.func @extui_6(%a: vector<2x3xi1>) -> vector<2x3xi64> {
  %r = arith.extui %a : vector<2x3xi1> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.trunci
func.func @trunci_4(%a: vector<2x3xi64>) -> vector<2x3xi32> {
  %r = arith.trunci %a : vector<2x3xi64> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
// ----- arith.trunci
func.func @trunci_5(%a: vector<2x3xi64>) -> vector<2x3xi16> {
  %r = arith.trunci %a : vector<2x3xi64> to vector<2x3xi16>
  return %r : vector<2x3xi16>
}
// ----- arith.trunci
func.func @trunci_6(%a: vector<2x3xi64>) -> vector<2x3xi1> {
  %r = arith.trunci %a : vector<2x3xi64> to vector<2x3xi1>
  return %r : vector<2x3xi1>
}
// ----- arith.index_cast
func.func @index_cast_3(%a: vector<2x3xi64>) -> vector<2x3xindex> {
  %r = arith.index_cast %a : vector<2x3xi64> to vector<2x3xindex>
  return %r : vector<2x3xindex>
}
// ----- arith.index_cast
func.func @index_cast_4(%a: vector<2x3xindex>) -> vector<2x3xi64> {
  %r = arith.index_cast %a : vector<2x3xindex> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.index_castui
func.func @index_castui_3(%a: vector<2x3xi64>) -> vector<2x3xindex> {
  %r = arith.index_castui %a : vector<2x3xi64> to vector<2x3xindex>
  return %r : vector<2x3xindex>
}
// ----- arith.index_castui
func.func @index_castui_4(%a: vector<2x3xindex>) -> vector<2x3xi64> {
  %r = arith.index_castui %a : vector<2x3xindex> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.sitofp
func.func @sitofp_4(%a: vector<2x3xi64>) -> vector<2x3xf32> {
  %r = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
// ----- arith.uitofp
func.func @uitofp_4(%a: vector<2x3xi64>) -> vector<2x3xf32> {
  %r = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
// ----- arith.fptosi
func.func @fptosi_4(%a: vector<2x3xf32>) -> vector<2x3xi64> {
  %r = arith.fptosi %a : vector<2x3xf32> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.fptoui
func.func @fptoui_4(%a: vector<2x3xf32>) -> vector<2x3xi64> {
  %r = arith.fptoui %a : vector<2x3xf32> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.sitofp
func.func @sitofp_5(%a: vector<2x3xi64>) -> vector<2x3xf64> {
  %r = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf64>
  return %r : vector<2x3xf64>
}
// ----- arith.uitofp
func.func @uitofp_5(%a: vector<2x3xi64>) -> vector<2x3xf64> {
  %r = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf64>
  return %r : vector<2x3xf64>
}
// ----- arith.fptosi
func.func @fptosi_5(%a: vector<2x3xf64>) -> vector<2x3xi64> {
  %r = arith.fptosi %a : vector<2x3xf64> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.fptoui
func.func @fptoui_5(%a: vector<2x3xf64>) -> vector<2x3xi64> {
  %r = arith.fptoui %a : vector<2x3xf64> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.sitofp
func.func @sitofp_6(%a: vector<2x3xi64>) -> vector<2x3xf16> {
  %r = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf16>
  return %r : vector<2x3xf16>
}
// ----- arith.uitofp
func.func @uitofp_6(%a: vector<2x3xi64>) -> vector<2x3xf16> {
  %r = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf16>
  return %r : vector<2x3xf16>
}
// ----- arith.fptosi
func.func @fptosi_6(%a: vector<2x3xf16>) -> vector<2x3xi64> {
  %r = arith.fptosi %a : vector<2x3xf16> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.fptoui
func.func @fptoui_6(%a: vector<2x3xf16>) -> vector<2x3xi64> {
  %r = arith.fptoui %a : vector<2x3xf16> to vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.select
func.func @select_2(%c: vector<2x3xi1>, %a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.select %c, %a, %b : vector<2x3xi1>, vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// ----- arith.extsi
func.func @extsi_7() -> (i64, i64, vector<3xi64>, vector<2xi64>, i32, i64) {
  %a = arith.constant -3 : i64
  %b = arith.constant 4294967298 : i64
  %c = arith.constant dense<7> : vector<3xi64>
  %d = arith.constant dense<[-1, 4294967295]> : vector<2xi64>
  %e = arith.constant 3 : i32
  %g = arith.extsi %e : i32 to i64
  return %a, %b, %c, %d, %e, %g : i64, i64, vector<3xi64>, vector<2xi64>, i32, i64
}
// ----- vector.print
func.func private @ext(i64, f32) -> i64
func.func @call(%a: i64, %b: f32) -> i64 {
  %r = call @ext(%a, %b) : (i64, f32) -> i64
  vector.print %r : i64
  vector.print %b : f32
  return %r : i64
}
// ----- failed to legalize operation 'func.func' that was explicitly marked illegal
func.func @wide(%a: i128) -> i128 {
  return %a : i128
}
// ----- failed to legalize operation 'arith.extsi' that was explicitly marked illegal
func.func @failed_to_legalize_operation_extsi_that_was_explicitly(%a: i32) {
  %x = arith.extsi %a : i32 to i128
  %y = arith.addi %x, %x : i128
  return
}
// ----- failed to legalize operation 'arith.divsi' that was explicitly marked illegal
func.func @div(%a: i64, %b: i64) -> i64 {
  %x = arith.divsi %a, %b : i64
  return %x : i64
}
