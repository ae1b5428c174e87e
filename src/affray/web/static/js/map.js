// The map: pan, pinch, wheel, keyboard, and which place or piece is meant. It listens once, on the document.
//
// The server draws the whole map as `svg[data-map]`, with the box of all of it in `data-box`, and draws it anew after
// each change. What is looked at is kept here and put back whenever a new drawing has taken the place of the old one.
//
// Told, from the svg upwards:
//   affray:hex    {at: [column, row], option}         a place was picked; `option`: it is one to choose from
//   affray:piece  {index, at: [column, row], target}  a piece was picked; `target`: it is one to choose from
//   affray:leave  {}                                  Escape was pressed
//   affray:at     {at}                                the pointer or the keyboard is on a place, or on none: null
// Heard, on the svg:
//   affray:show   {at: [column, row]}                 bring a place into view

import { GEOMETRIES } from "./geometry.js";

const LEAST = 26; // pixels across a place that fingers can meet
const MOST = 160; // pixels across a place, at the nearest
const NEAR = 110; // from here on names stand beside the pieces
const SLACK = 8; // pixels that a finger may slip and still tap
const CATCH = 22; // pixels from the middle of a piece within which a tap means it
const STEP = 1.4; // of one press of + or -
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const looks = new Map(); // by the id of a map: {x, y, wide, high} looked at, the cursor, whether somebody chose it
const fingers = new Map(); // by the id of a pointer: where it is
const hiddenArcs = new Set(); // names of arcs that somebody took off the map
let meant = null; // the place that the pointer or the keyboard is on
let drag = null; // {svg, at, moved, apart} while a pointer is down

const geometryOf = (svg) => GEOMETRIES[svg.dataset.map];
const mapOf = (target) => (target instanceof Element ? target.closest("svg[data-map]") : null);
const placeIn = (text) => text.split(",").map(Number);
const same = (a, b) => a[0] === b[0] && a[1] === b[1];
const clamp = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

function wholeOf(svg) {
  const [x, y, wide, high] = svg.dataset.box.split(" ").map(Number);
  return { x, y, wide, high };
}

// Pixels to a unit of the drawing when it looks at a box.
function scaleOf(svg, box) {
  const { width, height } = svg.getBoundingClientRect();
  return Math.min(width / box.wide, height / box.high) || 1;
}

// ---- what is looked at --------------------------------------------------------------------------------------------

function lookOf(svg) {
  let look = looks.get(svg.id);
  if (!look || look.whole !== svg.dataset.box) {
    look = { whole: svg.dataset.box, box: null, cursor: null, chosen: false };
    looks.set(svg.id, look);
  }
  return look;
}

// The first look: all of the map; for who plays somebody on a map too big for fingers, as much as they can tell apart.
function firstBox(svg) {
  const whole = wholeOf(svg);
  const least = LEAST / geometryOf(svg).wide;
  const own = svg.querySelector(".piece.mine");
  if (!own || scaleOf(svg, whole) >= least) return whole;
  return settled(svg, boxAround(svg, geometryOf(svg).middle(placeIn(own.dataset.at)), least));
}

function boxAround(svg, [x, y], scale) {
  const { width, height } = svg.getBoundingClientRect();
  const [wide, high] = [width / scale, height / scale];
  return { x: x - wide / 2, y: y - high / 2, wide, high };
}

// A box kept within the map and within how near and far one may look, of the shape of the svg unless it is all.
function settled(svg, box) {
  const whole = wholeOf(svg);
  const all = scaleOf(svg, whole);
  const scale = Math.min(scaleOf(svg, box), MOST / geometryOf(svg).wide);
  if (scale <= all * 1.001) return whole;
  const { width, height } = svg.getBoundingClientRect();
  const [wide, high] = [width / scale, height / scale];
  const [x, y] = [box.x + (box.wide - wide) / 2, box.y + (box.high - high) / 2];
  return {
    x: wide >= whole.wide ? whole.x + (whole.wide - wide) / 2 : clamp(x, whole.x, whole.x + whole.wide - wide),
    y: high >= whole.high ? whole.y + (whole.high - high) / 2 : clamp(y, whole.y, whole.y + whole.high - high),
    wide,
    high,
  };
}

function look(svg, box) {
  const kept = lookOf(svg);
  kept.box = settled(svg, box);
  kept.chosen = true;
  show(svg);
}

// Zoom so that the point of the drawing at `x`, `y` of the window stays where it is.
function zoom(svg, by, x, y) {
  const box = lookOf(svg).box;
  const [px, py] = pointAt(svg, x, y);
  const scale = clamp(scaleOf(svg, box) * by, scaleOf(svg, wholeOf(svg)), MOST / geometryOf(svg).wide);
  const share = scaleOf(svg, box) / scale;
  look(svg, {
    x: px - (px - box.x) * share,
    y: py - (py - box.y) * share,
    wide: box.wide * share,
    high: box.high * share,
  });
}

function pan(svg, dx, dy) {
  const { box } = lookOf(svg);
  const scale = scaleOf(svg, box);
  look(svg, { ...box, x: box.x - dx / scale, y: box.y - dy / scale });
}

// Bring a place into view if it isn't, with some room around it.
function bring(svg, at) {
  const { box } = lookOf(svg);
  const [x, y] = geometryOf(svg).middle(at);
  const room = geometryOf(svg).wide;
  const beyond = x - room < box.x || y - room < box.y || x + room > box.x + box.wide || y + room > box.y + box.high;
  if (beyond) look(svg, { ...box, x: x - box.wide / 2, y: y - box.high / 2 });
}

function pointAt(svg, x, y) {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  return [point.x, point.y];
}

// Whether a map is to be seen: neither gone, nor behind another tab of the page.
const seen = (svg) => svg.isConnected && svg.getBoundingClientRect().width > 0;

// Write what is kept into the drawing, but for what is there already: each change here is told to the observer below.
function show(svg) {
  if (!seen(svg)) return;
  const kept = lookOf(svg);
  if (!kept.box) kept.box = firstBox(svg);
  const { x, y, wide, high } = kept.box;
  put(svg, "viewBox", [x, y, wide, high].map((value) => Math.round(value * 10) / 10).join(" "));
  const scale = scaleOf(svg, kept.box);
  svg.classList.toggle("zoomed", scale > scaleOf(svg, wholeOf(svg)) * 1.01);
  svg.classList.toggle("near", scale * geometryOf(svg).wide >= NEAR);
  point(svg, "cursor", document.activeElement === svg ? kept.cursor : null);
}

function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Put one of the two pointers on a place, or nowhere.
function point(svg, name, at) {
  const pointer = svg.querySelector(`#${svg.id}-${name}`);
  if (!pointer) return;
  put(pointer, "visibility", at ? "visible" : "hidden");
  if (!at) return;
  const [x, y] = geometryOf(svg).middle(at);
  put(pointer, "x", String(x));
  put(pointer, "y", String(y));
  pointer.classList.toggle("choice", Boolean(optionAt(svg, at)));
}

// ---- what is meant ------------------------------------------------------------------------------------------------

function onMap(svg, [column, row]) {
  return column >= 0 && row >= 0 && column < Number(svg.dataset.columns) && row < Number(svg.dataset.rows);
}

function placeAt(svg, x, y) {
  const at = geometryOf(svg).place(...pointAt(svg, x, y));
  return onMap(svg, at) ? at : null;
}

const optionAt = (svg, at) => svg.querySelector(`.option[data-at="${at}"]`);

// The pieces on a place, those who can act first.
function piecesAt(svg, at) {
  const covers = (piece) => (piece.dataset.hexes ?? piece.dataset.at).split(" ").some((each) => same(placeIn(each), at));
  return [...svg.querySelectorAll(".piece")].filter(covers).reverse();
}

// The piece whose middle is nearest to a point of the window, if a finger may have meant it.
function pieceNear(svg, x, y) {
  let [found, least] = [null, CATCH];
  for (const piece of svg.querySelectorAll(".piece")) {
    const [px, py] = geometryOf(svg).middle(placeIn(piece.dataset.at));
    const middle = new DOMPoint(px, py).matrixTransform(svg.getScreenCTM());
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far < least) [found, least] = [piece, far];
  }
  return found;
}

// Who picks a place to go to means the place, even if somebody lies there; else a piece goes before its place.
function pick(svg, at, piece) {
  const option = Boolean(at && optionAt(svg, at));
  const target = Boolean(piece?.classList.contains("target"));
  if (piece && (target || !option)) {
    const detail = { index: Number(piece.dataset.index), at: placeIn(piece.dataset.at), target };
    tell(svg, "affray:piece", detail);
  } else if (at) {
    tell(svg, "affray:hex", { at, option });
  }
}

// Which place is meant before anything is picked, told when it is another one.
function mean(svg, at) {
  if (String(at) === String(meant)) return;
  meant = at;
  tell(svg, "affray:at", { at });
}

function tell(svg, name, detail) {
  svg.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

function tap(svg, x, y, target) {
  const at = placeAt(svg, x, y);
  if (at) lookOf(svg).cursor = at;
  const free = !at || !optionAt(svg, at);
  pick(svg, at, target.closest(".piece") ?? (free && !(at && piecesAt(svg, at).length) ? pieceNear(svg, x, y) : piecesAt(svg, at)[0]));
}

// ---- pointers -----------------------------------------------------------------------------------------------------

function spread() {
  const [a, b] = [...fingers.values()];
  return { apart: Math.hypot(a.x - b.x, a.y - b.y) || 1, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

document.addEventListener("pointerdown", (event) => {
  const svg = mapOf(event.target);
  if (!svg || event.button > 0 || (drag && drag.svg !== svg)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  drag ??= { svg, moved: false, target: event.target, start: { x: event.clientX, y: event.clientY } };
  if (fingers.size === 2) Object.assign(drag, { moved: true, pinch: spread() });
});

document.addEventListener("pointermove", (event) => {
  const was = fingers.get(event.pointerId);
  if (!drag || !was) {
    const svg = mapOf(event.target);
    if (svg && event.pointerType === "mouse") {
      const at = placeAt(svg, event.clientX, event.clientY);
      point(svg, "hover", at);
      mean(svg, at);
    }
    return;
  }
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 2) {
    const now = spread();
    pan(drag.svg, now.x - drag.pinch.x, now.y - drag.pinch.y);
    zoom(drag.svg, now.apart / drag.pinch.apart, now.x, now.y);
    drag.pinch = now;
    return;
  }
  if (!drag.moved && Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y) < SLACK) return;
  if (!drag.moved) {
    drag.moved = true;
    drag.svg.classList.add("dragging");
    drag.svg.setPointerCapture?.(event.pointerId);
    point(drag.svg, "hover", null);
  }
  pan(drag.svg, event.clientX - was.x, event.clientY - was.y);
});

function lift(event) {
  if (!fingers.delete(event.pointerId) || !drag || fingers.size) return;
  const { svg, moved, target } = drag;
  drag = null;
  svg.classList.remove("dragging");
  if (event.type === "pointerup" && !moved) tap(svg, event.clientX, event.clientY, target);
}

document.addEventListener("pointerup", lift);
document.addEventListener("pointercancel", lift);

document.addEventListener("pointerout", (event) => {
  const svg = mapOf(event.target);
  if (!svg || mapOf(event.relatedTarget) === svg) return;
  point(svg, "hover", null);
  if (event.pointerType === "mouse") mean(svg, null);
});

document.addEventListener(
  "wheel",
  (event) => {
    const svg = mapOf(event.target);
    if (!svg) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    zoom(svg, Math.exp(-clamp(event.deltaY * lines, -240, 240) / 400), event.clientX, event.clientY);
  },
  { passive: false },
);

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
  const svg = button?.closest(".map")?.querySelector("svg[data-map]");
  if (svg) press(svg, { in: "+", out: "-", all: "0" }[button.dataset.zoom]);
});

document.addEventListener("click", (event) => {
  const name = event.target instanceof Element ? event.target.closest("[data-arc-of]")?.dataset.arcOf : null;
  if (!name) return;
  if (!hiddenArcs.delete(name)) hiddenArcs.add(name);
  showArcs();
});

// Arcs that were taken off the map stay so in new drawings.
function showArcs() {
  for (const arc of document.querySelectorAll("[data-arc]")) arc.classList.toggle("gone", hiddenArcs.has(arc.dataset.arc));
  for (const button of document.querySelectorAll("[data-arc-of]")) {
    button.setAttribute("aria-pressed", String(!hiddenArcs.has(button.dataset.arcOf)));
  }
}

// ---- keys ---------------------------------------------------------------------------------------------------------

function press(svg, key) {
  const { x, y, width, height } = svg.getBoundingClientRect();
  const kept = lookOf(svg);
  let [px, py] = [x + width / 2, y + height / 2];
  if (kept.cursor && document.activeElement === svg) {
    const at = new DOMPoint(...geometryOf(svg).middle(kept.cursor)).matrixTransform(svg.getScreenCTM());
    [px, py] = [at.x, at.y];
  }
  if (key === "0") look(svg, wholeOf(svg));
  else zoom(svg, key === "-" ? 1 / STEP : STEP, px, py);
}

// Where the cursor begins: with who is to act, or who is one's own, else in the middle of what is looked at.
function cursorOf(svg) {
  const kept = lookOf(svg);
  if (kept.cursor) return kept.cursor;
  const piece = svg.querySelector(".piece.turn") ?? svg.querySelector(".piece.mine");
  if (piece) return placeIn(piece.dataset.at);
  const { x, y, wide, high } = kept.box;
  const [column, row] = geometryOf(svg).place(x + wide / 2, y + high / 2);
  return [clamp(column, 0, svg.dataset.columns - 1), clamp(row, 0, svg.dataset.rows - 1)];
}

function move(svg, [dx, dy]) {
  const [column, row] = cursorOf(svg);
  const kept = lookOf(svg);
  kept.cursor = [clamp(column + dx, 0, svg.dataset.columns - 1), clamp(row + dy, 0, svg.dataset.rows - 1)];
  bring(svg, kept.cursor);
  point(svg, "cursor", kept.cursor);
  say(svg, kept.cursor);
  mean(svg, kept.cursor);
}

// What is on a place, for those who hear it.
function say(svg, at) {
  const words = [at.join(","), ...piecesAt(svg, at).map((piece) => piece.querySelector("title").textContent)];
  if (optionAt(svg, at)) words.splice(1, 0, svg.dataset.option);
  for (const area of svg.querySelectorAll("[data-places]")) {
    if (area.dataset.places.split(" ").includes(at.join(","))) words.push(area.dataset.word);
  }
  const line = svg.closest(".map")?.querySelector("output");
  if (line) line.textContent = words.join("; ");
}

document.addEventListener("keydown", (event) => {
  const svg = event.target;
  if (mapOf(svg) !== svg || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key === "=" ? "+" : event.key === "_" ? "-" : event.key;
  if (key in ARROWS) move(svg, ARROWS[key]);
  else if (key === "+" || key === "-" || key === "0") press(svg, key);
  else if (key === "Enter" || key === " ") pick(svg, cursorOf(svg), piecesAt(svg, cursorOf(svg))[0]);
  else if (key === "Escape") {
    tell(svg, "affray:leave", {});
    svg.blur();
  } else return;
  event.preventDefault();
});

document.addEventListener("focusin", (event) => {
  const svg = event.target;
  if (mapOf(svg) !== svg || !svg.matches(":focus-visible")) return;
  show(svg);
  const kept = lookOf(svg);
  kept.cursor = cursorOf(svg);
  bring(svg, kept.cursor);
  point(svg, "cursor", kept.cursor);
  say(svg, kept.cursor);
});

document.addEventListener("focusout", (event) => {
  const svg = mapOf(event.target);
  if (svg) point(svg, "cursor", null);
});

document.addEventListener("affray:show", (event) => {
  const svg = mapOf(event.target);
  if (svg) bring(svg, event.detail.at);
});

// ---- new drawings, other sizes ------------------------------------------------------------------------------------

function showAll() {
  for (const svg of document.querySelectorAll("svg[data-map]")) {
    show(svg);
    resized.observe(svg);
  }
  showArcs();
}

const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (!target.isConnected) resized.unobserve(target);
    if (!seen(target)) continue;
    const kept = lookOf(target);
    kept.box = kept.chosen ? settled(target, kept.box) : firstBox(target);
    show(target);
  }
});

new MutationObserver((changes) => {
  const drawn = changes.some(({ type, target }) => type === "childList" || mapOf(target));
  if (drawn) showAll();
}).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["viewBox", "data-box", "visibility"],
});

showAll();
