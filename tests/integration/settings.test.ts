import { extractText, getDocumentProxy } from "unpdf";
import { reserve } from "#app/reservations/reserve.server.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWording } from "#app/submissions/emails/mail-wording.server.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { readOutbox } from "#tests/outbox.ts";
import { mailCode } from "#platform/verification/mail-code.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { versionIn } from "#tests/pages/form-in.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let editor: string;
let admin: string;
beforeAll(async () => {
  site = await openTestSite();
  [editor, admin] = [await signedIn(site.url, "editor"), await signedIn(site.url, "director")];
});
afterAll(() => site.close());

describe("the main menu (rule M5)", () => {
  const names = { "name.zh_TW": "志工招募", "name.en_US": "Volunteers", "name.ja_JP": "ボランティア" };

  it("takes an item of the staff’s own, moves it, hides a built-in one, and every page follows", async () => {
    await seen("/en_US/news");
    expect(
      (await send("/booking-manage/menu", { wish: "add", ...names, routing: "/about", parent: "2" })).headers.location,
    ).toBe("/booking-manage/menu?done=saved");
    expect((await send("/booking-manage/menu", { step: "up 1001" })).headers.location).toBe(
      "/booking-manage/menu?done=saved&at=up%201001",
    );
    expect((await send("/booking-manage/menu", { step: "hide 8" })).status).toBe(303);
    expect(
      (await send("/booking-manage/menu", { wish: "change", id: "9", routing: "/calendar", parent: "2" })).status,
    ).toBe(303);
    await expect.poll(() => childrenOf(2)).toEqual([3, 4, 5, 6, 7, 9, 1001, 10]);
    await expect.poll(() => seen("/en_US/news")).toContain("Volunteers");
    await expect.poll(() => seen("/ja_JP/news")).toContain("ボランティア");
    const item = (await menu()).find(({ Id }) => Id === 2)?.Children.find(({ Id }) => Id === 9);
    expect(item?.Routing).toBe("/calendar");
    expect(await audited("menu:main")).toBe(4);
  });

  it("refuses what leads nowhere or has no name in a language, and keeps what was typed", async () => {
    const refused = await send("/booking-manage/menu", {
      wish: "add",
      ...names,
      "name.ja_JP": "",
      routing: "javascript:alert(1)",
    });
    expect(refused.status).toBe(422);
    expect(pageOf(refused).words).toContain("三種語言都要填");
    expect(refused.text).toContain("志工招募");
    for (const routing of ["/nowhere", "//evil.example", "/../x", "http://plain.example", "/news/a/b"])
      expect((await send("/booking-manage/menu", { wish: "add", ...names, routing })).status, routing).toBe(422);
  });

  it("overwrites nobody: who had it open before is told, and can take the other’s step back", async () => {
    const page = await get("/booking-manage/menu");
    const version = versionIn(page);
    await send("/booking-manage/menu", { step: "hide 24" }, { cookie: admin });
    const late = await ask(site.url, "/booking-manage/menu", {
      form: { step: "hide 23", version },
      headers: { cookie: editor },
    });
    expect([late.status, pageOf(late).words.includes("林怡君 在")]).toEqual([409, true]);
    const entry = /name="entry" value="(\d+)"/.exec((await get("/booking-manage/menu")).text)?.[1] ?? "";
    expect((await send("/booking-manage/menu", { wish: "restore", entry })).headers.location).toContain(
      "done=restored",
    );
    expect((await menu()).some(({ Id }) => Id === 24)).toBe(true);
  });

  it("the side menu too: other order, an item of one’s own", async () => {
    await send("/booking-manage/side-menu", { step: "down 1" });
    await send("/booking-manage/side-menu", {
      wish: "add",
      "name.zh_TW": "電話",
      "name.en_US": "Phone",
      "name.ja_JP": "電話",
      routing: "/contact",
      icon: "phone",
    });
    await expect
      .poll(async () =>
        JSON.parse((await ask(site.url, "/api/HomePage/GetSubMenuList?locale=en_US")).text).Data.map(
          (item: { Id: number }) => item.Id,
        ),
      )
      .toEqual([2, 1, 3, 4, 5, 6, 1001]);
    await expect.poll(() => seen("/en_US/info")).toContain("Phone");
  });
});

describe("the notice on every page (rule M19)", () => {
  it("stands on every page for its time, and not after", async () => {
    const text = {
      "text.zh_TW": "週六戲臺換地點",
      "text.en_US": "Saturday’s opera moves",
      "text.ja_JP": "土曜の公演は会場が変わります",
    };
    await seen("/en_US/time");
    expect(
      (
        await send("/booking-manage/banner", {
          ...text,
          link: "/show",
          from: "2031-03-01T09:00",
          to: "2031-03-02T18:00",
        })
      ).status,
    ).toBe(303);
    const at = async (moment: string) =>
      (await ask(site.url, "/en_US/time", { headers: { "x-park-now": moment } })).text.includes(
        "Saturday’s opera moves",
      );
    expect([
      await at("2031-03-01T08:59"),
      await at("2031-03-01T09:00"),
      await at("2031-03-02T17:59"),
      await at("2031-03-02T18:00"),
    ]).toEqual([false, true, true, false]);
    expect(
      (await send("/booking-manage/banner", { ...text, link: "", from: "2031-03-02T18:00", to: "2031-03-01T09:00" }))
        .status,
    ).toBe(422);
    expect(
      (await send("/booking-manage/banner", { ...text, "text.ja_JP": "", link: "", from: "", to: "" })).status,
    ).toBe(422);
    await send("/booking-manage/banner", { ...text, link: "", from: "", to: "" });
    await expect.poll(() => seen("/en_US/time")).toContain("Saturday’s opera moves");
    await send("/booking-manage/banner", { link: "", from: "", to: "" });
    await expect.poll(() => seen("/en_US/time")).not.toContain("Saturday’s opera moves");
  });
});

describe("facts (rules F1–F3)", () => {
  const at = "/booking-manage/facts/ticket.senior.single";

  it("a fact that is a day is given as one, and what it ends is told until then (rule F12)", async () => {
    const until = "/booking-manage/facts/freeAdmission.programmeUntil";
    const told = async () =>
      (await ask(site.url, "/en_US/accessibility", { headers: { "x-park-now": "2030-06-01T10:00" } })).text.includes(
        "The free-admission programme runs until 31 December 2030.",
      );
    expect(await told()).toBe(false);
    for (const wrong of ["2030-02-30", "soon", "31"])
      expect((await send(until, { "value.0": wrong, "note.0": "縣府函" })).status, wrong).toBe(422);
    expect((await send(until, { "value.0": "2030-12-31", "note.0": "縣府函" })).status).toBe(303);
    await expect.poll(told).toBe(true);
  });

  it("a value with its source is on every page at once, a planned one on its day; the question is settled, and it can be put back", async () => {
    expect(pageOf(await get("/booking-manage/facts")).words).toContain("若「敬老票」旁的 65 是票價");
    await seen("/en_US/info");
    const values = {
      "value.0": "65",
      "from.0": "",
      "to.0": "",
      "note.0": "董事會 2026-11-20 決議",
      "value.1": "70",
      "from.1": "2031-01-01",
      "to.1": "",
      "note.1": "預定調整",
    };
    expect((await send(at, values)).status).toBe(303);
    await expect.poll(() => seen("/en_US/info")).toContain("NT$65");
    expect(
      pageOf(await ask(site.url, "/en_US/info", { headers: { "x-park-now": "2031-01-01T10:00" } })).words,
    ).toContain("NT$70");
    expect(pageOf(await get("/booking-manage/facts")).words).not.toContain("若「敬老票」旁的 65 是票價");
    const entry = /name="entry" value="(\d+)"/.exec((await get(at)).text)?.[1] ?? "";
    await send(at, { wish: "restore", entry });
    await expect.poll(() => seen("/en_US/info")).toContain("NT$75");
  });

  it("who comes second reads which lines differ as the form and the history call them", async () => {
    const version = versionIn(await get(at));
    expect((await send(at, { "value.0": "65", "note.0": "董事會決議" })).status).toBe(303);
    const late = await send(at, { version, "value.0": "70", "from.0": "2031-01-01", "note.0": "董事會決議" });
    const { words } = pageOf(late);
    expect([
      late.status,
      ...["第 1 行，數值", "第 1 行，生效日"].map((name) => words.includes(name)),
      /第 0 行|數值，0/.test(words),
    ]).toEqual([409, true, true, false]);
    expect(pageOf(await get(at)).words).toContain("第 1 行，數值");
    await send(at, {});
  });

  it.each([
    ["no number", { "value.0": "cheap", "note.0": "x" }],
    ["a part of a dollar", { "value.0": "65.5", "note.0": "x" }],
    ["no source", { "value.0": "65" }],
    ["an end before the beginning", { "value.0": "65", "note.0": "x", "from.0": "2027-02-01", "to.0": "2027-01-01" }],
    ["two from one day", { "value.0": "65", "note.0": "x", "value.1": "66", "note.1": "y" }],
  ])("refuses %s and keeps what was typed", async (_, form: Record<string, string>) => {
    const refused = await send(at, form);
    expect([refused.status, refused.text.includes(`value="${form["value.0"]}"`)]).toEqual([422, true]);
  });
});

describe("the opening hours and the shuttle (rules T4, T6, T11)", () => {
  it("another Monday, a season, an exception: header and form follow", async () => {
    const page = await get("/booking-manage/hours");
    const fields = fieldsIn(page);
    const { "w1.open": _, ...closedOnMonday } = fields;
    const more = {
      "s0.from": "07-01",
      "s0.to": "08-31",
      "s0.open": "on",
      "s0.opens": "08:00",
      "s0.closes": "20:00",
      "s0.last": "19:00",
      "s0.off.2": "on",
      "e0.from": "2031-05-05",
      "e0.to": "2031-05-05",
      "e0.open": "on",
      "e0.opens": "10:00",
      "e0.closes": "12:00",
      "e0.last": "11:00",
      "e0.reason.zh_TW": "盤點",
      "e0.reason.en_US": "Stocktaking",
      "e0.reason.ja_JP": "棚卸し",
    };
    expect((await send("/booking-manage/hours", { ...closedOnMonday, ...more })).status).toBe(303);
    const status = async (moment: string) =>
      (await ask(site.url, "/en_US/news", { headers: { "x-park-now": moment } })).text;
    await expect.poll(() => status("2031-05-12T10:00")).toContain("Closed · opens");
    expect(await status("2031-05-05T10:30")).toContain("Open until 12:00");
    expect(await status("2031-07-02T19:30")).toContain("Open until 20:00");
    expect(await status("2031-07-01T10:00")).toContain("Closed · opens");
    // The Seventh Night of 2031 is on 24 August: in the season; the Water Lanterns are on a Monday (rule T19).
    const feasts = (
      await ask(site.url, "/en_US/festival", { headers: { "x-park-now": "2031-08-20T10:00" } })
    ).text.replaceAll("<!-- -->", "");
    expect(feasts).toMatch(
      /24 August 2031<\/time>[^<]*<span class="line">The festival is held 13:30–17:30<\/span><span class="line">The park is open 08:00–20:00<\/span><\//,
    );
    expect(feasts).toMatch(/1 September 2031<\/time>[^<]*<span class="line">The park is closed/);
    const wrongs: Record<string, string>[] = [
      { "w2.opens": "19:00" },
      { "e0.to": "2031-05-04" },
      { "e0.from": "2031-02-30" },
      { "s0.from": "13-40" },
      { "e0.reason.ja_JP": "" },
    ];
    for (const wrong of wrongs)
      expect(
        (await send("/booking-manage/hours", { ...closedOnMonday, ...more, ...wrong })).status,
        JSON.stringify(wrong),
      ).toBe(422);
    const late = await send("/booking-manage/hours", {
      ...fields,
      ...more,
      version: versionIn(page),
      "e0.reason.ja_JP": "",
      "e0.opens": "09:00",
      "e0.reason.zh_TW": "",
      "e0.reason.en_US": "",
    });
    for (const name of ["星期一，開放", "例外 1，開門", "例外 1，給訪客看的原因（可留空），日文"])
      expect([late.status, pageOf(late).words.includes(name)], name).toEqual([409, true]);
    await send("/booking-manage/hours", fields);
    await expect.poll(() => status("2031-05-12T10:00")).toContain("Open until 18:00");
  });

  it("groups for whose time the park is open no more are named where the hours are changed, and under Today", async () => {
    const day = Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 30 }).toString();
    const made = await reserve(site.park, groupOf(30, { date: day, startTime: "10:00", endTime: "12:00" }), {
      locale: "zh_TW",
      idempotencyKey: "outside",
      override: "測試",
      by: "officer",
    });
    if (!made.ok) throw new Error(JSON.stringify(made));
    const { code } = await site.park.db
      .selectFrom("submissions")
      .select("code")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    const fields = fieldsIn(await get("/booking-manage/hours"));
    const named = async () => [
      (await get("/booking-manage/hours")).text.includes(code),
      (await ask(site.url, "/booking-manage", { headers: { cookie: admin } })).text.includes("1 個團體的時間"),
    ];
    expect(await named()).toEqual([false, false]);
    expect(
      (
        await send("/booking-manage/hours", {
          ...fields,
          "e0.from": day,
          "e0.to": day,
          "e0.open": "on",
          "e0.opens": "13:00",
          "e0.closes": "18:00",
          "e0.last": "17:00",
        })
      ).status,
    ).toBe(303);
    await expect.poll(named).toEqual([true, true]);
    await send("/booking-manage/hours", fields);
    await expect.poll(named).toEqual([false, false]);
  });

  it("the timetable counts the trips", async () => {
    expect((await send("/booking-manage/timetable", { lines: "10:00 10:15\n09:00 09:15" })).status).toBe(303);
    expect(fieldsIn(await get("/booking-manage/timetable")).lines).toBe("09:00 09:15\n10:00 10:15");
    expect((await send("/booking-manage/timetable", { lines: "10:00 09:15" })).status).toBe(422);
    await expect.poll(() => seen("/en_US/access")).toContain("2 trips");
  });
});

describe("names, words and letters (rules L12, Q3, B5)", () => {
  it("another name and telephone are on the pages, in the feeds and in structured data", async () => {
    expect((await get("/booking-manage/site")).status).toBe(403);
    const fields = fieldsIn(await get("/booking-manage/site", admin));
    await seen("/en_US/contact");
    expect(
      (
        await send(
          "/booking-manage/site",
          {
            ...fields,
            "park.en_US": "Moon River Park",
            "address.en_US": "2 Ferry Lane",
            phone: "03-111-2222",
            chat: "https://chat.example.com/moon",
          },
          { cookie: admin },
        )
      ).status,
    ).toBe(303);
    await expect.poll(() => seen("/en_US/contact")).toContain("Telephone +886-3-111-2222");
    // Also for who is kept out of a screen of the back office.
    const barred = pageOf(await get("/booking-manage/site"));
    expect(["這個畫面不在您的權限內", "03-111-2222"].map((words) => barred.words.includes(words))).toEqual([
      true,
      true,
    ]);
    const hours = async () => (await ask(site.url, "/en_US/time")).text;
    await expect.poll(hours).toContain("– Moon River Park</title>");
    expect(await hours()).toContain('"telephone":"+886-3-111-2222"');
    for (const page of ["/access", "/contact", "/news"])
      await expect.poll(async () => (await ask(site.url, `/en_US${page}`)).text).toContain("2 Ferry Lane");
    expect(await hours()).toContain('"streetAddress":"2 Ferry Lane"');
    expect((await ask(site.url, "/api/HomePage/GetSubMenuList")).text).toContain("https://chat.example.com/moon");
    expect(await hours()).not.toContain("chat.example.org");
    await expect
      .poll(async () => (await ask(site.url, "/feeds/en_US/news.atom")).text)
      .toContain("<name>Moon River Park</name>");
    const group = await reserve(
      site.park,
      groupOf(20, { date: Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 40 }).toString() }),
      { locale: "en_US", idempotencyKey: "renamed", override: "test" },
    );
    const status = `/en_US/status/${group.ok ? group.secret : ""}`;
    expect((await ask(site.url, `${status}/calendar.ics`)).text.replace(/\r\n /g, "")).toMatch(
      /SUMMARY:Moon River Park: group visit[\s\S]*LOCATION:Moon River Park\\, South Gate/,
    );
    const quotation = await getDocumentProxy(new Uint8Array((await ask(site.url, `${status}/quotation.pdf`)).bytes));
    expect((await extractText(quotation, { mergePages: true })).text).toMatch(/Moon River Park[\s\S]*\+886-3-111-2222/);
    for (const page of ["/space/inside", "/light", "/accessibility", "/festival", "/about"])
      expect((await ask(site.url, `/en_US${page}`)).text, page).toMatch(/"name":"Moon River Park"/);
    const wrongs: Record<string, string>[] = [
      { phone: "call us" },
      { email: "nobody" },
      { chat: "javascript:alert(1)" },
      { "park.ja_JP": " " },
      { "address.zh_TW": "" },
    ];
    for (const wrong of wrongs) {
      const refused = await send("/booking-manage/site", { ...fields, ...wrong }, { cookie: admin });
      expect(refused.status, JSON.stringify(wrong)).toBe(422);
    }
    await send("/booking-manage/site", fields, { cookie: admin });
  });

  it("every letter says where an answer is read: the park's own mailbox, until staff name another (rule B8)", async () => {
    const book = async (key: string) => {
      const made = await reserve(
        site.park,
        groupOf(20, {
          email: `${key}@example.net`,
          date: Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 41 }).toString(),
        }),
        { locale: "zh_TW", idempotencyKey: key, override: "test" },
      );
      expect(made.ok).toBe(true);
    };
    const answersGoTo = async (key: string) => {
      await site.park.jobs.waiting();
      return (await readOutbox(site.park)).find(({ to }) => to === `${key}@example.net`)?.replyTo;
    };
    await book("reply-before");
    await mailCode(site.park, { to: "code-before@example.net", from: "203.0.113.7", locale: "en_US" });
    expect([await answersGoTo("reply-before"), await answersGoTo("code-before")]).toEqual([
      "service@example.org",
      "service@example.org",
    ]);
    const fields = fieldsIn(await get("/booking-manage/site", admin));
    expect(fields.replyTo).toBe("");
    expect((await send("/booking-manage/site", { ...fields, replyTo: "nobody" }, { cookie: admin })).status).toBe(422);
    expect(
      (await send("/booking-manage/site", { ...fields, replyTo: "desk@example.org" }, { cookie: admin })).status,
    ).toBe(303);
    await book("reply-after");
    await mailCode(site.park, { to: "code-after@example.net", from: "203.0.113.7", locale: "en_US" });
    expect([await answersGoTo("reply-after"), await answersGoTo("code-after")]).toEqual([
      "desk@example.org",
      "desk@example.org",
    ]);
    // Nobody reads on the site where staff answer.
    expect((await ask(site.url, "/contact")).text).not.toContain("desk@example.org");
    await send("/booking-manage/site", fields, { cookie: admin });
  });

  it("words put on one line find each other at once", async () => {
    const fields = fieldsIn(await get("/booking-manage/synonyms"));
    expect(fields["groups.en_US"]).toContain("tickets、admission");
    expect(
      (
        await send("/booking-manage/synonyms", {
          ...fields,
          "groups.en_US": `${fields["groups.en_US"]}\nzimzam, puppet`,
        })
      ).status,
    ).toBe(303);
    await expect.poll(() => seen("/en_US/search?q=zimzam")).toContain("uppet");
    const refused = await send("/booking-manage/synonyms", { ...fields, "groups.ja_JP": "一人" });
    expect([refused.status, pageOf(refused).words.includes("日文 第 1 行：至少要有兩個詞")]).toEqual([422, true]);
  });

  it("a letter leaves in the words staff gave it, with its places filled, until they are reset", async () => {
    const at = "/booking-manage/mail-texts/contact/status-link";
    const fields = fieldsIn(await get(at));
    const unknown = await send(at, { ...fields, "body.en_US": "Dear {nickname}" });
    expect([unknown.status, pageOf(unknown).words.includes("{nickname}")]).toEqual([422, true]);
    expect(
      (
        await send(at, {
          ...fields,
          "subject.en_US": "Where it stands",
          "body.en_US": "Hello from {park}.\n\nYour reference is {code}.",
        })
      ).status,
    ).toBe(303);
    expect(pageOf(await get("/booking-manage/mail-texts")).words).toContain("已修改");
    expect((await get(at)).text).toContain("Your reference is H4KX-9TMC.");
    const { park } = site;
    expect(await readWording(park, "contact", "status-link", "en_US")).toEqual({
      subject: "Where it stands",
      lines: ["Hello from {park}.", "Your reference is {code}."],
    });
    expect(await readWording(park, "contact", "status-link", "ja_JP")).toBeUndefined();
    await send(at, { wish: "reset" });
    await expect.poll(() => readWording(park, "contact", "status-link", "en_US")).toBeUndefined();
  });

  it.each(["group/group-changed", "free-admission/group-changed", "rental/rental-changed"])(
    "what was changed may stand in staff's own words of %s, and the preview shows one; of an end it offers no change",
    async (mail) => {
      const at = `/en_US/booking-manage/mail-texts/${mail}`;
      const fields = fieldsIn(await get(at));
      expect((await get(at)).text).toContain("{changes}");
      expect((await send(at, { ...fields, "body.en_US": "Please look:\n{changes}" })).status).toBe(303);
      const preview = (await get(at)).text;
      expect(preview).toMatch(/Please look:\n[^\n]*: 30 → 40/);
      expect(preview).toContain("To change or cancel");
      const [kind] = mail.split("/");
      expect(
        (await get(`/en_US/booking-manage/mail-texts/${kind}/${kind === "rental" ? "rental" : "group"}-declined`)).text,
      ).not.toContain("To change or cancel");
      await send(at, { wish: "reset" });
    },
  );
});

type Item = { Id: number; Routing: string; Children: Item[] };

async function menu(): Promise<Item[]> {
  return JSON.parse((await ask(site.url, "/api/HomePage/GetMenuList")).text).Data;
}

async function childrenOf(id: number): Promise<number[]> {
  return (await menu()).find(({ Id }) => Id === id)?.Children.map(({ Id }) => Id) ?? [];
}

async function seen(path: string): Promise<string> {
  return pageOf(await ask(site.url, path)).words;
}

function get(path: string, cookie = editor): Promise<Answer> {
  return ask(site.url, path, { headers: { cookie } });
}

/** Sends a form as somebody who has just opened the page. */
async function send(path: string, form: Record<string, string>, { cookie = editor } = {}): Promise<Answer> {
  return ask(site.url, path, { form: { version: versionIn(await get(path, cookie)), ...form }, headers: { cookie } });
}

/** What a form would send as it stands. */
function fieldsIn({ text }: Answer): Record<string, string> {
  const form = text.slice(text.indexOf("setting-form"));
  const inputs = tags(form, "input").flatMap((input) =>
    input.type === "hidden" || (input.type === "checkbox" && input.checked === undefined)
      ? []
      : [[input.name ?? "", input.type === "checkbox" ? "on" : (input.value ?? "")]],
  );
  const areas = [...form.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/textarea>/g)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^\n/, "")],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

async function audited(subject: string): Promise<number> {
  return (await site.park.db.selectFrom("audit_log").select("id").where("subject", "=", subject).execute()).length;
}
