// The picture of a card game: lines such as the bottom above, what lies on the table, and three or four hands, each of which can be
// hidden. What is hidden here was sent: what a viewer must not see never leaves the server.

class CardTable {
  constructor(feed, viewer) {
    this.feed = feed;
    this.viewer = viewer;
    viewer.kept.hidden ??= new Set();
    this.hidden = viewer.kept.hidden;
    const starts = feed.rows.filter((row, n) => row.game && row.game !== (n ? feed.rows[n - 1].game : 0));
    this.starts = new Set(starts.map((row) => row.version));
    this.wide = feed.picture.grouped;
    this.head = make("div", { class: "deal" });
    this.trick = make("ol", {});
    this.sentence = make("p", { class: "unseen" });
    this.hands = feed.players.map((name, seat) => new HandPicture(feed, seat, name, () => this.hide([seat])));
    const lies = make("section", { class: "trick", "aria-label": feed.words.onTable }, make("h4", {}, feed.words.onTable), this.trick);
    this.element = make("div", { class: "cards", role: "group", "aria-label": feed.words.table }, this.sentence, lies);
    this.element.append(...this.hands.map((hand) => hand.element));
    this.buttons = [
      { name: "backDeal", does: () => this.toDeal(-1) },
      { name: "forwardDeal", does: () => this.toDeal(1) },
      { name: "hideAll", does: () => this.hideAll(), pressed: () => this.hidden.size === this.hands.length },
    ];
    this.keys = {
      "[": () => this.toDeal(-1),
      "]": () => this.toDeal(1),
      h: () => this.hideAll(),
      l: () => viewer.open("plays"),
      ...Object.fromEntries(this.hands.map((_, seat) => [String(seat + 1), () => this.hide([seat])])),
    };
  }

  toDeal(by) {
    this.viewer.step(by, (row) => this.starts.has(row.version));
  }

  hide(seats) {
    for (const seat of seats) if (!this.hidden.delete(seat)) this.hidden.add(seat);
    this.viewer.show();
  }

  hideAll() {
    const all = this.hidden.size === this.hands.length;
    this.hidden.clear();
    if (!all) this.hands.forEach((_, seat) => this.hidden.add(seat));
    this.viewer.show();
  }

  sign() {
    return null;
  }

  show(row) {
    const { words } = this.feed;
    const { lines, facts, trick, top } = row.shown;
    const item = (name, ...inside) => make("div", { class: "item" }, make("small", {}, name), ...inside);
    const items = lines.map(([name, things]) => item(name, ...things.flatMap((thing) => this.thing(thing))));
    this.head.replaceChildren(...items, ...facts.map(([name, value]) => item(name, make("b", {}, value))));
    const laid = Object.entries(trick).map(([version, what]) => this.laid(Number(version), what, Number(version) === top));
    this.trick.replaceChildren(...laid);
    if (!laid.length) this.trick.append(make("li", { class: "pass" }, words.none));
    this.hands.forEach((hand, seat) => hand.show(row.shown, this.hidden.has(seat)));
    this.sentence.textContent = [words.table, ...this.lines(row)].join(words.semicolon) + words.stop;
  }

  // One thing in a line above the hands.
  thing([who, cards, call, note]) {
    const held = cards ? this.held(cards) : null;
    const said = call ? make("b", {}, call) : null;
    const thing = who || held || said ? make("span", { class: "thing" }, who || null, held, said) : null;
    const told = note ? make("span", {}, note) : null;
    return thing && told ? [make("span", { class: "with-note" }, thing, told)] : [thing, told]; // so that no line ends between the two
  }

  held(cards) {
    return make("span", { class: "held", "aria-label": cardNames(cards, this.feed), role: "img" }, ...cardPictures(cards, this.feed));
  }

  // What a seat has put down; a click leads to where it did.
  laid(version, [seat, cards, name], top) {
    const { words, seats } = this.feed;
    const parts = [make("span", { class: "seat-name" }, seats[seat])];
    if (cards) parts.push(this.held(cards));
    parts.push(make("span", { class: "pattern" }, name));
    if (top) parts.push(make("span", { class: "badge top" }, words.toBeat));
    const item = make("li", { class: [cards ? "" : "pass", top ? "top" : ""].filter(Boolean).join(" ") || null }, ...parts);
    item.addEventListener("click", () => this.viewer.goTo(version));
    return item;
  }

  text(row) {
    return { said: "", rows: this.lines(row).join("\n") };
  }

  // The table in words, as dashboard/cards/table.py says it; a hand that is hidden is only counted.
  lines(row) {
    const { words, seats, players } = this.feed;
    const { comma, colon } = words;
    const { lines, facts, trick, hands } = row.shown;
    const found = lines.map(([name, things]) => name + colon + things.map((thing) => this.itemSaid(thing)).join(comma));
    if (facts.length) found.push(facts.map(([name, value]) => `${name} ${value}`).join(comma));
    players.forEach((name, seat) => {
      const hand = hands[seat];
      const who = [seats[seat], name, ...hand.badges, countSaid(hand, words)].filter(Boolean).join(" ");
      const unknown = hand.unknown ? phrase(words.unknown, { n: hand.unknown }) : "";
      const odd = hand.odd ? `${words.odd} ${cardNames(hand.odd, this.feed)}` : "";
      const held = this.hidden.has(seat) ? [words.hidden] : [cardNames(hand.cards, this.feed), unknown, odd];
      found.push(who + colon + (held.filter(Boolean).join(comma) || (counted(hand) === null ? "?" : words.none)));
    });
    const isTop = (at) => this.feed.picture.top_is_said && Number(at) === row.shown.top;
    const laid = Object.entries(trick).map(([at, [seat, cards, name]]) => {
      const said = isTop(at) ? name + comma + words.toBeat : name;
      return cards ? `${seats[seat]} ${cardNames(cards, this.feed)}${bracketed(said, this.feed)}` : `${seats[seat]} ${name}`;
    });
    return [...found, words.onTable + colon + (laid.join(comma) || words.none)];
  }

  itemSaid([who, cards, call, note]) {
    const said = [who, cardNames(cards, this.feed), call].filter(Boolean).join(" ");
    return [said, note].filter(Boolean).join(this.feed.words.comma);
  }
}

// How many cards are in a hand; null where that is not for who looks.
function counted(hand) {
  const known = hand.cards ? hand.cards.split(" ").filter((each) => !each.startsWith("/")).length : 0;
  return hand.unknown === null ? null : known + hand.unknown;
}

function countSaid(hand, words) {
  const count = counted(hand);
  return count === null ? words.untold : phrase(words.count, { n: count });
}

// One hand: who holds it, how many cards are left, what counts for it; its cards, unless they are hidden.
class HandPicture {
  constructor(feed, seat, name, toggle) {
    this.feed = feed;
    this.seat = seat;
    const { words } = feed;
    this.badges = make("span", { class: "marks" });
    this.due = make("span", { class: "badge due" }, words.turn);
    this.left = make("span", { class: "left" });
    this.facts = make("span", { class: "facts" });
    this.button = make("button", { type: "button", "data-does": `hand${seat + 1}` });
    this.button.addEventListener("click", toggle);
    const who = make("div", { class: "who" }, make("span", { class: "seat-name" }, feed.seats[seat]), make("span", { class: "name" }, name));
    who.append(this.badges, this.due, this.left, this.facts);
    this.cards = make("div", { class: "held" });
    this.odd = make("p", { class: "odd" });
    this.element = make("section", { class: "hand", "data-seat": seat, "aria-label": `${feed.seats[seat]} ${name}` }, who, this.button, this.cards, this.odd);
  }

  show({ hands, turns }, hidden) {
    const { words, seats, picture } = this.feed;
    const hand = hands[this.seat];
    const count = counted(hand);
    const due = turns.includes(this.seat);
    this.element.classList.toggle("is-due", due);
    this.due.hidden = !due;
    this.badges.replaceChildren(...hand.badges.map((badge) => make("span", { class: "mark" }, badge)));
    this.left.textContent = countSaid(hand, words);
    this.facts.replaceChildren(...hand.facts.map(([name, value]) => make("span", { class: "total" }, `${name} ${value}`)));
    this.button.textContent = hidden ? words.reveal : words.hide;
    this.button.setAttribute("aria-expanded", String(!hidden));
    this.button.setAttribute("aria-label", `${seats[this.seat]} ${hidden ? words.reveal : words.hide}`);
    const pictures = picture.heads.length ? cardSuits : picture.grouped ? cardGroups : cardPictures;
    const known = hidden ? [] : pictures(hand.cards, this.feed);
    const unseen = hidden ? count : hand.unknown;
    this.cards.replaceChildren(...known, ...(unseen === 0 ? [] : backs(unseen)));
    this.cards.setAttribute("aria-hidden", "true"); // the sentence says it in words
    this.odd.hidden = hidden || !hand.odd;
    const badged = [badge("finding", words.odd), " ", make("span", { class: "held" }, ...cardPictures(hand.odd, this.feed))];
    this.odd.replaceChildren(...badged);
    this.odd.title = words.oddHint;
  }
}
