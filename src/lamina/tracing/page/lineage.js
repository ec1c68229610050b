// Where operations came from and what they became.

export class Lineage {
  constructor(trace) { this.trace = trace; this.parents = new Map(); this.children = new Map(); this.ready = null; }
  open() {
    return this.ready ??= Promise.all([this.trace.edges(), this.trace.openOps()]).then(([[child, origin, kind]]) => {
      for (let index = 0; index < child.length; index++) {
        push(this.parents, child[index], [origin[index], kind[index]]);
        push(this.children, origin[index], [child[index], kind[index]]);
      }
      return this;
    });
  }
  /** The nearest operations of a set that an operation came from (itself if it is in the set). */
  within(op, wanted, cache) {
    if (op < 0) return -1;
    const known = cache.get(op);
    if (known !== undefined) return known;
    let level = [op], result = -1;
    const seen = new Set(level);
    while (level.length && result < 0) {
      const next = [];
      for (const at of level) {
        if (wanted.has(at)) { result = at; break; }
        const parents = this.parents.get(at) ?? [];
        for (const [parent] of [...parents].sort((a, b) => a[1] - b[1]))
          if (!seen.has(parent)) { seen.add(parent); next.push(parent); }
      }
      level = next;
    }
    cache.set(op, result);
    return result;
  }
  /** All that an operation came from and became, nearest first, itself included. */
  family(op) {
    const found = new Set([op]);
    for (const edges of [this.parents, this.children]) {
      let level = [op];
      while (level.length && found.size < 5000) {
        const next = [];
        for (const at of level) for (const [other] of edges.get(at) ?? []) if (!found.has(other)) { found.add(other); next.push(other); }
        level = next;
      }
    }
    return found;
  }
}
function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value); else map.set(key, [value]);
}
