// The board of one frame: which stones lie there, and their picture. Measures are those of dashboard/drawing.py.

// Return for each version a Map point -> {colour, number, version}; a frame builds on the board of its parent.
class Positions {
  constructor(rows) {
    this.rows = rows;
    this.known = new Map([[0, new Map()]]);
  }

  at(version) {
    const chain = [];
    let from = version;
    while (!this.known.has(from)) {
      chain.push(this.rows[from - 1]);
      from = this.rows[from - 1].parent;
    }
    let stones = this.known.get(from);
    for (const row of chain.reverse()) {
      if (row.added.length || row.removed.length) {
        stones = new Map(stones);
        for (const point of row.removed) stones.delete(point);
        for (const [point, colour, number] of row.added) stones.set(point, { colour, number, version: row.version });
      }
      this.known.set(row.version, stones);
    }
    return stones;
  }
}

// Return {column, row} from 0, or null for what lies off the board.
function place(point, size) {
  const found = /^([a-z])(\d{1,2})$/.exec(point);
  if (!found) return null;
  const column = found[1].charCodeAt(0) - 97;
  const row = Number(found[2]) - 1;
  return column < size && row >= 0 && row < size ? { column, row } : null;
}

function pointAt(column, row) {
  return String.fromCharCode(97 + column) + (row + 1);
}

class Board {
  constructor(feed) {
    this.feed = feed;
    this.side = 2 * feed.margin + (feed.size - 1) * feed.cell;
    this.stones = draw("g", { class: "stones" });
    this.svg = draw("svg", { class: "board", viewBox: `0 0 ${this.side} ${this.side}`, role: "img" });
    this.svg.append(draw("rect", { class: "wood", width: this.side, height: this.side, rx: 8 }), this.grid(), this.stones);
  }

  x(column) {
    return this.feed.margin + column * this.feed.cell;
  }

  y(row) {
    return this.feed.margin + (this.feed.size - 1 - row) * this.feed.cell;
  }

  grid() {
    const { size, margin, stars } = this.feed;
    const near = margin;
    const far = this.x(size - 1);
    const grid = draw("g", { class: "grid" });
    for (let n = 0; n < size; n++) {
      const edge = n === 0 || n === size - 1 ? "edge" : null;
      grid.append(
        draw("path", { class: edge, d: `M${near} ${this.y(n)}H${far}M${this.x(n)} ${near}V${far}` }),
        draw("text", { x: margin / 2 - 3, y: this.y(n) }, String(n + 1)),
        draw("text", { x: this.x(n), y: far + margin / 2 + 3 }, pointAt(n, 0)[0]),
      );
    }
    for (const point of stars) {
      const at = place(point, size);
      grid.append(draw("circle", { cx: this.x(at.column), cy: this.y(at.row), r: 3 }));
    }
    return grid;
  }

  // Draw a position; `row` gives the last move and the winning lines.
  show(stones, row, numbered, title) {
    const { size, stone } = this.feed;
    const circles = [];
    const numbers = [];
    for (const [point, { colour, number, version }] of stones) {
      const at = place(point, size);
      const centre = { cx: this.x(at.column), cy: this.y(at.row) };
      const name = colour === "b" ? "black" : "white";
      circles.push(draw("circle", { class: name, "data-version": version, "data-point": point, r: stone, ...centre }));
      if (numbered && number) {
        const small = number > 99 ? " small" : "";
        numbers.push(draw("text", { class: name + small, x: centre.cx, y: centre.cy }, String(number)));
      }
    }
    const lines = row.lines.map((line) => draw("polyline", { class: "won", points: this.path(line) }));
    this.stones.replaceChildren(...circles, ...lines, ...numbers, ...this.marks(row));
    this.svg.setAttribute("aria-label", title);
  }

  path(line) {
    return line
      .map((point) => place(point, this.feed.size))
      .map((at) => `${this.x(at.column)},${this.y(at.row)}`)
      .join(" ");
  }

  // A ring around the last move; a cross where this act's stone was put and could not lie.
  marks(row) {
    const marks = [];
    const put = row.stone && row.added.length === 0 ? place(row.point, this.feed.size) : null;
    const last = place(row.last, this.feed.size);
    for (const [at, name] of [[last, "last"], [put, "refused"]]) {
      if (!at) continue;
      const x = this.x(at.column);
      const y = this.y(at.row);
      if (name === "last") marks.push(draw("circle", { class: name, cx: x, cy: y, r: this.feed.stone + 1 }));
      else marks.push(draw("path", { class: name, d: `M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16` }));
    }
    return marks;
  }

  // The same as rows of signs, the highest row first.
  rows(stones) {
    const { size } = this.feed;
    const lines = [];
    for (let row = size - 1; row >= 0; row--) {
      const signs = [];
      for (let column = 0; column < size; column++) {
        const lies = stones.get(pointAt(column, row));
        signs.push(!lies ? "·" : lies.colour === "b" ? "●" : "○");
      }
      lines.push(`${String(row + 1).padStart(2)} ${signs.join(" ")}`);
    }
    const letters = Array.from({ length: size }, (_, column) => pointAt(column, 0)[0]);
    return [...lines, `   ${letters.join(" ")}`].join("\n");
  }
}
