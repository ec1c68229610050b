// COMPARE: --convert-math-to-funcs=convert-ctlz
func.func @a(%a: i32, %b: i32) -> i32 { %0 = math.ipowi %a, %b : i32 return %0 : i32 }
// -----
func.func @b(%a: f32, %b: i32) -> f32 { %0 = math.fpowi %a, %b : f32, i32 return %0 : f32 }
// -----
func.func @c(%a: i32) -> i32 { %0 = math.ctlz %a : i32 return %0 : i32 }
// -----
func.func @d(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> { %0 = math.ipowi %a, %b : vector<2xi64> return %0 : vector<2xi64> }
// -----
func.func @e(%a: index) -> index { %0 = math.ipowi %a, %a : index return %0 : index }
// -----
func.func @f(%a: i1) -> i1 { %0 = math.ipowi %a, %a : i1 return %0 : i1 }
