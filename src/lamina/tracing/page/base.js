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
/** Bytes for narrow columns: "1.08K" for 1.08 KiB. */
export const shortBytes = count => bytes(count).replace(/ (.)i?B?$/, (_, unit) => unit === "B" ? "" : unit);

export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** How far right lines that go on stand. */
export const hanging = (indent, columns) => Math.min(indent + 4, columns >> 1);
/** Where the lines of a text begin that is cut to a number of columns: behind spaces, else behind punctuation. */
export function pieces(text, indent, columns) {
  const starts = [0];
  for (let at = 0, room = columns - indent; text.length - at > room; room = columns - hanging(indent, columns)) {
    const least = at + Math.max(1, room * .5 | 0), most = at + Math.max(room, 8);
    let end = text.lastIndexOf(" ", most - 1) + 1;
    if (end <= least) for (end = most; end > least && !",<(.>".includes(text[end - 1]); end--);
    if (end <= least) end = most;
    starts.push(at = end);
  }
  return starts;
}
/** HTML with a text put in at offsets of what it shows; elements are closed before and opened again after it. */
export function cut(html, offsets, put) {
  const open = [];
  let made = "", count = 0, next = 0;
  for (const [part] of html.matchAll(/<[^>]*>|&\w+;|[^<&]/g)) {
    if (part[0] === "<") { if (part[1] === "/") open.pop(); else open.push(part); made += part; continue; }
    if (count === offsets[next]) {
      next++;
      made += open.map(tag => `</${tag.match(/\w+/)[0]}>`).reverse().join("") + put + open.join("");
    }
    made += part;
    count++;
  }
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

// Longer texts are compared at their ends only.
const COMPARED = 600;
const WORD = /[\w%.#$@!-]+|\s+|[^\w\s]/g;

/** Where two texts differ: the ranges [from, to] of each that the other has not. Whole words are compared. */
export function differing(old, now) {
  const left = old.match(WORD) ?? [], right = now.match(WORD) ?? [];
  let first = 0, last = 0;
  const limit = Math.min(left.length, right.length);
  while (first < limit && left[first] === right[first]) first++;
  while (last < limit - first && left[left.length - 1 - last] === right[right.length - 1 - last]) last++;
  const shared = commonWords(left.slice(first, left.length - last), right.slice(first, right.length - last));
  return [left, right].map((words, side) => {
    const kept = new Set(shared.map(pair => pair[side] + first)), ranges = [];
    let at = 0;
    words.forEach((word, index) => {
      if (index >= first && index < words.length - last && !kept.has(index)) {
        if (ranges.length && ranges.at(-1)[1] === at) ranges.at(-1)[1] = at + word.length;
        else ranges.push([at, at + word.length]);
      }
      at += word.length;
    });
    return ranges;
  });
}
/** Pairs of indices of a longest common subsequence. */
function commonWords(left, right) {
  const rows = left.length, columns = right.length, pairs = [];
  if (!rows || !columns || rows * columns > COMPARED * COMPARED) return pairs;
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      lengths[i][j] = left[i] === right[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++; else j++;
  }
  return pairs;
}

/** As `colored`, with ranges of the text marked. */
export function markedText(text, ranges) {
  let html = "", from = 0;
  for (const [start, end] of ranges ?? []) {
    html += colored(text.slice(from, start)) + `<b>${colored(text.slice(start, end))}</b>`;
    from = end;
  }
  return html + colored(text.slice(from));
}
