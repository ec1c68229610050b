// COMPARE: --duplicate-function-elimination --allow-unregistered-dialect
// ----- arith.addf, foo.bar
func.func @a(%x: f32, %y: f32) -> f32 { %0 = arith.addf %x, %y : f32
 %1 = "foo.bar"(%0) : (f32) -> f32
 return %0 : f32 }
func.func @b(%p: f32, %q: f32) -> f32 { %0 = arith.addf %p, %q : f32
 %1 = "foo.bar"(%0) : (f32) -> f32
 return %0 : f32 }
func.func private @c(f32) -> f32
func.func private @d(f32) -> f32
func.func @e(%x: f32) -> f32 { %0 = call @b(%x, %x) : (f32, f32) -> f32
 %1 = call @d(%0) : (f32) -> f32
 return %1 : f32 }
// ----- cf.cond_br, cf.br
func.func @r1(%n: index) { call @r1(%n) : (index) -> ()
 return }
func.func @r2(%n: index) { call @r1(%n) : (index) -> ()
 return }
func.func @r3(%n: index) { call @r3(%n) : (index) -> ()
 return }
func.func @k1(%n: index) { call @k2(%n) : (index) -> ()
 return }
func.func @k2(%n: index) { call @k3(%n) : (index) -> ()
 return }
func.func @k3(%n: index) { call @k4(%n) : (index) -> ()
 return }
func.func @k4(%n: index) { 
 return }
func.func @k5(%n: index) { 
 return }
func.func @p(%c: i1) { cf.cond_br %c, ^a, ^b
^a: cf.br ^b
^b: return }
func.func @q(%c: i1) { cf.cond_br %c, ^a, ^b
^a: cf.br ^b
^b: return }
func.func @q2(%c: i1) { cf.cond_br %c, ^b, ^a
^a: cf.br ^b
^b: return }
// ----- arith.addi, scf.for, x.y
func.func @k4(%n: index, %m: index) {  %0 = arith.addi %n, %m : index
 return }
func.func @k5(%n: index, %m: index) { %0 = arith.addi %m, %n : index 
 return }
func.func @k6(%n: index, %m: index) {  %0 = arith.addi %n, %m : index
 return }
func.func @u1(%n: index) { call @k4(%n, %n) : (index, index) -> ()
 return }
func.func @u2(%n: index) { call @k6(%n, %n) : (index, index) -> ()
 return }
func.func @g1(%n: index) { 
  scf.for %i = %n to %n step %n { "x.y"(%i) : (index) -> () }
 return }
func.func @g2(%n: index) { 
  scf.for %i = %n to %n step %n { "x.y"(%i) : (index) -> () }
 return }
func.func @g3(%n: index) { 
  scf.for %i = %n to %n step %n { "x.y"(%n) : (index) -> () }
 return }
func.func @g4(%n: index) { 
  scf.for %i = %n to %n step %n { "x.y"(%n) {a} : (index) -> () }
 return }
// ----- call indirect
func.func @a(%x: index) -> index { return %x : index }
func.func private @b(%x: index) -> index { return %x : index }
func.func @c(%y: index) -> index attributes {foo} { return %y : index }
func.func @d(%y: index) -> index attributes {foo} { return %y : index }
func.func @u1(%c: index) { %0 = call @b(%c) : (index) -> index
 return }
func.func @u2(%c: index) { %0 = call @a(%c) : (index) -> index
 return }
func.func @w1(%c: index) { %0 = func.constant @d : (index) -> index
 %1 = func.call_indirect %0(%c) : (index) -> index
 return }
func.func @w2(%c: index) { func.call @w1(%c) : (index) -> ()
 return }
"x.y"() {u = @d} : () -> ()
