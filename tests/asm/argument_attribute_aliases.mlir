// COMPARE: --allow-unregistered-dialect
#m = affine_map<(d0,d1) -> (d0, d1)>
func.func private @g(memref<4x4xf32> {t.a = affine_map<(d0,d1)->(d1,d0)>}) -> (i32 {t.b = affine_map<(d0,d1)->(d1,d0, d0)>})
func.func @f(%x: memref<4x4xf32> {t.a = affine_map<(d0,d1)->(d1,d0)>, t.b = affine_map<(d0,d1) -> (d0, d1+1)>,
    t.c = affine_map<(d0)->(d0)>}) -> (i32 {t.b = affine_map<(d0,d1)->(d1,d0, d0)>}) {
  %c = "test.x"() {m = affine_map<(d0)->(d0)>} : () -> i32
  return %c : i32
}
