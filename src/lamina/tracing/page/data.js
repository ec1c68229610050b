// The data of a trace: chunks that are opened when something of them is shown.

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64), made = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) made[index] = text.charCodeAt(index);
  return made;
}
async function unzipped(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
/** Columns of numbers, as packing.py packs them. */
function numbersIn(data) {
  const columns = [], view = new DataView(data.buffer, data.byteOffset);
  for (let at = 0; at < data.length;) {
    const count = view.getUint32(at, true), column = new Int32Array(count);
    const first = at + 4, second = first + count, third = second + count, fourth = third + count;
    let value = 0;
    for (let index = 0; index < count; index++) {
      const zigzag = data[first + index] | data[second + index] << 8 | data[third + index] << 16 | data[fourth + index] << 24;
      value = value + (zigzag >>> 1 ^ -(zigzag & 1)) | 0;
      column[index] = value;
    }
    columns.push(column);
    at = fourth + count;
  }
  return columns;
}

export class Trace {
  constructor(id) {
    this.id = id;
    this.waiting = new Map();
    this.opened = new Map();
    this.versionCache = new Map();
    this.loaded = () => {};
  }
  static exists(id) { return document.getElementById(`${id}:meta`) !== null; }

  async open() {
    const text = new TextDecoder().decode(await this.bytes("meta"));
    Object.assign(this, JSON.parse(text));
    this.allocated = new Map(this.allocations);
    this.copied = new Map(this.copies);
    this.isScript = new Set(this.scripts);
    return this;
  }
  async bytes(name) {
    const holder = document.getElementById(`${this.id}:${name}`);
    return holder ? unzipped(bytesOf(holder.textContent)) : new Uint8Array();
  }
  /** A chunk that has been opened, or null; then it is being opened, and `loaded` is called. */
  peek(name, read) {
    const found = this.opened.get(name);
    if (found !== undefined) return found;
    this.chunk(name, read).then(() => this.loaded());
    return null;
  }
  chunk(name, read) {
    let promise = this.waiting.get(name);
    if (!promise) {
      promise = this.bytes(name).then(data => {
        const made = read(data);
        this.opened.set(name, made);
        return made;
      });
      this.waiting.set(name, promise);
    }
    return promise;
  }

  // ---- Texts and lines
  text(number) {
    const rows = this.rows.texts, part = this.peek(`text${Math.floor(number / rows)}`, textsIn);
    return part ? part[number % rows] : null;
  }
  lineColumn(number, column) {
    const rows = this.rows.lines, part = this.peek(`line${Math.floor(number / rows)}`, numbersIn);
    return part ? part[column][number % rows] : null;
  }
  textOfLine(number) { const text = this.lineColumn(number, 0); return text === null ? null : this.text(text); }
  opOfLine(number) { return this.lineColumn(number, 1); }
  indentOfLine(number) { return this.lineColumn(number, 2); }
  labelOfLine(number) { const label = this.lineColumn(number, 3); return label ? this.labels[label] : ""; }
  async openLines(lines) {
    const parts = new Set();
    for (const line of lines) parts.add(Math.floor(line / this.rows.lines));
    await Promise.all([...parts].map(part => this.chunk(`line${part}`, numbersIn)));
  }
  async openTexts(lines) {
    await this.openLines(lines);
    const parts = new Set();
    for (const line of lines) parts.add(Math.floor(this.lineColumn(line, 0) / this.rows.texts));
    await Promise.all([...parts].map(part => this.chunk(`text${part}`, textsIn)));
  }

  // ---- Versions: the lines of a unit at a moment
  async version(number) {
    if (number < 0) return new Int32Array();
    const known = this.versionCache.get(number);
    if (known) return known;
    const [unit, form, , part, place] = this.versions[number];
    const columns = await this.chunk(`version${part}`, numbersIn);
    let lines = null;
    // From the first version of the unit in the chunk, which is whole.
    const chain = [];
    for (let index = number, at = place; at >= 0; index--, at--)
      if (this.versions[index][0] === unit && this.versions[index][1] === form) chain.push(at);
    for (const at of chain.reverse()) {
      const [first, removed] = columns[2 * at], added = columns[2 * at + 1];
      if (lines === null || form !== "mlir") { lines = added; continue; }
      const next = new Int32Array(lines.length - removed + added.length);
      next.set(lines.subarray(0, first));
      next.set(added, first);
      next.set(lines.subarray(first + removed), first + added.length);
      lines = next;
    }
    if (this.versionCache.size > 400) this.versionCache.clear();
    this.versionCache.set(number, lines);
    return lines;
  }
  formOf(version) { return version < 0 ? "mlir" : this.versions[version][1]; }

  // ---- Rewrites
  part(number) { return this.peek(`rewrite${Math.floor(number / this.rows.rewrites)}`, rewritesIn); }
  rewrite(number) {
    const part = this.part(number);
    return part && rewriteAt(part, number % this.rows.rewrites);
  }
  async openRewrite(number) {
    const part = await this.chunk(`rewrite${Math.floor(number / this.rows.rewrites)}`, rewritesIn);
    return rewriteAt(part, number % this.rows.rewrites);
  }
  async allRewrites() {
    const count = Math.ceil(this.counts.rewrites / this.rows.rewrites);
    const parts = [];
    for (let part = 0; part < count; part++) parts.push(await this.chunk(`rewrite${part}`, rewritesIn));
    return parts;
  }
  async allTexts() {
    const parts = [];
    for (let part = 0; part * this.rows.texts < this.counts.texts; part++) parts.push(await this.chunk(`text${part}`, textsIn));
    return parts;
  }

  // ---- Operations
  opColumn(number, column) {
    if (number < 0) return -1;
    const rows = this.rows.operations, part = this.peek(`op${Math.floor(number / rows)}`, numbersIn);
    return part ? part[column][number % rows] : -1;
  }
  async openOps() {
    const count = Math.ceil(this.counts.operations / this.rows.operations);
    await Promise.all(Array.from({ length: count }, (_, part) => this.chunk(`op${part}`, numbersIn)));
  }
  opName(number) { const name = this.opColumn(number, 0); return name < 0 ? "" : this.names[name]; }
  place(number) {
    const at = this.opColumn(number, 1), places = this.places;
    if (at < 0) return null;
    return { file: places.names[places.file[at]], line: places.line[at], column: places.column[at] };
  }
  born(number) { return { step: this.opColumn(number, 3), rewrite: this.opColumn(number, 4) }; }
  died(number) { return { step: this.opColumn(number, 5), rewrite: this.opColumn(number, 6) }; }
  edges() { return this.chunk("edges", numbersIn); }
}

function textsIn(data) { return new TextDecoder().decode(data).split("\0"); }
function rewritesIn(data) {
  const [rule, step, root, unit, tenths, count, touched, before, after] = numbersIn(data);
  const start = new Int32Array(count.length + 1);
  for (let index = 0; index < count.length; index++) start[index + 1] = start[index] + count[index];
  return { rule, step, root, unit, tenths, start, touched, before, after };
}
function rewriteAt(part, index) {
  const touched = [];
  for (let at = part.start[index]; at < part.start[index + 1]; at++)
    touched.push({ op: part.touched[at], before: part.before[at], after: part.after[at] });
  return { rule: part.rule[index], step: part.step[index], root: part.root[index], unit: part.unit[index],
    seconds: part.tenths[index] / 1e7, touched };
}
