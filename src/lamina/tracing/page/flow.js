// The values of a function as a graph: who uses whose results, with operations that hold others as boxes around them.

const CHARACTER = 6.7, ROW = 15, PADDING = 8, GAP_X = 18, GAP_Y = 22, MOST = 4000, LABEL = 34;
const NAME = /%[\w$.-]+/g;
const CONSTANT = /^[\w.]*\bconstant$/;

/** Rows of the code view as nodes: {side, kind, name, detail, inputs, children, parent}, the outermost and all. Constants
 * are left out. What is gone is placed, and finds its operands, by the code before. */
export function nodesOf(rows, textOf, indentOf) {
  const roots = [], all = [], now = new Nesting(), old = new Nesting();
  for (const row of rows) {
    const side = row.right ?? row.left;
    if (!side || row.always || row.kind === "title" || all.length >= MOST) continue;
    const text = textOf(side) ?? "", own = row.right ? [now, ...row.left ? [old] : []] : [old], shown = own[0];
    const made = text.match(/^((?:%[\w$.:#-]+(?:, )?)+) = /), body = made ? text.slice(made[0].length) : text;
    const name = body.match(/^"?([\w$.]+)"?/)?.[1] ?? "", results = [...(made?.[1] ?? "").matchAll(NAME)].map(found => found[0]);
    // Labels of blocks, and what closes regions, stand as far left as the operation that holds them.
    const inside = !name || text.startsWith("^");
    for (const nesting of own) nesting.leave(indentOf(nesting === old ? row.left : side) + (inside ? 1 : 0));
    const holder = shown.holder();
    if (inside) {
      for (const found of text.matchAll(NAME)) for (const nesting of own) nesting.define(found[0], holder);
      continue;
    }
    const node = { side, kind: row.kind, name, text, inputs: new Set(), children: [], parent: holder };
    for (const found of body.matchAll(NAME)) {
      const from = shown.defined.get(found[0]);
      // What nobody has defined so far are arguments of its own region.
      if (from === undefined) for (const nesting of own) nesting.define(found[0], node);
      else if (from && from !== node) node.inputs.add(from);
    }
    const hidden = CONSTANT.test(name) && !row.kind;
    for (const result of results) for (const nesting of own) nesting.defined.set(result, hidden ? null : node);
    if (hidden) continue;
    node.detail = made ? resultType(body) : "";
    (holder ? holder.children : roots).push(node);
    all.push(node);
    for (const nesting of own) nesting.enter(node, indentOf(nesting === old ? row.left : side));
  }
  return { roots, all };
}
/** The operations around a line, by indentation, and who defines the names so far. */
class Nesting {
  constructor() { this.stack = []; this.defined = new Map(); }
  leave(indent) { while (this.stack.length && this.stack.at(-1).indent >= indent) this.stack.pop(); }
  enter(node, indent) { this.stack.push({ node, indent }); }
  holder() { return this.stack.at(-1)?.node ?? null; }
  define(name, node) { if (!this.defined.has(name)) this.defined.set(name, node); }
}
function resultType(body) {
  const type = body.replace(/ \{$/, "").match(/(?:->|:|\bto) ([^:>]*<[^{}]*>|\(?[\w!.]+\)?)$/)?.[1] ?? "";
  return type.length > LABEL ? `${type.slice(0, LABEL - 1)}…` : type;
}

/** The graph with some operations folded: `isFolded` says which. What they hold is hidden, its operands are theirs. */
export function foldedGraph({ roots, all }, isFolded) {
  const shownAs = new Map(), shown = [];
  for (const node of all) {
    const holder = node.parent && shownAs.get(node.parent);
    node.hidden = 0;
    node.folded = false;
    if (holder?.folded) {
      shownAs.set(node, holder);
      holder.hidden++;
      continue;
    }
    shownAs.set(node, node);
    node.folded = node.children.length > 0 && isFolded(node);
    shown.push(node);
  }
  for (const node of all) {
    const at = shownAs.get(node), inputs = [...node.inputs].map(from => shownAs.get(from)).filter(from => from !== at);
    if (at === node) node.inputs = new Set(inputs);
    // Values of the operations around the fold only: the others are inside.
    else for (const from of inputs) at.inputs.add(from);
  }
  for (const node of shown) if (node.folded) {
    node.detail = `${node.hidden} inside`;
    node.children = [];
  }
  return { roots, all: shown };
}

/** Gives nodes places in their group, layer below layer, and the size of the group; what they hold first. */
function layOut(nodes, edges) {
  const own = new Map(nodes.map((node, index) => [node, index]));
  for (const node of nodes) {
    const label = Math.max(node.name.length + (node.folded || node.children.length ? 2 : 0), node.detail.length, 4) * CHARACTER + 2 * PADDING;
    const inner = node.children.length ? layOut(node.children, edges) : { width: 0, height: 0 };
    node.head = (node.detail ? 2 : 1) * ROW + PADDING;
    node.width = Math.max(label, inner.width + 2 * PADDING);
    node.height = node.head + (node.children.length ? inner.height + PADDING : 0);
  }
  const before = nodes.map(() => []), after = nodes.map(() => []);
  for (const [from, to] of edges.get(nodes) ?? [])
    if (own.get(from) < own.get(to)) { before[own.get(to)].push(own.get(from)); after[own.get(from)].push(own.get(to)); }
  const layer = nodes.map(() => 0);
  nodes.forEach((_, index) => { for (const one of before[index]) layer[index] = Math.max(layer[index], layer[one] + 1); });
  // Operations stand right above the first of their users.
  for (let index = nodes.length - 1; index >= 0; index--)
    if (after[index].length) layer[index] = Math.min(...after[index].map(one => layer[one])) - 1;
  // What ends a group and uses nothing in it stands below the rest.
  const last = nodes.length - 1;
  if (last > 0 && !before[last].length) layer[last] = Math.max(...layer) + 1;
  const layers = [];
  nodes.forEach((node, index) => (layers[layer[index]] ??= []).push(index));
  // Layers of operations that nothing connects are cut into rows that fit on a screen.
  const rows = [];
  for (const one of layers.filter(Boolean)) {
    let row = [], width = 0;
    for (const index of one) {
      if (row.length && width + nodes[index].width > 2400) { rows.push(row); row = []; width = 0; }
      row.push(index);
      width += nodes[index].width + GAP_X;
    }
    rows.push(row);
  }
  const middle = nodes.map(() => 0);
  let y = 0, width = 0;
  for (const row of rows) {
    const wanted = index => before[index].length ? before[index].reduce((sum, one) => sum + middle[one], 0) / before[index].length : null;
    const keyed = row.map((index, order) => [wanted(index), order, index]);
    keyed.sort((a, b) => (a[0] ?? b[0] ?? 0) - (b[0] ?? a[0] ?? 0) || a[1] - b[1]);
    let x = 0, tall = 0;
    for (const [place, , index] of keyed) {
      const node = nodes[index];
      node.x = Math.max(x, place === null ? x : place - node.width / 2);
      node.y = y;
      middle[index] = node.x + node.width / 2;
      x = node.x + node.width + GAP_X;
      tall = Math.max(tall, node.height);
    }
    width = Math.max(width, x - GAP_X);
    y += tall + GAP_Y;
  }
  return { width, height: Math.max(0, y - GAP_Y) };
}
/** For each group of nodes the pairs of its members between which values flow, also from and to what they hold. */
function liftedEdges(roots) {
  const groups = new Map([[roots, []]]), chain = node => { const made = []; for (let at = node; at; at = at.parent) made.push(at); return made; };
  const visit = node => {
    for (const from of node.inputs) {
      const up = chain(node), holders = new Set(up);
      let other = from;
      while (other.parent && !holders.has(other.parent)) other = other.parent;
      // A value of the operation around it comes from above the group.
      if (holders.has(other)) continue;
      const here = up.find(one => one.parent === other.parent);
      const group = other.parent ? other.parent.children : roots;
      if (!here || here === other) continue;
      const list = groups.get(group);
      if (list) list.push([other, here]); else groups.set(group, [[other, here]]);
    }
    node.children.forEach(visit);
  };
  roots.forEach(visit);
  return groups;
}

/** Gives nodes places from the corner of the whole graph; its size, and the edges that are drawn. */
export function placed(roots) {
  const edges = liftedEdges(roots), size = layOut(roots, edges);
  const shift = (nodes, x, y) => {
    for (const node of nodes) {
      node.x += x;
      node.y += y;
      shift(node.children, node.x + PADDING, node.y + node.head);
    }
  };
  shift(roots, 0, 0);
  return { ...size, edges: [...edges.values()].flat() };
}
