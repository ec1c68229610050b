// COMPARE: --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-coalescing))
// ----- affine.for, affine.store
func.func @for_store(%n: index, %k: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to %n {
      affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 2 to 20 step 3 {
    affine.for %j = %k to %n {
      affine.for %l = 0 to affine_map<(d0) -> (d0 + 3)>(%j) {
      affine.store %z, %m[%i, %l] : memref<?x?xf32>
      }
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%k] {
      affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// ----- affine.for
func.func @for(%n: index, %k: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to %n {
      affine.for %l = 0 to 7 {
        affine.for %p = 0 to 8 {
          "test.a"(%i, %j, %l, %p) : (index, index, index, index) -> ()
        }
        affine.for %p = 0 to 8 {
          affine.for %q = 0 to 3 {
            "test.b"(%i, %j, %l, %p, %q) : (index, index, index, index, index) -> ()
          }
        }
      }
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to %n {
      affine.for %l = 0 to affine_map<(d0) -> (d0 + 3)>(%j) {
        affine.for %p = 0 to affine_map<(d0) -> (d0 + 3)>(%l) {
          "test.a"(%i, %j, %l, %p) : (index, index, index, index) -> ()
        }
      }
    }
  }
  return
}
// ----- scf.for
func.func @for_2(%n: index, %k: index, %s: index) {
  scf.for %i = %n to %k step %s {
    scf.for %j = %n to %k step %s {
      "test.a"(%i, %j) : (index, index) -> ()
    }
    scf.for %j = %n to %k step %s {
     scf.for %l = %n to %k step %s {
      "test.a"(%i, %j, %l) : (index, index, index) -> ()
     }
    }
  }
  return
}
// ----- affine.for, scf.for
func.func @for_for(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    scf.for %j = %n to %k step %k {
     scf.for %l = %n to %k step %n {
      affine.for %p = 0 to %n {
      affine.for %q = 0 to %n {
      "test.a"(%i, %j, %l, %p, %q) : (index, index, index, index, index) -> ()
      }
      }
     }
    }
  }
  return
}
