// The library's pages: forms that save themselves, the rulebook beside them, and painting on the map.
//
// All of it works on what the server drew; nothing is kept here but what is being painted just now.

import { GEOMETRIES, cornersOf, neighbourOf, pathOf } from "./geometry.js";

const GROUND = ["rough", "fire", "off", "ground"];
const EDGES = ["wall", "door", "open-door"];

const paintForm = () => document.getElementById("paint");
const svgOf = (target) => (target instanceof Element ? target.closest("[data-editor] svg[data-map]") : null);

// ---- forms --------------------------------------------------------------------------------------------------------

document.addEventListener("change", (event) => {
  if (event.target.dataset && "submit" in event.target.dataset) event.target.form.requestSubmit();
});

// Enter in the field of a new item adds it; elsewhere it saves, as the first button of the form has it.
document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) return;
  const button = field.closest(".form-add, .add-row")?.querySelector("button");
  if (!button) return;
  event.preventDefault();
  button.click();
});

document.addEventListener("input", (event) => {
  const line = document.getElementById("saved");
  if (line && event.target.closest("#main-form")) line.textContent = line.dataset.unsaved;
});

// What is open stays open, and the field that is typed in keeps the focus, when all fields are made anew.
let open = [];
let focused = null;

document.addEventListener("htmx:before:swap", () => {
  open = [...document.querySelectorAll("#editor details[open][id]")].map((each) => each.id);
  focused = document.activeElement?.id || null;
});

document.addEventListener("htmx:after:swap", (event) => {
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
  const clause = document.getElementById("clause");
  if (event.detail?.ctx?.target?.id === "clause-text" && !clause.open) clause.showModal();
  showTool();
});

document.addEventListener("click", (event) => {
  if (event.target.id === "clause") event.target.close(); // beside the card
  for (const menu of document.querySelectorAll("details.menu-small[open], details.sure[open]")) {
    if (!menu.contains(event.target)) menu.removeAttribute("open");
  }
});

// ---- the map ------------------------------------------------------------------------------------------------------

const tool = () => paintForm()?.querySelector("input[name=tool]:checked");
const paints = () => GROUND.includes(tool()?.value) || EDGES.includes(tool()?.value) || tool()?.value === "erase";
let stroke = null; // {svg, pointer, from, cells, edges, lines, mark} while somebody paints

function showTool() {
  const map = document.querySelector("[data-editor]");
  if (map) map.classList.toggle("painting", Boolean(paints()));
}

document.addEventListener("change", (event) => {
  if (event.target.name === "tool") showTool();
});

const geometryOf = (svg) => GEOMETRIES[svg.dataset.map];

function pointAt(svg, event) {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [point.x, point.y];
}

// The side of a place that is nearest to a point.
function nearestSide(geometry, point) {
  const at = geometry.place(...point);
  const [x, y] = geometry.middle(at);
  const count = geometry.sides.length;
  const k = Math.round((Math.atan2(point[1] - y, point[0] - x) / (2 * Math.PI)) * count);
  return [...at, geometry.sides[(k + count) % count]];
}

const isOnMap = (svg, [c, r]) => c >= 0 && r >= 0 && c < Number(svg.dataset.columns) && r < Number(svg.dataset.rows);

function paint(svg, event) {
  const what = tool().value;
  const point = pointAt(svg, event);
  const geometry = geometryOf(svg);
  const at = geometry.place(...point);
  if (EDGES.includes(what) || what === "erase") {
    for (const edge of stroke.from ? crossed(geometry, stroke.from, point) : []) addEdge(svg, edge);
  }
  if (!EDGES.includes(what) && isOnMap(svg, at) && !stroke.cells.has(at.join())) {
    stroke.cells.set(at.join(), at);
    stroke.lines.push(pathOf(geometry, [at]));
  }
  stroke.from = point;
  stroke.mark.setAttribute("d", stroke.lines.join(""));
}

function addEdge(svg, [column, row, side]) {
  const key = [column, row, side].join();
  if (!isOnMap(svg, [column, row]) || stroke.edges.has(key)) return;
  stroke.edges.set(key, [column, row, side]);
  const points = cornersOf(geometryOf(svg), [column, row]);
  const k = geometryOf(svg).sides.indexOf(side);
  stroke.lines.push(`M${points[k]}L${points[(k + 1) % points.length]}`);
}

// The sides of places that a line passes between the middles of: so a wall that is drawn has no gaps.
function crossed(geometry, from, to) {
  const { middle, place, sides, wide } = geometry;
  const found = [];
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (wide / 2)));
  const near = new Map();
  for (let k = 0; k <= steps; k += 1) {
    const [c, r] = place(from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps);
    for (let dc = -1; dc <= 1; dc += 1) for (let dr = -1; dr <= 1; dr += 1) near.set(`${c + dc},${r + dr}`, [c + dc, r + dr]);
  }
  for (const at of near.values()) {
    for (const side of sides.slice(0, sides.length / 2)) {
      if (cross(from, to, middle(at), middle(neighbourOf(geometry, at, side)))) found.push([...at, side]);
    }
  }
  return found;
}

const left = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
const cross = (a, b, c, d) => left(a, b, c) !== left(a, b, d) && left(c, d, a) !== left(c, d, b);

function begin(svg, event) {
  const mark = document.createElementNS("http://www.w3.org/2000/svg", "path");
  mark.setAttribute("class", EDGES.includes(tool().value) ? "stroke-edges" : "stroke-cells");
  svg.append(mark);
  stroke = { svg, pointer: event.pointerId, from: null, cells: new Map(), edges: new Map(), lines: [], mark };
  paint(svg, event);
}

function send(cells, edges, as = "") {
  const form = paintForm();
  form.elements.cells.value = JSON.stringify(cells);
  form.elements.edges.value = JSON.stringify(edges);
  form.elements.as.value = as;
  form.elements.facing.value = tool()?.dataset.facing ?? "";
  form.requestSubmit();
}

// Before the map's own script: while a brush is chosen a finger paints, and doesn't move the map. Two fingers do.
window.addEventListener("pointerdown", (event) => {
  const svg = svgOf(event.target);
  if (!svg || !paints() || event.button > 0) return;
  if (!event.isPrimary) {
    stroke?.mark.remove();
    stroke = null;
    return;
  }
  event.stopPropagation();
  event.preventDefault();
  svg.setPointerCapture(event.pointerId);
  begin(svg, event);
}, true);

window.addEventListener("pointermove", (event) => {
  if (!stroke || event.pointerId !== stroke.pointer) return;
  event.stopPropagation();
  for (const each of event.getCoalescedEvents?.() ?? [event]) paint(stroke.svg, each);
}, true);

window.addEventListener("pointerup", (event) => {
  if (!stroke || event.pointerId !== stroke.pointer) return;
  event.stopPropagation();
  const done = stroke;
  if (EDGES.includes(tool().value) && !done.edges.size) addEdge(done.svg, nearestSide(geometryOf(done.svg), pointAt(done.svg, event)));
  stroke = null;
  if (done.cells.size || done.edges.size) send([...done.cells.values()], [...done.edges.values()]);
  done.mark.remove();
}, true);

window.addEventListener("pointercancel", () => {
  stroke?.mark.remove();
  stroke = null;
}, true);

// ---- pieces ---------------------------------------------------------------------------------------------------------

const SLACK = 6; // pixels within which a press is a tap
let carried = null; // {svg, piece, pointer, start, moved, at} while somebody is carried to another place

function pressed({ target }) {
  return svgOf(target) && !paints() ? target.closest(".piece") : null;
}

// A finger on a piece doesn't move the page; "touch-action" isn't asked of what is inside an SVG.
window.addEventListener("touchstart", (event) => {
  if (pressed(event)) event.preventDefault();
}, { capture: true, passive: false });

// Before the map's own script: a piece that is pressed is carried, and the map stays where it is.
window.addEventListener("pointerdown", (event) => {
  const piece = pressed(event);
  if (!piece || event.button > 0 || !event.isPrimary) return;
  const svg = svgOf(piece);
  event.stopPropagation();
  svg.setPointerCapture(event.pointerId);
  carried = { svg, piece, pointer: event.pointerId, start: [event.clientX, event.clientY], moved: false, at: null };
}, true);

window.addEventListener("pointermove", (event) => {
  if (!carried || event.pointerId !== carried.pointer) return;
  event.stopPropagation();
  const [x, y] = carried.start;
  carried.moved ||= Math.hypot(event.clientX - x, event.clientY - y) > SLACK;
  if (carried.moved) carry(event);
}, true);

function carry(event) {
  const { svg, piece } = carried;
  const { middle, place } = geometryOf(svg);
  const [x, y] = pointAt(svg, event);
  const [fromX, fromY] = middle(piece.dataset.at.split(",").map(Number));
  piece.classList.add("carried");
  piece.style.setProperty("translate", `${x - fromX}px ${y - fromY}px`);
  const at = place(x, y);
  carried.at = isOnMap(svg, at) ? at : null;
}

function putDown() {
  carried.piece.classList.remove("carried");
  carried.piece.removeAttribute("style"); // an empty one would be a fault by the policy of the page, once it is copied
  carried = null;
}

window.addEventListener("pointerup", (event) => {
  if (!carried || event.pointerId !== carried.pointer) return;
  event.stopPropagation();
  const { svg, piece, moved, at } = carried;
  putDown();
  const index = Number(piece.dataset.index);
  const from = piece.dataset.at.split(",").map(Number);
  if (!moved) svg.dispatchEvent(new CustomEvent("affray:piece", { detail: { index, at: from }, bubbles: true }));
  else if (at && at.join() !== from.join() && choose(index)) send([at], []);
}, true);

window.addEventListener("pointercancel", () => {
  if (carried) putDown();
}, true);

// Whoever is chosen is the one to place: the choice of them, if there is such a one.
function choose(index) {
  const choice = paintForm()?.querySelector(`input[data-index="${index}"]`);
  if (!choice) return null;
  choice.checked = true;
  showTool();
  return choice;
}

// Escape lets go of whoever was to be placed.
document.addEventListener("affray:leave", (event) => {
  if (!svgOf(event.target)) return;
  paintForm().querySelector("input[value=look]").checked = true;
  showTool();
});

// By keyboard, or with somebody to place: the map says which place is meant.
function onPlace(svg, at) {
  const what = tool()?.value ?? "look";
  if (EDGES.includes(what)) send([], [[...at, document.getElementById("paint-side").value]]);
  else if (what === "erase") send([at], geometryOf(svg).sides.map((side) => [...at, side]));
  else if (what !== "look") send([at], []);
}

document.addEventListener("affray:hex", (event) => {
  const svg = svgOf(event.target);
  if (svg) onPlace(svg, event.detail.at);
});

document.addEventListener("affray:piece", (event) => {
  const svg = svgOf(event.target);
  if (!svg) return;
  if (paints()) {
    onPlace(svg, event.detail.at);
    return;
  }
  choose(event.detail.index)?.closest("label").scrollIntoView({ block: "nearest" });
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-as]") : null;
  if (button && tool()?.value.startsWith("place:")) send([], [], button.dataset.as);
});

showTool();
