// @module-tag postgres
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { cast, type CastName, castPassword } from "#tests/cast/cast.ts";
import { makePasskeyDevice, type PasskeyDevice } from "#tests/cast/passkey-device.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const home = "/en_US/booking-manage";
const account = `${home}/account`;

describe("a device with a passkey (rule H31)", () => {
  it("is one of several, each with its own name and the time it was last used, and each signs in alone", async () => {
    const [desk, laptop] = [makePasskeyDevice(), makePasskeyDevice()];
    const first = await added("editor", desk, "Desk");
    await added("editor", laptop, "Laptop", first);
    for (const device of [desk, laptop]) {
      const { answer } = await enter(device);
      expect([answer.status, answer.headers.location]).toEqual([303, home]);
      const page = await get(account, cookieOf(answer));
      expect(tags(page.text, "input").flatMap(({ form, value }) => (form ? [value] : []))).toEqual(["Desk", "Laptop"]);
    }
    expect(pageOf(await get(account, cookieOf((await enter(desk)).answer))).words).not.toContain("Not yet");
  });

  it("answers each question once: sent again, or twice at the same time, it lets in once", async () => {
    const device = makePasskeyDevice();
    await added("editor", device);
    const { answer, form, cookie } = await enter(device);
    expect(answer.status).toBe(303);
    expect((await post(home, form, cookie)).status).toBe(422);
    const asked = await question(home, { wish: "passkey-ask" });
    const twice = { wish: "passkey", credential: device.used(asked.challenge, here()) };
    const answers = await Promise.all([post(home, twice, asked.cookie), post(home, twice, asked.cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  it("is refused when it answers another question, one that is too old, or the one of adding", async () => {
    const device = makePasskeyDevice();
    const mine = await added("editor", device);
    const [first, second] = [
      await question(home, { wish: "passkey-ask" }),
      await question(home, { wish: "passkey-ask" }),
    ];
    const answerTo = (challenge: string, cookie: string) =>
      post(home, { wish: "passkey", credential: device.used(challenge, here()) }, cookie);
    expect((await answerTo(first.challenge, second.cookie)).status).toBe(422);
    await sql`update staff_verifications set expires_at = clock_timestamp() - interval '1 second'`.execute(
      site.park.db,
    );
    expect((await answerTo(first.challenge, first.cookie)).status).toBe(422);
    const offered = await question(account, { wish: "passkey-offer", name: "x", current: castPassword }, mine);
    expect((await answerTo(offered.challenge, offered.cookie)).status).toBe(422);
    const asked = await question(home, { wish: "passkey-ask" });
    const other = makePasskeyDevice();
    const credential = other.made(asked.challenge, here());
    expect(
      (await post(account, { wish: "passkey-add", name: "x", credential }, `${mine}; ${asked.cookie}`)).status,
    ).toBe(422);
    expect((await enter(other)).answer.status).toBe(422);
  });

  it.each([
    ["a page of another site", { origin: "https://park.example.net" }],
    ["another domain", { host: "example.net" }],
    ["a device that does not ask who uses it", { verified: false }],
  ])("is refused from %s, at the sign-in and when it is added", async (_, manner) => {
    const device = makePasskeyDevice();
    const cookie = await added("editor", device);
    const refused = await enter(device, { ...here(), ...manner });
    expect([refused.answer.status, cookieOf(refused.answer)]).toEqual([422, ""]);
    expect((await enter(device)).answer.status).toBe(303);
    const offered = await question(account, { wish: "passkey-offer", name: "x", current: castPassword }, cookie);
    const credential = makePasskeyDevice().made(offered.challenge, { ...here(), ...manner });
    expect(
      (await post(account, { wish: "passkey-add", name: "x", credential }, `${cookie}; ${offered.cookie}`)).status,
    ).toBe(422);
  });

  it("is refused when another key has signed, or when it has been copied and counts backwards", async () => {
    const device = makePasskeyDevice();
    await added("editor", device, "x");
    expect((await enter(makePasskeyDevice(), { ...here(), id: device.id })).answer.status).toBe(422);
    expect((await enter(device, { ...here(), count: 7 })).answer.status).toBe(303);
    expect((await enter(device, { ...here(), count: 7 })).answer.status).toBe(422);
    expect((await enter(device, { ...here(), count: 8 })).answer.status).toBe(303);
  });

  it("belongs to one account: nobody adds a passkey with the id of a colleague's, or by a colleague's question", async () => {
    const [device, thief] = [makePasskeyDevice(), makePasskeyDevice()];
    await added("editor", device);
    const trainee = await signedIn(site.url, "trainee");
    const offered = await question(account, { wish: "passkey-offer", name: "x", current: castPassword }, trainee);
    const stolen = thief.made(offered.challenge, { ...here(), id: device.id });
    expect(
      (await post(account, { wish: "passkey-add", name: "x", credential: stolen }, `${trainee}; ${offered.cookie}`))
        .status,
    ).toBe(422);
    expect(await ownerAfter(device)).toBe(cast.editor.name);
    const editor = await signedIn(site.url, "editor");
    const theirs = await question(account, { wish: "passkey-offer", name: "x", current: castPassword }, editor);
    const credential = thief.made(theirs.challenge, here());
    expect(
      (await post(account, { wish: "passkey-add", name: "x", credential }, `${trainee}; ${theirs.cookie}`)).status,
    ).toBe(422);
  });

  it("opens nothing once it is revoked, or its owner is suspended", async () => {
    const [device, other] = [makePasskeyDevice(), makePasskeyDevice()];
    const cookie = await added("trainee", other, "Second", await added("trainee", device));
    const { id } = await site.park.db
      .selectFrom("staff_passkeys")
      .select("id")
      .where("credential_id", "=", device.id)
      .executeTakeFirstOrThrow();
    expect((await post(account, { wish: "passkey-end", current: castPassword, passkey: id }, cookie)).status).toBe(303);
    expect([(await enter(device)).answer.status, (await enter(other)).answer.status]).toEqual([422, 303]);
    const person = `${home}/people/${await idOf("trainee")}`;
    const admin = await signedIn(site.url, "director");
    expect((await post(person, { wish: "suspend" }, admin)).status).toBe(303);
    const refused = await enter(other);
    expect([refused.answer.status, cookieOf(refused.answer)]).toEqual([422, ""]);
    expect((await post(person, { wish: "restore" }, admin)).status).toBe(303);
  });

  it("takes the place of the session of its browser, whoever's it was, and of no other", async () => {
    const device = makePasskeyDevice();
    await added("editor", device);
    const [mine, other, colleague] = [
      await signedIn(site.url, "editor"),
      await signedIn(site.url, "editor"),
      await signedIn(site.url, "officer"),
    ];
    const asked = await question(home, { wish: "passkey-ask" }, mine);
    const credential = device.used(asked.challenge, here());
    expect((await post(home, { wish: "passkey", credential }, `${mine}; ${asked.cookie}`)).status).toBe(303);
    expect((await enter(device, here(), colleague)).answer.status).toBe(303);
    expect(await Promise.all([mine, other, colleague].map(isIn))).toEqual([false, true, false]);
  });
});

describe("a passkey where one proves once more who one is (rules H21, H31)", () => {
  const place = `${home}/sign-in-rules`;
  const page = `${home}/fresh?to=${encodeURIComponent(place)}`;

  it("lets the form go on as it was sent, in a session that is fresh; the one before has ended", async () => {
    const device = makePasskeyDevice();
    const cookie = await added("director", device);
    await provedAgo("director", 11);
    expect((await post(place, { idleMinutes: "60" }, cookie)).headers.location).toBe(page);
    const asked = await question(home, { wish: "passkey-ask" }, cookie);
    const freshPasskey = device.used(asked.challenge, here());
    const proved = await post(page, { idleMinutes: "60", freshPasskey }, `${cookie}; ${asked.cookie}`);
    expect([proved.status, proved.headers.location]).toEqual([307, place]);
    expect((await post(place, { idleMinutes: "60" }, cookieOf(proved))).status).not.toBe(307);
    expect(await isIn(cookie)).toBe(false);
  });

  it("is refused when it is a colleague's, changes nothing, and costs nobody their session", async () => {
    const [own, theirs] = [makePasskeyDevice(), makePasskeyDevice()];
    const cookie = await added("director", own);
    await added("editor", theirs);
    await provedAgo("director", 11);
    const asked = await question(home, { wish: "passkey-ask" }, cookie);
    const freshPasskey = theirs.used(asked.challenge, here());
    const refused = await post(page, { idleMinutes: "60", freshPasskey }, `${cookie}; ${asked.cookie}`);
    expect([refused.status, cookieOf(refused)]).toEqual([422, ""]);
    expect(pageOf(refused).words).toContain("That is not a passkey of yours");
    expect(tags(refused.text, "input").find(({ name }) => name === "idleMinutes")?.value).toBe("60");
    expect((await post(place, { idleMinutes: "60" }, cookie)).status).toBe(307);
    expect(await isIn(cookie)).toBe(true);
  });

  it("is asked for without what the kept form holds: no field of it counts as a sign-in", async () => {
    const asked = await question(home, {
      wish: "passkey-ask",
      email: cast.director.email,
      password: "of another form",
    });
    expect(asked.challenge).toHaveLength(43);
    expect(await site.park.db.selectFrom("sign_in_failures").select("account").execute()).toEqual([]);
  });
});

/** The page of the site itself asks. */
const here = () => ({ origin: site.park.config.siteUrl });

it("a passkey of a site that is https signs in there, by cookies of this host alone (rules H22, H31)", async () => {
  const own = await openTestSite({ TRUST_PROXY: "127.0.0.1", SITE_URL: "https://park.example.org" });
  const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
  const send = (path: string, form: Record<string, string>, cookie = "") =>
    ask(own.url, path, { form, headers: { ...headers, cookie } });
  const [device, manner] = [makePasskeyDevice(), { origin: "https://park.example.org", host: "park.example.org" }];
  const challengeOf = ({ text }: Answer) => /"challenge","([\w-]+)"/.exec(text)?.[1] ?? "";
  const cookie = cookieOf(await send(home, { email: cast.editor.email, password: castPassword }));
  const offered = await send(`${account}.data`, { wish: "passkey-offer", name: "x", current: castPassword }, cookie);
  const credential = device.made(challengeOf(offered), manner);
  const cookies = `${cookie}; ${cookieOf(offered)}`;
  expect((await send(account, { wish: "passkey-add", name: "x", credential }, cookies)).status).toBe(303);
  const asked = await send(`${home}.data`, { wish: "passkey-ask" });
  expect(asked.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^__Host-park\.passkey=[^;]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  for (const [origin, status] of [
    ["http://park.example.org", 422],
    ["https://park.example.org.evil.example", 422],
    ["https://park.example.org", 303],
  ] as const) {
    const again = await send(`${home}.data`, { wish: "passkey-ask" });
    const used = device.used(challengeOf(again), { ...manner, origin });
    expect([origin, (await send(home, { wish: "passkey", credential: used }, cookieOf(again))).status]).toEqual([
      origin,
      status,
    ]);
  }
  await own.close();
});

type Manner = Parameters<PasskeyDevice["used"]>[1];

function get(path: string, cookie: string): Promise<Answer> {
  return ask(site.url, path, { headers: { cookie } });
}

function post(path: string, form: Record<string, string>, cookie: string): Promise<Answer> {
  return ask(site.url, path, { form, headers: { cookie } });
}

async function isIn(cookie: string): Promise<boolean> {
  return (await get(account, cookie)).status === 200;
}

async function idOf(name: CastName): Promise<string> {
  return (
    await site.park.db.selectFrom("staff").select("id").where("email", "=", cast[name].email).executeTakeFirstOrThrow()
  ).id;
}

/** What the site asks a device, and the cookie by which it knows its question again. */
async function question(path: string, form: Record<string, string>, cookie = "") {
  const answer = await ask(site.url, `${path}.data`, { form, headers: { cookie } });
  return { challenge: /"challenge","([\w-]+)"/.exec(answer.text)?.[1] ?? "", cookie: cookieOf(answer) };
}

/** Signs in with a passkey. */
async function enter(device: PasskeyDevice, manner: Manner = here(), before = "") {
  const asked = await question(home, { wish: "passkey-ask" }, before);
  const form = { wish: "passkey", credential: device.used(asked.challenge, manner) };
  const cookie = [before, asked.cookie].filter(Boolean).join("; ");
  return { answer: await post(home, form, cookie), form, cookie };
}

/** Whose account a passkey opens. */
async function ownerAfter(device: PasskeyDevice): Promise<string | undefined> {
  const words = pageOf(await get(home, cookieOf((await enter(device)).answer))).words;
  return Object.values(cast).find(({ name }) => words.includes(name))?.name;
}

/** Adds a passkey to an account; answers the cookie of the session in which it was done. */
async function added(name: CastName, device: PasskeyDevice, called = "Mine", before?: string): Promise<string> {
  const cookie = before ?? (await signedIn(site.url, name));
  const offered = await question(account, { wish: "passkey-offer", name: called, current: castPassword }, cookie);
  const credential = device.made(offered.challenge, here());
  const done = await post(account, { wish: "passkey-add", name: called, credential }, `${cookie}; ${offered.cookie}`);
  expect(done.headers.location).toBe(`${account}?done=passkeyAdded`);
  return cookie;
}

async function provedAgo(name: CastName, minutes: number): Promise<void> {
  await sql`update staff_sessions set fresh_at = clock_timestamp() - ${minutes} * interval '1 minute' where staff_id = ${await idOf(name)}`.execute(
    site.park.db,
  );
}
