// COMPARE: --allow-unregistered-dialect --control-flow-sink
func.func @g0(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.constant -1 : i32
  %v2 = arith.muli %a, %a : i32
  return
}
func.func @g1(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.divui %a, %a : i32
  %v2 = arith.remsi %b, %a : i32
  %v3 = arith.cmpi slt, %v1, %b : i32
  "t.use"(%a, %n) : (i32, index) -> ()
  return
}
func.func @g2(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  scf.for %i1 = %n to %m step %n {
    %v2 = arith.subi %a, %b : i32
    scf.if %c {
      "t.use"(%v2, %i1) : (i32, index) -> ()
    }
    "t.use"(%v2, %m) : (i32, index) -> ()
    %v6 = arith.maxsi %b, %b : i32
  }
  %v7 = arith.divsi %b, %b : i32
  %v8 = arith.cmpi slt, %a, %a : i32
  return
}
func.func @g3(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.divui %b, %b : i32
  return
}
func.func @g4(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%a, %m) : (i32, index) -> ()
  %v2 = arith.divsi %b, %b : i32
  return
}
func.func @g5(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.constant 2 : i32
  %v2 = arith.divsi %b, %a : i32
  return
}
func.func @g6(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %n, %m : index
  return
}
func.func @g7(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.constant 1 : i32
  return
}
func.func @g8(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %b, %a : i32
  "t.use"(%b, %n) : (i32, index) -> ()
  scf.for %i3 = %m to %n step %m {
    %v4 = arith.floordivsi %b, %a : i32
    scf.if %c {
      %v6 = arith.remsi %a, %v4 : i32
      %v7 = scf.for %i7 = %n to %n step %i3 iter_args(%v7x = %a) -> (i32) {
        "t.use"(%v4, %n) : (i32, index) -> ()
        %v9 = arith.constant 0 : i32
        %v10 = arith.constant 1 : i32
        %v11 = arith.subi %a, %v10 : i32
        scf.yield %v6 : i32
      }
      scf.if %c {
        %v13 = arith.cmpi slt, %v1, %v4 : i32
      }
    }
    %v14 = arith.divsi %v4, %b : i32
  }
  return
}
func.func @g9(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.floordivsi %a, %a : i32
  %v2 = arith.divsi %v1, %b : i32
  return
}
func.func @g10(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %a, %b : i32
  scf.if %c {
    %v3 = arith.divui %a, %b : i32
    %v4 = scf.for %i4 = %m to %n step %m iter_args(%v4x = %v3) -> (i32) {
      scf.for %i5 = %i4 to %m step %n {
        %v6 = arith.remsi %v3, %v4x : i32
        %v7 = arith.constant 2 : i32
        %v8 = arith.constant -1 : i32
      }
      "t.use"(%a, %n) : (i32, index) -> ()
      "t.use"(%b, %m) : (i32, index) -> ()
      %v11 = arith.constant 1 : i32
      scf.yield %v1 : i32
    }
  }
  return
}
func.func @g11(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%b, %n) : (i32, index) -> ()
  return
}
func.func @g12(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%a, %m) : (i32, index) -> ()
  scf.if %c {
    %v3 = arith.divui %a, %b : i32
  }
  %v4 = arith.cmpi slt, %b, %a : i32
  %v5 = arith.divsi %a, %b : i32
  return
}
func.func @g13(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %n, %n : index
  scf.for %i2 = %v1 to %m step %n {
    "t.use"(%a, %m) : (i32, index) -> ()
    %v4 = arith.constant 0 : i32
    scf.if %c {
      %v6 = scf.for %i6 = %i2 to %n step %v1 iter_args(%v6x = %b) -> (i32) {
        %v7 = arith.addi %i2, %m : index
        %v8 = arith.constant 2 : i32
        scf.yield %v6x : i32
      }
    }
    %v9 = arith.floordivsi %a, %v4 : i32
    "t.use"(%b, %v1) : (i32, index) -> ()
  }
  "t.use"(%b, %n) : (i32, index) -> ()
  %v12 = scf.for %i12 = %n to %m step %m iter_args(%v12x = %a) -> (i32) {
    %v13 = arith.remsi %b, %v12x : i32
    "t.use"(%a, %n) : (i32, index) -> ()
    scf.for %i15 = %m to %i12 step %i12 {
      scf.for %i16 = %v1 to %v1 step %n {
        "t.use"(%a, %i16) : (i32, index) -> ()
        %v18 = arith.constant 2 : i32
      }
      %v19 = arith.floordivsi %v12x, %v13 : i32
      %v20 = arith.floordivsi %v13, %b : i32
      scf.if %c {
        %v22 = arith.constant 0 : i32
        %v23 = arith.maxsi %b, %v12x : i32
        "t.use"(%v20, %n) : (i32, index) -> ()
      }
      %v25 = arith.remsi %v20, %v19 : i32
    }
    scf.yield %a : i32
  }
  %v26 = scf.for %i26 = %m to %n step %v1 iter_args(%v26x = %b) -> (i32) {
    %v27 = scf.for %i27 = %m to %m step %v1 iter_args(%v27x = %a) -> (i32) {
      %v28 = scf.for %i28 = %i27 to %m step %m iter_args(%v28x = %b) -> (i32) {
        %v29 = arith.divsi %v27x, %v28x : i32
        %v30 = arith.constant -1 : i32
        "t.use"(%v26x, %i26) : (i32, index) -> ()
        %v32 = arith.addi %v1, %v1 : index
        scf.yield %b : i32
      }
      %v33 = arith.addi %i27, %i27 : index
      scf.yield %v26x : i32
    }
    "t.use"(%v26x, %i26) : (i32, index) -> ()
    "t.use"(%v12, %v1) : (i32, index) -> ()
    scf.yield %v26x : i32
  }
  return
}
func.func @g14(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.divui %a, %b : i32
  %v2 = arith.maxsi %b, %b : i32
  "t.use"(%a, %m) : (i32, index) -> ()
  %v4 = arith.floordivsi %v1, %v1 : i32
  return
}
func.func @g15(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %n, %m : index
  return
}
func.func @g16(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%a, %m) : (i32, index) -> ()
  "t.use"(%a, %n) : (i32, index) -> ()
  scf.for %i3 = %n to %n step %m {
    scf.if %c {
      scf.for %i5 = %m to %n step %m {
        %v6 = arith.subi %a, %b : i32
        "t.use"(%v6, %m) : (i32, index) -> ()
        %v8 = arith.addi %v6, %v6 : i32
      }
      scf.for %i9 = %m to %n step %n {
        %v10 = arith.constant 1 : i32
        %v11 = arith.constant 2 : i32
        %v12 = arith.shli %v10, %v11 : i32
        %v13 = arith.constant -1 : i32
        %v14 = arith.constant 0 : i32
      }
    }
    scf.if %c {
      "t.use"(%a, %m) : (i32, index) -> ()
      %v17 = scf.for %i17 = %m to %m step %m iter_args(%v17x = %a) -> (i32) {
        "t.use"(%v17x, %n) : (i32, index) -> ()
        "t.use"(%b, %i17) : (i32, index) -> ()
        %v20 = arith.constant 1 : i32
        %v21 = arith.cmpi slt, %b, %a : i32
        scf.yield %b : i32
      }
      %v22 = arith.remsi %b, %v17 : i32
    }
    %v23 = arith.cmpi slt, %b, %a : i32
    %v24 = arith.cmpi slt, %a, %b : i32
    %v25 = arith.maxsi %b, %b : i32
  }
  %v26 = arith.remsi %a, %a : i32
  return
}
func.func @g17(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%a, %n) : (i32, index) -> ()
  %v2 = arith.remsi %a, %a : i32
  %v3 = arith.addi %n, %m : index
  return
}
func.func @g18(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  scf.if %c {
    %v2 = arith.cmpi slt, %a, %b : i32
    %v3 = scf.for %i3 = %m to %m step %m iter_args(%v3x = %b) -> (i32) {
      "t.use"(%v3x, %m) : (i32, index) -> ()
      %v5 = scf.for %i5 = %m to %n step %m iter_args(%v5x = %v3x) -> (i32) {
        %v6 = arith.cmpi slt, %v3x, %v5x : i32
        %v7 = arith.ceildivsi %a, %b : i32
        %v8 = arith.muli %v7, %v7 : i32
        scf.yield %v3x : i32
      }
      %v9 = arith.divui %b, %v5 : i32
      %v10 = arith.constant 1 : i32
      %v11 = scf.for %i11 = %n to %n step %n iter_args(%v11x = %v10) -> (i32) {
        %v12 = arith.constant 1 : i32
        %v13 = arith.constant 0 : i32
        %v14 = arith.constant 2 : i32
        %v15 = arith.subi %v14, %v10 : i32
        scf.yield %a : i32
      }
      scf.yield %a : i32
    }
    %v16 = arith.divsi %b, %v3 : i32
  }
  return
}
func.func @g19(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%b, %m) : (i32, index) -> ()
  %v2 = arith.addi %b, %a : i32
  return
}
func.func @g20(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = scf.for %i1 = %m to %m step %n iter_args(%v1x = %b) -> (i32) {
    %v2 = arith.subi %v1x, %a : i32
    %v3 = arith.subi %a, %b : i32
    %v4 = arith.divui %a, %v3 : i32
    %v5 = arith.constant 2 : i32
    %v6 = arith.addi %i1, %n : index
    scf.yield %a : i32
  }
  scf.for %i7 = %m to %m step %m {
    %v8 = arith.addi %i7, %i7 : index
    %v9 = arith.cmpi slt, %a, %a : i32
    %v10 = arith.cmpi slt, %b, %b : i32
  }
  return
}
func.func @g21(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.shli %b, %b : i32
  %v2 = arith.ceildivsi %a, %a : i32
  scf.for %i3 = %n to %m step %n {
    "t.use"(%v1, %n) : (i32, index) -> ()
    %v5 = arith.constant 0 : i32
    "t.use"(%b, %n) : (i32, index) -> ()
    %v7 = scf.for %i7 = %m to %m step %m iter_args(%v7x = %b) -> (i32) {
      %v8 = arith.cmpi slt, %v7x, %v1 : i32
      "t.use"(%v2, %m) : (i32, index) -> ()
      "t.use"(%v7x, %i7) : (i32, index) -> ()
      scf.yield %b : i32
    }
    scf.for %i11 = %n to %n step %n {
      %v12 = arith.subi %v2, %a : i32
    }
  }
  %v13 = arith.addi %n, %m : index
  scf.for %i14 = %v13 to %m step %m {
    %v15 = scf.for %i15 = %m to %n step %n iter_args(%v15x = %v1) -> (i32) {
      %v16 = scf.for %i16 = %i14 to %i14 step %n iter_args(%v16x = %v15x) -> (i32) {
        %v17 = arith.subi %b, %v15x : i32
        %v18 = arith.constant -1 : i32
        scf.yield %v16x : i32
      }
      %v19 = arith.constant 2 : i32
      scf.for %i20 = %i15 to %i15 step %v13 {
        %v21 = arith.shli %a, %v15x : i32
        %v22 = arith.constant 1 : i32
        %v23 = arith.muli %b, %v2 : i32
      }
      "t.use"(%b, %i15) : (i32, index) -> ()
      %v25 = arith.addi %i15, %m : index
      scf.yield %v15x : i32
    }
    %v26 = arith.cmpi slt, %a, %a : i32
    %v27 = arith.cmpi slt, %v15, %b : i32
    %v28 = arith.divui %v15, %a : i32
  }
  return
}
func.func @g22(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.divui %a, %b : i32
  %v2 = arith.addi %m, %m : index
  scf.if %c {
    %v4 = scf.for %i4 = %n to %m step %m iter_args(%v4x = %b) -> (i32) {
      %v5 = arith.cmpi slt, %a, %v1 : i32
      scf.yield %b : i32
    }
  }
  return
}
func.func @g23(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %a, %a : i32
  "t.use"(%a, %m) : (i32, index) -> ()
  return
}
func.func @g24(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.shli %b, %a : i32
  %v2 = scf.for %i2 = %m to %m step %m iter_args(%v2x = %v1) -> (i32) {
    scf.for %i3 = %m to %m step %i2 {
      %v4 = arith.divui %b, %a : i32
      %v5 = arith.maxsi %a, %v4 : i32
      "t.use"(%b, %m) : (i32, index) -> ()
    }
    scf.yield %v1 : i32
  }
  %v7 = arith.ceildivsi %v1, %v1 : i32
  return
}
func.func @g25(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.shli %b, %a : i32
  "t.use"(%b, %m) : (i32, index) -> ()
  return
}
func.func @g26(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%a, %m) : (i32, index) -> ()
  scf.if %c {
    scf.for %i3 = %n to %n step %m {
      %v4 = arith.divui %b, %b : i32
      "t.use"(%a, %n) : (i32, index) -> ()
      scf.for %i6 = %n to %i3 step %m {
        %v7 = arith.divui %a, %v4 : i32
        %v8 = arith.constant 0 : i32
      }
      "t.use"(%v4, %i3) : (i32, index) -> ()
      %v10 = scf.for %i10 = %n to %i3 step %n iter_args(%v10x = %b) -> (i32) {
        %v11 = arith.ceildivsi %v4, %a : i32
        %v12 = arith.constant 0 : i32
        scf.yield %a : i32
      }
    }
    scf.for %i13 = %n to %m step %n {
      %v14 = arith.remsi %b, %b : i32
    }
    "t.use"(%a, %m) : (i32, index) -> ()
  }
  %v16 = arith.constant 0 : i32
  %v17 = arith.addi %m, %n : index
  return
}
func.func @g27(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%b, %m) : (i32, index) -> ()
  %v2 = arith.constant 0 : i32
  %v3 = arith.shli %a, %a : i32
  return
}
func.func @g28(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  scf.if %c {
    %v2 = arith.remsi %b, %b : i32
    %v3 = arith.divui %b, %v2 : i32
  }
  return
}
func.func @g29(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %b, %b : i32
  return
}
func.func @g30(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %b, %b : i32
  "t.use"(%b, %m) : (i32, index) -> ()
  %v3 = arith.maxsi %a, %b : i32
  scf.if %v1 {
    %v5 = scf.for %i5 = %m to %m step %n iter_args(%v5x = %a) -> (i32) {
      %v6 = arith.constant -1 : i32
      %v7 = arith.shli %a, %v5x : i32
      "t.use"(%a, %i5) : (i32, index) -> ()
      %v9 = arith.remsi %v5x, %v7 : i32
      %v10 = arith.addi %m, %m : index
      scf.yield %v3 : i32
    }
    %v11 = arith.constant 2 : i32
    %v12 = arith.maxsi %v5, %v11 : i32
    %v13 = arith.cmpi slt, %v5, %v5 : i32
    %v14 = arith.addi %n, %m : index
  }
  %v15 = arith.addi %n, %n : index
  return
}
func.func @g31(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.subi %a, %a : i32
  %v2 = arith.maxsi %b, %a : i32
  %v3 = scf.for %i3 = %n to %m step %n iter_args(%v3x = %v1) -> (i32) {
    %v4 = arith.divui %a, %a : i32
    scf.for %i5 = %i3 to %i3 step %m {
      %v6 = arith.shli %a, %v3x : i32
      %v7 = arith.subi %b, %a : i32
    }
    %v8 = arith.cmpi slt, %v3x, %b : i32
    scf.if %c {
      %v10 = arith.remsi %v1, %v3x : i32
      %v11 = arith.subi %v4, %v10 : i32
      "t.use"(%v4, %i3) : (i32, index) -> ()
      %v13 = arith.muli %v3x, %v3x : i32
      %v14 = scf.for %i14 = %n to %i3 step %m iter_args(%v14x = %v10) -> (i32) {
        %v15 = arith.constant 1 : i32
        scf.yield %a : i32
      }
    }
    scf.yield %v2 : i32
  }
  %v16 = arith.addi %n, %m : index
  "t.use"(%a, %m) : (i32, index) -> ()
  return
}
func.func @g32(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %n, %n : index
  "t.use"(%a, %m) : (i32, index) -> ()
  scf.for %i3 = %n to %v1 step %v1 {
    %v4 = arith.cmpi slt, %b, %b : i32
    scf.if %v4 {
      %v6 = arith.divui %b, %b : i32
      "t.use"(%b, %m) : (i32, index) -> ()
      %v8 = scf.for %i8 = %n to %i3 step %n iter_args(%v8x = %v6) -> (i32) {
        %v9 = arith.divsi %a, %a : i32
        %v10 = arith.cmpi slt, %a, %a : i32
        scf.yield %v8x : i32
      }
    }
    %v11 = arith.shli %a, %b : i32
    scf.if %c {
      scf.for %i13 = %i3 to %v1 step %v1 {
        %v14 = arith.constant 2 : i32
      }
      %v15 = arith.subi %v11, %b : i32
    }
  }
  %v16 = arith.remsi %a, %b : i32
  return
}
func.func @g33(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = scf.for %i1 = %n to %m step %m iter_args(%v1x = %a) -> (i32) {
    %v2 = arith.shli %b, %a : i32
    %v3 = arith.remsi %v2, %v2 : i32
    %v4 = arith.constant 0 : i32
    %v5 = arith.cmpi slt, %v2, %v1x : i32
    scf.if %c {
      %v7 = arith.addi %i1, %i1 : index
      %v8 = arith.floordivsi %a, %v1x : i32
      %v9 = arith.constant 0 : i32
    }
    scf.yield %v1x : i32
  }
  %v10 = arith.constant 0 : i32
  return
}
func.func @g34(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.constant 1 : i32
  %v2 = arith.floordivsi %a, %a : i32
  return
}
func.func @g35(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  scf.if %c {
    %v2 = arith.divsi %b, %b : i32
    %v3 = arith.constant 2 : i32
    %v4 = arith.constant 1 : i32
    %v5 = arith.addi %v4, %a : i32
  }
  %v6 = arith.addi %m, %m : index
  %v7 = arith.remsi %b, %a : i32
  return
}
func.func @g36(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.constant -1 : i32
  %v2 = arith.remsi %a, %b : i32
  return
}
func.func @g37(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.constant 0 : i32
  %v2 = arith.constant 1 : i32
  scf.for %i3 = %n to %m step %n {
    %v4 = arith.constant 0 : i32
    %v5 = arith.cmpi slt, %b, %b : i32
    %v6 = arith.constant 1 : i32
    %v7 = scf.for %i7 = %i3 to %m step %i3 iter_args(%v7x = %v6) -> (i32) {
      %v8 = arith.divsi %v7x, %a : i32
      %v9 = arith.divui %v8, %v1 : i32
      "t.use"(%a, %m) : (i32, index) -> ()
      scf.yield %b : i32
    }
    "t.use"(%v7, %n) : (i32, index) -> ()
  }
  %v12 = arith.muli %v1, %v1 : i32
  return
}
func.func @g38(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %n, %m : index
  "t.use"(%b, %n) : (i32, index) -> ()
  scf.if %c {
    %v4 = scf.for %i4 = %n to %n step %v1 iter_args(%v4x = %a) -> (i32) {
      %v5 = arith.muli %b, %v4x : i32
      scf.if %c {
        %v7 = arith.floordivsi %v5, %b : i32
        %v8 = arith.floordivsi %v7, %b : i32
        %v9 = arith.constant 2 : i32
        "t.use"(%v8, %m) : (i32, index) -> ()
      }
      scf.yield %b : i32
    }
    %v11 = arith.maxsi %v4, %v4 : i32
    %v12 = arith.cmpi slt, %b, %v4 : i32
  }
  "t.use"(%b, %n) : (i32, index) -> ()
  %v14 = arith.shli %b, %a : i32
  return
}
func.func @g39(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %b, %b : i32
  %v2 = arith.remsi %a, %a : i32
  scf.if %v1 {
    scf.for %i4 = %n to %n step %n {
      %v5 = arith.maxsi %v2, %b : i32
      scf.if %v1 {
        %v7 = arith.cmpi slt, %b, %v2 : i32
        %v8 = arith.divsi %b, %v5 : i32
        %v9 = arith.constant -1 : i32
      }
      %v10 = arith.muli %v2, %a : i32
      scf.for %i11 = %n to %i4 step %m {
        %v12 = arith.addi %v5, %v2 : i32
      }
    }
    scf.for %i13 = %n to %m step %n {
      %v14 = arith.shli %b, %v2 : i32
      %v15 = arith.maxsi %v14, %b : i32
      %v16 = scf.for %i16 = %n to %m step %i13 iter_args(%v16x = %v2) -> (i32) {
        %v17 = arith.maxsi %b, %b : i32
        %v18 = arith.constant -1 : i32
        %v19 = arith.constant -1 : i32
        %v20 = arith.constant 0 : i32
        scf.yield %v2 : i32
      }
      %v21 = scf.for %i21 = %m to %i13 step %n iter_args(%v21x = %b) -> (i32) {
        %v22 = arith.remsi %v16, %v14 : i32
        "t.use"(%b, %m) : (i32, index) -> ()
        %v24 = arith.constant 2 : i32
        %v25 = arith.constant 0 : i32
        %v26 = arith.addi %n, %n : index
        scf.yield %v15 : i32
      }
      %v27 = scf.for %i27 = %n to %m step %m iter_args(%v27x = %b) -> (i32) {
        %v28 = arith.muli %v2, %v15 : i32
        "t.use"(%v2, %m) : (i32, index) -> ()
        scf.yield %v16 : i32
      }
    }
    %v30 = arith.constant 2 : i32
    %v31 = arith.subi %a, %v2 : i32
    "t.use"(%v31, %n) : (i32, index) -> ()
  }
  return
}

