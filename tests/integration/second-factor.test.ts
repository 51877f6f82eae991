import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, cookieOf } from "#tests/ask.ts";
import { cast, type CastName, castPassword } from "#tests/cast/cast.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { codeFor } from "#tests/cast/totp.ts";
import { versionIn } from "#tests/pages/form-in.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const home = "/en_US/booking-manage";
const account = `${home}/account`;
const get = (at: string, cookie: string) => ask(site.url, at, { headers: { cookie } });
const post = (at: string, form: Record<string, string>, cookie: string) =>
  ask(site.url, at, { form, headers: { cookie } });
const dueNow = (role: string) =>
  sql`insert into second_factor_roles (role, required_from) values (${role}, clock_timestamp() - interval '1 second') on conflict (role) do update set required_from = excluded.required_from`.execute(
    site.park.db,
  );
const idOf = async (name: CastName) =>
  (await site.park.db.selectFrom("staff").select("id").where("email", "=", cast[name].email).executeTakeFirstOrThrow())
    .id;

describe("a password that was made up for somebody (rule H50)", () => {
  it("opens nothing but the page that asks for one of their own; then they are in", async () => {
    const given = await site.park.auth.resetPassword(cast.officer.email);
    const made = given?.password ?? "";
    const cookie = await signedIn(site.url, "officer", made);
    for (const at of [home, `${home}/list`, `${home}/help`, `${home}/fresh`])
      expect([at, (await get(at, cookie)).headers.location]).toEqual([at, account]);
    const page = await get(account, cookie);
    expect([
      pageOf(page).words.includes("First, choose a password of your own"),
      page.text.includes("back-side"),
    ]).toEqual([true, false]);
    for (const wish of ["offer", "confirm", "passkey-offer", "passkey-add", "sign-out", "end"])
      expect([wish, (await post(account, { wish, current: made, name: "x" }, cookie)).status]).toEqual([wish, 403]);
    const change = (next: string) => post(account, { wish: "password", current: made, next, again: next }, cookie);
    expect(pageOf(await change(made)).words).toContain("The new password is the one you have");
    const changed = await change(castPassword);
    expect(changed.status).toBe(303);
    expect((await get(`${home}/list`, cookieOf(changed))).status).toBe(200);
    expect((await get(`${home}/list`, await signedIn(site.url, "officer"))).status).toBe(200);
  });

  it("is asked for again before a second factor is, and not where somebody chose it", async () => {
    await site.park.auth.resetPassword(cast.officer.email, castPassword);
    expect((await get(home, await signedIn(site.url, "officer"))).status).toBe(200);
    await dueNow("booking-officer");
    const given = await site.park.auth.resetPassword(cast.officer.email);
    const made = given?.password ?? "";
    const cookie = await signedIn(site.url, "officer", made);
    const changed = await post(
      account,
      { wish: "password", current: made, next: castPassword, again: castPassword },
      cookie,
    );
    expect(pageOf(await get(account, cookieOf(changed))).words).toContain("First, set up a second step");
    await sql`delete from second_factor_roles where role = 'booking-officer'`.execute(site.park.db);
  });
});

describe("a second factor that a role requires (rule H32)", () => {
  it("is announced to admins for 14 days, and to nobody else", async () => {
    const [director, editor] = [await signedIn(site.url, "director"), await signedIn(site.url, "editor")];
    expect(pageOf(await get(home, director)).words).toContain("Set up a second step – days left: 14");
    expect(pageOf(await get(home, editor)).words).not.toContain("Set up a second step");
    expect((await get(`${home}/people`, director)).status).toBe(200);
  });

  it("is then set up before anything else, and lets in whoever did", async () => {
    await dueNow("viewer");
    const cookie = await signedIn(site.url, "trainee");
    for (const at of [home, `${home}/list`, `${home}/help`, `${home}/calendar`])
      expect([at, (await get(at, cookie)).headers.location]).toEqual([at, account]);
    expect((await ask(site.url, `${home}/list.data`, { headers: { cookie } })).text).toContain(account);
    expect((await post(`${home}/list/views`, { name: "x" }, cookie)).headers.location).toBe(account);
    const page = await get(account, cookie);
    expect(pageOf(page).words).toContain("First, set up a second step");
    expect(page.text).not.toContain("back-side");
    for (const wish of ["password", "end", "sign-out", "passkey-name", "passkey-end"])
      expect([wish, (await post(account, { wish, current: castPassword }, cookie)).status]).toEqual([wish, 403]);
    const offer = await post(account, { wish: "offer", current: castPassword }, cookie);
    const key = /<p>Key <code[^>]*>([A-Z2-7 ]+)</.exec(offer.text.replaceAll("<!-- -->", ""))?.[1] ?? "";
    const offered = tags(offer.text, "input").find(({ name }) => name === "offered")?.value ?? "";
    const confirmed = await post(account, { wish: "confirm", code: codeFor(key), offered }, cookie);
    expect(confirmed.status).toBe(303);
    expect((await get(`${home}/list`, cookieOf(confirmed))).status).toBe(200);
  });

  it("is not replaced by another for who has a passkey and knows the password alone; with the passkey they are in", async () => {
    await dueNow("editor");
    const id = await idOf("editor");
    await sql`insert into staff_passkeys (id, public_key, staff_id, credential_id, counter, device_type, backed_up) values ('p1', 'x', ${id}, 'c1', 0, 'singleDevice', false)`.execute(
      site.park.db,
    );
    const cookie = await signedIn(site.url, "editor");
    expect((await get(`${home}/content`, cookie)).headers.location).toBe(account);
    expect(pageOf(await get(account, cookie)).words).toContain("Please use your passkey");
    for (const wish of ["offer", "confirm", "passkey-offer", "passkey-add"])
      expect([wish, (await post(account, { wish, current: castPassword, name: "x" }, cookie)).status]).toEqual([
        wish,
        403,
      ]);
    await sql`update staff_sessions set by_passkey = true where staff_id = ${id}`.execute(site.park.db);
    expect((await get(`${home}/content`, cookie)).status).toBe(200);
  });

  it("can be taken away by the operator for who lost the phone: app, passkeys and sessions", async () => {
    const cookie = await signedIn(site.url, "editor");
    expect(await site.park.auth.resetSecondFactor(` ${cast.editor.email.toUpperCase()}`)).toBe(true);
    expect(await site.park.auth.resetSecondFactor("nobody@example.org")).toBe(false);
    expect((await get(account, cookie)).headers.location).toContain("?to=");
    expect(pageOf(await get(account, await signedIn(site.url, "editor"))).words).toContain(
      "First, set up a second step",
    );
  });

  it("is required of the roles that admins choose: of a new one in 14 days", async () => {
    const [rules, cookie] = [`${home}/sign-in-rules`, await signedIn(site.url, "director")];
    const version = versionIn(await get(rules, cookie));
    expect(
      (await post(rules, { version, idleMinutes: "240", factorAdmin: "on", factorOfficer: "on" }, cookie)).status,
    ).toBe(303);
    const { rows } = await sql<{
      role: string;
      days: number;
    }>`select role, round(extract(epoch from required_from - clock_timestamp()) / 86400)::int as days from second_factor_roles order by role`.execute(
      site.park.db,
    );
    expect(rows).toEqual([
      { role: "admin", days: 14 },
      { role: "booking-officer", days: 14 },
    ]);
    expect(pageOf(await get(home, await signedIn(site.url, "officer"))).words).toContain("days left: 14");
    expect((await get(`${home}/content`, await signedIn(site.url, "editor"))).status).toBe(200);
  });
});
