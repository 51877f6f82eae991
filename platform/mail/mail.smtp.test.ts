import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readLetter } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { sendMail } from "./mail.ts";

const letter = {
  to: "school@example.org",
  subject: "預約確認 – 團體",
  text: "您好：\n.以點開頭的一行\n謝謝",
  html: "<p>您好</p>",
  lang: "zh-Hant-TW",
  attachments: [{ filename: "visit.ics", contentType: "text/calendar", base64: Buffer.from("BEGIN:VCALENDAR").toString("base64") }],
};

type Taken = { id: string; to: string[]; bytes: Buffer };
let server: SMTPServer;
let open: TestPark;
/** What came to the mail server in one test, and the faults with which it refuses the first letters. */
const [taken, refused, faults]: [Taken[], Taken[], Error[]] = [[], [], []];
beforeAll(async () => {
  open = await openTestPark({ env: { SMTP_URL: `smtp://park:lanterns@127.0.0.1:${await listen()}` } });
});
beforeEach(() => {
  for (const list of [taken, refused, faults, open.warnings]) list.length = 0;
});
afterAll(async () => {
  await open.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

it("a real mail server is given the letter whole, signed in, once for each job", async () => {
  const { park } = open;
  await park.db.transaction().execute((trx) => park.jobs.send(trx, sendMail, letter));
  expect(await park.jobs.waiting()).toBe(1);
  expect(await park.jobs.waiting({ delayed: true })).toBe(0);
  expect(taken.map(({ to }) => to)).toEqual([["school@example.org"]]);
  expect(await readLetter(taken[0]?.bytes ?? "")).toMatchObject({ to: letter.to, subject: letter.subject, text: expect.stringContaining(letter.text), html: expect.stringContaining("您好"), language: "zh-Hant-TW", attachments: ["visit.ics"] });
});

it("a letter the server does not take waits, and goes later under the same Message-ID (rule B2)", async () => {
  const { park, warnings } = open;
  faults.push(Object.assign(new Error("try later"), { responseCode: 451 }), Object.assign(new Error("mailbox busy"), { responseCode: 450 }));
  const job = await park.db.transaction().execute((trx) => park.jobs.send(trx, sendMail, letter));
  await park.jobs.waiting();
  expect(taken).toEqual([]);
  await park.jobs.waiting({ delayed: true });
  expect(taken.map(({ id }) => id)).toEqual([expect.stringContaining(job)]);
  expect(refused.every(({ id }) => id === taken[0]?.id)).toBe(true);
  expect(warnings.join()).toContain("451");
  expect(warnings.join()).not.toContain("school@example.org");
});

it("a letter of a transaction that was taken back is never sent", async () => {
  const { park } = open;
  const undone = park.db.transaction().execute(async (trx) => {
    await park.jobs.send(trx, sendMail, letter);
    throw new Error("changed our minds");
  });
  await expect(undone).rejects.toThrow("changed our minds");
  expect(await park.jobs.waiting({ delayed: true })).toBe(0);
  expect(taken).toEqual([]);
});

/** A mail server that knows one user, and refuses the first letters with the faults there are; answers its port. */
async function listen(): Promise<number> {
  const opened = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => (username === "park" && password === "lanterns" ? done(null, { user: username }) : done(new Error("who are you?"))),
    onData(stream, { envelope }, done) {
      buffer(stream).then((bytes) => {
        const id = /^Message-ID: (\S+)/m.exec(bytes.toString("utf8"))?.[1] ?? "";
        const fault = faults.shift();
        (fault ? refused : taken).push({ id, to: envelope.rcptTo.map(({ address }) => address), bytes });
        done(fault);
      }, done);
    },
  });
  server = opened;
  return new Promise<number>((resolve) => {
    const listening = opened.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
    });
  });
}
