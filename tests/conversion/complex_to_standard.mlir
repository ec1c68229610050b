// COMPARE: --convert-complex-to-standard
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.add %a, %b : complex<f32> return %0 : complex<f32> }
func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.sub %a, %b fastmath<fast> : complex<f32> return %0 : complex<f32> }
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.mul %a, %b : complex<f32> return %0 : complex<f32> }
func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 { %0 = complex.eq %a, %b : complex<f32> return %0 : i1 }
func.func @neq(%a: complex<f32>, %b: complex<f32>) -> i1 { %0 = complex.neq %a, %b : complex<f32> return %0 : i1 }
func.func @neg(%a: complex<f32>) -> complex<f32> { %0 = complex.neg %a : complex<f32> return %0 : complex<f32> }
func.func @conj(%a: complex<f32>) -> complex<f32> { %0 = complex.conj %a : complex<f32> return %0 : complex<f32> }
func.func @exp(%a: complex<f32>) -> complex<f32> { %0 = complex.exp %a : complex<f32> return %0 : complex<f32> }
func.func @sin(%a: complex<f32>) -> complex<f32> { %0 = complex.sin %a : complex<f32> return %0 : complex<f32> }
func.func @cos(%a: complex<f32>) -> complex<f32> { %0 = complex.cos %a : complex<f32> return %0 : complex<f32> }
func.func @angle(%a: complex<f32>) -> f32 { %0 = complex.angle %a : complex<f32> return %0 : f32 }
func.func @abs(%a: complex<f32>) -> f32 { %0 = complex.abs %a : complex<f32> return %0 : f32 }
func.func @log(%a: complex<f32>) -> complex<f32> { %0 = complex.log %a : complex<f32> return %0 : complex<f32> }
func.func @sign(%a: complex<f32>) -> complex<f32> { %0 = complex.sign %a : complex<f32> return %0 : complex<f32> }
func.func @log1p(%a: complex<f32>) -> complex<f32> { %0 = complex.log1p %a : complex<f32> return %0 : complex<f32> }
func.func @tan(%a: complex<f32>) -> complex<f32> { %0 = complex.tan %a : complex<f32> return %0 : complex<f32> }
func.func @tanh(%a: complex<f32>) -> complex<f32> { %0 = complex.tanh %a : complex<f32> return %0 : complex<f32> }
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.div %a, %b : complex<f32> return %0 : complex<f32> }

func.func @wsqrt(%a: complex<f32>) -> complex<f32> { %0 = complex.sqrt %a : complex<f32> return %0 : complex<f32> }
func.func @wexpm1(%a: complex<f32>) -> complex<f32> { %0 = complex.expm1 %a : complex<f32> return %0 : complex<f32> }

func.func @vsqrt(%a: complex<f64>) -> complex<f64> { %0 = complex.sqrt %a : complex<f64> return %0 : complex<f64> }
func.func @vexpm1(%a: complex<f64>) -> complex<f64> { %0 = complex.expm1 %a : complex<f64> return %0 : complex<f64> }

func.func @xsqrt(%a: complex<f32>) -> complex<f32> { %0 = complex.sqrt %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @xexpm1(%a: complex<f32>) -> complex<f32> { %0 = complex.expm1 %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @xdsqrt(%a: complex<f32>) -> complex<f32> { %0 = complex.sqrt %a fastmath<contract> : complex<f32> return %0 : complex<f32> }
func.func @xdexpm1(%a: complex<f32>) -> complex<f32> { %0 = complex.expm1 %a fastmath<contract> : complex<f32> return %0 : complex<f32> }
func.func @xesqrt(%a: complex<f32>) -> complex<f32> { %0 = complex.sqrt %a fastmath<ninf> : complex<f32> return %0 : complex<f32> }
func.func @xeexpm1(%a: complex<f32>) -> complex<f32> { %0 = complex.expm1 %a fastmath<ninf> : complex<f32> return %0 : complex<f32> }
func.func @xfsqrt(%a: complex<f32>) -> complex<f32> { %0 = complex.sqrt %a fastmath<nnan,ninf> : complex<f32> return %0 : complex<f32> }
func.func @xfexpm1(%a: complex<f32>) -> complex<f32> { %0 = complex.expm1 %a fastmath<nnan,ninf> : complex<f32> return %0 : complex<f32> }
func.func @xgsqrt(%a: complex<f32>) -> complex<f32> { %0 = complex.sqrt %a fastmath<fast> : complex<f32> return %0 : complex<f32> }
func.func @xgexpm1(%a: complex<f32>) -> complex<f32> { %0 = complex.expm1 %a fastmath<fast> : complex<f32> return %0 : complex<f32> }

func.func @ppow_(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.pow %a, %b  : complex<f32> return %0 : complex<f32> }
func.func @prsqrt_(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.rsqrt %a  : complex<f32> return %0 : complex<f32> }
func.func @ppow_nnan_contract(%a: complex<f32>, %b: complex<f32>) -> complex<f32>
    { %0 = complex.pow %a, %b fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @prsqrt_nnan_contract(%a: complex<f32>, %b: complex<f32>) -> complex<f32>
    { %0 = complex.rsqrt %a fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @ppow_ninf(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.pow %a, %b fastmath<ninf> : complex<f32> return %0 : complex<f32> }
func.func @prsqrt_ninf(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.rsqrt %a fastmath<ninf> : complex<f32> return %0 : complex<f32> }
func.func @ppow_nnan_ninf_contract(%a: complex<f32>, %b: complex<f32>) -> complex<f32>
    { %0 = complex.pow %a, %b fastmath<nnan,ninf,contract> : complex<f32> return %0 : complex<f32> }
func.func @prsqrt_nnan_ninf_contract(%a: complex<f32>, %b: complex<f32>) -> complex<f32>
    { %0 = complex.rsqrt %a fastmath<nnan,ninf,contract> : complex<f32> return %0 : complex<f32> }
func.func @qatan2_(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.atan2 %a, %b  : complex<f32> return %0 : complex<f32> }
func.func @qatan2_nnan_contract(%a: complex<f32>, %b: complex<f32>) -> complex<f32>
    { %0 = complex.atan2 %a, %b fastmath<nnan,contract> : complex<f32> return %0 : complex<f32> }
func.func @qatan2_fast(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.atan2 %a, %b fastmath<fast> : complex<f32> return %0 : complex<f32> }
