// COMPARE:
// ----- affine.dma_start: expected two stride related operands
func.func @dma_start_expected_two(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %n, %s : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: expected two stride related operands
func.func @dma_start_expected_two_2(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %n, %s, %s, %s : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: expected three types
func.func @dma_start_expected_three_types(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>
  }
  return
}
// ----- affine.dma_start: expected three types
func.func @dma_start_expected_three(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>, i32
  }
  return
}
// ----- affine.dma_start: expected DMA source to be of memref type
func.func @dma_start_expected_dma(%B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %i[%c0], %B[%c0, %c0], %T[%c0], %n : i32, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: expected DMA source to be of memref type
func.func @dma_start_expected_dma_2(%B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %d: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %d[%c0], %B[%c0, %c0], %T[%c0], %n : memref<*xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: expected DMA destination to be of memref type
func.func @dma_start_expected_dma_3(%A: memref<100xf32>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %i[%c0, %c0], %T[%c0], %n : memref<100xf32>, i32, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: expected DMA tag to be of memref type
func.func @dma_start_expected_dma_4(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %i[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, i32
  }
  return
}
// ----- use of value '%i' expects different type than prior uses: 'index' vs 'i32'
func.func @use_of_value_i_expects(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %i : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: src index must be a valid dimension or symbol identifier
func.func @dma_start_src_index_must(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    %z = arith.index_cast %i : i32 to index
    affine.dma_start %A[%z], %B[%c0, %c0], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: dst index must be a valid dimension or symbol identifier
func.func @dma_start_dst_index_must(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    %z = arith.index_cast %i : i32 to index
    affine.dma_start %A[%c0], %B[%z, %c0], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_start: tag index must be a valid dimension or symbol identifier
func.func @dma_start_tag_index_must(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    %z = arith.index_cast %i : i32 to index
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%z], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- expected '[' in affine map
func.func @expected_in_affine_map(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A(%c0), %B[%c0, %c0], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- expected ','
func.func @expected(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0] %B[%c0, %c0], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- expected ','
func.func @expected_2(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0] : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- expected '->' in function type
func.func @expected_in_function_type(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %n : ()
  }
  return
}
// ----- expected ':'
func.func @expected_3(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_start %A[%c0], %B[%c0, %c0], %T[%c0], %n {foo} : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
  }
  return
}
// ----- affine.dma_wait: index must be a valid dimension or symbol identifier
func.func @dma_wait_index_must_be_a(%T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    %z = arith.index_cast %i : i32 to index
    affine.dma_wait %T[%z], %n : memref<1xi32>
  }
  return
}
// ----- expected ','
func.func @expected_4(%T: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_wait %T[%c0] : memref<1xi32>
  }
  return
}
// ----- use of value '%T' expects different type than prior uses: 'i32' vs 'memref<1xi32>'
func.func @use_of_value_t_expects(%T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_wait %T[%c0], %n : i32
  }
  return
}
// ----- affine.dma_wait: expected tag to be of memref type
func.func @dma_wait_expected_tag_to(%n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_wait %i[%c0], %n : i32
  }
  return
}
// ----- use of value '%i' expects different type than prior uses: 'index' vs 'i32'
func.func @use_of_value_i_expects_2(%T: memref<1xi32>, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    affine.dma_wait %T[%c0], %i : memref<1xi32>
  }
  return
}
// ----- affine.dma_start: incorrect number of operands
func.func @dma_start_incorrect(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_start"(%A, %c0, %B, %c0, %c0, %T, %c0, %n, %n) {src_map = affine_map<(d0) -> (d0)>,
        dst_map = affine_map<(d0, d1) -> (d0, d1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index,
        memref<10x10xf32, 1>, index, index, memref<1xi32>, index, index, index) -> ()
  }
  return
}
// ----- affine.dma_start: incorrect number of operands
func.func @dma_start_incorrect_2(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_start"(%A, %c0, %B, %c0, %c0, %T, %c0) {src_map = affine_map<(d0) -> (d0)>,
        dst_map = affine_map<(d0, d1) -> (d0, d1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index,
        memref<10x10xf32, 1>, index, index, memref<1xi32>, index) -> ()
  }
  return
}
// ----- affine.dma_start: src index to dma_start must have 'index' type
func.func @dma_start_src_index_to(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_start"(%A, %i, %B, %c0, %c0, %T, %c0, %n) {src_map = affine_map<(d0) -> (d0)>,
        dst_map = affine_map<(d0, d1) -> (d0, d1)>, tag_map = affine_map<(d0) -> (d0)>}
        : (memref<100xf32>, i32, memref<10x10xf32, 1>, index, index, memref<1xi32>, index, index) -> ()
  }
  return
}
// ----- affine.dma_start: dst index to dma_start must have 'index' type
func.func @dma_start_dst_index_to(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_start"(%A, %c0, %B, %i, %c0, %T, %c0, %n) {src_map = affine_map<(d0) -> (d0)>,
        dst_map = affine_map<(d0, d1) -> (d0, d1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index,
        memref<10x10xf32, 1>, i32, index, memref<1xi32>, index, index) -> ()
  }
  return
}
// ----- affine.dma_start: tag index to dma_start must have 'index' type
func.func @dma_start_tag_index_to(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_start"(%A, %c0, %B, %c0, %c0, %T, %i, %n) {src_map = affine_map<(d0) -> (d0)>,
        dst_map = affine_map<(d0, d1) -> (d0, d1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index,
        memref<10x10xf32, 1>, index, index, memref<1xi32>, i32, index) -> ()
  }
  return
}
// ----- affine.dma_wait: index to dma_wait must have 'index' type
func.func @dma_wait_index_to_dma(%T: memref<1xi32>, %n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_wait"(%T, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  }
  return
}
// ----- affine.dma_wait: expected DMA tag to be of memref type
func.func @dma_wait_expected_dma(%n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_wait"(%i, %c0, %n) {tag_map = affine_map<(d0) -> (d0)>} : (i32, index, index) -> ()
  }
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    "affine.dma_wait"(%T, %c0, %n) <{tag_map = affine_map<(d0) -> (d0)>}> : (memref<1xi32>, index, index) -> ()
  }
  return
}
// ----- affine.dma_wait: requires zero results
func.func @dma_wait_requires_zero_results(%T: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 3 {
    %r = "affine.dma_wait"(%T, %c0, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, index) -> i32
  }
  return
}
