"t.op"() ({
^bb0(%a: i32 loc("x":1:2), %b: f32):
  "t.br"(%a)[^bb2, ^bb1] : (i32) -> ()
^bb1:
  %x:3 = "t.multi"(%a) : (i32) -> (i8, i16, i32)
  "t.graph"() ({
    %m:2 = "t.multi"(%y, %y, %a) : (i8, i8, i32) -> (i8, i16)
    %n = "t.w"(%y, %m#1, %y, %m#1) ({ "t.k"(%y, %y) : (i8, i8) -> () }) : (i8, i16, i8, i16) -> i8
    %y = "t.def"(%m#0, %n) : (i8, i8) -> i8
  }) : () -> ()
  "t.use"(%x#1, %x#1, %x#2, %a, %b, %a) ({
    "t.in"(%x#1, %a) ({}, {
    ^bb0:
    }, {
      "t.none"() : () -> ()
    ^bb1(%q: i32):
      "t.z"(%q, %x#1, %a, %q) : (i32, i16, i32, i32) -> ()
    }) : (i16, i32) -> ()
    func.func private @g(%p: i32) -> i32 {
      %z = arith.addi %p, %p : i32
      func.return %z : i32
    }
  }) : (i16, i16, i32, i32, f32, i32) -> ()
  "t.end"() : () -> ()
^bb2:
  "t.end"() {d = 1 : i8} : () -> ()
}) : () -> ()
