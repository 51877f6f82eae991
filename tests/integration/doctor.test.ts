import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { command } from "#tests/commands.ts";
import { openGate } from "#tests/gate.ts";
import { freePort } from "#tests/port.ts";
import { startServer } from "#tests/server.ts";
import { openStorage } from "#tests/storage.ts";
import { copyDatabase, copyFolder } from "#tests/template.ts";

const template = inject("template");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "park-doctor-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Level and part of each line, such as `mend mail`. */
function found(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const [, level, part] = /^(ok|note|mend) +(\w+) /.exec(line) ?? [];
    return level ? [`${level} ${part}`] : [];
  });
}

describe("npm run doctor", () => {
  it("finds a running park well, which it asks by its socket", async () => {
    const dataDir = await copyFolder(template);
    const server = await startServer({ template, dataDir });
    const { code, text } = await command("doctor", [], { DATA_DIR: dataDir });
    expect(found(text)).toEqual(
      expect.arrayContaining(["ok database", "ok migrations", "ok secret", "ok clock", "ok storage", "note mail"]),
    );
    // The park of the tests runs in test mode, which must not be so in public.
    expect([code, found(text).filter((line) => line.startsWith("mend"))]).toEqual([1, ["mend settings"]]);
    await server.stop();
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it("finds a park well that stands still, and leaves no file behind", async () => {
    const dataDir = await copyFolder(template);
    const database = await copyDatabase(template);
    const smtp = new SMTPServer({ disabledCommands: ["STARTTLS", "AUTH"] });
    const port = await freePort();
    smtp.listen(port, "127.0.0.1");
    const storage = await openStorage();
    const { code, text } = await command("doctor", [], {
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      S3_BUCKET: "park",
      S3_ENDPOINT: storage.url,
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      ...(database && { DATABASE_URL: database.url, SECRET: "s".repeat(32) }),
    });
    expect(found(text)).toEqual(
      expect.arrayContaining(["ok settings", "ok database", "ok migrations", "ok storage", "ok mail"]),
    );
    expect([code, storage.kept.size]).toEqual([0, 0]);
    smtp.close();
    storage.close();
    await database?.drop();
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it("names everything that has to be mended, each with what to do, and fails", async () => {
    const storage = await openStorage();
    const gate = await openGate(storage.url);
    gate.shut();
    const port = await freePort();
    const { code, text } = await command("doctor", [], {
      DATA_DIR: join(folder, "none"),
      DATABASE_URL: `postgres://park:a-secret-word@127.0.0.1:${port}/park`,
      SECRET: "s".repeat(32),
      SMTP_URL: `smtp://user:another-secret@127.0.0.1:${port}`,
      S3_BUCKET: "park",
      S3_ENDPOINT: gate.url,
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "a-third-secret",
    });
    expect([code, found(text).filter((line) => line.startsWith("mend"))]).toEqual([
      1,
      ["mend database", "mend storage", "mend mail", "mend disk"],
    ]);
    for (const todo of ["is it running, and are host and port right?", "check S3_ENDPOINT", "check host, port"])
      expect(text).toContain(todo);
    expect(text).not.toMatch(/a-secret-word|another-secret|a-third-secret|^\s+at /m);
    gate.close();
    storage.close();
  }, 60_000);

  it("reads settings before the first start, makes nothing, and says which value is wrong", async () => {
    const fresh = await command("doctor", [], { DATA_DIR: folder });
    expect([fresh.code, found(fresh.text)]).toEqual([0, expect.arrayContaining(["note database", "ok storage"])]);
    const wrong = await command("doctor", [], { DATA_DIR: folder, PORT: "many" });
    expect([wrong.code, wrong.text]).toEqual([1, expect.stringMatching(/^mend +settings +PORT is "many"; expected/m)]);
    expect((await command("doctor", ["please"], { DATA_DIR: folder })).text).toContain("Usage: npm run doctor");
  }, 60_000);
});
