/** The waiting room and the places of one day as one would keep them on paper: slow, plain, and without a database. */
export type Limits = { perHour: number; perDay: number };
export type Entry = { hour: number; people: number; review: boolean; state: string; /** Order of asking, while waiting. */ place: number; /** Hours since the beginning at which an offer ends. */ ends: number };

export class Oracle {
  readonly entries: Entry[] = [];
  closed = false;
  private places = 0;
  private beforeClosing: { entry: Entry; state: string }[] = [];

  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  left(hour: number): number {
    const holding = this.entries.filter(({ state }) => ["confirmed", "under-review", "offered"].includes(state));
    const sum = (some: Entry[]) => some.reduce((total, { people }) => total + people, 0);
    return Math.max(0, Math.min(this.limits.perHour - sum(holding.filter((entry) => entry.hour === hour)), this.limits.perDay - sum(holding)));
  }

  settle(now: number): void {
    for (const entry of this.entries.filter(({ state, ends }) => state === "offered" && ends <= now).sort((one, other) => one.ends - other.ends)) entry.state = "lapsed";
    if (this.closed) return;
    for (const entry of this.entries.filter(({ state }) => state === "waiting").sort((one, other) => one.place - other.place))
      if (entry.people <= this.left(entry.hour)) Object.assign(entry, { state: "offered", ends: now + 24 });
  }

  submit(now: number, { hour, people, review, wait }: { hour: number; people: number; review: boolean; wait: boolean }): string {
    this.settle(now);
    if (this.closed) return "refused";
    const fits = people <= this.left(hour);
    if (!fits && !wait) return "full";
    this.entries.push({ hour, people, review, state: fits ? (review ? "under-review" : "confirmed") : "waiting", place: this.places++, ends: 0 });
    return this.entries.at(-1)?.state ?? "";
  }

  approve(now: number, entry: Entry): string {
    this.settle(now);
    if (entry.state === "confirmed") return "not-now";
    if (this.closed) return "refused";
    const holds = ["under-review", "offered"].includes(entry.state);
    if (!holds && entry.people > this.left(entry.hour)) return "full";
    return this.become(now, entry, "confirmed");
  }

  end(now: number, entry: Entry, state: "declined" | "cancelled"): string {
    this.settle(now);
    const from = state === "declined" ? ["under-review", "waiting", "offered"] : ["confirmed", "under-review", "waiting", "offered"];
    return from.includes(entry.state) ? this.become(now, entry, state) : "not-now";
  }

  answer(now: number, entry: Entry, accepts: boolean): string {
    this.settle(now);
    if (entry.state !== "offered") return "not-now";
    return this.become(now, entry, accepts ? (entry.review ? "under-review" : "confirmed") : "cancelled");
  }

  change(now: number, entry: Entry, hour: number, people: number): string {
    this.settle(now);
    if (!["confirmed", "under-review"].includes(entry.state)) return "not-now";
    if (this.closed) return "refused";
    const state = entry.state;
    entry.state = "lifted";
    const left = this.left(hour);
    entry.state = state;
    if (people > left) return "full";
    Object.assign(entry, { hour, people });
    this.settle(now);
    return "ok";
  }

  close(now: number): void {
    this.settle(now);
    if (this.closed) return;
    this.beforeClosing = this.entries.filter(({ state }) => ["confirmed", "under-review", "waiting", "offered"].includes(state)).map((entry) => ({ entry, state: entry.state }));
    for (const { entry } of this.beforeClosing) entry.state = "cancelled";
    this.closed = true;
  }

  /** In the order of asking; who waited before keeps the place. */
  reopen(now: number): void {
    if (!this.closed) return;
    this.closed = false;
    for (const { entry, state: before } of this.beforeClosing) {
      if (entry.state !== "cancelled") continue;
      const waits = before === "waiting" || entry.people > this.left(entry.hour);
      entry.state = waits ? "waiting" : before === "offered" ? (entry.review ? "under-review" : "confirmed") : before;
      if (waits && before !== "waiting") entry.place = this.places++;
    }
    this.settle(now);
  }

  /** Staff do something and take it back at once: all is as it was, if nobody was offered meanwhile what it held. */
  mistake(now: number, entry: Entry, act: "approve" | "decline" | "cancel"): string {
    const { state, place, ends } = (this.settle(now), entry);
    const done = act === "approve" ? this.approve(now, entry) : this.end(now, entry, act === "decline" ? "declined" : "cancelled");
    if (done !== "ok") return done;
    const held = ["confirmed", "under-review", "offered"].includes(state);
    if (held && entry.state !== "confirmed" && entry.people > this.left(entry.hour)) return "full";
    Object.assign(entry, { state, place, ends });
    this.settle(now);
    return "ok";
  }

  private become(now: number, entry: Entry, state: string): string {
    entry.state = state;
    this.settle(now);
    return "ok";
  }
}
