// Beside the board: who plays, how it stands, and what is said of the present act.

class Header {
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
    this.state = make("p", { class: "state" });
    const across = make("div", { class: "across" }, this.seats[0].card, this.score, this.seats[1].card);
    this.element = make("section", { class: "header", "aria-label": feed.words.players }, across, this.state);
  }

  show(row) {
    const { words } = this.feed;
    this.seats.forEach(({ disc, colour }, seat) => {
      const known = row.black >= 0;
      const black = row.black === seat;
      disc.className = `disc ${known ? (black ? "black" : "white") : ""}`;
      colour.textContent = known ? (black ? words.black : words.white) : words.noColour;
    });
    this.score.textContent = row.score;
    this.score.setAttribute("aria-label", `${words.score} ${row.score}`);
    const game = row.game ? phrase(words.game, { n: row.game }) : words.beforeGames;
    this.state.replaceChildren(
      make("span", {}, game),
      make("span", {}, row.phase),
      make("span", {}, `${words.turn} `, make("b", {}, row.turn)),
    );
  }
}

class Now {
  constructor(feed) {
    this.feed = feed;
    this.element = make("section", { class: "now", "aria-label": feed.words.now });
  }

  show(row, act) {
    const { words } = this.feed;
    const when = row.at ? new Date(row.at).toLocaleString(this.feed.lang) : "";
    const by = [phrase(words.record, { n: row.version }), row.who, when].filter(Boolean).join(" · ");
    const said = make("p", { class: row.slipped ? "said slipped" : "said" }, row.text);
    if (row.slipped) said.append(" ", badge("slips", words.slipped));
    const parts = [said, make("p", { class: "by" }, by)];
    if (row !== act) parts.push(make("p", { class: "by" }, `${phrase(words.record, { n: act.version })} · ${act.text}`));
    const clause = row.clause || act.clause;
    if (clause) parts.push(this.clause(clause));
    parts.push(...act.notes.map((note) => this.note(note)));
    this.element.replaceChildren(...parts);
  }

  clause(id) {
    return make("p", { class: "clause" }, make("b", {}, `[${id}] `), this.feed.clauses[id] || "");
  }

  note(note) {
    const { words } = this.feed;
    const parts = [make("p", {}, badge(note.kind, words[note.kind]), " ", note.text)];
    if (note.kind === "finding" && note.clause) parts.push(this.clause(note.clause));
    if (note.effect) parts.push(make("p", { class: "effect" }, make("b", {}, `${words.effect} `), note.effect));
    if (note.waits) parts.push(make("p", { class: "effect" }, note.waits));
    if (note.option) parts.push(make("p", { class: "effect" }, make("b", {}, `${words.option} `), note.option));
    return make("div", { class: `note ${note.kind}` }, ...parts);
  }
}

// What opens below: the record as stored, the board for readers by ear, the keys.
class Drawers {
  constructor(feed) {
    this.feed = feed;
    this.line = make("pre", { tabindex: 0, "aria-label": feed.words.raw });
    this.raw = drawer("raw", feed.words.raw, make("p", { class: "by" }, feed.words.rawHint), this.line);
    this.rows = make("pre", { tabindex: 0, "aria-label": feed.words.textBoard });
    this.stones = make("p", {});
    this.text = drawer("text-board", feed.words.textBoard, this.stones, this.rows);
    const keys = feed.keys.flatMap(([key, does]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, does)]);
    this.help = drawer("help", feed.words.help, make("dl", {}, ...keys));
    this.element = make("div", { class: "drawers" }, this.text, this.raw, this.help);
  }

  show(row, board, stones) {
    const { words } = this.feed;
    this.line.textContent = this.feed.lines[row.version - 1];
    this.rows.textContent = board.rows(stones);
    const of = (colour) =>
      [...stones].filter(([, lies]) => lies.colour === colour).map(([point]) => point).join(" ") || words.none;
    const black = words.blackStones + words.colon + of("b");
    this.stones.textContent = black + words.semicolon + words.whiteStones + words.colon + of("w");
  }
}

function drawer(name, title, ...inside) {
  return make("details", { class: name }, make("summary", {}, title), ...inside);
}
