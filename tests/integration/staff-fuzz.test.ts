import { afterAll, beforeAll, expect, it } from "vitest";
import { reserve } from "#app/reservations/reserve.server.ts";
import { chapters } from "#app/staff/help/chapters.ts";
import { dayOf } from "#platform/dates.ts";
import { ask } from "#tests/ask.ts";
import { cast } from "#tests/cast/cast.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { formsIn } from "#tests/pages/form-in.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "director");
});
afterAll(() => site.close());

const nasty = [
  "\u0000",
  "龍".repeat(30_000),
  "-1e999",
  "2026-02-30T25:61",
  '{"type":"doc","content":[[[]]]}',
  "constructor",
  "'><script>alert(1)</script>",
];
const buttonsAtMost = 8;

/** What stands for the parts of addresses: things that are there. */
async function addresses(): Promise<string[]> {
  const { db } = site.park;
  const made = await reserve(
    site.park,
    groupOf(30, { date: dayOf(site.park.now()).add({ days: 20 }).toString(), guide: "zh30" }),
    { locale: "zh_TW", idempotencyKey: "fuzz" },
  );
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id: person } = await db
    .selectFrom("staff")
    .select("id")
    .where("email", "=", cast.trainee.email)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom("items")
    .distinctOn("type")
    .select(["type", "id"])
    .where("type", "in", ["news", "show", "plan", "page"])
    .orderBy("type")
    .execute();
  const { id: picture } = await db.selectFrom("pictures").select("id").limit(1).executeTakeFirstOrThrow();
  const plain = Object.keys(chapters).filter((path) => !/[:.]|sign-out|help/.test(path));
  return [
    ...plain,
    `booking-manage/submissions/${made.id}`,
    "booking-manage/facts/ticket.senior.single",
    "booking-manage/mail-texts/contact/status-link",
    `booking-manage/people/${person}`,
    `booking-manage/media/${picture}`,
    ...items.flatMap(({ type, id }) => [
      `booking-manage/content/${type}/${id}`,
      `booking-manage/content/${type}/${id}/history`,
      `booking-manage/content/${type}/${id}/archive`,
    ]),
    "booking-manage/content/news/new",
  ].map((path) => `/${path}`);
}

it("nonsense in any field of any form of the back office is refused or kept as written: never a fault (rule E1)", {
  timeout: 120_000,
}, async () => {
  const faults: string[] = [];
  let sent = 0;
  for (const page of await addresses()) {
    const { status, text } = await ask(site.url, page, { headers: { cookie } });
    if (status >= 500) faults.push(`${page} itself: ${status}`);
    // Of forms that are alike, as of each line of a menu, one will do.
    const unlike = new Map(formsIn(text, page).map((form) => [Object.keys(form.fields).join(" "), form]));
    for (const { action, fields, buttons } of [...unlike.values()].filter(
      (form) => !form.action.endsWith("/sign-out"),
    )) {
      const names = Object.keys(fields);
      // Each field has one of them, in turn, so that all meet most kinds of fields; and all fields the same.
      const mixed = nasty.map((_, turn) =>
        Object.fromEntries(
          names.map((name, at) => [
            name,
            (at + turn) % 3 === 0 ? (nasty[(at + turn) % nasty.length] ?? "") : (fields[name] ?? ""),
          ]),
        ),
      );
      const same = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
      const forms = process.env.TEST_LONG
        ? [...mixed, ...nasty.map(same), {}]
        : [mixed[sent % mixed.length] ?? {}, same(nasty[sent % nasty.length] ?? ""), {}];
      const pressed = [...new Map(buttons.map((one) => [one.join(" ").replace(/\d+/g, "0"), one])).values()].slice(
        0,
        buttonsAtMost,
      );
      for (const [at, form] of forms.entries()) {
        const button = pressed[(at + sent) % Math.max(1, pressed.length)];
        const answer = await ask(site.url, action, {
          form: { ...form, ...(button && { [button[0]]: button[1] }) },
          headers: { cookie },
        });
        sent++;
        if (answer.status >= 500) faults.push(`${action} ${button?.join("=") ?? ""} form ${at}: ${answer.status}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(100);
});
