// The timeline: one button for every event, grouped by game, with its icon, its findings as icon and word, its state.

class Timeline {
  constructor(feed, picture, choose) {
    this.feed = feed;
    this.picture = picture;
    this.buttons = new Map();
    this.list = make("ol", { class: "timeline", "aria-label": feed.words.timeline });
    let game = null;
    for (const row of feed.rows) {
      if (row.game !== game) {
        game = row.game;
        const name = game === 0 ? feed.words.beforeGames : phrase(feed.words.game, { n: game });
        this.list.append(make("li", { class: "game" }, name));
      }
      this.list.append(this.item(row));
    }
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-version]");
      if (button) choose(Number(button.dataset.version));
    });
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
    const button = this.buttons.get(version);
    button.setAttribute("aria-current", "step");
    button.tabIndex = 0;
    const held = this.current && this.list.contains(this.list.getRootNode().activeElement);
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
