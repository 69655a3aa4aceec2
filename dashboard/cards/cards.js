// Cards as small pictures and as words. Codes are those of core/cards.py: `S7`, `BJ`, `?7` without its suit, `??` unknown.

const SUITS = { S: "♠", H: "♥", C: "♣", D: "♦" };
const RED = new Set(["H", "D"]);
const AS_TEXT = "\uFE0E"; // a suit is a sign of the text, never a coloured picture

function codesOf(packed) {
  return packed ? packed.split(" ") : [];
}

// The name of a card in a row of cards, as dashboard/cards/table.py gives it.
function cardName(code, words) {
  if (code === "??") return "?";
  if (code === "BJ") return words.smallJoker;
  if (code === "RJ") return words.bigJoker;
  if (!/^[SHCD?][2-9TJQKA]$/.test(code)) return code;
  return (SUITS[code[0]] || "") + (code[1] === "T" ? "10" : code[1]);
}

function cardNames(packed, words) {
  return codesOf(packed).map((code) => cardName(code, words)).join(" ");
}

function cardPicture(code, words) {
  if (code === "??") return make("span", { class: "card back" }, "?");
  if (code === "BJ" || code === "RJ") {
    const name = cardName(code, words);
    const [one, two] = name.includes(" ") ? name.split(" ") : [...name];
    const small = name.includes(" ") ? "joker small" : "joker";
    return make("span", { class: `card ${small} ${code === "RJ" ? "red" : "black"}` }, make("b", {}, one), make("i", {}, two));
  }
  if (!/^[SHCD?][2-9TJQKA]$/.test(code)) return make("span", { class: "card vague" }, code);
  const rank = code[1] === "T" ? "10" : code[1];
  const suit = SUITS[code[0]];
  const kind = !suit ? "vague" : RED.has(code[0]) ? "red" : "black";
  return make("span", { class: `card ${kind}`, "data-card": code }, make("b", {}, rank), make("i", {}, suit ? suit + AS_TEXT : "?"));
}

function cardPictures(packed, words) {
  return codesOf(packed).map((code) => cardPicture(code, words));
}

// Cards of which nothing is known: one back, and how many there are.
function backs(count) {
  return [make("span", { class: "card back" }, "?"), make("span", { class: "times" }, `× ${count}`)];
}
