// COMPARE: --allow-unregistered-dialect
// ----- redefinition of SSA value '%0'
func.func @redefined(%arg0: i32) {
  %0 = arith.addi %arg0, %arg0 : i32
  %0 = arith.addi %arg0, %arg0 : i32
  return
}

// ----- redefined arg
func.func @redefined_arg(%arg0: i32, %arg0: i32) {
  return
}

// ----- prior use
func.func @prior_use(%arg0: i32) {
  %1 = arith.addi %arg0, %x : i32
  %x = arith.constant 1.0 : f32
  return
}

// ----- prior use type
func.func @prior_use_type(%arg0: i32) {
  "test.op"(%arg0) : (f32) -> ()
  return
}

// ----- prior use of result
func.func @prior_use_of_result() {
  %a, %b = "test.op"() : () -> (i32, f32)
  "test.use"(%a, %b) : (f32, f32) -> ()
  return
}

// ----- redefine group
func.func @redefine_group() {
  %a:2 = "test.op"() : () -> (i32, f32)
  %a = "test.op"() : () -> (i32)
  return
}

// ----- redefine second
func.func @redefine_second() {
  %a, %b = "test.op"() : () -> (i32, f32)
    %c, %b = "test.op"() : () -> (i32, f32)
  return
}

// ----- block arg
func.func @block_arg() {
  cf.br ^bb1
^bb1:
  return
^bb1:
  return
}

// ----- blockargs
func.func @blockargs(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%a: i32):
  return
}

// ----- too few
func.func @too_few() {
  %a:3 = "test.op"() : () -> (i32, f32)
  return
}

// ----- range
func.func @range() {
  %a:2 = "test.op"() : () -> (i32, f32)
  "test.use"(%a#3) : (i32) -> ()
  return
}

// ----- loop var
func.func @loop_var() {
  %c = arith.constant 0 : index
  scf.for %c = %c to %c step %c {
  }
  return
}

// ----- undefined twice
func.func @undefined_twice() {
  "test.use"(%a, %b) : (i32, i32) -> ()
  "test.use"(%a) : (f32) -> ()
  return
}

// ----- dominance
func.func @dominance(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %x = arith.constant 1 : i32
  cf.br ^bb2
^bb2:
  "test.use"(%x) : (i32) -> ()
  return
}

// ----- dup attr
func.func @dup_attr() {
  "test.use"() {a = 1, a = 2} : () -> ()
  return
}

// ----- same
func.func @same() { return }
func.func @same() { return }

// ----- redefinition of attribute alias id 'a'
#a = affine_map<(d0) -> (d0)>
#a = affine_map<(d0) -> (d0)>

// ----- isolated
func.func @isolated(%a: i32) {
  func.func @inner() {
    "test.use"(%a) : (i32) -> ()
    return
  }
  return
}
