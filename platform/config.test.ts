import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "park-config-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a wrong setting is refused in one line with the variable, the value and what is expected", () => {
  it.each([
    ["PORT", "http", "a port number from 1 to 65535"],
    ["PORT", "0", "a port number from 1 to 65535"],
    ["PORT", "1e3", "a port number from 1 to 65535"],
    ["PORT", "65536", "a port number from 1 to 65535"],
    ["PORT", "3000.5", "a port number from 1 to 65535"],
    ["HOST", "two words", "a host name or address"],
    ["SITE_URL", "park.example.org", "an http(s) address such as https://park.example.org, without a path"],
    ["SITE_URL", "ftp://park.example.org", "an http(s) address such as https://park.example.org, without a path"],
    ["SITE_URL", "https://park.example.org/en", "an http(s) address such as https://park.example.org, without a path"],
    [
      "SITE_URL",
      "https://park.example.org/?from=here",
      "an http(s) address such as https://park.example.org, without a path",
    ],
    ["MAIL_FROM", "nobody", "an e-mail address, perhaps with a name"],
    ["S3_ENDPOINT", "here", "an http(s) address"],
    ["ADMIN_EMAIL", "admin", "an e-mail address"],
    ["SMTP_CONNECTIONS", "0", "a whole number from 1 to 50"],
    ["SMTP_RATE", "14", 'so many letters in a time, such as "14/second", "300/minute" or "2000/hour"'],
    ["SMTP_RATE", "0/second", 'so many letters in a time, such as "14/second", "300/minute" or "2000/hour"'],
    ["SMTP_RATE", "5/day", 'so many letters in a time, such as "14/second", "300/minute" or "2000/hour"'],
    ["WORKERS", "0", "a whole number from 1 to 64"],
    ["WORKERS", "many", "a whole number from 1 to 64"],
    ["TRUST_PROXY", "my proxy", "addresses such as 10.0.0.1 or 10.0.0.0/8, parted by commas"],
    ["TRUST_PROXY", "10.0.0.1, 999.1.1.1", "addresses such as 10.0.0.1 or 10.0.0.0/8, parted by commas"],
    ["TRUST_PROXY", "10.0.0.0/33", "addresses such as 10.0.0.1 or 10.0.0.0/8, parted by commas"],
    ["TRUST_PROXY", "::1/129", "addresses such as 10.0.0.1 or 10.0.0.0/8, parted by commas"],
    ["PARK_MODE", "staging", "production, test or development"],
  ])("%s=%s", (name, value, expected) => {
    expect(complaint({ [name]: value })).toBe(`${name} is "${value}"; expected ${expected}`);
  });

  it.each([
    ["SECRET", "too-short", "at least 32 characters"],
    ["ADMIN_PASSWORD", "short", "at least 10 characters"],
    ["METRICS_TOKEN", "short", "at least 16 characters"],
    ["SMTP_URL", "http://user:hidden@mail", "an smtp:// or smtps:// address"],
    ["DATABASE_URL", "mysql://user:hidden@db", "a postgres:// address"],
  ])("%s, whose value is kept from the screen", (name, value, expected) => {
    const said = complaint({ [name]: value });
    expect(said).toMatch(new RegExp(`^${name} is .*; expected ${expected.replace(/[/()]/g, "\\$&")}`));
    expect(said).not.toMatch(/hidden|too-short|short"/);
  });

  it("also where two do not go together, or the folder cannot be made", () => {
    expect(complaint({ WORKERS: "2" })).toMatch(/^WORKERS is "2"; .*DATABASE_URL/);
    expect(complaint({ DATABASE_URL: "postgres://db/park" })).toMatch(/^SECRET is not set; .*at least 32 characters/);
    expect(complaint({ S3_REGION: "tw" })).toBe("S3_BUCKET is not set; S3_REGION needs the name of a bucket");
    expect(complaint({ S3_BUCKET: "park", S3_ACCESS_KEY_ID: "me" })).toBe(
      "S3_SECRET_ACCESS_KEY is not set; a key's id and its secret go together",
    );
    expect(complaint({ S3_BUCKET: "park" })).toMatch(/^S3_ENDPOINT is not set; /);
    expect(complaint({ DATA_DIR: "/proc/park/data" })).toMatch(
      /^DATA_DIR is "\/proc\/park\/data"; expected a folder this user can write to/,
    );
    expect(complaint({ DATA_DIR: "/dev/null/park" })).toMatch(
      /^DATA_DIR is "\/dev\/null\/park"; expected a folder this user can write to/,
    );
  });
});

describe("settings that are right", () => {
  it("may all be left out", () => {
    expect(read({})).toMatchObject({
      mode: "production",
      test: false,
      port: 3000,
      host: "0.0.0.0",
      siteUrl: "http://localhost:3000",
      adminEmail: "admin@example.org",
      workers: 1,
      trustProxy: [],
      databaseUrl: undefined,
    });
  });
  it("may be empty, which is as if left out", () => {
    expect(read({ PORT: "", SITE_URL: "", TRUST_PROXY: "", PARK_MODE: "" })).toMatchObject({
      port: 3000,
      siteUrl: "http://localhost:3000",
      mode: "production",
    });
  });
  it("lose what does not count: a slash at the end, blanks between proxies", () => {
    expect(read({ SITE_URL: "https://park.example.org/", TRUST_PROXY: "10.0.0.0/8, ::1" })).toMatchObject({
      siteUrl: "https://park.example.org",
      trustProxy: ["10.0.0.0/8", "::1"],
    });
  });
  it("hand letters over ten at a time, and at a pace where one is set", () => {
    expect(read({ SMTP_URL: "smtp://mail" }).smtp).toEqual({ url: "smtp://mail", connections: 10, rate: undefined });
    expect(read({ SMTP_URL: "smtp://mail", SMTP_CONNECTIONS: "2", SMTP_RATE: "300/minute" }).smtp).toEqual({
      url: "smtp://mail",
      connections: 2,
      rate: { letters: 300, seconds: 60 },
    });
  });
  it("listen on this machine only in test mode", () => {
    expect(read({ PARK_MODE: "test", HOST: "0.0.0.0" })).toMatchObject({ test: true, host: "127.0.0.1" });
  });
  it("come with a secret that is made once and kept", () => {
    const { secret } = read({});
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).secret).toBe(secret);
    expect(read({ SECRET: "a".repeat(32) }).secret).toBe("a".repeat(32));
  });
});

function read(env: Record<string, string>) {
  return readConfig({ DATA_DIR: folder, ...env });
}

function complaint(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).not.toContain("\n");
    return error.message;
  }
  return "no complaint";
}
