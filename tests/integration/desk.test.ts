import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addState } from "#app/deeds/deeds.server.ts";
import { confirmPayment } from "#app/lanterns/answers.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { closeDays } from "#app/reservations/closing.server.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { dayOf } from "#platform/dates.ts";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { inside, pageOf, tags } from "#tests/pages/page.ts";
import { taken } from "#tests/rentals/orders.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  site = await openTestSite();
  for (const [name, { email }] of Object.entries(cast)) cookies[name] = cookieOf(await ask(site.url, "/booking-manage", { form: { email, password: castPassword } }));
});
afterAll(() => site.close());

describe("who sees what at the desk (rules S2, S5)", () => {
  it.each(["director", "officer", "editor", "trainee"])("%s", async (name) => {
    const { id, code } = await booked(`seen by ${name}`, { groupName: "慈心華德福", phone: "0988-111-222" });
    const sees = name === "director" || name === "officer";
    const day = dayAhead(10);
    const addresses = [`/booking-manage/list?from=${day}&column=contact&column=phone&column=email`, `/booking-manage/deeds/${id}`, `/booking-manage/day-sheet?day=${day}`, `/booking-manage/calendar?view=day&day=${day}`, `/booking-manage/list/deeds.csv?from=${day}&column=contact&column=phone`, "/booking-manage"];
    for (const address of addresses) {
      const { status, text } = await as(name, address);
      expect(status, address).toBe(200);
      expect(/慈心華德福|0988-111-222/.test(text), address).toBe(sees && address !== "/booking-manage");
      if (address !== "/booking-manage") expect(text, address).toContain(code);
    }
    expect((await as(name, "/booking-manage/list?text=慈心")).text.includes(code)).toBe(sees);
    expect((await as(name, "/booking-manage/check-in")).status).toBe(sees ? 200 : 403);
  });
});

describe("the list (rule S5)", () => {
  it("finds by parts of a reference, by name, telephone however it is written, day and state, and leaves out nothing it was told nothing of", async () => {
    const { code } = await booked("found", { groupName: "臺北市立大同扶輪社", phone: "0977-654-321" });
    for (const query of [`text=${code.slice(0, 4).toLowerCase()}`, "text=台北市立", "text=扶輪 0977654", `from=${dayAhead(10)}`, "kind=group&state=confirmed&sort=-opened", "state=constructor&kind=none&page=x&sort=;drop"])
      expect((await as("officer", `/booking-manage/list?${encodeURI(query)}`)).text, query).toContain(code);
    for (const query of ["text=沒有這個人", `from=${dayAhead(99)}`, "state=declined", "due=overdue"]) expect((await as("officer", `/booking-manage/list?${encodeURI(query)}`)).text, query).not.toContain(code);
  });

  it("exports what it shows: UTF-8 with its mark, quoted, and nothing that a spreadsheet would run", async () => {
    const { code } = await booked("formula", { groupName: '=HYPERLINK("https://evil.example","按我")', contactName: "+cmd" });
    const file = await as("officer", "/booking-manage/list/deeds.csv?column=contact&column=person");
    expect([file.headers["content-type"], file.bytes.subarray(0, 3).toString("hex")]).toEqual(["text/csv; charset=utf-8", "efbbbf"]);
    expect(file.text.split("\r\n").find((line) => line.includes(code))).toBe(`"${code}","'=HYPERLINK(""https://evil.example"",""按我"")","'+cmd"`);
    const book = await as("officer", "/booking-manage/list/deeds.xlsx?column=contact");
    expect(book.bytes.subarray(0, 2).toString()).toBe("PK");
    const { unzipSync, strFromU8 } = await import("fflate");
    const sheet = strFromU8(unzipSync(new Uint8Array(book.bytes))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain("=HYPERLINK(");
    expect(sheet).not.toContain("<f>");
    expect((await as("officer", "/booking-manage/list/other.pdf")).status).toBe(404);
  });

  it("keeps views for each by name, and answers several at once, each for itself", async () => {
    await send("officer", "/booking-manage/list/views", { name: "我的審核", query: "state=under-review&evil=1" });
    expect((await as("officer", "/booking-manage/list")).text).toContain("/booking-manage/list?state=under-review\"");
    expect((await as("director", "/booking-manage/list")).text).not.toContain("我的審核");
    const [one, two] = [await booked("many 1", { guide: "zh30" }), await booked("many 2", { guide: "zh30" })];
    const before = await version(two.id);
    await site.park.db.transaction().execute((trx) => addState(trx, site.park, two.id, { state: "under-review", by: "park" }));
    const body = new URLSearchParams([["noun", "confirmation"], ["deed", `${one.id}:${await version(one.id)}`], ["deed", `${two.id}:${before}`]]).toString();
    const answer = await ask(site.url, "/booking-manage/list", { body, method: "POST", headers: { cookie: cookies.officer ?? "", origin: site.url, "content-type": "application/x-www-form-urlencoded" } });
    expect(pageOf(answer).words).toContain("完成 1 件，未完成 1 件");
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(["confirmed", "under-review"]);
    // As it was seen, but no act for its state: nobody is blamed, and what was written stays.
    const idle = new URLSearchParams([["noun", "declination"], ["reason", "那天沒有導覽"], ["deed", `${one.id}:${await version(one.id)}`]]).toString();
    const refused = await ask(site.url, "/en_US/booking-manage/list", { body: idle, method: "POST", headers: { cookie: cookies.officer ?? "", origin: site.url, "content-type": "application/x-www-form-urlencoded" } });
    const { words } = pageOf(refused);
    expect(words).toContain("“Decline” is not possible while it is “Confirmed”. What can be done now: “");
    expect(words).not.toContain("was quicker");
    expect(tags(refused.text, "input").find(({ name }) => name === "reason")?.value).toBe("那天沒有導覽");
  });
});

it("who may not open a screen reads so, and who looks for what is gone; both find the way back to the desk (rule E1)", async () => {
  const [barred, gone] = [await as("trainee", "/en_US/booking-manage/people"), await as("officer", "/booking-manage/deeds/none")];
  expect([barred.status, pageOf(barred).words.includes("This screen is not part of your role"), pageOf(gone).words.includes("這一筆已經不在了")]).toEqual([403, true, true]);
  for (const [answer, home] of [[barred, "/en_US/booking-manage"], [gone, "/booking-manage"]] as const) expect(answer.text).toContain(`href="${home}"`);
  const { id } = await booked("read by a viewer");
  const { words } = pageOf(await as("trainee", `/booking-manage/deeds/${id}`));
  expect(words).not.toMatch(/group-[a-z]+/);
});

describe("two officers at one deed (rule S12)", () => {
  it("the second is told who was quicker and what changed, nothing is overwritten, and what was written stays", async () => {
    const { id } = await booked("conflict", { guide: "zh30" });
    const seen = String(await version(id));
    expect((await send("director", `/booking-manage/deeds/${id}/confirmation`, { version: seen, reason: "" })).status).toBe(303);
    const late = await send("officer", `/booking-manage/deeds/${id}/declination`, { version: seen, reason: "那天沒有導覽" });
    expect(late.status).toBe(409);
    expect(pageOf(late).words).toContain("林怡君");
    // Declining is offered no more, so that no form of it could hold the words.
    expect(inside(late.text, "textarea")).toContain("那天沒有導覽");
    expect(await stateOf(id)).toBe("confirmed");
  });

  it("of two at the very same moment one is done and one refused", async () => {
    const { id } = await booked("moment", { guide: "zh30" });
    const seen = String(await version(id));
    const answers = await Promise.all([
      send("director", `/booking-manage/deeds/${id}/confirmation`, { version: seen }),
      send("officer", `/booking-manage/deeds/${id}/declination`, { version: seen, ready: "full" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it("a form that one person sends twice is no conflict and does its work once: an act, a note, a mail", async () => {
    const { id } = await booked("sent twice", { guide: "zh30" });
    const seen = String(await version(id));
    const confirm = () => send("officer", `/booking-manage/deeds/${id}/confirmation`, { version: seen });
    expect([(await confirm()).status, (await confirm()).status, await stateOf(id)]).toEqual([303, 303, "confirmed"]);
    expect((await send("director", `/booking-manage/deeds/${id}/confirmation`, { version: seen })).status).toBe(409);
    expect((await send("officer", `/booking-manage/deeds/${id}/confirmation`, { version: seen, reason: "另有說明" })).status).toBe(409);
    expect((await send("officer", `/booking-manage/deeds/${id}/declination`, { version: seen, ready: "full" })).status).toBe(409);
    const note = (name: string, words: string) => send(name, `/booking-manage/deeds/${id}/notes`, { note: words });
    await Promise.all([note("officer", "請帶雨具"), note("officer", "請帶雨具")]);
    await note("director", "請帶雨具");
    const notes = await site.park.db.selectFrom("deed_notes").select("by").where("deed_id", "=", id).execute();
    expect(notes).toHaveLength(2);
    await site.park.jobs.waiting({ delayed: true });
    const mail = await site.park.db.selectFrom("deed_mails").select("id").where("deed_id", "=", id).where("sent_at", "is not", null).executeTakeFirstOrThrow();
    await Promise.all([1, 2].map(() => send("officer", `/booking-manage/deeds/${id}/mails`, { mail: mail.id })));
    expect(await site.park.db.selectFrom("audit_log").select("id").where("subject", "=", `deed:${id}`).where("action", "=", "deed.mail-again").execute()).toHaveLength(1);
  });

  it("writes a ready reason in the visitor's language", async () => {
    const { id } = await booked("reason", { guide: "zh30" }, "ja_JP");
    await send("officer", `/booking-manage/deeds/${id}/declination`, { version: String(await version(id)), ready: "full", reason: "11/30 なら空きがあります。" });
    const page = pageOf(await as("officer", `/booking-manage/deeds/${id}`)).words;
    expect(page).toContain("ご希望の日時は満員となっております。");
    expect(page).toContain("11/30 なら空きがあります。");
  });
});

describe("at the gate (rule S13)", () => {
  it("a group comes in parts; what is sent again counts once; and each part can be taken back", async () => {
    const { id, code } = await booked("gate");
    const key = "0123456789abcdef0123456789abcdef";
    const sent = () => ask(site.url, "/booking-manage/check-in/arrivals", { form: { deed: id, code, key, "people-discount": "20" }, headers: { cookie: cookies.officer ?? "", accept: "application/json" } });
    const answers = await Promise.all([sent(), sent(), sent()]);
    expect(answers.map(({ text }) => JSON.parse(text).ok)).toEqual([true, true, true]);
    expect(answers.filter(({ text }) => !JSON.parse(text).repeated)).toHaveLength(1);
    expect(await stateOf(id)).toBe("attended");
    expect(pageOf(await as("officer", `/booking-manage/check-in?code=${code.toLowerCase().replace("-", " ")}`)).words).toContain("預約 30，已到 20");
    await send("officer", "/booking-manage/check-in/arrivals", { deed: id, code, key: "fedcba9876543210fedcba98", "people-discount": "10" });
    for (const one of [key, "fedcba9876543210fedcba98"]) expect((await send("officer", `/booking-manage/deeds/${id}/arrivals/removal`, { key: one })).status).toBe(303);
    expect(await stateOf(id)).toBe("confirmed");
  });

  it("is noted not to have come, once its start is over, by officers alone, silently; it counts in the day's figures and may still arrive", async () => {
    const day = dayAhead(10);
    const { id, code } = await booked("gone missing", { startTime: "15:00", endTime: "16:00" });
    const at = (moment: string, name: string, path: string, form?: Record<string, string>) => ask(site.url, path, { ...(form && { form }), headers: { cookie: cookies[name] ?? "", "x-park-now": moment } });
    const [before, then] = [`${day}T14:59`, `${day}T15:00`];
    const forms = ({ text }: Answer) => tags(text, "form").map(({ action }) => action);
    const absence = async (moment: string, name: string, more: Record<string, string> = {}) => at(moment, name, `/booking-manage/deeds/${id}/absence`, { version: String(await version(id)), ...more });
    expect(forms(await at(before, "officer", `/booking-manage/deeds/${id}`))).not.toContain(`/booking-manage/deeds/${id}/absence`);
    expect([(await absence(before, "officer")).status, (await absence(then, "trainee")).status, (await absence(then, "editor")).status, await stateOf(id)]).toEqual([422, 403, 403, "confirmed"]);
    const mails = await site.park.db.selectFrom("deed_mails").select("id").where("deed_id", "=", id).execute();
    for (const page of ["/booking-manage", `/booking-manage/deeds/${id}`, `/booking-manage/check-in?code=${code}`]) expect(forms(await at(then, "officer", page)), page).toContain(`/booking-manage/deeds/${id}/absence`);

    const noted = await absence(then, "officer", { back: "day" });
    expect([noted.status, noted.headers.location, await stateOf(id)]).toEqual([303, "/booking-manage?told=missed", "missed"]);
    expect(pageOf(await at(then, "officer", "/booking-manage")).words).toMatch(/預約 \d+ 人，已到 \d+，未到 30/);
    expect(await site.park.db.selectFrom("deed_mails").select("id").where("deed_id", "=", id).execute()).toEqual(mails);
    expect((await site.park.db.selectFrom("audit_log").select("action").where("subject", "=", `deed:${id}`).orderBy("id").execute()).map(({ action }) => action)).toEqual(["deed.missed", "deed.act.absence"]);
    expect(await reconcile(site.park)).toEqual([]);

    expect((await at(`${day}T15:40`, "officer", "/booking-manage/check-in/arrivals", { deed: id, code, key: "late0late0late0late0", "people-discount": "12" })).status).toBe(303);
    expect(await stateOf(id)).toBe("attended");
    expect(pageOf(await at(`${day}T15:41`, "officer", "/booking-manage")).words).toMatch(/預約 \d+ 人，已到 \d+，未到 0/);
  });

  it("refuses with a reason what is no check-in", async () => {
    const { id, code } = await booked("refused at the gate");
    const wrong: Record<string, string>[] = [{ key: "short" }, { "people-discount": "0" }, { "people-discount": "-5" }, { "people-nobody": "9" }, { deed: "none" }];
    for (const given of wrong) {
      const answer = await ask(site.url, "/booking-manage/check-in/arrivals", { form: { deed: id, code, key: "0123456789abcdef01234567", ...given }, headers: { cookie: cookies.officer ?? "", accept: "application/json" } });
      expect([answer.status, JSON.parse(answer.text).ok], JSON.stringify(given)).toEqual([422, false]);
    }
    expect(await stateOf(id)).toBe("confirmed");
  });
});

it("what no deed knows is not found, whatever it is called (goals, bad input)", async () => {
  const { id } = await booked("unknown nouns");
  for (const noun of ["constructor", "toString", "__proto__", "hasOwnProperty", "absence%00", "notes%2f..", "x".repeat(300)])
    for (const end of ["", "/removal"]) expect((await send("officer", `/booking-manage/deeds/${id}/${noun}${end}`, { version: "NaN", reason: "x" })).status, noun + end).toBe(404);
  for (const version of ["", "NaN", "-1", "1e400", "１"]) expect([409, 422, 303], version).toContain((await send("officer", `/booking-manage/deeds/${id}/cancellation`, { version, reason: "\u0000" })).status);
  for (const one of ["none", "..%2f..", "constructor"]) expect([400, 404], one).toContain((await ask(site.url, `/booking-manage/deeds/${one}`, { headers: { cookie: cookies.officer ?? "" } })).status);
});

it("an address that holds what nobody can write is not found, on every screen and in every question (rule R2)", async () => {
  const item = await site.park.db.selectFrom("items").select("id").where("type", "=", "news").limit(1).executeTakeFirstOrThrow();
  const { id } = await booked("control characters");
  const things = ["deeds/%00", "deeds/%01", `deeds/${id}/uploads/%00`, "media/%00", "people/%00", "facts/%00", "mail-texts/group/%00", "rites/%00", "list/%00", ...["", "/history", "/archive", "/preview"].map((end) => `content/news/${item.id}%00${end}`), "content/news/%00", "content/%00"];
  const questions = ["audit?who=%00", "audit?about=%00", "audit?what=a%00b", "list?text=%00", "list?column=%00", "list/deeds.csv?text=%00", "content/news?text=%00", "media?text=%00", "media/pictures.json?text=%00", `content/news/${item.id}/history?show=%00`, "check-in?code=%00", "capacity?day=%00", "calendar?day=%00", "day-sheet?day=%00"];
  for (const address of [...things, ...questions]) expect([address, (await as("director", `/booking-manage/${address}`)).status]).toEqual([address, 404]);
  for (const address of [`content/news/${item.id}%00/draft`, `deeds/${id}%00/notes`, "people/%00", "media/%00"]) expect([address, (await send("director", `/booking-manage/${address}`, { note: "x" })).status]).toEqual([address, 404]);
  expect((await as("director", "/booking-manage/list?text=%09%E6%9E%97")).status).toBe(200);
  expect((await ask(site.url, "/booking-manage/password/%00")).status).toBe(404);
});

describe("a booking by telephone (rule G20)", () => {
  it("goes by the same rules, is taken with a reason all the same, and the exception is kept; sent twice it is one", async () => {
    // On a day after which the park is open.
    const headers = { cookie: cookies.officer ?? "", "x-park-now": "2026-12-01T10:00" };
    const page = await openFormPage(site.url, "/booking-manage/new", headers);
    const { guidelines: _g, privacy: _p, extras: _e, total, general, discount, local, senior, free, coaches, ...texts } = groupOf(260, { date: "2026-12-02", groupName: "縣政府參訪團" });
    const form = { ...texts, total: String(total), general: String(general), discount: String(discount), local: String(local), senior: String(senior), free: String(free), coaches: String(coaches), guidelines: "on", privacy: "on", language: "en_US" };
    const refused = await page.send(form, headers);
    expect([refused.status, tags(refused.text, "input").find(({ name }) => name === "groupName")?.value]).toEqual([422, "縣政府參訪團"]);
    // Only what a reason waives is followed by the way to give one; and nobody at the telephone is sent to the telephone.
    expect(refused.text).toContain("在下面寫明理由");
    expect(refused.text).not.toContain("請來電");
    expect((await page.send({ ...form, contactName: "" }, headers)).text).not.toContain("在下面寫明理由");
    const taken = await page.send({ ...form, override: "縣長室來電，已與園長確認。" }, headers);
    expect(taken.status).toBe(303);
    const again = await page.send({ ...form, override: "縣長室來電，已與園長確認。" }, headers);
    expect(taken.headers.location).toContain("?told=booked");
    expect(again.headers.location).toBe(taken.headers.location);
    const id = /deeds\/([\w-]+)/.exec(taken.headers.location ?? "")?.[1] ?? "";
    const log = await site.park.db.selectFrom("audit_log").select("details").where("subject", "=", `deed:${id}`).where("action", "=", "deed.override").executeTakeFirstOrThrow();
    expect(JSON.parse(log.details).rules).toBe("too-soon too-many full");
    expect(log.details).not.toContain("縣長室");
    expect((await as("officer", `/booking-manage/deeds/${id}`)).text).toContain("縣長室來電");
  });
});

describe("limits of single days (rule G13)", () => {
  it("are set, offer places to who waits, and refuse what is no day or number with what was typed", async () => {
    const day = dayAhead(40);
    const set = async (perHour: string, perDay: string) => send("officer", "/booking-manage/capacity", { version: await versionIn("/booking-manage/capacity"), firstDay: day, lastDay: day, perHour, perDay });
    expect((await set("３０", "30")).headers.location).toBe(`/booking-manage/capacity?day=${day}&saved=yes`);
    await booked("fills it", { date: day });
    const waits = await reserve(site.park, groupOf(20, { date: day }), { locale: "zh_TW", idempotencyKey: "waits", wait: true });
    expect(waits).toMatchObject({ ok: true, state: "waiting" });
    await set("", "");
    if (!waits.ok) return;
    expect(await stateOf(waits.id)).toBe("offered");
    // Who presses twice, or presses the other button afterwards, accepts once.
    const answers = await Promise.all(["acceptance", "acceptance", "acceptance"].map((act) => ask(site.url, `/status/${waits.secret}`, { form: { act } })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await ask(site.url, `/status/${waits.secret}`, { form: { act: "refusal" } })).status).toBe(409);
    expect(await stateOf(waits.id)).toBe("confirmed");
    const refused = await send("officer", "/booking-manage/capacity", { firstDay: day, lastDay: "2020-01-01", perHour: "many", perDay: "" });
    expect([refused.status, tags(refused.text, "input").find(({ name }) => name === "perHour")?.value]).toEqual([422, "many"]);
    expect((await set("50", "40")).status).toBe(422);
  });

  it("are changed only as they were seen: who is later reads who set what, nothing is overwritten, and other days are no hindrance (rule S12)", async () => {
    const [at, day, other] = ["/booking-manage/capacity", dayAhead(50), dayAhead(60)];
    const version = await versionIn(at);
    const set = (name: string, limits: Record<string, string>, seen = version) => send(name, at, { version: seen, firstDay: day, lastDay: day, ...limits });
    const both = await Promise.all([set("director", { perHour: "31", perDay: "62" }), set("officer", { lastDay: dayAhead(52), perHour: "44", perDay: "88" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const late = both.find(({ status }) => status === 409);
    if (!late) throw new Error("nobody was told");
    expect(pageOf(late).words).toMatch(/陳志明|林怡君/);
    const [quicker, own] = pageOf(late).words.includes("每小時 31、每天 62") ? ["31", "44"] : ["44", "31"];
    expect([limitsShown(late), await limitsOf(day)]).toEqual([own, quicker]);
    expect((await set("director", { perHour: "7", perDay: "9" }, "nonsense")).status).toBe(409);
    // The same days and numbers sent twice, and other days, disturb nobody.
    expect((await set("officer", { firstDay: other, lastDay: other, perHour: "20", perDay: "40" })).status).toBe(303);
    expect((await set("director", { firstDay: other, lastDay: other, perHour: "20", perDay: "40" })).status).toBe(303);
    const seen = tags(late.text, "input").find(({ name }) => name === "version")?.value ?? "";
    expect((await set("officer", { perHour: "55", perDay: "66" }, seen)).status).toBe(303);
    expect(await limitsOf(day)).toBe("55");
  });
});

describe("the usual limits (rule G13)", () => {
  it("hold for every day without limits of its own: less room refuses, more room goes to who waits, and the facts page tells the same", async () => {
    const [at, day] = ["/booking-manage/capacity/usual", dayAhead(45)];
    const set = async (perHour: string, perDay: string, note = "園務會議") => send("officer", at, { version: /name="version" value="([^"]+)"/.exec((await as("officer", at)).text)?.[1] ?? "", perHour, perDay, note });
    for (const [perHour, perDay, note] of [["0", "600", "x"], ["many", "600", "x"], ["300", "200", "x"], ["30", "40", ""]] as const) expect((await set(perHour, perDay, note)).status, perHour).toBe(422);
    expect((await set("40", "50")).headers.location).toBe(`${at}?done=saved`);
    await expect.poll(async () => (await as("director", "/booking-manage/facts")).text).toContain("園務會議");
    await expect.poll(async () => reserve(site.park, groupOf(41, { date: day }), { locale: "zh_TW", idempotencyKey: "too many" })).toMatchObject({ ok: false, reason: "refused" });
    await booked("takes most of it", { date: day });
    const waits = await reserve(site.park, groupOf(20, { date: day }), { locale: "zh_TW", idempotencyKey: "waits for more", wait: true });
    expect(waits).toMatchObject({ ok: true, state: "waiting" });
    await set("60", "90");
    expect(waits.ok && (await stateOf(waits.id))).toBe("offered");
    const entry = /name="entry" value="(\d+)"/.exec((await as("officer", at)).text)?.[1] ?? "";
    const late = await send("officer", at, { version: "stale", perHour: "10", perDay: "20", note: "x" });
    expect([late.status, pageOf(late).words.includes("陳志明")]).toEqual([409, true]);
    await send("officer", at, { version: /name="version" value="([^"]+)"/.exec((await as("officer", at)).text)?.[1] ?? "", wish: "restore", entry });
    expect(tags((await as("officer", at)).text, "input").find(({ name }) => name === "perDay")?.value).toBe("50");
    await set("200", "600");
  });
});

describe("the audit log (rule S7)", () => {
  it("calls what an entry is about what a person calls it, and leads there", async () => {
    const { id, code } = await booked("named in the log", { groupName: "不該出現的團名" });
    await send("officer", `/booking-manage/deeds/${id}/notes`, { note: "來電確認" });
    await send("officer", `/booking-manage/deeds/${id}/cancellation`, { version: String(await version(id)), reason: "來電取消" });
    await send("officer", "/booking-manage/list/views", { name: "我的", query: "state=waiting" });
    const said: [string, string][] = [[`deed:${id}`, `團體預約 ${code}`], ["setting:capacity", "平常的名額上限"], ["deeds", "預約與申請"]];
    await send("officer", "/booking-manage/capacity", { version: await versionIn("/booking-manage/capacity"), firstDay: dayAhead(70), lastDay: dayAhead(71), perHour: "21", perDay: "42" });
    for (const [about, name] of said) expect(pageOf(await as("director", `/booking-manage/audit?about=${about}`)).words, about).toContain(name);
    const log = await as("director", "/booking-manage/audit");
    expect(log.text).toContain(`href="/booking-manage/deeds/${id}"`);
    const { words } = pageOf(log);
    for (const shown of [`團體預約 ${code}`, "寫了註記", "「取消預約」", "陳志明", `${dayAhead(70)}–${dayAhead(71)}，每小時上限`, "只看這一項"]) expect(words).toContain(shown);
    for (const raw of [id, "deed:", "staff:", "days:", "perHour"]) expect(words, raw).not.toContain(raw);
  });
});

describe("what the desk tells leads nowhere that is closed to the reader (rule S2)", () => {
  const headers = { "x-park-now": "2027-11-02T10:00" };
  beforeAll(async () => {
    site.at("2027-11-02 10:00");
    const ordered = await orderLanterns(site.park, { lanterns: [{ name: "王小明", wish: "平安" }], contactName: "陳美玉", phone: "0912-345-678", email: "mei@example.org", recipientName: "", postcode: "265", address: "宜蘭縣" }, { locale: "zh_TW", idempotencyKey: "on the day" });
    if (ordered.ok) await confirmPayment(site.park, ordered.id, { by: "officer" });
    await closeDays(site.park, { firstDay: "2027-12-20", lastDay: "2027-12-20", areas: [], reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" } }, "officer");
    site.at();
  });

  it.each(["director", "officer", "editor", "trainee"])("%s", async (name) => {
    const deals = name === "director" || name === "officer";
    const open = (address: string) => ask(site.url, address, { headers: { cookie: cookies[name] ?? "", ...headers } });
    const linksOn = async (screen: string) => tags((await open(screen)).text, "a").flatMap(({ href = "" }) => (href.startsWith("/booking-manage") ? [href.split(/[?#]/)[0] ?? ""] : []));
    const today = await linksOn("/booking-manage");
    for (const link of new Set([...today, ...(await linksOn("/booking-manage/list"))])) expect([link, (await open(link)).status]).toEqual([link, 200]);
    for (const told of ["/booking-manage/closures", "/booking-manage/working-days", "/booking-manage/rites/2027-11-08"]) expect([told, today.includes(told)]).toEqual([told, deals]);
  });
});

describe("what is wrong with a change stands beside its fields, and what was typed stays (rule D3)", () => {
  it("of a group: what cannot be read first, then what the rules have against it; nothing is changed", async () => {
    const { id } = await booked("wrong change");
    const change = { date: dayAhead(20), startTime: "10:00", endTime: "12:00", general: "", discount: "30", local: "", senior: "", free: "" };
    const tried = async (wrong: Record<string, string>) => faultsIn(await send("officer", `/en_US/booking-manage/deeds/${id}/change`, { version: String(await version(id)), ...change, ...wrong }));
    expect(await tried({ date: "some day", discount: "thirty" })).toEqual({ status: 422, faults: ["change-date", "change-discount"], typed: expect.objectContaining({ "change-date": "some day", "change-discount": "thirty" }) });
    expect(await tried({ date: dayAhead(-1), startTime: "07:00", discount: "thirty" })).toMatchObject({ faults: ["change-date", "change-startTime", "change-discount"] });
    expect(await tried({ startTime: "08:00", endTime: "07:30" })).toMatchObject({ faults: ["change-startTime", "change-endTime"], typed: { "change-startTime": "08:00", "change-endTime": "07:30" } });
    expect(await tried({ date: dayAhead(-1), discount: "2000" })).toMatchObject({ faults: ["change-date", "change-general"], typed: { "change-discount": "2000" } });
    const { id: full } = await booked("fills the hour", { total: 190, discount: 190, date: dayAhead(20), startTime: "10:00", endTime: "12:00" });
    expect(await tried({})).toMatchObject({ faults: ["change-startTime"] });
    expect([await stateOf(id), await stateOf(full), await reconcile(site.park)]).toEqual(["confirmed", "confirmed", []]);
    expect(await site.park.db.selectFrom("group_changes").selectAll().where("deed_id", "=", id).execute()).toEqual([]);
  });

  it("of a rental: rows that lack something, hours out of order, too many heads, and nothing chosen at all", async () => {
    const day = dayAhead(70);
    const id = await taken(site.park, { spaces: ["craft-hall"], heads: 10, times: [{ day, lastDay: day }] });
    const change = { space1: "craft-hall", space2: "", heads: "10", day1: day, lastDay1: day, setUp1: "", starts1: "10:00", ends1: "12:00", clear1: "", day2: "", starts2: "" };
    const tried = async (wrong: Record<string, string>) => faultsIn(await send("officer", `/ja_JP/booking-manage/deeds/${id}/change`, { version: String(await version(id)), ...change, ...wrong }));
    expect(await tried({ starts1: "", starts2: "09:00", heads: "many" })).toMatchObject({ status: 422, faults: ["change-starts1", "change-day2", "change-ends2", "change-heads"], typed: { "change-starts2": "09:00", "change-heads": "many" } });
    expect(await tried({ ends1: "09:00", space1: "" })).toMatchObject({ faults: ["change-space1", "change-ends1"] });
  });

  it("of how somebody is reached, where the words of the rule stand with theirs", async () => {
    const { id } = await booked("wrong contact");
    const answer = await send("officer", `/booking-manage/deeds/${id}/contact`, { version: String(await version(id)), contactName: "林老師", phone: "none", email: "right@" });
    expect(faultsIn(answer)).toMatchObject({ status: 422, faults: ["contact-phone", "contact-email"], typed: { "contact-email": "right@" } });
    expect(pageOf(answer).words).toContain("Invalid email address");
  });
});

describe("mails (rule B4)", () => {
  it("that did not leave are shown on the day and can be sent again; one that left is sent as a new mail", async () => {
    const { id, code } = await booked("mails");
    await site.park.db.updateTable("deed_mails").set({ refused_at: site.park.now().toString() }).where("deed_id", "=", id).execute();
    expect((await as("officer", "/booking-manage")).text).toContain(code);
    const mail = await site.park.db.selectFrom("deed_mails").select("id").where("deed_id", "=", id).executeTakeFirstOrThrow();
    const again = () => send("officer", `/booking-manage/deeds/${id}/mails`, { mail: mail.id });
    expect((await again()).status).toBe(303);
    await site.park.jobs.waiting();
    expect((await again()).status).toBe(303);
    await site.park.jobs.waiting();
    const mails = await site.park.db.selectFrom("deed_mails").select(["sent_at", "refused_at"]).where("deed_id", "=", id).execute();
    expect(mails.map((one) => [one.sent_at !== null, one.refused_at])).toEqual([[true, null], [true, null]]);
    expect((await send("officer", `/booking-manage/deeds/${id}/mails`, { mail: "none" })).status).toBe(422);
  });
});

/** The fields that a summary of what is wrong leads to, each of which must say so beside itself, and what stands in the fields. */
function faultsIn({ status, text }: Answer) {
  const summary = /class="error-summary"[\s\S]*?<\/ul>/.exec(text)?.[0] ?? "";
  const faults = [...summary.matchAll(/<a href="#([\w-]+)">/g)].map(([, field = ""]) => field);
  const fields = [...tags(text, "input"), ...tags(text, "select")];
  for (const id of faults) expect([id, fields.find((one) => one.id === id)?.["aria-invalid"], text.includes(`id="${id}-error"`)]).toEqual([id, "true", true]);
  return { status, faults, typed: Object.fromEntries(fields.flatMap(({ id, value = "" }) => (id ? [[id, value]] : []))) };
}

const limitsShown = ({ text }: Answer) => tags(text, "input").find(({ name }) => name === "perHour")?.value;
const limitsOf = async (day: string) => limitsShown(await as("officer", `/booking-manage/capacity?day=${day}&set=yes`));
const versionIn = async (at: string) => tags((await as("officer", at)).text, "input").find(({ name }) => name === "version")?.value ?? "";
const dayAhead = (days: number) => dayOf(site.park.now()).add({ days }).toString();

async function booked(idempotencyKey: string, change: Parameters<typeof groupOf>[1] = {}, locale: "zh_TW" | "ja_JP" = "zh_TW") {
  const made = await reserve(site.park, groupOf(30, { date: dayAhead(10), ...change }), { locale, idempotencyKey, override: "測試", by: undefined });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { code } = await site.park.db.selectFrom("deeds").select("code").where("id", "=", made.id).executeTakeFirstOrThrow();
  return { id: made.id, code };
}

function as(name: string, path: string): Promise<Answer> {
  return ask(site.url, encodeURI(decodeURI(path)), { headers: { cookie: cookies[name] ?? "" } });
}

function send(name: string, path: string, form: Record<string, string>): Promise<Answer> {
  return ask(site.url, path, { form, headers: { cookie: cookies[name] ?? "" } });
}

async function version(id: string): Promise<number> {
  return Number((await site.park.db.selectFrom("deeds").select("newest_state_id").where("id", "=", id).executeTakeFirstOrThrow()).newest_state_id);
}

async function stateOf(id: string): Promise<string | null> {
  return (await site.park.db.selectFrom("deeds").select("newest_state").where("id", "=", id).executeTakeFirstOrThrow()).newest_state;
}
