/** The waiting room and the places of one day as one would keep them on paper: slow, plain, and without a database. */
export type Limits = { perHour: number; perDay: number };
export type Entry = {
  hour: number;
  people: number;
  review: boolean;
  state: string;
  /** Order of asking, while waiting. */
  place: number;
  /** Minutes since the beginning at which an offer ends, and until which what staff ended still holds its places. */
  ends: number;
  freed: number;
};

/** A minute and a half, in whole minutes: how long nobody else is given what staff ended. */
const heldFor = 2;

export class Oracle {
  readonly entries: Entry[] = [];
  closed = false;
  private places = 0;
  private beforeClosing: { entry: Entry; state: string }[] = [];

  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  left(hour: number, now: number): number {
    const holding = this.entries.filter((entry) => this.holds(entry, now));
    const sum = (some: Entry[]) => some.reduce((total, { people }) => total + people, 0);
    return Math.max(
      0,
      Math.min(
        this.limits.perHour - sum(holding.filter((entry) => entry.hour === hour)),
        this.limits.perDay - sum(holding),
      ),
    );
  }

  settle(now: number): void {
    for (const entry of this.entries
      .filter(({ state, ends }) => state === "offered" && ends <= now)
      .sort((one, other) => one.ends - other.ends))
      entry.state = "lapsed";
    if (this.closed) return;
    for (const entry of this.entries
      .filter(({ state }) => state === "waiting")
      .sort((one, other) => one.place - other.place))
      if (entry.people <= this.left(entry.hour, now)) Object.assign(entry, { state: "offered", ends: now + 24 * 60 });
  }

  /** `unreasoned`: some of them are to come in free, and nobody says why. */
  submit(
    now: number,
    {
      hour,
      people,
      review,
      wait,
      unreasoned,
    }: { hour: number; people: number; review: boolean; wait: boolean; unreasoned: boolean },
  ): string {
    this.settle(now);
    if (this.closed || unreasoned) return "refused";
    const fits = people <= this.left(hour, now);
    if (!fits && !wait) return "full";
    this.entries.push({
      hour,
      people,
      review,
      state: fits ? (review ? "under-review" : "confirmed") : "waiting",
      place: this.places++,
      ends: 0,
      freed: 0,
    });
    return this.entries.at(-1)?.state ?? "";
  }

  approve(now: number, entry: Entry): string {
    this.settle(now);
    if (entry.state === "confirmed") return "not-now";
    if (this.closed) return "refused";
    if (!this.holds(entry, now) && entry.people > this.left(entry.hour, now)) return "full";
    return this.become(now, entry, "confirmed");
  }

  end(now: number, entry: Entry, state: "declined" | "cancelled"): string {
    this.settle(now);
    const from =
      state === "declined"
        ? ["under-review", "waiting", "offered"]
        : ["confirmed", "under-review", "waiting", "offered"];
    if (!from.includes(entry.state)) return "not-now";
    if (this.holds(entry, now)) entry.freed = now + heldFor;
    return this.become(now, entry, state);
  }

  answer(now: number, entry: Entry, accepts: boolean): string {
    this.settle(now);
    if (entry.state !== "offered") return "not-now";
    return this.become(now, entry, accepts ? (entry.review ? "under-review" : "confirmed") : "cancelled");
  }

  change(
    now: number,
    entry: Entry,
    { hour, people, unreasoned }: { hour: number; people: number; unreasoned: boolean },
  ): string {
    this.settle(now);
    if (!["confirmed", "under-review"].includes(entry.state)) return "not-now";
    if (this.closed || unreasoned) return "refused";
    const state = entry.state;
    entry.state = "lifted";
    const left = this.left(hour, now);
    entry.state = state;
    if (people > left) return "full";
    Object.assign(entry, { hour, people });
    this.settle(now);
    return "ok";
  }

  close(now: number): void {
    this.settle(now);
    if (this.closed) return;
    this.beforeClosing = this.entries
      .filter(({ state }) => ["confirmed", "under-review", "waiting", "offered"].includes(state))
      .map((entry) => ({ entry, state: entry.state }));
    for (const { entry } of this.beforeClosing)
      Object.assign(entry, { freed: this.holds(entry, now) ? now + heldFor : 0, state: "cancelled" });
    this.closed = true;
  }

  /** In the order of asking; who waited before keeps the place. */
  reopen(now: number): void {
    if (!this.closed) return;
    this.closed = false;
    for (const { entry, state: before } of this.beforeClosing) {
      if (entry.state !== "cancelled") continue;
      const waits = before === "waiting" || (!this.holds(entry, now) && entry.people > this.left(entry.hour, now));
      entry.state = waits ? "waiting" : before === "offered" ? (entry.review ? "under-review" : "confirmed") : before;
      if (waits && before !== "waiting") entry.place = this.places++;
    }
    this.settle(now);
  }

  /** Staff do something and take it back at once: all is as it was, for nobody was offered what it held. */
  mistake(now: number, entry: Entry, action: "approve" | "decline" | "cancel"): string {
    const { state, place, ends } = (this.settle(now), entry);
    const done =
      action === "approve"
        ? this.approve(now, entry)
        : this.end(now, entry, action === "decline" ? "declined" : "cancelled");
    if (done !== "ok") return done;
    Object.assign(entry, { state, place, ends, freed: 0 });
    this.settle(now);
    return "ok";
  }

  /** What staff ended a moment ago holds its places until they can no longer take that back. */
  private holds({ state, freed }: Entry, now: number): boolean {
    return (
      ["confirmed", "under-review", "offered"].includes(state) ||
      (freed > now && ["declined", "cancelled"].includes(state))
    );
  }

  private become(now: number, entry: Entry, state: string): string {
    entry.state = state;
    this.settle(now);
    return "ok";
  }
}
