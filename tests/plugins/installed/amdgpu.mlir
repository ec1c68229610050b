func.func @a(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32 } blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
