import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { expect } from "vitest";
import { jobHandlers } from "#app/jobs.ts";
import { submissionsOfEmail } from "#app/submissions/read.server.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { hoursOn, starterHours } from "#app/visiting/hours/opening.ts";
import { realNow } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open.ts";
import type { Park } from "#platform/park.ts";
import { openPark } from "#server/park.ts";
import { openFormPage, sendForm } from "#tests/pages/form-page.ts";
import { migrations } from "#tests/template.ts";

/** A form as it was sent, to be sent again where no answer came; `told` once it was confirmed. */
export type Sent = { email: string; fields: Record<string, string>; told: string | undefined };

/** Days on which the park is open, so that nothing but the fault keeps anybody from booking. */
const days = Array.from({ length: 90 }, (_, ahead) => Temporal.Now.plainDateISO("Asia/Taipei").add({ days: ahead + 4 }))
  .filter((day) => hoursOn(starterHours, day).hours)
  .map(String);

/** Groups that book one after the other while something goes wrong, and send again what was not confirmed. */
export class Crowd {
  readonly sent: Sent[] = [];
  /** How often each status was answered, to pages and forms alike. */
  readonly statuses = new Map<number, number>();
  #going = false;
  #booking: Promise<void>[] = [];

  /** Lets so many visitors book until `stop`; where nobody answers they go on trying. */
  begin(url: string, visitors: number): void {
    this.#going = true;
    this.#booking = Array.from({ length: visitors }, () => this.#book(url));
  }

  /** Ends the booking; resolves when the last answer has come. */
  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#booking);
  }

  /** How many were confirmed. */
  get told(): number {
    return this.sent.filter((one) => one.told !== undefined).length;
  }

  /** Waits for something to happen; throws when a visitor was answered what nobody should be. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await Promise.race([soon(), ...(this.#booking.length > 0 ? [Promise.all(this.#booking)] : [])]);
  }

  async #book(url: string): Promise<void> {
    while (this.#going) {
      const page = await openFormPage(url, "/group").catch(gone);
      this.#count(page?.answer.status);
      if (page?.answer.status !== 200) {
        await soon();
        continue;
      }
      const number = this.sent.length;
      const date = days[number % days.length] ?? "";
      const fields = {
        ...page.hidden,
        groupName: `第 ${number} 班`,
        groupKind: "school",
        contactName: "林老師",
        phone: "0912-345-678",
        email: `class-${number}@example.org`,
        date,
        startTime: "09:30",
        endTime: "12:00",
        total: "1",
        discount: "1",
        fieldTrip: "",
        classTour: "",
        guide: "",
        guidelines: "on",
        privacy: "on",
        verification: "PARK5",
      };
      const one: Sent = { email: fields.email, fields, told: undefined };
      this.sent.push(one);
      await this.#send(url, one);
    }
  }

  async #send(url: string, one: Sent): Promise<void> {
    const answer = await sendForm(url, "/group", one.fields).catch(gone);
    this.#count(answer?.status);
    if (answer?.status === 303) one.told = answer.headers.location;
    else if (answer && answer.status !== 503)
      throw new Error(
        `answered ${answer.status}: ${/class="error-summary"[\s\S]*?<\/ul>/.exec(answer.text)?.[0].replace(/<[^>]*>/g, " ") ?? answer.text.slice(0, 200)}`,
      );
  }

  #count(status: number | undefined): void {
    this.statuses.set(status ?? 0, (this.statuses.get(status ?? 0) ?? 0) + 1);
  }

  /** Whoever was not confirmed sends the same form again, as a browser does that asks "send again?". */
  async sendAgain(url: string): Promise<void> {
    for (const one of this.sent) if (one.told === undefined) await this.#send(url, one);
    expect(this.sent.filter(({ told }) => told === undefined)).toEqual([]);
  }

  /** Everyone has one confirmed reservation, its places and one letter; nothing is there that nobody asked for. */
  async expectWhole(place: Park | Record<string, string>): Promise<void> {
    if (isPark(place)) return this.#expectWholeIn(place);
    const config = readConfig({ PARK_MODE: "test", ...place });
    const log = pino({ level: "error" }, pino.destination(2));
    const { park, close } = await openPark(config, log, {
      migrations,
      database: await openDatabase(config, log),
      handlers: jobHandlers,
      jobsByHand: true,
      now: realNow,
    });
    await this.#expectWholeIn(park).finally(close);
  }

  async #expectWholeIn(park: Park): Promise<void> {
    // What ran when the process was killed is taken up again within a minute (rule B9); this is what the queue does
    // then.
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(park.db);
    await park.jobs.waiting({ delayed: true });

    const reservations = new Set<string>();
    for (const { email } of this.sent) {
      const ids = await submissionsOfEmail(park.db, park, email);
      expect([email, ids.length]).toEqual([email, 1]);
      reservations.add(ids[0] ?? "");
    }
    const rows = await park.db
      .selectFrom("group_reservations")
      .innerJoin("submission_states", "submission_states.submission_id", "group_reservations.submission_id")
      .innerJoin("group_places", "group_places.submission_id", "group_reservations.submission_id")
      .select(["group_reservations.submission_id", "state", "people"])
      .execute();
    expect(rows.filter(({ state, people }) => state !== "confirmed" || people !== 1)).toEqual([]);
    expect(rows.map(({ submission_id }) => submission_id).sort()).toEqual([...reservations].sort());
    expect(await reconcile(park)).toEqual([]);

    const mails = await park.db.selectFrom("submission_emails").select(["id", "submission_id", "sent_at"]).execute();
    expect(mails.map(({ submission_id }) => submission_id).sort()).toEqual([...reservations].sort());
    expect(mails.filter(({ sent_at }) => !sent_at)).toEqual([]);
    const letters = (await readdir(join(park.config.dataDir, "outbox"))).filter((name) => name.endsWith(".eml"));
    expect(letters.sort()).toEqual(mails.map(({ id }) => `${id}.eml`).sort());
  }
}

function isPark(place: Park | Record<string, string>): place is Park {
  return typeof place.db === "object";
}

/** Nobody answered. */
function gone(): undefined {}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
