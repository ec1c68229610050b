// A list that makes only the rows that can be seen.

const AROUND = 6;

export class Rows {
  /** `render(index)` gives the HTML of a row; all rows are `height` pixels high, or as `lines(index)` says, in lines. */
  constructor(pane, render, height) {
    this.pane = pane;
    this.render = render;
    this.height = height;
    this.count = 0;
    this.tops = null;
    this.spacer = document.createElement("div");
    this.spacer.className = "spacer";
    this.shown = document.createElement("div");
    this.shown.className = "shown";
    this.spacer.append(this.shown);
    pane.replaceChildren(this.spacer);
    pane.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => { this.measured?.(); this.draw(true); }).observe(pane);
  }
  set(count, lines = null) {
    this.count = count;
    this.tops = null;
    if (lines) {
      this.tops = new Float64Array(count + 1);
      for (let index = 0; index < count; index++) this.tops[index + 1] = this.tops[index] + lines(index) * this.height;
    }
    this.spacer.style.height = `${this.top(count)}px`;
    this.draw(true);
  }
  top(index) { return this.tops ? this.tops[index] : index * this.height; }
  at(y) {
    if (!this.tops) return Math.max(0, Math.min(this.count - 1, Math.floor(y / this.height)));
    let low = 0, high = this.count;
    while (low < high) {
      const middle = low + high >> 1;
      if (this.tops[middle + 1] <= y) low = middle + 1; else high = middle;
    }
    return Math.max(0, Math.min(this.count - 1, low));
  }
  draw(always = false) {
    const { scrollTop, clientHeight } = this.pane;
    const first = Math.max(0, this.at(scrollTop) - AROUND);
    const last = Math.min(this.count, this.at(scrollTop + clientHeight) + 1 + AROUND);
    if (!always && first === this.first && last === this.last) return;
    if (always || first >= this.last || last <= this.first) this.shown.innerHTML = this.htmlOf(first, last);
    else this.move(first, last);
    this.first = first;
    this.last = last;
    this.shown.style.transform = `translateY(${this.top(first)}px)`;
  }
  htmlOf(first, last) {
    let html = "";
    for (let index = first; index < last; index++) html += this.render(index);
    return html;
  }
  /** Keeps the rows that stay in sight: `render` makes one element each. */
  move(first, last) {
    const { shown } = this;
    for (let index = this.first; index < first; index++) shown.firstElementChild.remove();
    for (let index = this.last; index > last; index--) shown.lastElementChild.remove();
    if (first < this.first) shown.insertAdjacentHTML("afterbegin", this.htmlOf(first, this.first));
    if (last > this.last) shown.insertAdjacentHTML("beforeend", this.htmlOf(this.last, last));
  }
  /** Later in this frame: several chunks may arrive at once. */
  redraw() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.draw(true); });
  }
  reveal(index) {
    if (index < 0 || index >= this.count) return;
    const top = this.top(index), bottom = this.top(index + 1), { scrollTop, clientHeight } = this.pane;
    if (top < scrollTop + 10 || bottom > scrollTop + clientHeight - 30) this.pane.scrollTop = Math.max(0, top - clientHeight / 3);
    this.draw();
  }
}
