import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentTypes } from "#app/content.ts";
import { firstBreak } from "#platform/audit.ts";
import { type Answer, ask } from "#tests/ask.ts";
import type { CastName } from "#tests/cast/cast.ts";
import { castSignedIn } from "#tests/cast/signed-in.ts";
import { type FormIn, formIn, openForm, sendForm } from "#tests/pages/form-in.ts";
import { pageOf } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

/** Times to come are told with their year, since it is another one. */
const nextYear = Temporal.Now.plainDateISO("Asia/Taipei").year + 1;
let site: TestSite;
let cookies: Record<CastName, string>;
beforeAll(async () => {
  site = await openTestSite();
  cookies = await castSignedIn(site.url);
});
afterAll(() => site.close());

const [editor, director] = ["editor", "director"] as const;

describe("an editor without JavaScript (rules C1, C2, C20–C22)", () => {
  it("writes news in three languages, sees what is missing, publishes it, and it is on the site", async () => {
    const fresh = await open(editor, "/booking-manage/content/news/new");
    expect(fresh.fields.version).toBe("0");
    const first = await send(editor, fresh, {
      "title.zh_TW": "夜裡開燈",
      "title.en_US": "Lights at Night!",
      intent: "publish",
      date: "someday",
    });
    expect(first.status).toBe(422);
    expect(first.text).toContain("夜裡開燈");
    expect(formIn(first.text).fields.date).toBe("someday");
    expect(formIn(first.text).fields["title.en_US"]).toBe("Lights at Night!");
    const again = formIn(first.text);
    const done = await send(editor, again, {
      "title.ja_JP": "夜の明かり",
      "summary.zh_TW": "試一次",
      date: "2026-11-20",
      category: "notice",
      "body.zh_TW": "第一段\n\n## 小標\n\n- 一\n- 二 [連結](/news)",
      intent: "publish",
    });
    expect(done.status).toBe(303);
    const shown = await ask(site.url, "/news/lights-at-night");
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/<h2>小標<\/h2><ul><li><p>一<\/p><\/li>|<h2>小標<\/h2><ul><li>/);
    expect(pageOf(await ask(site.url, "/en_US/news/lights-at-night")).headings).toEqual(["Lights at Night!"]);
    const listed = await ask(site.url, "/booking-manage/content/news?only=incomplete", as(editor));
    expect(listed.text).toContain("夜裡開燈");
    expect(listed.text).not.toContain("百傘過橋");
  });

  it("changes its address: the former one leads to the new one", async () => {
    const form = await openSlug("lights-at-night");
    expect((await send(editor, form, { _slug: "night-lights", intent: "publish" })).status).toBe(303);
    expect((await ask(site.url, "/news/lights-at-night", as(editor))).headers.location).toBe("/news/night-lights");
    const taken = await send(editor, await openSlug("night-lights"), { _slug: "first-wood-firing", intent: "publish" });
    expect(taken.status).toBe(422);
    await send(editor, await openSlug("night-lights"), { _slug: "night-lights", intent: "save" });
  });

  it("saves a draft that no visitor sees, and previews it on the real page", async () => {
    const form = await openSlug("night-lights");
    await send(editor, form, { "title.zh_TW": "夜裡不開燈", intent: "save" });
    expect((await ask(site.url, "/news/night-lights")).text).not.toContain("夜裡不開燈");
    const preview = await ask(site.url, `${form.action}/preview?at=2027-01-01T10:00`, as(editor));
    const address = preview.headers.location ?? "";
    expect(address).toMatch(/^\/news\/night-lights\?preview=/);
    const seen = await ask(site.url, address, as(editor));
    expect([seen.status, seen.headers["cache-control"], seen.headers["x-robots-tag"]]).toEqual([
      200,
      "no-store",
      "noindex, nofollow",
    ]);
    expect(seen.text).toContain("夜裡不開燈");
    expect(pageOf(seen).words).toContain("預覽：2027年1月1日 10:00 的樣子，訪客看不到。");
    for (const who of [undefined, "officer", "trainee"] as const)
      expect((await ask(site.url, address, who ? as(who) : {})).text).not.toContain("夜裡不開燈");
    expect((await ask(site.url, "/news/night-lights", as(editor))).text).not.toContain("夜裡不開燈");
  });

  it("meets somebody else's changes: what does not overlap is merged, what does is told and chosen, nothing is lost", async () => {
    const [mine, theirs] = [await openSlug("night-lights"), await openSlug("night-lights", director)];
    expect(
      (await send(director, theirs, { "title.zh_TW": "主任的標題", "summary.zh_TW": "主任的摘要", intent: "save" }))
        .status,
    ).toBe(303);
    const met = await send(editor, mine, {
      "title.zh_TW": "編輯的標題",
      "title.en_US": "The editor's title",
      intent: "publish",
    });
    expect(met.status).toBe(409);
    const form = formIn(met.text);
    expect(form.fields).toMatchObject({
      "title.zh_TW": "編輯的標題",
      "title.en_US": "The editor's title",
      "summary.zh_TW": "主任的摘要",
    });
    expect(met.text).toContain("主任的標題");
    // Sent again without a choice, it is asked again.
    expect((await send(editor, form, { intent: "save" })).status).toBe(409);
    expect((await openSlug("night-lights")).fields["title.zh_TW"]).toBe("主任的標題");
    expect((await send(editor, form, { "settle:title.zh_TW": "mine", intent: "publish" })).status).toBe(303);
    const shown = await ask(site.url, "/news/night-lights", as(editor));
    expect(shown.text).toContain("編輯的標題");
    expect(shown.text).toContain("主任的摘要");
  });

  it("reads a link without https:// as one, and is told of a link that pages do not show", async () => {
    const refused = await send(editor, await openSlug("night-lights"), {
      "body.zh_TW": "[這裡](javascript:alert%281%29)",
      intent: "publish",
    });
    expect([refused.status, pageOf(refused).words]).toEqual([
      422,
      expect.stringContaining("不能連到「javascript:alert%281%29」"),
    ]);
    expect(
      (await send(editor, formIn(refused.text), { "body.zh_TW": "[這裡](www.example.com/x)", intent: "publish" }))
        .status,
    ).toBe(303);
    await expect
      .poll(async () => (await ask(site.url, "/news/night-lights")).text)
      .toContain('<a href="https://www.example.com/x" rel="noopener noreferrer" target="_blank">這裡</a>');
  });

  it("is told what to correct by the names that the fields have on the screen, each with its row", async () => {
    const { id } = await site.park.db
      .selectFrom("items")
      .select("id")
      .where("type", "=", "show")
      .where("status", "=", "published")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const form = await open(editor, `/booking-manage/content/show/${id}`);
    const blank = {
      "n:sessions": "2",
      "sessions.0.from": "10:00",
      "sessions.0.to": "",
      "sessions.1.from": "",
      "sessions.1.to": "",
    };
    const refused = pageOf(
      await send(editor, form, { ...blank, intent: "schedule", publishAt: "", unpublishAt: "someday" }),
    ).words;
    for (const told of [
      "場次 第 1 列 結束時間：請填寫",
      "場次 第 2 列 開始時間：請填寫",
      "場次 第 2 列 結束時間：請填寫",
      "發布時間：請填日期和時間",
      "下架時間：請填日期和時間",
    ])
      expect(refused).toContain(told);
    const english = pageOf(await ask(site.url, `/en_US/booking-manage/content/show/${id}`, as(editor))).words;
    expect(english).toContain("Sessions No. 2 From: Please fill in");
    expect(
      (
        await send(editor, await open(editor, form.action), {
          ...Object.fromEntries(form.entries.filter(([name]) => /sessions/.test(name))),
          intent: "save",
        })
      ).status,
    ).toBe(303);
  });

  it("is told of a title that is too long for a page, and in which language", async () => {
    const refused = await send(editor, await openSlug("night-lights"), {
      "title.en_US": "W".repeat(201),
      "summary.ja_JP": "長".repeat(1001),
      intent: "publish",
    });
    expect(refused.status).toBe(422);
    for (const told of ["標題 EN：太長，最多 200 字", "摘要 日本語：太長，最多 1000 字"])
      expect(pageOf(refused).words).toContain(told);
    expect(
      (
        await send(editor, formIn(refused.text), {
          "title.en_US": "W".repeat(200),
          "summary.ja_JP": "長".repeat(1000),
          intent: "publish",
        })
      ).status,
    ).toBe(303);
    expect(
      (
        await send(editor, await openSlug("night-lights"), {
          "title.en_US": "The editor's title",
          "summary.ja_JP": "",
          intent: "publish",
        })
      ).status,
    ).toBe(303);
  });

  it("schedules a change of what is out: the site stays as it is until then, and it can be taken back", async () => {
    const read = async (moment?: string) => {
      const { status, text } = await ask(
        site.url,
        "/news/night-lights",
        moment ? { headers: { "x-park-now": moment } } : {},
      );
      return [status, text.includes("排定的標題"), text.includes("編輯的標題")];
    };
    const [old, fresh] = [
      [200, false, true],
      [200, true, false],
    ];
    await expect.poll(() => read()).toEqual(old);
    const change = { "title.zh_TW": "排定的標題", intent: "schedule", publishAt: `${nextYear}-03-01T09:00` };
    expect((await send(editor, await openSlug("night-lights"), change)).headers.location).toMatch(
      /done=didScheduleChange$/,
    );
    expect([await read(), await read(`${nextYear}-03-01T08:59`), await read(`${nextYear}-03-01T09:00`)]).toEqual([
      old,
      old,
      fresh,
    ]);
    const form = await openSlug("night-lights");
    const told = async () => pageOf(await ask(site.url, form.action, as(editor))).words;
    expect(form.fields.publishAt).toBe(`${nextYear}-03-01 09:00`);
    expect(await told()).toContain(`這次的修改將於 ${nextYear}年3月1日 09:00 換上，在那之前網站不變。`);
    expect((await ask(site.url, "/booking-manage/content/news?only=scheduled", as(editor))).text).toContain(
      `修改 ${nextYear}年3月1日 09:00 發布`,
    );
    expect((await send(editor, form, { intent: "unschedule" })).headers.location).toMatch(/done=didUnschedule$/);
    expect([await told(), await read(`${nextYear}-03-01T09:00`)]).toEqual([expect.not.stringContaining("將於"), old]);

    expect((await send(editor, await openSlug("night-lights"), change)).status).toBe(303);
    site.at(`${nextYear}-03-01 09:00`);
    await site.park.jobs.waiting({ delayed: true });
    site.at();
    await expect.poll(() => read()).toEqual(fresh);
    const log = await site.park.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `item:${form.action.split("/").at(-1)}`)
      .orderBy("id", "desc")
      .limit(4)
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      "content.published-in-time",
      "content.scheduled",
      "content.unscheduled",
      "content.scheduled",
    ]);
    // A time that is past is now, and the editor says so.
    const past = await send(editor, await openSlug("night-lights"), {
      "title.zh_TW": "編輯的標題",
      intent: "schedule",
      publishAt: "2020-01-01T09:00",
    });
    expect(past.headers.location).toMatch(/done=didPublish$/);
    await expect.poll(() => read()).toEqual(old);
  });

  it("schedules a change of what came with the park, which has no time of its own", async () => {
    const { id, slug } = await site.park.db
      .selectFrom("items")
      .select(["id", "slug"])
      .where("type", "=", "news")
      .where("publish_at", "is", null)
      .where("slug", "!=", "first-wood-firing")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const form = await open(editor, `/booking-manage/content/news/${id}`);
    expect(
      (
        await send(editor, form, {
          "title.zh_TW": "排定的標題",
          intent: "schedule",
          publishAt: `${nextYear}-03-01T09:00`,
        })
      ).headers.location,
    ).toMatch(/done=didScheduleChange$/);
    const titles = await Promise.all(
      [`${nextYear}-03-01T08:59`, `${nextYear}-03-01T09:00`].map(
        async (moment) => pageOf(await ask(site.url, `/news/${slug}`, { headers: { "x-park-now": moment } })).headings,
      ),
    );
    expect(titles).toEqual([[form.fields["title.zh_TW"]], ["排定的標題"]]);
    expect(
      (
        await send(editor, await open(editor, form.action), {
          "title.zh_TW": form.fields["title.zh_TW"] ?? "",
          intent: "unschedule",
        })
      ).status,
    ).toBe(303);
  });

  it("is scheduled and taken off again, and put away where it says what used it", async () => {
    await send(editor, await openSlug("night-lights"), { intent: "unpublish" });
    const form = await openSlug("night-lights");
    expect((await send(editor, form, { intent: "schedule", publishAt: "" })).status).toBe(422);
    expect(
      (
        await send(editor, form, {
          intent: "schedule",
          publishAt: `${nextYear}-03-01T09:00`,
          unpublishAt: `${nextYear}-02-01T09:00`,
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await send(editor, form, {
          intent: "schedule",
          publishAt: `${nextYear}-03-01T09:00`,
          unpublishAt: `${nextYear}-04-01T09:00`,
        })
      ).status,
    ).toBe(303);
    const at = (moment: string) => ask(site.url, "/news/night-lights", { headers: { "x-park-now": moment } });
    expect([
      (await at(`${nextYear}-02-28T10:00`)).status,
      (await at(`${nextYear}-03-01T09:00`)).status,
      (await at(`${nextYear}-04-01T09:00`)).status,
    ]).toEqual([404, 200, 404]);
    expect((await send(editor, form, { intent: "unpublish" })).status).toBe(303);
    expect((await at(`${nextYear}-03-01T09:00`)).status).toBe(404);
    const { id: place } = (await site.park.db
      .selectFrom("items")
      .select("id")
      .where("type", "=", "place")
      .where("slug", "=", "lantern-street")
      .executeTakeFirst()) ?? { id: "" };
    if (place)
      expect((await ask(site.url, `/booking-manage/content/place/${place}/archive`, as(editor))).text).toContain(
        "/booking-manage/content/",
      );
    await send(editor, form, { intent: "archive" });
    expect((await ask(site.url, "/booking-manage/content/news?only=archived", as(editor))).text).toContain(
      "編輯的標題",
    );
  });

  it("shows how the Chinese changed since it was translated, until the translation is right or looked at", async () => {
    const { id = "" } =
      (await site.park.db
        .selectFrom("items")
        .select("id")
        .where("type", "=", "news")
        .where("slug", "=", "first-wood-firing")
        .executeTakeFirst()) ?? {};
    const path = `/booking-manage/content/news/${id}`;
    const minor = await open(editor, path);
    expect(
      (await send(editor, minor, { "title.zh_TW": "窯場第一次柴燒，開窯那天沒人說話", minor: "on", intent: "publish" }))
        .status,
    ).toBe(303);
    expect((await ask(site.url, "/booking-manage/content/translations?kind=stale", as(editor))).text).not.toContain(id);
    const changed = await open(editor, path);
    expect((await send(editor, changed, { "title.zh_TW": "窯場第二次柴燒", intent: "publish" })).status).toBe(303);
    expect((await ask(site.url, "/booking-manage/content/translations?kind=stale", as(editor))).text).toContain(
      `${path}#field-title-en_US`,
    );
    const told = (await ask(site.url, path, as(editor))).text;
    expect(told).toMatch(/<del>[^<]*<\/del>/);
    const right = await open(editor, path);
    expect(
      (
        await send(editor, right, {
          confirm: "title.en_US",
          "title.ja_JP": "窯場で二度目の薪窯焚き",
          intent: "publish",
        })
      ).status,
    ).toBe(303);
    expect((await ask(site.url, "/booking-manage/content/translations?kind=stale", as(editor))).text).not.toContain(id);
    // The history tells the difference, and takes the first one back.
    const history = await ask(site.url, `${path}/history?show=r2`, as(editor));
    expect(history.text).toMatch(/<del>[^<]*有[^<]*<\/del>/);
    const seen = /name="version" value="(\d+)"/.exec(history.text)?.[1] ?? "";
    expect(
      (await send(editor, { action: `${path}/history`, entries: [], fields: {} }, { restore: "r1", version: seen }))
        .headers.location,
    ).toBe(`${path}?done=didRestore`);
    expect((await open(editor, path)).fields["title.zh_TW"]).toBe("窯場第一次柴燒，開窯那天沒有人說話");
    expect((await ask(site.url, "/news/first-wood-firing", as(editor))).text).toContain("窯場第二次柴燒");
  });

  it("adds, moves and takes away rows by buttons of the form", async () => {
    const { id = "" } =
      (await site.park.db
        .selectFrom("items")
        .select("id")
        .where("type", "=", "page")
        .where("slug", "=", "sustainable")
        .executeTakeFirst()) ?? {};
    const path = `/booking-manage/content/page/${id}`;
    const form = await open(editor, path);
    const rows = Number(form.fields["n:sections"]);
    expect(rows).toBeGreaterThan(1);
    const added = await send(editor, form, { intent: "add:sections" });
    expect([added.status, added.headers.location]).toEqual([303, `${path}#field-sections`]);
    const longer = await open(editor, path);
    expect(longer.fields["n:sections"]).toBe(String(rows + 1));
    await send(editor, longer, { [`sections.${rows}.anchor`]: "last", intent: `up:sections.${rows}` });
    const moved = await open(editor, path);
    expect(moved.fields[`sections.${rows - 1}.anchor`]).toBe("last");
    await send(editor, moved, { intent: `remove:sections.${rows - 1}` });
    expect((await open(editor, path)).fields["n:sections"]).toBe(String(rows));
  });
});

it("every type has an editor whose form, sent back as it is, changes nothing", async () => {
  // One of each type that nobody is writing at; which of them the database gives first is its own affair.
  const dirty = site.park.db.selectFrom("item_drafts").select("item_id").where("dirty", "=", true);
  const rows = await site.park.db
    .selectFrom("items")
    .distinctOn("type")
    .select(["type", "id"])
    .where("status", "=", "published")
    .where("id", "not in", dirty)
    .orderBy("type")
    .orderBy("id")
    .execute();
  expect(rows.map(({ type }) => type)).toEqual(Object.keys(contentTypes).sort());
  for (const { type, id } of rows) {
    const form = await open(editor, `/booking-manage/content/${type}/${id}`);
    expect((await send(editor, form, { intent: "save" })).status, type).toBe(303);
    const draft = await site.park.db
      .selectFrom("item_drafts")
      .select(["dirty", "content"])
      .where("item_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(draft.dirty, `${type} ${JSON.stringify(draft.content)}`).toBe(false);
  }
});

it("five hundred sessions and very long texts come through the form whole", async () => {
  const { id } = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "show")
    .where("status", "=", "published")
    .limit(1)
    .executeTakeFirstOrThrow();
  const path = `/booking-manage/content/show/${id}`;
  const form = await open(editor, path);
  const sessions = Array.from({ length: 500 }, (_, at) => ({
    id: `many${at}`,
    on: `2027-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`,
    from: "10:00",
    to: "11:00",
  }));
  const rows = Object.fromEntries(
    sessions.flatMap((session, at) =>
      Object.entries(session).map(([name, value]) => [`sessions.${at}.${name}`, value]),
    ),
  );
  const long = "很長的一段。".repeat(20_000);
  expect(
    (
      await send(editor, form, {
        ...rows,
        "n:sessions": "500",
        "body.zh_TW": long,
        "title.en_US": "W".repeat(5000),
        intent: "save",
      })
    ).status,
  ).toBe(303);
  const again = await open(editor, path);
  expect([
    again.fields["n:sessions"],
    again.fields["sessions.499.id"],
    again.fields["body.zh_TW"]?.length,
    again.fields["title.en_US"]?.length,
  ]).toEqual(["500", "many499", long.length, 5000]);
  expect((await ask(site.url, `${path}/draft`, { form: again.fields, headers: as(editor).headers })).status).toBe(200);
  expect((await open(editor, path)).fields["sessions.499.from"]).toBe("10:00");
});

it("no draft leaks: neither an item never published nor changes of one that is (rule C2)", async () => {
  const secret = "leakquail";
  const fresh = await open(editor, "/booking-manage/content/news/new");
  const kept = await send(editor, fresh, {
    "title.zh_TW": `${secret}一`,
    "title.en_US": `${secret} one`,
    "summary.zh_TW": secret,
    date: "2026-11-20",
    category: "notice",
    _slug: secret,
    intent: "save",
  });
  expect(kept.status).toBe(303);
  const { id = "" } =
    (await site.park.db
      .selectFrom("items")
      .select("id")
      .where("type", "=", "page")
      .where("slug", "=", "light")
      .executeTakeFirst()) ?? {};
  await send(editor, await open(editor, `/booking-manage/content/page/${id}`), {
    "lead.zh_TW": secret,
    "lead.en_US": secret,
    intent: "save",
  });
  const draftId = fresh.action.split("/").at(-1);
  const paths = [
    "/",
    "/news",
    "/en_US/news",
    "/light",
    "/en_US/light",
    `/search?q=${secret}`,
    `/en_US/search?q=${secret}`,
    `/api/search/suggestions?locale=en_US&q=${secret}`,
    "/sitemap",
    "/sitemap.xml",
    "/llms.txt",
    "/feeds/zh_TW/news.atom",
    "/feeds/en_US/news.atom",
    "/api/HomePage/GetMenuList",
    "/news.data",
    "/light.data",
  ];
  for (const path of paths) {
    const { text } = await ask(site.url, path, { headers: { "x-park-now": `${nextYear}-05-01T10:00` } });
    // A search says what it was asked for.
    expect(text.includes(path.includes("q=") ? `/news/${secret}` : secret), path).toBe(false);
    expect(text.includes(draftId ?? "?"), path).toBe(false);
  }
  for (const path of [
    `/news/${secret}`,
    `/news/${draftId}`,
    `/news/${draftId}?preview=${draftId}`,
    `/en_US/news/${secret}?preview=${draftId}&at=2027-01-01T10:00`,
  ])
    expect((await ask(site.url, path)).status, path).toBe(404);
  expect((await ask(site.url, `${fresh.action}/preview`, as(editor))).headers.location).toBe(
    `/news/${secret}?preview=${draftId}`,
  );
  expect((await ask(site.url, `/news/${secret}?preview=${draftId}`, as(editor))).text).toContain(`${secret}一`);
});

it("a title that names a fact is told with its value, wherever staff read it (rules F1, S7)", async () => {
  const { id } = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "news")
    .where(sql<string>`data -> 'title' ->> 'zh_TW'`, "like", "%{fact:cup.discount}%")
    .executeTakeFirstOrThrow();
  const form = await open(editor, `/booking-manage/content/news/${id}`);
  await send(editor, form, { "summary.zh_TW": "帶杯子來", intent: "save" });
  for (const address of [
    "/booking-manage/content/news?text=自備杯",
    `/booking-manage/content/news/${id}/history`,
    `/booking-manage/content/news/${id}/archive`,
    "/booking-manage/audit",
  ]) {
    const { words } = pageOf(await ask(site.url, encodeURI(address), { headers: { cookie: cookies.director } }));
    expect(words, address).toContain("自備杯，每杯折 5 元");
    expect(words, address).not.toContain("{fact:");
  }
  // The log says 消息：自備杯… and 摘要（中文）, with a way to the item; no id is left to be read.
  const log = await ask(site.url, `/booking-manage/audit?about=item:${id}`, { headers: { cookie: cookies.director } });
  expect(pageOf(log).words).toContain("摘要（中文）");
  expect(log.text).toContain(`href="/booking-manage/content/news/${id}"`);
  expect(pageOf(log).words).not.toContain(id);
});

it("everything that was done is in the audit log, which is whole", async () => {
  const actions = await site.park.db
    .selectFrom("audit_log")
    .select("action")
    .distinct()
    .where("action", "like", "content.%")
    .execute();
  expect(actions.map(({ action }) => action).sort()).toEqual([
    "content.archive",
    "content.publish-refused",
    "content.published",
    "content.published-in-time",
    "content.restored",
    "content.saved",
    "content.schedule-refused",
    "content.scheduled",
    "content.unpublish",
    "content.unscheduled",
    "content.written",
  ]);
  expect(await firstBreak(site.park.db)).toBeUndefined();
});

function as(who: CastName) {
  return { headers: { cookie: cookies[who] } };
}

function open(who: CastName, path: string): Promise<FormIn> {
  return openForm(site.url, path, cookies[who]);
}

async function openSlug(slug: string, who: CastName = editor): Promise<FormIn> {
  const { id } = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "news")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return open(who, `/booking-manage/content/news/${id}`);
}

function send(who: CastName, form: FormIn, changed: Record<string, string>): Promise<Answer> {
  return sendForm(site.url, form, changed, cookies[who]);
}
