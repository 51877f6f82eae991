import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFormPage, sendForm } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Random answers to each form: few in npm test, where every run has others, and many in check:all. */
const runs = { numRuns: process.env.TEST_LONG === "1" ? 500 : 25, endOnFailure: true };
const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\uD800",
  "\u202E\u200B",
  "０",
  "-1",
  "1e9",
  "NaN",
  "999999999999999999999",
  "2026-02-30",
  "0000-00-00",
  "+275760-09-13",
  "25:61",
  "__proto__",
  "constructor",
  "toString",
  "'; drop table submissions; --",
  "<script>alert(1)</script>",
  "{code} {link}",
  "%00%ff",
  "a@b",
  `${"a".repeat(300)}@example.org`,
  "王".repeat(5000),
  "wang@example.org",
  "PARK5",
  "on",
  "umbrella",
  "visit",
  "2026-03-01",
  "王小明",
  "2026-12-15",
  "09:30",
  "12:00",
  "30",
  "3",
  "A",
  "estimate",
  "wait",
  "rows",
);
const anything = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const answers = (names: readonly string[]) =>
  fc.dictionary(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
    ),
    fc.oneof(anything, fc.array(anything, { maxLength: 3 })),
    { maxKeys: 14 },
  );
const hidden = ["idempotencyKey", "formToken", "codeToken", "verification", "website", "intent"] as const;
const forms = {
  "/contact": ["subject", "message", "name", "email", "phone", "privacy", ...hidden],
  "/faq/lostfound": ["category", "lostOn", "lostAt", "description", "name", "email", "phone", "privacy", ...hidden],
  "/space/outside": [
    "spaces",
    "event",
    "title",
    "day1",
    "lastDay1",
    "setUp1",
    "starts1",
    "ends1",
    "clear1",
    "day2",
    "starts2",
    "ends2",
    "rows",
    "wish",
    "heads",
    "needs",
    "organiser",
    "taxId",
    "contactName",
    "phone",
    "email",
    "guidelines",
    "privacy",
    ...hidden,
  ],
  "/light": [
    "count",
    "name1",
    "wish1",
    "name2",
    "wish2",
    "name10",
    "contactName",
    "phone",
    "email",
    "recipientName",
    "postcode",
    "address",
    "rite",
    "wish",
    "privacy",
    ...hidden,
  ],
  "/accessibility": [
    "groupName",
    "groupType",
    "contactName",
    "phone",
    "email",
    "date",
    "startTime",
    "endTime",
    "total",
    "wheelchairs",
    "needs",
    "letter",
    "keptFile",
    "keptFileRemoved",
    "identity",
    "privacy",
    ...hidden,
  ],
  "/collaboration?kind=drone": [
    "title",
    "firstDay",
    "lastDay",
    "hours",
    "places",
    "pilot",
    "equipment",
    "use",
    "plan",
    "papers",
    "keptFile",
    "organiser",
    "contactName",
    "phone",
    "email",
    "privacy",
    ...hidden,
  ],
  "/collaboration?kind=other": [
    "title",
    "idea",
    "timing",
    "organiser",
    "contactName",
    "phone",
    "email",
    "privacy",
    ...hidden,
  ],
  "/group": [
    "groupName",
    "groupKind",
    "taxId",
    "contactName",
    "phone",
    "email",
    "date",
    "startTime",
    "endTime",
    "total",
    "general",
    "discount",
    "local",
    "senior",
    "free",
    "freeReason",
    "coaches",
    "fieldTrip",
    "classTour",
    "extras",
    "guide",
    "requirements",
    "guidelines",
    "privacy",
    ...hidden,
  ],
};

it.each(Object.entries(forms))(
  "any answers to the form of %s are refused with the form, or make one whole record: never a fault",
  async (path, names) => {
    const { hidden: keys } = await openFormPage(site.url, path);
    await fc.assert(
      fc.asyncProperty(answers(names), fc.boolean(), async (given, withKeys) => {
        const answer = await sendForm(site.url, path, {
          ...(withKeys && { ...keys, verification: "PARK5" }),
          ...given,
        });
        expect([200, 303, 400, 422, 429], `${answer.status} ${JSON.stringify(given)}`).toContain(answer.status);
      }),
      runs,
    );
    await expectNothingHalf();
  },
);

it("any code, link and file of a code is answered without a fault", async () => {
  const part = fc
    .oneof(nasty, fc.base64String({ maxLength: 300 }))
    .map((text) => encodeURIComponent(text.toWellFormed()) || "x");
  const file = fc.constantFrom("picture.png", "zh_TW.wav", "xx_XX.wav", "..%2FA.wav", "%00");
  const { ask } = await import("#tests/ask.ts");
  await fc.assert(
    fc.asyncProperty(part, fc.option(file), fc.constantFrom("GET", "POST"), async (code, name, method) => {
      const address = `/verification/${code}${name ? `/${name}` : ""}`;
      const answer = await ask(site.url, address, method === "POST" ? { form: { x: "y" } } : {});
      expect(answer.status, address).toBeLessThan(500);
      expect(answer.status, address).toBeGreaterThanOrEqual(400);
    }),
    runs,
  );
});

/** Whatever was taken is whole: a submission has its key, a state and its confirmation. */
async function expectNothingHalf() {
  const { db } = site.park;
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("submission_keys", "submission_keys.submission_id", "submissions.id")
    .leftJoin("submission_states", "submission_states.submission_id", "submissions.id")
    .leftJoin("submission_emails", "submission_emails.submission_id", "submissions.id")
    .select([
      "submissions.id",
      "submission_keys.submission_id as key",
      "submission_states.state",
      "submission_emails.mail",
    ])
    .execute();
  expect(rows.filter(({ key, state, mail }) => !key || !state || !mail)).toEqual([]);
}
