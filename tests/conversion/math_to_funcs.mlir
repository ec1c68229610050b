// COMPARE: --convert-math-to-funcs=convert-ctlz
// ----- math.ipowi
func.func @ipowi(%a: i32, %b: i32) -> i32 { %0 = math.ipowi %a, %b : i32 return %0 : i32 }
// ----- math.fpowi
func.func @fpowi(%a: f32, %b: i32) -> f32 { %0 = math.fpowi %a, %b : f32, i32 return %0 : f32 }
// ----- math.ctlz
func.func @ctlz(%a: i32) -> i32 { %0 = math.ctlz %a : i32 return %0 : i32 }
// ----- math.ipowi
func.func @ipowi_2(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> { %0 = math.ipowi %a, %b : vector<2xi64> return %0 : vector<2xi64> }
// ----- math.ipowi
func.func @ipowi_3(%a: index) -> index { %0 = math.ipowi %a, %a : index return %0 : index }
// ----- math.ipowi
func.func @ipowi_4(%a: i1) -> i1 { %0 = math.ipowi %a, %a : i1 return %0 : i1 }
