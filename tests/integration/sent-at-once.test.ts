// @module-tag postgres
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answer } from "#tests/ask.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { rentableDay } from "#tests/rentals/days.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { storedUploads } from "#tests/traces.ts";
import { makePdf, type Sent } from "#tests/uploads/files.ts";

/** How often one form is sent at the very same moment. */
const senders = 5;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const now = { "x-park-now": "2026-03-02T10:00" };
const who = {
  contactName: "林怡君",
  phone: "0912-345-678",
  email: "lin@example.org",
  privacy: "on",
  verification: "PARK5",
};
const visit = { groupName: "向陽之家", date: "2026-03-20", startTime: "10:00", endTime: "12:00", total: "3" };
const space = {
  spaces: "craft-hall",
  event: "talk",
  title: "秋季論壇",
  setUp1: "08:00",
  starts1: "10:00",
  ends1: "16:00",
  clear1: "18:00",
  heads: "80",
  organiser: "羅東文教協會",
  guidelines: "on",
};
const lantern = { count: "1", name1: "王小明", wish1: "平安健康", postcode: "265", address: "宜蘭縣蘭田鎮河邊路 1 號" };
const file: Sent = { name: "公文.pdf", type: "application/pdf", bytes: makePdf() };

type Form = {
  path: string;
  answers: () => Record<string, string>;
  files?: Record<string, readonly Sent[]>;
  headers?: Record<string, string>;
};
const forms: Record<string, Form> = {
  "a group": {
    path: "/group",
    answers: () => ({
      ...who,
      ...visit,
      groupKind: "school",
      discount: "3",
      fieldTrip: "",
      classTour: "",
      guide: "",
      guidelines: "on",
    }),
    headers: now,
  },
  "free admission": {
    path: "/accessibility",
    answers: () => ({ ...who, ...visit, groupType: "institution", wheelchairs: "0", identity: "on" }),
    files: { letter: [file] },
    headers: now,
  },
  "a space": { path: "/space/inside", answers: () => ({ ...who, ...space, day1: rentableDay(site.park.now()) }) },
  "a proposal": {
    path: "/collaboration?kind=other",
    answers: () => ({ ...who, title: "聯名", idea: "一起做一件事", timing: "明年", organiser: "羅東文教協會" }),
  },
  lanterns: { path: "/light", answers: () => ({ ...who, ...lantern }) },
  "a message": {
    path: "/contact",
    answers: () => ({ ...who, subject: "visit", message: "園區可以帶狗嗎？", name: "王小明" }),
  },
  "a lost thing": {
    path: "/faq/lostfound",
    answers: () => ({
      ...who,
      category: "umbrella",
      lostOn: "2026-03-01",
      lostAt: "戲臺前",
      description: "黑色長柄傘",
      name: "王小明",
    }),
  },
};

it.each(Object.entries(forms))(
  "the form for %s, sent several times at the very same moment, makes one thing and leads all to it (rules D5, V1)",
  async (_, { path, answers, files = {}, headers = {} }) => {
    // On the embedded database, which has one connection, nobody can be held back: there they are sent together.
    for (const race of site.databaseUrl ? [nobodyFirst, oneFirst] : [together]) {
      const [submissions, stored] = await made();
      const page = await openFormPage(site.url, path, headers);
      const answered = await race(() =>
        Object.keys(files).length > 0 ? page.sendWith(files, answers()) : page.send(answers()),
      );
      expect([...new Set(answered.map((answer) => `${answer.status} ${answer.headers.location}`))], race.name).toEqual([
        expect.stringMatching(/^303 \/status\/[\w-]{32}$/),
      ]);
      expect(await made()).toEqual([submissions + 1, stored + Object.values(files).flat().length]);
    }
  },
);

function together(send: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: senders }, send));
}

/**
 * All have found nothing made yet, and nothing can be made until everybody waits: one to write it, the others for that
 * one.
 */
async function nobodyFirst(send: () => Promise<Answer>): Promise<Answer[]> {
  const holder = await connect();
  await holder.query("begin; lock table submissions in share mode");
  const answers = Array.from({ length: senders }, send);
  await waiting(senders);
  await holder.end();
  return Promise.all(answers);
}

/**
 * One has spent the code and waits to write what it makes. Then somebody else queues for the table of spent codes,
 * before the others, who have all found nothing made yet, and who see that table only when the one is done: the code is
 * used by then.
 */
async function oneFirst(send: () => Promise<Answer>): Promise<Answer[]> {
  const [holder, gate] = await Promise.all([connect(), connect()]);
  await holder.query("begin; lock table submissions in share mode");
  const first = send();
  await waiting(1);
  await gate.query("begin");
  const opens = gate.query("lock table verification_uses in access exclusive mode");
  await waiting(2);
  const others = Array.from({ length: senders - 1 }, send);
  await waiting(senders + 1);
  await holder.end();
  const answers = [await first];
  await opens;
  await gate.end();
  return [...answers, ...(await Promise.all(others))];
}

/** Until the database says that so many wait for a lock. */
async function waiting(many: number): Promise<void> {
  const looker = await connect();
  const look = async () =>
    (
      await looker.query(
        "select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows[0]?.many;
  await expect.poll(look, { timeout: 30_000, interval: 20 }).toBe(many);
  await looker.end();
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  return client;
}

/** How many submissions there are, and how many files lie stored. */
async function made(): Promise<[number, number]> {
  const { submissions } = await site.park.db
    .selectFrom("submissions")
    .select((of) => of.fn.countAll<string>().as("submissions"))
    .executeTakeFirstOrThrow();
  return [Number(submissions), (await storedUploads(site.park)).length];
}
