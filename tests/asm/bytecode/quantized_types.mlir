module attributes {t.a = !quant.any<i8<-16:15>:f32>, t.b = !quant.any<u4>, t.c= !quant.uniform<u8:f32, 2.0:3>,
  t.d = !quant.uniform<i8:f32:1, {2.0, 0.5:3}>, t.e=!quant.calibrated<f32<-1.0:6.5>>,
  t.f = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:250}, {0.5:3}}>,
  t.g = tensor<3x!quant.uniform<i8<-8:7>:f32, 0.1:-3>>} {}
