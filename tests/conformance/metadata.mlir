// COMPARE: --allow-unregistered-dialect
// ----- x.y
"x.y"() {v = dense_resource<second> : tensor<1xi32>, w = dense_resource<first> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: { builtin: { unused: "0x0400000001000000", first: "0x0400000001000000", second: "0x0400000003000000" } },
  external_resources: {
    tool: { text: "with \22quotes\22", yes: true, blob: "0x08000000AB", "two words": "0" },
    other: { text: "1" }
  }
#-}
// ----- expected string value for key 'number'
{-# external_resources: { tool: { number: 1 } } #-}
// ----- expected string value for key 'word'
{-# external_resources: { tool: { word: maybe } } #-}
// ----- expected hex string blob for key 'blob' to encode alignment in first 4 bytes
{-# external_resources: { tool: { blob: "0xAB" } } #-}
// ----- expected hex string blob for key 'blob' to encode alignment in first 4 bytes, but got ...
// MLIR LEFT OUT: mlir-opt ends with a fatal error: out of memory
{-# external_resources: { tool: { blob: "0x00000000AB" } } #-}
// -----
{-# external_resources: { tool: { k: "a" } }, external_resources: { tool: { k: "b" }, tool: { l: "c" } } #-}
// ----- unknown type mnemonic: nothing
func.func private @unknown_type_mnemonic_nothing(!transform.nothing)
// -----
"x.outer"() <{p = affine_map<(i) -> (i + 1)>, q = affine_map<(i) -> (i + 2)>}> ({
  "x.inner"() {a = affine_map<(i) -> (i + 3)>} : () -> memref<4xf32, affine_map<(i) -> (i + 4)>>
}) {z = affine_map<(i) -> (i + 2)>, s = affine_map<(i) -> (i + 5)>} : () -> memref<4xf32, affine_map<(i) -> (i + 6)>>
