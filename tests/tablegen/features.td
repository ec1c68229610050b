// language features
#ifndef GUARD
#define GUARD
def ins; def outs;
class Op<string mnemonic, list<int> sizes = [1, 2], int width = !add(!size(sizes), 1)> {
  string name = mnemonic # "." # NAME;
  list<int> all = sizes # [3];
  bits<8> enc = { 0, 1, 1, 0, ?, 0, 1, 0 };
  let enc{7...6} = 0b10;
  field bits<4> part = enc{3-0};
  int w = width;
  dag args = (ins $a, 1:$b, "x":$c);
  code body = [{ return 1; }];
  string opt = "";
  bit has = !initialized(opt);
}
def A : Op<"a">;
def B : Op<"b", sizes = [4, 5, 6]> { let opt = "given"; }
multiclass Pair<int n, string s = "q"> {
  def _x : Op<s, [n]>;
  foreach i = !range(n) in { def _i#i : Op<s # i, [i]> { let w = i; } }
  if !gt(n, 1) then { def _big : Op<"big">; } else def _small : Op<"small">;
  defvar k = !mul(n, 2);
  def _k : Op<"k", [k]>;
}
defm P : Pair<2>;
defm Q : Pair<1, s = "z">;
multiclass Outer<int m> : Pair<m> { defm inner : Pair<!add(m, 1)>; let w = 7 in def _o : Op<"o">; }
defm R : Outer<1>;
let w = 3, opt = "let" in { def C : Op<"c">; }
defset list<Op> Set = { def S1 : Op<"s1">; def S2 : Op<"s2">; }
deftype Ints = list<int>;
class Fn<Ints xs> { int sum = !foldl(0, xs, acc, x, !add(acc, x)); Ints twice = !foreach(x, xs, !mul(x, 2)); Ints odd = !filter(x, xs, !and(x, 1)); }
def D { int s = Fn<[1, 2, 3]>.sum; list<int> t = Fn<[1, 2, 3]>.twice; int e = Fn<[5, 6]>.odd[0]; list<Op> insts = !instances<Op>("^P_.*$"); }
def E { string a = !cond(!eq(1, 2): "x", true: "y"); string b = !if(!lt("a", "b"), "lt", "ge");
  Op c = !cast<Op>("P" # "_x"); bit d = !exists<Op>("nope"); bit f = !isa<Op>(A);
  string g = !interleave(["a", "b"], ", "); string h = !subst("a", "b", "banana"); int i = !find("hello", "l");
  string j = !substr("hello", 1, 3); string k = !toupper("abc");
  list<int> l = !listremove([1, 2, 3], [2]); list<int> m = !listflatten([[1], [2, 3]]); list<int> n = !listsplat(4, 2);
  bit o = !match("abc", "^a.*"); int p = !logtwo(1024);
  dag q = !con((ins 1), (ins 2:$x)); dag r = !dag(outs, [1, 2], ["a", ?]); dag s = !setdagop(q, outs);
  int t = !getdagarg<int>(q, 1); string u = !repr((ins 1)); dag v = !setdagarg(q, "x", 5);
  string w = !cast<string>(A); list<int> x = [1, 2, 3, 4][1...2, 0]; int y = !head(x); bits<4> z = 5; int aa = z; }
assert !eq(E.i, 2), "find";
dump !strconcat("done ", E.k);
foreach n = [1, 2] in foreach m = 0-1 in def F#n#m { int v = !shl(n, m); }
#else
#endif
/* block /* nested */ comment */
