// COMPARE:
// ----- values behind the colon
func.func @values_behind_colon(%a: i16) {
  gpu.printf "x y", : %a i16
  return
}
