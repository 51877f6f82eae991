import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
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

const account = "/booking-manage/account";

describe("a session ends before its time (rules S3, H20), and the sign-in page says why", () => {
  it("when another factor is set or taken off, all others of that person", async () => {
    const [other, colleague] = [await signedIn(site.url, "editor"), await signedIn(site.url, "trainee")];
    const { key, cookie } = await withFactor("editor");
    expect([await isIn(other), await isIn(cookie), await isIn(colleague)]).toEqual([false, true, true]);
    expect(await toldAt(other)).toContain("登入方式變更了");
    const another = await bySecondStep("editor", key);
    const ended = await post(account, { wish: "end", current: castPassword }, cookie);
    expect(ended.headers.location).toBe(`${account}?done=endDone`);
    expect([await isIn(another), await isIn(cookieOf(ended))]).toEqual([false, true]);
  });

  it("when the password is changed, all others of that person", async () => {
    const [here, other] = [await signedIn(site.url, "trainee"), await signedIn(site.url, "trainee")];
    const changed = await post(
      account,
      { wish: "password", current: castPassword, next: "boat-on-moon-river", again: "boat-on-moon-river" },
      here,
    );
    expect([changed.status, await isIn(other), await isIn(here), await isIn(cookieOf(changed))]).toEqual([
      303,
      false,
      false,
      true,
    ]);
    expect(await toldAt(other)).toContain("密碼變更了");
  });

  it("when its owner signs out elsewhere, all at once, for who knows the password", async () => {
    const [here, two, three, colleague] = [
      await signedIn(site.url, "officer"),
      await signedIn(site.url, "officer"),
      await signedIn(site.url, "officer"),
      await signedIn(site.url, "director"),
    ];
    expect(
      tags((await get(account, here)).text, "button").filter(
        ({ name, value }) => name === "session" && value === "others",
      ),
    ).toHaveLength(1);
    expect((await post(account, { wish: "sign-out", session: "others", current: "not-it" }, here)).status).toBe(422);
    expect(await isIn(two)).toBe(true);
    expect(
      (await post(account, { wish: "sign-out", session: "others", current: castPassword }, here)).headers.location,
    ).toBe(`${account}?done=endedOthers`);
    expect([await isIn(here), await isIn(two), await isIn(three), await isIn(colleague)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await toldAt(two, "/en_US/booking-manage")).toContain("from another of your devices");
  });

  it("when somebody signs in anew in the same browser, by password or half of the way", async () => {
    const [mine, colleague] = [await signedIn(site.url, "officer"), await signedIn(site.url, "editor")];
    for (const cookie of [mine, colleague])
      expect(
        (await post("/booking-manage", { email: cast.officer.email, password: castPassword }, cookie)).status,
      ).toBe(303);
    expect([await isIn(mine), await isIn(colleague)]).toEqual([false, false]);
    const other = await signedIn(site.url, "officer");
    expect((await post("/booking-manage", { email: cast.officer.email, password: "not-it" }, other)).status).toBe(422);
    expect(await isIn(other)).toBe(true);
  });

  it("when an admin ends it; that stands in the audit log, and they may sign in again", async () => {
    const [admin, officer] = [await signedIn(site.url, "director"), await signedIn(site.url, "officer")];
    const place = `/booking-manage/people/${await idOf("officer")}`;
    expect(pageOf(await get(place, admin)).words).toContain("結束此人的所有登入");
    expect((await post(place, { wish: "end-sessions" }, officer)).status).toBe(403);
    expect((await post(place, { wish: "end-sessions" }, admin)).headers.location).toBe(`${place}?done=sessionsEnded`);
    expect([await isIn(officer), await isIn(admin)]).toEqual([false, true]);
    expect(await toldAt(officer, "/ja_JP/booking-manage")).toContain("管理者の操作で");
    expect(pageOf(await get("/booking-manage/audit", admin)).words).toContain("結束此人的所有登入");
    expect(await isIn(await signedIn(site.url, "officer"))).toBe(true);
  });

  it("when nobody used it for as long as admins set; what was asked for comes after the next sign-in", async () => {
    const cookie = await signedIn(site.url, "officer");
    await unusedFor("officer", 239);
    expect(await isIn(cookie)).toBe(true);
    // Used just now, it may rest as long again.
    await unusedFor("officer", 239);
    expect(await isIn(cookie)).toBe(true);
    await unusedFor("officer", 241);
    const led = await get("/booking-manage/list?state=open", cookie);
    expect([led.status, led.headers.location]).toEqual([
      302,
      `/booking-manage?to=${encodeURIComponent("/booking-manage/list?state=open")}`,
    ]);
    expect(await toldAt(cookie, led.headers.location)).toContain("有一段時間沒有使用");
    const again = await ask(site.url, led.headers.location ?? "", {
      form: { email: cast.officer.email, password: castPassword },
      headers: { cookie },
    });
    expect(again.headers.location).toBe("/booking-manage/list?state=open");
    expect(await toldAt("", led.headers.location)).toContain("請先登入");
  });

  it("after another time when admins say so, in bounds; sessions that rest longer are not counted as signed in", async () => {
    const [admin, officer] = [await signedIn(site.url, "director"), await signedIn(site.url, "officer")];
    const rules = "/booking-manage/sign-in-rules";
    for (const idleMinutes of ["14", "721", "", "ten", "-30"])
      expect([
        idleMinutes,
        (await post(rules, { idleMinutes, version: versionIn(await get(rules, admin)) }, admin)).status,
      ]).toEqual([idleMinutes, 422]);
    expect((await post(rules, { idleMinutes: "30", version: versionIn(await get(rules, admin)) }, admin)).status).toBe(
      303,
    );
    await unusedFor("officer", 31);
    const listed = await get(`/booking-manage/people/${await idOf("officer")}`, admin);
    expect(pageOf(listed).words).not.toContain("結束此人的所有登入");
    expect([await isIn(officer), await isIn(admin)]).toEqual([false, true]);
    expect((await post(rules, { idleMinutes: "240", version: versionIn(await get(rules, admin)) }, admin)).status).toBe(
      303,
    );
    expect(await isIn(officer)).toBe(false);
  });
});

describe("what reaches far is done by who proved a few minutes ago who they are (rule H21)", () => {
  it.each([
    ["an export", "/en_US/booking-manage/personal-data/export", { who: "nobody@example.org" }],
    ["an erasure", "/en_US/booking-manage/personal-data", { who: "nobody@example.org", seen: "", sure: "on" }],
    ["an invitation", "/en_US/booking-manage/people", { name: "<b>王</b>", email: "late@example.org", role: "admin" }],
    ["the rules of signing in", "/en_US/booking-manage/sign-in-rules", { idleMinutes: "60" }],
  ])("%s is asked for first, and kept as it was typed", async (_, path, form) => {
    const cookie = await signedIn(site.url, "director");
    await provedAgo("director", 11);
    const led = await post(path, form, cookie);
    const page = `/en_US/booking-manage/fresh?to=${encodeURIComponent(path)}`;
    expect([led.status, led.headers.location]).toEqual([307, page]);
    const asked = await post(page, form, cookie);
    expect([asked.status, asked.headers["cache-control"], hiddenIn(asked)]).toEqual([200, "no-store", form]);
    const wrong = await post(page, { ...form, freshPassword: "not-it" }, cookie);
    expect([wrong.status, hiddenIn(wrong), pageOf(wrong).words.includes("nothing has been done yet")]).toEqual([
      422,
      form,
      true,
    ]);
    const proved = await post(page, { ...form, freshPassword: castPassword }, cookie);
    expect([proved.status, proved.headers.location]).toEqual([307, path]);
    // It goes on in the same session, under another cookie (OWASP ASVS 5.0, 7.2.4).
    const gone = await post(path, { ...form, freshPassword: castPassword }, cookieOf(proved));
    expect([gone.status === 307, gone.headers.location?.includes("?to=") === true]).toEqual([false, false]);
    expect([await isIn(cookie), await isIn(cookieOf(proved))]).toEqual([false, true]);
  });

  it("another role too, which stays as it is until then, and not for ten minutes after", async () => {
    let cookie = await signedIn(site.url, "director");
    const place = `/booking-manage/people/${await idOf("editor")}`;
    const change = (role: string, seen: string) =>
      post(place, { wish: "change", name: cast.editor.name, role, seen }, cookie);
    await provedAgo("director", 11);
    expect((await change("admin", "editor")).status).toBe(307);
    expect(
      (
        await site.park.db
          .selectFrom("staff")
          .select("role")
          .where("email", "=", cast.editor.email)
          .executeTakeFirstOrThrow()
      ).role,
    ).toBe("editor");
    cookie = cookieOf(await post(`/booking-manage/fresh?to=${place}`, { freshPassword: castPassword }, cookie));
    expect((await change("viewer", "editor")).status).toBe(303);
    await provedAgo("director", 9);
    expect((await change("editor", "viewer")).status).toBe(303);
  });

  it("a code of the app proves it as well, once, and nothing else in its place", async () => {
    const { key, cookie } = await withFactor("director");
    const page = "/booking-manage/fresh?to=/booking-manage/people";
    await provedAgo("director", 11);
    expect(tags((await post(page, {}, cookie)).text, "input").map(({ name }) => name)).toContain("freshCode");
    for (const freshCode of ["", codeFor(key, { wrong: true })])
      expect((await post(page, { freshPassword: "", freshCode }, cookie)).status).toBe(422);
    const freshCode = codeFor(key, { ahead: 1 });
    const proved = await post(page, { freshPassword: "", freshCode }, cookie);
    expect(proved.status).toBe(307);
    expect((await post(page, { freshPassword: "", freshCode }, cookieOf(proved))).status).toBe(422);
    await post(account, { wish: "end", current: castPassword }, cookieOf(proved));
  });

  it("wrong ones count as failed sign-ins, and then the right one is refused as well", async () => {
    const cookie = await signedIn(site.url, "director");
    const page = "/booking-manage/fresh?to=/booking-manage/people";
    await provedAgo("director", 11);
    for (let times = 0; times < 5; times++)
      expect((await post(page, { freshPassword: `guess ${times}` }, cookie)).status).toBe(422);
    expect(pageOf(await post(page, { freshPassword: castPassword }, cookie)).words).toContain("錯誤次數過多");
    await site.park.auth.unlock(cast.director.email);
  });

  it("leads within the back office only, and has nothing to ask by itself", async () => {
    const cookie = await signedIn(site.url, "trainee", "boat-on-moon-river");
    for (const to of ["https://example.org", "//example.org", "/news", ""])
      expect(
        (await post(`/booking-manage/fresh?to=${encodeURIComponent(to)}`, { freshPassword: castPassword }, cookie))
          .status,
        to,
      ).toBe(400);
    expect(pageOf(await get("/en_US/booking-manage/fresh", cookie)).words).toContain("nothing to confirm");
  });
});

describe("the cookie of a session (rule H22)", () => {
  it.each([
    ["of a site that is https", { SITE_URL: "https://park.example.org" }, "https"],
    ["of one that a proxy we believe says was asked for by https", {}, "https"],
  ])("%s is bound to this host alone, and none without the prefix is believed", async (_, env, proto) => {
    const own = await openTestSite({ TRUST_PROXY: "127.0.0.1", ...env });
    const headers = { "x-forwarded-proto": proto, "x-forwarded-for": "203.0.113.7" };
    const answer = await ask(own.url, "/booking-manage", {
      form: { email: cast.editor.email, password: castPassword },
      headers,
    });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-park\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-park\.device=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const statusWith = async (cookie: string) =>
      (await ask(own.url, "/booking-manage/content", { headers: { ...headers, cookie } })).status;
    const cookie = cookieOf(answer)
      .split("; ")
      .filter((one) => one.includes("session_token"))
      .join("");
    expect([
      await statusWith(cookie),
      await statusWith(cookie.replace("__Host-", "")),
      await statusWith(cookie.replace("__Host-", "__Secure-")),
    ]).toEqual([200, 302, 302]);
    const out = await ask(own.url, "/booking-manage/sign-out", { form: {}, headers: { ...headers, cookie } });
    expect(out.headers["set-cookie"]?.[0]).toMatch(/^__Host-park\.session_token=; Max-Age=0; Path=\/;/);
    expect(await statusWith(cookie)).toBe(302);
    await own.close();
  });

  it("has its plain name over http, whatever a stranger says", async () => {
    const headers = { "x-forwarded-proto": "https", "x-park-https": "yes" };
    const answer = await ask(site.url, "/booking-manage", {
      form: { email: cast.editor.email, password: castPassword },
      headers,
    });
    expect(answer.headers["set-cookie"]?.[0]).toMatch(/^park\.session_token=(?!.*Secure)/);
  });
});

function get(path: string, cookie: string): Promise<Answer> {
  return ask(site.url, path, { headers: { cookie } });
}

function post(path: string, form: Record<string, string>, cookie: string): Promise<Answer> {
  return ask(site.url, path, { form, headers: { cookie } });
}

async function isIn(cookie: string): Promise<boolean> {
  return (await get(account, cookie)).status === 200;
}

/** What the sign-in page says to a browser with this cookie. */
async function toldAt(cookie: string, path = "/booking-manage"): Promise<string> {
  return pageOf(await get(path, cookie)).words;
}

async function idOf(name: CastName): Promise<string> {
  return (
    await site.park.db.selectFrom("staff").select("id").where("email", "=", cast[name].email).executeTakeFirstOrThrow()
  ).id;
}

async function unusedFor(name: CastName, minutes: number): Promise<void> {
  await sql`update staff_sessions set seen_at = clock_timestamp() - ${minutes} * interval '1 minute' where staff_id = ${await idOf(name)}`.execute(
    site.park.db,
  );
}

async function provedAgo(name: CastName, minutes: number): Promise<void> {
  await sql`update staff_sessions set fresh_at = clock_timestamp() - ${minutes} * interval '1 minute' where staff_id = ${await idOf(name)}`.execute(
    site.park.db,
  );
}

/** The fields a page hands on. */
function hiddenIn({ text }: Answer): Record<string, string> {
  return Object.fromEntries(
    tags(text.slice(text.indexOf("<main")), "input").flatMap(({ type, name = "", value = "" }) =>
      type === "hidden" ? [[name, value]] : [],
    ),
  );
}

/** Sets a second factor up; answers its key, and the session that goes on. */
async function withFactor(name: CastName): Promise<{ key: string; cookie: string }> {
  const cookie = await signedIn(site.url, name);
  const offer = await post(account, { wish: "offer", current: castPassword }, cookie);
  const key = /<code translate="no">([A-Z2-7 ]{30,})<\/code>/.exec(offer.text)?.[1] ?? "";
  const confirmed = await post(
    account,
    { wish: "confirm", code: codeFor(key), offered: /name="offered" value="([^"]+)"/.exec(offer.text)?.[1] ?? "" },
    cookie,
  );
  expect(confirmed.headers.location).toBe(`${account}?done=factorDone`);
  return { key, cookie: cookieOf(confirmed) };
}

async function bySecondStep(name: CastName, key: string): Promise<string> {
  const half = await ask(site.url, "/booking-manage", { form: { email: cast[name].email, password: castPassword } });
  return cookieOf(
    await ask(site.url, half.headers.location ?? "", {
      form: { code: codeFor(key, { ahead: 1 }) },
      headers: { cookie: cookieOf(half) },
    }),
  );
}
