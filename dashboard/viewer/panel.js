// Beside the picture: where play stands, what is said of the present act, and what opens below.

class Header {
  constructor(feed, head) {
    this.feed = feed;
    this.state = make("p", { class: "state" });
    this.element = make("section", { class: "header", "aria-label": feed.words.players }, head, this.state);
  }

  show(row) {
    const { words } = this.feed;
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

// What opens below: what could be played, the picture in words, the record as stored, the keys.
class Drawers {
  constructor(feed, picture) {
    this.feed = feed;
    this.picture = picture;
    const { words } = feed;
    this.sections = make("div", { class: "sections" });
    this.plays = feed.plays ? drawer("plays", words.plays, this.sections) : null;
    this.line = make("pre", { tabindex: 0, "aria-label": words.raw });
    this.raw = drawer("raw", words.raw, make("p", { class: "by" }, words.rawHint), this.line);
    this.rows = make("pre", { tabindex: 0, "aria-label": words.textTable });
    this.said = make("p", {});
    this.text = drawer("text-board", words.textTable, this.said, this.rows);
    const keys = feed.keys.flatMap(([key, does]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, does)]);
    this.help = drawer("help", words.help, make("dl", {}, ...keys));
    this.element = make("div", { class: "drawers" }, ...[this.plays, this.text, this.raw, this.help].filter(Boolean));
  }

  // `about` is what the server has sent of one event; of another it is being asked.
  show(row, about) {
    const { said, rows } = this.picture.text(row);
    const mine = about.version === row.version ? about : null;
    this.said.textContent = said;
    this.said.hidden = !said;
    this.rows.textContent = rows;
    this.line.textContent = row.line ?? mine?.line ?? this.feed.words.asking;
    if (this.plays) this.sections.replaceChildren(...(mine ? mine.plays.map(section) : [make("p", { class: "by" }, this.feed.words.asking)]));
  }
}

function section([heading, lines]) {
  return make("section", {}, make("h4", {}, heading), make("ul", {}, ...lines.map((line) => make("li", {}, line))));
}

function drawer(name, title, ...inside) {
  return make("details", { class: name }, make("summary", {}, title), ...inside);
}
