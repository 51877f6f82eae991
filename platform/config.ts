import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { readRate } from "./mail/rate.ts";

/** A wrong setting; its message is one line for the operator. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const settings = {
  PORT: setting(whole(1, 65535), "a port number from 1 to 65535", "3000"),
  HOST: setting(z.string().regex(/^[\w.:-]+$/), "a host name or address", undefined),
  SITE_URL: setting(
    z.url({ protocol: /^https?$/, abort: true }).refine(isOrigin),
    "an http(s) address such as https://park.example.org, without a path",
    undefined,
  ),
  DATA_DIR: setting(z.string().min(1), "a folder", "./data"),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }), "a postgres:// address", undefined),
  DATABASE_POOL: setting(whole(2, 200), "a whole number of connections from 2 to 200", "10"),
  ANSWER_SECONDS: setting(whole(1, 600), "a whole number of seconds from 1 to 600", undefined),
  DATABASE_CONNECT_SECONDS: setting(whole(1, 60), "a whole number of seconds from 1 to 60", "5"),
  DATABASE_STATEMENT_SECONDS: setting(whole(1, 600), "a whole number of seconds from 1 to 600", "15"),
  DATABASE_LOCK_SECONDS: setting(whole(1, 600), "a whole number of seconds from 1 to 600", "5"),
  DATABASE_IDLE_SECONDS: setting(whole(1, 600), "a whole number of seconds from 1 to 600", "15"),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }), "an smtp:// or smtps:// address", undefined),
  SMTP_CONNECTIONS: setting(whole(1, 50), "a whole number from 1 to 50", "10"),
  SMTP_RATE: setting(
    z
      .string()
      .transform(readRate)
      .refine((rate) => rate !== undefined),
    'so many letters in a time, such as "14/second", "300/minute" or "2000/hour"',
    undefined,
  ),
  MAIL_FROM: setting(z.string().regex(/@/), "an e-mail address, perhaps with a name", undefined),
  S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }), "an http(s) address", undefined),
  S3_BUCKET: setting(z.string().min(1), "a bucket's name", undefined),
  S3_REGION: setting(z.string().min(1), "a region's name", undefined),
  S3_ACCESS_KEY_ID: setting(z.string().min(1), "an access key id", undefined),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1), "a secret access key", undefined),
  CLAMAV_URL: setting(z.string().refine(isScanner), "tcp://host:port or unix:/path/of/the/socket", undefined),
  SECRET: setting(z.string().min(32), "at least 32 characters", undefined),
  ADMIN_EMAIL: setting(z.email(), "an e-mail address", "admin@example.org"),
  ADMIN_PASSWORD: setting(z.string().min(10), "at least 10 characters", undefined),
  WORKERS: setting(whole(1, 64), "a whole number from 1 to 64", "1"),
  TRUST_PROXY: setting(
    z
      .string()
      .transform(parted)
      .refine((addresses) => addresses.every(isAddress)),
    "addresses such as 10.0.0.1 or 10.0.0.0/8, parted by commas",
    undefined,
  ),
  DRAIN_SECONDS: setting(whole(0, 600), "a whole number of seconds from 0 to 600", undefined),
  METRICS_TOKEN: setting(z.string().min(16), "at least 16 characters", undefined),
  PARK_MODE: setting(z.enum(["production", "test", "development"]), "production, test or development", "production"),
};

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]["schema"]> | undefined };
export type Config = ReturnType<typeof readConfig>;

const secretSettings = new Set([
  "SECRET",
  "ADMIN_PASSWORD",
  "S3_SECRET_ACCESS_KEY",
  "METRICS_TOKEN",
  "SMTP_URL",
  "DATABASE_URL",
]);

/**
 * The settings of `running.md` from the environment; refuses a wrong one with the variable, the value and what is
 * expected.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const read = parseSettings(env);
  const test = read.PARK_MODE === "test";
  const dataDir = resolve(read.DATA_DIR ?? "./data");
  if (Number(read.WORKERS) > 1 && !read.DATABASE_URL)
    throw new ConfigError(
      `WORKERS is "${read.WORKERS}"; more than 1 needs DATABASE_URL, since one process owns the embedded database`,
    );
  if (read.DATABASE_URL && !read.SECRET)
    throw new ConfigError(
      "SECRET is not set; with DATABASE_URL every process must be given the same secret of at least 32 characters",
    );
  refuseHalf(read);
  const port = read.PORT ?? 3000;
  return {
    mode: read.PARK_MODE ?? "production",
    test,
    port,
    host: test ? "127.0.0.1" : (read.HOST ?? "0.0.0.0"),
    siteUrl: withoutLastSlashes(read.SITE_URL ?? `http://localhost:${port}`),
    dataDir,
    databaseUrl: read.DATABASE_URL,
    // The tests share their machine, and ask for the same answers when it is busy.
    answerMs: (read.ANSWER_SECONDS ?? (test ? 60 : 8)) * 1000,
    databaseBounds: {
      most: read.DATABASE_POOL ?? 10,
      connectMs: (read.DATABASE_CONNECT_SECONDS ?? 5) * 1000,
      statementMs: (read.DATABASE_STATEMENT_SECONDS ?? 15) * 1000,
      lockMs: (read.DATABASE_LOCK_SECONDS ?? 5) * 1000,
      idleMs: (read.DATABASE_IDLE_SECONDS ?? 15) * 1000,
    },
    smtp: read.SMTP_URL
      ? { url: read.SMTP_URL, connections: read.SMTP_CONNECTIONS ?? 10, rate: read.SMTP_RATE }
      : undefined,
    mailFrom: read.MAIL_FROM ?? "no-reply@example.org",
    files: read.S3_BUCKET
      ? {
          s3: {
            bucket: read.S3_BUCKET,
            endpoint: read.S3_ENDPOINT,
            region: read.S3_REGION ?? "auto",
            accessKeyId: read.S3_ACCESS_KEY_ID ?? "",
            secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? "",
          },
        }
      : { dir: join(dataDir, "files") },
    clamavUrl: read.CLAMAV_URL,
    secret: read.SECRET ?? keptSecret(dataDir),
    adminEmail: read.ADMIN_EMAIL ?? "admin@example.org",
    adminPassword: read.ADMIN_PASSWORD,
    workers: read.WORKERS ?? 1,
    trustProxy: read.TRUST_PROXY ?? [],
    metricsToken: read.METRICS_TOKEN,
  } as const;
}

function parseSettings(env: Record<string, string | undefined>): Settings {
  const read: Record<string, unknown> = {};
  for (const [name, { schema, expected, fallback }] of Object.entries(settings)) {
    const given = env[name] === "" ? undefined : env[name];
    const raw = given ?? fallback;
    if (raw === undefined) continue;
    const parsed = schema.safeParse(raw);
    if (!parsed.success)
      throw new ConfigError(
        `${name} is ${secretSettings.has(name) ? "set to something" : `"${raw}"`}; expected ${expected}`,
      );
    read[name] = parsed.data;
  }
  // Each value was parsed by the schema of its own name just above.
  return read as unknown as Settings;
}

/** What is meant for a bucket and names none would silently go to the folder of this machine alone. */
function refuseHalf(read: Settings) {
  const bucket = (["S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).find(
    (name) => read[name] !== undefined,
  );
  if (bucket && !read.S3_BUCKET) throw new ConfigError(`S3_BUCKET is not set; ${bucket} needs the name of a bucket`);
  if (Boolean(read.S3_ACCESS_KEY_ID) !== Boolean(read.S3_SECRET_ACCESS_KEY))
    throw new ConfigError(
      `${read.S3_ACCESS_KEY_ID ? "S3_SECRET_ACCESS_KEY" : "S3_ACCESS_KEY_ID"} is not set; a key's id and its secret go together`,
    );
  if (read.S3_BUCKET && !read.S3_ENDPOINT && !read.S3_REGION)
    throw new ConfigError(
      "S3_ENDPOINT is not set; S3_BUCKET needs the address of its storage, or S3_REGION with a bucket of Amazon's own",
    );
}

/** Digits and nothing else: "1e3" or "0x10" is more likely a slip than a number. */
function whole(least: number, most: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));
}

/** True for an address of a whole host; the park's addresses begin at its root (spec §2). */
function isOrigin(address: string): boolean {
  const { origin, href, username } = new URL(address);
  return !username && withoutLastSlashes(href) === origin;
}

/** True for an address of clamd: a port of a host, or a socket of this machine by its whole path. */
function isScanner(address: string): boolean {
  if (address.startsWith("unix:")) return /^unix:\/[^\0]{1,100}$/.test(address);
  const url = URL.parse(address);
  return (
    url?.protocol === "tcp:" &&
    url.hostname !== "" &&
    url.port !== "" &&
    (url.pathname === "" || url.pathname === "/") &&
    !url.username &&
    !url.search &&
    !url.hash
  );
}

function withoutLastSlashes(address: string): string {
  return address.endsWith("/") ? withoutLastSlashes(address.slice(0, -1)) : address;
}

function parted(list: string): string[] {
  return list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** True for an address, or a range of them such as 10.0.0.0/8. */
function isAddress(written: string): boolean {
  const [address = "", bits, ...more] = written.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** The secret made at the first start and kept beside the data it protects. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  try {
    if (existsSync(file)) return readFileSync(file, "utf8").trim();
    makeFolder(dataDir);
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR is "${dataDir}"; expected a folder this user can write to (${error instanceof Error ? error.message : "unknown fault"})`,
    );
  }
}

/**
 * Makes a folder for this user alone, and those above it. Step by step: Node's `recursive` never ends where a folder is
 * there but takes none, as /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function setting<T>(schema: z.ZodType<T>, expected: string, fallback: string | undefined) {
  return { schema, expected, fallback };
}
