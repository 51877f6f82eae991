import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "#platform/locales.ts";
import { loseUmbrella, takeUmbrellas } from "#tests/cast/submission-kind.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { enqueueEmail, undoEmails } from "#app/submissions/emails.server.ts";

let open: TestPark;
takeUmbrellas();
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

describe("the mails of a submission (rules B1–B3, D1)", () => {
  it.each(locales)(
    "are written in the visitor's language, as text and HTML with a calendar file: %s",
    async (locale) => {
      const submission = await loseUmbrella(open.park, { idempotencyKey: `mail ${locale}`, locale });
      await open.park.jobs.waiting();
      const mail = await mailOf(submission.id);
      expect(mail.headers).toContain(`To: owner@example.org`);
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(submission.code);
        expect(part).toContain(`/status/${submission.secret}`);
        expect(part).toContain(words[locale].day);
        expect(part).toContain("林怡君");
        expect(part).not.toContain(words[locale].reason);
        expect(part).not.toMatch(/\{\w+\}|undefined/);
      }
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(mail.calendar)).getFirstSubcomponent("vevent") ?? undefined,
      );
      expect([event.summary, event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual(
        [words[locale].title, "2026-12-05T01:30:00.000Z", "2026-12-05T03:00:00.000Z"],
      );
    },
  );

  it("are kept with the submission, sealed, and no job, row or log holds anything personal", async () => {
    const submission = await loseUmbrella(open.park, { idempotencyKey: "sealed mail" });
    const before = await everything();
    await open.park.jobs.waiting();
    const after = await everything();
    for (const kept of [before, after]) {
      expect(kept).toContain(submission.id);
      expect(kept).not.toMatch(/林怡君|owner@example/);
      expect(kept).not.toContain(submission.secret);
    }
    expect(open.warnings).toEqual([]);
  });

  it("carry no web addresses that a visitor wrote (rule B6)", async () => {
    const name = "林怡君 https://evil.example/win?a=1、www.evil.example or evil.example/win, of Co.Ltd. and 1/2";
    const submission = await loseUmbrella(open.park, { idempotencyKey: "links", personal: { name } });
    await open.park.jobs.waiting();
    const mail = await mailOf(submission.id);
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain("evil");
      expect(part).toContain("林怡君 （網址略）、（網址略） or （網址略）");
      expect(part).toContain("of Co.Ltd. and 1/2");
      expect(part).toContain(`/status/${submission.secret}`);
    }
  });

  it("caused by staff wait a minute, and do not leave when they were taken back", async () => {
    const submission = await loseUmbrella(open.park, { idempotencyKey: "taken back" });
    await open.park.jobs.waiting();
    await open.park.db.transaction().execute((trx) =>
      enqueueEmail(trx, open.park, submission.id, {
        mail: "umbrella-looked-for",
        by: "officer-1",
        words: { reason: "雨" },
      }),
    );
    expect(await open.park.jobs.waiting()).toBe(0);
    expect(
      await open.park.db.transaction().execute((trx) => undoEmails(trx, open.park, submission.id, "all", "officer-1")),
    ).toBe(1);
    expect(await open.park.jobs.waiting({ delayed: true })).toBe(1);
    expect(await filesOf(submission.id)).toHaveLength(1);
  });

  it("sent again after a fault are the letter first written, under the same name", async () => {
    const { mail } = open.park;
    Object.assign(open.park, { mail: { ...mail, send: () => Promise.reject(new Error("no mail server")) } });
    const submission = await loseUmbrella(open.park, { idempotencyKey: "again" });
    await open.park.jobs.waiting();
    expect(await filesOf(submission.id)).toEqual([]);
    Object.assign(open.park, { mail });
    await open.park.db
      .updateTable("submissions")
      .set({ due_on: "2026-12-24" })
      .where("id", "=", submission.id)
      .execute();
    await open.park.jobs.waiting({ delayed: true });
    expect(await filesOf(submission.id)).toHaveLength(1);
    expect((await mailOf(submission.id)).text).toContain(words.zh_TW.day);
    expect(open.warnings.splice(0).join()).not.toMatch(/owner|林怡君/);
  });
});

const words: Record<Locale, { day: string; reason: string; title: string }> = {
  zh_TW: { day: "11月25日", reason: "原因", title: "取傘" },
  en_US: { day: "25 November", reason: "Reason", title: "Fetch the umbrella" },
  ja_JP: { day: "11月25日", reason: "理由", title: "傘の受け取り" },
};

async function everything(): Promise<string> {
  const { rows } =
    await sql`select (select string_agg(j::text, ' ') from pgboss.job j) as jobs, (select string_agg(d::text, ' ') from submissions d) as submissions, (select string_agg(m::text, ' ') from submission_emails m) as mails, (select string_agg(s::text, ' ') from submission_states s) as states`.execute(
      open.park.db,
    );
  return JSON.stringify(rows);
}

async function filesOf(submissionId: string): Promise<string[]> {
  const rows = await open.park.db
    .selectFrom("submission_emails")
    .select("id")
    .where("submission_id", "=", submissionId)
    .orderBy("asked_at")
    .execute();
  const there = await readdir(join(open.park.config.dataDir, "outbox"));
  return rows.map(({ id }) => `${id}.eml`).filter((name) => there.includes(name));
}

async function mailOf(submissionId: string) {
  const [file = ""] = await filesOf(submissionId);
  const raw = await readFile(join(open.park.config.dataDir, "outbox", file), "utf8");
  return {
    headers: raw.slice(0, raw.indexOf("\r\n\r\n")),
    text: part(raw, "text/plain"),
    html: part(raw, "text/html"),
    calendar: part(raw, "text/calendar"),
  };
}

/** The content of a mail's part of a type, decoded. */
function part(raw: string, type: string): string {
  const at = raw.lastIndexOf(`Content-Type: ${type}`);
  const start = raw.indexOf("\r\n\r\n", at);
  const headers = raw.slice(at, start);
  const body = raw.slice(start + 4, raw.indexOf("\r\n--", start));
  if (/base64/i.test(headers)) return Buffer.from(body, "base64").toString("utf8");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return /quoted-printable/i.test(headers) ? Buffer.from(bytes, "latin1").toString("utf8") : body;
}
