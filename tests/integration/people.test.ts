import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { readOutbox } from "#tests/outbox.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { codeFor } from "#tests/cast/totp.ts";

let site: TestSite;
let admin: string;
beforeAll(async () => {
  site = await openTestSite();
  admin = await signedIn(cast.director.email);
});
afterAll(() => site.close());

describe("people (rules S9, S10)", () => {
  it("an invitation by mail sets a password once; then the role counts, until an admin suspends the account", async () => {
    const invited = await post("/booking-manage/people", {
      name: "王小美",
      email: " Mei@Example.org ",
      role: "editor",
      language: "ja_JP",
    });
    const place = invited.headers.location?.replace("?done=invited", "") ?? "";
    expect([invited.status, place]).toEqual([303, expect.stringMatching(/^\/booking-manage\/people\/\w+$/)]);
    expect((await post("/booking-manage/people", { name: "x", email: "mei@example.org", role: "viewer" })).status).toBe(
      422,
    );
    const letter = await emailTo("mei@example.org");
    expect([letter.language, letter.text.includes("王小美 さん")]).toEqual(["ja", true]);
    const link = linkIn(letter.text);
    expect(pageOf(await ask(site.url, link)).words).toContain("mei@example.org");
    expect((await ask(site.url, link, { form: { next: "short", again: "short" } })).status).toBe(422);
    expect((await ask(site.url, link, { form: { next: "password1234", again: "password1234" } })).status).toBe(422);
    expect((await ask(site.url, link, { form: { next: "drum-at-dusk-1730", again: "drum-at-dawn" } })).status).toBe(
      422,
    );
    expect(pageOf(await get(place)).words).toContain("尚未設定密碼");
    expect(
      (await ask(site.url, link, { form: { next: "drum-at-dusk-1730", again: "drum-at-dusk-1730" } })).headers.location,
    ).toBe("/ja_JP/booking-manage?set=yes");
    expect((await ask(site.url, link)).status).toBe(404);
    const cookie = await signedIn("mei@example.org", "drum-at-dusk-1730");
    expect((await get("/booking-manage/people", cookie)).status).toBe(403);
    expect((await post(place, { wish: "change", name: "王小美", role: "admin", seen: "editor" })).status).toBe(303);
    expect((await get("/booking-manage/people", cookie)).status).toBe(200);
    // A second admin still has the page with the old role open.
    expect((await post(place, { wish: "change", name: "王小美", role: "viewer", seen: "editor" })).status).toBe(409);
    expect((await post(place, { wish: "remove", sure: "on" })).status).toBe(422);
    expect((await post(place, { wish: "suspend" })).status).toBe(303);
    expect((await get("/booking-manage/list", cookie)).status).toBe(302);
    expect((await signIn("mei@example.org", "drum-at-dusk-1730")).status).toBe(422);
    expect((await post(place, { wish: "restore" })).status).toBe(303);
    expect((await signIn("mei@example.org", "drum-at-dusk-1730")).status).toBe(303);
    await post(place, { wish: "suspend" });
    expect((await post(place, { wish: "remove", sure: "on" })).headers.location).toBe(
      "/booking-manage/people?done=removed",
    );
    const log = await get("/booking-manage/audit");
    expect(pageOf(log).words).toContain("已離開的同仁");
    expect(log.text).not.toContain("王小美");
  });

  it("the last admin who can sign in stays one", async () => {
    const { id } = await site.park.db
      .selectFrom("staff")
      .select("id")
      .where("email", "=", cast.director.email)
      .executeTakeFirstOrThrow();
    await post("/booking-manage/people", { name: "未到", email: "not-yet@example.org", role: "admin" });
    const forms: Record<string, string>[] = [
      { wish: "suspend" },
      { wish: "change", name: "林怡君", role: "viewer", seen: "admin" },
    ];
    for (const form of forms) {
      const refused = await post(`/booking-manage/people/${id}`, form);
      expect([refused.status, pageOf(refused).words.includes("最後一位")]).toEqual([422, true]);
    }
    expect((await get("/booking-manage/people")).status).toBe(200);
  });
});

describe("one's own account (rule S3)", () => {
  it("a second factor is asked for from then on, and a recovery code stands in for it once", async () => {
    const [email, at] = [cast.officer.email, "/booking-manage/account"];
    let cookie = await signedIn(email);
    expect((await post(at, { wish: "offer", current: "not-it" }, cookie)).status).toBe(422);
    const offer = await post(at, { wish: "offer", current: castPassword }, cookie);
    const key = /<code translate="no">([A-Z2-7 ]{30,})<\/code>/.exec(offer.text)?.[1] ?? "";
    const recovery = [...offer.text.matchAll(/<code translate="no">(\w{5}-\w{5})<\/code>/g)].map(
      ([, code = ""]) => code,
    );
    const offered = /name="offered" value="([^"]+)"/.exec(offer.text)?.[1] ?? "";
    expect([offer.status, recovery.length, offer.text.includes("account-qr")]).toEqual([200, 10, true]);
    const wrong = await post(at, { wish: "confirm", code: codeFor(key, { wrong: true }), offered }, cookie);
    expect([wrong.status, wrong.text.includes(key)]).toEqual([422, true]);
    const used = codeFor(key);
    const confirmed = await post(at, { wish: "confirm", code: used, offered }, cookie);
    expect(confirmed.headers.location).toBe(`${at}?done=factorDone`);
    const half = await signIn(email, castPassword, "/en_US/booking-manage?to=/booking-manage/list");
    expect(half.headers.location).toBe("/en_US/booking-manage/code?to=%2Fbooking-manage%2Flist");
    expect((await get("/booking-manage/list", cookieOf(half))).status).toBe(302);
    const enter = (code: string, from: Answer) =>
      ask(site.url, half.headers.location ?? "", { form: { code }, headers: { cookie: cookieOf(from) } });
    expect((await enter(codeFor(key, { wrong: true }), half)).status).toBe(422);
    // The code that set it up has been used.
    expect((await enter(used, half)).status).toBe(422);
    const code = codeFor(key, { ahead: 1 });
    const entered = await enter(code, half);
    // Whoever looked over the shoulder cannot come in with the same one.
    expect((await enter(code, await signIn(email))).status).toBe(422);
    expect([entered.status, entered.headers.location]).toEqual([303, "/booking-manage/list"]);
    cookie = cookieOf(entered);
    expect((await get("/booking-manage/list", cookie)).status).toBe(200);
    for (const status of [303, 422]) expect((await enter(recovery[0] ?? "", await signIn(email))).status).toBe(status);
    for (let times = 0; times < 5; times++) await enter("000000", half);
    // Five wrong codes in a row close the second step for a while, whatever is typed then.
    const tired = await signIn(email);
    for (let times = 0; times < 5; times++) await enter("000000", tired);
    expect(pageOf(await enter(codeFor(key), await signIn(email))).words).toContain("Too many wrong codes");
    expect((await post(at, { wish: "end", current: castPassword }, cookie)).status).toBe(303);
    expect((await signIn(email)).headers.location).toBe("/booking-manage");
  });

  it("another password ends all other sessions, and each can be ended by itself", async () => {
    const [email, at] = [cast.editor.email, "/booking-manage/account"];
    const [one, two] = [await signedIn(email), await signedIn(email)];
    const listed = await get(at, one);
    const other = tags(listed.text, "button").flatMap(({ name, value = "" }) =>
      name === "session" && value !== "others" ? [value] : [],
    );
    expect(other).toHaveLength(1);
    for (const current of ["", "not-it"])
      expect((await post(at, { wish: "sign-out", session: other[0] ?? "", current }, one)).status).toBe(422);
    expect((await get(at, two)).status).toBe(200);
    expect((await post(at, { wish: "sign-out", session: other[0] ?? "", current: castPassword }, one)).status).toBe(
      303,
    );
    expect((await get(at, two)).status).toBe(302);
    for (const session of ["another-persons", ""])
      expect((await post(at, { wish: "sign-out", session, current: castPassword }, one)).status).toBe(422);
    const three = await signedIn(email);
    expect(
      (
        await post(
          at,
          { wish: "password", current: "not-it", next: "bell-at-915-again", again: "bell-at-915-again" },
          one,
        )
      ).status,
    ).toBe(422);
    const changed = await post(
      at,
      { wish: "password", current: castPassword, next: "bell-at-915-again", again: "bell-at-915-again" },
      one,
    );
    expect(changed.status).toBe(303);
    expect([
      (await get(at, one)).status,
      (await get(at, three)).status,
      (await get(at, cookieOf(changed))).status,
    ]).toEqual([302, 302, 200]);
    expect((await signIn(email)).status).toBe(422);
  });

  it("a forgotten password is set by a link, and asking for one tells nobody who works here", async () => {
    const forgotten = (email: string) => ask(site.url, "/en_US/booking-manage/password", { form: { email } });
    const [known, unknown] = [
      await forgotten(` ${cast.trainee.email.toUpperCase()}`),
      await forgotten("nobody@example.org"),
    ];
    expect([known.status, known.headers.location, known.text]).toEqual([
      303,
      "/en_US/booking-manage/password?sent=yes",
      unknown.text,
    ]);
    expect((await forgotten("no address")).status).toBe(422);
    const link = linkIn((await emailTo(cast.trainee.email)).text);
    expect((await readOutbox(site.park)).filter(({ to }) => to === "nobody@example.org")).toEqual([]);
    expect(
      (await ask(site.url, link, { form: { next: "boat-on-moon-river", again: "boat-on-moon-river" } })).status,
    ).toBe(303);
    expect((await signIn(cast.trainee.email, "boat-on-moon-river")).status).toBe(303);
    for (let times = 0; times < 5; times++) await forgotten(cast.trainee.email);
    await site.park.jobs.waiting();
    expect((await readOutbox(site.park)).filter(({ to }) => to === cast.trainee.email)).toHaveLength(3);
  });
});

function get(path: string, cookie = admin): Promise<Answer> {
  return ask(site.url, path, { headers: { cookie } });
}

function post(path: string, form: Record<string, string>, cookie = admin): Promise<Answer> {
  return ask(site.url, path, { form, headers: { cookie } });
}

function signIn(email: string, password: string = castPassword, at = "/booking-manage"): Promise<Answer> {
  return ask(site.url, at, { form: { email, password } });
}

async function signedIn(email: string, password: string = castPassword): Promise<string> {
  return cookieOf(await signIn(email, password));
}

async function emailTo(email: string) {
  await site.park.jobs.waiting();
  const letter = (await readOutbox(site.park)).find(({ to }) => to === email);
  if (!letter) throw new Error(`no letter to ${email}`);
  return letter;
}

function linkIn(text: string): string {
  return /https?:\/\/[^/]+(\/\S*booking-manage\/password\/[\w-]{32})/.exec(text)?.[1] ?? "";
}
