// The panels at the right: the step, the loops, the memory, the machine code, the script.

import { bytes, colored, duration, element, escaped, plural, shortBytes } from "./base.js";
import { isProblem } from "./steps.js";

function list(entries) {
  const made = element("dl");
  for (const [term, value] of entries)
    if (value !== "" && value !== null && value !== undefined) made.append(element("dt", {}, term), element("dd", {}, value));
  return made;
}
const heading = text => element("h2", {}, text);

export function stepPanel(view) {
  const { trace, step: number, rewrite } = view, step = trace.steps[number], made = [];
  if (view.shownRewrite) made.push(...rewritePanel(view, view.shownRewrite));
  if (rewrite >= 0) made.push(heading("in the step"));
  made.push(list([
    ["name", element("code", {}, step.name)], ["kind", { pass: "pass", transform: "step of a script", input: "input", other: "outside of passes",
      llvm: "translation", "llvm-opt": "LLVM", asm: "LLVM" }[step.kind]],
    ["what it does", step.about], ["source", step.place ? element("code", {}, step.place) : ""],
    ["on", step.unit >= 0 ? trace.units[step.unit] : ""], ["time", duration(step.seconds)],
    ["rewrites", step.rewrites[1] > step.rewrites[0] ? (step.rewrites[1] - step.rewrites[0]).toLocaleString("en") : ""],
    ["operations", step.size ? (step.size[0] === step.size[1] ? `${step.size[0]}` : `${step.size[0]} → ${step.size[1]}`) : ""],
    ["uses", step.inputs?.length ? chips(view, step.inputs, "i") : ""], ["gives", step.outputs?.length ? chips(view, step.outputs, "r") : ""],
    ["outcome", step.failed ? "failed" : step.outcome === "nothing" ? "applied to nothing"
      : step.changed.length ? `changed ${plural(step.changed.length, "function")}` : "changed nothing"],
    ["all options", step.pipeline && step.pipeline !== step.name ? element("code", {}, step.pipeline) : ""],
  ]));
  for (const [severity, text, place] of step.messages ?? []) made.push(said(severity, text, place));
  if (step.rewrites[1] > step.rewrites[0]) {
    const holder = element("div", {}, "…");
    made.push(heading("rules"), holder);
    ruleTable(view, step).then(table => holder.replaceWith(table));
  }
  if (step.changed.length > 1 || (step.changed.length && view.unit < 0)) {
    made.push(heading("changed"), element("ul", {}, ...step.changed.slice(0, 60).map(([unit]) => element("li", {},
      element("button", { onclick: () => view.chooseUnit(unit) }, trace.units[unit] || "the module itself")))));
    if (step.changed.length > 60) made.push(element("p", { className: "soft" }, `and ${step.changed.length - 60} more`));
  }
  return made;
}
async function ruleTable(view, step) {
  const { trace } = view, rows = trace.rows.rewrites, counts = new Map();
  for (let part = Math.floor(step.rewrites[0] / rows); part * rows < step.rewrites[1]; part++) {
    await trace.openRewrite(part * rows);
    const data = trace.part(part * rows);
    const from = Math.max(0, step.rewrites[0] - part * rows), to = Math.min(data.rule.length, step.rewrites[1] - part * rows);
    for (let index = from; index < to; index++) {
      const known = counts.get(data.rule[index]) ?? [0, 0];
      counts.set(data.rule[index], [known[0] + 1, known[1] + data.tenths[index] / 1e7]);
    }
  }
  const table = element("table", {}, element("tr", {}, ...["rule", "times", "time"].map(text => element("th", {}, text))));
  for (const [rule, [count, seconds]] of [...counts].sort((a, b) => b[1][0] - a[1][0]).slice(0, 100)) {
    const [name, , place, about] = trace.rules[rule];
    table.append(element("tr", { title: [place, about].filter(Boolean).join("\n") }, element("td", {},
      element("button", { className: "link", onclick: () => view.filter(name) }, name)),
    element("td", {}, count.toLocaleString("en")), element("td", {}, seconds ? duration(seconds) : "")));
  }
  return table;
}
function rewritePanel(view, rewrite) {
  const { trace } = view, [name, kind, place, about, code] = trace.rules[rewrite.rule], source = trace.place(rewrite.root);
  const shown = code ? [element("details", { open: view.showsCode ?? true, ontoggle: event => { view.showsCode = event.target.open; } },
    element("summary", {}, "the rule"), element("pre", {}, code))] : [];
  return [list([
    ["rule", element("code", {}, name)], ["kind", kind], ["what it does", about], ["source", place ? element("code", {}, place) : ""],
    ["operation", rewrite.root >= 0 ? element("button", { className: "link", onclick: () => view.follow(trace, rewrite.root, "") }, trace.opName(rewrite.root)) : ""],
    ["location", source ? element("code", {}, `${source.file}:${source.line}:${source.column}`) : ""],
    ["in", rewrite.unit >= 0 ? trace.units[rewrite.unit] : ""], ["time", rewrite.seconds ? duration(rewrite.seconds) : ""],
    ["number", view.rewrite.toLocaleString("en")],
  ]), ...shown];
}
function said(severity, text, place) {
  const made = element("div", { className: `say ${severity}` }, element("b", {}, `${severity}: `), text);
  if (place) made.append(element("span", { className: "at" }, place));
  return made;
}
function chips(view, handles, kind) {
  return element("div", { className: "chips" }, ...handles.map(handle => {
    const chip = element("button", { className: `${kind}${handle.count ? "" : " empty"}`, title: handle.text ?? "" },
      `${handle.name}: ${handle.text ? handle.text : handle.count ? plural(handle.count, handle.kind) : "nothing"}`);
    chip.onclick = () => handle.ops?.length && view.code.revealOp(handle.ops[0], kind === "i");
    return chip;
  }));
}

// ---- The loops

export function loopsPanel(view) {
  const made = element("ul"), outer = [];
  let count = 0;
  for (const row of view.code.diff) {
    if (row.kind === "title") { outer.length = 0; continue; }
    const side = row.right ?? row.left;
    if (!side || side.line === undefined) continue;
    const label = side.trace.labelOfLine(side.line);
    if (!label || count > 3000) continue;
    count++;
    const indent = side.trace.indentOfLine(side.line);
    while (outer.length && outer.at(-1) >= indent) outer.pop();
    const before = row.kind === "change" && row.left ? row.left.trace.labelOfLine(row.left.line) : label;
    const kind = row.kind === "change" ? (before === label ? "" : "add") : row.kind;
    const button = element("button", { onclick: () => view.code.revealOp(side.trace.opOfLine(side.line), !row.right) }, label);
    button.style.paddingLeft = `${.3 + outer.length * .9}rem`;
    if (kind === "add" && before !== label && before) button.title = `was: ${before}`;
    if (/ @/.test(label)) button.style.fontWeight = 650;
    if (kind === "add" || kind === "remove") button.setAttribute("aria-label", `${kind === "add" ? "added" : "removed"}: ${label}`);
    made.append(element("li", { className: kind === "moved" ? "" : kind }, button));
    outer.push(indent);
  }
  return [count ? made : element("p", { className: "soft" }, "no loops, no structured operations")];
}

// ---- The memory

export function memoryPanel(view) {
  const allocated = [], copied = [], seen = new Set();
  for (const row of view.code.diff) {
    const side = row.right;
    if (!side || side.line === undefined) continue;
    const op = side.trace.opOfLine(side.line);
    if (op < 0 || seen.has(op)) continue;
    seen.add(op);
    if (side.trace.allocated.has(op)) allocated.push([op, side.trace.allocated.get(op), side.trace.textOfLine(side.line)]);
    if (side.trace.copied.has(op)) copied.push([op, side.trace.copied.get(op), side.trace.textOfLine(side.line)]);
  }
  const total = rows => rows.reduce((sum, [, size]) => sum + Math.max(size, 0), 0);
  const table = (title, rows) => [heading(`${title}: ${rows.length ? `${rows.length}, ${bytes(total(rows))}` : "none"}`),
    element("ul", {}, ...rows.slice(0, 500).map(([op, size, text]) => element("li", {}, element("button",
      { onclick: () => view.code.revealOp(op), title: text }, `${bytes(size)}  `, element("code", {}, text.length > 90 ? text.slice(0, 90) + "…" : text)))))];
  const made = [...table("allocated", allocated), ...table("copied", copied)];
  const reasons = view.trace.steps.flatMap((step, index) => (step.messages ?? []).filter(([kind]) => ["copy", "allocation", "note"].includes(kind)
    && (step.messages ?? []).some(([one]) => one === "copy" || one === "allocation")).map(message => [index, message]));
  made.push(heading("what bufferization says of copies"));
  if (!reasons.length) made.push(element("p", { className: "soft" }, "nothing was copied or allocated by One-Shot Bufferize"));
  for (const [step, [kind, text, place]] of reasons.slice(0, 500)) {
    const box = said(kind, text, place);
    if (kind !== "note") box.append(" ", element("button", { className: "link", onclick: () => view.choose(step, -1) }, `step ${step + 1}`));
    made.push(box);
  }
  return made;
}

// ---- The machine code

const HEADINGS = ["innermost loops", "instructions", "vector registers used", "other registers used", "multiply-adds and dot products",
  "spills to the stack, and reloads from it", "bytes loaded in one round (K: KiB)", "bytes stored in one round (K: KiB)"];

export function machinePanel(view) {
  const { trace } = view, wanted = trace.machine.filter(one => view.unit < 0 || one.unit === view.unit);
  if (!trace.machine.length)
    return [element("p", { className: "soft" }, "The trace ends before machine code: trace lamina run, lamina.compile, or a pipeline that lowers to the llvm dialect.")];
  const made = [];
  for (const one of wanted) {
    made.push(heading(`${trace.units[one.unit]}`));
    const head = ["loop", "instr", "vec", "reg", "fma", "spill", "load", "store"];
    const table = element("table", {}, element("tr", {}, ...head.map((text, index) => element("th", { title: HEADINGS[index] }, text))));
    for (const loop of [one.whole, ...one.loops]) {
      const name = loop.label ? element("button", { className: "link", onclick: () => view.showMachine(one, loop) }, loop.label) : "whole";
      const cells = [name, loop.instructions, loop.vector_registers, loop.scalar_registers, loop.multiply_adds,
        loop.spills || loop.reloads ? `${loop.spills}+${loop.reloads}` : 0,
        loop.label ? shortBytes(loop.bytes_loaded) : `${loop.loads}×`, loop.label ? shortBytes(loop.bytes_stored) : `${loop.stores}×`];
      table.append(element("tr", {}, ...cells.map((value, index) => element("td", { className: index === 5 && value ? "bad" : "" }, typeof value === "number" ? `${value}` : value))));
    }
    made.push(element("div", { className: "wide" }, table));
  }
  made.push(element("p", { className: "soft" }, "Innermost loops; loads and stores are the bytes that one round moves: one tile where the loop works on tiles."));
  return made;
}

// ---- The script of transform steps

export function scriptPanel(view) {
  const { trace } = view, step = trace.steps[view.step];
  if (!trace.sections.length) return [element("p", { className: "soft" }, "No transform script ran.")];
  const made = [];
  if (step.section !== undefined) {
    made.push(list([["step", element("code", {}, step.name)], ["uses", step.inputs.length ? chips(view, step.inputs, "i") : ""],
      ["gives", step.outputs?.length ? chips(view, step.outputs, "r") : ""],
      ["outcome", step.outcome === "nothing" ? "applied to nothing" : step.failed ? "failed" : step.changed.length ? "" : "changed nothing"]]));
    for (const [severity, text, place] of step.messages ?? []) made.push(said(severity, text, place));
  }
  const runs = new Map();
  trace.steps.forEach((one, index) => {
    if (one.section === undefined) return;
    const key = `${one.section}:${one.line}`;
    if (!runs.has(key)) runs.set(key, []);
    runs.get(key).push(index);
  });
  trace.sections.forEach((section, number) => {
    if (step.section !== undefined && step.section !== number && trace.sections.length > 1) return;
    const box = element("div", { className: "script code" });
    section.lines.forEach((text, offset) => {
      const line = section.first + offset, here = runs.get(`${number}:${line}`);
      const now = step.section === number && step.line <= line && line <= step.end;
      const bad = here?.some(index => isProblem(trace.steps[index]));
      const seconds = here?.reduce((sum, index) => sum + trace.steps[index].seconds, 0);
      const row = element("div", { className: `row${now ? " now" : ""}` });
      row.innerHTML = `<span class="no">${line}</span><span class="mark">${bad ? "!" : here ? "·" : ""}</span><span class="text">`
        + (here ? `<span class="time">${here.length > 1 ? `×${here.length} ` : ""}${escaped(duration(seconds))}</span>` : "")
        + `${colored(text).replaceAll("-&gt;", '<span class="whole">-&gt;</span>')}</span>`;
      if (now) row.setAttribute("aria-current", "step");
      if (here) {
        row.tabIndex = 0;
        row.onclick = () => view.choose(here.find(index => index > view.step) ?? here[0], -1);
        row.onkeydown = event => { if (event.key === "Enter") row.onclick(); };
      }
      box.append(row);
    });
    made.push(heading(section.file ? `${section.name} · ${section.file}` : section.name), box);
  });
  return made;
}
