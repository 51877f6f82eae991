import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { openMail, sendMail } from "./mail.ts";

const log = pino({ level: "silent" });
const from = "傳藝園區 <no-reply@park.example.org>";
const letter = { id: "4f7c", to: "school@example.org", subject: "預約確認", text: "您好" };

describe("mail without a mail server", () => {
  it("is one file for each letter, however often it is sent", async () => {
    const outbox = join(await mkdtemp(join(tmpdir(), "park-mail-")), "outbox");
    const mail = openMail({ outbox, from, log });
    await mail.send(letter);
    await mail.send(letter);
    await mail.send({ ...letter, id: "4f7d" });
    expect((await readdir(outbox)).sort()).toEqual(["4f7c.eml", "4f7d.eml"]);
    await rm(outbox, { recursive: true });
  });

  it("carries both forms of the text, the attachments and the language", async () => {
    const outbox = await mkdtemp(join(tmpdir(), "park-mail-"));
    const attachments = [
      {
        filename: "visit.ics",
        contentType: "text/calendar",
        base64: Buffer.from("BEGIN:VCALENDAR").toString("base64"),
      },
    ];
    await openMail({ outbox, from, log }).send({ ...letter, html: "<p>您好</p>", lang: "zh-Hant-TW", attachments });
    const eml = await readFile(join(outbox, "4f7c.eml"), "utf8");
    for (const part of [
      "Message-ID: <4f7c@park.example.org>",
      "To: school@example.org",
      "Content-Language: zh-Hant-TW",
      "Auto-Submitted: auto-generated",
      "text/plain",
      "text/html",
      "filename=visit.ics",
      Buffer.from("BEGIN:VCALENDAR").toString("base64"),
    ])
      expect(eml).toContain(part);
    await rm(outbox, { recursive: true });
  });

  it.each(["a@example.org, b@example.org", "a@example.org\nBcc: b@example.org", "nobody", ""])(
    "is not written to %j",
    (to) => {
      expect(sendMail.schema.safeParse({ ...letter, to }).success).toBe(false);
    },
  );
});

describe("mail by a mail server", () => {
  let server: Server;
  afterEach(() => void server.close());

  it("hands over the letter under the same Message-ID at every try", async () => {
    const heard: string[] = [];
    const mail = openMail({ smtp: { url: await listen("250 ok", heard), connections: 2 }, outbox: "", from, log });
    await mail.send(letter);
    await mail.send(letter);
    expect(heard.filter((line) => line === "Message-ID: <4f7c@park.example.org>")).toHaveLength(2);
    expect(heard.filter((line) => line.startsWith("RCPT TO"))).toEqual([
      "RCPT TO:<school@example.org>",
      "RCPT TO:<school@example.org>",
    ]);
  });
  it("is tried again when the server is busy, without naming the recipient", async () => {
    const mail = openMail({
      smtp: { url: await listen("450 try later school@example.org", []), connections: 2 },
      outbox: "",
      from,
      log,
    });
    const fault: unknown = await mail.send(letter).catch((error: unknown) => error);
    expect(String(fault)).toBe("Error: the mail server did not take the letter (EENVELOPE 450)");
  });
  it("is tried again when there is no server", async () => {
    const url = await listen("250 ok", []);
    await new Promise((resolve) => server.close(resolve));
    await expect(openMail({ smtp: { url, connections: 2 }, outbox: "", from, log }).send(letter)).rejects.toThrow(
      "did not take the letter",
    );
  });
  it("is given up, and noted, when the server knows no such recipient", async () => {
    const noted: string[] = [];
    const mail = openMail({
      smtp: { url: await listen("550 no such user school@example.org", []), connections: 2 },
      outbox: "",
      from,
      log: pino({}, { write: (line) => noted.push(line) }),
    });
    await mail.send(letter);
    expect(noted.join()).toContain("refused a letter for good");
    expect(noted.join()).not.toContain("school@example.org");
  });

  /** A mail server that answers RCPT as told and notes every line it hears. */
  async function listen(onRecipient: string, heard: string[]): Promise<string> {
    server = createServer((socket) => converse(socket, onRecipient, heard));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }
});

function converse(socket: Socket, onRecipient: string, heard: string[]) {
  let inLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 ready");
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
      heard.push(line);
      if (inLetter && line !== ".") continue;
      if (line === "DATA") say("354 go on");
      else if (line === "QUIT") socket.end("221 bye\r\n");
      else say(line.startsWith("RCPT") ? onRecipient : "250 ok");
      inLetter = line === "DATA";
    }
  });
}
