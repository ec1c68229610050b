func.func @a(%s: memref<24x32xf32>, %i: index) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %s[0, %i] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %2 = xegpu.load_nd %1 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %3 = xegpu.load_nd %0[%i, 2] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %2, %0[0, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
func.func private @b(!xegpu.mem_desc<128x128xf16, #xegpu.mem_layout<stride = [1, 128], block = [8, 8]>>,
    !xegpu.tensor_desc<24x32xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>,
    !xegpu.tensor_desc<24x32xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)
