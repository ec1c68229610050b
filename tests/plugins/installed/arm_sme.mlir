func.func @a(%l: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %i: index) {
  %0 = arm_sme.outerproduct %l, %l acc(%t) kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.insert_tile_slice %l, %t[%i] layout<vertical> : vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}
