// COMPARE: -pass-pipeline="builtin.module(tosa-attach-target{level=none profiles=pro_fp,pro_int extensions=int16,int64 specification_version=1.1.draft})"
module attributes {tosa.target_env = 5 : i32} {
  module {
  }
}
