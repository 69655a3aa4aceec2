// The picture of a card game: the bottom and the calls above, what lies on the table, and any number of hands, each of which can
// be hidden. What is hidden here was sent: what a viewer must not see never leaves the server.

class CardTable {
  constructor(feed, viewer) {
    this.feed = feed;
    this.viewer = viewer;
    viewer.kept.hidden ??= new Set();
    this.hidden = viewer.kept.hidden;
    const starts = feed.rows.filter((row, n) => row.game && row.game !== (n ? feed.rows[n - 1].game : 0));
    this.starts = new Set(starts.map((row) => row.version));
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
    const { words, seats } = this.feed;
    const { bottom, note, bids, facts, trick, top } = row.shown;
    const item = (name, ...inside) => make("div", { class: "item" }, make("small", {}, name), ...inside);
    const items = [item(words.bottom, make("span", { class: "held" }, ...cardPictures(bottom, words)), make("span", {}, note))];
    if (bids.length) items.push(item(words.bids, ...bids.map(([seat, call]) => make("span", {}, `${seats[seat]} `, make("b", {}, call)))));
    items.push(...facts.map(([name, value]) => item(name, make("b", {}, value))));
    this.head.replaceChildren(...items);
    this.trick.replaceChildren(...trick.map((n, place) => this.laid(row, n, place === top)));
    if (!trick.length) this.trick.append(make("li", { class: "pass" }, words.none));
    this.hands.forEach((hand, seat) => hand.show(row.shown, this.hidden.has(seat)));
    this.sentence.textContent = [words.table, ...this.lines(row)].join(words.semicolon) + words.stop;
  }

  // What a seat has put down; a click leads to where it did.
  laid(row, n, top) {
    const { words, seats, picture } = this.feed;
    const { seat, cards, name } = picture.laid[n];
    const parts = [make("span", { class: "seat-name" }, seats[seat])];
    if (cards) parts.push(make("span", { class: "held", "aria-label": cardNames(cards, words), role: "img" }, ...cardPictures(cards, words)));
    parts.push(make("span", { class: "pattern" }, name));
    if (top) parts.push(make("span", { class: "badge top" }, words.toBeat));
    const item = make("li", { class: [cards ? "" : "pass", top ? "top" : ""].filter(Boolean).join(" ") || null }, ...parts);
    item.addEventListener("click", () => this.viewer.goTo(this.since(row, n)));
    return item;
  }

  since(row, n) {
    let version = row.version;
    while (version > 1 && this.feed.rows[version - 2].shown.trick.includes(n)) version -= 1;
    return version;
  }

  text(row) {
    return { said: "", rows: this.lines(row).join("\n") };
  }

  // The table in words, as dashboard/cards/table.py says it; a hand that is hidden is only counted.
  lines(row) {
    const { words, seats, players, picture } = this.feed;
    const colon = words.colon;
    const comma = words.comma;
    const { bottom, note, bids, facts, trick, hands, marks } = row.shown;
    const lines = [words.bottom + colon + [cardNames(bottom, words), note].filter(Boolean).join(comma)];
    if (bids.length) lines.push(words.bids + colon + bids.map(([seat, call]) => `${seats[seat]} ${call}`).join(comma));
    if (facts.length) lines.push(facts.map(([name, value]) => `${name} ${value}`).join(comma));
    players.forEach((name, seat) => {
      const hand = hands[seat];
      const who = [seats[seat], name, marks[seat], phrase(words.count, { n: counted(hand) })].filter(Boolean).join(" ");
      const unknown = hand.unknown ? phrase(words.unknown, { n: hand.unknown }) : "";
      const odd = hand.odd ? `${words.odd} ${cardNames(hand.odd, words)}` : "";
      const held = this.hidden.has(seat) ? [words.hidden] : [cardNames(hand.cards, words), unknown, odd];
      lines.push(who + colon + (held.filter(Boolean).join(comma) || words.none));
    });
    const brackets = this.feed.lang === "en" ? [" (", ")"] : ["（", "）"];
    const laid = trick.map((n) => {
      const { seat, cards, name } = picture.laid[n];
      return cards ? `${seats[seat]} ${cardNames(cards, words)}${brackets[0]}${name}${brackets[1]}` : `${seats[seat]} ${name}`;
    });
    lines.push(words.onTable + colon + (laid.join(comma) || words.none));
    return lines;
  }
}

function counted(hand) {
  return codesOf(hand.cards).length + hand.unknown;
}

// One hand: who holds it, how many cards are left, its points; its cards, unless they are hidden.
class HandPicture {
  constructor(feed, seat, name, toggle) {
    this.feed = feed;
    this.seat = seat;
    const { words } = feed;
    this.mark = make("span", { class: "mark" });
    this.due = make("span", { class: "badge due" }, words.turn);
    this.left = make("span", { class: "left" });
    this.total = make("span", { class: "total" });
    this.button = make("button", { type: "button", "data-does": `hand${seat + 1}` });
    this.button.addEventListener("click", toggle);
    const who = make("div", { class: "who" }, make("span", { class: "seat-name" }, feed.seats[seat]), make("span", { class: "name" }, name));
    who.append(this.mark, this.due, this.left, this.total);
    this.cards = make("div", { class: "held" });
    this.odd = make("p", { class: "odd" });
    this.element = make("section", { class: "hand", "data-seat": seat, "aria-label": `${feed.seats[seat]} ${name}` }, who, this.button, this.cards, this.odd);
  }

  show({ hands, marks, totals, turn }, hidden) {
    const { words, seats } = this.feed;
    const hand = hands[this.seat];
    const count = counted(hand);
    this.element.classList.toggle("is-due", turn === this.seat);
    this.due.hidden = turn !== this.seat;
    this.mark.textContent = marks[this.seat];
    this.mark.hidden = !marks[this.seat];
    this.left.textContent = phrase(words.count, { n: count });
    const total = totals[this.seat];
    this.total.textContent = `${words.total} ${total > 0 ? "+" : ""}${String(total).replace("-", "−")}`;
    this.button.textContent = hidden ? words.reveal : words.hide;
    this.button.setAttribute("aria-expanded", String(!hidden));
    this.button.setAttribute("aria-label", `${seats[this.seat]} ${hidden ? words.reveal : words.hide}`);
    const known = hidden ? [] : cardPictures(hand.cards, words);
    const unseen = hidden ? count : hand.unknown;
    this.cards.replaceChildren(...known, ...(unseen ? backs(unseen) : []));
    this.cards.setAttribute("aria-hidden", "true"); // the sentence says it in words
    this.odd.hidden = hidden || !hand.odd;
    const badged = [badge("finding", words.odd), " ", make("span", { class: "held" }, ...cardPictures(hand.odd, words))];
    this.odd.replaceChildren(...badged);
    this.odd.title = words.oddHint;
  }
}
