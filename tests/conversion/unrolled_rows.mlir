// Vectors of several dimensions: every element counts in the sum that a function gives.
func.func @shape_cast(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44], [57, 70, 83, 96], [12, 25, 38, 51]], [[64, 77, 90, 6], [19, 32, 45, 58], [71, 84, 0,
      13]]]> : vector<2x3x4xi32>
  %xb = vector.broadcast %a : i32 to vector<2x3x4xi32>
  %x = arith.addi %xc, %xb : vector<2x3x4xi32>
  %r = vector.shape_cast %x : vector<2x3x4xi32> to vector<6x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28], [9, 4, 13, 36], [12, 2, 6, 24], [56, 41, 40, 53]]> : vector<6x4xi32>
  %p = arith.muli %r, %w : vector<6x4xi32>
  %flat = vector.shape_cast %p : vector<6x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @shape_cast_to_one_row(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44]]]> : vector<1x1x4xi32>
  %xb = vector.broadcast %a : i32 to vector<1x1x4xi32>
  %x = arith.addi %xc, %xb : vector<1x1x4xi32>
  %r = vector.shape_cast %x : vector<1x1x4xi32> to vector<4xi32>
  %w = arith.constant dense<[2, 12, 36, 13]> : vector<4xi32>
  %p = arith.muli %r, %w : vector<4xi32>
  %s = vector.reduction <add>, %p : vector<4xi32> into i32
  return %s : i32
}

func.func @shape_cast_from_one_row(%a: i32) -> i32 {
  %xc = arith.constant dense<[5, 18, 31, 44]> : vector<4xi32>
  %xb = vector.broadcast %a : i32 to vector<4xi32>
  %x = arith.addi %xc, %xb : vector<4xi32>
  %r = vector.shape_cast %x : vector<4xi32> to vector<1x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13]]> : vector<1x4xi32>
  %p = arith.muli %r, %w : vector<1x4xi32>
  %flat = vector.shape_cast %p : vector<1x4xi32> to vector<4xi32>
  %s = vector.reduction <add>, %flat : vector<4xi32> into i32
  return %s : i32
}

func.func @shape_cast_across_rows(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44, 57, 70], [83, 96, 12, 25, 38, 51]]> : vector<2x6xi32>
  %xb = vector.broadcast %a : i32 to vector<2x6xi32>
  %x = arith.addi %xc, %xb : vector<2x6xi32>
  %r = vector.shape_cast %x : vector<2x6xi32> to vector<3x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]]> : vector<3x4xi32>
  %p = arith.muli %r, %w : vector<3x4xi32>
  %flat = vector.shape_cast %p : vector<3x4xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}

func.func @shuffle(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31], [44, 57, 70]], [[83, 96, 12], [25, 38, 51]]]> : vector<2x2x3xi32>
  %xb = vector.broadcast %a : i32 to vector<2x2x3xi32>
  %x = arith.addi %xc, %xb : vector<2x2x3xi32>
  %yc = arith.constant dense<[[[5, 31, 57], [83, 12, 38]], [[64, 90, 19], [45, 71, 0]], [[26, 52, 78], [7, 33, 59]]]> : vector<3x2x3xi32>
  %yb = vector.broadcast %a : i32 to vector<3x2x3xi32>
  %y = arith.addi %yc, %yb : vector<3x2x3xi32>
  %r = vector.shuffle %x, %y [4, 0, 3, 1] : vector<2x2x3xi32>, vector<3x2x3xi32>
  %w = arith.constant dense<[[[2, 12, 36], [13, 4, 9]], [[28, 61, 47], [47, 61, 28]], [[9, 4, 13], [36, 12, 2]], [[6, 24, 56], [41, 40,
      53]]]> : vector<4x2x3xi32>
  %p = arith.muli %r, %w : vector<4x2x3xi32>
  %flat = vector.shape_cast %p : vector<4x2x3xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @extract_slice(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44, 57], [70, 83, 96, 12, 25], [38, 51, 64, 77, 90]], [[6, 19, 32, 45, 58], [71, 84, 0, 13, 26], [39, 52,
      65, 78, 91]], [[7, 20, 33, 46, 59], [72, 85, 1, 14, 27], [40, 53, 66, 79, 92]], [[8, 21, 34, 47, 60], [73, 86, 2, 15, 28], [41, 54, 67, 80,
      93]]]> : vector<4x3x5xi32>
  %xb = vector.broadcast %a : i32 to vector<4x3x5xi32>
  %x = arith.addi %xc, %xb : vector<4x3x5xi32>
  %r = vector.extract_strided_slice %x {offsets = [1, 0, 2], sizes = [2, 2, 3], strides = [1, 1, 1]} : vector<4x3x5xi32> to vector<2x2x3xi32>
  %w = arith.constant dense<[[[2, 12, 36], [13, 4, 9]], [[28, 61, 47], [47, 61, 28]]]> : vector<2x2x3xi32>
  %p = arith.muli %r, %w : vector<2x2x3xi32>
  %flat = vector.shape_cast %p : vector<2x2x3xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}

func.func @extract_slice_of_whole_rows(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44, 57], [70, 83, 96, 12, 25], [38, 51, 64, 77, 90], [6, 19, 32, 45, 58]]> : vector<4x5xi32>
  %xb = vector.broadcast %a : i32 to vector<4x5xi32>
  %x = arith.addi %xc, %xb : vector<4x5xi32>
  %r = vector.extract_strided_slice %x {offsets = [1], sizes = [3], strides = [1]} : vector<4x5xi32> to vector<3x5xi32>
  %w = arith.constant dense<[[2, 12, 36, 13, 4], [9, 28, 61, 47, 47], [61, 28, 9, 4, 13]]> : vector<3x5xi32>
  %p = arith.muli %r, %w : vector<3x5xi32>
  %flat = vector.shape_cast %p : vector<3x5xi32> to vector<15xi32>
  %s = vector.reduction <add>, %flat : vector<15xi32> into i32
  return %s : i32
}

func.func @extract_slice_from_the_first_column(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44, 57], [70, 83, 96, 12, 25], [38, 51, 64, 77, 90], [6, 19, 32, 45, 58]]> : vector<4x5xi32>
  %xb = vector.broadcast %a : i32 to vector<4x5xi32>
  %x = arith.addi %xc, %xb : vector<4x5xi32>
  %r = vector.extract_strided_slice %x {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x5xi32> to vector<2x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61]]> : vector<2x4xi32>
  %p = arith.muli %r, %w : vector<2x4xi32>
  %flat = vector.shape_cast %p : vector<2x4xi32> to vector<8xi32>
  %s = vector.reduction <add>, %flat : vector<8xi32> into i32
  return %s : i32
}

func.func @insert_slice(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18], [31, 44]]> : vector<2x2xi32>
  %xb = vector.broadcast %a : i32 to vector<2x2xi32>
  %x = arith.addi %xc, %xb : vector<2x2xi32>
  %yc = arith.constant dense<[[5, 44, 83, 25, 64], [6, 45, 84, 26, 65], [7, 46, 85, 27, 66], [8, 47, 86, 28, 67]]> : vector<4x5xi32>
  %yb = vector.broadcast %a : i32 to vector<4x5xi32>
  %y = arith.addi %yc, %yb : vector<4x5xi32>
  %r = vector.insert_strided_slice %x, %y {offsets = [1, 2], strides = [1, 1]} : vector<2x2xi32> into vector<4x5xi32>
  %w = arith.constant dense<[[2, 12, 36, 13, 4], [9, 28, 61, 47, 47], [61, 28, 9, 4, 13], [36, 12, 2, 6, 24]]> : vector<4x5xi32>
  %p = arith.muli %r, %w : vector<4x5xi32>
  %flat = vector.shape_cast %p : vector<4x5xi32> to vector<20xi32>
  %s = vector.reduction <add>, %flat : vector<20xi32> into i32
  return %s : i32
}

func.func @insert_slice_of_lower_rank(%a: i32) -> i32 {
  %xc = arith.constant dense<[5, 18, 31]> : vector<3xi32>
  %xb = vector.broadcast %a : i32 to vector<3xi32>
  %x = arith.addi %xc, %xb : vector<3xi32>
  %yc = arith.constant dense<[[[5, 44, 83, 25], [64, 6, 45, 84], [26, 65, 7, 46]], [[85, 27, 66, 8], [47, 86, 28, 67], [9, 48, 87,
      29]]]> : vector<2x3x4xi32>
  %yb = vector.broadcast %a : i32 to vector<2x3x4xi32>
  %y = arith.addi %yc, %yb : vector<2x3x4xi32>
  %r = vector.insert_strided_slice %x, %y {offsets = [1, 2, 1], strides = [1]} : vector<3xi32> into vector<2x3x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]], [[9, 4, 13, 36], [12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<2x3x4xi32>
  %p = arith.muli %r, %w : vector<2x3x4xi32>
  %flat = vector.shape_cast %p : vector<2x3x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @insert_slice_of_whole_rows(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44], [57, 70, 83, 96]]> : vector<2x4xi32>
  %xb = vector.broadcast %a : i32 to vector<2x4xi32>
  %x = arith.addi %xc, %xb : vector<2x4xi32>
  %yc = arith.constant dense<[[[5, 44, 83, 25], [64, 6, 45, 84], [26, 65, 7, 46]], [[85, 27, 66, 8], [47, 86, 28, 67], [9, 48, 87, 29]], [[68, 10,
      49, 88], [30, 69, 11, 50], [89, 31, 70, 12]]]> : vector<3x3x4xi32>
  %yb = vector.broadcast %a : i32 to vector<3x3x4xi32>
  %y = arith.addi %yc, %yb : vector<3x3x4xi32>
  %r = vector.insert_strided_slice %x, %y {offsets = [2, 1, 0], strides = [1, 1]} : vector<2x4xi32> into vector<3x3x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]], [[9, 4, 13, 36], [12, 2, 6, 24], [56, 41, 40, 53]], [[19, 60, 54,
      1], [23, 59, 48, 51], [7, 38, 22, 20]]]> : vector<3x3x4xi32>
  %p = arith.muli %r, %w : vector<3x3x4xi32>
  %flat = vector.shape_cast %p : vector<3x3x4xi32> to vector<36xi32>
  %s = vector.reduction <add>, %flat : vector<36xi32> into i32
  return %s : i32
}

func.func @broadcast_of_row(%a: i32) -> i32 {
  %xc = arith.constant dense<[5, 18, 31, 44]> : vector<4xi32>
  %xb = vector.broadcast %a : i32 to vector<4xi32>
  %x = arith.addi %xc, %xb : vector<4xi32>
  %r = vector.broadcast %x : vector<4xi32> to vector<2x3x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]], [[9, 4, 13, 36], [12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<2x3x4xi32>
  %p = arith.muli %r, %w : vector<2x3x4xi32>
  %flat = vector.shape_cast %p : vector<2x3x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @broadcast_of_column(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5], [18], [31]]> : vector<3x1xi32>
  %xb = vector.broadcast %a : i32 to vector<3x1xi32>
  %x = arith.addi %xc, %xb : vector<3x1xi32>
  %r = vector.broadcast %x : vector<3x1xi32> to vector<2x3x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]], [[9, 4, 13, 36], [12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<2x3x4xi32>
  %p = arith.muli %r, %w : vector<2x3x4xi32>
  %flat = vector.shape_cast %p : vector<2x3x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @broadcast_of_unit_dim(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44]]> : vector<1x4xi32>
  %xb = vector.broadcast %a : i32 to vector<1x4xi32>
  %x = arith.addi %xc, %xb : vector<1x4xi32>
  %r = vector.broadcast %x : vector<1x4xi32> to vector<3x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]]> : vector<3x4xi32>
  %p = arith.muli %r, %w : vector<3x4xi32>
  %flat = vector.shape_cast %p : vector<3x4xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}

func.func @broadcast_between(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44]], [[57, 70, 83, 96]]]> : vector<2x1x4xi32>
  %xb = vector.broadcast %a : i32 to vector<2x1x4xi32>
  %x = arith.addi %xc, %xb : vector<2x1x4xi32>
  %r = vector.broadcast %x : vector<2x1x4xi32> to vector<2x3x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]], [[9, 4, 13, 36], [12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<2x3x4xi32>
  %p = arith.muli %r, %w : vector<2x3x4xi32>
  %flat = vector.shape_cast %p : vector<2x3x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @from_elements(%a: i32) -> i32 {
  %b = arith.constant 5 : i32
  %c = arith.muli %a, %b : i32
  %r = vector.from_elements %a, %b, %c, %b, %b, %b : vector<2x3xi32>
  %w = arith.constant dense<[[2, 12, 36], [13, 4, 9]]> : vector<2x3xi32>
  %p = arith.muli %r, %w : vector<2x3xi32>
  %flat = vector.shape_cast %p : vector<2x3xi32> to vector<6xi32>
  %s = vector.reduction <add>, %flat : vector<6xi32> into i32
  return %s : i32
}

func.func @to_elements(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18], [31, 44]]> : vector<2x2xi32>
  %xb = vector.broadcast %a : i32 to vector<2x2xi32>
  %x = arith.addi %xc, %xb : vector<2x2xi32>
  %e:4 = vector.to_elements %x : vector<2x2xi32>
  %r = vector.from_elements %e#2, %e#0, %e#3, %e#1 : vector<4xi32>
  %w = arith.constant dense<[2, 12, 36, 13]> : vector<4xi32>
  %p = arith.muli %r, %w : vector<4xi32>
  %s = vector.reduction <add>, %p : vector<4xi32> into i32
  return %s : i32
}

func.func @interleave(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31], [44, 57, 70]]> : vector<2x3xi32>
  %xb = vector.broadcast %a : i32 to vector<2x3xi32>
  %x = arith.addi %xc, %xb : vector<2x3xi32>
  %yc = arith.constant dense<[[5, 57, 12], [64, 19, 71]]> : vector<2x3xi32>
  %yb = vector.broadcast %a : i32 to vector<2x3xi32>
  %y = arith.addi %yc, %yb : vector<2x3xi32>
  %r = vector.interleave %x, %y : vector<2x3xi32> -> vector<2x6xi32>
  %w = arith.constant dense<[[2, 12, 36, 13, 4, 9], [28, 61, 47, 47, 61, 28]]> : vector<2x6xi32>
  %p = arith.muli %r, %w : vector<2x6xi32>
  %flat = vector.shape_cast %p : vector<2x6xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}

func.func @deinterleave(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44, 57, 70], [83, 96, 12, 25, 38, 51]]> : vector<2x6xi32>
  %xb = vector.broadcast %a : i32 to vector<2x6xi32>
  %x = arith.addi %xc, %xb : vector<2x6xi32>
  %d, %f = vector.deinterleave %x : vector<2x6xi32> -> vector<2x3xi32>
  %m = arith.constant dense<100> : vector<2x3xi32>
  %g = arith.muli %f, %m : vector<2x3xi32>
  %r = arith.addi %d, %g : vector<2x3xi32>
  %w = arith.constant dense<[[2, 12, 36], [13, 4, 9]]> : vector<2x3xi32>
  %p = arith.muli %r, %w : vector<2x3xi32>
  %flat = vector.shape_cast %p : vector<2x3xi32> to vector<6xi32>
  %s = vector.reduction <add>, %flat : vector<6xi32> into i32
  return %s : i32
}

func.func @bitcast(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31], [44, 57, 70]]> : vector<2x3xi32>
  %xb = vector.broadcast %a : i32 to vector<2x3xi32>
  %x = arith.addi %xc, %xb : vector<2x3xi32>
  %d = vector.bitcast %x : vector<2x3xi32> to vector<2x6xi16>
  %r = arith.extsi %d : vector<2x6xi16> to vector<2x6xi32>
  %w = arith.constant dense<[[2, 12, 36, 13, 4, 9], [28, 61, 47, 47, 61, 28]]> : vector<2x6xi32>
  %p = arith.muli %r, %w : vector<2x6xi32>
  %flat = vector.shape_cast %p : vector<2x6xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}

func.func @extract_row(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44], [57, 70, 83, 96]], [[12, 25, 38, 51], [64, 77, 90, 6]], [[19, 32, 45, 58], [71, 84, 0,
      13]]]> : vector<3x2x4xi32>
  %xb = vector.broadcast %a : i32 to vector<3x2x4xi32>
  %x = arith.addi %xc, %xb : vector<3x2x4xi32>
  %r = vector.extract %x[2, 1] : vector<4xi32> from vector<3x2x4xi32>
  %w = arith.constant dense<[2, 12, 36, 13]> : vector<4xi32>
  %p = arith.muli %r, %w : vector<4xi32>
  %s = vector.reduction <add>, %p : vector<4xi32> into i32
  return %s : i32
}

func.func @extract_dynamic_row(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44], [57, 70, 83, 96]], [[12, 25, 38, 51], [64, 77, 90, 6]], [[19, 32, 45, 58], [71, 84, 0,
      13]]]> : vector<3x2x4xi32>
  %xb = vector.broadcast %a : i32 to vector<3x2x4xi32>
  %x = arith.addi %xc, %xb : vector<3x2x4xi32>
  %i = arith.constant 1 : index
  %r = vector.extract %x[%i] : vector<2x4xi32> from vector<3x2x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61]]> : vector<2x4xi32>
  %p = arith.muli %r, %w : vector<2x4xi32>
  %flat = vector.shape_cast %p : vector<2x4xi32> to vector<8xi32>
  %s = vector.reduction <add>, %flat : vector<8xi32> into i32
  return %s : i32
}

func.func @insert_row(%a: i32) -> i32 {
  %xc = arith.constant dense<[5, 18, 31, 44]> : vector<4xi32>
  %xb = vector.broadcast %a : i32 to vector<4xi32>
  %x = arith.addi %xc, %xb : vector<4xi32>
  %yc = arith.constant dense<[[[5, 44, 83, 25], [64, 6, 45, 84]], [[26, 65, 7, 46], [85, 27, 66, 8]], [[47, 86, 28, 67], [9, 48, 87,
      29]]]> : vector<3x2x4xi32>
  %yb = vector.broadcast %a : i32 to vector<3x2x4xi32>
  %y = arith.addi %yc, %yb : vector<3x2x4xi32>
  %r = vector.insert %x, %y [1, 1] : vector<4xi32> into vector<3x2x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61]], [[47, 47, 61, 28], [9, 4, 13, 36]], [[12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<3x2x4xi32>
  %p = arith.muli %r, %w : vector<3x2x4xi32>
  %flat = vector.shape_cast %p : vector<3x2x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @insert_matrix(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44], [57, 70, 83, 96]]> : vector<2x4xi32>
  %xb = vector.broadcast %a : i32 to vector<2x4xi32>
  %x = arith.addi %xc, %xb : vector<2x4xi32>
  %yc = arith.constant dense<[[[5, 44, 83, 25], [64, 6, 45, 84]], [[26, 65, 7, 46], [85, 27, 66, 8]], [[47, 86, 28, 67], [9, 48, 87,
      29]]]> : vector<3x2x4xi32>
  %yb = vector.broadcast %a : i32 to vector<3x2x4xi32>
  %y = arith.addi %yc, %yb : vector<3x2x4xi32>
  %r = vector.insert %x, %y [2] : vector<2x4xi32> into vector<3x2x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61]], [[47, 47, 61, 28], [9, 4, 13, 36]], [[12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<3x2x4xi32>
  %p = arith.muli %r, %w : vector<3x2x4xi32>
  %flat = vector.shape_cast %p : vector<3x2x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @insert_element(%a: i32) -> i32 {
  %yc = arith.constant dense<[[[5, 44, 83, 25], [64, 6, 45, 84]], [[26, 65, 7, 46], [85, 27, 66, 8]], [[47, 86, 28, 67], [9, 48, 87,
      29]]]> : vector<3x2x4xi32>
  %yb = vector.broadcast %a : i32 to vector<3x2x4xi32>
  %y = arith.addi %yc, %yb : vector<3x2x4xi32>
  %r = vector.insert %a, %y [2, 0, 3] : i32 into vector<3x2x4xi32>
  %w = arith.constant dense<[[[2, 12, 36, 13], [4, 9, 28, 61]], [[47, 47, 61, 28], [9, 4, 13, 36]], [[12, 2, 6, 24], [56, 41, 40,
      53]]]> : vector<3x2x4xi32>
  %p = arith.muli %r, %w : vector<3x2x4xi32>
  %flat = vector.shape_cast %p : vector<3x2x4xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @transpose(%a: i32) -> i32 {
  %xc = arith.constant dense<[[[5, 18, 31, 44], [57, 70, 83, 96], [12, 25, 38, 51]], [[64, 77, 90, 6], [19, 32, 45, 58], [71, 84, 0,
      13]]]> : vector<2x3x4xi32>
  %xb = vector.broadcast %a : i32 to vector<2x3x4xi32>
  %x = arith.addi %xc, %xb : vector<2x3x4xi32>
  %r = vector.transpose %x, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>
  %w = arith.constant dense<[[[2, 12, 36], [13, 4, 9]], [[28, 61, 47], [47, 61, 28]], [[9, 4, 13], [36, 12, 2]], [[6, 24, 56], [41, 40,
      53]]]> : vector<4x2x3xi32>
  %p = arith.muli %r, %w : vector<4x2x3xi32>
  %flat = vector.shape_cast %p : vector<4x2x3xi32> to vector<24xi32>
  %s = vector.reduction <add>, %flat : vector<24xi32> into i32
  return %s : i32
}

func.func @outer_product(%a: i32) -> i32 {
  %xc = arith.constant dense<[5, 18, 31]> : vector<3xi32>
  %xb = vector.broadcast %a : i32 to vector<3xi32>
  %x = arith.addi %xc, %xb : vector<3xi32>
  %yc = arith.constant dense<[5, 44, 83, 25]> : vector<4xi32>
  %yb = vector.broadcast %a : i32 to vector<4xi32>
  %y = arith.addi %yc, %yb : vector<4xi32>
  %zc = arith.constant dense<[[5, 70, 38, 6], [71, 39, 7, 72], [40, 8, 73, 41]]> : vector<3x4xi32>
  %zb = vector.broadcast %a : i32 to vector<3x4xi32>
  %z = arith.addi %zc, %zb : vector<3x4xi32>
  %r = vector.outerproduct %x, %y, %z {kind = #vector.kind<add>} : vector<3xi32>, vector<4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]]> : vector<3x4xi32>
  %p = arith.muli %r, %w : vector<3x4xi32>
  %flat = vector.shape_cast %p : vector<3x4xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}

func.func @reduction_of_rows(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44], [57, 70, 83, 96], [12, 25, 38, 51]]> : vector<3x4xi32>
  %xb = vector.broadcast %a : i32 to vector<3x4xi32>
  %x = arith.addi %xc, %xb : vector<3x4xi32>
  %yc = arith.constant dense<[5, 70, 38]> : vector<3xi32>
  %yb = vector.broadcast %a : i32 to vector<3xi32>
  %y = arith.addi %yc, %yb : vector<3xi32>
  %r = vector.multi_reduction <add>, %x, %y [1] : vector<3x4xi32> to vector<3xi32>
  %w = arith.constant dense<[2, 12, 36]> : vector<3xi32>
  %p = arith.muli %r, %w : vector<3xi32>
  %s = vector.reduction <add>, %p : vector<3xi32> into i32
  return %s : i32
}

func.func @reduction_of_columns(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44], [57, 70, 83, 96], [12, 25, 38, 51]]> : vector<3x4xi32>
  %xb = vector.broadcast %a : i32 to vector<3x4xi32>
  %x = arith.addi %xc, %xb : vector<3x4xi32>
  %yc = arith.constant dense<[5, 70, 38, 6]> : vector<4xi32>
  %yb = vector.broadcast %a : i32 to vector<4xi32>
  %y = arith.addi %yc, %yb : vector<4xi32>
  %r = vector.multi_reduction <maxsi>, %x, %y [0] : vector<3x4xi32> to vector<4xi32>
  %w = arith.constant dense<[2, 12, 36, 13]> : vector<4xi32>
  %p = arith.muli %r, %w : vector<4xi32>
  %s = vector.reduction <add>, %p : vector<4xi32> into i32
  return %s : i32
}

func.func @select_and_compare(%a: i32) -> i32 {
  %xc = arith.constant dense<[[5, 18, 31, 44], [57, 70, 83, 96], [12, 25, 38, 51]]> : vector<3x4xi32>
  %xb = vector.broadcast %a : i32 to vector<3x4xi32>
  %x = arith.addi %xc, %xb : vector<3x4xi32>
  %yc = arith.constant dense<[[5, 70, 38, 6], [71, 39, 7, 72], [40, 8, 73, 41]]> : vector<3x4xi32>
  %yb = vector.broadcast %a : i32 to vector<3x4xi32>
  %y = arith.addi %yc, %yb : vector<3x4xi32>
  %c = arith.cmpi slt, %x, %y : vector<3x4xi32>
  %r = arith.select %c, %x, %y : vector<3x4xi1>, vector<3x4xi32>
  %w = arith.constant dense<[[2, 12, 36, 13], [4, 9, 28, 61], [47, 47, 61, 28]]> : vector<3x4xi32>
  %p = arith.muli %r, %w : vector<3x4xi32>
  %flat = vector.shape_cast %p : vector<3x4xi32> to vector<12xi32>
  %s = vector.reduction <add>, %flat : vector<12xi32> into i32
  return %s : i32
}
