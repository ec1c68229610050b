// One operation or value through the whole pipeline.

import { element, plural } from "./base.js";

const EVENTS = 400;

export async function followPanel(view) {
  const { trace, op, value } = view.following ?? {};
  if (op === undefined || op < 0)
    return [element("p", { className: "soft" }, "Click a line to follow its operation, a name to follow its value, through all steps.")];
  await view.lineage.open();
  const made = [element("h2", {}, value ? `the value ${value}` : "the operation")];
  const text = await lastText(trace, op);
  made.push(element("code", {}, text || trace.opName(op)));
  const place = trace.place(op);
  if (place) made.push(element("div", { className: "soft" }, `from ${place.file}:${place.line}:${place.column}`));
  const source = place ? await sourceLine(trace, place) : "";
  if (source) made.push(element("div", {}, element("code", {}, source.trim())));

  const born = trace.born(op), died = trace.died(op);
  made.push(element("h2", {}, "where it came from"), ...await relatives(view, trace, op, view.lineage.parents.get(op),
    born.step === 0 ? "it is in the input" : "from no other operation"));
  made.push(element("h2", {}, "what happened to it"));
  if (born.rewrite < 0) made.push(when(view, trace, born, "made"));
  const touches = await touching(trace, op);
  for (const { number, before, after } of touches.slice(0, EVENTS)) {
    const rewrite = await trace.openRewrite(number);
    const what = before < 0 ? "made" : after < 0 ? "erased" : "changed";
    const box = element("div", { className: "event" }, link(view, rewrite.step, number, `${what} by ${trace.rules[rewrite.rule][0]}`));
    const shown = after >= 0 ? after : before;
    await trace.chunk(`text${Math.floor(shown / trace.rows.texts)}`, data => new TextDecoder().decode(data).split("\0"));
    box.append(element("br"), element("code", {}, trace.text(shown) ?? ""));
    made.push(box);
  }
  if (touches.length > EVENTS) made.push(element("p", { className: "soft" }, `and ${plural(touches.length - EVENTS, "rewrite")} more`));
  if (died.step >= 0 && died.rewrite < 0) made.push(when(view, trace, died, "gone"));
  made.push(...usesNow(view, op, value || /^%[\w$.-]+/.exec(text)?.[0]));
  made.push(element("h2", {}, "what it became"), ...await relatives(view, trace, op, view.lineage.children.get(op),
    died.step < 0 ? "it stays to the end" : "nothing"));
  return made;
}

/** The lines of the code on the screen that use a value. */
function usesNow(view, op, name) {
  if (!name) return [];
  const plain = name.replace(/[.$]/g, "\\$&"), uses = new RegExp(`${plain}(?![\\w$.-]*[\\w$-])`), found = new Map();
  for (const row of view.code.diff) {
    const side = row.right;
    if (side?.line === undefined || side.trace.opOfLine(side.line) === op) continue;
    const text = side.trace.textOfLine(side.line) ?? "";
    if (uses.test(text)) found.set(side.trace.opOfLine(side.line), text);
  }
  return [element("h2", {}, `who uses ${name} in the code shown: ${found.size || "nobody"}`), ...[...found].slice(0, 60).map(([user, text]) =>
    element("div", { className: "event" }, element("button", { className: "link", onclick: () => view.code.revealOp(user) }, element("code", {}, text))))];
}

function when(view, trace, { step, rewrite }, word) {
  if (step < 0) return element("div", {}, "");
  return element("div", { className: "event" }, `${word} in `, link(view, step, rewrite, `step ${step + 1}: ${trace.steps[step].name}`));
}
function link(view, step, rewrite, text) {
  return element("button", { className: "link", onclick: () => view.choose(step, rewrite) }, text);
}
async function relatives(view, trace, op, edges, none) {
  if (!edges?.length) return [element("p", { className: "soft" }, none)];
  const made = [];
  for (const [other, kind] of [...edges].sort((a, b) => a[1] - b[1]).slice(0, 60)) {
    const text = await lastText(trace, other);
    made.push(element("div", { className: "event" }, element("span", { className: "soft" }, `${trace.kinds[kind]}: `),
      element("button", { className: "link", onclick: () => view.follow(trace, other, "") }, element("code", {}, text || trace.opName(other)))));
  }
  if (edges.length > 60) made.push(element("p", { className: "soft" }, `and ${edges.length - 60} more`));
  return made;
}

/** The rewrites that touched an operation. */
async function touching(trace, op) {
  const found = [];
  let number = 0;
  for (const part of await trace.allRewrites()) {
    for (let at = part.touched.indexOf(op); at >= 0; at = part.touched.indexOf(op, at + 1)) {
      let low = 0, high = part.rule.length - 1;
      while (low < high) {
        const middle = low + high + 1 >> 1;
        if (part.start[middle] <= at) low = middle; else high = middle - 1;
      }
      found.push({ number: number + low, before: part.before[at], after: part.after[at] });
    }
    number += part.rule.length;
  }
  return found;
}

/** The text of an operation, from the index of lines by operation, which is made once. */
async function lastText(trace, op) {
  if (!trace.lineOfOp) {
    trace.lineOfOp = new Map();
    for (let part = 0; part * trace.rows.lines < trace.counts.lines; part++) {
      await trace.openLines([part * trace.rows.lines]);
      const ops = trace.opened.get(`line${part}`)[1];
      for (let index = 0; index < ops.length; index++) if (!trace.lineOfOp.has(ops[index])) trace.lineOfOp.set(ops[index], part * trace.rows.lines + index);
    }
  }
  const line = trace.lineOfOp.get(op);
  if (line === undefined) {
    const [first] = await touching(trace, op);
    if (!first) return "";
    const number = first.after >= 0 ? first.after : first.before;
    await trace.chunk(`text${Math.floor(number / trace.rows.texts)}`, data => new TextDecoder().decode(data).split("\0"));
    return trace.text(number);
  }
  await trace.openTexts([line]);
  return trace.textOfLine(line);
}

async function sourceLine(trace, { file, line }) {
  const number = trace.files.findIndex(([name]) => name === file);
  if (number < 0) return "";
  const lines = await trace.chunk(`file${number}.0`, data => new TextDecoder().decode(data).split("\0"));
  return lines[line - trace.files[number][1]] ?? "";
}
