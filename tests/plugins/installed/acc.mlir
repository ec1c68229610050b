// ERROR: only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`
func.func @compute(%a: memref<10xf32>, %n: i32, %b: i1, %x: index) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.create varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) async(%n : i32) -> memref<10xf32>
  acc.parallel dataOperands(%0, %1 : memref<10xf32>, memref<10xf32>) async([#acc.device_type<nvidia>], %n : i32)
      num_gangs({%n : i32, %n : i32} [#acc.device_type<host>]) num_workers(%n : i32) wait({devnum: %n : i32, %n : i32}) if(%b) {
    acc.loop combined(parallel) gang({num=%n : i32, static=%n : i32}) worker vector(%n : i32)
        control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>}
  acc.delete accPtr(%1 : memref<10xf32>)
  acc.enter_data async wait(%n : i32) dataOperands(%0 : memref<10xf32>)
  acc.wait(%n : i32) async(%n : i32)
  return
}
acc.private.recipe @p : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  %0 = memref.alloca() : memref<10xf32>
  acc.yield %0 : memref<10xf32>
}
acc.routine @r func(@compute) bind(@compute, "f" [#acc.device_type<host>]) gang(dim: 1 : i64) worker ([#acc.device_type<nvidia>])
// -----
// ERROR: at least one operand must be present in dataOperands on the enter data operation
func.func @a() {
  acc.enter_data
  return
}
// -----
// ERROR: data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from
func.func @a(%a: memref<10xf32>) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
// ERROR: custom op 'acc.present' expected 'var'
func.func @a(%a: memref<10xf32>) {
  %0 = acc.present ptr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// ERROR: custom op 'acc.loop' expect at least one of num, dim or static values
func.func @a(%n : i32) {
  acc.loop gang({foo=%n : i32}) { acc.yield }
  return
}
// -----
// ERROR: 'acc.set' op at least one default_async, device_num, or device_type operand must appear
func.func @a(%n : i32) {
  acc.set
  return
}
// -----
func.func @modifiers(%a: memref<4xi32>) {
  %0 = acc.copyin varPtr(%a : memref<4xi32>) -> memref<4xi32> {modifiers = #acc<data_clause_modifier alwaysout>}
  acc.copyout accPtr(%0 : memref<4xi32>) to varPtr(%a : memref<4xi32>) {modifiers = #acc<data_clause_modifier alwaysin>}
  acc.delete accPtr(%0 : memref<4xi32>) {modifiers = #acc<data_clause_modifier alwaysout>}
  return
}
// -----
// ERROR: no data clause modifiers are allowed
func.func @modifiers_before_recipe(%a: memref<4xi32>) {
  %0 = acc.private varPtr(%a : memref<4xi32>) recipe(@none) -> memref<8xi32> {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
// ERROR: no data clause modifiers are allowed
func.func @modifiers_of_maps(%a: memref<4xi32>) {
  %0 = acc.firstprivate_map varPtr(%a : memref<4xi32>) -> memref<4xi32> {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
// ERROR: input and output types must match
func.func @copied_types(%a: memref<4xi32>, %b: memref<8xi32>) {
  acc.update_host accPtr(%a : memref<4xi32>) to varPtr(%b : memref<8xi32>)
  return
}
// -----
// ERROR: asyncOnly attribute cannot appear with asyncOperand
func.func @two_forms(%n: i32) {
  "acc.serial"(%n) <{asyncOperandsDeviceType = [#acc.device_type<nvidia>], asyncOnly = [#acc.device_type<nvidia>],
      operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i32) -> ()
  return
}
// -----
// ERROR: custom op 'acc.shutdown' number of operands and types do not match: got 0 operands and 1 types
func.func @place_of_no_operand() {
  acc.shutdown device_num( : i4)
  return
}
// -----
// ERROR: custom op 'acc.get_extent' invalid kind of type specified: expected acc.data_bounds_ty, but found 'i32'
func.func @name_of_type(%a: i32) {
  %0 = acc.get_extent %a : (i32) -> index
  return
}
// -----
// ERROR: custom op 'acc.wait' `async` clause can appear at most once in the expansion of the oilist directive
func.func @twice(%a: i32) {
  acc.wait(%a : i32) async async
  return
}
