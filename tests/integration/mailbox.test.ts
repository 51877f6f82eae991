import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { erasePerson } from "#app/submission-desk/erasure.server.ts";
import { forgetMailboxes } from "#app/submissions/emails/mailbox-hour.server.ts";
import { findBySecret } from "#app/submissions/read.server.ts";
import { mailsOf } from "#app/staff/desk/submission/mails-of.server.ts";
import { type Locale, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "127.0.0.1" });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

const message = { subject: "visit", message: "May dogs come?", name: "Wang", privacy: "on", verification: "PARK5" };
const lost = {
  category: "umbrella",
  lostOn: "2026/3/1",
  lostAt: "戲臺前",
  description: "黑色長柄傘",
  name: "Wang",
  privacy: "on",
  verification: "PARK5",
};

/** Each form comes from another address, since one may send only so many. */
let senders = 0;

type Sending = {
  email: string;
  at?: string;
  locale?: Locale;
  form?: "contact" | "lost";
  limits?: "on" | "off";
  from?: string;
};

/** Sends a whole form at a moment of the park; answers its status page: secret, code and text. */
async function send({
  email,
  at = "2026-03-02T10:00",
  locale = "en_US",
  form = "contact",
  limits = "on",
  from = `203.0.113.${++senders}`,
}: Sending) {
  const headers = { "x-park-now": at, "x-park-limits": limits, "x-forwarded-for": from };
  const page = await openFormPage(
    site.url,
    pathIn(locale, form === "contact" ? "/contact" : "/faq/lostfound"),
    headers,
  );
  // Nobody fills in a form within three seconds, by the clock of limits, which is the machine's.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4_000 });
  const sent = await page.send(form === "contact" ? { ...message, email } : { ...lost, email });
  expect(sent.status, sent.text.slice(0, 2000)).toBe(303);
  const path = sent.headers.location ?? "";
  const { text } = await ask(site.url, path, { headers });
  return {
    path,
    headers,
    text,
    secret: path.split("/").at(-1) ?? "",
    code: /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? "none",
  };
}

/** Lets every job run, also those that wait; answers the letters to an address that were not there before. */
async function emailsTo(...addresses: string[]) {
  await site.park.jobs.waiting({ delayed: true });
  return (await readOutbox(site.park)).filter(({ to }) => addresses.includes(to));
}

describe("more than three confirmations an hour to one mailbox (rule H24)", () => {
  it("leave as one summary with every reference and link, over all forms, in the language of the last, and the page shows the link at once", async () => {
    const email = "many@example.org";
    const early = [
      await send({ email }),
      await send({ email: "MANY@example.org", form: "lost", locale: "zh_TW" }),
      await send({ email, at: "2026-03-02T10:20" }),
    ];
    for (const { text } of early) expect(text).not.toMatch(/comes a little later|晚一點|少し後/);
    const late = [
      await send({ email, at: "2026-03-02T10:30", locale: "zh_TW" }),
      await send({ email, at: "2026-03-02T10:40", form: "lost" }),
      await send({ email, at: "2026-03-02T10:50", locale: "ja_JP", from: "198.51.100.7" }),
    ];
    for (const [at, words] of [
      [0, "會在 11:20 左右"],
      [1, "leaves at about 11:20"],
      [2, "11:20ごろ"],
    ] as const) {
      expect(late[at]?.text).toContain(words);
      expect(late[at]?.text).toContain(`/status/${late[at]?.secret}</a>`);
    }
    const letters = await emailsTo(email, "MANY@example.org");
    expect(letters).toHaveLength(4);
    const summaries = letters.filter(({ subject }) => subject.includes("お申し込みのまとめ"));
    expect(summaries).toHaveLength(1);
    for (const { code, secret } of late)
      for (const part of [summaries[0]?.text, summaries[0]?.html]) {
        expect(part).toContain(code);
        expect(part).toContain(`/status/${secret}`);
      }
    for (const { secret } of early) expect(summaries[0]?.text).not.toContain(secret);
    // Told truly once it has left, and not sent again by whatever runs later.
    expect((await ask(site.url, late[1]?.path ?? "")).text).not.toContain("leaves at about");
    expect(await emailsTo(email, "MANY@example.org")).toHaveLength(4);
    // An hour after the first two, two more leave by themselves.
    await send({ email, at: "2026-03-02T11:05" });
    expect((await send({ email, at: "2026-03-02T11:06" })).text).not.toContain("comes a little later");
    expect((await send({ email, at: "2026-03-02T11:07" })).text).toContain("comes a little later");
    expect(await emailsTo(email, "MANY@example.org")).toHaveLength(7);
  });

  it("are counted with whatever stands after a plus, and links go to no other address than that of their form", async () => {
    for (const at of [1, 2, 3]) await send({ email: `plus+${at}@example.org` });
    const [one, other, dotted] = [
      await send({ email: "plus+a@example.org", at: "2026-03-02T10:01" }),
      await send({ email: "plus@example.org", at: "2026-03-02T10:02" }),
      await send({ email: "pl.us@example.org" }),
    ];
    expect([one.text, other.text, dotted.text].map((text) => text.includes("comes a little later"))).toEqual([
      true,
      true,
      false,
    ]);
    const [letter] = (await emailsTo("plus@example.org", "plus+a@example.org")) ?? [];
    expect(letter?.to).toBe("plus@example.org");
    expect(letter?.text).toContain(one.code);
    expect(letter?.text).not.toContain(one.secret);
    expect(letter?.text).toContain(`/status/${other.secret}`);
  });

  it("are also links asked for again on a status page, which says so", async () => {
    const email = "again@example.org";
    const first = await send({ email });
    const resend = async () =>
      (await ask(site.url, first.path, { form: { act: "resend" }, headers: first.headers })).headers.location;
    expect([await resend(), await resend(), await resend()]).toEqual([
      `${first.path}?sent=yes`,
      `${first.path}?sent=yes`,
      `${first.path}?sent=later`,
    ]);
    expect((await ask(site.url, `${first.path}?sent=later`, { headers: first.headers })).text).toContain(
      "leaves at about 10:50",
    );
  });

  it("are shown to staff as what they are, and can be sent by themselves", async () => {
    const email = "staff@example.org";
    for (const _ of [1, 2, 3]) await send({ email });
    const [waits, other] = [await send({ email }), await send({ email })];
    const states = async (secret: string) => {
      const submission = await findBySecret(site.park, secret);
      return submission
        ? (await mailsOf(site.park, submission, true, "en_US")).map(({ state, letter }) => [
            state,
            letter?.text.includes(`/status/${secret}`),
            letter?.text.includes("in this one letter"),
          ])
        : [];
    };
    expect(await states(waits.secret)).toEqual([["waitsForSummary", true, true]]);
    await emailsTo(email);
    expect(await states(waits.secret)).toEqual([["sentInSummary", true, true]]);
    // What staff read of one submission holds nothing of another.
    const submission = await findBySecret(site.park, waits.secret);
    expect(JSON.stringify(submission && (await mailsOf(site.park, submission, true, "en_US")))).not.toContain(
      other.secret,
    );
  });

  it("leave nothing of somebody who was erased, and are forgotten when they count no more", async () => {
    const email = "gone@example.org";
    for (const _ of [1, 2, 3]) await send({ email });
    const held = await send({ email });
    expect(await erasePerson(site.park, email, "officer-1")).toBe(4);
    expect((await emailsTo(email)).filter(({ text }) => text.includes(held.code))).toEqual([]);
    const { db } = site.park;
    const own = await db
      .selectFrom("submission_emails")
      .innerJoin("mail_summaries", "mail_summaries.id", "submission_emails.summary_id")
      .innerJoin("submission_erasures", "submission_erasures.submission_id", "submission_emails.submission_id")
      .select("submission_emails.id")
      .execute();
    expect(own).toEqual([]);
    expect(
      await db
        .selectFrom("mailbox_mails")
        .innerJoin("submission_emails", "submission_emails.id", "mailbox_mails.mail_id")
        .innerJoin("submission_erasures", "submission_erasures.submission_id", "submission_emails.submission_id")
        .select("mail_id")
        .execute(),
    ).toEqual([]);
    await forgetMailboxes({ ...site.park, now: () => site.park.now().add({ hours: 25 }) });
    expect([
      await db.selectFrom("mailbox_mails").selectAll().execute(),
      await db.selectFrom("mail_summaries").selectAll().where("sent_at", "is not", null).execute(),
    ]).toEqual([[], []]);
  });

  it("is counted only when asked for, in test mode", async () => {
    const email = "free@example.org";
    for (const _ of [1, 2, 3, 4, 5])
      expect((await send({ email, limits: "off" })).text).not.toContain("comes a little later");
  });
});
