// COMPARE: --lamina-linalg-to-vector-loops
// ----- a product of bytes, scaled in its epilogue, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<"0x592302C5CE8A9384AC502669001B783A210B0F6FC7502B80E45B0D88433A58AC965C850A94CCFBECE787819F822B0625C11D43E2F57F4E7BE12F7326573034E360A214385806E0CFECFC3863926F08DB2C12C1D2381801D642E4D463C3BA361F8C95E055E649D1BD4A60948E2BD612A65CF3654B34BB448D11E77FB272971F1466CC662C63B342718CDD229B0221436DE8F0F974B2FF8CEC721ED97E1A7284F55541E8FFEB07BA4993EAC83C3F366C6EAF9DA13A786D2B775F839E5D957B5375DCA60478DE63E252BAFAD3BB644DA36C78C4ED0928F1A66E318A503BAE1D00876D38CF849742A603666DC490FE571F9126D8B9EE5F77A40F42C2C5BDB563B7B9A09F47C94D165B0D434F8F0FF4C9F3E9FD515320357523DE950DBB18865971A551E88A68708B17524AEA5C549D829ADD9C94C22706C67333227149A0895DE88FFAE1EEEED0FDFD79314682CF7BC5025C2361AA0222D8127E3CD090AEC561C54FC62A0675106C763F205C7FBF10A49A2B8C3652AA2EE56469130F35143EB148064005CE96067B8912F2810B453D7A071777D14CB0DC2C14B128136B1A6276969200FF0E3ED0AD2EE36E903539C596D1E57A5FBBF81969A2446C6AC6A01892A192B55E2C227CFF8AA9C22CDBD19C3586F53E012F4AB9978E14C3B23C4E74FD057D00AEC1768B4D25FB5550F01A4327FC6961900C5595E102D3327EDD479DFC81EC836078965135CD4A764C31D21B4B36B9E9DC31EAEB0A149C6CE8AC80EF3ECB5AB3A3E434CC52857B8C5880ECCF7A2779EA0000400269B1F9BF5DA33369CBC74417126298C5E46A92F3F983ED26ECCE167B9FC96FCB2FD95215652315FD8A9E3623119D534B08C150057FC7D94DABD2E4394049F01D1645A0D139B3C77AB07F5CA710D2FC1C666E96AD32B4D315AC7E2CBADC25D41F71DDB3C9030E8624A92162B14A880E2AB8480EEB83A236E83776253D1CCC921CBF9E131CE4217D426C91A6DB17323268A2ABD0AA37E966C8D7CCBD5752CB1560FA67C1B9922184AD14F0B003797B9B40F3F7E556BB153FEA249E39CD95CBDA250555ED628AD3B1E171A2A9E85A825247E48AF73352A82E0E5635415A30E4690E529AAD0C3F73965CED73E56BB3D7707C98A5816FD2077D56C3DF54FEAC701646751C375B7B09132B7BF356C7479C63D721A4DB98077CB9C447B0ABB7130009872CD042559CCB1FACE9D91D3E31D1154D3B490514F61CC9F5BA01314932ACB2DF78872BCB0796575FFC47F93AC2D1A7F4364858B02DC5DEDE131610906F5AE312AA22606D658E8C3CB2B0228F49AD1B21B1E69E7B01A5503DB7D6930E0D8DB1F4913D4535524DE5F3CBABC639DC7F132A074CDA1C235D2C190E8EE3CF1FD017FFD701CDB70B7D1C1D1C61E2EC100E7CAEEDB5570D94AF60F17197C30C83E4FBBCAE6D780065FC758B1A8A036255B627AABFED6F2BF0B446170027AE69CBFA13ACA4F9831AEFBD43D31DB5D2203723FCC07F6946CA5414C247A614B392EEF20381B195478C5EB6D0D602DD18E0387DA59EC7B33B39117E667BF20DE8C8CE3EBBA52609C3CD5C8AC50F2C12114520206542AB77A6719F7B93620810AAA14EBE85F4DFF3F990B7C5DBECB94DC8F06D7FEAE3E2DB1C232A4729C595E9146A3CD14B27165BA1FE953DD2456D5BF81E659DF5CB417CFCF435C1D1AA6301C41F81DD38762DA028372FA316E39D7B2B5781EAAE68EB29E06F9EA1ED151F5EE0733512BB3DA48E3FBE2B0FEDF4A3CE29E13F72A9B030C1DB696A6C408CC62170C18633AF61BDA03BB40678F6CBB8FE413B9D17BFDD4E53F3BF605A1AEB4AE4AF73D030E078FE11F862520AACD65979637593EB8291CA14E6E8787F92D948DCF904A1F3DDE9E180BE31CB7DEBDC76B3F54E736E870090ED87C82A58B8E813454B7ED40CBE8139F5F903A63A96913CE15C5363B20275A756B9CCF4FE5A5726F3C6C541DDEFCC7BE7ED5F56A0835D376CE6B7FFABB2366DC8B35F0F2B18375B96F752545706C0746F37EF69CE713A4D389F9A9F741D6BC507E238AC48432A5A7FA1540456E5914AA5F7363B8C10967A04EBE67C3DEA3AAEE6484EC5FE105B2505B3FE88267C1751E49FE35922C244BFC045CE417F584EA2083F62F8B7D3EE3BA7587AD266A7AF7D166BFECAC05097961C69"> {alignment = 64 : i64}
  func.func @f(%arg0: memref<10x24xi8>) -> memref<10x64xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x64xi8>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_0 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 64>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x64xi32>
    return %alloc_0 : memref<10x64xi8>
  }
}
// ----- a product of bytes, scaled in its epilogue, for sapphirerapids
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<"0x592302C5CE8A9384AC502669001B783A210B0F6FC7502B80E45B0D88433A58AC965C850A94CCFBECE787819F822B0625C11D43E2F57F4E7BE12F7326573034E360A214385806E0CFECFC3863926F08DB2C12C1D2381801D642E4D463C3BA361F8C95E055E649D1BD4A60948E2BD612A65CF3654B34BB448D11E77FB272971F1466CC662C63B342718CDD229B0221436DE8F0F974B2FF8CEC721ED97E1A7284F55541E8FFEB07BA4993EAC83C3F366C6EAF9DA13A786D2B775F839E5D957B5375DCA60478DE63E252BAFAD3BB644DA36C78C4ED0928F1A66E318A503BAE1D00876D38CF849742A603666DC490FE571F9126D8B9EE5F77A40F42C2C5BDB563B7B9A09F47C94D165B0D434F8F0FF4C9F3E9FD515320357523DE950DBB18865971A551E88A68708B17524AEA5C549D829ADD9C94C22706C67333227149A0895DE88FFAE1EEEED0FDFD79314682CF7BC5025C2361AA0222D8127E3CD090AEC561C54FC62A0675106C763F205C7FBF10A49A2B8C3652AA2EE56469130F35143EB148064005CE96067B8912F2810B453D7A071777D14CB0DC2C14B128136B1A6276969200FF0E3ED0AD2EE36E903539C596D1E57A5FBBF81969A2446C6AC6A01892A192B55E2C227CFF8AA9C22CDBD19C3586F53E012F4AB9978E14C3B23C4E74FD057D00AEC1768B4D25FB5550F01A4327FC6961900C5595E102D3327EDD479DFC81EC836078965135CD4A764C31D21B4B36B9E9DC31EAEB0A149C6CE8AC80EF3ECB5AB3A3E434CC52857B8C5880ECCF7A2779EA0000400269B1F9BF5DA33369CBC74417126298C5E46A92F3F983ED26ECCE167B9FC96FCB2FD95215652315FD8A9E3623119D534B08C150057FC7D94DABD2E4394049F01D1645A0D139B3C77AB07F5CA710D2FC1C666E96AD32B4D315AC7E2CBADC25D41F71DDB3C9030E8624A92162B14A880E2AB8480EEB83A236E83776253D1CCC921CBF9E131CE4217D426C91A6DB17323268A2ABD0AA37E966C8D7CCBD5752CB1560FA67C1B9922184AD14F0B003797B9B40F3F7E556BB153FEA249E39CD95CBDA250555ED628AD3B1E171A2A9E85A825247E48AF73352A82E0E5635415A30E4690E529AAD0C3F73965CED73E56BB3D7707C98A5816FD2077D56C3DF54FEAC701646751C375B7B09132B7BF356C7479C63D721A4DB98077CB9C447B0ABB7130009872CD042559CCB1FACE9D91D3E31D1154D3B490514F61CC9F5BA01314932ACB2DF78872BCB0796575FFC47F93AC2D1A7F4364858B02DC5DEDE131610906F5AE312AA22606D658E8C3CB2B0228F49AD1B21B1E69E7B01A5503DB7D6930E0D8DB1F4913D4535524DE5F3CBABC639DC7F132A074CDA1C235D2C190E8EE3CF1FD017FFD701CDB70B7D1C1D1C61E2EC100E7CAEEDB5570D94AF60F17197C30C83E4FBBCAE6D780065FC758B1A8A036255B627AABFED6F2BF0B446170027AE69CBFA13ACA4F9831AEFBD43D31DB5D2203723FCC07F6946CA5414C247A614B392EEF20381B195478C5EB6D0D602DD18E0387DA59EC7B33B39117E667BF20DE8C8CE3EBBA52609C3CD5C8AC50F2C12114520206542AB77A6719F7B93620810AAA14EBE85F4DFF3F990B7C5DBECB94DC8F06D7FEAE3E2DB1C232A4729C595E9146A3CD14B27165BA1FE953DD2456D5BF81E659DF5CB417CFCF435C1D1AA6301C41F81DD38762DA028372FA316E39D7B2B5781EAAE68EB29E06F9EA1ED151F5EE0733512BB3DA48E3FBE2B0FEDF4A3CE29E13F72A9B030C1DB696A6C408CC62170C18633AF61BDA03BB40678F6CBB8FE413B9D17BFDD4E53F3BF605A1AEB4AE4AF73D030E078FE11F862520AACD65979637593EB8291CA14E6E8787F92D948DCF904A1F3DDE9E180BE31CB7DEBDC76B3F54E736E870090ED87C82A58B8E813454B7ED40CBE8139F5F903A63A96913CE15C5363B20275A756B9CCF4FE5A5726F3C6C541DDEFCC7BE7ED5F56A0835D376CE6B7FFABB2366DC8B35F0F2B18375B96F752545706C0746F37EF69CE713A4D389F9A9F741D6BC507E238AC48432A5A7FA1540456E5914AA5F7363B8C10967A04EBE67C3DEA3AAEE6484EC5FE105B2505B3FE88267C1751E49FE35922C244BFC045CE417F584EA2083F62F8B7D3EE3BA7587AD266A7AF7D166BFECAC05097961C69"> {alignment = 64 : i64}
  func.func @f(%arg0: memref<10x24xi8>) -> memref<10x64xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x64xi8>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_0 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 64>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x64xi32>
    return %alloc_0 : memref<10x64xi8>
  }
}
// ----- a product of bytes, scaled in its epilogue, for x86-64
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<"0x592302C5CE8A9384AC502669001B783A210B0F6FC7502B80E45B0D88433A58AC965C850A94CCFBECE787819F822B0625C11D43E2F57F4E7BE12F7326573034E360A214385806E0CFECFC3863926F08DB2C12C1D2381801D642E4D463C3BA361F8C95E055E649D1BD4A60948E2BD612A65CF3654B34BB448D11E77FB272971F1466CC662C63B342718CDD229B0221436DE8F0F974B2FF8CEC721ED97E1A7284F55541E8FFEB07BA4993EAC83C3F366C6EAF9DA13A786D2B775F839E5D957B5375DCA60478DE63E252BAFAD3BB644DA36C78C4ED0928F1A66E318A503BAE1D00876D38CF849742A603666DC490FE571F9126D8B9EE5F77A40F42C2C5BDB563B7B9A09F47C94D165B0D434F8F0FF4C9F3E9FD515320357523DE950DBB18865971A551E88A68708B17524AEA5C549D829ADD9C94C22706C67333227149A0895DE88FFAE1EEEED0FDFD79314682CF7BC5025C2361AA0222D8127E3CD090AEC561C54FC62A0675106C763F205C7FBF10A49A2B8C3652AA2EE56469130F35143EB148064005CE96067B8912F2810B453D7A071777D14CB0DC2C14B128136B1A6276969200FF0E3ED0AD2EE36E903539C596D1E57A5FBBF81969A2446C6AC6A01892A192B55E2C227CFF8AA9C22CDBD19C3586F53E012F4AB9978E14C3B23C4E74FD057D00AEC1768B4D25FB5550F01A4327FC6961900C5595E102D3327EDD479DFC81EC836078965135CD4A764C31D21B4B36B9E9DC31EAEB0A149C6CE8AC80EF3ECB5AB3A3E434CC52857B8C5880ECCF7A2779EA0000400269B1F9BF5DA33369CBC74417126298C5E46A92F3F983ED26ECCE167B9FC96FCB2FD95215652315FD8A9E3623119D534B08C150057FC7D94DABD2E4394049F01D1645A0D139B3C77AB07F5CA710D2FC1C666E96AD32B4D315AC7E2CBADC25D41F71DDB3C9030E8624A92162B14A880E2AB8480EEB83A236E83776253D1CCC921CBF9E131CE4217D426C91A6DB17323268A2ABD0AA37E966C8D7CCBD5752CB1560FA67C1B9922184AD14F0B003797B9B40F3F7E556BB153FEA249E39CD95CBDA250555ED628AD3B1E171A2A9E85A825247E48AF73352A82E0E5635415A30E4690E529AAD0C3F73965CED73E56BB3D7707C98A5816FD2077D56C3DF54FEAC701646751C375B7B09132B7BF356C7479C63D721A4DB98077CB9C447B0ABB7130009872CD042559CCB1FACE9D91D3E31D1154D3B490514F61CC9F5BA01314932ACB2DF78872BCB0796575FFC47F93AC2D1A7F4364858B02DC5DEDE131610906F5AE312AA22606D658E8C3CB2B0228F49AD1B21B1E69E7B01A5503DB7D6930E0D8DB1F4913D4535524DE5F3CBABC639DC7F132A074CDA1C235D2C190E8EE3CF1FD017FFD701CDB70B7D1C1D1C61E2EC100E7CAEEDB5570D94AF60F17197C30C83E4FBBCAE6D780065FC758B1A8A036255B627AABFED6F2BF0B446170027AE69CBFA13ACA4F9831AEFBD43D31DB5D2203723FCC07F6946CA5414C247A614B392EEF20381B195478C5EB6D0D602DD18E0387DA59EC7B33B39117E667BF20DE8C8CE3EBBA52609C3CD5C8AC50F2C12114520206542AB77A6719F7B93620810AAA14EBE85F4DFF3F990B7C5DBECB94DC8F06D7FEAE3E2DB1C232A4729C595E9146A3CD14B27165BA1FE953DD2456D5BF81E659DF5CB417CFCF435C1D1AA6301C41F81DD38762DA028372FA316E39D7B2B5781EAAE68EB29E06F9EA1ED151F5EE0733512BB3DA48E3FBE2B0FEDF4A3CE29E13F72A9B030C1DB696A6C408CC62170C18633AF61BDA03BB40678F6CBB8FE413B9D17BFDD4E53F3BF605A1AEB4AE4AF73D030E078FE11F862520AACD65979637593EB8291CA14E6E8787F92D948DCF904A1F3DDE9E180BE31CB7DEBDC76B3F54E736E870090ED87C82A58B8E813454B7ED40CBE8139F5F903A63A96913CE15C5363B20275A756B9CCF4FE5A5726F3C6C541DDEFCC7BE7ED5F56A0835D376CE6B7FFABB2366DC8B35F0F2B18375B96F752545706C0746F37EF69CE713A4D389F9A9F741D6BC507E238AC48432A5A7FA1540456E5914AA5F7363B8C10967A04EBE67C3DEA3AAEE6484EC5FE105B2505B3FE88267C1751E49FE35922C244BFC045CE417F584EA2083F62F8B7D3EE3BA7587AD266A7AF7D166BFECAC05097961C69"> {alignment = 64 : i64}
  func.func @f(%arg0: memref<10x24xi8>) -> memref<10x64xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 16>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x24xi32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<10x24xi8> into memref<240xi8>
    %collapse_shape_1 = memref.collapse_shape %alloc_0 [[0, 1]] : memref<10x24xi32> into memref<240xi32>
    linalg.generic {indexing_maps = [#map, #map],
        iterator_types = ["parallel"]} ins(%collapse_shape : memref<240xi8>) outs(%collapse_shape_1 : memref<240xi32>) attrs =  {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      linalg.yield %1 : i32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<24x64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%0 : memref<24x64xi8>) outs(%alloc_2 : memref<24x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      linalg.yield %1 : i32
    }
    linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_0,
        %alloc_2 : memref<10x24xi32>, memref<24x64xi32>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 8, 4>}} {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %1 = arith.muli %in, %in_4 : i32
      %2 = arith.addi %out, %1 : i32
      linalg.yield %2 : i32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_3 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 16>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x64xi32>
    memref.dealloc %alloc_0 : memref<10x24xi32>
    memref.dealloc %alloc_2 : memref<24x64xi32>
    return %alloc_3 : memref<10x64xi8>
  }
}
// ----- a product of signed bytes with a rest, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x40xi8 : memref<24x40xi8> = dense<"0x592302C5CE8A9384AC502669001B783A210B0F6FC7502B80E45B0D88433A58AC965C850A94CCFBECE787819F822B0625C11D43E2F57F4E7BE12F7326573034E360A214385806E0CFECFC3863926F08DB2C12C1D2381801D642E4D463C3BA361F8C95E055E649D1BD4A60948E2BD612A65CF3654B34BB448D11E77FB272971F1466CC662C63B342718CDD229B0221436DE8F0F974B2FF8CEC721ED97E1A7284F55541E8FFEB07BA4993EAC83C3F366C6EAF9DA13A786D2B775F839E5D957B5375DCA60478DE63E252BAFAD3BB644DA36C78C4ED0928F1A66E318A503BAE1D00876D38CF849742A603666DC490FE571F9126D8B9EE5F77A40F42C2C5BDB563B7B9A09F47C94D165B0D434F8F0FF4C9F3E9FD515320357523DE950DBB18865971A551E88A68708B17524AEA5C549D829ADD9C94C22706C67333227149A0895DE88FFAE1EEEED0FDFD79314682CF7BC5025C2361AA0222D8127E3CD090AEC561C54FC62A0675106C763F205C7FBF10A49A2B8C3652AA2EE56469130F35143EB148064005CE96067B8912F2810B453D7A071777D14CB0DC2C14B128136B1A6276969200FF0E3ED0AD2EE36E903539C596D1E57A5FBBF81969A2446C6AC6A01892A192B55E2C227CFF8AA9C22CDBD19C3586F53E012F4AB9978E14C3B23C4E74FD057D00AEC1768B4D25FB5550F01A4327FC6961900C5595E102D3327EDD479DFC81EC836078965135CD4A764C31D21B4B36B9E9DC31EAEB0A149C6CE8AC80EF3ECB5AB3A3E434CC52857B8C5880ECCF7A2779EA0000400269B1F9BF5DA33369CBC74417126298C5E46A92F3F983ED26ECCE167B9FC96FCB2FD95215652315FD8A9E3623119D534B08C150057FC7D94DABD2E4394049F01D1645A0D139B3C77AB07F5CA710D2FC1C666E96AD32B4D315AC7E2CBADC25D41F71DDB3C9030E8624A92162B14A880E2AB8480EEB83A236E83776253D1CCC921CBF9E131CE4217D426C91A6DB17323268A2ABD0AA37E966C8D7CCBD5752CB1560FA67C1B9922184AD14F0B003797B9B40F3F7E556BB153FEA249E39CD95CBDA250555ED628AD3B1E171A2A9E85A825247E48AF73352A82E0E5635415A30E4690E529AAD0C3F73965CED73E56BB3D7707C98A5816FD2077D56C3DF54FEAC701646751C375B7B09132B7BF356C7479C63D721A4DB98077CB9C447B0ABB7130009872CD042559CCB1FACE9D91D3E31D1154D3B490514F61CC9F5BA01314932ACB2DF78872BCB0796575FFC47F93AC2D1A7F4364858B02DC5DEDE131610906F5AE312AA22606D658E8C3CB2B0228F49AD1B21B1E69E7B01A5503DB7D6930E0D8DB1F4913D4535524DE5F3CBABC6"> {alignment = 64 : i64}
  func.func @f(%arg0: memref<10x24xi8>) -> memref<10x40xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x40xi8 : memref<24x40xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x40xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x40xi8>) outs(%alloc : memref<10x40xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x40xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x40xi32>) outs(%alloc_0 : memref<10x40xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 32>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x40xi32>
    return %alloc_0 : memref<10x40xi8>
  }
}
// ----- a product of signed bytes with a rest, for x86-64
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x40xi8 : memref<24x40xi8> = dense<"0x592302C5CE8A9384AC502669001B783A210B0F6FC7502B80E45B0D88433A58AC965C850A94CCFBECE787819F822B0625C11D43E2F57F4E7BE12F7326573034E360A214385806E0CFECFC3863926F08DB2C12C1D2381801D642E4D463C3BA361F8C95E055E649D1BD4A60948E2BD612A65CF3654B34BB448D11E77FB272971F1466CC662C63B342718CDD229B0221436DE8F0F974B2FF8CEC721ED97E1A7284F55541E8FFEB07BA4993EAC83C3F366C6EAF9DA13A786D2B775F839E5D957B5375DCA60478DE63E252BAFAD3BB644DA36C78C4ED0928F1A66E318A503BAE1D00876D38CF849742A603666DC490FE571F9126D8B9EE5F77A40F42C2C5BDB563B7B9A09F47C94D165B0D434F8F0FF4C9F3E9FD515320357523DE950DBB18865971A551E88A68708B17524AEA5C549D829ADD9C94C22706C67333227149A0895DE88FFAE1EEEED0FDFD79314682CF7BC5025C2361AA0222D8127E3CD090AEC561C54FC62A0675106C763F205C7FBF10A49A2B8C3652AA2EE56469130F35143EB148064005CE96067B8912F2810B453D7A071777D14CB0DC2C14B128136B1A6276969200FF0E3ED0AD2EE36E903539C596D1E57A5FBBF81969A2446C6AC6A01892A192B55E2C227CFF8AA9C22CDBD19C3586F53E012F4AB9978E14C3B23C4E74FD057D00AEC1768B4D25FB5550F01A4327FC6961900C5595E102D3327EDD479DFC81EC836078965135CD4A764C31D21B4B36B9E9DC31EAEB0A149C6CE8AC80EF3ECB5AB3A3E434CC52857B8C5880ECCF7A2779EA0000400269B1F9BF5DA33369CBC74417126298C5E46A92F3F983ED26ECCE167B9FC96FCB2FD95215652315FD8A9E3623119D534B08C150057FC7D94DABD2E4394049F01D1645A0D139B3C77AB07F5CA710D2FC1C666E96AD32B4D315AC7E2CBADC25D41F71DDB3C9030E8624A92162B14A880E2AB8480EEB83A236E83776253D1CCC921CBF9E131CE4217D426C91A6DB17323268A2ABD0AA37E966C8D7CCBD5752CB1560FA67C1B9922184AD14F0B003797B9B40F3F7E556BB153FEA249E39CD95CBDA250555ED628AD3B1E171A2A9E85A825247E48AF73352A82E0E5635415A30E4690E529AAD0C3F73965CED73E56BB3D7707C98A5816FD2077D56C3DF54FEAC701646751C375B7B09132B7BF356C7479C63D721A4DB98077CB9C447B0ABB7130009872CD042559CCB1FACE9D91D3E31D1154D3B490514F61CC9F5BA01314932ACB2DF78872BCB0796575FFC47F93AC2D1A7F4364858B02DC5DEDE131610906F5AE312AA22606D658E8C3CB2B0228F49AD1B21B1E69E7B01A5503DB7D6930E0D8DB1F4913D4535524DE5F3CBABC6"> {alignment = 64 : i64}
  func.func @f(%arg0: memref<10x24xi8>) -> memref<10x40xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x40xi8 : memref<24x40xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 16>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x40xi32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x24xi32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<10x24xi8> into memref<240xi8>
    %collapse_shape_1 = memref.collapse_shape %alloc_0 [[0, 1]] : memref<10x24xi32> into memref<240xi32>
    linalg.generic {indexing_maps = [#map, #map],
        iterator_types = ["parallel"]} ins(%collapse_shape : memref<240xi8>) outs(%collapse_shape_1 : memref<240xi32>) attrs =  {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      linalg.yield %1 : i32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<24x40xi32>
    %collapse_shape_3 = memref.collapse_shape %0 [[0, 1]] : memref<24x40xi8> into memref<960xi8>
    %collapse_shape_4 = memref.collapse_shape %alloc_2 [[0, 1]] : memref<24x40xi32> into memref<960xi32>
    linalg.generic {indexing_maps = [#map, #map],
        iterator_types = ["parallel"]} ins(%collapse_shape_3 : memref<960xi8>) outs(%collapse_shape_4 : memref<960xi32>) attrs =  {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      linalg.yield %1 : i32
    }
    linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_0,
        %alloc_2 : memref<10x24xi32>, memref<24x40xi32>) outs(%alloc : memref<10x40xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 8, 4>}} {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %1 = arith.muli %in, %in_6 : i32
      %2 = arith.addi %out, %1 : i32
      linalg.yield %2 : i32
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<10x40xi8>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x40xi32>) outs(%alloc_5 : memref<10x40xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 16>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x40xi32>
    memref.dealloc %alloc_0 : memref<10x24xi32>
    memref.dealloc %alloc_2 : memref<24x40xi32>
    return %alloc_5 : memref<10x40xi8>
  }
}
// ----- a product whose sums are used twice, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<"0x592302C5CE8A9384AC502669001B783A210B0F6FC7502B80E45B0D88433A58AC965C850A94CCFBECE787819F822B0625C11D43E2F57F4E7BE12F7326573034E360A214385806E0CFECFC3863926F08DB2C12C1D2381801D642E4D463C3BA361F8C95E055E649D1BD4A60948E2BD612A65CF3654B34BB448D11E77FB272971F1466CC662C63B342718CDD229B0221436DE8F0F974B2FF8CEC721ED97E1A7284F55541E8FFEB07BA4993EAC83C3F366C6EAF9DA13A786D2B775F839E5D957B5375DCA60478DE63E252BAFAD3BB644DA36C78C4ED0928F1A66E318A503BAE1D00876D38CF849742A603666DC490FE571F9126D8B9EE5F77A40F42C2C5BDB563B7B9A09F47C94D165B0D434F8F0FF4C9F3E9FD515320357523DE950DBB18865971A551E88A68708B17524AEA5C549D829ADD9C94C22706C67333227149A0895DE88FFAE1EEEED0FDFD79314682CF7BC5025C2361AA0222D8127E3CD090AEC561C54FC62A0675106C763F205C7FBF10A49A2B8C3652AA2EE56469130F35143EB148064005CE96067B8912F2810B453D7A071777D14CB0DC2C14B128136B1A6276969200FF0E3ED0AD2EE36E903539C596D1E57A5FBBF81969A2446C6AC6A01892A192B55E2C227CFF8AA9C22CDBD19C3586F53E012F4AB9978E14C3B23C4E74FD057D00AEC1768B4D25FB5550F01A4327FC6961900C5595E102D3327EDD479DFC81EC836078965135CD4A764C31D21B4B36B9E9DC31EAEB0A149C6CE8AC80EF3ECB5AB3A3E434CC52857B8C5880ECCF7A2779EA0000400269B1F9BF5DA33369CBC74417126298C5E46A92F3F983ED26ECCE167B9FC96FCB2FD95215652315FD8A9E3623119D534B08C150057FC7D94DABD2E4394049F01D1645A0D139B3C77AB07F5CA710D2FC1C666E96AD32B4D315AC7E2CBADC25D41F71DDB3C9030E8624A92162B14A880E2AB8480EEB83A236E83776253D1CCC921CBF9E131CE4217D426C91A6DB17323268A2ABD0AA37E966C8D7CCBD5752CB1560FA67C1B9922184AD14F0B003797B9B40F3F7E556BB153FEA249E39CD95CBDA250555ED628AD3B1E171A2A9E85A825247E48AF73352A82E0E5635415A30E4690E529AAD0C3F73965CED73E56BB3D7707C98A5816FD2077D56C3DF54FEAC701646751C375B7B09132B7BF356C7479C63D721A4DB98077CB9C447B0ABB7130009872CD042559CCB1FACE9D91D3E31D1154D3B490514F61CC9F5BA01314932ACB2DF78872BCB0796575FFC47F93AC2D1A7F4364858B02DC5DEDE131610906F5AE312AA22606D658E8C3CB2B0228F49AD1B21B1E69E7B01A5503DB7D6930E0D8DB1F4913D4535524DE5F3CBABC639DC7F132A074CDA1C235D2C190E8EE3CF1FD017FFD701CDB70B7D1C1D1C61E2EC100E7CAEEDB5570D94AF60F17197C30C83E4FBBCAE6D780065FC758B1A8A036255B627AABFED6F2BF0B446170027AE69CBFA13ACA4F9831AEFBD43D31DB5D2203723FCC07F6946CA5414C247A614B392EEF20381B195478C5EB6D0D602DD18E0387DA59EC7B33B39117E667BF20DE8C8CE3EBBA52609C3CD5C8AC50F2C12114520206542AB77A6719F7B93620810AAA14EBE85F4DFF3F990B7C5DBECB94DC8F06D7FEAE3E2DB1C232A4729C595E9146A3CD14B27165BA1FE953DD2456D5BF81E659DF5CB417CFCF435C1D1AA6301C41F81DD38762DA028372FA316E39D7B2B5781EAAE68EB29E06F9EA1ED151F5EE0733512BB3DA48E3FBE2B0FEDF4A3CE29E13F72A9B030C1DB696A6C408CC62170C18633AF61BDA03BB40678F6CBB8FE413B9D17BFDD4E53F3BF605A1AEB4AE4AF73D030E078FE11F862520AACD65979637593EB8291CA14E6E8787F92D948DCF904A1F3DDE9E180BE31CB7DEBDC76B3F54E736E870090ED87C82A58B8E813454B7ED40CBE8139F5F903A63A96913CE15C5363B20275A756B9CCF4FE5A5726F3C6C541DDEFCC7BE7ED5F56A0835D376CE6B7FFABB2366DC8B35F0F2B18375B96F752545706C0746F37EF69CE713A4D389F9A9F741D6BC507E238AC48432A5A7FA1540456E5914AA5F7363B8C10967A04EBE67C3DEA3AAEE6484EC5FE105B2505B3FE88267C1751E49FE35922C244BFC045CE417F584EA2083F62F8B7D3EE3BA7587AD266A7AF7D166BFECAC05097961C69"> {alignment = 64 : i64}
  func.func @f(%arg0: memref<10x24xi8>) -> (memref<10x64xi8>, memref<10x64xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x64xi8>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_0 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 64>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    return %alloc_0, %alloc : memref<10x64xi8>, memref<10x64xi32>
  }
}
// ----- a product of bf16, for sapphirerapids
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<32x64xbf16>, %arg1: memref<64x64xbf16>) -> memref<32x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%cst : f32) outs(%alloc : memref<32x64xf32>)
    linalg.matmul {lamina.vector_tile = {dim = 1 : i64, dot = "amx", pack = array<i64: 1>, sizes = array<i64: 32, 32, 32>}} ins(%arg0,
        %arg1 : memref<32x64xbf16>, memref<64x64xbf16>) outs(%alloc : memref<32x64xf32>)
    return %alloc : memref<32x64xf32>
  }
}
// ----- a product of f32, for x86-64
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<10x24xf32>, %arg1: memref<24x40xf32>) -> memref<10x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 16>}} ins(%cst : f32) outs(%alloc : memref<10x40xf32>)
    linalg.matmul {lamina.vector_tile = {dim = 1 : i64, order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 8, 4>}} ins(%arg0,
        %arg1 : memref<10x24xf32>, memref<24x40xf32>) outs(%alloc : memref<10x40xf32>)
    return %alloc : memref<10x40xf32>
  }
}
// ----- a product of f32, for icelake-server
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<10x24xf32>, %arg1: memref<24x40xf32>) -> memref<10x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%cst : f32) outs(%alloc : memref<10x40xf32>)
    linalg.matmul {lamina.vector_tile = {contract, dim = 1 : i64, order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 64, 4>}} ins(%arg0,
        %arg1 : memref<10x24xf32>, memref<24x40xf32>) outs(%alloc : memref<10x40xf32>)
    return %alloc : memref<10x40xf32>
  }
}
// ----- a long product of f32, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<96x512xf32>, %arg1: memref<512x256xf32>) -> memref<96x256xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<96x256xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%cst : f32) outs(%alloc : memref<96x256xf32>)
    linalg.matmul {lamina.vector_tile = {contract, dim = 1 : i64, order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 6, 16,
        4>}} ins(%arg0, %arg1 : memref<96x512xf32>, memref<512x256xf32>) outs(%alloc : memref<96x256xf32>)
    return %alloc : memref<96x256xf32>
  }
}
// ----- a product of signed bytes, for sapphirerapids
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<32x64xi8>, %arg1: memref<64x32xi8>) -> memref<32x32xi32> {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x32xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%c0_i32 : i32) outs(%alloc : memref<32x32xi32>)
    linalg.matmul {lamina.vector_tile = {dim = 1 : i64, dot = "amx", pack = array<i64: 1>, sizes = array<i64: 32, 32, 64>}} ins(%arg0,
        %arg1 : memref<32x64xi8>, memref<64x32xi8>) outs(%alloc : memref<32x32xi32>)
    return %alloc : memref<32x32xi32>
  }
}
// ----- a convolution, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<1x10x10x3xf32>, %arg1: memref<3x3x3x24xf32>) -> memref<1x4x4x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x24xf32>
    linalg.fill {lamina.vector_tile = {dim = 3 : i64, sizes = array<i64: 1, 1, 1, 16>}} ins(%cst : f32) outs(%alloc : memref<1x4x4x24xf32>)
    linalg.conv_2d_nhwc_hwcf {lamina.vector_tile = {contract, dim = 3 : i64, order = array<i64: 0, 1, 3, 2, 4, 5, 6>, sizes = array<i64: 1, 2, 4,
        8, 1, 3, 3>}, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x10x10x3xf32>,
        memref<3x3x3x24xf32>) outs(%alloc : memref<1x4x4x24xf32>)
    return %alloc : memref<1x4x4x24xf32>
  }
}
// ----- a pooling, for haswell
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module {
  func.func @f(%arg0: memref<1x9x9x20xf32>) -> memref<1x4x4x20xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x3xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x20xf32>
    linalg.fill {lamina.vector_tile = {dim = 3 : i64, sizes = array<i64: 1, 1, 1, 16>}} ins(%cst : f32) outs(%alloc_0 : memref<1x4x4x20xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction",
        "reduction"]} ins(%arg0, %alloc : memref<1x9x9x20xf32>,
        memref<3x3xf32>) outs(%alloc_0 : memref<1x4x4x20xf32>) attrs =  {lamina.vector_tile = {contract, dim = 3 : i64, sizes = array<i64: 1, 1,
        1, 32, 3, 3>}} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = arith.maximumf %out, %in : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<3x3xf32>
    return %alloc_0 : memref<1x4x4x20xf32>
  }
}
// ----- sums and quotients of rows, for haswell
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: memref<6x37xf32>) -> memref<6x37xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xf32>
    linalg.fill {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 8>}} ins(%cst : f32) outs(%alloc : memref<6xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "reduction"]} ins(%arg0 : memref<6x37xf32>) outs(%alloc : memref<6xf32>) attrs =  {lamina.vector_tile = {contract, dim = 1 : i64,
        sizes = array<i64: 1, 32>}} {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<6x37xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc : memref<6x37xf32>,
        memref<6xf32>) outs(%alloc_0 : memref<6x37xf32>) attrs =  {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = arith.divf %in, %in_1 : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<6xf32>
    return %alloc_0 : memref<6x37xf32>
  }
}
// ----- a transpose, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<20x12xf32>) -> memref<12x20xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x20xf32>
    linalg.transpose ins(%arg0 : memref<20x12xf32>) outs(%alloc : memref<12x20xf32>) permutation = [1, 0]  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 8, 8>}}
    return %alloc : memref<12x20xf32>
  }
}
// ----- columns of a matrix, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @f(%arg0: memref<13x5xi32>) -> memref<13xi32> {
    %subview = memref.subview %arg0[0, 0] [13, 1] [1, 1] : memref<13x5xi32> to memref<13xi32, strided<[5]>>
    %subview_0 = memref.subview %arg0[0, 1] [13, 1] [1, 1] : memref<13x5xi32> to memref<13xi32, strided<[5], offset: 1>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<13xi32>
    linalg.sub {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 8>}} ins(%subview, %subview_0 : memref<13xi32, strided<[5]>>,
        memref<13xi32, strided<[5], offset: 1>>) outs(%alloc : memref<13xi32>)
    return %alloc : memref<13xi32>
  }
}
// ----- a gather of rows, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<50x8xf32>, %arg1: memref<12xi32>) -> memref<12x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x8xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%arg1 : memref<12xi32>) outs(%alloc : memref<12x8xf32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 8>}} {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 1 : index
      %2 = memref.load %arg0[%0, %1] : memref<50x8xf32>
      linalg.yield %2 : f32
    }
    return %alloc : memref<12x8xf32>
  }
}
// ----- a lookup in rows, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<8x50xf32>, %arg1: memref<12xi32>) -> memref<12x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x8xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%arg1 : memref<12xi32>) outs(%alloc : memref<12x8xf32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 8>}} {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 1 : index
      %2 = memref.load %arg0[%1, %0] : memref<8x50xf32>
      linalg.yield %2 : f32
    }
    return %alloc : memref<12x8xf32>
  }
}
// ----- the largest of each row, for haswell
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: memref<7x40xi8>) -> memref<7xi32> {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7xi32>
    linalg.fill {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 8>}} ins(%c0_i32 : i32) outs(%alloc : memref<7xi32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "reduction"]} ins(%arg0 : memref<7x40xi8>) outs(%alloc : memref<7xi32>) attrs =  {lamina.vector_tile = {contract, dim = 1 : i64,
        sizes = array<i64: 1, 32>}} {
    ^bb0(%in: i8, %out: i32):
      %0 = arith.extsi %in : i8 to i32
      %1 = arith.maxsi %out, %0 : i32
      linalg.yield %1 : i32
    }
    return %alloc : memref<7xi32>
  }
}
