// COMPARE:
// ----- values behind the colon
func.func @f(%a: i16) {
  gpu.printf "x y", : %a i16
  return
}
