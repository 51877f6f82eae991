import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { nowMs } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { faultOf } from "#platform/db/faults.ts";
import { checkSecret } from "#platform/db/fingerprint.ts";
import type { Park } from "#platform/park.ts";
import { doneMigrations, newerMigrations, pendingMigrations } from "#server/backup/schema.ts";
import { inWords } from "#server/refusal.ts";

/** What was found of one part: well, worth knowing, or to be mended, with what to do. */
export type Finding = { part: string; level: "ok" | "note" | "mend"; text: string };

const migrations = join(import.meta.dirname, "../../db/migrations");
const mega = 1024 * 1024;
const [leastMb, goodMb] = [200, 2_000];
const [noteSeconds, mendSeconds] = [2, 30];

/** Looks at everything the park stands on; changes nothing but a file of a few bytes, which it takes away again. */
export async function examine(park: Pick<Park, "config" | "db" | "files">): Promise<Finding[]> {
  return [
    ...lookAtSettings(park.config),
    ...(await lookAtDatabase(park)),
    ...(await examineApart(park.config, park.files)),
  ];
}

/** The same without a database, which could not be opened: storage, mail and disk. */
export async function examineApart(config: Config, files: Park["files"]): Promise<Finding[]> {
  return [await lookAtStorage(config, files), await lookAtMail(config), ...(await lookAtDisk(config))];
}

export function lookAtSettings({ siteUrl, trustProxy, databaseUrl, smtp, mailFrom, mode }: Config): Finding[] {
  const notes: Finding[] = [];
  const note = (text: string) => void notes.push({ part: "settings", level: "note", text });
  const { protocol, hostname } = new URL(siteUrl);
  const atHome = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (mode === "test") notes.push({ part: "settings", level: "mend", text: "PARK_MODE is test; unset it in public" });
  if (atHome) note(`SITE_URL is ${siteUrl}; set it to the address visitors use`);
  if (!atHome && protocol === "http:")
    note(`SITE_URL is ${siteUrl}; browsers keep what is typed private only by https`);
  if (protocol === "https:" && trustProxy.length === 0)
    note("TRUST_PROXY is not set; behind a proxy all visitors share one rate limit without it");
  if (smtp && mailFrom.endsWith("@example.org")) note("MAIL_FROM is not set; mails from example.org arrive nowhere");
  if (!databaseUrl) note("DATABASE_URL is not set: the embedded database serves one process on one machine");
  return [{ part: "settings", level: "ok", text: "every value can be read" }, ...notes];
}

async function lookAtDatabase({ config, db }: Pick<Park, "config" | "db">): Promise<Finding[]> {
  const part = "database";
  try {
    const sent = nowMs();
    const { rows } = await sql<{ version: string; read_only: boolean; may: boolean; at: Date }>`
      select current_setting('server_version') as version, current_setting('transaction_read_only') = 'on' as read_only,
        has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may,
        clock_timestamp() as at`.execute(db);
    const [answer] = rows;
    if (!answer) throw new Error("the server answered nothing");
    const found: Finding[] = [
      { part, level: "ok", text: `PostgreSQL ${answer.version}${config.databaseUrl ? "" : ", embedded"}` },
    ];
    if (answer.read_only)
      found.push({ part, level: "mend", text: "it takes no changes; make it writable, or name the primary server" });
    if (!answer.may)
      found.push({ part, level: "mend", text: "this user may not create tables and schemas; make it the owner" });
    return [...found, await lookAtMigrations(db), ...(await lookAtSecret(config, db)), lookAtClock(sent, answer.at)];
  } catch (error) {
    return [{ part, level: "mend", text: `${why(error)}; start it, or mend what stands between` }];
  }
}

async function lookAtMigrations(db: Park["db"]): Promise<Finding> {
  const part = "migrations";
  const [done, pending, newer] = [
    await doneMigrations(db),
    await pendingMigrations(db, migrations),
    await newerMigrations(db, migrations),
  ];
  if (newer.length > 0)
    return {
      part,
      level: "mend",
      text: `a newer release has changed the database (${newer.at(-1)}); install it, or restore the backup made before`,
    };
  return pending.length > 0
    ? { part, level: "note", text: `${pending.length} of this release are still to come; npm start brings them` }
    : { part, level: "ok", text: `all ${done.length} are done` };
}

async function lookAtSecret({ secret }: Config, db: Park["db"]): Promise<Finding[]> {
  if (!(await doneMigrations(db)).includes("0380_fingerprint_of_secret")) return [];
  try {
    await checkSecret(db, secret);
    return [{ part: "secret", level: "ok", text: "it is the one the database was made with" }];
  } catch (error) {
    if (faultOf(error)) throw error;
    return [{ part: "secret", level: "mend", text: why(error) }];
  }
}

/** Half of the way there and back belongs to the way there. */
function lookAtClock(sent: number, at: Date): Finding {
  const off = Math.round((at.getTime() - (sent + nowMs()) / 2) / 1000);
  const text = `this machine's clock and the database's differ by ${Math.abs(off)} s`;
  if (Math.abs(off) < noteSeconds) return { part: "clock", level: "ok", text };
  return {
    part: "clock",
    level: Math.abs(off) < mendSeconds ? "note" : "mend",
    text: `${text}; set both by NTP (timedatectl set-ntp true)`,
  };
}

async function lookAtStorage(config: Config, files: Park["files"]): Promise<Finding> {
  const [part, key] = ["storage", `doctor/${randomUUID()}`];
  const where = "dir" in config.files ? config.files.dir : `bucket ${config.files.s3.bucket}`;
  const written = new TextEncoder().encode("npm run doctor was here");
  try {
    await files.put(key, written, "text/plain");
    const read = await files.get(key);
    await files.remove(key);
    return read && Buffer.from(read).equals(written)
      ? { part, level: "ok", text: `${where}: wrote, read and removed a file` }
      : { part, level: "mend", text: `${where}: what was written could not be read again; look at its settings` };
  } catch (error) {
    const todo =
      "dir" in config.files
        ? "make room, and give the folder to the park's user"
        : "check S3_ENDPOINT, the keys and the bucket's rights to put, get, list and delete";
    return { part, level: "mend", text: `${where}: ${why(error)}; ${todo}` };
  }
}

/** Connects and signs in; sends nothing. */
async function lookAtMail({ smtp, dataDir }: Config): Promise<Finding> {
  const part = "mail";
  if (!smtp)
    return { part, level: "note", text: `SMTP_URL is not set: mails become files in ${join(dataDir, "outbox")}` };
  const { createTransport } = await import("nodemailer");
  const seconds = 10_000;
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: seconds,
    greetingTimeout: seconds,
    socketTimeout: seconds,
  });
  try {
    await transport.verify();
    return { part, level: "ok", text: "the mail server lets us in (nothing was sent)" };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return {
      part,
      level: "mend",
      text:
        code === "EAUTH"
          ? "the mail server refuses user or password; correct SMTP_URL"
          : `the mail server cannot be used (${code}); check host, port and encryption in SMTP_URL, and the firewall`,
    };
  } finally {
    transport.close();
  }
}

async function lookAtDisk({ dataDir }: Config): Promise<Finding[]> {
  const part = "disk";
  try {
    const { bavail, bsize, files, ffree } = await statfs(dataDir);
    const mb = Math.floor((bavail * bsize) / mega);
    const text = `${mb.toLocaleString("en")} MB free at ${dataDir}`;
    const level = mb < leastMb ? "mend" : mb < goodMb ? "note" : "ok";
    const todo =
      level === "ok" ? "" : `; make room: ${join(dataDir, "backups")} and replaced-… may go when all is well`;
    const found: Finding[] = [{ part, level, text: text + todo }];
    if (files > 0 && ffree < files / 100)
      found.push({ part, level: "mend", text: "hardly any file can be made any more (inodes); delete small files" });
    return found;
  } catch (error) {
    return [
      { part, level: "mend", text: `${dataDir}: ${why(error)}; make the folder, and give it to the park's user` },
    ];
  }
}

/** The first of all causes, in a line. */
function why(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return why(error.cause);
  const [line = ""] = inWords(error).split("\n");
  return line.replace(/^\w*Error: /, "");
}

/** The findings, a line each. */
export function inLines(findings: readonly Finding[]): string {
  return findings.map(({ part, level, text }) => `${level.padEnd(5)} ${part.padEnd(11)} ${text}`).join("\n");
}
