// Rows as they are sent: of each only what differs from the row before. Put together again, with their versions.

function whole(rows) {
  let before = {};
  return rows.map((row, n) => {
    before = { ...merged(before, row), version: n + 1 };
    return before;
  });
}

// Under "-" stand the keys that are no longer there.
function merged(before, { "-": gone = [], ...changes }) {
  const now = { ...before };
  for (const key of gone) delete now[key];
  for (const [key, value] of Object.entries(changes)) now[key] = isPlain(value) && isPlain(now[key]) ? merged(now[key], value) : value;
  return now;
}

function isPlain(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
