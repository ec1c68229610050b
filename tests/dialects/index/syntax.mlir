// COMPARE:
func.func @index(%a: index, %b: index, %i: i32, %l: i64) {
  %add = index.add %a, %b
  %mul = index.mul %a, %b
  %maxs = index.maxs %a, %b
  %maxu = index.maxu %a, %b
  %mins = index.mins %a, %b
  %minu = index.minu %a, %b
  %and = index.and %a, %b
  %or = index.or %a, %b
  %xor = index.xor %a, %b
  %sub = index.sub %a, %b
  %shl = index.shl %a, %b
  %shrs = index.shrs %a, %b
  %shru = index.shru %a, %b
  %divs = index.divs %a, %b
  %divu = index.divu %a, %b
  %ceildivs = index.ceildivs %a, %b
  %ceildivu = index.ceildivu %a, %b
  %floordivs = index.floordivs %a, %b
  %rems = index.rems %a, %b
  %remu = index.remu %a, %b
  %c = index.casts %a : index to i32
  %c1 = index.castu %i : i32 to index
  %cmpeq = index.cmp eq(%a, %b)
  %cmpne = index.cmp ne(%a, %b)
  %cmpslt = index.cmp slt(%a, %b)
  %cmpsle = index.cmp sle(%a, %b)
  %cmpsgt = index.cmp sgt(%a, %b)
  %cmpsge = index.cmp sge(%a, %b)
  %cmpult = index.cmp ult(%a, %b)
  %cmpule = index.cmp ule(%a, %b)
  %cmpugt = index.cmp ugt(%a, %b)
  %cmpuge = index.cmp uge(%a, %b)
  %s = index.sizeof
  %k = index.constant 5
  %k2 = index.constant -3
  %t = index.bool.constant true
  %t2 = index.bool.constant false
  %k3 = index.constant {a} 4
  %z = index.cmp slt(%a, %b) {x}
  return
}
func.func private @attr() attributes {a = #index<cmp_predicate eq>}
