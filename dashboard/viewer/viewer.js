// The viewer of one match: it holds what it has been sent of it, so a step asks nobody, and where it comes near the end of what it
// holds it asks for more. Where it has come to is told to the address of the page and to the server a moment after the last step.

const PICTURES = { board: Board, cards: CardTable };
const SPEEDS = [0.5, 1, 2, 4]; // seconds a step, when playing
const SETTLED = 250; // milliseconds without a step before the position is told

class Viewer {
  constructor(root) {
    this.root = root;
    this.kept = {}; // what a picture remembers when it is built anew
    this.withSlips = false;
    this.playing = false;
    this.speed = 1;
    this.onKey = (event) => {
      const does = command(event, this.root, this.picture.keys);
      if (does) {
        event.preventDefault();
        does(this);
      }
    };
    // Links of the page to a place in this match (the audit below) lead here without loading the page again.
    this.onLink = (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-at]") : null;
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || !this.feed) return;
      event.preventDefault();
      this.goTo(Number(link.dataset.at));
      this.root.scrollIntoView({ block: "nearest" });
      this.timeline.current.focus({ preventScroll: true });
    };
  }

  // Take what the server sends: on the first showing, after a change of language, after a new event, after a jump, and when asked.
  take({ feed, pieces, about, at, jump }, report) {
    this.report = report;
    this.about = about;
    if (!this.feed || this.feed.id !== feed.id) this.build(feed, pieces, this.feed ? this.version : at);
    else this.join(pieces);
    if (this.jump !== undefined && this.jump !== jump) {
      this.said = at;
      this.goTo(at, false);
    }
    this.jump = jump;
    this.address(); // which a change of language or of the view has written as it once was
    if (this.row().whole) this.drawers.show(this.row(), about);
    document.addEventListener("keydown", this.onKey);
    document.addEventListener("click", this.onLink);
  }

  leave() {
    this.stop();
    clearTimeout(this.settling);
    document.removeEventListener("keydown", this.onKey);
    document.removeEventListener("click", this.onLink);
  }

  build(feed, pieces, at) {
    const another = this.feed && this.feed.match !== feed.match;
    feed = { ...feed, rows: outlined(feed), clauses: {} };
    this.feed = feed;
    this.asked = null; // the piece around which more has been asked for
    this.said = null; // the version that the server was told last
    this.path = location.pathname;
    this.root.lang = feed.lang;
    this.picture = new PICTURES[feed.kind](feed, this);
    this.root.classList.toggle("wide", Boolean(this.picture.wide));
    this.header = new Header(feed, this.picture.head);
    this.now = new Now(feed);
    this.controls = new Controls(feed, this);
    this.timeline = new Timeline(feed, this.picture, (version) => this.goTo(version));
    this.drawers = new Drawers(feed, this.picture);
    this.live = make("p", { class: "unseen", "aria-live": "polite" });
    this.root.replaceChildren(
      this.header.element,
      make("div", { class: "table" }, this.picture.element, this.controls.element),
      make("div", { class: "side" }, this.now.element, this.timeline.list),
      this.drawers.element,
      this.live,
    );
    this.version = Math.min(Math.max(1, another ? 1 : at), feed.rows.length);
    this.join(pieces);
    if (!this.row().whole) this.show();
  }

  // --- what has come, and what is asked for -------------------------------------------------------------------------------

  join(pieces) {
    const waited = !this.row().whole;
    for (const piece of pieces) {
      if (!joined(this.feed, piece)) continue;
      this.picture.join?.(piece.ground);
      this.timeline.join(pieceOf(this.feed, piece.first));
    }
    if (!waited || !this.row().whole) return;
    this.controls.tell("");
    this.show();
    if (this.playing) this.wait();
  }

  // Ask for the piece of the present event and for those beside it, unless they are there or have been asked for.
  ask() {
    const place = pieceOf(this.feed, this.version);
    const lacks = (n) => n >= 0 && n < this.feed.starts.length && !this.feed.rows[this.feed.starts[n] - 1].whole;
    if (this.asked === place || ![place - 1, place, place + 1].some(lacks)) return;
    this.asked = place;
    this.say();
  }

  row() {
    return this.feed.rows[this.version - 1];
  }

  // The rows that are stepped through: what play has gone back from only when asked for.
  shown() {
    return this.withSlips ? this.feed.rows : this.feed.rows.filter((row) => !row.slipped);
  }

  show() {
    const row = this.row();
    if (row.slipped) this.withSlips = true;
    this.timeline.show(row.version, this.withSlips);
    this.controls.show(this, row);
    this.ask();
    this.root.setAttribute("aria-busy", String(!row.whole));
    if (!row.whole) {
      this.controls.tell(this.feed.words.asking);
      return;
    }
    this.header.show(row);
    this.picture.show(row);
    this.now.show(row, this.feed.rows[row.act - 1]);
    this.drawers.show(row, this.about);
    this.root.dataset.at = row.version;
    // A reader by ear hears every step, except while the steps run by themselves.
    if (!this.playing) this.live.textContent = this.heard(row);
  }

  heard(row) {
    const { words } = this.feed;
    const notes = row.notes.map((note) => words[note.kind] + words.colon + note.text);
    const slipped = row.slipped ? words.slipped : "";
    const parts = [row.text, slipped, `${words.turn} ${row.turn}`, ...notes];
    return parts.filter(Boolean).map((part) => part.replace(/[。.]$/, "")).join(words.stop);
  }

  goTo(version, tell = true) {
    const to = Math.min(Math.max(1, version), this.feed.rows.length);
    if (to === this.version) return;
    this.version = to;
    this.controls.tell("");
    this.show();
    if (tell) this.settle();
  }

  // One step among the rows that `wanted` accepts.
  step(by, wanted = () => true, flagged = false) {
    this.stop();
    const rows = this.shown().filter(wanted);
    const next = by > 0 ? rows.find((row) => row.version > this.version) : rows.findLast((row) => row.version < this.version);
    if (next) this.goTo(next.version);
    else if (flagged) this.controls.tell(rows.length ? this.feed.words.noMore : this.feed.words.noFindings);
    else this.controls.tell(by > 0 ? this.feed.words.end : "");
  }

  end(by) {
    this.stop();
    const rows = this.shown();
    this.goTo(rows[by > 0 ? rows.length - 1 : 0].version);
  }

  toggle(name) {
    this[name] = !this[name];
    if (name === "withSlips" && !this.withSlips && this.row().slipped) {
      this.version = this.feed.rows.findLast((row) => !row.slipped && row.version < this.version).version;
      this.settle();
    }
    if (name === "playing") this.playOrPause();
    this.show();
  }

  faster(by) {
    this.setSpeed(SPEEDS[Math.min(Math.max(0, SPEEDS.indexOf(this.speed) - by), SPEEDS.length - 1)]);
  }

  setSpeed(seconds) {
    this.speed = seconds;
    this.show();
  }

  open(name) {
    const drawer = this.root.querySelector(`details.${name}`);
    drawer.open = !drawer.open;
    if (drawer.open) drawer.scrollIntoView({ block: "nearest" });
  }

  // --- playing by itself: a step every so often, twice as long where there is a finding --------------------------------------

  playOrPause() {
    clearTimeout(this.next);
    if (!this.playing) return this.settle();
    const rows = this.shown();
    if (this.version === rows[rows.length - 1].version) this.goTo(rows[0].version, false);
    this.wait();
  }

  wait() {
    clearTimeout(this.next);
    if (!this.row().whole) return; // it goes on when the piece has come
    this.next = setTimeout(() => this.tick(), this.speed * 1000 * (this.row().flag ? 2 : 1));
  }

  tick() {
    const next = this.shown().find((row) => row.version > this.version);
    if (!next) return this.stop();
    this.goTo(next.version, false);
    this.wait();
  }

  stop() {
    clearTimeout(this.next);
    if (!this.playing) return;
    this.playing = false;
    this.show();
    this.settle();
  }

  // --- the address ------------------------------------------------------------------------------------------------------------

  link() {
    const url = new URL(location.href);
    url.searchParams.set("match", this.feed.match);
    url.searchParams.set("at", this.version);
    url.searchParams.set("lang", this.feed.lang.slice(0, 2));
    return url;
  }

  settle() {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.say(), SETTLED);
  }

  // Say where the viewer is, to the address and to the server; what comes back is of this event and of those around it.
  say() {
    if (!this.here() || this.said === this.version) return;
    this.said = this.version;
    this.address();
    this.report(this.version);
  }

  address() {
    if (!this.feed.match || !this.here()) return;
    const url = new URL(location.href);
    if ((url.searchParams.get("at") || "1") === String(this.version)) return;
    url.searchParams.set("at", this.version);
    history.replaceState(history.state, "", url);
  }

  // Whether the page that is shown is still that of this match.
  here() {
    return location.pathname === this.path && this.root.isConnected;
  }

  async copyLink() {
    if (!this.feed.match) return;
    const link = this.link().href;
    try {
      await navigator.clipboard.writeText(link);
      this.controls.tell(this.feed.words.linkDone);
    } catch {
      this.controls.tell(this.feed.words.linkFailed, link);
    }
  }
}

// What Streamlit calls when the script has come to the page: those who wait for it are told.
export default function () {
  globalThis.FupanViewer = Viewer;
  globalThis.dispatchEvent(new Event("fupan"));
}
