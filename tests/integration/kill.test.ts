// @module-tag postgres
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { jobHandlers } from "#app/jobs.ts";
import { deedsOfEmail } from "#app/deeds/read.server.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { hoursOn, starterHours } from "#app/visiting/hours/opening.ts";
import { realNow } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open.ts";
import { openPark } from "#server/park.ts";
import { openFormPage, sendForm } from "#tests/pages/form-page.ts";
import { freePort } from "#tests/port.ts";
import { runServer } from "#tests/server.ts";
import { copyDatabase, copyFolder, migrations } from "#tests/template.ts";

/** How often the process is killed: once in npm test, as often as the goals ask in check:all, or as often as TEST_KILLS says. */
const kills = Number(process.env.TEST_KILLS) || (process.env.TEST_LONG === "1" ? 50 : 1);
const visitors = 6;
/** Days on which the park is open, so that nothing but the killing keeps anybody from booking. */
const days = Array.from({ length: 90 }, (_, ahead) => Temporal.Now.plainDateISO("Asia/Taipei").add({ days: ahead + 4 })).filter((day) => hoursOn(starterHours, day).hours).map(String);

let settings: Record<string, string>;
let drop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const template = inject("template");
  const [database, folder] = await Promise.all([copyDatabase(template), copyFolder(template)]);
  settings = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url, SECRET: "s".repeat(32) }) };
  drop = database?.drop;
});
afterAll(async () => {
  await rm(settings.DATA_DIR ?? "", { recursive: true });
  await drop?.();
});

/** A form as it was sent, to be sent again where no answer came; `told` once it was confirmed. */
type Sent = { email: string; fields: Record<string, string>; told: string | undefined };

it(`killed ${kills} times while groups book and mails leave, the park loses and doubles nothing (rules D5, D8, B2)`, async () => {
  const sent: Sent[] = [];
  for (let round = 0; round < kills; round++) {
    const { url, child } = await start();
    await sendAgain(url, sent);
    const going = { on: true };
    const booking = Array.from({ length: visitors }, () => book(url, sent, going));
    const before = told(sent);
    // Not before somebody was confirmed, so that every kill falls into the work; then at any moment.
    while (told(sent) === before) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1200));
    child.kill("SIGKILL");
    await child.ended;
    going.on = false;
    await Promise.all(booking);
  }
  const { url, child } = await start();
  await sendAgain(url, sent);
  child.kill("SIGTERM");
  await child.ended;
  await expectWhole(sent);
}, 3_600_000);

async function start() {
  const port = await freePort();
  const child = runServer({ ...settings, PORT: String(port) });
  await child.says("The back office:");
  return { url: `http://127.0.0.1:${port}`, child };
}

/** Books group after group until the server is gone. */
async function book(url: string, sent: Sent[], going: { on: boolean }): Promise<void> {
  while (going.on) {
    const page = await openFormPage(url, "/group").catch(gone);
    if (!page) return;
    const number = sent.length;
    const date = days[number % days.length] ?? "";
    const fields = {
      ...page.hidden, groupName: `第 ${number} 班`, groupKind: "school", contactName: "林老師", phone: "0912-345-678", email: `class-${number}@example.org`, date,
      startTime: "09:30", endTime: "12:00", total: "1", discount: "1", fieldTrip: "", classTour: "", guide: "", guidelines: "on", privacy: "on", verification: "PARK5",
    };
    const one: Sent = { email: fields.email, fields, told: undefined };
    sent.push(one);
    const answer = await sendForm(url, "/group", fields).catch(gone);
    if (!answer) return;
    one.told = locationOf(answer);
  }
}

/** The server was killed: there is no answer. */
function gone(): undefined {}

/** Whoever got no answer sends the same form again, as a browser does that asks "send again?". */
async function sendAgain(url: string, sent: readonly Sent[]): Promise<void> {
  for (const one of sent) if (one.told === undefined) one.told = locationOf(await sendForm(url, "/group", one.fields));
}

function locationOf({ status, headers, text }: Awaited<ReturnType<typeof sendForm>>): string {
  if (status !== 303 || !headers.location) throw new Error(`answered ${status}: ${/class="error-summary"[\s\S]*?<\/ul>/.exec(text)?.[0].replace(/<[^>]*>/g, " ") ?? ""}`);
  return headers.location;
}

function told(sent: readonly Sent[]): number {
  return sent.filter((one) => one.told !== undefined).length;
}

/** Everyone has one confirmed reservation, its places and one letter; nothing is there that nobody asked for. */
async function expectWhole(sent: readonly Sent[]): Promise<void> {
  const config = readConfig({ PARK_MODE: "test", ...settings });
  const log = pino({ level: "error" }, pino.destination(2));
  const { park, close } = await openPark(config, log, { migrations, database: await openDatabase(config, log), handlers: jobHandlers, jobsByHand: true, now: realNow });
  try {
    // What ran when the process was killed is taken up again after five minutes; this is what the queue does then.
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(park.db);
    await park.jobs.waiting({ delayed: true });

    const reservations = new Set<string>();
    for (const { email } of sent) {
      const ids = await deedsOfEmail(park.db, park, email);
      expect([email, ids.length]).toEqual([email, 1]);
      reservations.add(ids[0] ?? "");
    }
    const rows = await park.db.selectFrom("group_reservations").innerJoin("deed_states", "deed_states.deed_id", "group_reservations.deed_id").innerJoin("group_places", "group_places.deed_id", "group_reservations.deed_id").select(["group_reservations.deed_id", "state", "people"]).execute();
    expect(rows.filter(({ state, people }) => state !== "confirmed" || people !== 1)).toEqual([]);
    expect(rows.map(({ deed_id }) => deed_id).sort()).toEqual([...reservations].sort());
    expect(await reconcile(park)).toEqual([]);

    const mails = await park.db.selectFrom("deed_mails").select(["id", "deed_id", "sent_at"]).execute();
    expect(mails.map(({ deed_id }) => deed_id).sort()).toEqual([...reservations].sort());
    expect(mails.filter(({ sent_at }) => !sent_at)).toEqual([]);
    const letters = (await readdir(join(config.dataDir, "outbox"))).filter((name) => name.endsWith(".eml"));
    expect(letters.sort()).toEqual(mails.map(({ id }) => `${id}.eml`).sort());
  } finally {
    await close();
  }
}
