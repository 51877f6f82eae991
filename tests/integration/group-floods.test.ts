// @module-tag postgres
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

/** Posts of each flood: few in npm test, ten thousand in check:all. */
const posts = process.env.TEST_LONG === "1" ? 10_000 : 60;
const headers = { "x-park-now": "2026-12-01T10:00" };
const group = {
  groupName: "羅東國小五年三班",
  groupKind: "school",
  taxId: "",
  contactName: "林老師",
  phone: "0912-345-678",
  email: "teacher@example.org",
  onsiteName: "",
  onsitePhone: "",
  date: "2026-12-15",
  startTime: "09:30",
  endTime: "12:00",
  total: "30",
  general: "2",
  discount: "28",
  local: "",
  senior: "",
  free: "",
  freeReason: "",
  coaches: "1",
  fieldTrip: "",
  classTour: "",
  guide: "",
  requirements: "",
  guidelines: "on",
  privacy: "on",
  verification: "PARK5",
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => site.close());

describe("floods of whole, well-filled reservations (rules V1, V3, D8)", () => {
  it(`${posts} posts without a code that holds take no place`, async () => {
    const codes = ["", "XXXXX", "PARK", "0", " ", "park6"];
    expect(
      await flood(
        (at) => ({ verification: codes[at % codes.length] ?? "" }),
        () => headers,
      ),
    ).toEqual(new Set([422]));
    expect(await places()).toEqual([]);
  }, 1_800_000);

  it(`${posts} posts with the right code, but beyond what one address may send, take no more places than the limit lets through`, async () => {
    const from = { ...headers, "x-park-limits": "on", "x-forwarded-for": "203.0.113.9" };
    await flood(
      (at) => ({ email: `flood-${at}@example.org`, total: "1", general: "1", discount: "" }),
      () => from,
    );
    // One form makes one record however often it is sent, and one address may send twenty an hour at most.
    expect((await places()).length).toBeLessThanOrEqual(1);
    expect(await reconcile(site.park)).toEqual([]);
  }, 1_800_000);
});

it("what cannot be read and what the rules refuse are told together, so that all is mended at once (rule D3)", async () => {
  const page = await openFormPage(site.url, "/group", headers);
  const told = async (change: Record<string, string>) =>
    [
      ...(
        /class="error-summary"[\s\S]*?<\/ul>/.exec((await page.send({ ...group, ...change })).text)?.[0] ?? ""
      ).matchAll(/<a href="#(\w+)">/g),
    ].map(([, field = ""]) => field);
  expect(await told({ phone: "12", date: "2026-12-02", total: "31", extras: "tour", verification: "" })).toEqual([
    "phone",
    "date",
    "total",
    "guide",
    "verification",
  ]);
  expect(await told({ date: "2026-02-30", general: "some", fieldTrip: "A", classTour: "2", verification: "" })).toEqual(
    ["date", "general", "classTour", "verification"],
  );
});

const nasty = fc.constantFrom(
  "",
  "\u0000",
  "\uD800",
  "０",
  "-1",
  "1e9",
  "999999999999",
  "2026-02-30",
  "2027-02-05",
  "2026-12-02",
  "2030-01-01",
  "25:61",
  "08:59",
  "17:31",
  "__proto__",
  "王".repeat(5000),
  "B",
  "2",
  "tour",
  "zh60",
  "x@",
  "on",
  "200",
  "201",
  "31",
);

it("a whole reservation with any of its answers spoilt is refused with the form, or makes one whole record", async () => {
  const spoilt = fc.dictionary(
    fc.constantFrom(...Object.keys(group), "extras", "wish", "idempotencyKey", "formToken", "codeToken"),
    fc.oneof({ weight: 4, arbitrary: nasty }, { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) }),
    { minKeys: 1, maxKeys: 2 },
  );
  await fc.assert(
    fc.asyncProperty(spoilt, async (given) => {
      const page = await openFormPage(site.url, "/group", headers);
      const answer = await page.send({ ...group, ...given });
      expect([200, 303, 422], `${answer.status} ${JSON.stringify(given)}`).toContain(answer.status);
    }),
    { numRuns: posts === 60 ? 25 : 500, endOnFailure: true },
  );
  const rows = await site.park.db
    .selectFrom("submissions")
    .leftJoin("group_reservations", "group_reservations.submission_id", "submissions.id")
    .leftJoin("submission_states", "submission_states.submission_id", "submissions.id")
    .leftJoin("submission_emails", "submission_emails.submission_id", "submissions.id")
    .select(["submissions.id", "group_reservations.total", "submission_states.state", "submission_emails.mail"])
    .where("kind", "=", "group")
    .execute();
  expect(rows.filter(({ total, state, mail }) => !total || !state || !mail)).toEqual([]);
  expect(await reconcile(site.park)).toEqual([]);
}, 1_800_000);

/** Sends the form again and again, eight at a time, under the keys it was opened with; answers the statuses. */
async function flood(
  change: (at: number) => Record<string, string>,
  from: () => Record<string, string>,
): Promise<Set<number>> {
  const page = await openFormPage(site.url, "/group", from());
  const statuses = new Set<number>();
  for (let at = 0; at < posts; at += 8)
    for (const { status } of await Promise.all(
      Array.from({ length: 8 }, (_, one) => page.send({ ...group, ...change(at + one) }, from())),
    ))
      statuses.add(status);
  return statuses;
}

function places() {
  return site.park.db.selectFrom("group_places").select("submission_id").execute();
}
