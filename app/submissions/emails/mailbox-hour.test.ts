// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactAction } from "#app/submissions/person/contact-data.server.ts";
import { findBySecret } from "#app/submissions/read.server.ts";
import { ask } from "#app/questions/enquiries/enquiries.server.ts";
import { openLimits } from "#platform/limits/limits.ts";
import type { Park } from "#platform/park.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";

let open: TestPark;
let limited: Park;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 10:00" });
  limited = { ...open.park, limits: openLimits({ off: false, db: open.park.db, secret: open.park.config.secret }) };
});
afterAll(() => open.close());

let asked = 0;

/** Somebody writes to the park from an address; answers the submission's code and secret. */
async function write(email: string) {
  const sent = await ask(limited, {
    kind: "contact",
    locale: "en_US",
    idempotencyKey: `mailbox ${++asked}`,
    email,
    personal: { email, name: "Lin", subject: "visit", message: "Dogs?" },
    spend: async () => true,
  });
  const submission = sent.ok ? await findBySecret(limited, sent.secret) : undefined;
  if (!sent.ok || !submission) throw new Error("it was not taken");
  return { submission, secret: sent.secret };
}

async function emailsTo(email: string) {
  await open.park.jobs.waiting({ delayed: true });
  return (await readOutbox(open.park))
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => ({ isSummary: subject.includes("in one letter"), text }));
}

describe("the hour of a mailbox (rule H24)", () => {
  it("lets three leave of ten that come at once, and holds the seven others together", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => write("race@example.org")));
    const letters = await emailsTo("race@example.org");
    expect(letters.map(({ isSummary }) => isSummary).sort()).toEqual([false, false, false, true]);
    const within = letters.map(({ text }) => all.filter(({ secret }) => text.includes(secret)).length).sort();
    expect(within).toEqual([1, 1, 1, 7]);
    // Each in one letter, and in no other.
    for (const { secret } of all) expect(letters.filter(({ text }) => text.includes(secret))).toHaveLength(1);
  });

  it("loses and doubles nothing when a summary could not leave at first; what comes meanwhile waits for the next", async () => {
    const email = "fault@example.org";
    const all = [await write(email), await write(email), await write(email), await write(email)];
    const { mail } = open.park;
    const tried = new Set<string>();
    // The first try of each letter fails; while that of the summary does, the next form comes in.
    const send: typeof mail.send = async (message) => {
      if (tried.has(message.id)) return mail.send(message);
      tried.add(message.id);
      if (message.subject.includes("in one letter") && all.length === 4) all.push(await write(email));
      throw new Error("nobody there");
    };
    Object.assign(open.park, { mail: { ...mail, send } });
    const letters = await emailsTo(email);
    expect(letters.map(({ isSummary }) => isSummary).sort()).toEqual([false, false, false, true, true]);
    expect(all).toHaveLength(5);
    for (const { secret } of all) expect(letters.filter(({ text }) => text.includes(secret))).toHaveLength(1);
    expect(await emailsTo(email)).toHaveLength(5);
    Object.assign(open.park, { mail });
    open.warnings.splice(0);
  });

  it("lets a letter leave by itself whose address was corrected meanwhile, and no link goes to the wrong one", async () => {
    const wrong = "mistyped@example.org";
    for (const _ of [1, 2, 3]) await write(wrong);
    const { submission } = await write(wrong);
    const other = await write(wrong);
    expect(
      await contactAction(submission).run(
        { park: limited, by: { id: "officer-1", email: "", name: "陳志明", role: "booking-officer" } },
        submission,
        { reason: "", fields: { name: "Lin", email: "right@example.org" } },
      ),
    ).toEqual({ ok: true });
    const summary = (await emailsTo(wrong)).filter(({ isSummary }) => isSummary);
    expect(summary.map(({ text }) => [text.includes(other.secret), text.includes(submission.code)])).toEqual([
      [true, false],
    ]);
    expect((await emailsTo("right@example.org")).map(({ text }) => text.includes(submission.code))).toEqual([
      true,
      true,
    ]);
  });
});
