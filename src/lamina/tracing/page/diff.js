// What differs between two versions. Operations keep their identity from one version to the next, so a line belongs to
// the line of the same operation, or of the one whose place it took, and not to one that merely looks alike.

/** Rows {old, now, kind}: indices into the versions, -1 where there is no line; kind is "", "change", "add", "remove" or
 * "moved". */
export function compareLines(before, after, keysBefore, keysAfter) {
  let first = 0, last = 0;
  const limit = Math.min(before.length, after.length);
  while (first < limit && before[first] === after[first]) first++;
  while (last < limit - first && before[before.length - 1 - last] === after[after.length - 1 - last]) last++;
  const rows = [];
  for (let index = 0; index < first; index++) rows.push({ old: index, now: index, kind: "" });
  const pairs = matched(keysBefore, keysAfter, first, before.length - last, after.length - last);
  const kept = increasing(pairs);
  const moved = new Set(pairs.filter((_, index) => !kept.has(index)).flatMap(([i, j]) => before[i] === after[j] ? [-1 - i, j] : []));
  let i = first, j = first;
  const upTo = (oldEnd, nowEnd) => {
    for (; i < oldEnd; i++) rows.push({ old: i, now: -1, kind: moved.has(-1 - i) ? "moved" : "remove" });
    for (; j < nowEnd; j++) rows.push({ old: -1, now: j, kind: moved.has(j) ? "moved" : "add" });
  };
  pairs.forEach(([old, now], index) => {
    if (!kept.has(index)) return;
    upTo(old, now);
    rows.push({ old, now, kind: before[old] === after[now] ? "" : "change" });
    i = old + 1;
    j = now + 1;
  });
  upTo(before.length - last, after.length - last);
  for (let index = last; index > 0; index--) rows.push({ old: before.length - index, now: after.length - index, kind: "" });
  return rows;
}

/** Pairs [old, now] of lines with equal keys, in the order of the old ones. */
function matched(keysBefore, keysAfter, first, oldEnd, nowEnd) {
  const places = new Map();
  for (let now = nowEnd - 1; now >= first; now--) {
    const list = places.get(keysAfter[now]);
    if (list) list.push(now); else places.set(keysAfter[now], [now]);
  }
  const pairs = [];
  for (let old = first; old < oldEnd; old++) {
    const now = places.get(keysBefore[old])?.pop();
    if (now !== undefined) pairs.push([old, now]);
  }
  return pairs;
}

/** The indices of a longest run of pairs in which the second parts grow. */
function increasing(pairs) {
  const tails = [], before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, now], index) => {
    let low = 0, high = tails.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (pairs[tails[middle]][1] < now) low = middle + 1; else high = middle;
    }
    if (low > 0) before[index] = tails[low - 1];
    tails[low] = index;
  });
  const kept = new Set();
  for (let at = tails.length ? tails[tails.length - 1] : -1; at >= 0; at = before[at]) kept.add(at);
  return kept;
}

/** A key for each line: its operation as the older version knows it, and which of the operation's lines it is. */
export function keysOf(trace, lines, rename) {
  const seen = new Map();
  return Array.from(lines, line => {
    const op = rename(trace.opOfLine(line));
    const order = seen.get(op) ?? 0;
    seen.set(op, order + 1);
    return op * 4096 + Math.min(order, 4095);
  });
}

/** A function from the operations of the newer version to those of the older whose place they take. */
export function renaming(trace, lineage, before, after) {
  const old = new Set(Array.from(before, line => trace.opOfLine(line)));
  const now = new Set(Array.from(after, line => trace.opOfLine(line)));
  const gone = new Set([...old].filter(op => !now.has(op)));
  const taken = new Map(), names = new Map(), cache = new Map();
  for (const op of now) {
    if (old.has(op) || !gone.size) continue;
    const origin = lineage.within(op, gone, cache);
    if (origin < 0) continue;
    // Of several that came from one, that of the same name takes its place, else the last: it has the results.
    const rival = taken.get(origin);
    if (rival !== undefined && trace.opName(rival) === trace.opName(origin)) continue;
    if (rival !== undefined) names.delete(rival);
    taken.set(origin, op);
    names.set(op, origin);
  }
  return op => names.get(op) ?? op;
}

/** Keys by text, for versions of different traces, or of code whose lines have no identity. */
export function keysByText(texts) {
  const numbers = new Map();
  return texts.map(list => list.map(text => {
    let number = numbers.get(text);
    if (number === undefined) numbers.set(text, number = numbers.size);
    return number;
  }));
}
