import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readEmail } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { openMail, sendMail } from "./mail.ts";
import { takeTurn } from "./rate.ts";

const letter = {
  to: "school@example.org",
  subject: "預約確認 – 團體",
  text: "您好：\n.以點開頭的一行\n謝謝",
  html: "<p>您好</p>",
  lang: "zh-Hant-TW",
  attachments: [
    { filename: "visit.ics", contentType: "text/calendar", base64: Buffer.from("BEGIN:VCALENDAR").toString("base64") },
  ],
};

type Taken = { id: string; to: string[]; bytes: Buffer };
let server: SMTPServer;
let port: number;
let open: TestPark;
const sessions = { open: 0, most: 0 };
/** What came to the mail server in one test, and the faults with which it refuses the first letters. */
const [taken, refused, faults]: [Taken[], Taken[], Error[]] = [[], [], []];
beforeAll(async () => {
  port = await listen();
  open = await openTestPark({ env: { SMTP_URL: url() } });
});
beforeEach(() => {
  for (const list of [taken, refused, faults, open.warnings]) list.length = 0;
});
afterAll(async () => {
  await open.close();
  await close();
});

const url = () => `smtp://park:lanterns@127.0.0.1:${port}`;
const close = () => new Promise<void>((resolve) => server.close(() => resolve()));

it("a real mail server is given the letter whole, signed in, once for each job", async () => {
  const { park } = open;
  await park.db.transaction().execute((trx) => park.jobs.send(trx, sendMail, letter));
  expect(await park.jobs.waiting()).toBe(1);
  expect(await park.jobs.waiting({ delayed: true })).toBe(0);
  expect(taken.map(({ to }) => to)).toEqual([["school@example.org"]]);
  expect(await readEmail(taken[0]?.bytes ?? "")).toMatchObject({
    to: letter.to,
    subject: letter.subject,
    text: expect.stringContaining(letter.text),
    html: expect.stringContaining("您好"),
    language: "zh-Hant-TW",
    attachments: ["visit.ics"],
  });
});

it("a letter the server does not take waits, and goes later under the same Message-ID (rule B2)", async () => {
  const { park, warnings } = open;
  faults.push(
    Object.assign(new Error("try later"), { responseCode: 451 }),
    Object.assign(new Error("mailbox busy"), { responseCode: 450 }),
  );
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

it("many letters at once take no more connections than are set, and each goes once (rule B9)", async () => {
  const mail = openMail({
    smtp: { url: url(), connections: 2 },
    outbox: "",
    from: "park@example.org",
    log: open.park.log,
  });
  // Those that the park keeps are not of these.
  const kept = sessions.open;
  sessions.most = 0;
  const ids = Array.from({ length: 12 }, (_, at) => `letter-${at}`);
  expect(await Promise.all(ids.map((id) => mail.send({ ...letter, id })))).toEqual(ids.map(() => "sent"));
  expect(taken.map(({ id }) => id).sort()).toEqual(ids.map((id) => `<${id}@example.org>`).sort());
  expect(sessions.most - kept).toBeLessThanOrEqual(2);
  mail.close();
});

it("while the mail server is away letters wait instead of failing, and leave when it is back (rule B9)", async () => {
  const mail = openMail({
    smtp: { url: url(), connections: 2 },
    outbox: "",
    from: "park@example.org",
    log: open.park.log,
  });
  await close();
  await expect(mail.send({ ...letter, id: "first" })).rejects.toThrow("did not take the letter");
  const waiting = mail.send({ ...letter, id: "second" });
  await listen(port);
  expect(await waiting).toBe("sent");
  expect(taken.map(({ id }) => id)).toEqual(["<second@example.org>"]);
  mail.close();
});

it("a pace that is set gives each letter its turn, over all processes (rule B9)", async () => {
  const turns = [];
  for (let letter = 0; letter < 3; letter++) turns.push(await takeTurn(open.park.db, { letters: 1, seconds: 3600 }));
  const [first = 0, second = 0, third = 0] = turns.map((ms) => Math.round(ms / 60_000));
  expect([first, second, third]).toEqual([0, 60, 120]);
});

/** A mail server that knows one user, and refuses the first letters with the faults there are; answers its port. */
async function listen(at = 0): Promise<number> {
  const opened = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    // What is kept open is cut at once when it closes, and not after half a minute.
    closeTimeout: 50,
    onAuth: ({ username, password }, _, done) =>
      username === "park" && password === "lanterns" ? done(null, { user: username }) : done(new Error("who are you?")),
    onConnect(_, done) {
      sessions.most = Math.max(sessions.most, ++sessions.open);
      done();
    },
    onClose: () => void sessions.open--,
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
    const listening = opened.listen(at, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
    });
  });
}
