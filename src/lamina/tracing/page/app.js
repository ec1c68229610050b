// The page as a whole: what is chosen, and going from one thing to the next.

import { cut, element, find, pieces, plural } from "./base.js";
import { CodeView } from "./code.js";
import { Trace } from "./data.js";
import { loopsPanel, machinePanel, memoryPanel, scriptPanel, stepPanel } from "./details.js";
import { followPanel } from "./follow.js";
import { GraphView } from "./graph.js";
import { Lineage } from "./lineage.js";
import { StepList, Timeline, isProblem, isQuiet } from "./steps.js";

const PANELS = { step: stepPanel, follow: followPanel, loops: loopsPanel, memory: memoryPanel, machine: machinePanel, script: scriptPanel };
// What a link says of the layout, in letters: those of the keys.
const IN_LINKS = { s: "side", e: "whole", l: "colors" };
const KEYS = [
  ["→ ←", "next, previous step"], ["↓ ↑", "next, previous row of the list, rewrites too"], ["Home End", "first, last step"],
  ["Enter", "show the rewrites of the step"], ["c", "next step that changed something"], ["n", "next failure or warning"],
  ["s", "side by side"], ["w", "wrap lines"], ["g", "graph"], ["+ − 0", "graph: larger, smaller, all"], ["x X", "graph: fold the operation, all operations"], ["l", "colours by source line"], ["e", "all lines"], ["t", "light or dark"],
  ["u", "next function"], ["/", "filter"], ["f", "find in the code"], [". ,", "next, previous line found"], ["1 – 6", "panels at the right"], ["?", "this list"],
];

class View {
  constructor(trace, second) {
    this.trace = trace;
    this.second = second;
    this.step = this.secondStep = 0;
    this.rewrite = -1;
    this.unit = -1;
    this.base = "before";
    this.target = "step";
    this.side = this.colors = this.graph = false;
    this.wrap = stored("wrap") !== "no";
    this.whole = this.narrow = false;
    this.tab = "step";
    this.value = "";
    this.followed = new Set();
    this.inputs = this.outputs = this.handles = new Set();
    this.timeline = new Timeline(trace);
    this.lineage = new Lineage(trace);
    this.code = new CodeView(this);
    this.graphView = new GraphView(this);
    this.list = new StepList(find("steps"), trace, (step, rewrite) => this.choose(step, rewrite));
    trace.loaded = () => this.arrived();
    if (second) {
      this.secondTimeline = new Timeline(second);
      this.secondList = new StepList(find("second"), second, step => this.chooseSecond(step));
      second.loaded = () => this.arrived();
      this.side = true;
    }
  }
  /** A chunk was opened that something on the screen waits for. */
  arrived() {
    this.list.rows.redraw();
    this.secondList?.rows.redraw();
    this.code.redraw();
    this.graphView.later();
  }

  // ---- What is chosen

  choose(step, rewrite = -1) {
    this.go(step, rewrite);
    this.shownRewrite = null;
    this.base = "before";
    this.target = "step";
    if (this.second) this.pairSecond();
    return this.show();
  }
  /** A rewrite belongs to its step, whatever step is named with it. */
  go(step, rewrite) {
    this.rewrite = Math.max(-1, Math.min(rewrite, this.trace.counts.rewrites - 1));
    this.step = this.rewrite >= 0 ? this.list.stepOf(this.rewrite) : Math.min(Math.max(step, 0), this.trace.steps.length - 1);
  }
  chooseSecond(step) {
    this.secondStep = step;
    return this.show();
  }
  /** The step of the second trace that goes with the first's: of the same name, as many times before. */
  pairSecond() {
    const key = (trace, step) => `${step.name.split("{")[0]} ${trace.units[step.unit] ?? ""}`;
    const keys = this.trace.steps.map(step => key(this.trace, step)), others = this.second.steps.map(step => key(this.second, step));
    // Of a step that only one trace has, the nearest before it counts.
    for (let at = this.step; at >= 0; at--) {
      const order = keys.slice(0, at).filter(one => one === keys[at]).length;
      const found = others.map((one, index) => one === keys[at] ? index : -1).filter(index => index >= 0)[order];
      if (found !== undefined) { this.secondStep = found; return; }
    }
  }
  chooseUnit(unit) {
    this.unit = unit;
    find("unit").value = unit;
    this.list.filterByUnit(unit).then(() => this.summarize());
    return this.show();
  }
  filter(text) {
    find("filter").value = text;
    return this.list.filterBy(text).then(() => this.summarize());
  }
  follow(trace, op, value) {
    this.following = { trace, op, value };
    this.value = value;
    this.lineage.open().then(() => {
      this.followed = this.lineage.family(op);
      this.code.draw();
      this.graphView.later();
      this.setTab("follow").then(() => this.announce());
    });
  }
  /** Follows the operation that defines a value, as the code on the screen shows it. */
  followValue(trace, name, op) {
    const plain = name.replace(/#\d+$/, "");
    const defines = text => text.startsWith(`${plain} =`) || text.startsWith(`${plain}:`) || text.startsWith(`${plain},`);
    for (const row of this.code.diff)
      for (const side of [row.right, row.left])
        if (side?.line !== undefined && defines(side.trace.textOfLine(side.line) ?? "")) return this.follow(trace, trace.opOfLine(side.line), name);
    return this.follow(trace, op, name);
  }

  // ---- What is shown

  async show() {
    const { trace, step: number } = this, step = trace.steps[number];
    const asked = this.asked = {};
    let touched = [];
    if (this.rewrite >= 0) {
      this.shownRewrite = await trace.openRewrite(this.rewrite);
      touched = this.shownRewrite.touched;
      await trace.openOps();
      await Promise.all(touched.flatMap(one => [one.before, one.after]).filter(text => text >= 0)
        .map(text => trace.chunk(`text${Math.floor(text / trace.rows.texts)}`, data => new TextDecoder().decode(data).split("\0"))));
    }
    if (this.asked !== asked) return;
    const ops = handles => new Set((handles ?? []).flatMap(handle => handle.ops ?? []));
    this.inputs = ops(step.inputs);
    this.outputs = ops(step.outputs);
    this.handles = new Set([...this.inputs, ...this.outputs, ...touched.map(one => one.op)]);
    this.list.show(number, this.rewrite);
    this.secondList?.show(this.secondStep, -1);
    this.fillStages();
    await this.code.show(this.parts(), touched, this.lineage);
    if (this.asked !== asked) return;
    this.describe();
    this.drawTimeline();
    if (!this.tabChosen && this.tab !== "follow") this.tab = step.section !== undefined && this.rewrite < 0 ? "script" : "step";
    await this.drawPanel();
    this.announce();
    document.body.dataset.shown = `${number}:${this.rewrite}`;
  }
  /** The pairs of versions to compare, by function. */
  parts() {
    const { trace, step: number, timeline } = this, step = trace.steps[number];
    if (this.second) return this.secondParts();
    const target = this.target === "step" ? number : Number(this.target);
    const after = unit => timeline.after(target, unit);
    const before = unit => this.base === "before" ? (this.target === "step" ? timeline.before(number, unit) : timeline.before(target, unit))
      : timeline.after(Number(this.base), unit);
    let units = [];
    if (this.unit >= 0) units = [this.unit];
    else if (this.rewrite >= 0 && this.shownRewrite.unit >= 0) units = [this.shownRewrite.unit];
    else if (this.base === "before" && this.target === "step") units = step.changed.map(([unit]) => unit);
    else units = trace.units.map((_, unit) => unit).filter(unit => before(unit) !== after(unit));
    const payload = units.filter(unit => !trace.isScript.has(unit));
    if (payload.length) units = payload;
    if (!units.length) units = step.unit >= 0 ? [step.unit] : timeline.units(number).filter(unit => !trace.isScript.has(unit));
    const named = units.filter(unit => trace.units[unit]), rest = units.filter(unit => !trace.units[unit]);
    this.narrow = this.rewrite >= 0;
    return [...named, ...rest].slice(0, 200).map(unit => ({
      title: trace.units[unit] || "the module itself",
      left: { trace, version: before(unit) }, right: { trace, version: after(unit) },
    }));
  }
  secondParts() {
    const { trace, second } = this, names = [...new Set([...trace.units, ...second.units])];
    const version = (one, timeline, step, name) => { const unit = one.units.indexOf(name); return unit < 0 ? -1 : timeline.after(step, unit); };
    return names.filter(name => this.unit < 0 || name === trace.units[this.unit]).map(name => ({
      title: name || "the module itself",
      left: { trace, version: version(trace, this.timeline, this.step, name) },
      right: { trace: second, version: version(second, this.secondTimeline, this.secondStep, name) },
    })).filter(({ left, right }) => left.version >= 0 || right.version >= 0);
  }
  fillStages() {
    const fill = (select, first, value) => {
      if (!select.options.length) {
        select.append(element("option", { value: first[0] }, first[1]));
        this.trace.steps.forEach((step, index) => {
          if (!isQuiet(step)) select.append(element("option", { value: index }, `after ${index + 1} ${step.name.slice(0, 50)}${step.unit >= 0 ? ` ${this.trace.units[step.unit]}` : ""}`));
        });
      }
      select.value = value;
    };
    fill(find("base"), ["before", "before it"], this.base);
    fill(find("target"), ["step", "the step"], this.target);
  }
  describe() {
    const step = this.trace.steps[this.step];
    find("where").textContent = `Step ${this.step + 1} of ${this.trace.steps.length}`;
    find("previous").disabled = this.step === 0;
    find("next").disabled = this.step === this.trace.steps.length - 1;
    document.title = `${this.step + 1} ${step.name.slice(0, 40)} – ${find("title").textContent}`;
    this.summarize();
  }
  summarize() { find("count").textContent = this.list.summary(); }
  async drawPanel() {
    for (const tab of document.querySelectorAll("[role=tab]")) tab.setAttribute("aria-selected", tab.dataset.tab === this.tab);
    const tab = this.tab, asked = this.panelAsked = {};
    const made = await PANELS[tab](this);
    if (this.panelAsked !== asked) return;
    find("panel").replaceChildren(...made);
    find("panel").dataset.tab = tab;
    find("panel").querySelector("[aria-current]")?.scrollIntoView({ block: "center", behavior: "instant" });
  }
  setTab(tab) {
    this.tab = tab;
    this.announce();
    return this.drawPanel();
  }
  showMachine(one, loop) {
    const step = this.trace.steps.findIndex(step => step.kind === "asm");
    this.choose(step, -1).then(() => {
      const list = this.code.lists[1].length ? 1 : 0;
      const index = this.code.lists[list].findIndex(row => row.right && row.right.no === loop.first + 1);
      (list ? this.code.two : this.code.one).reveal(index);
    });
  }

  // ---- Links

  announce() {
    const parts = [`step=${this.step + 1}`];
    if (this.rewrite >= 0) parts.push(`rewrite=${this.rewrite}`);
    if (this.unit >= 0) parts.push(`unit=${encodeURIComponent(this.trace.units[this.unit])}`);
    if (this.base !== "before") parts.push(`base=${Number(this.base) + 1}`);
    if (this.target !== "step") parts.push(`target=${Number(this.target) + 1}`);
    if (this.graph) parts.push("graph=1");
    if (this.second) parts.push(`second=${this.secondStep + 1}`);
    if (this.following && this.tab === "follow") parts.push(`op=${this.following.op}`);
    else if (this.tab !== "step") parts.push(`panel=${this.tab}`);
    const layout = Object.keys(IN_LINKS).filter(letter => this[IN_LINKS[letter]]).join("");
    if (layout) parts.push(`view=${layout}`);
    const hash = `#${parts.join("&")}`;
    // A frame of a notebook has no address of its own.
    if (location.hash !== hash && location.protocol !== "about:") history.replaceState(null, "", hash);
  }
  async obey() {
    const given = new URLSearchParams(location.hash.slice(1)), number = name => Number(given.get(name)) || 0;
    const unit = this.trace.units.indexOf(given.get("unit") ?? "\0");
    this.unit = unit;
    find("unit").value = unit;
    if (unit >= 0) await this.list.filterByUnit(unit);
    this.go(number("step") - 1, given.has("rewrite") ? number("rewrite") : -1);
    this.base = given.has("base") ? `${number("base") - 1}` : "before";
    this.target = given.has("target") ? `${number("target") - 1}` : "step";
    if (this.second) this.secondStep = Math.min(Math.max(number("second") - 1, 0), this.second.steps.length - 1);
    await this.show();
    if (given.has("graph") !== this.graph) this.toggleGraph();
    for (const letter of given.get("view") ?? "") if (IN_LINKS[letter] && !this[IN_LINKS[letter]]) this.toggle(IN_LINKS[letter]);
    if (PANELS[given.get("panel")]) this.setTab(given.get("panel"));
    if (given.has("op")) this.follow(this.trace, number("op"), "");
  }

  // ---- Going on

  later(wanted) {
    const { steps } = this.trace;
    for (let by = 1; by <= steps.length; by++) {
      const index = (this.step + by) % steps.length;
      if (wanted(steps[index], index) && (this.unit < 0 || this.list.concerns(steps[index]))) return this.choose(index);
    }
  }
  nextChange() { return this.later((step, index) => step.changed.length && !(this.trace.steps[index + 1]?.depth > step.depth) && step.kind !== "input"); }
  nextProblem() { return this.later(isProblem); }
  toggle(name) {
    this[name] = !this[name];
    if (find(name).type === "checkbox") find(name).checked = this[name];
    else find(name).setAttribute("aria-pressed", this[name]);
    if (name === "wrap") store("wrap", this.wrap ? "yes" : "no");
    this.announce();
    if (name === "colors") return this.trace.openOps().then(() => this.code.draw());
    this.code.layOut(false);
  }
  /** The graph in the place of the code, or the code again. */
  toggleGraph() {
    this.graph = !this.graph;
    find("graph-button").setAttribute("aria-pressed", this.graph);
    find("graph").hidden = !this.graph;
    find("code").hidden = this.graph;
    if (this.graph) this.graphView.show(this.code.diff);
    else this.code.layOut(false);
    this.announce();
  }
  drawTimeline() {
    const canvas = find("timeline"), width = canvas.clientWidth, scale = devicePixelRatio || 1, height = 26;
    const { steps } = this.trace;
    if (!width) return;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const brush = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
    const color = name => style.getPropertyValue(name).trim();
    const [bad, warn, bar, quiet, accent, soft] = ["--bad", "--warn", "--bar", "--line", "--accent", "--accent-soft"].map(color);
    brush.scale(scale, scale);
    const longest = Math.max(...steps.map(step => step.seconds), 1e-9), slot = width / steps.length;
    steps.forEach((step, index) => {
      const tall = 3 + 21 * Math.sqrt(step.seconds / longest);
      if (index === this.step) { brush.fillStyle = soft; brush.fillRect(index * slot, 0, Math.max(slot, 3), height); }
      brush.fillStyle = index === this.step ? accent : step.failed ? bad : isProblem(step) ? warn : step.changed.length ? bar : quiet;
      brush.fillRect(index * slot + Math.min(1, slot / 8), height - tall, Math.max(slot - Math.min(2, slot / 4), 1), tall);
    });
  }
}

// ---- The controls

function connect(view) {
  const { trace } = view;
  find("title").textContent = [trace.title || "Trace", view.second ? `and ${view.second.title || "Trace"}` : ""].join(" ").trim();
  find("title").title = find("title").textContent;
  // The name of the file, as there is no room for its folders.
  find("title").textContent = find("title").textContent.replace(/(^|\s)(?:(?:\/|[A-Z]:)[^\s<>]*[\/\\]|[^\s<>]*[\/\\](?=[\w.-]+\.\w+(?:\s|$)))/g, "$1");
  const units = find("unit");
  units.append(element("option", { value: -1 }, trace.units.length > 1 ? "all" : "the module"));
  trace.units.forEach((name, index) => { if (name) units.append(element("option", { value: index }, name)); });
  units.onchange = () => view.chooseUnit(Number(units.value));
  find("previous").onclick = () => view.choose(view.step - 1);
  find("next").onclick = () => view.choose(view.step + 1);
  find("change").onclick = () => view.nextChange();
  find("problem").onclick = () => view.nextProblem();
  find("graph-button").onclick = () => view.toggleGraph();
  find("graph-in").onclick = () => view.graphView.zoom(1.3);
  find("graph-out").onclick = () => view.graphView.zoom(1 / 1.3);
  find("graph-fold").onclick = () => view.graphView.foldAll();
  find("graph-fit").onclick = () => { view.graphView.fit(); view.graphView.later(); };
  find("problem").disabled = !trace.steps.some(isProblem);
  find("change").disabled = !trace.steps.some(step => step.changed.length && step.kind !== "input");
  find("base").onchange = () => { view.base = find("base").value; view.show(); };
  find("target").onchange = () => { view.target = find("target").value; view.show(); };
  for (const name of ["side", "wrap", "colors"]) {
    find(name).onclick = () => view.toggle(name);
    find(name).setAttribute("aria-pressed", view[name]);
  }
  find("whole").onchange = () => { view.whole = find("whole").checked; view.code.layOut(false); };
  find("theme").onclick = () => theme(!document.documentElement.classList.contains("dark"), view);
  find("help").onclick = () => find("keys").showModal();
  find("changed").onchange = () => { view.list.onlyChanged = find("changed").checked; view.list.build(); view.summarize(); };
  find("rewrites").onchange = () => { view.list.allRewrites = find("rewrites").checked; view.list.build(); view.list.show(view.step, view.rewrite); view.summarize(); };
  let waiting = 0;
  find("filter").oninput = () => { clearTimeout(waiting); waiting = setTimeout(() => view.filter(find("filter").value), 200); };
  find("find").oninput = () => view.code.search(find("find").value);
  for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => { view.tabChosen = tab.dataset.tab !== "step"; view.setTab(tab.dataset.tab); };
  find("timeline").onclick = event => view.choose(Math.floor(event.offsetX / find("timeline").clientWidth * trace.steps.length));
  addEventListener("resize", () => view.drawTimeline());
  addEventListener("hashchange", () => view.obey());
  const table = element("table");
  for (const [key, text] of KEYS) table.append(element("tr", {}, element("td", {}, ...key.split(" ").map(one => element("kbd", {}, one))), element("td", {}, text)));
  find("keys").append(table, element("form", { method: "dialog" }, element("button", {}, "Close")));
  if (view.second) {
    find("second").hidden = find("second-top").hidden = false;
    find("second-top").append("beside: ", view.second.title || "the second trace");
    for (const name of ["base", "target"]) find(name).disabled = true;
  }
  resizable();
  document.addEventListener("keydown", event => pressed(view, event));
}

function pressed(view, event) {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || find("keys").open) return;
  if (target.matches("input[type=search], select")) {
    if (event.key === "Escape") target.blur();
    else if (event.key === "Enter" && target.id === "find") { view.code.nextHit(event.shiftKey ? -1 : 1); view.code.draw(); }
    return;
  }
  if (target.matches(".split") && event.key.startsWith("Arrow")) return;
  if (event.key === "Enter" && target.matches("button, [tabindex='0']:not(.rows)")) return;
  const moves = {
    ArrowRight: () => view.choose(view.step + 1), ArrowLeft: () => view.choose(view.step - 1),
    ArrowDown: () => view.list.go(1), ArrowUp: () => view.list.go(-1), PageDown: () => view.list.go(20), PageUp: () => view.list.go(-20),
    Home: () => view.choose(0), End: () => view.choose(view.trace.steps.length - 1), Enter: () => view.list.toggle(view.step),
    c: () => view.nextChange(), n: () => view.nextProblem(), s: () => view.toggle("side"), w: () => view.toggle("wrap"),
    l: () => view.toggle("colors"), g: () => view.toggleGraph(), "+": () => view.graphView.zoom(1.3), "-": () => view.graphView.zoom(1 / 1.3),
    "0": () => { view.graphView.fit(); view.graphView.later(); },
    x: () => view.graphView.toggleFold(), X: () => view.graphView.foldAll(), e: () => view.toggle("whole"), t: () => find("theme").click(), "?": () => find("keys").showModal(),
    "/": () => find("filter").focus(), f: () => find("find").focus(), ".": () => { view.code.nextHit(1); view.code.draw(); },
    ",": () => { view.code.nextHit(-1); view.code.draw(); },
    u: () => { const units = find("unit"); units.selectedIndex = (units.selectedIndex + 1) % units.options.length; units.onchange(); },
  };
  const tabs = Object.keys(PANELS);
  tabs.forEach((tab, index) => { moves[index + 1] = () => { view.tabChosen = tab !== "step"; return view.setTab(tab); }; });
  const inCode = target.closest?.("#code") && event.key.startsWith("Page");
  const move = inCode ? undefined : moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

/** Panes are made wider by dragging what separates them, or with the arrow keys on it. */
function resizable() {
  for (const split of document.querySelectorAll(".split")) {
    const pane = find(split.dataset.pane), sign = split.dataset.pane === "right" ? -1 : 1;
    const set = width => { pane.style.width = `${Math.max(120, width)}px`; pane.style.flex = "none"; remember(); };
    const remember = () => store(`width.${split.dataset.pane}`, pane.style.width);
    split.onpointerdown = event => {
      const start = event.clientX, width = pane.getBoundingClientRect().width;
      split.setPointerCapture(event.pointerId);
      split.classList.add("dragged");
      split.onpointermove = moved => set(width + sign * (moved.clientX - start));
      split.onpointerup = () => { split.onpointermove = split.onpointerup = null; split.classList.remove("dragged"); };
    };
    split.onkeydown = event => {
      const by = { ArrowLeft: -24, ArrowRight: 24 }[event.key];
      if (by) { set(pane.getBoundingClientRect().width + sign * by); event.preventDefault(); }
    };
    const known = stored(`width.${split.dataset.pane}`);
    if (known) set(parseFloat(known));
  }
}
function theme(dark, view) {
  document.documentElement.classList.toggle("dark", dark);
  store("theme", dark ? "dark" : "light");
  view?.drawTimeline();
  view?.graphView.later();
}
// Some browsers keep nothing for pages that are files.
function store(name, value) { try { localStorage.setItem(`lamina.${name}`, value); } catch { /* then not */ } }
function stored(name) { try { return localStorage.getItem(`lamina.${name}`); } catch { return null; } }

async function start() {
  const started = performance.now();
  theme((stored("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark");
  const trace = await new Trace("a").open(), second = Trace.exists("b") ? await new Trace("b").open() : null;
  if (!trace.steps.length) {
    find("where").textContent = "no steps";
    find("one").append(element("p", { className: "soft" }, "Nothing ran while the trace was on."));
    document.body.dataset.ready = "empty";
    return;
  }
  const view = new View(trace, second);
  globalThis.view = view;
  globalThis.lamina = { cut, pieces };
  connect(view);
  view.list.build();
  view.secondList?.build();
  if (!location.hash) {
    // The input changed nothing; the first thing to see is what the first step made of it.
    const first = trace.steps.findIndex(step => step.changed.length && step.kind !== "input");
    await view.choose(Math.max(first, 0));
  } else await view.obey();
  document.body.dataset.ready = Math.round(performance.now() - started);
}
start();
