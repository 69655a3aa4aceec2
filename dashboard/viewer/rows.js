// The events of a match. Of each it is known from the start what it takes to go there: whether it is a move, flagged, gone back
// from, a result, and its game. The rest comes in pieces, and only then is a row `whole`.

function outlined({ signs, games }) {
  let place = 0;
  return Array.from(signs, (sign, n) => {
    if (place + 1 < games.length && games[place + 1][0] === n + 1) place += 1;
    const is = (bit) => Boolean(parseInt(sign, 16) & bit);
    return { version: n + 1, game: games[place][1], move: is(1), flag: is(2), slipped: is(4), result: is(8), whole: false };
  });
}

// Put what a piece says into the rows of its feed; return false where it was there already.
function joined(feed, { first, rows, lines, clauses }) {
  if (feed.rows[first - 1].whole) return false;
  let before = {};
  rows.forEach((row, n) => {
    before = merged(before, row);
    Object.assign(feed.rows[first - 1 + n], before, { whole: true, line: lines[n] });
  });
  Object.assign(feed.clauses, clauses);
  return true;
}

// Of each row is sent only what differs from the row before; under "-" stand the keys that are no longer there.
function merged(before, { "-": gone = [], ...changes }) {
  const now = { ...before };
  for (const key of gone) delete now[key];
  for (const [key, value] of Object.entries(changes)) now[key] = isPlain(value) && isPlain(now[key]) ? merged(now[key], value) : value;
  return now;
}

function isPlain(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// The place among the pieces of the one that an event belongs to.
function pieceOf(feed, version) {
  return feed.starts.findLastIndex((first) => first <= version);
}
