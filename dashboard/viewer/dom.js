// Small makers of elements. Every word goes in as text, never as markup: names and texts of the log are not ours.

const SVG = "http://www.w3.org/2000/svg";

function make(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) {
    if (child !== null && child !== undefined) element.append(child);
  }
  return element;
}

function phrase(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(gaps[name]));
}

// Icons are drawn, so that they look alike everywhere: one path each, in a square of 16.
const ICONS = {
  first: "M3 3v10M13 3 6 8l7 5z",
  last: "M13 3v10M3 3l7 5-7 5z",
  back: "M11 3 5 8l6 5",
  forward: "M5 3l6 5-6 5",
  backMove: "M13 3 8 8l5 5M8 3 3 8l5 5",
  forwardMove: "M3 3l5 5-5 5M8 3l5 5-5 5",
  play: "M4 2.5v11l9-5.5z",
  pause: "M5 3v10M11 3v10",
  finding: "M8 2 15 14H1zM8 6.5v3.2M8 11.6v.6",
  open: "M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.3 8.7 8 9.2 8 10M8 12.2v.6",
  parting: "M8 14V9M8 9 3 3M8 9l5-6",
  begin: "M3 8h9M9 5l3 3-3 3",
  setup: "M3 3h10v10H3zM3 8h10M8 3v10",
  move: "M3 8h10",
  won: "M2 13 14 3M2 13l2-4M14 3l-2 4",
  end: "M4 14V2.5h8L9.5 5.5 12 8.5H4",
  word: "M2 3h12v8H8l-3 3v-3H2z",
  note: "M4 2h8v12H4zM6 5.5h4M6 8h4M6 10.5h2",
  call: "M8 2a4 4 0 0 1 4 4v4l1.5 2h-11L4 10V6a4 4 0 0 1 4-4zM7 14h2",
  fact: "M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10 10l4 4",
  ruling: "M3 14h8M9 2l5 5M7.5 3.5l5 5M10 6l-6.5 6.5",
  appeal: "M8 14V3M4 7l4-4 4 4",
  follows: "M3 3v5h9M9 5l3 3-3 3",
  deal: "M2.5 5.5 9 3.5l3 8.5-6.5 2zM9.5 5H13.500v7.5",
  hand: "M3 3h6.500v9H3zM6.5 5.500h6.500v8.500H6.500z",
  bid: "M3 13V3h6a3 3 0 0 1 0 6H3M12 11v3",
  cards: "M4 2h8v12H4zM8 5.5 10 8 8 10.5 6 8z",
  passed: "M3 8h10",
  bomb: "M7 5.500a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.400zM9.5 6l2-2M11.5 4l2.5-1.5",
  trick: "M2.5 8.5 6 12l7.5-8",
  landlord: "M2.5 12V5L6 8l2-4.500L10 8l3.5-3v7z",
  trumps: "M4 14V2.500h8.500l-2 2.750 2 2.750H4",
  unturned: "M4 14V2.500M7 5l5 5M12 5l-5 5",
  declarer: "M2.5 13V7.500L8 3l5.500 4.500V13z",
  bottom: "M2.5 6h11v7.500h-11zM4.500 3.500h7",
  due: "M2.5 8h10M9 4.500 12.5 8 9 11.5",
  tribute: "M2.5 2h5v7h-5zM6 12.5h7.5M10.500 9.5l3 3-3 3",
  out: "M2.5 13V9H6V5h4v8M10 7.500h3.5V13z",
  count: "M5.5 2.500 4 13.5M11.500 2.5 10 13.5M2.500 6h11M2 10.500h11",
  taken: "M13 12V9a3 3 0 0 0-3-3H3M6 3 3 6l3 3",
  link: "M7 9a3 3 0 0 0 4 0l2.5-2.5a2.8 2.8 0 0 0-4-4L8 4M9 7a3 3 0 0 0-4 0L2.5 9.5a2.8 2.8 0 0 0 4 4L8 12",
  numbers: "M3 5l2-1.5V12M8.5 5a2 2 0 1 1 3.6 1.2L8.5 12H13",
};
ICONS.backDeal = "M12 3 7 8l5 5M3.5 3v10";
ICONS.forwardDeal = "M4 3l5 5-5 5M12.5 3v10";
ICONS.hideAll = "M1.5 8C4 4.5 12 4.5 14.5 8 12 11.5 4 11.5 1.5 8zM3 13 13 3";
ICONS.slips = ICONS.taken;
ICONS.backFlag = "M12 3 7 8l5 5M3.5 3.5v5M3.5 11.5v.8";
ICONS.forwardFlag = "M4 3l5 5-5 5M12.5 3.5v5M12.5 11.5v.8";

function icon(name) {
  const path = draw("path", { d: ICONS[name] || ICONS.note });
  return draw("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" }, path);
}
