// The code: what a step or a rewrite changed, two stages side by side, or code beside what it was made from.

import { colored, cut, differing, escaped, find, hanging, markedText, pieces, plural } from "./base.js";
import { compareLines, keysByText, keysOf, renaming } from "./diff.js";
import { Rows } from "./rows.js";

const CONTEXT = 3, SMALL = 400, LINE = 20;
// What stands beside the text in a row, in pixels.
const BESIDE = 74;
const hueOf = number => Math.round(number * 137.508) % 360;

export class CodeView {
  constructor(view) {
    this.view = view;
    this.diff = [];
    this.one = new Rows(find("one"), index => this.html(index, 0), LINE);
    this.two = new Rows(find("two"), index => this.html(index, 1), LINE);
    this.one.measured = this.two.measured = () => this.layOut(false);
    this.lists = [[], []];
    this.columns = [];
    this.opened = new Set();
    this.related = new Set();
    this.hits = [];
    this.at = -1;
    for (const [index, pane] of [find("one"), find("two")].entries()) {
      pane.addEventListener("click", event => this.clicked(event, index));
      pane.addEventListener("mouseover", event => this.hovered(event, index));
      pane.addEventListener("mouseleave", () => this.relate(new Set()));
      pane.addEventListener("scroll", () => this.synchronize(index), { passive: true });
    }
  }

  // ---- What is shown

  /** Compares versions: `parts` are {title, left: {trace, version}, right: {trace, version}}; `touched` are the
   * operations of a rewrite. */
  async show(parts, touched, lineage) {
    const asked = this.asked = {};
    this.diff = [];
    this.linked = parts.some(({ left, right }) => left.version >= 0 && right.version >= 0
      && left.trace.formOf(left.version) !== right.trace.formOf(right.version));
    const built = [];
    for (const part of parts) built.push(await this.compared(part, lineage));
    if (this.asked !== asked) return;
    this.opened = new Set();
    this.touched = new Set(touched.map(one => one.op));
    this.diff = [...this.rewriteRows(touched), ...built.flat()];
    this.lineage = lineage;
    this.view.shownOps = null;
    this.colorHues = null;
    this.layOut();
    if (this.view.graph) this.view.graphView.show(this.diff);
  }
  async compared({ title, left, right }, lineage) {
    const before = await left.trace.version(left.version), after = await right.trace.version(right.version);
    await Promise.all([left.trace.openTexts(before), right.trace.openTexts(after)]);
    const head = { kind: "title", text: title };
    const entry = (kind, i, j) => ({
      kind,
      left: i >= 0 ? { trace: left.trace, line: before[i], no: i + 1 } : null,
      right: j >= 0 ? { trace: right.trace, line: after[j], no: j + 1 } : null,
    });
    if (this.linked)
      return [head, ...Array.from(before, (_, i) => ({ ...entry("", i, -1), column: 0 })),
        ...Array.from(after, (_, j) => ({ ...entry("", -1, j), column: 1 }))];
    let keys;
    if (left.trace === right.trace && left.trace.formOf(right.version) === "mlir") {
      if (before.length && after.length) await lineage.open();
      const rename = renaming(right.trace, lineage, before, after);
      keys = [keysOf(left.trace, before, op => op), keysOf(right.trace, after, rename)];
    } else
      keys = keysByText([Array.from(before, line => left.trace.textOfLine(line)), Array.from(after, line => right.trace.textOfLine(line))]);
    const [old, now] = left.trace === right.trace ? [before, after] : keys;
    const rows = compareLines(old, now, keys[0], keys[1]).map(({ old: i, now: j, kind }) => entry(kind, i, j));
    // The names of block arguments may be all that differs between traces; what reads alike is alike.
    for (const row of rows)
      if (row.kind === "change" && textOf(row.left) === textOf(row.right)) row.kind = "";
    return [head, ...rows];
  }
  rewriteRows(touched) {
    if (!touched.length) return [];
    const trace = this.view.trace;
    const line = (op, text) => ({ trace, text, op, no: "" });
    return [{ kind: "title", text: "the rewrite" }, ...touched.map(({ op, before, after }) => ({
      kind: before < 0 ? "add" : after < 0 ? "remove" : "change", always: true,
      left: before < 0 ? null : line(op, before), right: after < 0 ? null : line(op, after),
    }))];
  }

  // ---- From rows to lists

  /** Makes the lists that are shown from the rows, with what is folded away and the layout that is chosen. */
  layOut(scroll = true) {
    const { side, wrap } = this.view;
    const two = this.linked || side;
    find("two").hidden = !two;
    document.querySelector(".split.inner").hidden = !two;
    find("code").classList.toggle("wrapped", wrap);
    const rows = this.linked ? this.diff : this.folded();
    if (this.linked) this.lists = [0, 1].map(column => rows.filter(row => row.kind === "title" || row.column === column || row.always));
    else if (two) this.lists = [aligned(rows), null];
    else this.lists = [unified(rows), []];
    if (two && !this.linked) this.lists[1] = this.lists[0];
    for (const [index, list] of [this.one, this.two].entries()) {
      const items = this.lists[index];
      list.set(items.length, wrap ? this.measure(index, two) : null);
    }
    const added = this.diff.filter(row => row.kind === "add" || row.kind === "change").length;
    const removed = this.diff.filter(row => row.kind === "remove" || row.kind === "change").length;
    const lines = this.diff.filter(row => row.right && row.right.line !== undefined).length;
    find("counts").textContent = plural(lines, "line") + (this.linked ? "" : added || removed ? `, +${added} −${removed}` : ", unchanged");
    this.search(find("find").value, false);
    if (scroll) this.showFirstChange();
  }
  folded() {
    const rows = this.diff;
    if (this.view.whole || rows.length <= SMALL && !this.view.narrow && !rows.some(row => row.kind && row.kind !== "title")) return rows;
    const visible = new Uint8Array(rows.length);
    rows.forEach((row, index) => {
      if (row.kind || this.opened.has(index) || this.marks(row.right ?? row.left))
        for (let near = Math.max(0, index - CONTEXT); near <= Math.min(rows.length - 1, index + CONTEXT); near++) visible[near] = 1;
    });
    const made = [];
    for (let index = 0; index < rows.length; index++) {
      if (visible[index]) { made.push(rows[index]); continue; }
      const from = index;
      while (index + 1 < rows.length && !visible[index + 1]) index++;
      made.push(index === from ? rows[index] : { kind: "gap", from, to: index + 1 });
    }
    return made;
  }
  marks(side) { return side && this.view.handles.size > 0 && this.view.handles.has(opOf(side)); }
  measure(index, two) {
    const pane = find(index ? "two" : "one");
    const columns = Math.max(20, Math.floor((pane.clientWidth - BESIDE) / (this.characterWidth ??= measureCharacter(pane))));
    this.columns[index] = columns;
    const lines = side => side ? pieces(textOf(side) ?? "", indentOf(side), columns).length : 1;
    return at => {
      const row = this.lists[index][at];
      if (row.kind === "title" || row.kind === "gap") return 1;
      return two && !this.linked ? Math.max(lines(row.left), lines(row.right)) : lines(row.only ?? (this.linked && index ? row.right : row.left) ?? row.right);
    };
  }
  synchronize(index) {
    if (this.linked || find("two").hidden) return;
    const [from, to] = index ? [find("two"), find("one")] : [find("one"), find("two")];
    if (to.scrollTop !== from.scrollTop) to.scrollTop = from.scrollTop;
    if (to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
  }

  // ---- A row

  html(index, column) {
    const row = this.lists[column][index];
    if (row.kind === "title") return `<div class="row title">${escaped(row.text)}</div>`;
    if (row.kind === "gap") return `<div class="row gap" data-index="${index}">⋯ ${plural(row.to - row.from, "line")} without change</div>`;
    const two = !find("two").hidden;
    const side = row.only ?? (two ? (column ? row.right : row.left) : row.right ?? row.left);
    const height = this[column ? "two" : "one"];
    const style = height.tops ? `height:${height.top(index + 1) - height.top(index)}px;` : "";
    if (!side) return `<div class="row" data-index="${index}" style="${style}"></div>`;
    const kind = row.kind === "change" ? (side === row.left ? "remove" : "add") : row.kind;
    const op = opOf(side), follow = this.view.followed;
    const classes = [kind, this.related.has(op) && op >= 0 ? "related" : "", follow.has(op) && op >= 0 ? "followed" : "",
      this.touched?.has(op) && op >= 0 && !row.always ? "touched" : "", this.view.inputs.has(op) && kind !== "add" ? "in" : "", this.view.outputs.has(op) && kind !== "remove" ? "out" : ""].join(" ");
    const hue = this.hue(side);
    const mark = { add: "+", remove: "−", moved: "↕" }[kind] ?? "";
    return `<div class="row ${classes}${hue === null ? "" : " k"}" data-index="${index}" style="${style}${hue === null ? "" : `--hue:${hue}`}">`
      + `<span class="no">${side.no}</span><span class="mark">${mark}</span>`
      + `<span class="text">${this.wrapped(side, row, column)}</span></div>`;
  }
  /** The text, cut into lines at words where it is too long; what goes on stands further right. */
  wrapped(side, row, column) {
    const indent = indentOf(side), html = this.textHtml(side, row);
    if (!this.view.wrap) return " ".repeat(indent) + html;
    const columns = this.columns[column] ?? 80, cuts = pieces(textOf(side) ?? "", indent, columns);
    const further = " ".repeat(hanging(indent, columns));
    return " ".repeat(indent) + (cuts.length > 1 ? cut(html, cuts.slice(1), `\n${further}`) : html);
  }
  textHtml(side, row) {
    const text = textOf(side) ?? "…";
    const query = this.query;
    if (query && text.toLowerCase().includes(query)) return highlighted(text, query);
    if (row.kind !== "change") return colored(text);
    const [old, now] = row.ranges ??= differing(textOf(row.left) ?? "", textOf(row.right) ?? "");
    return markedText(text, side === row.left ? old : now);
  }
  hue(side) {
    if (this.linked) {
      this.colorHues ??= this.linkedHues();
      return this.colorHues(side);
    }
    if (!this.view.colors) return null;
    const place = side.trace.place(opOf(side));
    return place ? hueOf(place.line) : null;
  }
  /** Colours of code beside what it was made from: one for each operation on the left that something came of. */
  linkedHues() {
    const left = this.diff.filter(row => row.column === 0).map(row => row.left), ops = new Set(left.map(opOf).filter(op => op >= 0));
    const cache = new Map(), used = new Set(), lineage = this.lineage;
    const resolve = side => lineage.within(opOf(side), ops, cache);
    this.resolve = resolve;
    for (const row of this.diff) if (row.column === 1) used.add(resolve(row.right));
    const order = new Map([...ops].filter(op => used.has(op)).map((op, index) => [op, index]));
    return side => {
      const index = order.get(resolve(side));
      return index === undefined ? null : hueOf(index);
    };
  }

  // ---- The reader's hand

  rowOf(event, column) {
    const made = event.target.closest?.(".row");
    return made && made.dataset.index !== undefined ? this.lists[column][Number(made.dataset.index)] : null;
  }
  sideAt(row, column) { return row.only ?? (find("two").hidden ? row.right ?? row.left : column ? row.right : row.left); }
  clicked(event, column) {
    const row = this.rowOf(event, column);
    if (!row) return;
    if (row.kind === "gap") {
      for (let index = row.from; index < row.to; index++) this.opened.add(index);
      return this.layOut(false);
    }
    if (!getSelection().isCollapsed) return;
    const side = this.sideAt(row, column), op = side ? opOf(side) : -1;
    if (this.linked && op >= 0) this.revealLinked(op, column);
    if (event.target.classList.contains("v")) this.view.followValue(side.trace, event.target.textContent, op);
    else if (op >= 0) this.view.follow(side.trace, op, "");
  }
  revealLinked(op, column) {
    const wanted = column ? this.resolve({ op }) : op;
    const other = this.lists[1 - column], list = column ? this.one : this.two;
    const index = other.findIndex(row => row.column === 1 - column
      && (column ? opOf(row.left) === wanted : this.resolve(row.right) === wanted));
    list.reveal(index);
  }
  hovered(event, column) {
    const row = this.rowOf(event, column), side = row && row.kind !== "gap" ? this.sideAt(row, column) : null;
    const op = side ? opOf(side) : -1;
    if (op < 0) return this.relate(new Set());
    if (!this.linked) return this.relate(new Set([op]));
    this.colorHues ??= this.linkedHues();
    const origin = this.resolve(side);
    this.relate(new Set([op, ...this.diff.filter(one => one.column === 1 && this.resolve(one.right) === origin).map(one => opOf(one.right)), origin]));
  }
  relate(ops) {
    if (ops.size === this.related.size && [...ops].every(op => this.related.has(op))) return;
    this.related = ops;
    // Only classes change: drawing anew would end the hovering.
    for (const [column, pane] of [find("one"), find("two")].entries())
      for (const made of pane.querySelectorAll(".row[data-index]")) {
        const row = this.lists[column][Number(made.dataset.index)], side = row && row.kind !== "gap" ? this.sideAt(row, column) : null;
        made.classList.toggle("related", Boolean(side) && opOf(side) >= 0 && ops.has(opOf(side)));
      }
  }
  redraw() { this.one.redraw(); this.two.redraw(); }
  draw() { this.one.draw(true); this.two.draw(true); this.markValue(); }
  markValue() {
    for (const made of document.querySelectorAll("#code .v")) made.classList.toggle("same", made.textContent === this.view.value);
  }

  // ---- Going to something

  showFirstChange() {
    const list = this.lists[0];
    const first = list.findIndex(row => row.kind && row.kind !== "title" && row.kind !== "gap");
    const marked = first >= 0 ? first : list.findIndex(row => this.marks(row.right ?? row.left ?? row.only));
    this.one.pane.scrollTop = this.two.pane.scrollTop = 0;
    this.one.reveal(Math.max(marked, 0));
    if (!find("two").hidden) this.two.reveal(this.linked ? 0 : Math.max(marked, 0));
  }
  /** Shows the first line of an operation, in the version after unless `old`. */
  revealOp(op, old = false) {
    const has = row => row.kind !== "title" && row.kind !== "gap"
      && (old ? opOf(row.left ?? row.only) === op : opOf(row.right ?? row.only) === op);
    let index = this.lists[0].findIndex(has);
    if (index < 0) {
      const hidden = this.diff.findIndex(row => row.kind !== "title" && (opOf(row.right) === op || opOf(row.left) === op));
      if (hidden < 0) return false;
      this.opened.add(hidden);
      this.layOut(false);
      index = this.lists[0].findIndex(row => row === this.diff[hidden] || row.row === this.diff[hidden]);
    }
    this.one.reveal(index);
    return true;
  }
  search(text, go = true) {
    this.query = text.toLowerCase();
    this.hits = [];
    if (this.query) {
      this.diff.forEach((row, index) => {
        if ([row.left, row.right].some(side => side && (textOf(side) ?? "").toLowerCase().includes(this.query))) this.hits.push(index);
      });
    }
    find("found").textContent = this.query ? plural(this.hits.length, "line") : "";
    this.at = -1;
    if (go) { this.nextHit(1); this.draw(); }
  }
  nextHit(by) {
    if (!this.hits.length) return;
    this.at = (this.at + by + this.hits.length) % this.hits.length;
    const row = this.diff[this.hits[this.at]];
    const at = () => [0, 1].map(column => this.lists[column].findIndex(one => one === row || one.row === row));
    if (at().every(index => index < 0)) { this.opened.add(this.hits[this.at]); const q = this.at; this.layOut(false); this.at = q; }
    const [first, second] = at();
    if (first >= 0) this.one.reveal(first);
    if (second >= 0) this.two.reveal(second);
    find("found").textContent = `${this.at + 1} of ${plural(this.hits.length, "line")}`;
  }
}

export const opOf = side => !side ? -1 : side.op ?? side.trace.opOfLine(side.line) ?? -1;
export const textOf = side => !side ? "" : side.text !== undefined ? side.trace.text(side.text) : side.trace.textOfLine(side.line);
export const indentOf = side => side.text !== undefined ? 0 : side.trace.indentOfLine(side.line) ?? 0;

/** One column: a change is what was, then what is. Runs of changes keep what was removed together. */
function unified(rows) {
  const made = [];
  let held = [];
  const flush = () => { made.push(...held); held = []; };
  for (const row of rows) {
    if (row.kind === "change") {
      made.push({ ...row, row, only: row.left });
      held.push({ ...row, row, only: row.right });
      continue;
    }
    flush();
    made.push(row);
  }
  flush();
  return made;
}
/** Two columns: what was removed stands beside what was added after it. */
function aligned(rows) {
  const made = [];
  for (let index = 0; index < rows.length; index++) {
    if (rows[index].kind !== "remove" && rows[index].kind !== "add") { made.push(rows[index]); continue; }
    const old = [], now = [];
    for (; index < rows.length && (rows[index].kind === "remove" || rows[index].kind === "add"); index++)
      (rows[index].kind === "remove" ? old : now).push(rows[index]);
    index--;
    for (let at = 0; at < Math.max(old.length, now.length); at++) {
      if (old[at] && now[at]) made.push({ kind: "change", row: now[at], left: old[at].left, right: now[at].right, ranges: [null, null] });
      else made.push(old[at] ?? now[at]);
    }
  }
  return made;
}
function highlighted(text, query) {
  let html = "", from = 0;
  for (let at = text.toLowerCase().indexOf(query); at >= 0; at = text.toLowerCase().indexOf(query, from)) {
    html += colored(text.slice(from, at)) + `<mark>${escaped(text.slice(at, at + query.length))}</mark>`;
    from = at + query.length;
  }
  return html + colored(text.slice(from));
}
function measureCharacter(pane) {
  const probe = document.createElement("span");
  probe.textContent = "0".repeat(100);
  probe.style.cssText = "position:absolute;visibility:hidden";
  pane.append(probe);
  const width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return width;
}
