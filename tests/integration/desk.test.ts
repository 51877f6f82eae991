// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addState } from "#app/submissions/submissions.server.ts";
import { confirmPayment } from "#app/lanterns/order-steps.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { closeDays } from "#app/closures/closing.server.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { formatDayRange } from "#platform/dates.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { type CastName, castNames } from "#tests/cast/cast.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { inside, pageOf, tags } from "#tests/pages/page.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe("who sees what at the desk (rules S2, S5)", () => {
  it.each(castNames)("%s", async (name) => {
    const { id, code } = await desk.booked(`seen by ${name}`, { groupName: "慈心華德福", phone: "0988-111-222" });
    const sees = name === "director" || name === "officer";
    const day = desk.dayAhead(10);
    const addresses = [
      `/booking-manage/list?from=${day}&column=contact&column=phone&column=email`,
      `/booking-manage/submissions/${id}`,
      `/booking-manage/day-sheet?day=${day}`,
      `/booking-manage/calendar?view=day&day=${day}`,
      `/booking-manage/list/submissions.csv?from=${day}&column=contact&column=phone`,
      "/booking-manage",
    ];
    for (const address of addresses) {
      const { status, text } = await desk.as(name, address);
      expect(status, address).toBe(200);
      expect(/慈心華德福|0988-111-222/.test(text), address).toBe(sees && address !== "/booking-manage");
      if (address !== "/booking-manage") expect(text, address).toContain(code);
    }
    expect((await desk.as(name, "/booking-manage/list?text=慈心")).text.includes(code)).toBe(sees);
    expect((await desk.as(name, "/booking-manage/check-in")).status).toBe(sees ? 200 : 403);
  });
});

describe("the list (rule S5)", () => {
  it("finds by parts of a reference, by name, telephone however it is written, day and state, and leaves out nothing it was told nothing of", async () => {
    const { code } = await desk.booked("found", { groupName: "臺北市立大同扶輪社", phone: "0977-654-321" });
    for (const query of [
      `text=${code.slice(0, 4).toLowerCase()}`,
      "text=台北市立",
      "text=扶輪 0977654",
      `from=${desk.dayAhead(10)}`,
      "kind=group&state=confirmed&sort=-opened",
      "state=constructor&kind=none&page=x&sort=;drop",
    ])
      expect((await desk.as("officer", `/booking-manage/list?${encodeURI(query)}`)).text, query).toContain(code);
    for (const query of ["text=沒有這個人", `from=${desk.dayAhead(99)}`, "state=declined", "due=overdue"])
      expect((await desk.as("officer", `/booking-manage/list?${encodeURI(query)}`)).text, query).not.toContain(code);
  });

  it("exports what it shows: UTF-8 with its mark, quoted, and nothing that a spreadsheet would run", async () => {
    const { code } = await desk.booked("formula", {
      groupName: '=HYPERLINK("https://evil.example","按我")',
      contactName: "+cmd",
    });
    const file = await desk.as("officer", "/booking-manage/list/submissions.csv?column=contact&column=person");
    expect([file.headers["content-type"], file.bytes.subarray(0, 3).toString("hex")]).toEqual([
      "text/csv; charset=utf-8",
      "efbbbf",
    ]);
    expect(file.text.split("\r\n").find((line) => line.includes(code))).toBe(
      `"${code}","'=HYPERLINK(""https://evil.example"",""按我"")","'+cmd"`,
    );
    const book = await desk.as("officer", "/booking-manage/list/submissions.xlsx?column=contact");
    expect(book.bytes.subarray(0, 2).toString()).toBe("PK");
    const { unzipSync, strFromU8 } = await import("fflate");
    const sheet = strFromU8(unzipSync(new Uint8Array(book.bytes))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain("=HYPERLINK(");
    expect(sheet).not.toContain("<f>");
    expect((await desk.as("officer", "/booking-manage/list/other.pdf")).status).toBe(404);
  });

  it("keeps views for each by name, and answers several at once, each for itself", async () => {
    await desk.send("officer", "/booking-manage/list/views", { name: "我的審核", query: "state=under-review&evil=1" });
    expect((await desk.as("officer", "/booking-manage/list")).text).toContain(
      '/booking-manage/list?state=under-review"',
    );
    expect((await desk.as("director", "/booking-manage/list")).text).not.toContain("我的審核");
    const [one, two] = [await desk.booked("many 1", { guide: "zh30" }), await desk.booked("many 2", { guide: "zh30" })];
    const before = await desk.version(two.id);
    await desk.park.db
      .transaction()
      .execute((trx) => addState(trx, desk.park, two.id, { state: "under-review", by: "park" }));
    const body = new URLSearchParams([
      ["noun", "confirmation"],
      ["submission", `${one.id}:${await desk.version(one.id)}`],
      ["submission", `${two.id}:${before}`],
    ]).toString();
    const answer = await ask(desk.url, "/booking-manage/list", {
      body,
      method: "POST",
      headers: { cookie: desk.cookies.officer, origin: desk.url, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(pageOf(answer).words).toContain("完成 1 件，未完成 1 件");
    expect([await desk.stateOf(one.id), await desk.stateOf(two.id)]).toEqual(["confirmed", "under-review"]);
    // As it was seen, but no act for its state: nobody is blamed, and what was written stays.
    const idle = new URLSearchParams([
      ["noun", "declination"],
      ["reason", "那天沒有導覽"],
      ["submission", `${one.id}:${await desk.version(one.id)}`],
    ]).toString();
    const refused = await ask(desk.url, "/en_US/booking-manage/list", {
      body: idle,
      method: "POST",
      headers: { cookie: desk.cookies.officer, origin: desk.url, "content-type": "application/x-www-form-urlencoded" },
    });
    const { words } = pageOf(refused);
    expect(words).toContain("‘Decline’ is not possible while it is ‘Confirmed’. What can be done now: ‘");
    expect(words).not.toContain("has already dealt with this");
    expect(tags(refused.text, "input").find(({ name }) => name === "reason")?.value).toBe("那天沒有導覽");
  });
});

it("who may not open a screen reads so, and who looks for what is gone; both find the way back to the desk (rule E1)", async () => {
  const [barred, gone] = [
    await desk.as("trainee", "/en_US/booking-manage/people"),
    await desk.as("officer", "/booking-manage/submissions/none"),
  ];
  expect([
    barred.status,
    pageOf(barred).words.includes("This screen is not part of your role"),
    pageOf(gone).words.includes("這一筆已經不在了"),
  ]).toEqual([403, true, true]);
  for (const [answer, home] of [
    [barred, "/en_US/booking-manage"],
    [gone, "/booking-manage"],
  ] as const)
    expect(answer.text).toContain(`href="${home}"`);
  const { id } = await desk.booked("read by a viewer");
  const { words } = pageOf(await desk.as("trainee", `/booking-manage/submissions/${id}`));
  expect(words).not.toMatch(/group-[a-z]+/);
});

describe("two officers at one submission (rule S12)", () => {
  it("the second is told who was quicker and what changed, nothing is overwritten, and what was written stays", async () => {
    const { id } = await desk.booked("conflict", { guide: "zh30" });
    const seen = String(await desk.version(id));
    expect(
      (await desk.send("director", `/booking-manage/submissions/${id}/confirmation`, { version: seen, reason: "" }))
        .status,
    ).toBe(303);
    const late = await desk.send("officer", `/booking-manage/submissions/${id}/declination`, {
      version: seen,
      reason: "那天沒有導覽",
    });
    expect(late.status).toBe(409);
    expect(pageOf(late).words).toContain("林怡君");
    // Declining is offered no more, so that no form of it could hold the words.
    expect(inside(late.text, "textarea")).toContain("那天沒有導覽");
    expect(await desk.stateOf(id)).toBe("confirmed");
  });

  it("of two at the very same moment one is done and one refused", async () => {
    const { id } = await desk.booked("moment", { guide: "zh30" });
    const seen = String(await desk.version(id));
    const answers = await Promise.all([
      desk.send("director", `/booking-manage/submissions/${id}/confirmation`, { version: seen }),
      desk.send("officer", `/booking-manage/submissions/${id}/declination`, { version: seen, ready: "full" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it("a form that one person sends twice is no conflict and does its work once: an act, a note, a mail", async () => {
    const { id } = await desk.booked("sent twice", { guide: "zh30" });
    const seen = String(await desk.version(id));
    const confirm = () => desk.send("officer", `/booking-manage/submissions/${id}/confirmation`, { version: seen });
    expect([(await confirm()).status, (await confirm()).status, await desk.stateOf(id)]).toEqual([
      303,
      303,
      "confirmed",
    ]);
    expect(
      (await desk.send("director", `/booking-manage/submissions/${id}/confirmation`, { version: seen })).status,
    ).toBe(409);
    expect(
      (
        await desk.send("officer", `/booking-manage/submissions/${id}/confirmation`, {
          version: seen,
          reason: "另有說明",
        })
      ).status,
    ).toBe(409);
    expect(
      (await desk.send("officer", `/booking-manage/submissions/${id}/declination`, { version: seen, ready: "full" }))
        .status,
    ).toBe(409);
    const note = (name: CastName, words: string) =>
      desk.send(name, `/booking-manage/submissions/${id}/notes`, { note: words });
    await Promise.all([note("officer", "請帶雨具"), note("officer", "請帶雨具")]);
    await note("director", "請帶雨具");
    const notes = await desk.park.db
      .selectFrom("submission_notes")
      .select("by")
      .where("submission_id", "=", id)
      .execute();
    expect(notes).toHaveLength(2);
    await desk.park.jobs.waiting({ delayed: true });
    const mail = await desk.park.db
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", id)
      .where("sent_at", "is not", null)
      .executeTakeFirstOrThrow();
    await Promise.all(
      [1, 2].map(() => desk.send("officer", `/booking-manage/submissions/${id}/mails`, { mail: mail.id })),
    );
    expect(
      await desk.park.db
        .selectFrom("audit_log")
        .select("id")
        .where("subject", "=", `submission:${id}`)
        .where("action", "=", "submission.mail-again")
        .execute(),
    ).toHaveLength(1);
  });

  it("writes a ready reason in the visitor's language", async () => {
    const { id } = await desk.booked("reason", { guide: "zh30" }, "ja_JP");
    await desk.send("officer", `/booking-manage/submissions/${id}/declination`, {
      version: String(await desk.version(id)),
      ready: "full",
      reason: "11/30 なら空きがあります。",
    });
    const page = pageOf(await desk.as("officer", `/booking-manage/submissions/${id}`)).words;
    expect(page).toContain("ご希望の日時は満員となっております。");
    expect(page).toContain("11/30 なら空きがあります。");
  });
});

describe("at the gate (rule S13)", () => {
  it("a group comes in parts; what is sent again counts once; and each part can be taken back", async () => {
    const { id, code } = await desk.booked("gate");
    const key = "0123456789abcdef0123456789abcdef";
    const sent = () =>
      ask(desk.url, "/booking-manage/check-in/arrivals", {
        form: { submission: id, code, key, "people-discount": "20" },
        headers: { cookie: desk.cookies.officer, accept: "application/json" },
      });
    const answers = await Promise.all([sent(), sent(), sent()]);
    expect(answers.map(({ text }) => JSON.parse(text).ok)).toEqual([true, true, true]);
    expect(answers.filter(({ text }) => !JSON.parse(text).repeated)).toHaveLength(1);
    expect(await desk.stateOf(id)).toBe("attended");
    expect(
      pageOf(await desk.as("officer", `/booking-manage/check-in?code=${code.toLowerCase().replace("-", " ")}`)).words,
    ).toContain("預約 30，已到 20");
    await desk.send("officer", "/booking-manage/check-in/arrivals", {
      submission: id,
      code,
      key: "fedcba9876543210fedcba98",
      "people-discount": "10",
    });
    for (const one of [key, "fedcba9876543210fedcba98"])
      expect(
        (await desk.send("officer", `/booking-manage/submissions/${id}/arrivals/removal`, { key: one })).status,
      ).toBe(303);
    expect(await desk.stateOf(id)).toBe("confirmed");
  });

  it("is noted not to have come, once its start is over, by officers alone, silently; it counts in the day's figures and may still arrive", async () => {
    const day = desk.dayAhead(10);
    const { id, code } = await desk.booked("gone missing", { startTime: "15:00", endTime: "16:00" });
    const at = (moment: string, name: CastName, path: string, form?: Record<string, string>) =>
      ask(desk.url, path, { ...(form && { form }), headers: { cookie: desk.cookies[name], "x-park-now": moment } });
    const [before, then] = [`${day}T14:59`, `${day}T15:00`];
    const forms = ({ text }: Answer) => tags(text, "form").map(({ action }) => action);
    const absence = async (moment: string, name: CastName, more: Record<string, string> = {}) =>
      at(moment, name, `/booking-manage/submissions/${id}/absence`, {
        version: String(await desk.version(id)),
        ...more,
      });
    expect(forms(await at(before, "officer", `/booking-manage/submissions/${id}`))).not.toContain(
      `/booking-manage/submissions/${id}/absence`,
    );
    expect([
      (await absence(before, "officer")).status,
      (await absence(then, "trainee")).status,
      (await absence(then, "editor")).status,
      await desk.stateOf(id),
    ]).toEqual([422, 403, 403, "confirmed"]);
    const mails = await desk.park.db
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", id)
      .execute();
    for (const page of [
      "/booking-manage",
      `/booking-manage/submissions/${id}`,
      `/booking-manage/check-in?code=${code}`,
    ])
      expect(forms(await at(then, "officer", page)), page).toContain(`/booking-manage/submissions/${id}/absence`);

    const noted = await absence(then, "officer", { back: "day" });
    expect([noted.status, noted.headers.location, await desk.stateOf(id)]).toEqual([
      303,
      "/booking-manage?told=missed",
      "missed",
    ]);
    expect(pageOf(await at(then, "officer", "/booking-manage")).words).toMatch(/預約 \d+ 人，已到 \d+，未到 30/);
    expect(
      await desk.park.db.selectFrom("submission_emails").select("id").where("submission_id", "=", id).execute(),
    ).toEqual(mails);
    expect(
      (
        await desk.park.db
          .selectFrom("audit_log")
          .select("action")
          .where("subject", "=", `submission:${id}`)
          .orderBy("id")
          .execute()
      ).map(({ action }) => action),
    ).toEqual(["submission.missed", "submission.act.absence"]);
    expect(await reconcile(desk.park)).toEqual([]);

    expect(
      (
        await at(`${day}T15:40`, "officer", "/booking-manage/check-in/arrivals", {
          submission: id,
          code,
          key: "late0late0late0late0",
          "people-discount": "12",
        })
      ).status,
    ).toBe(303);
    expect(await desk.stateOf(id)).toBe("attended");
    expect(pageOf(await at(`${day}T15:41`, "officer", "/booking-manage")).words).toMatch(
      /預約 \d+ 人，已到 \d+，未到 0/,
    );
  });

  it("refuses with a reason what is no check-in", async () => {
    const { id, code } = await desk.booked("refused at the gate");
    const wrong: Record<string, string>[] = [
      { key: "short" },
      { "people-discount": "0" },
      { "people-discount": "-5" },
      { "people-nobody": "9" },
      { submission: "none" },
    ];
    for (const given of wrong) {
      const answer = await ask(desk.url, "/booking-manage/check-in/arrivals", {
        form: { submission: id, code, key: "0123456789abcdef01234567", ...given },
        headers: { cookie: desk.cookies.officer, accept: "application/json" },
      });
      expect([answer.status, JSON.parse(answer.text).ok], JSON.stringify(given)).toEqual([422, false]);
    }
    expect(await desk.stateOf(id)).toBe("confirmed");
  });
});

it("what no submission knows is not found, whatever it is called (goals, bad input)", async () => {
  const { id } = await desk.booked("unknown nouns");
  for (const noun of [
    "constructor",
    "toString",
    "__proto__",
    "hasOwnProperty",
    "absence%00",
    "notes%2f..",
    "x".repeat(300),
  ])
    for (const end of ["", "/removal"])
      expect(
        (await desk.send("officer", `/booking-manage/submissions/${id}/${noun}${end}`, { version: "NaN", reason: "x" }))
          .status,
        noun + end,
      ).toBe(404);
  for (const version of ["", "NaN", "-1", "1e400", "１"])
    expect(409, version).toBe(
      (await desk.send("officer", `/booking-manage/submissions/${id}/cancellation`, { version, reason: "\u0000" }))
        .status,
    );
  for (const one of ["none", "..%2f..", "constructor"])
    expect([400, 404], one).toContain(
      (await ask(desk.url, `/booking-manage/submissions/${one}`, { headers: { cookie: desk.cookies.officer } })).status,
    );
});

it("an address that holds what nobody can write is not found, on every screen and in every question (rule R2)", async () => {
  const item = await desk.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "news")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await desk.booked("control characters");
  const things = [
    "submissions/%00",
    "submissions/%01",
    `submissions/${id}/uploads/%00`,
    "media/%00",
    "people/%00",
    "facts/%00",
    "mail-texts/group/%00",
    "rites/%00",
    "list/%00",
    ...["", "/history", "/archive", "/preview"].map((end) => `content/news/${item.id}%00${end}`),
    "content/news/%00",
    "content/%00",
  ];
  const questions = [
    "audit?who=%00",
    "audit?about=%00",
    "audit?what=a%00b",
    "list?text=%00",
    "list?column=%00",
    "list/submissions.csv?text=%00",
    "content/news?text=%00",
    "media?text=%00",
    "media/pictures.json?text=%00",
    `content/news/${item.id}/history?show=%00`,
    "check-in?code=%00",
    "capacity?day=%00",
    "calendar?day=%00",
    "day-sheet?day=%00",
  ];
  for (const address of [...things, ...questions])
    expect([address, (await desk.as("director", `/booking-manage/${address}`)).status]).toEqual([address, 404]);
  for (const address of [`content/news/${item.id}%00/draft`, `submissions/${id}%00/notes`, "people/%00", "media/%00"])
    expect([address, (await desk.send("director", `/booking-manage/${address}`, { note: "x" })).status]).toEqual([
      address,
      404,
    ]);
  expect((await desk.as("director", "/booking-manage/list?text=%09%E6%9E%97")).status).toBe(200);
  expect((await ask(desk.url, "/booking-manage/password/%00")).status).toBe(404);
});

describe("the audit log (rule S7)", () => {
  it("calls what an entry is about what a person calls it, and leads there", async () => {
    const { id, code } = await desk.booked("named in the log", { groupName: "不該出現的團名" });
    await desk.send("officer", `/booking-manage/submissions/${id}/notes`, { note: "來電確認" });
    await desk.send("officer", `/booking-manage/submissions/${id}/cancellation`, {
      version: String(await desk.version(id)),
      reason: "來電取消",
    });
    await desk.send("officer", "/booking-manage/list/views", { name: "我的", query: "state=waiting" });
    const said: [string, string][] = [
      [`submission:${id}`, `團體預約 ${code}`],
      ["setting:capacity", "平常的名額上限"],
      ["submissions", "預約與申請"],
    ];
    await desk.send("officer", "/booking-manage/capacity", {
      version: await desk.versionOn("/booking-manage/capacity"),
      firstDay: desk.dayAhead(70),
      lastDay: desk.dayAhead(71),
      perHour: "21",
      perDay: "42",
    });
    for (const [about, name] of said)
      expect(pageOf(await desk.as("director", `/booking-manage/audit?about=${about}`)).words, about).toContain(name);
    const log = await desk.as("director", "/booking-manage/audit");
    expect(log.text).toContain(`href="/booking-manage/submissions/${id}"`);
    const { words } = pageOf(log);
    for (const shown of [
      `團體預約 ${code}`,
      "寫了註記",
      "「取消預約」",
      "陳志明",
      `${formatDayRange(desk.dayAhead(70), desk.dayAhead(71), "zh_TW", { year: true, weekday: false })}，每小時上限`,
      "只看這一項",
    ])
      expect(words).toContain(shown);
    for (const raw of [id, "submission:", "staff:", "days:", "perHour"]) expect(words, raw).not.toContain(raw);
  });
});

describe("what the desk tells leads nowhere that is closed to the reader (rule S2)", () => {
  const headers = { "x-park-now": "2027-11-02T10:00" };
  beforeAll(async () => {
    desk.at("2027-11-02 10:00");
    const ordered = await orderLanterns(
      desk.park,
      {
        lanterns: [{ name: "王小明", wish: "平安" }],
        contactName: "陳美玉",
        phone: "0912-345-678",
        email: "mei@example.org",
        recipientName: "",
        postcode: "265",
        address: "宜蘭縣",
      },
      { locale: "zh_TW", idempotencyKey: "on the day" },
    );
    if (ordered.ok) await confirmPayment(desk.park, ordered.id, { by: "officer" });
    await closeDays(
      desk.park,
      {
        firstDay: "2027-12-20",
        lastDay: "2027-12-20",
        areas: [],
        reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" },
      },
      "officer",
    );
    desk.at();
  });

  it.each(castNames)("%s", async (name) => {
    const deals = name === "director" || name === "officer";
    const open = (address: string) => ask(desk.url, address, { headers: { cookie: desk.cookies[name], ...headers } });
    const linksOn = async (screen: string) =>
      tags((await open(screen)).text, "a").flatMap(({ href = "" }) =>
        href.startsWith("/booking-manage") ? [href.split(/[?#]/)[0] ?? ""] : [],
      );
    const today = await linksOn("/booking-manage");
    for (const link of new Set([...today, ...(await linksOn("/booking-manage/list"))]))
      expect([link, (await open(link)).status]).toEqual([link, 200]);
    for (const told of ["/booking-manage/closures", "/booking-manage/working-days", "/booking-manage/rites/2027-11-08"])
      expect([told, today.includes(told)]).toEqual([told, deals]);
  });
});

describe("mails (rule B4)", () => {
  it("that did not leave are shown on the day and can be sent again; one that left is sent as a new mail", async () => {
    const { id, code } = await desk.booked("mails");
    await desk.park.db
      .updateTable("submission_emails")
      .set({ refused_at: desk.park.now().toString() })
      .where("submission_id", "=", id)
      .execute();
    expect((await desk.as("officer", "/booking-manage")).text).toContain(code);
    const mail = await desk.park.db
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", id)
      .executeTakeFirstOrThrow();
    const again = () => desk.send("officer", `/booking-manage/submissions/${id}/mails`, { mail: mail.id });
    expect((await again()).status).toBe(303);
    await desk.park.jobs.waiting();
    expect((await again()).status).toBe(303);
    await desk.park.jobs.waiting();
    const mails = await desk.park.db
      .selectFrom("submission_emails")
      .select(["sent_at", "refused_at"])
      .where("submission_id", "=", id)
      .execute();
    expect(mails.map((one) => [one.sent_at !== null, one.refused_at])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect((await desk.send("officer", `/booking-manage/submissions/${id}/mails`, { mail: "none" })).status).toBe(422);
  });
});
