// Cards as small pictures and as words. Codes are those of core/cards.py: `S7`, `BJ`, `?7` without its suit, `??` unknown; `H9#0`
// bears the first of the marks of its table, and `/0` begins a group under the first of its heads.

const SUITS = { S: "♠", H: "♥", C: "♣", D: "♦" };
const RED = new Set(["H", "D"]);
const CARD = /^[SHCD?][2-9TJQKA]$/;
const AS_TEXT = "\uFE0E"; // a suit is a sign of the text, never a coloured picture

// Cards of a string as { code, mark }; a mark is [label, words].
function codesOf(packed, feed) {
  if (!packed) return [];
  return packed.split(" ").filter((each) => !each.startsWith("/")).map((each) => {
    const [code, mark] = each.split("#");
    return { code, mark: mark === undefined ? null : feed.picture.marks[mark] };
  });
}

// Cards of a string by the groups in it, as { head, cards }; a head is [label, words], null before the first one.
function groupsOf(packed, feed) {
  const groups = [];
  for (const part of packed ? packed.split(/ ?(?=\/)/) : []) {
    const [first, ...rest] = part.split(" ");
    const head = first.startsWith("/") ? feed.picture.heads[first.slice(1)] : null;
    groups.push({ head, cards: codesOf(head ? rest.join(" ") : part, feed) });
  }
  return groups;
}

// The name of a card in a row of cards, as dashboard/cards/table.py gives it.
function cardName({ code, mark }, feed) {
  return plainName(code, feed.words) + (mark ? bracketed(mark[1], feed) : "");
}

function plainName(code, words) {
  if (code === "??") return "?";
  if (code === "BJ") return words.smallJoker;
  if (code === "RJ") return words.bigJoker;
  if (!CARD.test(code)) return code;
  return (SUITS[code[0]] || "") + (code[1] === "T" ? "10" : code[1]);
}

function cardNames(packed, feed) {
  const names = ({ head, cards }) => [...(head && head[1] ? [head[1]] : []), ...cards.map((card) => cardName(card, feed))];
  return groupsOf(packed, feed).map((group) => names(group).join(" ")).filter(Boolean).join(feed.words.comma);
}

function bracketed(said, feed) {
  return feed.lang === "en" ? ` (${said})` : `（${said}）`;
}

function cardPicture({ code, mark }, feed) {
  const [kind, ...signs] = pictured(code, feed.words);
  const label = mark ? make("small", {}, mark[0]) : null;
  return make("span", { class: `card ${kind}${mark ? " marked" : ""}`, "data-card": CARD.test(code) ? code : null }, ...signs, label);
}

// Its classes and what is written on it.
function pictured(code, words) {
  if (code === "??") return ["back", "?"];
  if (code === "BJ" || code === "RJ") {
    const name = plainName(code, words);
    const [one, two] = name.includes(" ") ? name.split(" ") : [...name];
    const small = name.includes(" ") ? "joker small" : "joker";
    return [`${small} ${code === "RJ" ? "red" : "black"}`, make("b", {}, one), make("i", {}, two)];
  }
  if (!CARD.test(code)) return ["vague", code];
  const suit = SUITS[code[0]];
  const kind = !suit ? "vague" : RED.has(code[0]) ? "red" : "black";
  return [kind, make("b", {}, code[1] === "T" ? "10" : code[1]), make("i", {}, suit ? suit + AS_TEXT : "?")];
}

function cardPictures(packed, feed) {
  return codesOf(packed, feed).map((card) => cardPicture(card, feed));
}

// Cards with those of one rank side by side in a group, in which they overlap.
function cardGroups(packed, feed) {
  const groups = [];
  let last = null;
  for (const card of codesOf(packed, feed)) {
    const rank = CARD.test(card.code) ? card.code[1] : card.code;
    if (rank !== last) groups.push(make("span", { class: "group" }));
    groups[groups.length - 1].append(cardPicture(card, feed));
    last = rank;
  }
  return groups;
}

// Cards in groups, each under its head.
function cardSuits(packed, feed) {
  return groupsOf(packed, feed).map(({ head, cards }) => {
    const label = head && head[0] ? make("small", { class: "head" }, head[0]) : null;
    return make("span", { class: label ? "suit headed" : "suit" }, label, ...cards.map((card) => cardPicture(card, feed)));
  });
}

// Cards of which nothing is known: one back, and how many there are; null: that is not told.
function backs(count) {
  const back = make("span", { class: "card back" }, "?");
  return count === null ? [back] : [back, make("span", { class: "times" }, `× ${count}`)];
}
