import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportPayment } from "#app/lanterns/order-steps.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { closeDays, liftClosing, undoClosing } from "#app/closures/closing.server.ts";
import { ask } from "#tests/ask.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { pageOf, tags } from "#tests/pages/page.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** The words of a part of a page, from one heading to the next. */
const within = (words: string, from: string, to: string) =>
  words.slice(words.indexOf(from), words.indexOf(to, words.indexOf(from)));

describe("what waits for an answer (rule S15)", () => {
  it("stands under Today by how urgent it is, as a badge on every screen, and leads from one answer to the next", async () => {
    const names = ["逾期國小", "今日國小", "新進國小", "後到國小"];
    const submissions: { id: string; code: string }[] = [];
    for (const groupName of names) submissions.push(await desk.booked(groupName, { guide: "zh30", groupName }));
    const [late, now, fresh, last] = submissions.map(({ id }) => id);
    for (const [id, days] of [
      [late, -1],
      [now, 0],
      [fresh, 2],
      [last, 2],
    ] as const)
      await desk.park.db
        .updateTable("submissions")
        .set({ due_on: desk.dayAhead(days) })
        .where("id", "=", String(id))
        .execute();

    const today = pageOf(await desk.as("officer", "/booking-manage")).words;
    expect(today).toContain("該回覆的 4");
    const groups = ["已逾期 1", "今天到期 1", "新進的 2", "候補名單"];
    for (const [at, heading] of groups.slice(0, -1).entries())
      expect(within(today, heading, String(groups[at + 1])), heading).toContain(String(names[at]));
    expect(within(today, "新進的 2", "候補名單")).toContain("後到國小");
    expect((await desk.as("officer", "/booking-manage/list?due=unanswered")).text).toContain(
      String(submissions[3]?.code),
    );

    // Whoever acts on them reads it on every screen; whoever only looks has no work waiting, and reads no names.
    const badge = "4 件待回覆，其中 1 件已逾期";
    for (const screen of ["/booking-manage/calendar", "/booking-manage/help"])
      expect(pageOf(await desk.as("officer", screen)).words, screen).toContain(badge);
    for (const name of ["trainee", "editor"] as const) {
      const { words } = pageOf(await desk.as(name, "/booking-manage"));
      expect(
        [words.includes("待回覆"), names.some((one) => words.includes(one)), words.includes("該回覆的 4")],
        name,
      ).toEqual([false, false, true]);
    }

    const answer = async (id: string | undefined) =>
      pageOf(
        await landed(`/booking-manage/submissions/${id}/confirmation`, {
          version: String(await desk.version(String(id))),
        }),
      );
    const next = await answer(late);
    expect(next.words).toMatch(/還有 3 件待回覆，下一件： .*今日國小/);
    expect((await desk.as("officer", `/booking-manage/submissions/${late}?told=done`)).text).toContain(
      `href="/booking-manage/submissions/${now}"`,
    );
    // What still waits itself is no answer: a corrected address leads nowhere else.
    expect(pageOf(await desk.as("officer", `/booking-manage/submissions/${now}?told=done`)).words).not.toContain(
      "下一件",
    );
    await answer(now);
    expect((await answer(last)).words).toMatch(/還有 1 件待回覆，下一件： .*新進國小/);
    expect((await answer(fresh)).words).toContain("全部都回覆了，辛苦了。 回到今日");
  });

  it("counts a payment that was reported, and not what applicants have to answer or who waits for places", async () => {
    const { id } = await desk.booked("asked about", { guide: "zh30" });
    const words = async () => pageOf(await desk.as("officer", "/booking-manage")).words;
    expect(await words()).toContain("該回覆的 1");
    await desk.send("officer", `/booking-manage/submissions/${id}/question`, {
      version: String(await desk.version(id)),
      reason: "請問有幾位老師？",
    });
    expect(await words()).toContain("該回覆的 0");
    const order = await orderLanterns(
      desk.park,
      {
        contactName: "林怡君",
        phone: "0912-345-678",
        email: "a@example.org",
        lanterns: [{ name: "林怡君", wish: "平安" }],
        recipientName: "林怡君",
        postcode: "26841",
        address: "五結鄉",
      },
      { locale: "zh_TW", idempotencyKey: "reported" },
    );
    if (!order.ok) throw new Error(JSON.stringify(order));
    expect(await words()).toContain("該回覆的 0");
    const { id: lantern } = await desk.park.db
      .selectFrom("submissions")
      .select("id")
      .where("kind", "=", "lantern")
      .executeTakeFirstOrThrow();
    expect(await reportPayment(desk.park, lantern, { by: "visitor", lastFive: "12345" })).toEqual({ ok: true });
    expect(await words()).toContain("該回覆的 1");
  });
});

/** Follows a form's answer to the page it leads to. */
async function landed(path: string, form: Record<string, string>) {
  const { status, headers } = await desk.send("officer", path, form);
  expect(status).toBe(303);
  return desk.as("officer", String(headers.location));
}

describe("at the gate without a script (rule S13)", () => {
  const arrivals = "/booking-manage/check-in/arrivals";
  const field = (text: string, name: string) => tags(text, "input").find((one) => one.name === name);

  it("asks before more come in than were expected, keeps what was typed, and asks anew when others have come meanwhile", async () => {
    const { id, code } = await desk.booked("too many", { groupName: "慈心華德福" });
    const key = "more0more0more0more0";
    const asked = await landed(arrivals, { submission: id, code, key, "people-discount": "35" });
    expect(pageOf(asked).words).toContain("比預約多 5 人，請再確認一次");
    expect([
      field(asked.text, "people-discount")?.value,
      field(asked.text, "sure")?.value,
      await desk.stateOf(id),
    ]).toEqual(["35", "5", "confirmed"]);

    expect(
      (
        await desk.send("officer", arrivals, {
          submission: id,
          code,
          key: "other0other0other0",
          "people-discount": "10",
        })
      ).status,
    ).toBe(303);
    const anew = await landed(arrivals, { submission: id, code, key, "people-discount": "35", sure: "5" });
    expect(pageOf(anew).words).toContain("比預約多 15 人，請再確認一次");

    const done = pageOf(
      await landed(arrivals, { submission: id, code, key, "people-discount": "35", sure: "15" }),
    ).words;
    expect(done).toContain(`慈心華德福，${code} 報到 35 人`);
    expect(done).toContain("預約 30 人，已到 45 人");
  });

  it("a phone whose check-ins waited is told how many more they are, and may count them all the same; what is sent again counts once", async () => {
    const { id, code } = await desk.booked("too many at once");
    const send = async (more: Record<string, string>) => {
      const { status, text } = await ask(desk.url, arrivals, {
        form: { submission: id, code, "people-discount": "31", key: "wait0wait0wait0wait0", ...more },
        headers: { cookie: desk.cookies.officer, accept: "application/json" },
      });
      return { status, ...JSON.parse(text) };
    };
    expect(await send({})).toEqual({
      status: 422,
      ok: false,
      reason: "more",
      beyond: 1,
      message: "比預約多 1 人，還沒有計入。請再確認一次人數。",
    });
    expect([await send({ sure: "1" }), await send({ sure: "1" })]).toEqual([
      { status: 200, ok: true, repeated: false },
      { status: 200, ok: true, repeated: true },
    ]);
    // Taken back after it, as by a phone that lost the answer; twice is no fault, nor is what never came.
    expect(
      [
        await send({ wish: "take-back" }),
        await send({ wish: "take-back" }),
        await send({ wish: "take-back", key: "never0never0never0" }),
      ].map(({ ok, taken }) => [ok, taken]),
    ).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
    expect(await desk.stateOf(id)).toBe("confirmed");
  });

  it("says which group it let in, and takes that back on the same screen", async () => {
    const { id, code } = await desk.booked("let in", { groupName: "羅東國小" });
    const done = await landed(arrivals, { submission: id, code, key: "letin0letin0letin0", "people-discount": "20" });
    expect(pageOf(done).words).toContain(`羅東國小，${code} 報到 20 人`);
    const back = field(done.text, "key");
    expect([
      back?.value,
      tags(done.text, "button").some(({ name, value }) => name === "wish" && value === "take-back"),
    ]).toEqual(["letin0letin0letin0", true]);
    const taken = pageOf(
      await landed(arrivals, { submission: id, code, key: String(back?.value), wish: "take-back" }),
    ).words;
    expect([taken.includes("已收回報到"), taken.includes("預約 30，已到 0"), await desk.stateOf(id)]).toEqual([
      true,
      true,
      "confirmed",
    ]);
  });
});

describe("the report of a closure (rule P5)", () => {
  const reason = { zh_TW: "颱風來襲", en_US: "Typhoon", ja_JP: "台風の接近" };
  const close = async (day: string) =>
    (await closeDays(desk.park, { firstDay: day, lastDay: day, areas: [], reason }, "officer")).id;
  const report = async (id: string) => pageOf(await desk.as("officer", `/booking-manage/closures/${id}`)).words;

  it("says who was told, when, by mail or telephone, and what did not arrive; it can be mended from there and stays when the closure is over", async () => {
    const date = desk.dayAhead(31);
    const mailed = await desk.booked("report mailed", { date, groupName: "寄達國小", email: "arrives@example.net" });
    const refused = await desk.booked("report refused", { date, groupName: "退信國小", email: "refuses@example.net" });
    const phoned = await desk.booked("report phoned", {
      date,
      groupName: "電話國小",
      email: "",
      phone: "0988-777-666",
    });
    await desk.park.jobs.waiting();
    const id = await close(date);
    expect(await report(id)).toContain("等待寄出 2");

    await desk.park.jobs.waiting({ delayed: true });
    const letter = await desk.park.db
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", refused.id)
      .where("mail", "=", "group-park-closed")
      .executeTakeFirstOrThrow();
    await desk.park.db
      .updateTable("submission_emails")
      .set({ sent_at: null, refused_at: desk.park.now().toString() })
      .where("id", "=", letter.id)
      .execute();
    const words = await report(id);
    for (const said of [
      "信已寄出 1",
      "信箱拒收 1",
      "要打電話 1",
      "寄達國小",
      "arrives@example.net",
      "電話國小",
      "0988-777-666",
      "颱風來襲",
      "生效中",
    ])
      expect(words, said).toContain(said);
    // What is to be done stands before what needs nothing.
    expect(words.indexOf("退信國小")).toBeLessThan(words.indexOf("寄達國小"));
    expect(pageOf(await desk.as("officer", "/booking-manage/closures")).words).toMatch(/已通知 1 還沒通知 1 寄不到 1/);

    const call = await desk.park.db
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", phoned.id)
      .where("mail", "=", "group-park-closed")
      .executeTakeFirstOrThrow();
    const told = pageOf(
      await landed(`/booking-manage/submissions/${phoned.id}/calls`, { call: call.id, back: `closure:${id}` }),
    ).words;
    expect([told.includes("已記下"), told.includes("已電話告知 1"), told.includes("陳志明告知")]).toEqual([
      true,
      true,
      true,
    ]);
    const again = pageOf(
      await landed(`/booking-manage/submissions/${refused.id}/mails`, { mail: letter.id, back: `closure:${id}` }),
    ).words;
    expect([again.includes("已重新寄出"), again.includes("信箱拒收")]).toEqual([true, false]);
    await desk.park.jobs.waiting();

    // Opened again, those who are restored hear of it: that is in the report too.
    expect(await liftClosing(desk.park, id, "officer")).toMatchObject({ ok: true, restored: 3 });
    await desk.park.jobs.waiting({ delayed: true });
    const lifted = await report(id);
    expect([lifted.includes("提前恢復開園"), lifted.includes("信已寄出 4"), lifted.includes(mailed.code)]).toEqual([
      true,
      true,
      true,
    ]);
    const later = await ask(desk.url, "/booking-manage/closures", {
      headers: { cookie: desk.cookies.officer, "x-park-now": `${desk.dayAhead(60)}T10:00` },
    });
    expect(later.text).toContain(`href="/booking-manage/closures/${id}"`);
  });

  it("of one that was taken back says that nobody was told, and is for officers alone", async () => {
    const date = desk.dayAhead(32);
    await desk.booked("report undone", { date, groupName: "虛驚國小" });
    const id = await close(date);
    expect(await undoClosing(desk.park, id, "officer")).toMatchObject({ ok: true, restored: 1 });
    const words = await report(id);
    expect([
      words.includes("60 秒內收回，沒有通知任何人"),
      words.includes("已收回 1"),
      words.includes("信已寄出"),
    ]).toEqual([true, true, false]);
    for (const name of ["trainee", "editor"] as const)
      expect((await desk.as(name, `/booking-manage/closures/${id}`)).status, name).toBe(403);
    expect((await desk.as("officer", "/booking-manage/closures/none")).status).toBe(404);
  });
});
