// How the places of a map lie; the twin of `drawing/hexagons.py`, which says what the figures are.

const HALF = 26; // of a hex's width
const QUARTER = 15; // of its height

export const GEOMETRIES = {
  hex: {
    wide: 2 * HALF,
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
  },
};
