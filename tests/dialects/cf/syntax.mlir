// COMPARE:
func.func @syntax(%c: i1, %a: i32, %b: i64, %f: f32, %i: index) -> i32 {
  cf.assert %c, "message"
  cf.assert %c, "mess \"age\"" {foo}
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a : i32) {x}
^bb2(%x: i32):
  cf.cond_br %c, ^bb3, ^bb4(%a, %b : i32, i64)
^bb3:
  cf.cond_br %c weights([1, 2]), ^bb4(%x, %b : i32, i64), ^bb5 {y}
^bb4(%y: i32, %z: i64):
  cf.switch %a : i32, [
    default: ^bb5
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb3,
    1: ^bb2(%a : i32),
    -4: ^bb4(%a, %b : i32, i64),
    100: ^bb6
  ] {attr}
^bb6:
  cf.switch %b : i64, [
    default: ^bb2(%a : i32),
    123456789012: ^bb7
  ]
^bb7:
  return %a : i32
}
