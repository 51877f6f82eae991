import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { hiddenIn, openFormPage, sendForm } from "#tests/pages/form-page.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => site.close());

const message = {
  subject: "visit",
  message: "園區可以帶狗嗎？\n謝謝",
  name: "王小明",
  email: "wang@example.org",
  phone: "０９１２－３４５－６７８",
  privacy: "on",
  verification: "park5",
};
const submissions = async () =>
  Number(
    (
      await site.park.db
        .selectFrom("submissions")
        .select((one) => one.fn.countAll().as("all"))
        .executeTakeFirstOrThrow()
    ).all,
  );
const uses = async () =>
  Number(
    (
      await site.park.db
        .selectFrom("verification_uses")
        .select((one) => one.fn.countAll().as("all"))
        .executeTakeFirstOrThrow()
    ).all,
  );

describe("a message to the park", () => {
  it.each([
    ["", "zh_TW", "已收到您的來信"],
    ["/en_US", "en_US", "We have your message"],
    ["/ja_JP", "ja_JP", "お問い合わせを受け付けました"],
  ])("is taken once, leads to its status page, and is confirmed by mail (%s)", async (prefix, locale, subject) => {
    const before = await submissions();
    const page = await openFormPage(site.url, `${prefix}/contact`);
    expect(page.answer.headers["cache-control"]).toBe("no-store");
    const sent = await page.send(message);
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(new RegExp(`^${prefix}/status/[\\w-]{20,}$`));
    // Sent again, even with something else in it: the same page, no second record.
    const again = await page.send({ ...message, verification: "", message: "x" });
    expect([again.status, again.headers.location]).toEqual([303, sent.headers.location]);
    expect(await submissions()).toBe(before + 1);
    const status = await ask(site.url, sent.headers.location ?? "");
    expect(status.status).toBe(200);
    expect(status.text).toContain("0912-345-678");
    // A message is neither shown at a desk nor changed.
    expect(status.text).not.toMatch(/服務臺|at the desk|窓口|要更改或取消|To change or cancel|変更・取り消し/);
    expect(status.text).toMatch(/有問題嗎？|Do you have a question\?|ご不明な点があるとき/);
    await site.park.jobs.waiting();
    expect((await readOutbox(site.park)).filter((letter) => letter.subject.includes(subject))).toMatchObject([
      { to: "wang@example.org", language: { zh_TW: "zh-Hant-TW", en_US: "en", ja_JP: "ja" }[locale] },
    ]);
  });

  it("ten times at once makes one record", async () => {
    const before = await submissions();
    const page = await openFormPage(site.url, "/contact");
    const sent = await Promise.all(Array.from({ length: 10 }, () => page.send(message)));
    expect([...new Set(sent.map(({ status, headers }) => `${status} ${headers.location}`))]).toEqual([
      expect.stringMatching(/^303 .+/),
    ]);
    expect(await submissions()).toBe(before + 1);
  });

  it("with faults comes back with all that was written, the faults on top and beside the field", async () => {
    const page = await openFormPage(site.url, "/en_US/contact");
    const sent = await page.send({
      ...message,
      email: "wang@",
      name: "",
      privacy: "",
      message: `<b>"dogs"</b> & cats`,
    });
    expect([sent.status, sent.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(sent.text).toContain('<span lang="en">Invalid email address</span>');
    expect(sent.text).toContain('href="#email"');
    expect(sent.text).toContain("&lt;b&gt;&quot;dogs&quot;&lt;/b&gt; &amp; cats");
    expect(sent.text).toMatch(/value="wang@"/);
    expect(sent.text).toContain('id="name-error"');
    // The keys are the same and the code was right: mending the fault is enough.
    expect(hiddenIn(sent.text)).toEqual(page.hidden);
    expect(sent.text).toMatch(/name="verification"[^>]*value="park5"|value="park5"[^>]*name="verification"/);
    expect((await sendForm(site.url, "/en_US/contact", { ...hiddenIn(sent.text), ...message })).status).toBe(303);
  });

  it("another code comes without JavaScript, with all that was written", async () => {
    const page = await openFormPage(site.url, "/contact");
    const sent = await page.send({ ...message, intent: "new-code" });
    expect(sent.status).toBe(200);
    expect(sent.text).toContain("王小明");
    expect(hiddenIn(sent.text).codeToken).not.toBe(page.hidden.codeToken);
    expect(hiddenIn(sent.text).idempotencyKey).toBe(page.hidden.idempotencyKey);
  });

  it("who can neither see nor hear the code sends the form after opening a mailed link", async () => {
    const page = await openFormPage(site.url, "/ja_JP/contact");
    const asked = await page.send({ ...message, verification: "", intent: "mail-code" });
    expect(asked.status).toBe(200);
    await site.park.jobs.waiting();
    const letter = (await readOutbox(site.park)).find(({ subject }) => subject === "フォームの確認のお願い");
    const link = new URL(/http\S+\/ja_JP\/verification\/\S+/.exec(letter?.text ?? "")?.[0] ?? "");
    expect(letter?.html).toContain(`href="${link.href}"`);
    expect(letter?.html).toContain("開いて確認する");
    // Browsers send a form as from nowhere where the page is told to pass on no address, and it would be refused.
    expect((await ask(site.url, link.pathname)).headers["referrer-policy"]).toBe("same-origin");
    const early = await sendForm(site.url, "/ja_JP/contact", { ...hiddenIn(asked.text), ...message, verification: "" });
    expect([early.status, early.text.includes("メールのリンクがまだ開かれていません")]).toEqual([422, true]);
    // Looking at the link is not opening it; confirming is.
    expect((await ask(site.url, link.pathname)).status).toBe(200);
    expect(
      (await sendForm(site.url, "/ja_JP/contact", { ...hiddenIn(asked.text), ...message, verification: "" })).status,
    ).toBe(422);
    expect((await ask(site.url, link.pathname, { form: { confirm: "" } })).text).toContain("確認しました");
    expect(
      (await sendForm(site.url, "/ja_JP/contact", { ...hiddenIn(asked.text), ...message, verification: "" })).status,
    ).toBe(303);
    expect((await ask(site.url, `${link.pathname}x`)).status).toBe(410);
  });
});

describe("a lost-item enquiry", () => {
  const lost = {
    category: "umbrella",
    lostOn: "2026/3/1",
    lostAt: "戲臺前",
    description: "黑色長柄傘",
    name: "王小明",
    email: "wang@example.org",
    privacy: "on",
    verification: "PARK5",
  };

  it("is taken on the page of lost things, with a day of the past", async () => {
    const page = await openFormPage(site.url, "/faq/lostfound");
    const future = await page.send({ ...lost, lostOn: "2099-01-01" });
    expect([future.status, future.text.includes("不能晚於今天")]).toEqual([422, true]);
    const mistyped = await page.send({ ...lost, lostOn: "1926-03-01" });
    expect([mistyped.status, mistyped.text.includes("請檢查年份")]).toEqual([422, true]);
    const sent = await page.send({
      ...lost,
      lostOn: site.park.now().toZonedDateTimeISO("Asia/Taipei").toPlainDate().toString().replaceAll("-", "/"),
    });
    expect(sent.status).toBe(303);
    expect((await ask(site.url, sent.headers.location ?? "")).text).toContain("雨傘");
  });
});

describe("floods", () => {
  it("posts without a code that holds, however many, hold nothing", async () => {
    const page = await openFormPage(site.url, "/contact");
    const [before, used] = [await submissions(), await uses()];
    const statuses = [];
    for (let round = 0; round < 6; round++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, at) => page.send({ ...message, verification: at % 2 ? "" : "XXXXX" })),
        )),
      );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await submissions()).toBe(before);
    // One code, tried in vain, is one row.
    expect(await uses()).toBe(used + 1);
  });

  it("one address sends thirty forms a minute at most, and none faster than a person fills it in", async () => {
    const before = await submissions();
    const headers = { "x-park-limits": "on", "x-forwarded-for": "203.0.113.77" };
    const page = await openFormPage(site.url, "/contact");
    const quick = await page.send(message, headers);
    expect([quick.status, quick.text.includes("送出得太快了")]).toEqual([422, true]);
    const statuses = [];
    for (let times = 0; times < 40; times++)
      statuses.push((await page.send({ ...message, verification: "" }, headers)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
    expect(await submissions()).toBe(before);
  });
});
