// The list of steps, with their rewrites, and the filter.

import { duration, escaped, plural } from "./base.js";
import { Rows } from "./rows.js";

/** What was when: which version a unit has after each step. */
export class Timeline {
  constructor(trace) {
    this.trace = trace;
    const steps = trace.steps, open = [];
    this.order = new Int32Array(steps.length);
    this.ofUnit = trace.units.map(() => []);
    let count = 0;
    const close = step => {
      this.order[step] = count;
      for (const [unit, , version] of steps[step].changed) this.ofUnit[unit].push([count, version]);
      count++;
    };
    steps.forEach((step, index) => {
      while (open.length && steps[open.at(-1)].depth >= step.depth) close(open.pop());
      open.push(index);
    });
    while (open.length) close(open.pop());
    // The first unit with code that is no script, for steps that are about none.
    this.parents = steps.map((step, index) => {
      for (let at = index - 1; at >= 0; at--) if (steps[at].depth < step.depth) return at;
      return -1;
    });
  }
  /** The version of a unit after a step; -1 where there is none. */
  after(step, unit) {
    const list = this.ofUnit[unit], wanted = this.order[step];
    let found = -1;
    for (const [order, version] of list) { if (order > wanted) break; found = version; }
    return found;
  }
  before(step, unit) {
    const own = this.trace.steps[step].changed.find(([one]) => one === unit);
    return own ? own[1] : this.after(step, unit);
  }
  /** The units that exist after a step. */
  units(step) {
    return this.trace.units.map((_, unit) => unit).filter(unit => this.after(step, unit) >= 0);
  }
}

export const isQuiet = step => !step.changed.length && !step.failed && !step.messages;
export const isProblem = step => step.failed || (step.outcome && step.outcome !== "ok")
  || (step.messages ?? []).some(([severity]) => ["error", "warning", "copy"].includes(severity));

export class StepList {
  /** `choose(step, rewrite)` is called with what the reader chooses; rewrite is -1 for the step as a whole. */
  constructor(pane, trace, choose) {
    this.trace = trace;
    this.choose = choose;
    this.pane = pane;
    this.opened = new Set();
    this.matching = null;
    this.step = 0;
    this.rewrite = -1;
    this.unit = -1;
    this.onlyChanged = false;
    this.allRewrites = false;
    this.items = new Float64Array();
    this.rows = new Rows(pane, index => this.html(index), 22);
    pane.addEventListener("click", event => this.clicked(event));
  }
  /** The rows: steps by number, rewrites by -1 - number. */
  build() {
    const { steps } = this.trace, made = [];
    steps.forEach((step, index) => {
      const rewrites = this.rewritesOf(index);
      const wanted = (!this.onlyChanged || !isQuiet(step)) && this.concerns(step)
        && (!this.matching || this.matching.steps.has(index) || rewrites.length > 0);
      if (!wanted && index !== this.step) return;
      made.push(index);
      if (this.opened.has(index) || this.allRewrites || (this.matching && rewrites.length && !this.matching.steps.has(index)))
        for (const rewrite of rewrites) made.push(-1 - rewrite);
    });
    this.items = Float64Array.from(made);
    this.rows.set(made.length);
  }
  concerns(step) {
    return this.unit < 0 || step.unit === this.unit || (step.unit < 0 && (step.changed.some(([unit]) => unit === this.unit) || !step.changed.length));
  }
  /** The rewrites of a step that are its own and not those of a step inside it, as far as the filter lets them. */
  rewritesOf(index) {
    const { steps } = this.trace, [first, last] = steps[index].rewrites, found = [];
    if (first === last) return found;
    const inner = [];
    for (let at = index + 1; at < steps.length && steps[at].depth > steps[index].depth; at++)
      if (steps[at].depth === steps[index].depth + 1) inner.push(steps[at].rewrites);
    let next = 0;
    for (let number = first; number < last; number++) {
      while (next < inner.length && number >= inner[next][1]) next++;
      if (next < inner.length && number >= inner[next][0]) { number = inner[next][1] - 1; continue; }
      if (this.matching && !this.matching.rewrites[number]) continue;
      if (this.unit >= 0 && this.unitOf && this.unitOf[number] !== this.unit && this.unitOf[number] >= 0) continue;
      found.push(number);
    }
    return found;
  }
  html(index) {
    const item = this.items[index];
    return item >= 0 ? this.stepHtml(item, index) : this.rewriteHtml(-1 - item, index);
  }
  stepHtml(number, index) {
    const step = this.trace.steps[number], [first, last] = step.rewrites;
    const mark = step.failed ? "bad" : isProblem(step) ? "warn" : step.changed.length ? "on" : "";
    const unit = step.unit >= 0 ? this.trace.units[step.unit] : "";
    const now = number === this.step && this.rewrite < 0;
    const fold = last > first ? (this.opened.has(number) || this.allRewrites ? "▾" : "▸") : "";
    return `<div class="row step${now ? " now" : ""}${step.changed.length ? "" : " quiet"}" data-index="${index}" role="option"`
      + ` aria-selected="${now}" style="padding-left:${step.depth * 14 + 3}px" title="${escaped(step.name)}">`
      + `<span class="fold">${fold}</span><span class="dot ${mark}"></span><span class="name">${escaped(step.name)}</span>`
      + (unit ? `<span class="chip">${escaped(unit)}</span>` : "")
      + (last > first ? `<span class="chip">${(last - first).toLocaleString("en")}</span>` : "")
      + `<span class="time">${step.seconds && step.kind !== "input" ? duration(step.seconds) : ""}</span></div>`;
  }
  rewriteHtml(number, index) {
    const rewrite = this.trace.rewrite(number);
    const now = number === this.rewrite;
    const depth = rewrite ? this.trace.steps[rewrite.step].depth : 0;
    const rule = rewrite ? this.trace.rules[rewrite.rule][0] : "…", name = rewrite ? this.trace.opName(rewrite.root) : "";
    return `<div class="row rewrite${now ? " now" : ""}" data-index="${index}" role="option" aria-selected="${now}"`
      + ` style="padding-left:${depth * 14 + 24}px" title="${escaped(`${rule} ${name}`)}"><span class="name"><span class="rule">${escaped(rule)}</span>`
      + ` ${rule.includes(name) ? "" : escaped(name)}</span>${rewrite && rewrite.seconds ? `<span class="time">${duration(rewrite.seconds)}</span>` : ""}</div>`;
  }
  clicked(event) {
    const row = event.target.closest(".row");
    if (!row) return;
    const item = this.items[Number(row.dataset.index)];
    if (item >= 0 && event.target.className === "fold") return this.toggle(item);
    item >= 0 ? this.choose(item, -1) : this.choose(this.stepOf(-1 - item), -1 - item);
  }
  stepOf(rewrite) {
    let found = 0;
    this.trace.steps.forEach((step, index) => { if (step.rewrites[0] <= rewrite && rewrite < step.rewrites[1]) found = index; });
    return found;
  }
  toggle(step) {
    if (!this.opened.delete(step)) this.opened.add(step);
    this.build();
  }
  show(step, rewrite) {
    this.step = step;
    this.rewrite = rewrite;
    let index = this.indexOf(step, rewrite);
    if (index < 0) {
      if (rewrite >= 0) this.opened.add(step);
      this.build();
      index = this.indexOf(step, rewrite);
    }
    this.rows.draw(true);
    this.rows.reveal(index);
  }
  indexOf(step, rewrite) { return this.items.indexOf(rewrite >= 0 ? -1 - rewrite : step); }
  /** Goes by a number of rows, rewrites included where they are shown. */
  go(by) {
    const at = this.indexOf(this.step, this.rewrite), index = Math.max(0, Math.min(this.items.length - 1, at + by));
    const item = this.items[index];
    if (item !== undefined) item >= 0 ? this.choose(item, -1) : this.choose(this.stepOf(-1 - item), -1 - item);
  }

  // ---- The filter

  async filterBy(query) {
    this.query = query;
    if (!query) { this.matching = null; this.build(); return; }
    const trace = this.trace, wanted = query.toLowerCase();
    const has = text => text.toLowerCase().includes(wanted);
    const steps = new Set();
    trace.steps.forEach((step, index) => {
      if (has(step.name) || (step.messages ?? []).some(([, text]) => has(text))) steps.add(index);
    });
    const rules = trace.rules.map(rule => has(rule[0])), names = trace.names.map(has);
    await trace.openOps();
    const texts = (await trace.allTexts()).map(part => part.map(has));
    const rows = trace.rows.texts, inText = number => number >= 0 && texts[Math.floor(number / rows)][number % rows];
    const rewrites = new Uint8Array(trace.counts.rewrites);
    let number = 0, count = 0;
    for (const part of await trace.allRewrites())
      for (let index = 0; index < part.rule.length; index++, number++) {
        let found = rules[part.rule[index]] || names[trace.opColumn(part.root[index], 0)];
        for (let at = part.start[index]; !found && at < part.start[index + 1]; at++) found = inText(part.before[at]) || inText(part.after[at]);
        if (found) { rewrites[number] = 1; count++; }
      }
    if (this.query !== query) return;
    this.matching = { steps, rewrites, count };
    this.build();
  }
  /** The rewrites by unit, once a filter by unit needs them. */
  async filterByUnit(unit) {
    this.unit = unit;
    if (unit >= 0 && !this.unitOf) {
      const units = new Int32Array(this.trace.counts.rewrites);
      let number = 0;
      for (const part of await this.trace.allRewrites()) { units.set(part.unit, number); number += part.unit.length; }
      this.unitOf = units;
    }
    this.build();
  }
  summary() {
    const steps = this.items.filter(item => item >= 0).length, rewrites = this.items.length - steps;
    return plural(steps, "step") + (this.matching ? `, ${plural(this.matching.count, "rewrite")}` : rewrites ? `, ${plural(rewrites, "rewrite")}` : "");
  }
}
