import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { inside, pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => site.close());

describe("signing in (rules R8, S2, S3)", () => {
  it.each([
    ["admin", cast.director, "管理員"],
    ["booking officer", cast.officer, "預約專員"],
    ["editor", cast.editor, "編輯"],
    ["viewer", cast.trainee, "檢視者"],
  ])("as %s leads to the back office, which knows who it is", async (_, person, role) => {
    const answer = await signIn(person.email);
    expect([answer.status, answer.headers.location]).toEqual([303, "/booking-manage"]);
    expect(answer.headers["set-cookie"]?.join()).toMatch(/park\.session_token=[^;]+;.*HttpOnly.*SameSite=Lax/);
    const page = await ask(site.url, "/booking-manage", { headers: { cookie: cookieOf(answer) } });
    expect(pageOf(page).words).toContain(person.name);
    expect(pageOf(page).words).toContain(role);
    expect(page.headers["cache-control"]).toContain("no-store");
    const list = await ask(site.url, "/booking-manage/list", { headers: { cookie: cookieOf(answer) } });
    expect([list.status, list.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it.each([
    ["a wrong password", cast.editor.email, "not-the-password"],
    ["nobody of that name", "nobody@example.org", castPassword],
    ["no password", cast.editor.email, ""],
    ["no address", '"><b>x', castPassword],
  ])(
    "with %s answers 422 with the form, the e-mail as typed and no hint which was wrong",
    async (_, email, password) => {
      const answer = await signIn(email, password, { from: "203.0.113.9", at: "/en_US/booking-manage" });
      expect([answer.status, answer.headers["set-cookie"], answer.headers["cache-control"]]).toEqual([
        422,
        undefined,
        "no-store",
      ]);
      expect(pageOf(answer).words).toContain("The e-mail or the password is not right.");
      const fields = tags(answer.text, "input");
      expect(fields.find(({ name }) => name === "email")?.value).toBe(email);
      expect(fields.find(({ name }) => name === "password")?.value).toBeUndefined();
      expect(answer.text).not.toContain("<b>x");
    },
  );

  it("is closed after five failures for that address and account, and not for others (rule S3)", async () => {
    for (let times = 0; times < 5; times++)
      expect((await signIn(cast.trainee.email, `guess ${times}`, { from: "203.0.113.1" })).status).toBe(422);
    const locked = await signIn(cast.trainee.email, castPassword, { from: "203.0.113.1", at: "/ja_JP/booking-manage" });
    expect(locked.status).toBe(422);
    expect(pageOf(locked).words).toContain("失敗が続きました");
    expect((await signIn(cast.trainee.email, castPassword, { from: "203.0.113.2" })).status).toBe(303);
    expect((await signIn(cast.officer.email, castPassword, { from: "203.0.113.1" })).status).toBe(303);
  });

  it("believes no address that the visitor made up to get round the lock", async () => {
    const bare = await openTestSite();
    const guess = (times: number) =>
      ask(bare.url, "/booking-manage", {
        form: { email: cast.trainee.email, password: `guess ${times}` },
        headers: { "x-park-client": `203.0.113.${times}`, "x-forwarded-for": `203.0.113.${times}` },
      });
    for (let times = 0; times < 5; times++) await guess(times);
    const locked = await ask(bare.url, "/booking-manage", {
      form: { email: cast.trainee.email, password: castPassword },
      headers: { "x-park-client": "203.0.113.77" },
    });
    expect(locked.status).toBe(422);
    await bare.close();
  });

  it("leads on to where one wanted to go, within the back office only", async () => {
    const target = async (to: string) =>
      (await signIn(cast.director.email, castPassword, { at: `/en_US/booking-manage?to=${encodeURIComponent(to)}` }))
        .headers.location;
    expect(await target("/ja_JP/booking-manage/list")).toBe("/ja_JP/booking-manage/list");
    expect(await target("/ja_JP/booking-manage/list?state=open&text=%E6%9E%97")).toBe(
      "/ja_JP/booking-manage/list?state=open&text=%E6%9E%97",
    );
    for (const to of [
      "https://example.org",
      "//example.org",
      "/booking-manage/../news",
      "/news",
      "/news?/booking-manage",
      "/booking-manage?//example.org",
      "/booking-manage\\@example.org",
      "",
    ])
      expect(await target(to), to).toBe("/en_US/booking-manage");
  });
});

describe("the list of reservations (spec §6, rule S1)", () => {
  it("leads past its end to its last page, under the same filter", async () => {
    const cookie = cookieOf(await signIn(cast.director.email, castPassword));
    const answer = await ask(site.url, "/en_US/booking-manage/list?kind=group&page=50", { headers: { cookie } });
    expect([answer.status, answer.headers.location]).toEqual([302, "/en_US/booking-manage/list?kind=group"]);
  });

  it("leads who is not signed in to the sign-in, in their language, and keeps the filter", async () => {
    expect((await ask(site.url, "/booking-manage/list?state=open")).headers.location).toBe(
      `/booking-manage?to=${encodeURIComponent("/booking-manage/list?state=open")}`,
    );
    for (const locale of locales) {
      const answer = await ask(site.url, pathIn(locale, "/booking-manage/list"));
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        `${pathIn(locale, "/booking-manage")}?to=${encodeURIComponent(pathIn(locale, "/booking-manage/list"))}`,
      ]);
    }
  });

  it.each([
    "park.session_token=made.up",
    "park.session_token=",
    "__Secure-park.session_token=x.y",
    "__Host-park.session_token=x.y",
  ])("believes no cookie like %s", async (cookie) => {
    const answer = await ask(site.url, "/booking-manage/list", { headers: { cookie } });
    expect(answer.status).toBe(302);
    expect(answer.text).not.toContain("目前沒有預約");
  });

  it("keeps its data from who only asks for the data", async () => {
    const { status, text } = await ask(site.url, "/booking-manage/list.data");
    expect(status).toBe(202);
    expect(text).toContain("/booking-manage");
  });
});

describe("signing out", () => {
  it("ends the session on the server and leads to the sign-in", async () => {
    const cookie = cookieOf(await signIn(cast.officer.email));
    const answer = await ask(site.url, "/en_US/booking-manage/sign-out", { form: {}, headers: { cookie } });
    expect([answer.status, answer.headers.location]).toEqual([303, "/en_US/booking-manage"]);
    expect(answer.headers["set-cookie"]?.join()).toMatch(/park\.session_token=;.*Max-Age=0/);
    expect((await ask(site.url, "/booking-manage/list", { headers: { cookie } })).status).toBe(302);
  });

  it("is not done by opening an address", async () => {
    const cookie = cookieOf(await signIn(cast.officer.email));
    expect((await ask(site.url, "/booking-manage/sign-out", { headers: { cookie } })).status).toBe(302);
    expect((await ask(site.url, "/booking-manage/list", { headers: { cookie } })).status).toBe(200);
  });

  it("is offered beside the name, as a form that works without JavaScript", async () => {
    const { text } = await ask(site.url, "/booking-manage", {
      headers: { cookie: cookieOf(await signIn(cast.editor.email)) },
    });
    expect(tags(text, "form").find(({ action }) => action === "/booking-manage/sign-out")?.method).toBe("post");
    expect(inside(text, "button")).toContain("登出");
  });
});

function signIn(
  email: string,
  password: string = castPassword,
  { from = "203.0.113.200", at = "/booking-manage" } = {},
): Promise<Answer> {
  return ask(site.url, at, { form: { email, password }, headers: { "x-forwarded-for": from } });
}
