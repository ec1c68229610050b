#map = affine_map<(d0, d1) -> (d0, d1)>
module @m {
  func.func private @ext(i32) -> i32 attributes {llvm.emit_c_interface}
  memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
  func.func @f(%a: tensor<4x?xf32> {t.x = 1 : i8}, %m: memref<8x?xf32>, %c: i1, %n: index) -> (tensor<4x?xf32>, i32) {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %c1 = arith.constant 1 : index
    %k = arith.constant 3 : i32
    %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel",
  "parallel"]} ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y fastmath<fast> : f32
      linalg.yield %s : f32
    } -> tensor<4x?xf32>
    %sv = memref.subview %m[%c1, 0] [4, %n] [1, 1] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %al = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
    %v = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true]} : memref<8x?xf32>, vector<4xf32>
    %it:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %k, %q = %r) -> (i32, tensor<4x?xf32>) {
      %w = scf.if %c -> i32 {
        %u = func.call @ext(%p) : (i32) -> i32
        scf.yield %u : i32
      } else {
        scf.yield %p : i32
      }
      scf.yield %w, %q : i32, tensor<4x?xf32>
    }
    affine.for %i = 0 to 10 step 2 {
      %lv = affine.load %al[%i + 1] : memref<?xf32>
      affine.store %lv, %al[%i] : memref<?xf32>
    }
    %lin = affine.linearize_index disjoint [%c0, %c1] by (2, 3) : index
    cf.cond_br %c, ^bb1(%it#0 : i32), ^bb2(%k, %it#0 : i32, i32)
  ^bb1(%z: i32):
    return %it#1, %z : tensor<4x?xf32>, i32
  ^bb2(%z1: i32, %z2: i32):
    cf.switch %z1 : i32, [default: ^bb1(%z2 : i32), 5: ^bb1(%z1 : i32), 6: ^bb2(%z2, %z1 : i32, i32)]
  }
  llvm.func @l(%p: !llvm.ptr, %i: i64) -> f32 attributes {passthrough = ["noinline"]} {
    %0 = llvm.getelementptr inbounds|nuw %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, i32)>
    %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> f32
    %2 = llvm.add %i, %i overflow<nsw, nuw> : i64
    %3 = llvm.trunc %2 overflow<nsw> : i64 to i32
    llvm.store %3, %p : i32, !llvm.ptr
    llvm.return %1 : f32
  }
}
