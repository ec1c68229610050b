// The graph of a function on a canvas: drag to move it, turn the wheel to come closer, click an operation to follow it.

import { find, plural } from "./base.js";
import { indentOf, opOf, textOf } from "./code.js";
import { foldedGraph, nodesOf, placed } from "./flow.js";

// The width and height of what is clicked to fold an operation, with some room.
const TRIANGLE = 19;

export class GraphView {
  constructor(view) {
    this.view = view;
    this.pane = find("graph");
    this.canvas = find("graph-canvas");
    this.all = [];
    // The operations that are folded, and the rows that are shown.
    this.folded = new Set();
    this.rows = [];
    this.scale = 1;
    this.x = this.y = 0;
    let held = null;
    this.canvas.onpointerdown = event => {
      held = { x: event.clientX - this.x, y: event.clientY - this.y, moved: false };
      this.canvas.setPointerCapture(event.pointerId);
    };
    this.canvas.onpointermove = event => {
      if (!held) return this.hover(event);
      held.moved ||= Math.abs(event.clientX - held.x - this.x) + Math.abs(event.clientY - held.y - this.y) > 3;
      this.x = event.clientX - held.x;
      this.y = event.clientY - held.y;
      this.later();
    };
    this.canvas.onpointerup = event => {
      if (held && !held.moved) this.clicked(event);
      held = null;
    };
    this.canvas.ondblclick = event => {
      const node = this.nodeAt(event);
      if (!node) return;
      view.toggleGraph();
      view.code.revealOp(opOf(node.side), !node.side.no);
    };
    this.canvas.addEventListener("wheel", event => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 500), event.offsetX, event.offsetY);
    }, { passive: false });
    new ResizeObserver(() => this.later()).observe(this.pane);
  }
  /** Shows the rows of the code view; `fit` brings all of it, or what changed, onto the screen. */
  show(rows, fit = true) {
    this.rows = rows;
    const { roots, all } = foldedGraph(nodesOf(rows, textOf, indentOf), node => this.folded.has(opOf(node.side)));
    Object.assign(this, { all, ...placed(roots) });
    const users = new Map(), makers = new Map();
    for (const node of all) for (const from of node.inputs) {
      users.set(from, [...users.get(from) ?? [], node]);
      makers.set(node, [...makers.get(node) ?? [], from]);
    }
    this.neighbours = node => new Set([...users.get(node) ?? [], ...makers.get(node) ?? []]);
    this.chosen = this.near = null;
    find("graph-note").textContent = all.length ? `${plural(all.length, "operation")}, without constants` : "nothing to draw";
    if (fit) this.fit();
    this.later();
  }
  fit() {
    const { clientWidth, clientHeight } = this.pane;
    if (!clientWidth || !this.width) return;
    const changed = this.all.filter(node => node.kind && node.kind !== "moved" && !node.children.length);
    this.scale = Math.min(1, Math.max(.02, Math.min((clientWidth - 40) / this.width, (clientHeight - 40) / this.height)));
    this.x = (clientWidth - this.width * this.scale) / 2;
    this.y = Math.max(20, (clientHeight - this.height * this.scale) / 2);
    if (this.scale < .45 && this.all.length) this.bring(changed[0] ?? this.all[0]);
  }
  /** Brings an operation to the upper middle of the screen, large enough to be read. */
  bring(node) {
    this.scale = Math.max(this.scale, .75);
    this.x = this.pane.clientWidth / 2 - (node.x + Math.min(node.width, 300) / 2) * this.scale;
    this.y = this.pane.clientHeight / 4 - node.y * this.scale;
    // No empty screen beside what is there.
    this.x = Math.min(this.x, 20);
    this.y = Math.min(this.y, 20);
    this.later();
  }
  bringOp(op) {
    const node = this.all.find(one => opOf(one.side) === op);
    if (node) { this.chosen = node; this.bring(node); }
  }
  zoom(by, x = this.pane.clientWidth / 2, y = this.pane.clientHeight / 2) {
    const scale = Math.min(3, Math.max(.02, this.scale * by));
    this.x = x - (x - this.x) * scale / this.scale;
    this.y = y - (y - this.y) * scale / this.scale;
    this.scale = scale;
    this.later();
  }
  nodeAt({ offsetX, offsetY }) {
    const x = (offsetX - this.x) / this.scale, y = (offsetY - this.y) / this.scale;
    // The innermost: what an operation holds comes after it.
    return this.all.findLast(node => node.x <= x && x <= node.x + node.width && node.y <= y && y <= node.y + node.height);
  }
  hover(event) {
    const node = this.nodeAt(event) ?? null;
    if (node === this.near) return;
    this.near = node;
    this.canvas.title = node ? node.text : "";
    this.later();
  }
  /** Folds an operation, or unfolds it; the chosen one if none is named. It stays where it is. */
  toggleFold(node = this.chosen) {
    if (!node || !(node.folded || node.children.length)) return;
    const op = opOf(node.side), { x, y } = node;
    if (!this.folded.delete(op)) this.folded.add(op);
    this.show(this.rows, false);
    this.chosen = this.all.find(one => opOf(one.side) === op) ?? null;
    if (!this.chosen) return;
    this.x += (x - this.chosen.x) * this.scale;
    this.y += (y - this.chosen.y) * this.scale;
  }
  /** Folds all loops and other operations in the function, or unfolds everything. */
  foldAll() {
    const inner = nodesOf(this.rows, textOf, indentOf).all.filter(node => node.parent && node.children.length).map(node => opOf(node.side));
    const known = inner.filter(op => this.folded.has(op)).length;
    for (const op of inner) if (known < inner.length) this.folded.add(op); else this.folded.delete(op);
    this.show(this.rows);
  }
  clicked(event) {
    this.chosen = this.nodeAt(event) ?? null;
    const at = this.chosen;
    if (at && (event.offsetX - this.x) / this.scale < at.x + TRIANGLE && (event.offsetY - this.y) / this.scale < at.y + TRIANGLE) return this.toggleFold();
    const side = this.chosen?.side;
    if (side && opOf(side) >= 0) this.view.follow(side.trace, opOf(side), "");
    this.later();
  }
  later() {
    if (this.pending || this.pane.hidden) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.draw(); });
  }

  // ---- Drawing: only what is on the screen

  draw() {
    const { canvas, pane } = this, ratio = devicePixelRatio || 1, width = pane.clientWidth, height = pane.clientHeight;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const brush = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
    this.color = name => style.getPropertyValue(name).trim();
    brush.setTransform(ratio * this.scale, 0, 0, ratio * this.scale, ratio * this.x, ratio * this.y);
    const left = -this.x / this.scale, top = -this.y / this.scale, right = left + width / this.scale, bottom = top + height / this.scale;
    const seen = node => node.x < right && node.x + node.width > left && node.y < bottom && node.y + node.height > top;
    for (const node of this.all) if (seen(node)) this.drawBox(brush, node);
    const center = this.near ?? this.chosen, around = center ? this.neighbours(center) : new Set();
    for (const [from, to] of this.edges ?? []) {
      const highest = Math.min(from.y, to.y), lowest = Math.max(from.y + from.height, to.y);
      if (highest < bottom && lowest > top) this.drawEdge(brush, from, to, center === from || center === to);
    }
    for (const node of this.all) if (seen(node)) this.drawLabel(brush, node, around.has(node));
  }
  drawBox(brush, node) {
    const { color } = this, fill = { add: "--add", change: "--add", remove: "--remove", moved: "--moved" }[node.kind];
    const followed = this.view.followed.has(opOf(node.side)) && opOf(node.side) >= 0;
    brush.beginPath();
    brush.roundRect(node.x, node.y, node.width, node.height, 5);
    brush.fillStyle = color(followed ? "--follow" : fill ?? (node.children.length ? "--page" : "--panel"));
    brush.fill();
    brush.lineWidth = node === this.chosen ? 2.5 : 1;
    brush.strokeStyle = color(node === this.chosen || node === this.near ? "--accent" : followed ? "--warn" : "--soft");
    brush.setLineDash(node.kind === "remove" ? [4, 3] : []);
    brush.stroke();
    brush.setLineDash([]);
  }
  drawEdge(brush, from, to, strong) {
    const x = from.x + Math.min(from.width, 4000) / 2, y = from.y + from.height, end = to.x + to.width / 2, bend = Math.min(40, Math.abs(to.y - y) / 2);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.bezierCurveTo(x, y + bend, end, to.y - bend, end, to.y);
    brush.strokeStyle = this.color(strong ? "--accent" : "--bar");
    brush.lineWidth = strong ? 2.5 : 1;
    brush.stroke();
  }
  drawLabel(brush, node, near) {
    if (this.scale < .3) return;
    const { color } = this;
    brush.font = "600 11px ui-monospace, Menlo, Consolas, monospace";
    brush.fillStyle = color(near ? "--accent" : "--name");
    brush.fillText((node.folded ? "▸ " : node.children.length ? "▾ " : "") + node.name, node.x + 8, node.y + 14);
    if (!node.detail) return;
    brush.font = "10.5px ui-monospace, Menlo, Consolas, monospace";
    brush.fillStyle = color("--soft");
    brush.fillText(node.detail, node.x + 8, node.y + 28);
  }
}
