// COMPARE:

func.func @sparse_matrices(%i: index, %m: memref<?xf64>, %x: memref<?xindex>, %t0: !gpu.async.token) {
  %dn, %t1 = gpu.create_dn_tensor async [%t0] %m, %i, %i : index, index into memref<?xf64>
  %dn2 = gpu.create_dn_tensor %m, %i : index into memref<?xf64>
  %a = gpu.create_coo %i, %i, %i, %x, %x, %m : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %b, %t2 = gpu.create_coo_aos async [%t1] %i, %i, %i, %x, %m : memref<?xindex>, memref<?xf64>
  %c, %t3 = gpu.create_csr async %i, %i, %i, %x, %x, %m : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %d, %t4 = gpu.create_csc async [%t3, %t2] %i, %i, %i, %x, %x, %m {y} : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %e, %t5 = gpu.create_bsr async [%t4] %i, %i, %i, %i, %i, %x, %x, %m : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %f, %t6 = gpu.create_2to4_spmat async [%t5] {PRUNE_AND_CHECK} %i, %i, %m : memref<?xf64>
  %f2, %t62 = gpu.create_2to4_spmat async [%t5] {NONE} %i, %i, %m : memref<?xf64>
  %s, %t7 = gpu.spmv_buffer_size async [%t6] %a, %dn, %dn into f64
  %s2, %t72 = gpu.spmv_buffer_size async [%t6] %a{TRANSPOSE}, %dn, %dn into f32
  %t8 = gpu.spmv async [%t7] %a, %dn, %dn, %m : memref<?xf64> into f64
  gpu.spmv %a{CONJUGATE_TRANSPOSE}, %dn, %dn, %m : memref<?xf64> into f64
  %q, %t9 = gpu.spmm_buffer_size async [%t8] %a, %dn, %dn : index into f32
  %q2:2, %t92 = gpu.spmm_buffer_size async [%t8] %a{TRANSPOSE}, %dn{TRANSPOSE}, %dn : index, index into f32
  %t10 = gpu.spmm async [%t9] %a, %dn, %dn, %m : memref<?xf64> into f32
  %t11 = gpu.spmm async [%t9] %a, %dn{TRANSPOSE}, %dn, %m, %m, %m : memref<?xf64>, memref<?xf64>, memref<?xf64> into f32
  %r, %t12 = gpu.sddmm_buffer_size async [%t11] %dn, %dn, %a into f32
  %t13 = gpu.sddmm async [%t12] %dn{TRANSPOSE}, %dn, %a, %m : memref<?xf64> into f32
  %g, %t14 = gpu.spgemm_create_descr async [%t13]
  %h, %t15 = gpu.spgemm_work_estimation_or_compute async [%t14] {WORK_ESTIMATION} %a, %b, %c, %g, %i, %m : f32 into memref<?xf64>
  %h2, %t16 = gpu.spgemm_work_estimation_or_compute async [%t15] {COMPUTE} %a{TRANSPOSE}, %b, %c, %g, %i, %m : f32 into memref<?xf64>
  gpu.spgemm_copy %a, %b, %c, %g : f32
  %r0, %r1, %r2, %t17 = gpu.spmat_get_size async [%t16] %a
  gpu.set_csr_pointers %a, %x, %x, %m : memref<?xindex>, memref<?xindex>, memref<?xf64>
  gpu.spgemm_destroy_descr %g
  gpu.destroy_sp_mat %a
  %t18 = gpu.destroy_dn_tensor async [%t17] %dn
  gpu.wait [%t18]
  return
}
