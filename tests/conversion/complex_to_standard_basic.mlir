// COMPARE: --convert-complex-to-standard=complex-range=basic
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
func.func @yadd(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ymul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @yneg(%a: complex<f32>) -> complex<f32> { %0 = complex.neg %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @yconj(%a: complex<f32>) -> complex<f32> { %0 = complex.conj %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @yexp(%a: complex<f32>) -> complex<f32> { %0 = complex.exp %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ysin(%a: complex<f32>) -> complex<f32> { %0 = complex.sin %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ycos(%a: complex<f32>) -> complex<f32> { %0 = complex.cos %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @yangle(%a: complex<f32>) -> f32 { %0 = complex.angle %a fastmath<nnan,contract> : complex<f32> return %0 : f32 }
func.func @yabs(%a: complex<f32>) -> f32 { %0 = complex.abs %a fastmath<nnan,contract> : complex<f32> return %0 : f32 }
func.func @ylog(%a: complex<f32>) -> complex<f32> { %0 = complex.log %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ysign(%a: complex<f32>) -> complex<f32> { %0 = complex.sign %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ylog1p(%a: complex<f32>) -> complex<f32> { %0 = complex.log1p %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ytan(%a: complex<f32>) -> complex<f32> { %0 = complex.tan %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ytanh(%a: complex<f32>) -> complex<f32> { %0 = complex.tanh %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ydiv(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
