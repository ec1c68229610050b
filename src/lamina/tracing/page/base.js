// Small things that all the others use.

export const find = id => document.getElementById(id);
export const plural = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = text => text.replace(/[&<>"]/g, one => escapes[one]);

export function duration(seconds) {
  if (seconds >= 1) return seconds.toFixed(2) + " s";
  if (seconds >= 1e-3) return (1e3 * seconds).toFixed(seconds < .1 ? 2 : 1) + " ms";
  return (1e6 * seconds).toFixed(seconds < 1e-5 ? 1 : 0) + " µs";
}

export function bytes(count) {
  if (count < 0) return "? B";
  for (const [unit, size] of [["GiB", 2 ** 30], ["MiB", 2 ** 20], ["KiB", 2 ** 10]])
    if (count >= size) return `${+(count / size).toFixed(2)} ${unit}`;
  return `${count} B`;
}

export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const TOKEN = /("(?:[^"\\]|\\.)*")|(\/\/.*|;.*|#(?= ).*)|(%[\w$.#-]+)|((?<![\w.!#@%"])[a-z_]\w*\.[\w.$]+)/g;
export function colored(text) {
  let html = "", from = 0;
  for (const found of text.matchAll(TOKEN)) {
    const kind = found[1] ? "q" : found[2] ? "c" : found[3] ? "v" : "o";
    html += escaped(text.slice(from, found.index)) + `<span class="${kind}">${escaped(found[0])}</span>`;
    from = found.index + found[0].length;
  }
  return html + escaped(text.slice(from));
}

/** Where two texts differ, as [from, to] in each: what they share at both ends is left out, whole words kept. */
export function differing(old, now) {
  let first = 0, last = 0;
  const limit = Math.min(old.length, now.length);
  while (first < limit && old[first] === now[first]) first++;
  while (last < limit - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last++;
  const word = /[\w%.#$-]/;
  while (first > 0 && word.test(old[first - 1])) first--;
  while (last > 0 && word.test(old[old.length - last])) last--;
  return [[first, old.length - last], [first, now.length - last]];
}

/** As `colored`, with a range of the text marked. */
export function markedText(text, range) {
  if (!range || range[1] <= range[0]) return colored(text);
  return colored(text.slice(0, range[0])) + `<b>${colored(text.slice(...range))}</b>` + colored(text.slice(range[1]));
}
