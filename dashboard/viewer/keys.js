// Which key does what, and when the viewer may have it: not while another control has the focus and uses keys itself.

const USES_KEYS =
  "input, textarea, select, button, a[href], summary, canvas, pre, [contenteditable], [role=slider], [role=textbox], " +
  "[role=listbox], [role=combobox], [role=grid], [role=tab], [role=menu], [role=menuitem], [role=option], [role=dialog] *";

const KEYS = {
  ArrowLeft: (v) => v.step(-1),
  ArrowRight: (v) => v.step(1),
  "Shift+ArrowLeft": (v) => v.step(-1, (row) => row.move),
  "Shift+ArrowRight": (v) => v.step(1, (row) => row.move),
  Home: (v) => v.end(-1),
  End: (v) => v.end(1),
  PageUp: (v) => v.step(-1, (row) => row.flag, true),
  PageDown: (v) => v.step(1, (row) => row.flag, true),
  " ": (v) => v.toggle("playing"),
  "+": (v) => v.faster(1),
  "=": (v) => v.faster(1),
  "-": (v) => v.faster(-1),
  s: (v) => v.toggle("withSlips"),
  b: (v) => v.copyLink(),
  e: (v) => v.open("raw"),
  "?": (v) => v.open("help"),
  "？": (v) => v.open("help"),
};
// In the timeline the arrows that point along it step too.
const IN_LIST = { ArrowUp: KEYS.ArrowLeft, ArrowDown: KEYS.ArrowRight };

// Return what a key does, or null; `own` are the keys of the picture.
function command(event, root, own) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const target = event.composedPath()[0];
  const shifted = event.shiftKey && event.key.startsWith("Arrow") ? "Shift+" : "";
  const key = shifted + (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  const does = KEYS[key] || own[key] || null;
  if (!(target instanceof Element)) return does;
  if (root.contains(target)) {
    if (target.matches("select, input, pre")) return null;
    if (target.matches("button, summary") && (key === " " || key === "Enter")) return null;
    return does || (target.closest(".timeline") ? IN_LIST[key] : null) || null;
  }
  return target.matches(USES_KEYS) ? null : does;
}
