// COMPARE: --canonicalize
// Dead loads are erased, unless they are volatile or ordered.
func.func @load(%a0: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %p: vector<4xf32>) {
  %r0 = ptr.load %a0 nontemporal : !ptr.ptr<#ptr.generic_space> -> vector<4xi64>
  %r1 = ptr.load volatile %a0 : !ptr.ptr<#ptr.generic_space> -> f32
  %r2 = ptr.load %a0 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %r4 = ptr.load %a0 atomic unordered alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %r3 = ptr.masked_load %a0, %m, %p : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}
