// COMPARE: -pass-pipeline="builtin.module(tosa-attach-target)"
module attributes {tosa.target_env = 5 : i32} {
  module {
  }
}
