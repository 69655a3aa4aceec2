// Buttons for everything that the keys do, large enough for a finger.

class Controls {
  constructor(feed, viewer) {
    const { words } = feed;
    this.words = words;
    this.range = make("input", { type: "range", class: "range", min: 0, step: 1, "aria-label": words.position });
    this.range.addEventListener("input", () => viewer.goTo(viewer.shown()[Number(this.range.value)].version));
    this.count = make("span", { class: "count" });
    const act = (name, does) => {
      const button = make("button", { type: "button", "data-does": name, title: words[name], "aria-label": words[name] });
      button.append(icon(name === "lastStep" ? "last" : name));
      button.addEventListener("click", does);
      return button;
    };
    const isMove = (row) => row.move;
    const isFlag = (row) => row.flag;
    this.steps = make(
      "div",
      { class: "row steps", role: "group", "aria-label": words.position },
      act("first", () => viewer.end(-1)),
      act("backMove", () => viewer.step(-1, isMove)),
      act("back", () => viewer.step(-1)),
      act("forward", () => viewer.step(1)),
      act("forwardMove", () => viewer.step(1, isMove)),
      act("lastStep", () => viewer.end(1)),
    );
    const worded = (name, does) => {
      const button = act(name, does);
      button.removeAttribute("aria-label");
      button.append(make("span", {}, words[name]));
      return button;
    };
    this.play = act("play", () => viewer.toggle("playing"));
    this.speed = make("select", { class: "speed", "aria-label": words.speed, title: words.speed });
    for (const seconds of SPEEDS) {
      this.speed.append(make("option", { value: seconds }, phrase(words.seconds, { n: seconds })));
    }
    this.speed.addEventListener("change", () => viewer.setSpeed(Number(this.speed.value)));
    this.own = viewer.picture.buttons.map(({ name, does, pressed }) => ({ button: worded(name, does), pressed }));
    this.slips = worded("slips", () => viewer.toggle("withSlips"));
    this.slips.hidden = !feed.rows.some((row) => row.slipped);
    this.link = worded("link", () => viewer.copyLink());
    this.link.hidden = !feed.match;
    this.flags = [worded("backFlag", () => viewer.step(-1, isFlag, true)), worded("forwardFlag", () => viewer.step(1, isFlag, true))];
    const playing = make("div", { class: "row playing" }, this.play, this.speed, ...this.flags);
    const more = make("div", { class: "row" }, ...this.own.map(({ button }) => button), this.slips, this.link);
    this.told = make("p", { class: "told", role: "status" });
    this.element = make("div", { class: "controls" }, make("div", { class: "row" }, this.range, this.count), this.steps, playing, more, this.told);
  }

  show(viewer, row) {
    const shown = viewer.shown();
    const place = shown.indexOf(row);
    this.range.max = shown.length - 1;
    this.range.value = place;
    this.range.setAttribute("aria-valuetext", row.whole ? row.text : this.words.asking);
    this.count.textContent = phrase(this.words.of, { n: place + 1, all: shown.length });
    this.speed.value = String(viewer.speed);
    for (const { button, pressed } of this.own) if (pressed) button.setAttribute("aria-pressed", String(pressed()));
    this.slips.setAttribute("aria-pressed", String(viewer.withSlips));
    const name = viewer.playing ? "pause" : "play";
    if (this.play.dataset.shows !== name) {
      this.play.dataset.shows = name;
      this.play.replaceChildren(icon(name));
      this.play.title = this.words[name];
      this.play.setAttribute("aria-label", this.words[name]);
    }
  }

  // Say something short, with a link to copy by hand where the browser would not.
  tell(text, link) {
    this.told.replaceChildren(text);
    if (link) {
      const field = make("input", { type: "text", readonly: true, value: link, "aria-label": this.words.link });
      this.told.append(" ", field);
      field.focus();
      field.select();
    }
  }
}
