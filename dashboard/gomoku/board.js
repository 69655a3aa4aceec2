// The picture of 五子棋: a board, who plays which colour, the score. Measures are those of dashboard/gomoku/drawing.py.

// Return for each version a Map point -> {colour, number, version}; a row builds on the board of its parent.
class Positions {
  constructor(rows) {
    this.rows = rows;
    this.known = new Map([[0, new Map()]]);
  }

  // Boards that rows of a piece build on and that lie outside of it.
  join(ground) {
    for (const [version, stones] of ground) {
      if (!this.known.has(version)) {
        this.known.set(version, new Map(stones.map(([point, colour, number, version]) => [point, { colour, number, version }])));
      }
    }
  }

  at(version) {
    const chain = [];
    let from = version;
    while (!this.known.has(from)) {
      chain.push(this.rows[from - 1]);
      from = this.rows[from - 1].shown.parent;
    }
    let stones = this.known.get(from);
    for (const { version, shown } of chain.reverse()) {
      if (shown.added.length || shown.removed.length) {
        stones = new Map(stones);
        for (const point of shown.removed) stones.delete(point);
        for (const [point, colour, number] of shown.added) stones.set(point, { colour, number, version });
      }
      this.known.set(version, stones);
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
  constructor(feed, viewer) {
    this.feed = feed;
    this.viewer = viewer;
    this.measures = feed.picture;
    this.positions = new Positions(feed.rows);
    this.header = new Opponents(feed);
    this.head = this.header.element;
    this.buttons = [{ name: "numbers", does: () => this.number(), pressed: () => this.numbered }];
    this.keys = { n: () => this.number() };
    this.side = 2 * this.measures.margin + (this.measures.size - 1) * this.measures.cell;
    this.stones = draw("g", { class: "stones" });
    this.element = draw("svg", { class: "board", viewBox: `0 0 ${this.side} ${this.side}`, role: "img" });
    this.element.append(draw("rect", { class: "wood", width: this.side, height: this.side, rx: 8 }), this.grid(), this.stones);
    this.element.addEventListener("click", (event) => {
      const version = event.target.dataset.version;
      if (version) viewer.goTo(Number(version));
    });
  }

  join(ground) {
    this.positions.join(ground);
  }

  // Whether stones carry numbers is kept when the picture is built anew in another language.
  get numbered() {
    return this.viewer.kept.numbered !== false;
  }

  number() {
    this.viewer.kept.numbered = !this.numbered;
    this.viewer.show();
  }

  x(column) {
    return this.measures.margin + column * this.measures.cell;
  }

  y(row) {
    return this.measures.margin + (this.measures.size - 1 - row) * this.measures.cell;
  }

  grid() {
    const { size, margin, stars } = this.measures;
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

  // Draw the position after an event, with the last move and the winning lines.
  show(row) {
    const { size, stone } = this.measures;
    const circles = [];
    const numbers = [];
    const lying = this.positions.at(row.version);
    for (const [point, { colour, number, version }] of lying) {
      const at = place(point, size);
      const centre = { cx: this.x(at.column), cy: this.y(at.row) };
      const name = colour === "b" ? "black" : "white";
      circles.push(draw("circle", { class: name, "data-version": version, "data-point": point, r: stone, ...centre }));
      if (this.numbered && number) {
        const small = number > 99 ? " small" : "";
        numbers.push(draw("text", { class: name + small, x: centre.cx, y: centre.cy }, String(number)));
      }
    }
    const lines = row.shown.lines.map((line) => draw("polyline", { class: "won", points: this.path(line) }));
    this.stones.replaceChildren(...circles, ...lines, ...numbers, ...this.marks(row));
    this.element.setAttribute("aria-label", this.title(row, lying));
    this.header.show(row);
  }

  path(line) {
    return line
      .map((point) => place(point, this.measures.size))
      .map((at) => `${this.x(at.column)},${this.y(at.row)}`)
      .join(" ");
  }

  // A ring around the last move; a cross where this act's stone was put and could not lie.
  marks({ shown }) {
    const marks = [];
    const put = shown.stone && shown.added.length === 0 ? place(shown.point, this.measures.size) : null;
    const last = place(shown.last, this.measures.size);
    for (const [at, name] of [[last, "last"], [put, "refused"]]) {
      if (!at) continue;
      const x = this.x(at.column);
      const y = this.y(at.row);
      if (name === "last") marks.push(draw("circle", { class: name, cx: x, cy: y, r: this.measures.stone + 1 }));
      else marks.push(draw("path", { class: name, d: `M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16` }));
    }
    return marks;
  }

  // A stone stands for itself in the timeline, with its number.
  sign({ shown }) {
    if (!shown.stone) return null;
    const number = shown.added.length ? String(shown.added[0][2]) : "×";
    return make("span", { class: `disc ${shown.stone === "b" ? "black" : "white"}`, "aria-hidden": "true" }, number);
  }

  title(row, stones) {
    const { words } = this.feed;
    const count = (colour) => [...stones.values()].filter((lies) => lies.colour === colour).length;
    const game = row.game ? phrase(words.game, { n: row.game }) : words.beforeGames;
    const parts = [words.board + words.colon + game, `${words.black} ${count("b")}`, `${words.white} ${count("w")}`];
    if (row.shown.last) parts.push(`${words.lastMove} ${row.shown.last}`);
    for (const line of row.shown.lines) parts.push(`${words.wonLine} ${line.join(" ")}`);
    return parts.join(words.semicolon);
  }

  // The same in words: which stones there are, and rows of signs, the highest row first.
  text(row) {
    const { words } = this.feed;
    const stones = this.positions.at(row.version);
    const of = (colour) =>
      [...stones].filter(([, lies]) => lies.colour === colour).map(([point]) => point).join(" ") || words.none;
    const black = words.blackStones + words.colon + of("b");
    return { said: black + words.semicolon + words.whiteStones + words.colon + of("w"), rows: this.rows(stones) };
  }

  rows(stones) {
    const { size } = this.measures;
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

// The two players with their colours, and the score between them.
class Opponents {
  constructor(feed) {
    this.feed = feed;
    this.seats = [0, 1].map((seat) => {
      const disc = make("span", { class: "disc" });
      const colour = make("span", { class: "colour" });
      const name = make("span", { class: "name" }, feed.players[seat]);
      const card = make("div", { class: "seat" }, disc, make("div", {}, make("small", {}, feed.seats[seat], " · ", colour), name));
      return { card, disc, colour };
    });
    this.score = make("div", { class: "score" });
    this.element = make("div", { class: "across" }, this.seats[0].card, this.score, this.seats[1].card);
  }

  show({ shown }) {
    const { words } = this.feed;
    this.seats.forEach(({ disc, colour }, seat) => {
      const known = shown.black >= 0;
      const black = shown.black === seat;
      disc.className = `disc ${known ? (black ? "black" : "white") : ""}`;
      colour.textContent = known ? (black ? words.black : words.white) : words.noColour;
    });
    this.score.textContent = shown.score;
    this.score.setAttribute("aria-label", `${words.score} ${shown.score}`);
  }
}
