import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { type FormIn, formIn, formsIn, sendForm } from "#tests/pages/form-in.ts";
import { pageOf } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const news = "/booking-manage/content/news";
let site: TestSite;
let cookie = "";
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "editor");
});
afterAll(() => site.close());

it("keeps what cannot be published as one draft, says so with what is missing, and publishes it when that is there", async () => {
  const [before, fresh] = [await countNews(), await read(`${news}/new`)];
  const refused = await send(fresh, { "title.en_US": "Bells at Dawn", intent: "publish" });
  expect(refused.status).toBe(422);
  const { words } = pageOf(refused);
  for (const told of [
    "還沒有發布；寫好的內容已存成草稿，訪客看不到。",
    "補正下面列出的地方，再按「立即發布」。",
    "標題 中文：請填寫",
    "日期：請填寫",
  ])
    expect(words).toContain(told);
  expect(refused.text).toContain('href="#field-title-zh_TW"');
  // Pressed again, and once more on the page one has gone back to: the same item.
  expect((await send(formIn(refused.text), { intent: "publish" })).status).toBe(422);
  expect((await send(fresh, { "title.en_US": "Bells at Dawn", intent: "publish" })).status).toBe(422);
  const id = fresh.action.split("/").at(-1);
  expect((await get(`${news}/new?as=${id}`)).headers.location).toBe(fresh.action);
  expect(await countNews()).toBe(before + 1);

  // The list says that the Chinese is to be written, and the log what was tried and why it was refused.
  expect(pageOf(await get(`${news}?text=Bells+at+Dawn`)).words).toContain("缺 中文、EN、日本語");
  expect(pageOf(await get(`${news}?text=Bells+at+Dawn&only=incomplete`)).words).toContain("Bells at Dawn");
  expect(await logged(String(id))).toEqual([
    "content.publish-refused",
    "content.publish-refused",
    "content.publish-refused",
  ]);
  const chief = await signedIn(site.url, "director");
  const log = pageOf(
    await ask(site.url, `/en_US/booking-manage/audit?about=item:${id}`, { headers: { cookie: chief } }),
  ).words;
  for (const told of ["tried to publish; it was refused", "To correct first", "Title (中文)", "Fields"])
    expect(log).toContain(told);

  const untimed = await send(await read(fresh.action), { intent: "schedule", publishAt: "" });
  expect([untimed.status, pageOf(untimed).words]).toEqual([
    422,
    expect.stringContaining("還沒有排定；寫好的內容已存成草稿。 補正下面列出的地方，再按「排定發布」。"),
  ]);
  const whole = {
    "title.zh_TW": "清晨的鐘",
    "summary.zh_TW": "鐘聲。",
    date: "2026-11-20",
    category: "notice",
    intent: "publish",
  };
  expect((await send(formIn(untimed.text), whole)).status).toBe(303);
  const broken = await send(await read(fresh.action), { "title.zh_TW": "", intent: "publish" });
  expect([broken.status, pageOf(broken).words]).toEqual([
    422,
    expect.stringContaining("修改還沒有發布；寫好的內容已存成草稿，網站上仍是原來的內容。"),
  ]);
  expect(pageOf(await ask(site.url, "/news/bells-at-dawn")).headings).toEqual(["清晨的鐘"]);
});

it("suggests the word this site uses for another, in each language, and publishes all the same", async () => {
  const fresh = await read(`${news}/new`);
  const written = {
    "title.zh_TW": "遊客中心旁的遊客",
    "title.en_US": "Telephone us",
    "title.ja_JP": "来園者へ",
    "summary.zh_TW": "有問題請來電。",
    date: "2026-11-20",
    category: "notice",
    intent: "publish",
  };
  const published = await send(fresh, written);
  expect(published.status).toBe(303);
  const { words } = pageOf(await get(fresh.action));
  for (const told of [
    "中文的「遊客」，我們寫成「訪客」",
    "EN的「telephone us」，我們寫成「call us」",
    "日本語的「来園者」，我們寫成「お客さま」",
  ])
    expect(words).toContain(told);
  expect(words).not.toContain("遊客中心」");
});

it("publishes a new item once, however often its button is pressed", async () => {
  const fresh = await read(`${news}/new`);
  const whole = {
    "title.zh_TW": "午後的鼓",
    "title.en_US": "Drums after Noon",
    "summary.zh_TW": "鼓聲。",
    date: "2026-11-20",
    category: "notice",
    intent: "publish",
  };
  const answers = await Promise.all([send(fresh, whole), send(fresh, whole)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await titled("午後的鼓")).toEqual([{ slug: "drums-after-noon", status: "published" }]);
});

it("keeps the words and not the files it cannot take, and publishes nothing without them", async () => {
  const { action, entries } = await read(`${news}/${await idOf("bells-at-dawn")}`);
  const sent = async (intent: string) => {
    const form = new FormData();
    for (const [name, value] of [
      ...entries.filter(([name]) => name !== "title.ja_JP"),
      ["title.ja_JP", "夜明けの鐘"],
      ["intent", intent],
    ])
      form.append(name ?? "", value ?? "");
    form.append("upload:_cover", new File([], "empty.png", { type: "image/png" }));
    form.append("document:files", new File([], "empty.pdf", { type: "application/pdf" }));
    const request = new Request(site.url, { method: "POST", body: form });
    return ask(site.url, action, {
      method: "POST",
      body: Buffer.from(await request.arrayBuffer()),
      headers: {
        "content-type": request.headers.get("content-type") ?? "",
        origin: new URL(site.url).origin,
        "sec-fetch-site": "same-origin",
        cookie,
      },
    });
  };
  for (const [intent, told] of [
    ["save", "草稿已儲存，但下面的檔案沒有收下。"],
    ["publish", "修改還沒有發布；寫好的內容已存成草稿，網站上仍是原來的內容。"],
  ] as const) {
    const refused = await sent(intent);
    expect([refused.status, pageOf(refused).words]).toEqual([422, expect.stringContaining(told)]);
    for (const file of ["封面圖片：empty.png", "附件：empty.pdf"]) expect(pageOf(refused).words).toContain(file);
  }
  expect(pageOf(await ask(site.url, "/ja_JP/news/bells-at-dawn")).headings).not.toEqual(["夜明けの鐘"]);
  expect((await read(action)).fields["title.ja_JP"]).toBe("夜明けの鐘");
});

it("makes nothing of a new item on which nothing is written, whatever its type", async () => {
  const types = (await get("/booking-manage/content")).text.matchAll(
    /href="(\/booking-manage\/content\/(?!translations)[\w-]+)"/g,
  );
  const { total: before } = await site.park.db
    .selectFrom("items")
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  for (const [, list = ""] of types) {
    for (const intent of ["publish", "save"]) {
      const sent = await send(await read(`${list}/new`), { intent });
      expect([sent.status, sent.headers.location], list).toEqual([303, expect.stringContaining("done=nothing")]);
      const { words } = pageOf(await get(sent.headers.location ?? ""));
      expect(words, list).toContain("什麼都還沒寫，所以沒有留下草稿。");
      // What publishing demands is told beforehand; only who tried it is told to mend it and press again.
      expect(words, list).toContain("請填寫");
      expect(words.includes("補正下面列出的地方"), list).toBe(intent === "publish");
    }
  }
  const { total } = await site.park.db
    .selectFrom("items")
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  expect(total).toBe(before);
});

it("takes an item off the site and keeps what was written when the button was pressed", async () => {
  const form = await read(`${news}/${await idOf("drums-after-noon")}`);
  const sent = await send(form, { "title.zh_TW": "傍晚的鼓", intent: "unpublish" });
  expect(sent.headers.location).toMatch(/done=didUnpublish$/);
  expect((await ask(site.url, "/news/drums-after-noon")).status).toBe(404);
  expect((await read(form.action)).fields["title.zh_TW"]).toBe("傍晚的鼓");
});

it("discards what is not published for what is, with the change that waits; what went is brought back at once, or from the history", async () => {
  const page = `${news}/${await idOf("bells-at-dawn")}`;
  const timed = {
    "title.zh_TW": "改壞的鐘",
    intent: "schedule",
    publishAt: `${Temporal.Now.plainDateISO("Asia/Taipei").year + 1}-03-01T09:00`,
  };
  expect((await send(await read(page), timed)).status).toBe(303);
  expect((await get(page)).text).toContain(`${page}/discard`);
  const asked = await get(`${page}/discard`);
  for (const told of ["放棄「清晨的鐘」未發布的修改？", "排定於", "改壞"]) expect(pageOf(asked).words).toContain(told);
  const [form] = formsIn(asked.text, `${page}/discard`).filter(({ action }) => action.endsWith("/discard"));

  // Somebody writes on: nothing is discarded unseen.
  expect((await send(await read(page), { "title.en_US": "Broken Bells", intent: "save" })).status).toBe(303);
  const met = await ask(site.url, `${page}/discard`, { form: form?.fields ?? {}, headers: { cookie } });
  expect([met.status, pageOf(met).words]).toEqual([409, expect.stringContaining("所以還沒有放棄")]);
  expect(pageOf(met).words).toContain("Broken");
  const [again] = formsIn(met.text, `${page}/discard`).filter(({ action }) => action.endsWith("/discard"));
  const done = await ask(site.url, `${page}/discard`, { form: again?.fields ?? {}, headers: { cookie } });
  expect(done.headers.location).toMatch(/done=didDiscard&from=v\d+$/);
  expect((await read(page)).fields).toMatchObject({
    "title.zh_TW": "清晨的鐘",
    "title.en_US": "Bells at Dawn",
    publishAt: "",
  });
  expect(await site.park.db.selectFrom("item_timed_changes").select("item_id").execute()).toEqual([]);
  // Pressed once more, there is nothing left to discard.
  expect(
    (await ask(site.url, `${page}/discard`, { form: again?.fields ?? {}, headers: { cookie } })).headers.location,
  ).toMatch(/done=didDiscard$/);

  const after = await get(done.headers.location ?? "");
  expect(after.text).not.toContain(`${page}/discard`);
  const [undo] = formsIn(after.text, page).filter(({ action }) => action.endsWith("/history"));
  expect(
    (
      await ask(site.url, undo?.action ?? "", {
        form: { ...undo?.fields, ...Object.fromEntries(undo?.buttons ?? []) },
        headers: { cookie },
      })
    ).headers.location,
  ).toMatch(/done=didRestore$/);
  expect((await read(page)).fields).toMatchObject({ "title.zh_TW": "改壞的鐘", "title.en_US": "Broken Bells" });
  expect(pageOf(await ask(site.url, "/news/bells-at-dawn")).headings).toEqual(["清晨的鐘"]);
  const log = await site.park.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject", "=", `item:${page.split("/").at(-1)}`)
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["content.restored", "content.discarded", "content.unscheduled"]);
  expect((await get(`${news}/${(await read(`${news}/new`)).action.split("/").at(-1)}/discard`)).status).toBe(404);
});

it("compares any two versions, the draft as it is and what is on the site, in whichever order they are named", async () => {
  const page = `${news}/${await idOf("bells-at-dawn")}`;
  for (const title of ["第二口鐘", "第三口鐘"])
    expect((await send(await read(page), { "title.zh_TW": title, intent: "publish" })).status).toBe(303);
  expect((await send(await read(page), { "title.zh_TW": "第四口鐘", intent: "save" })).status).toBe(303);
  const apart = async (query: string) => {
    const answer = await get(`${page}/history?${query}`);
    return [
      answer.status,
      ...["del", "ins"].map((sign) =>
        [...answer.text.matchAll(new RegExp(`<${sign}>([^<]*)</${sign}>`, "g"))].map(([, words]) => words).join(""),
      ),
    ];
  };
  const { text } = await get(`${page}/history`);
  expect([...text.matchAll(/name="from"[^>]*? value="(\w+)"/g)].map(([, key]) => key).slice(0, 3)).toEqual([
    expect.stringMatching(/^v\d+$/),
    "r3",
    "r2",
  ]);
  expect(pageOf(await get(`${page}/history`)).words).toContain("發布 · 第 3 版 網站上");
  expect(await apart("from=r1&to=r3")).toEqual([
    200,
    expect.stringContaining("清晨"),
    expect.stringContaining("第三口"),
  ]);
  expect(await apart("from=r3&to=r1")).toEqual(await apart("from=r1&to=r3"));
  expect(await apart("from=r2&to=now")).toEqual([
    200,
    expect.stringContaining("第二"),
    expect.stringContaining("第四"),
  ]);
  expect(pageOf(await get(`${page}/history?from=r1&to=r3`)).words).toMatch(
    /從「發布 · 第 1 版 .*」到「發布 · 第 3 版 .*」/,
  );
  for (const query of ["from=r1&to=r1", "from=r1", "from=r1&to=r99", "show=r99"])
    expect(pageOf(await get(`${page}/history?${query}`)).words, query).toContain("請選兩個不同的版本");
});

it("shows the draft as it is once in the history, also where it was saved on purpose just so", async () => {
  const page = `${news}/${await idOf("bells-at-dawn")}`;
  expect((await send(await read(page), { "title.zh_TW": "第五口鐘", intent: "save" })).status).toBe(303);
  const { text } = await get(`${page}/history`);
  const [first = "", second = ""] = [...text.matchAll(/name="from"[^>]*? value="(\w+)"/g)].map(([, key]) => key);
  expect(first).toMatch(/^v\d+$/);
  expect(pageOf(await get(`${page}/history`)).words.match(/現在的草稿/g)).toHaveLength(1);
  const told = pageOf(await get(`${page}/history?from=r3&to=now`)).words;
  expect(told).toBe(pageOf(await get(`${page}/history?from=r3&to=${first}`)).words);
  expect(told).toContain("到「現在的草稿");
  // Written on, and back again by hand: still the same words.
  for (const [title, drafts] of [
    ["第六口鐘", 1],
    ["第五口鐘", 0],
  ] as const) {
    const form = await read(page);
    expect(
      (await ask(site.url, `${page}/draft`, { form: { ...form.fields, "title.zh_TW": title }, headers: { cookie } }))
        .status,
    ).toBe(200);
    const keys = [...(await get(`${page}/history`)).text.matchAll(/name="from"[^>]*? value="(\w+)"/g)].map(
      ([, key]) => key,
    );
    expect(keys.slice(0, 2)).toEqual(drafts === 1 ? ["now", first] : [first, second]);
  }
});

it("takes text as it is pasted without JavaScript: no unseen characters, no tags, lists as deep and numbered as they are, on every page that shows it", async () => {
  const text =
    '# 大標\n\n看\u00adこ\u200bれ\u202e\u00a0<b onclick="alert(1)">粗</b> 👨\u200d👩\u200d👧 “引號” ![圖](https://other.example/x.png) [壞](javascript:alert(1))\n\n3. 三\n4. 四\n   - 內';
  const deep = Array.from({ length: 9 }, (_, at) => `${"  ".repeat(at)}- 層${at}`).join("\n");
  const whole = {
    "title.zh_TW": "貼\u00ad上\u202e的",
    "summary.zh_TW": "摘\ufeff要",
    "body.zh_TW": `${text}\n\n${deep}`,
    date: "2026-11-20",
    category: "notice",
    _slug: "pasted-plainly",
  };
  const draft = await send(await read(`${news}/new`), { ...whole, intent: "save" });
  const form = await read(draft.headers.location ?? "");
  expect(form.fields["body.zh_TW"]).toContain("看これ <b onclick");
  expect(form.fields["body.zh_TW"]).toContain("3. 三\n4. 四");
  // What pages do not link to is told and holds the publication up.
  expect((await send(form, { intent: "publish" })).status).toBe(422);
  const { "body.zh_TW": body = "" } = form.fields;
  expect(
    (
      await send(await read(form.action), {
        "body.zh_TW": body.replace("[壞](javascript:alert(1))", "好"),
        intent: "publish",
      })
    ).status,
  ).toBe(303);
  const page = await ask(site.url, "/news/pasted-plainly");
  expect(page.text).toContain('看これ &lt;b onclick="alert(1)"&gt;粗&lt;/b&gt; 👨\u200d👩\u200d👧 “引號” 圖 好</p>');
  expect(page.text).toContain('<ol start="3"><li><p>三</p></li><li><p>四</p><ul><li><p>內</p></li></ul></li></ol>');
  expect(page.text).toContain("<p>層8</p>");
  const places = [
    page,
    ...(await Promise.all(
      ["/news", "/feeds/zh_TW/news.atom", "/llms.txt", "/search?q=%E8%B2%BC%E4%B8%8A%E7%9A%84"].map((path) =>
        ask(site.url, path),
      ),
    )),
  ];
  // Between a number and its unit a page has a space of its own that does not break.
  for (const { text: shown } of places)
    expect(shown.replace(/(?<=\d)\u00a0(?=\p{Script=Han})/gu, " ")).not.toMatch(
      /[\u00ad\u200b\u202a-\u202e\ufeff\u00a0]|<b onclick|other\.example/,
    );
  expect(places[4]?.text).toContain("貼上的");
});

function get(path: string): Promise<Answer> {
  return ask(site.url, path, { headers: { cookie } });
}

/** The editor's form, of a new item at the address that has its id. */
async function read(path: string): Promise<FormIn> {
  const answer = await get(path);
  return answer.headers.location ? read(answer.headers.location) : formIn(answer.text);
}

function send(form: FormIn, changed: Record<string, string>): Promise<Answer> {
  return sendForm(site.url, form, changed, cookie);
}

async function logged(id: string): Promise<string[]> {
  const rows = await site.park.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject", "=", `item:${id}`)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}

async function countNews(): Promise<number> {
  const { total } = await site.park.db
    .selectFrom("items")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("type", "=", "news")
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function titled(title: string) {
  const rows = await site.park.db
    .selectFrom("items")
    .select(["slug", "status", "data"])
    .where("type", "=", "news")
    .execute();
  return rows.filter(({ data }) => JSON.stringify(data).includes(title)).map(({ slug, status }) => ({ slug, status }));
}

async function idOf(slug: string): Promise<string> {
  const { id } = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "news")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return id;
}
