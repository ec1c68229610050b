func.func @buffers(%r: vector<4xi32>, %o: i32, %v: vector<4xf32>) -> f32 {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, %o : vector<4xf32>
  rocdl.raw.buffer.atomic.fadd %0, %r, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.umin %o, %r, %o, %o, %o : i32
  return %0 : f32
}
// -----
// ERROR: custom op 'rocdl.raw.buffer.load' expected 4 operands
func.func @too_few(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o : f32
  return
}
// -----
// ERROR: custom op 'rocdl.raw.buffer.store' expected 5 operands
func.func @too_few(%r: vector<4xi32>, %o: i32) {
  rocdl.raw.buffer.store %r, %o, %o, %o : f32
  return
}
// -----
// ERROR: use of value '%o' expects different type than prior uses: 'vector<4xi32>' vs 'i32'
func.func @resource(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %o, %o, %o, %o : f32
  return
}
// -----
func.func @swap(%a: i32) {
  %0 = rocdl.permlane16.swap %a, %a, true, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
// ERROR: expected operand
func.func @no_operands(%a: f32) {
  rocdl.raw.buffer.atomic.fadd : f32
  return
}
