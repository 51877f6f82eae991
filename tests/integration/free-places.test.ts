import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { hiddenIn, openFormPage, sendFiles, sendForm } from "#tests/pages/form-page.ts";
import { tags } from "#tests/pages/page.ts";
import { makePdf } from "#tests/uploads/files.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  desk.at("2026-12-01 10:00");
});
afterAll(() => desk.close());

const headers = { "x-park-now": "2026-12-01T10:00" };
const welfare = {
  groupName: "向陽之家",
  groupKind: "welfare",
  taxId: "",
  contactName: "林怡君",
  phone: "03-111-2222",
  email: "home@example.org",
  onsiteName: "陳志明",
  onsitePhone: "0912-345-678",
  date: "2026-12-20",
  startTime: "10:00",
  endTime: "12:00",
  total: "40",
  general: "",
  discount: "",
  local: "",
  senior: "",
  free: "40",
  coaches: "1",
  fieldTrip: "",
  classTour: "",
  guide: "",
  requirements: "",
  guidelines: "on",
  privacy: "on",
  verification: "PARK5",
};
const kindergarten = {
  ...welfare,
  groupName: "河口幼兒園",
  groupKind: "school",
  general: "4",
  free: "36",
  freeReason: "young",
  email: "kg@example.org",
};

describe("free places of a group are for those who are free one by one (rule G22)", () => {
  const languages = [
    ["", "改以公文申請"],
    ["/en_US", "Apply with a letter"],
    ["/ja_JP", "団体名義の申請書でお申し込み"],
  ] as const;
  it.each(
    languages.flatMap(([prefix, words]) =>
      ["/group", "/field-trip", "/class-tour"].map((path) => [prefix + path, prefix, words] as const),
    ),
  )(
    "%s confirms no group that is free as such, and leads on to the letter with all that was written",
    async (path, prefix, words) => {
      const before = await reservations();
      const cards: Record<string, string> = {
        "": "未能出示的以全票計",
        "/en_US": "the regular price applies",
        "/ja_JP": "一般料金となります",
      };
      expect((await ask(desk.url, path, { headers })).text).toContain(cards[prefix]);
      const changes: Record<string, string>[] = [
        {},
        { date: "2026-12-04" },
        { requirements: "輪椅四臺" },
        { wish: "wait" },
        { groupKind: "company" },
        { freeReason: "" },
        { general: "39", free: "1" },
      ];
      for (const change of changes) {
        const page = await openFormPage(desk.url, path, headers);
        const refused = await page.send({ ...welfare, ...change }, headers);
        expect([refused.status, faults(refused), refused.text.includes(words)]).toEqual([422, ["freeReason"], true]);
        expect(
          tags(refused.text, "button")
            .filter(({ value }) => value === "letter")
            .map(({ formaction }) => formaction),
        ).toEqual(expect.arrayContaining([`${prefix}/accessibility#apply`]));
      }
      expect(await reservations()).toBe(before);
      const { text } = await openFormPage(desk.url, path, headers).then((page) => page.send(welfare, headers));
      const begun = await sendForm(
        desk.url,
        `${prefix}/accessibility`,
        { ...hiddenIn(text), ...welfare, wish: "letter" },
        headers,
      );
      expect(begun.status).toBe(200);
      const fields = Object.fromEntries(tags(begun.text, "input").map(({ name = "", value = "" }) => [name, value]));
      const { groupName, contactName, phone, email, date, startTime, endTime, total } = welfare;
      expect(fields).toMatchObject({ groupName, contactName, phone, email, date, startTime, endTime, total });
      for (const kept of ["陳志明", "0912-345-678", "40"])
        expect(/<textarea[^>]*name="needs"[^>]*>([\s\S]*?)<\/textarea>/.exec(begun.text)?.[1]).toContain(kept);
      expect(
        tags(begun.text, "input").find(({ name, value }) => name === "groupType" && value === "institution"),
      ).toHaveProperty("checked");
      expect(await reservations()).toBe(before);
      if (path !== "/group") return;
      const answers = {
        ...hiddenIn(begun.text),
        groupName,
        groupType: "institution",
        contactName,
        phone,
        email,
        date,
        startTime,
        endTime,
        total,
        wheelchairs: "4",
        needs: "",
        identity: "on",
        privacy: "on",
        verification: "PARK5",
      };
      const applied = await sendFiles(
        desk.url,
        `${prefix}/accessibility`,
        { letter: [{ name: "公文.pdf", type: "application/pdf", bytes: makePdf() }] },
        answers,
        headers,
      );
      expect(applied.status).toBe(303);
    },
  );

  it("tells at once that a letter must come earlier, with the first day that is left", async () => {
    const page = await openFormPage(desk.url, "/en_US/group", headers);
    const begun = await sendForm(
      desk.url,
      "/en_US/accessibility",
      { ...page.hidden, ...welfare, date: "2026-12-05", wish: "letter" },
      headers,
    );
    expect([begun.status, faults(begun)]).toEqual([200, ["date"]]);
    expect(begun.text).toContain("15 December 2026");
  });

  it("carries what nobody can read, too, and takes no letter’s form for another’s", async () => {
    const begun = await sendForm(
      desk.url,
      "/accessibility",
      {
        wish: "letter",
        groupName: "<script>",
        total: "forty",
        email: "x",
        extras: ["tour", "nonsense"],
        guide: "zh30",
      },
      headers,
    );
    expect(begun.status).toBe(200);
    expect(begun.text).not.toContain('<script>"');
    expect(begun.text).toContain("中文 30 分鐘");
    expect((await sendForm(desk.url, "/accessibility", { wish: "other" }, headers)).status).toBe(422);
  });

  it.each([
    ["", "未達購票年齡或身高的兒童"],
    ["/en_US", "Children below the age or height for a ticket"],
    ["/ja_JP", "入園料のかからない年齢・身長のお子さま"],
  ])(
    "a kindergarten of five-year-olds is confirmed at once (%s), and status page and letter say why they are free",
    async (prefix, why) => {
      const page = await openFormPage(desk.url, `${prefix}/group`, headers);
      const sent = await page.send({ ...kindergarten, email: `kg${prefix.slice(1)}@example.org` }, headers);
      expect(sent.status).toBe(303);
      const { text } = await ask(desk.url, sent.headers.location ?? "", { headers });
      expect(text).toContain(why);
      const id = await newest();
      expect(await desk.stateOf(id)).toBe("confirmed");
      const [mail] = await desk.park.db
        .selectFrom("submission_emails")
        .select("mail")
        .where("submission_id", "=", id)
        .execute();
      expect(mail?.mail).toBe("group-confirmed");
      expect((await desk.as("officer", `${prefix}/booking-manage/submissions/${id}`)).text).toContain(why);
    },
  );

  it("is told at the gate, on the day’s sheet and in files: of nine people with a disability and companions at least five cards", async () => {
    const page = await openFormPage(desk.url, "/group", headers);
    expect(
      (
        await page.send(
          {
            ...kindergarten,
            general: "31",
            free: "9",
            freeReason: "disabled",
            date: "2026-12-18",
            email: "nine@example.org",
          },
          headers,
        )
      ).status,
    ).toBe(303);
    const id = await newest();
    const { code } = await desk.park.db
      .selectFrom("submissions")
      .select("code")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (const path of [`/booking-manage/check-in?code=${code}`, "/booking-manage/day-sheet?day=2026-12-18"])
      expect((await desk.as("officer", path)).text, path).toContain("至少 5 張證明");
    const file = await desk.as(
      "officer",
      "/booking-manage/list/submissions.csv?column=free&from=2026-12-18&to=2026-12-18",
    );
    expect(file.text).toContain("9，身心障礙者，每位可有一位陪同者");
    expect((await desk.as("officer", "/booking-manage/list?column=free&from=2026-12-18&to=2026-12-18")).text).toContain(
      "9，身心障礙者",
    );
  });

  it("and at the telephone alike: asked for the reason, or an exception that stays in the history", async () => {
    const staff = { cookie: desk.cookies.officer, ...headers };
    const page = await openFormPage(desk.url, "/booking-manage/new", staff);
    const form = { ...welfare, language: "zh_TW", email: "phone@example.org" };
    const refused = await page.send(form, staff);
    expect([refused.status, faults(refused), refused.text.includes("請在下面寫明理由")]).toEqual([
      422,
      ["freeReason"],
      true,
    ]);
    expect((await page.send({ ...form, override: "縣府社會處來電，公文後補。" }, staff)).status).toBe(303);
    const id = await newest();
    expect((await desk.as("officer", `/booking-manage/submissions/${id}`)).text).toContain("公文後補");
    expect(await exceptions(id)).toEqual(["free-reason"]);
    expect((await desk.as("director", "/booking-manage/audit")).text).toContain("免票沒有註明資格");
    // Where it was an exception before, another time is no new one; more people are.
    const change = {
      date: "2026-12-20",
      startTime: "13:00",
      endTime: "15:00",
      general: "",
      discount: "",
      local: "",
      senior: "",
      free: "40",
      freeReason: "",
      override: "",
    };
    expect((await changed(id, change)).status).toBe(303);
    expect(await asked(id, { ...change, free: "41" })).toEqual([422, ["change-freeReason"]]);
  });

  it("who was to be free before the reason was asked keeps it, and whoever confirms that is told", async () => {
    const { id } = await desk.booked("before the question", {
      date: "2026-12-23",
      free: 10,
      discount: 20,
      freeReason: "young",
      requirements: "輪椅",
    });
    const warned = async () =>
      (await desk.as("officer", `/booking-manage/submissions/${id}`)).text.includes("卻沒有註明資格");
    expect(await warned()).toBe(false);
    await desk.park.db
      .updateTable("group_reservations")
      .set({ free_reason: null })
      .where("submission_id", "=", id)
      .execute();
    expect(await warned()).toBe(true);
    expect((await desk.as("officer", `/booking-manage/submissions/${id}`)).text).toContain(
      "免票（資格未註明，請查驗）",
    );
    const change = {
      date: "2026-12-23",
      startTime: "13:00",
      endTime: "15:00",
      general: "",
      discount: "22",
      local: "",
      senior: "",
      free: "8",
      freeReason: "",
      override: "",
    };
    expect((await changed(id, change)).status).toBe(303);
  });

  it("and where staff change a group: nobody is made free without a reason or an exception", async () => {
    const { id } = await desk.booked("made free", { date: "2026-12-22" });
    const change = {
      date: "2026-12-22",
      startTime: "10:00",
      endTime: "12:00",
      general: "",
      discount: "20",
      local: "",
      senior: "",
      free: "10",
      freeReason: "",
      override: "",
    };
    expect(await asked(id, change)).toEqual([422, ["change-freeReason"]]);
    expect((await changed(id, { ...change, freeReason: "volunteer" })).status).toBe(303);
    expect(await kept(id)).toEqual({ free: 10, free_reason: "volunteer" });
    expect(await asked(id, { ...change, freeReason: "" })).toEqual([422, ["change-freeReason"]]);
    expect((await changed(id, { ...change, free: "12", override: "園長同意" })).status).toBe(303);
    expect(await kept(id)).toEqual({ free: 12, free_reason: null });
    expect(await exceptions(id)).toEqual(["free-reason"]);
    expect((await desk.as("officer", `/booking-manage/submissions/${id}`)).text).toContain("園長同意");
    expect(
      (
        await desk.send("officer", `/booking-manage/submissions/${id}/change/removal`, {
          version: String(await desk.version(id)),
        })
      ).status,
    ).toBe(303);
    expect(await kept(id)).toEqual({ free: 10, free_reason: "volunteer" });
  });
});

describe("the price helper goes by the day of the visit (rule F14)", () => {
  it("which its address may say; and /info says from when the price is another", async () => {
    const values = [
      {
        key: "ticket.regular.single",
        value: "180",
        valid_from: "2027-02-01",
        valid_to: null,
        note: "董事會決議",
        changed_by: "mei",
        changed_at: desk.park.now().toString(),
      },
    ];
    await desk.park.db.insertInto("facts").values(values).execute();
    await desk.park.db.transaction().execute((trx) => desk.park.changes.announce(trx, ["facts"]));
    const page = async (query: string) => (await ask(desk.url, `/en_US/info${query}`, { headers })).text;
    const sumOf = (text: string) => /Total for tickets[\s\S]*?NT\$(\d+)/.exec(text)?.[1];
    expect([
      sumOf(await page("?age=40")),
      sumOf(await page("?age=40&date=2027-01-31")),
      sumOf(await page("?age=40&date=2027-02-01")),
    ]).toEqual(["150", "150", "180"]);
    expect(await page("?age=40&date=2027-02-01")).toContain("These are the prices of Monday 1 February 2027.");
    expect(await page("")).toContain("For visits from 1 February 2027 on: Regular NT$180");
    for (const wrong of ["2026-11-30", "2027-02-30", "tomorrow"])
      expect(await page(`?age=40&date=${wrong}`)).toContain("Choose today or a later day for the visit.");
  });

  it("and says how the bus discount is rounded", async () => {
    expect((await ask(desk.url, "/en_US/info?age=40&bus=1", { headers })).text).toContain(
      "15% off a regular ticket, rounded down to a whole dollar",
    );
  });
});

function faults({ text }: Answer): string[] {
  return [...(/class="error-summary"[\s\S]*?<\/ul>/.exec(text)?.[0] ?? "").matchAll(/<a[^>]* href="#([\w-]+)"/g)].map(
    ([, field = ""]) => field,
  );
}

async function reservations(): Promise<number> {
  return Number(
    (
      await desk.park.db
        .selectFrom("submissions")
        .select((of) => of.fn.countAll<string>().as("all"))
        .where("kind", "=", "group")
        .executeTakeFirstOrThrow()
    ).all,
  );
}

async function newest(): Promise<string> {
  return (
    await desk.park.db
      .selectFrom("submission_states")
      .select("submission_id")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
  ).submission_id;
}

async function exceptions(id: string): Promise<string[]> {
  const rows = await desk.park.db
    .selectFrom("audit_log")
    .select("details")
    .where("subject", "=", `submission:${id}`)
    .where("action", "=", "submission.override")
    .execute();
  return rows.map(({ details }) => JSON.parse(details).rules);
}

async function kept(id: string) {
  return desk.park.db
    .selectFrom("group_reservations")
    .select(["free", "free_reason"])
    .where("submission_id", "=", id)
    .executeTakeFirstOrThrow();
}

async function changed(id: string, change: Record<string, string>): Promise<Answer> {
  return desk.send("officer", `/booking-manage/submissions/${id}/change`, {
    version: String(await desk.version(id)),
    ...change,
  });
}

async function asked(id: string, change: Record<string, string>): Promise<[number, string[]]> {
  const answer = await changed(id, change);
  return [answer.status, faults(answer)];
}
