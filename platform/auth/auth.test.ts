// @module-tag postgres
import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestPark } from "#tests/park.ts";
import { openAuth, type SignedIn } from "./auth.ts";
import { openEngine } from "./engine.ts";
import { openLock } from "./lock.ts";
import type { Park } from "../park.ts";

const password = "the-bell-rings-915";
let park: Park;
let close: () => Promise<void>;
let address = 0;

beforeAll(async () => {
  ({ park, close } = await openTestPark());
  await sql`delete from staff`.execute(park.db);
});
afterAll(() => close());

describe("the first admin", () => {
  it("is made once, however many processes start", async () => {
    const made = await Promise.all([1, 2, 3].map(() => park.auth.makeFirstAdmin("boss@example.org", password)));
    expect(made.filter(Boolean)).toEqual([{ email: "boss@example.org", password }]);
    expect(await park.auth.makeFirstAdmin("other@example.org")).toBeUndefined();
  });
});

describe("signing in", () => {
  it("makes a session that says who it is", async () => {
    const cookie = cookieOf(await park.auth.signIn(visit(), " Boss@Example.org ", password));
    expect(await park.auth.whoIs(visit({ cookie }))).toEqual({
      id: expect.any(String),
      email: "boss@example.org",
      name: "管理員",
      role: "admin",
    });
  });
  it.each([
    ["boss@example.org", "wrong-password"],
    ["boss@example.org", ""],
    ["boss@example.org", "x".repeat(5000)],
    ["nobody@example.org", password],
    ["no address", password],
  ])("answers one and the same to %s with a wrong secret", async (email, secret) => {
    expect(await park.auth.signIn(visit(), email, secret)).toEqual({ ok: false, reason: "wrong" });
  });
  it("keeps its cookie from scripts and other sites, and to https where the site is https", async () => {
    const plain = await park.auth.signIn(visit(), "boss@example.org", password);
    expect(setCookie(plain)).toMatch(/^park\.session_token=.*HttpOnly; SameSite=Lax$/);
    const auth = openAuth({
      db: park.db,
      log: park.log,
      secret: park.config.secret,
      siteUrl: "https://park.example.org",
      addressOf: () => "https",
    });
    expect(setCookie(await auth.signIn(visit(), "boss@example.org", password))).toMatch(
      /^__Host-park\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
  it("asks the database nothing about visitors", async () => {
    const closed = openAuth({
      db: park.db.withPlugin(refusing),
      log: park.log,
      secret: park.config.secret,
      siteUrl: park.config.siteUrl,
      addressOf: () => "",
    });
    expect(await closed.whoIs(visit())).toBeUndefined();
    expect(await closed.whoIs(visit({ cookie: "locale=en_US" }))).toBeUndefined();
  });
  it.each(["park.session_token=forged.signature", "park.session_token=", "park.session_token=%%%"])(
    "believes no cookie like %s",
    async (cookie) => {
      expect(await park.auth.whoIs(visit({ cookie }))).toBeUndefined();
    },
  );
  it("is refused to staff who are no longer welcome", async () => {
    await sql`update staff set banned = true`.execute(park.db);
    expect(await park.auth.signIn(visit(), "boss@example.org", password)).toEqual({ ok: false, reason: "wrong" });
    await sql`update staff set banned = false`.execute(park.db);
  });
});

describe("the lock", () => {
  it("closes after five failures for that address and account, right password or not", async () => {
    const here = visit();
    for (let i = 0; i < 5; i++)
      expect(await park.auth.signIn(here, "boss@example.org", `guess ${i}`)).toEqual({ ok: false, reason: "wrong" });
    expect(await park.auth.signIn(here, "boss@example.org", password)).toEqual({ ok: false, reason: "locked" });
    expect(await park.auth.signIn(visit(), "boss@example.org", password)).toMatchObject({ ok: true });
  });
  it("is not run past by guessing many times at once", async () => {
    const here = visit();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => park.auth.signIn(here, "boss@example.org", `guess ${i}`)),
    );
    expect(answers.filter((answer) => !answer.ok && answer.reason === "wrong").length).toBeLessThanOrEqual(5);
  });
  it("opens after 15 minutes, and forgets after a success", async () => {
    await sql`delete from sign_in_failures`.execute(park.db);
    const here = visit();
    for (let i = 0; i < 5; i++) await park.auth.signIn(here, "boss@example.org", `guess ${i}`);
    await sql`update sign_in_failures set at = at - interval '16 minutes'`.execute(park.db);
    expect(await park.auth.signIn(here, "boss@example.org", password)).toMatchObject({ ok: true });
    const { rows } = await sql`select * from sign_in_failures`.execute(park.db);
    expect(rows).toEqual([]);
  });
  it("keeps neither e-mails nor addresses", async () => {
    await park.auth.signIn(visit({ "x-park-client": "192.0.2.44" }), "someone@example.org", "guess");
    const { rows } = await sql`select * from sign_in_failures`.execute(park.db);
    expect(JSON.stringify(rows)).not.toMatch(/someone|192\.0\.2/);
  });
});

describe("guesses from many addresses (rule H30)", () => {
  const email = "boss@example.org";
  beforeEach(() => sql`delete from sign_in_failures`.execute(park.db));
  /** What the sign-in asks before it looks at a password, which costs a tenth of a second each. */
  const attempts = (times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        openLock(park.db, park.config.secret).attempt(email, { address: `203.0.113.${address++}` }),
      ),
    );

  it("slow the account down for devices it does not know, and not for the one it knows", async () => {
    const device = deviceOf(await park.auth.signIn(visit(), email, password));
    await attempts(20);
    expect(await park.auth.signIn(visit(), email, password)).toEqual({ ok: false, reason: "slowed" });
    expect(await park.auth.signIn(visit({ cookie: device }), email, password)).toMatchObject({ ok: true });
    // What was refused does not count: after two minutes there is one attempt again, also for a stranger.
    await sql`update sign_in_failures set at = at - interval '3 minutes'`.execute(park.db);
    expect(await park.auth.signIn(visit(), email, "guess 21")).toEqual({ ok: false, reason: "wrong" });
    expect(await park.auth.signIn(visit(), email, password)).toEqual({ ok: false, reason: "slowed" });
  });
  it("are not run past by sending them at once", async () => {
    expect((await attempts(40)).filter((answer) => answer === "go")).toHaveLength(20);
  });
  it("leave other accounts alone", async () => {
    await attempts(20);
    expect(await park.auth.signIn(visit(), "someone@example.org", "guess")).toEqual({ ok: false, reason: "wrong" });
  });
  it("a known device has five guesses, wherever it moves, and only for the account it knows", async () => {
    const device = deviceOf(await park.auth.signIn(visit(), email, password));
    for (let i = 0; i < 5; i++) await park.auth.signIn(visit({ cookie: device }), email, `guess ${i}`);
    expect(await park.auth.signIn(visit({ cookie: device }), email, password)).toEqual({ ok: false, reason: "locked" });
    expect(await park.auth.signIn(visit(), email, password)).toMatchObject({ ok: true });
    const forged = device.replace(/.{6}$/, "AAAAAA");
    await attempts(20);
    expect(await park.auth.signIn(visit({ cookie: forged }), email, password)).toEqual({ ok: false, reason: "slowed" });
  });
  it("wrong current passwords are guesses too", async () => {
    const cookie = cookiesOf(await park.auth.signIn(visit(), email, password));
    const mine = () => visit({ cookie });
    expect(await park.auth.changePassword(mine(), "guess 1", "another-bell-rings-77")).toEqual({
      ok: false,
      reason: "wrong-password",
    });
    expect(await park.auth.offerSecondFactor(mine(), "guess 2")).toEqual({ ok: false, reason: "wrong-password" });
    expect(await park.auth.endSecondFactor(mine(), "guess 3")).toEqual({ ok: false, reason: "wrong-password" });
    expect(await park.auth.endSignIn(mine(), "guess 4", "none")).toBe("wrong-password");
    expect(await park.auth.endOtherSignIns(mine(), "guess 5")).toBe("wrong-password");
    expect(await park.auth.changePassword(mine(), password, "another-bell-rings-77")).toEqual({
      ok: false,
      reason: "locked",
    });
    expect(await park.auth.signIn(mine(), email, password)).toEqual({ ok: false, reason: "locked" });
  });
});

describe("the end of a session", () => {
  it("comes with signing out, for the server and not only the browser", async () => {
    const cookie = cookieOf(await park.auth.signIn(visit(), "boss@example.org", password));
    const headers = await park.auth.signOut(visit({ cookie }));
    expect(headers.getSetCookie()[0]).toMatch(/^park\.session_token=; Max-Age=0/);
    expect(await park.auth.whoIs(visit({ cookie }))).toBeUndefined();
  });
  it("comes with a new password, which opens the lock as well", async () => {
    const here = visit();
    const cookie = cookieOf(await park.auth.signIn(here, "boss@example.org", password));
    for (let i = 0; i < 5; i++) await park.auth.signIn(here, "boss@example.org", `guess ${i}`);
    const given = await park.auth.resetPassword("BOSS@example.org");
    expect(given?.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await park.auth.whoIs(visit({ cookie }))).toBeUndefined();
    expect(await park.auth.signIn(here, "boss@example.org", password)).toEqual({ ok: false, reason: "wrong" });
    expect(await park.auth.signIn(here, "boss@example.org", given?.password ?? "")).toMatchObject({ ok: true });
    expect(await park.auth.resetPassword("nobody@example.org")).toBeUndefined();
  });
});

it("the tables are those that the sign-in library expects", async () => {
  const { options } = openEngine(park.db, { secret: park.config.secret, siteUrl: park.config.siteUrl, log: park.log });
  const { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems } = await getMigrations(options);
  expect({ toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems }).toEqual({
    toBeCreated: [],
    toBeAdded: [],
    toBeAddedIndexes: [],
    unsafeChanges: [],
    schemaProblems: [],
  });
});

/** A request; each comes from an address of its own, unless it is the same request. */
function visit(headers: Record<string, string> = {}): Request {
  return new Request("http://localhost:3000/booking-manage", {
    headers: { "x-park-client": `198.51.100.${address++}`, ...headers },
  });
}

function setCookie(signedIn: SignedIn): string {
  return signedIn.ok ? (signedIn.headers.getSetCookie()[0] ?? "") : signedIn.reason;
}

function cookieOf(signedIn: SignedIn): string {
  return setCookie(signedIn).split(";")[0] ?? "";
}

function cookiesOf(signedIn: SignedIn): string {
  return signedIn.ok
    ? signedIn.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ")
    : "";
}

function deviceOf(signedIn: SignedIn): string {
  return (
    cookiesOf(signedIn)
      .split("; ")
      .find((cookie) => cookie.startsWith("park.device=")) ?? ""
  );
}

const refusing = {
  transformQuery(): never {
    throw new Error("a visitor cost a query");
  },
  transformResult(): never {
    throw new Error("a visitor cost a query");
  },
};
