// The timeline: one button for every event, grouped by game, with its icon, its findings as icon and word, its state. For events
// that have not come yet stands one button, which leads to the first of them.

class Timeline {
  constructor(feed, picture, choose) {
    this.feed = feed;
    this.picture = picture;
    this.buttons = new Map();
    this.gaps = [];
    this.list = make("ol", { class: "timeline", "aria-label": feed.words.timeline });
    for (const [n, first] of feed.starts.entries()) this.list.append(...this.gap(n, this.rowsOf(n), first));
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-version]");
      if (button) choose(Number(button.dataset.version));
    });
  }

  rowsOf(piece) {
    const { starts, rows } = this.feed;
    return rows.slice(starts[piece] - 1, piece + 1 < starts.length ? starts[piece + 1] - 1 : rows.length);
  }

  // The heading of the game that begins with a row, if one does.
  heading(row) {
    const before = row.version > 1 ? this.feed.rows[row.version - 2].game : null;
    if (row.game === before) return [];
    const { words } = this.feed;
    return [make("li", { class: "game" }, row.game === 0 ? words.beforeGames : phrase(words.game, { n: row.game }))];
  }

  gap(piece, rows, first) {
    const { words } = this.feed;
    const to = (rows.find((row) => !row.slipped) || rows[0]).version;
    const button = make("button", { type: "button", "data-version": to, tabindex: -1 }, icon("note"));
    button.append(make("span", { class: "text" }, phrase(words.records, { first, last: first + rows.length - 1 })));
    const flags = rows.filter((row) => row.flag).length;
    if (flags) button.append(badge("finding", phrase(words.flags, { n: flags })));
    const games = [rows[0].game, rows[rows.length - 1].game];
    if (games[0] !== games[1]) button.append(make("span", { class: "count" }, phrase(words.upTo, { game: phrase(words.game, { n: games[1] }) })));
    const item = make("li", { class: "gap" }, button);
    const items = [...this.heading(rows[0]), item];
    this.gaps[piece] = { items, button };
    return items;
  }

  // A piece has come: its events stand where the gap was.
  join(piece) {
    const { items, button } = this.gaps[piece];
    this.held = button === this.list.getRootNode().activeElement;
    const made = this.rowsOf(piece).flatMap((row) => [...this.heading(row), this.item(row)]);
    const above = this.list.scrollHeight;
    const later = this.current && items[0].compareDocumentPosition(this.current) & Node.DOCUMENT_POSITION_FOLLOWING;
    items[0].before(...made);
    for (const item of items) item.remove();
    if (later) this.list.scrollTop += this.list.scrollHeight - above; // what is read stays where it is
    delete this.gaps[piece];
  }

  item(row) {
    const { words, kinds } = this.feed;
    const state = [row.result && "result", row.slipped && "slipped"].filter(Boolean).join(" ");
    const button = make("button", { type: "button", "data-version": row.version, tabindex: -1 });
    button.append(this.picture.sign(row) || icon(row.icon));
    const text = make(row.slipped ? "s" : "span", { class: "text" }, row.text);
    button.append(make("span", { class: "unseen" }, kinds[row.icon]), text);
    const found = row.notes.filter((note) => note.kind === "finding").length;
    if (found) button.append(badge("finding", found > 1 ? `${words.finding} ${found}` : words.finding));
    for (const kind of ["open", "parting"]) {
      if (row.notes.some((note) => note.kind === kind)) button.append(badge(kind, words[kind]));
    }
    if (row.slipped) button.append(badge("slips", words.slipped));
    this.buttons.set(row.version, button);
    return make("li", { class: state || null }, button);
  }

  show(version, withSlips) {
    this.list.classList.toggle("with-slips", withSlips);
    if (this.current) {
      this.current.removeAttribute("aria-current");
      this.current.tabIndex = -1;
    }
    const button = this.buttons.get(version) || this.gaps[pieceOf(this.feed, version)].button;
    button.setAttribute("aria-current", "step");
    button.tabIndex = 0;
    const held = this.held || (this.current && this.list.contains(this.list.getRootNode().activeElement));
    this.held = false;
    this.current = button;
    if (held) button.focus({ preventScroll: true });
    // Scroll the list alone: the page stays where its reader has put it.
    const top = button.offsetTop;
    const { scrollTop, clientHeight } = this.list;
    if (top < scrollTop + 30 || top + button.offsetHeight > scrollTop + clientHeight - 10) {
      this.list.scrollTop = top - clientHeight / 2;
    }
  }
}

function badge(kind, word) {
  return make("span", { class: `badge ${kind}` }, icon(kind), word);
}
