// @module-tag embedded
import { copyFile, mkdtemp, readFile, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { command, printed } from "#tests/commands.ts";
import { tags } from "#tests/pages/page.ts";
import { freePort } from "#tests/port.ts";
import { type RunningServer, runServer, startServer } from "#tests/server.ts";
import { copyDatabase, copyFolder } from "#tests/template.ts";

const template = inject("template");
/** True when the suite runs on a PostgreSQL server instead of the embedded database. */
const onServer = template.database !== undefined;

/** A park that stands still: what a process needs to open it. */
type Place = { env: Record<string, string>; dataDir: string; remove(): Promise<void> };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "park-operations-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a backup of a running park, restored elsewhere", () => {
  let place: Place;
  let file: string;
  let secret: string;
  let password: string;
  let whileRunning: Awaited<ReturnType<typeof command>>;

  beforeAll(async () => {
    place = await makePlace();
    const server = await start(place);
    password = passwordIn(await printed("admin", ["reset-password", cast.editor.email], place.env));
    file = join(folder, "park.tar.gz");
    await printed("backup", [file], place.env);
    whileRunning = await command("restore", [file, "--force"], place.env);
    expect((await ask(server.url, "/shop")).status).toBe(200);
    secret = place.env.SECRET ?? (await readFile(join(place.dataDir, "secret"), "utf8")).trim();
    await server.stop();
  }, 120_000);
  afterAll(() => place.remove());

  it("is for its owner's eyes only, and not written over another file", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { code, text } = await command("backup", [file], place.env);
    expect([code, text]).toEqual([1, expect.stringContaining("is there already")]);
  });

  it("brings back items, pictures, staff and the secret", async () => {
    const other = onServer ? await makePlace() : await makeEmptyPlace();
    const said = await printed("restore", [file, ...(onServer ? ["--force"] : [])], { ...other.env, SECRET: "" });
    expect(said).toMatch(/Restored the backup of .*: \d+ tables with \d+ rows, \d+ files and the secret/);
    expect((await readFile(join(other.dataDir, "secret"), "utf8")).trim()).toBe(secret);
    expect((await stat(join(other.dataDir, "secret"))).mode & 0o777).toBe(0o600);
    const restored = await start(other);
    const page = await ask(restored.url, "/shop");
    const picture = tags(page.text, "img")
      .map(({ src }) => src)
      .find((src) => src?.startsWith("/media/"));
    const shown = await ask(restored.url, picture ?? "/media/none");
    expect([page.status, shown.status, shown.headers["content-type"]]).toEqual([
      200,
      200,
      expect.stringContaining("image/"),
    ]);
    expect(await signsIn(restored, cast.editor.email, password)).toBe(true);
    expect(await signsIn(restored, cast.editor.email, castPassword)).toBe(false);
    expect(restored.printed()).not.toMatch(/filled|migrated|password/);
    await restored.stop();
    await other.remove();
  }, 120_000);

  it("takes the place of another park only when forced, and keeps that one aside", async () => {
    const other = await makePlace();
    const refused = await command("restore", [file], other.env);
    expect([refused.code, refused.text]).toEqual([
      1,
      expect.stringMatching(/there is something already: .* and files in .*nothing was changed/),
    ]);
    expect(await printed("restore", [file, "--force"], other.env)).toMatch(
      onServer
        ? /former database is in the backup .*before-restoring\.tar\.gz/
        : /What was there before \(postgres, secret, files\) is in .*replaced-/,
    );
    await other.remove();
  }, 120_000);

  it("is refused, and nothing changed, while the park runs or when the file is not whole", async () => {
    const cut = join(folder, "cut.tar.gz");
    await copyFile(file, cut);
    await truncate(cut, 100_000);
    const broken = await command("restore", [cut, "--force"], place.env);
    expect([broken.code, broken.text]).toEqual([1, expect.stringContaining("is not a backup, or not a whole one")]);
    expect([whileRunning.code, whileRunning.text]).toEqual([1, expect.stringContaining("is running")]);
  }, 120_000);
});

describe("a new password for who cannot sign in any more, and one person's data", () => {
  let place: Place;
  const erase = async () => Object.values(await command("admin", ["erase", "nobody@example.org", "--yes"], place.env));
  const nothing = [1, expect.stringContaining("nothing personal is held of nobody@example.org")];
  beforeAll(async () => {
    place = await makePlace();
  });
  afterAll(() => place.remove());

  it("are the business of the running park, through a socket that only its owner may open", async () => {
    const server = await start(place);
    expect((await stat(join(place.dataDir, "control.sock"))).mode & 0o777).toBe(0o600);
    const said = await printed("admin", ["reset-password", " Director@example.org"], place.env);
    expect(said).toMatch(/^director@example\.org has a new password: /);
    const password = passwordIn(said);
    expect(await signsIn(server, cast.director.email, password)).toBe(true);
    expect(await signsIn(server, cast.director.email, castPassword)).toBe(false);
    expect(server.printed()).not.toContain(password);
    expect(await erase()).toEqual(nothing);
    await server.stop();
  }, 60_000);

  it("are the business of the command where the park stands still", async () => {
    expect(await erase()).toEqual(nothing);
    const password = passwordIn(await printed("admin", ["reset-password", cast.officer.email], place.env));
    const server = await start(place);
    expect(await signsIn(server, cast.officer.email, password)).toBe(true);
    await server.stop();
  }, 60_000);

  it.each([
    [["reset-password", "nobody@example.org"], "nobody with the e-mail address nobody@example.org works here"],
    [["reset-second-factor", "nobody@example.org"], "nobody with the e-mail address nobody@example.org works here"],
    [["reset-password"], "Usage: npm run admin -- reset-password EMAIL"],
    [["make-coffee", "a@example.org"], "Usage:"],
    [["erase", "a@example.org", "--now"], "erase EMAIL|REFERENCE [--yes]"],
    [["export", "a@example.org"], "export EMAIL|REFERENCE FILE.json"],
  ])(
    "answers %j in words",
    async (args, words) => {
      const { code, text } = await command("admin", args, place.env);
      expect([code, text]).toEqual([1, expect.stringContaining(words)]);
      expect(text).not.toMatch(/^\s+at /m);
    },
    30_000,
  );

  it("is not made where there is no park, and none is begun there", async () => {
    const empty = join(folder, "none");
    const { code, text } = await command("admin", ["reset-password", "a@example.org"], { DATA_DIR: empty });
    expect([code, text]).toEqual([1, expect.stringContaining(`there is no park in "${empty}"`)]);
    await expect(stat(empty)).rejects.toThrow("ENOENT");
  });
});

describe("a start that cannot be", () => {
  if (!onServer)
    it("of a second process on the same folder, and after the first was killed it can", async () => {
      const place = await makePlace();
      const first = await start(place);
      const second = runServer({ ...place.env, PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.printed()).toContain(
        `DATA_DIR is "${place.dataDir}"; the embedded database there is in use by process ${first.pid}`,
      );
      process.kill(first.pid, "SIGKILL");
      await first.stop();
      const third = await start(place);
      expect((await ask(third.url, "/shop")).status).toBe(200);
      expect(await printed("admin", ["reset-password", cast.editor.email], place.env)).toContain("new password");
      await third.stop();
      await place.remove();
    }, 60_000);

  // They share a park, since all that they do to it is to leave it.
  let shared: Place;
  beforeAll(async () => {
    shared = await makePlace();
  });
  afterAll(() => shared.remove());
  it.each([
    [
      "a port that is taken",
      { PORT: new URL(inject("site")).port },
      /PORT is "\d+"; another program listens there already/,
    ],
    [
      "a database server that does not answer",
      { DATABASE_URL: "postgres://park:hidden@127.0.0.1:9/park", SECRET: "s".repeat(32) },
      /DATABASE_URL is "postgres:\/\/park:\*\*\*@127\.0\.0\.1:9\/park"; no database server answers there/,
    ],
    ["a wrong log level", { LOG_LEVEL: "loud" }, /LOG_LEVEL is "loud"; expected one of trace, debug/],
    [
      "a folder that cannot be one",
      { DATA_DIR: "/dev/null/park", SECRET: "s".repeat(32), DATABASE_URL: "" },
      /DATA_DIR is "\/dev\/null\/park"; expected a folder/,
    ],
    [
      "several processes on the embedded database",
      { WORKERS: "2", DATABASE_URL: "" },
      /WORKERS is "2"; more than 1 needs DATABASE_URL/,
    ],
  ] satisfies [string, Record<string, string>, RegExp][])(
    "for %s is refused in a line",
    async (_, settings, words) => {
      const run = runServer({ ...shared.env, ...settings });
      expect(await run.ended).toBe(1);
      expect(run.printed()).toMatch(words);
      expect(run.printed()).not.toMatch(/^\s+at |hidden/m);
    },
    60_000,
  );
});

if (!onServer)
  describe("the very first start", () => {
    it("shows its progress, the addresses and the first admin, whose password signs in; the next start does not", async () => {
      const place = await makeEmptyPlace();
      const first = await start(place);
      expect(first.printed()).toMatch(
        /Making the embedded database.*migrated: 0001_.*filled the empty park with \d+.*The park is open: .*First admin: {7}admin@example\.org {2}password: /s,
      );
      expect(await signsIn(first, "admin@example.org", passwordIn(first.printed()))).toBe(true);
      await first.stop();
      const next = await start(place);
      expect(next.printed()).not.toMatch(/First admin|migrated|filled/);
      await next.stop();
      await place.remove();
    }, 180_000);
  });

function start({ dataDir, env }: Place): Promise<RunningServer> {
  return startServer({ dataDir, env });
}

/** The park of the tests with its cast, of one's own. */
async function makePlace(): Promise<Place> {
  const [dataDir, database] = await Promise.all([copyFolder(template), copyDatabase(template)]);
  const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url, SECRET: "s".repeat(32) }) };
  const remove = async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true });
  };
  return { env, dataDir, remove };
}

async function makeEmptyPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "park-test-"));
  return { env: { DATA_DIR: dataDir }, dataDir, remove: () => rm(dataDir, { recursive: true }) };
}

function passwordIn(text: string): string {
  return /password: (\S+)/.exec(text)?.[1] ?? "";
}

async function signsIn({ url }: RunningServer, email: string, password: string): Promise<boolean> {
  return (await ask(url, "/booking-manage", { form: { email, password } })).status === 303;
}
