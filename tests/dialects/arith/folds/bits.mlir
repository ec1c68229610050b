// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- andi
func.func @andi_of_constant_and_min_i32() -> i32 {
  %a = arith.constant 2147483646 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @andi_of_dense_and_dense_vector_40xi32() -> vector<40xi32> {
 %a = arith.constant dense<[-173170559, 736375716, -32806646, -1835100309, 2007520120, -1007634522, -346022787,
     -1345623798, -1085522026, 2021463057, 1667716326, -834687109, 1844212932, -994770880, -711456850, 969140808,
     -1550922036, -1907755205, 730280731, 303332142, -1941614153, -28322561, -1570030593, 404875524, 463177355,
     1081694327, -2088651400, 673292752, 1789505227, 633033280, -1772053839, -1395629506, 1597079900, -1465660797,
     -425364367, 1692113895, 1248530886, 1315297669, 987067694, 1082938569]> : vector<40xi32>
 %b = arith.constant dense<[-342277750, 635042478, 1886651987, 1938097306, -1662357368, -791391169, 382256944,
     946263127, 1100944844, 2111460461, 1617478720, -1147250192, 1797160855, -891912808, -1257579248, 254368655,
     -1495123036, 634352409, -763081620, 1789070743, -243315605, -1449504654, 820925148, -1857093153, 876472100,
     -2130045398, -473643698, 92081475, -641483307, -1807169282, 1191646890, -622278817, 1835955389, -1300561723,
     -951811382, -1926675528, -972263013, -105289979, 1847567196, -106849287]> : vector<40xi32>
 %r = arith.andi %a, %b : vector<40xi32>
 return %r : vector<40xi32>
}
func.func @andi_of_min_and_one_i128() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant 1 : i128
  %r = arith.andi %a, %b : i128
  return %r : i128
}
func.func @andi_of_negative_and_zero_i128() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105727 : i128
  %b = arith.constant 0 : i128
  %r = arith.andi %a, %b : i128
  return %r : i128
}
func.func @andi_of_same(%x: index) -> index {
  %r = arith.andi %x, %x : index
  return %r : index
}
func.func @andi_of_x_and_negative_i128(%x: i128) -> i128 {
  %b = arith.constant -170141183460469231731687303715884105727 : i128
  %r = arith.andi %x, %b : i128
  return %r : i128
}
func.func @andi_of_x_and_negative_i7(%x: i7) -> i7 {
  %b = arith.constant -2 : i7
  %r = arith.andi %x, %b : i7
  return %r : i7
}
// ----- ori
func.func @ori_of_constant_and_minus_one_i7() -> i7 {
  %a = arith.constant 7 : i7
  %b = arith.constant -1 : i7
  %r = arith.ori %a, %b : i7
  return %r : i7
}
func.func @ori_of_dense_and_dense_vector_3xi7() -> vector<3xi7> {
  %a = arith.constant dense<7> : vector<3xi7>
  %b = arith.constant dense<-64> : vector<3xi7>
  %r = arith.ori %a, %b : vector<3xi7>
  return %r : vector<3xi7>
}
func.func @ori_of_dense_and_dense_vector_3xindex() -> vector<3xindex> {
  %a = arith.constant dense<[9223372036854775807, 6207505832300822402, 9223372036854775806]> : vector<3xindex>
  %b = arith.constant dense<3> : vector<3xindex>
  %r = arith.ori %a, %b : vector<3xindex>
  return %r : vector<3xindex>
}
func.func @ori_of_dense_and_dense_vector_40xi64() -> vector<40xi64> {
 %a = arith.constant dense<[4402140839885135959, -4057903162368998681, 3854503487213342681, -2033657159114731013,
     -3893304308118883029, 1149654652777862739, 3654636379765226579, -1232097657445990691, -1414672514840104122,
     -2191754302458351118, -1740937403492854648, -3988815703920503351, 48617116111327999, -1461276534424808097,
     -3079293785951560952, 2051003351396917159, 3626972428146288367, 2832999345745030181, -3361489869107917542,
     3814233941823474832, -841097168311490454, 3823891193833404195, -3840274207629407291, 4462174449351036136,
     -3719421543781279224, 2263644311334528858, 1977610674390962339, 2371951860713518834, -2355058420085123273,
     2286747416773876048, 118992503458879240, -4177731518436700034, -3712138880098977513, -2026953077383199508,
     3204650898998514165, -686377835981917462, -2084077069643047590, 321909699244618045, -1565953629385161842, -1770182261893635115]> : vector<40xi64>
 %b = arith.constant dense<3> : vector<40xi64>
 %r = arith.ori %a, %b : vector<40xi64>
 return %r : vector<40xi64>
}
func.func @ori_of_minus_one_and_two_i128() -> i128 {
  %a = arith.constant -1 : i128
  %b = arith.constant 2 : i128
  %r = arith.ori %a, %b : i128
  return %r : i128
}
func.func @ori_of_negative_and_x_i32(%x: i32) -> i32 {
  %b = arith.constant -2147483647 : i32
  %r = arith.ori %b, %x : i32
  return %r : i32
}
func.func @ori_of_two_and_max_i64() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant 9223372036854775807 : i64
  %r = arith.ori %a, %b : i64
  return %r : i64
}
func.func @ori_of_x_and_poison_i32(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.ori %x, %p : i32
  return %r : i32
}
func.func @ori_of_x_and_poison_i64(%x: i64) -> i64 {
  %p = ub.poison : i64
  %r = arith.ori %x, %p : i64
  return %r : i64
}
func.func @ori_of_x_and_poison_i8(%x: i8) -> i8 {
  %p = ub.poison : i8
  %r = arith.ori %x, %p : i8
  return %r : i8
}
func.func @ori_of_x_and_two(%x: index) -> index {
  %b = arith.constant 2 : index
  %r = arith.ori %x, %b : index
  return %r : index
}
// ----- shli
func.func @shli_of_constant_and_constant_i128() -> i128 {
  %a = arith.constant 7 : i128
  %b = arith.constant 170141183460469231731687303715884105726 : i128
  %r = arith.shli %a, %b : i128
  return %r : i128
}
func.func @shli_of_constant_and_negative_i7() -> i7 {
  %a = arith.constant 7 : i7
  %b = arith.constant -63 : i7
  %r = arith.shli %a, %b : i7
  return %r : i7
}
func.func @shli_of_min_and_minus_one_i8() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -1 : i8
  %r = arith.shli %a, %b : i8
  return %r : i8
}
func.func @shli_of_one_and_negative_i7() -> i7 {
  %a = arith.constant 1 : i7
  %b = arith.constant -63 : i7
  %r = arith.shli %a, %b : i7
  return %r : i7
}
func.func @shli_of_x_and_one_i32(%x: i32) -> i32 {
  %b = arith.constant 1 : i32
  %r = arith.shli %x, %b : i32
  return %r : i32
}
// ----- shrsi
func.func @shrsi_of_constant_and_min_i8() -> i8 {
  %a = arith.constant 3 : i8
  %b = arith.constant -128 : i8
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
func.func @shrsi_of_constant_and_x(%x: index) -> index {
  %b = arith.constant 3 : index
  %r = arith.shrsi %b, %x : index
  return %r : index
}
func.func @shrsi_of_constant_and_x_i8(%x: i8) -> i8 {
  %b = arith.constant 3 : i8
  %r = arith.shrsi %b, %x : i8
  return %r : i8
}
func.func @shrsi_of_one_and_negative_i7() -> i7 {
  %a = arith.constant 1 : i7
  %b = arith.constant -2 : i7
  %r = arith.shrsi %a, %b : i7
  return %r : i7
}
func.func @shrsi_of_x_and_zero(%x: index) -> index {
  %b = arith.constant 0 : index
  %r = arith.shrsi %x, %b : index
  return %r : index
}
// ----- shrui
func.func @shrui_of_max_and_negative_i128() -> i128 {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant -7 : i128
  %r = arith.shrui %a, %b : i128
  return %r : i128
}
func.func @shrui_of_minus_one_and_constant_i64() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 6689105751337289913 : i64
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
func.func @shrui_of_x_and_min_i64(%x: i64) -> i64 {
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.shrui %x, %b : i64
  return %r : i64
}
func.func @shrui_of_x_and_one_i64(%x: i64) -> i64 {
  %b = arith.constant 1 : i64
  %r = arith.shrui %x, %b : i64
  return %r : i64
}
func.func @shrui_of_x_and_poison_i32(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.shrui %x, %p : i32
  return %r : i32
}
// ----- xori
func.func @xori_of_dense_and_dense_vector_3xi128() -> vector<3xi128> {
  %a = arith.constant dense<[1, 1, 170141183460469231731687303715884105726]> : vector<3xi128>
  %b = arith.constant dense<[7, 3, 1]> : vector<3xi128>
  %r = arith.xori %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @xori_of_dense_and_dense_vector_3xi32() -> vector<3xi32> {
  %a = arith.constant dense<2147483646> : vector<3xi32>
  %b = arith.constant dense<2147483647> : vector<3xi32>
  %r = arith.xori %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @xori_of_dense_and_dense_vector_3xi64() -> vector<3xi64> {
  %a = arith.constant dense<[1, -2020252723495658889, -9223372036854775807]> : vector<3xi64>
  %b = arith.constant dense<-2> : vector<3xi64>
  %r = arith.xori %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}
func.func @xori_of_dense_and_dense_vector_3xi7() -> vector<3xi7> {
  %a = arith.constant dense<2> : vector<3xi7>
  %b = arith.constant dense<-7> : vector<3xi7>
  %r = arith.xori %a, %b : vector<3xi7>
  return %r : vector<3xi7>
}
func.func @xori_of_dense_and_dense_vector_40xi8() -> vector<40xi8> {
 %a = arith.constant dense<[73, -77, 34, 121, -4, 105, 27, -9, -113, -79, 93, 109, -66, -108, -81, 124, -67, 58, 6, 96,
     88, -127, -60, 85, 96, -3, 30, -89, -47, -8, 73, 35, 15, 74, 77, 110, 26, -30, -125, -70]> : vector<40xi8>
 %b = arith.constant dense<3> : vector<40xi8>
 %r = arith.xori %a, %b : vector<40xi8>
 return %r : vector<40xi8>
}
func.func @xori_of_min_and_x_i32(%x: i32) -> i32 {
  %b = arith.constant -2147483648 : i32
  %r = arith.xori %b, %x : i32
  return %r : i32
}
func.func @xori_of_minus_one_and_one_i8() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %r = arith.xori %a, %b : i8
  return %r : i8
}
func.func @xori_of_negative_and_negative_i7() -> i7 {
  %a = arith.constant -2 : i7
  %b = arith.constant -7 : i7
  %r = arith.xori %a, %b : i7
  return %r : i7
}
func.func @xori_of_one_and_constant_i32() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 3 : i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @xori_of_two_and_minus_one_i7() -> i7 {
  %a = arith.constant 2 : i7
  %b = arith.constant -1 : i7
  %r = arith.xori %a, %b : i7
  return %r : i7
}
func.func @xori_of_x_and_minus_one_i128(%x: i128) -> i128 {
  %b = arith.constant -1 : i128
  %r = arith.xori %x, %b : i128
  return %r : i128
}
