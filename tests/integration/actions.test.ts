// @module-tag postgres
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import type { BackOfficePath } from "#app/routes.ts";
import { isBackOfficePath, isForEveryone, mayAct } from "#app/staff/core/guards.server.ts";
import { firstBreak } from "#platform/audit.ts";
import { dayOf } from "#platform/dates.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { seenOf } from "#tests/cast/seen.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { fieldsOf, formIn, versionIn } from "#tests/pages/form-in.ts";
import { openFormPage, sendFiles } from "#tests/pages/form-page.ts";
import { tags } from "#tests/pages/page.ts";
import { backOfficeRoutes } from "#tests/pages/route-ids.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const { year: thisYear } = Temporal.Now.plainDateISO("Asia/Taipei");

let site: TestSite;
let cookie: string;
let by: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "director");
  by = (
    await site.park.db
      .selectFrom("staff")
      .select("id")
      .where("email", "=", cast.director.email)
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => site.close());

/**
 * One thing done with a form: where the form stands, how it is sent, and how it is sent from a page that was opened
 * before that.
 */
type Action = { page?: string; run(): Promise<Answer>; late?(): Promise<Answer> };

/**
 * How each address of the table of rights is acted on as it is meant to be. An address that is missing here fails the
 * first test below, one with a form that carries a version and without `late` the second.
 */
const actions: Partial<Record<BackOfficePath, (() => Promise<Action>)[]>> = {
  account: [
    async () => {
      await signedIn(site.url, "director");
      const page = "/booking-manage/account";
      const session = tags((await get(page)).text, "button").find(({ name }) => name === "session")?.value ?? "";
      return { page, run: () => post(page, { wish: "sign-out", session, current: castPassword }) };
    },
  ],
  banner: [setting("/booking-manage/banner", three("text", "一"), three("text", "二"))],
  capacity: [
    async () => {
      const page = "/booking-manage/capacity";
      const version = tags((await get(page)).text, "input").find(({ name }) => name === "version")?.value ?? "";
      const set = (perHour: string) =>
        post(page, { version, firstDay: dayAhead(60), lastDay: dayAhead(61), perHour, perDay: "20" });
      return { page, run: () => set("10"), late: () => set("11") };
    },
  ],
  "capacity/usual": [
    setting("/booking-manage/capacity/usual", { perHour: "190", note: "一" }, { perHour: "180", note: "二" }),
  ],
  "check-in/arrivals": [
    async () => {
      const { id, code } = await booked("comes");
      return {
        page: "/booking-manage/check-in",
        run: () =>
          post("/booking-manage/check-in/arrivals", {
            submission: id,
            code,
            key: "0123456789abcdef0123",
            "people-discount": "10",
          }),
      };
    },
  ],
  closures: [
    async () => ({
      page: "/booking-manage/closures",
      run: () =>
        post("/booking-manage/closures", {
          wish: "close",
          firstDay: dayAhead(150),
          lastDay: dayAhead(150),
          reason: "typhoon",
        }),
    }),
    async () => ({
      page: "/booking-manage/closures",
      run: async () =>
        post("/booking-manage/closures", {
          wish: "undo",
          closing: /name="closing" value="([^"]+)"/.exec((await get("/booking-manage/closures")).text)?.[1] ?? "",
        }),
    }),
  ],
  "content/:type/:id": [
    async () => {
      const [page, form] = await openNews();
      return {
        page,
        run: () => post(page, { ...form, "title.zh_TW": "導演的標題", intent: "save" }),
        late: () => post(page, { ...form, "title.zh_TW": "另一個標題", intent: "save" }),
      };
    },
    async () => {
      const [page, form] = await openNews();
      return {
        page,
        run: () => post(page, { ...form, "title.en_US": "The director’s", intent: "publish" }),
        late: () => post(page, { ...form, "title.en_US": "Another", intent: "publish" }),
      };
    },
    async () => {
      const [page, form] = await openNews();
      return {
        page,
        run: () =>
          post(page, { ...form, "title.en_US": "Later", intent: "schedule", publishAt: `${dayAhead(3)}T09:00` }),
        late: () =>
          post(page, { ...form, "title.en_US": "Another", intent: "schedule", publishAt: `${dayAhead(4)}T09:00` }),
      };
    },
    async () => {
      const [page, form] = await openNews();
      return { run: () => post(page, { ...form, intent: "unschedule" }) };
    },
    ...(["unpublish", "archive", "unarchive"] as const).map((intent) => async () => {
      const [page, form] = await openNews();
      // What somebody else wrote stands in the way of none of these.
      return { run: () => post(page, { ...form, intent }) };
    }),
  ],
  "content/:type/:id/discard": [
    async () => {
      const [page, form] = await openNews();
      await post(page, { ...form, "title.en_US": "Not to be", intent: "save" });
      const version = versionIn(await get(`${page}/discard`));
      // Sent again there is nothing left to discard; one of another version is refused (drafts.test.ts).
      return { run: () => post(`${page}/discard`, { version }) };
    },
  ],
  "content/:type/:id/draft": [
    async () => {
      const [page, form] = await openNews();
      // It is asked by a script, which is told what differs with 200 (two-editors.test.ts).
      return { run: () => post(`${page}/draft`, { ...form, "title.ja_JP": "監督の題" }) };
    },
  ],
  "content/:type/:id/history": [
    async () => {
      const [address] = await openNews();
      const [page, version] = [`${address}/history`, versionIn(await get(`${address}/history`))];
      return {
        page,
        run: () => post(page, { restore: "r1", version }),
        late: () => post(page, { restore: "r2", version }),
      };
    },
  ],
  "submissions/:id": [],
  "submissions/:id/:noun": [
    async () => {
      const { id, page, version } = await booked("answered", { guide: "zh30" });
      return {
        page,
        run: () => post(`/booking-manage/submissions/${id}/confirmation`, { version }),
        late: () => post(`/booking-manage/submissions/${id}/declination`, { version, reason: "已滿" }),
      };
    },
    async () => {
      const { id } = await booked("noted");
      return { run: () => post(`/booking-manage/submissions/${id}/notes`, { note: "素食" }) };
    },
    async () => {
      const { id } = await booked("mailed");
      await site.park.jobs.waiting();
      const mail = await site.park.db
        .selectFrom("submission_emails")
        .select("id")
        .where("submission_id", "=", id)
        .executeTakeFirstOrThrow();
      return { run: () => post(`/booking-manage/submissions/${id}/mails`, { mail: mail.id }) };
    },
  ],
  "submissions/:id/:noun/removal": [
    async () => {
      const { id, version } = await booked("taken back", { guide: "zh30" });
      await post(`/booking-manage/submissions/${id}/confirmation`, { version });
      return { run: () => post(`/booking-manage/submissions/${id}/confirmation/removal`, {}) };
    },
    async () => {
      const [{ id, code }, key] = [await booked("left"), "abcdef0123456789abcd"];
      await post("/booking-manage/check-in/arrivals", { submission: id, code, key, "people-discount": "10" });
      return { run: () => post(`/booking-manage/submissions/${id}/arrivals/removal`, { key }) };
    },
  ],
  "facts/:key": [
    setting(
      "/booking-manage/facts/ticket.senior.single",
      { "value.0": "65", "note.0": "一" },
      { "value.0": "66", "note.0": "二" },
    ),
  ],
  hours: [setting("/booking-manage/hours", { "w2.opens": "10:00" }, { "w2.opens": "11:00" })],
  list: [
    async () => {
      const { id, version } = await booked("one of many", { guide: "zh30" });
      // Each of many stands for itself: what somebody changed meanwhile is left and told with 200 (desk.test.ts).
      return { run: () => post("/booking-manage/list", { noun: "confirmation", submission: `${id}:${version}` }) };
    },
  ],
  "list/views": [
    async () => ({ run: () => post("/booking-manage/list/views", { name: "審核中", query: "state=under-review" }) }),
  ],
  "mail-texts/:kind/:mail": [
    setting("/booking-manage/mail-texts/contact/status-link", { "subject.en_US": "One" }, { "subject.en_US": "Two" }),
  ],
  media: [async () => ({ page: "/booking-manage/media", run: async () => files("/booking-manage/media", {}) })],
  "media/:id": [
    async () => {
      const page = await pictureOfOwn();
      const was = /name="was" value="([^"]*)"/.exec((await get(page)).text)?.[1]?.replaceAll("&quot;", '"') ?? "";
      const describing = (zh_TW: string) =>
        post(page, { act: "describe", was, zh_TW, en_US: "", ja_JP: "", x: "50", y: "50" });
      return { page, run: () => describing("一盞燈"), late: () => describing("兩盞燈") };
    },
    async () => {
      const page = await pictureOfOwn();
      const version = versionIn(await get(page));
      return {
        page,
        run: async () => files(page, { act: "replace", version, words: "same" }),
        late: async () => files(page, { act: "replace", version, words: "same" }, "#102030"),
      };
    },
  ],
  "media/documents": [
    async () => ({
      run: () =>
        sendFiles(
          site.url,
          "/booking-manage/media/documents",
          { document: [{ name: "list.csv", type: "text/csv", bytes: Buffer.from("a,b\n1,2\n") }] },
          {},
          { cookie },
        ),
    }),
  ],
  "media/upload": [async () => ({ run: async () => files("/booking-manage/media/upload", {}) })],
  menu: [menuStep("/booking-manage/menu", "hide 24", "hide 23")],
  "new": [
    async () => {
      const page = await openFormPage(site.url, "/booking-manage/new", { cookie });
      const {
        guidelines: _g,
        privacy: _p,
        extras: _e,
        total,
        general,
        discount,
        local,
        senior,
        free,
        coaches,
        ...texts
      } = groupOf(20, { date: dayAhead(12), groupName: "電話來的團體" });
      const counts = Object.fromEntries(
        Object.entries({ total, general, discount, local, senior, free, coaches }).map(([name, count]) => [
          name,
          String(count),
        ]),
      );
      return {
        page: "/booking-manage/new",
        run: () => page.send({ ...texts, ...counts, guidelines: "on", privacy: "on", language: "zh_TW" }, { cookie }),
      };
    },
  ],
  people: [
    async () => ({
      page: "/booking-manage/people",
      run: () => post("/booking-manage/people", { name: "新同仁", email: "new@example.org", role: "viewer" }),
    }),
  ],
  "people/:id": [
    async () => {
      const { id } = await site.park.db
        .selectFrom("staff")
        .select("id")
        .where("email", "=", cast.trainee.email)
        .executeTakeFirstOrThrow();
      const page = `/booking-manage/people/${id}`;
      const changing = (role: string) => post(page, { wish: "change", name: "Amy Hill", role, seen: "viewer" });
      return { page, run: () => changing("editor"), late: () => changing("booking-officer") };
    },
  ],
  "personal-data": [
    async () => {
      const { code } = await booked("to erase", { email: "erase@example.org" });
      return {
        page: "/booking-manage/personal-data",
        run: () => post("/booking-manage/personal-data", { who: "erase@example.org", sure: "on", seen: code }),
      };
    },
  ],
  "personal-data/export": [
    async () => ({ run: () => post("/booking-manage/personal-data/export", { who: "teacher@example.org" }) }),
  ],
  "rites/:day/:noun": [
    async () => {
      const rite = await paidRite();
      return { page: `/booking-manage/rites/${rite.day}`, run: rite.performed };
    },
  ],
  "rites/:day/:noun/removal": [
    async () => {
      const rite = await paidRite();
      await rite.performed();
      return { run: rite.takenBack };
    },
  ],
  "side-menu": [menuStep("/booking-manage/side-menu", "down 1", "down 2")],
  "sign-in-rules": [setting("/booking-manage/sign-in-rules", { idleMinutes: "200" }, { idleMinutes: "100" })],
  site: [setting("/booking-manage/site", { phone: "03-111-1111" }, { phone: "03-222-2222" })],
  synonyms: [setting("/booking-manage/synonyms", { "groups.en_US": "one, two" }, { "groups.en_US": "three, four" })],
  timetable: [setting("/booking-manage/timetable", { lines: "10:00 10:15" }, { lines: "11:00 11:15" })],
  "working-days": [
    setting("/booking-manage/working-days", { makeUps: `${thisYear}-12-26` }, { makeUps: `${thisYear}-12-27` }),
  ],
};

/** These ask, and hand a form on; they change nothing themselves. */
const askOnly: readonly string[] = ["sure", "fresh"];
/** Every address that somebody may send a form to. */
const paths = backOfficeRoutes.filter((path) => !askOnly.includes(path)).filter(isActedOn);

it("every address of the route list that staff act on is in the table of this test", () => {
  expect(Object.keys(actions).sort()).toEqual([...paths].sort());
  expect(paths.length).toBeGreaterThan(30);
});

describe("whatever staff do stands in the audit log, and nothing is put over what somebody changed meanwhile (rules S7, S11, S12)", () => {
  it.each(paths)("%s", async (path) => {
    for (const make of actions[path] ?? []) {
      const { page, run, late } = await make();
      // A form that says what it saw can come too late.
      if (page)
        expect(/name="(version|was|seen)"/.test((await get(page)).text), `${page} carries a version`).toBe(
          late !== undefined,
        );
      const before = await noted();
      const done = await run();
      expect([done.status, done.text.slice(0, 200)]).toEqual([expect.toBeOneOf([200, 302, 303]), expect.anything()]);
      const after = await noted();
      expect(after.filter((entry) => entry.by === by).length, `${path} is in the audit log`).toBeGreaterThan(
        before.filter((entry) => entry.by === by).length,
      );
      if (!late) continue;
      const refused = await late();
      expect(refused.status, path).toBe(409);
      expect(refused.text, "it tells who or what changed").toMatch(/林怡君|別人改過這個人的角色/);
      // That somebody tried may stand there, too.
      expect(
        (await noted()).filter(({ id, action }) => Number(id) <= after.length || !action.endsWith("-refused")),
        "nothing was done",
      ).toEqual(after);
    }
  });

  it("an address without acts of its own does nothing", async () => {
    const empty = paths.filter((path) => actions[path]?.length === 0);
    expect(empty).toEqual(["submissions/:id"]);
    const { id } = await booked("left alone");
    const before = await noted();
    expect((await post(`/booking-manage/submissions/${id}`, { version: "1" })).status).toBe(404);
    expect(await noted()).toEqual(before);
  });

  it("and the log is whole", async () => {
    expect(await firstBreak(site.park.db)).toBeUndefined();
  });
});

function isActedOn(path: string): path is BackOfficePath {
  return isBackOfficePath(path) && !isForEveryone(path) && mayAct("admin", path);
}

/** A setting: opened once, saved with one change, and then, from the same page, with another. */
function setting(page: string, change: Record<string, string>, other: Record<string, string>) {
  return async (): Promise<Action> => {
    const fields = fieldsOf((await get(page)).text, "setting-form");
    return { page, run: () => post(page, { ...fields, ...change }), late: () => post(page, { ...fields, ...other }) };
  };
}

function menuStep(page: string, step: string, other: string) {
  return async (): Promise<Action> => {
    const version = versionIn(await get(page));
    return { page, run: () => post(page, { version, step }), late: () => post(page, { version, step: other }) };
  };
}

it("and the log tells all of it in words, in each language: no name that only programs use, no data, no raw id (rule S7)", async () => {
  const read = async (prefix: string): Promise<string[]> => {
    const lines: string[] = [];
    for (let next: string | undefined = "/booking-manage/audit"; next; ) {
      const { text } = await get(prefix + next.replace(prefix, ""));
      lines.push(
        ...[...text.matchAll(/<(dt|dd)[^>]*>(.*?)<\/\1>/gs)].map(
          ([, tag, inner = ""]) =>
            `${tag} ${inner
              .replace(/<[^>]*>/g, " ")
              .replace(/\s+/g, " ")
              .trim()}`,
        ),
      );
      lines.push(
        ...[...text.matchAll(/<p class="audit-line">(.*?)<\/p>/gs)].map(
          ([, inner = ""]) =>
            `p ${inner
              .replace(/<[^>]*>/g, " ")
              .replace(/\s+/g, " ")
              .trim()}`,
        ),
      );
      next = /<a[^>]*href="([^"]*)"[^>]*>(?:更早的紀錄|Older entries)/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    }
    return lines;
  };
  const [chinese, english] = [await read(""), await read("/en_US")];
  const names = (lines: string[]) => lines.filter((line) => line.startsWith("dt ")).map((line) => line.slice(3));
  expect(names(chinese).filter((name) => /[A-Za-z#{}]/.test(name))).toEqual([]);
  expect(names(english).filter((name) => !/^[A-Z\d]/.test(name) || /[a-z][A-Z]|[_{}#]/.test(name))).toEqual([]);
  expect([...chinese, ...english].filter((line) => /[\da-f]{8}-[\da-f]{4}|[{}]|\b[rv]\d+\b/.test(line))).toEqual([]);
});

/** A news item with the fields of its editor, as they stand. */
async function openNews(): Promise<[page: string, fields: Record<string, string>]> {
  const { id } = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "news")
    .where("slug", "=", "first-wood-firing")
    .executeTakeFirstOrThrow();
  const page = `/booking-manage/content/news/${id}`;
  return [page, formIn((await get(page)).text).fields];
}

async function pictureOfOwn(): Promise<string> {
  const kept = await files("/booking-manage/media/upload", {}, "#445566");
  return `/booking-manage/media/${JSON.parse(kept.text).id}`;
}

let orders = 0;

/** A rite for which somebody has paid: what is done to it on its day. */
async function paidRite() {
  const buyer = {
    contactName: "買燈的人",
    phone: "0912345678",
    email: "light@example.org",
    recipientName: "買燈的人",
    postcode: "",
    address: "光明路 9 號",
  };
  const ordered = await orderLanterns(
    site.park,
    { ...buyer, lanterns: [{ name: "阿燈", wish: "平安" }] },
    { locale: "zh_TW", idempotencyKey: `rite ${++orders}` },
  );
  if (!ordered.ok) throw new Error(ordered.reason);
  await post(`/booking-manage/submissions/${ordered.id}/payment`, {
    version: (await seenOf(site.park, ordered.id)).version,
  });
  const { rite_on: day } = await site.park.db
    .selectFrom("lantern_orders")
    .select("rite_on")
    .where("submission_id", "=", ordered.id)
    .executeTakeFirstOrThrow();
  const then = { cookie, "x-park-now": `${day}T11:00` };
  return {
    day,
    performed: () => ask(site.url, `/booking-manage/rites/${day}/performance`, { form: {}, headers: then }),
    takenBack: () => ask(site.url, `/booking-manage/rites/${day}/performance/removal`, { form: {}, headers: then }),
  };
}

async function booked(idempotencyKey: string, change: Parameters<typeof groupOf>[1] = {}) {
  const made = await reserve(site.park, groupOf(30, { date: dayAhead(20), ...change }), {
    locale: "zh_TW",
    idempotencyKey,
    override: "測試",
    by: undefined,
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return { id: made.id, ...(await seenOf(site.park, made.id)), page: `/booking-manage/submissions/${made.id}` };
}

function three(name: string, text: string): Record<string, string> {
  return { [`${name}.zh_TW`]: text, [`${name}.en_US`]: text, [`${name}.ja_JP`]: text };
}

async function files(page: string, fields: Record<string, string>, background = "#778899"): Promise<Answer> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return sendFiles(site.url, page, { picture: [{ name: "one.png", type: "image/png", bytes }] }, fields, { cookie });
}

function dayAhead(days: number): string {
  return dayOf(site.park.now()).add({ days }).toString();
}

const noted = () => site.park.db.selectFrom("audit_log").select(["id", "by", "action"]).orderBy("id").execute();

const get = (path: string) => ask(site.url, path, { headers: { cookie } });
const post = (path: string, form: Record<string, string>) => ask(site.url, path, { form, headers: { cookie } });
