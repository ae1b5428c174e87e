// How the places of a map lie; the twins of `drawing/hexagons.py` and `drawing/boxes.py`, which say what the figures are.
//
// `sides` go clockwise from the east, side k from corner k to the next; of two names that a side has the first half of
// them is kept.

const HALF = 26; // of a hex's or square's width
const QUARTER = 15; // of a hex's height

const hex = {
  wide: 2 * HALF,
  sides: ["e", "se", "sw", "w", "nw", "ne"],
  corners: [[HALF, -QUARTER], [HALF, QUARTER], [0, 2 * QUARTER], [-HALF, QUARTER], [-HALF, -QUARTER], [0, -2 * QUARTER]],
  middle: ([column, row]) => [HALF * (2 * column + (row & 1)), 3 * QUARTER * row],
  place(x, y) {
    const r = y / (3 * QUARTER);
    const q = x / (2 * HALF) - r / 2;
    let [column, row] = [Math.round(q), Math.round(r)];
    const third = Math.round(-q - r);
    const off = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)];
    if (off[0] > off[1] && off[0] > off[2]) column = -row - third;
    else if (off[1] > off[2]) row = -column - third;
    return [column + Math.floor(row / 2), row];
  },
};

const square = {
  wide: 2 * HALF,
  sides: ["e", "s", "w", "n"],
  corners: [[HALF, -HALF], [HALF, HALF], [-HALF, HALF], [-HALF, -HALF]],
  middle: ([column, row]) => [2 * HALF * column, 2 * HALF * row],
  place: (x, y) => [Math.floor((x + HALF) / (2 * HALF)), Math.floor((y + HALF) / (2 * HALF))],
};

export const GEOMETRIES = { hex, square };

// The corners of a place.
export function cornersOf(geometry, at) {
  const [x, y] = geometry.middle(at);
  return geometry.corners.map(([dx, dy]) => [x + dx, y + dy]);
}

// The place on the other side of one: as far beyond the side's middle as that is from its own.
export function neighbourOf(geometry, at, side) {
  const [x, y] = geometry.middle(at);
  const k = geometry.sides.indexOf(side);
  const [a, b] = [geometry.corners[k], geometry.corners[(k + 1) % geometry.corners.length]];
  return geometry.place(x + a[0] + b[0], y + a[1] + b[1]);
}

// Places as one path.
export const pathOf = (geometry, places) => places.map((at) => `M${cornersOf(geometry, at).join("L")}z`).join("");
