import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBySecret } from "#app/submissions/read.server.ts";
import { uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { seenOf } from "#tests/cast/seen.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { hiddenIn, openFormPage, sendFiles } from "#tests/pages/form-page.ts";
import { tags } from "#tests/pages/page.ts";
import { nowMs } from "#platform/clock.ts";
import { dropPendingUploads, sweepPendingUploads } from "#platform/uploads/pending-uploads.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { databaseText, outboxText, storedUploads } from "#tests/traces.ts";
import { goodFiles, makePdf, makePhoto, maliciousFiles, type Sent } from "#tests/uploads/files.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const now = { "x-park-now": "2026-03-02T10:00" };
const home = {
  groupName: "向陽之家",
  groupType: "institution",
  contactName: "林怡君",
  phone: "03-111-2222",
  email: "home@example.org",
  date: "2026-03-20",
  startTime: "10:00",
  endTime: "12:00",
  total: "20",
  wheelchairs: "3",
  needs: "安靜的房間",
  identity: "on",
  privacy: "on",
  verification: "PARK5",
};
const letter: Sent = { name: "公文第 3 號.pdf", type: "application/pdf", bytes: makePdf() };
const submissions = async () =>
  Number(
    (
      await site.park.db
        .selectFrom("submissions")
        .select((one) => one.fn.countAll().as("all"))
        .executeTakeFirstOrThrow()
    ).all,
  );
const stored = async () => (await storedUploads(site.park)).length;

describe("free admission with a letter (rules D10, D17)", () => {
  it.each([
    ["", "已收到免費入園申請"],
    ["/en_US", "We have your application for free admission"],
    ["/ja_JP", "無料入園のお申し込みを受け付けました"],
  ])("is taken once, however often it is sent, and confirmed (%s)", async (prefix, subject) => {
    const before = await submissions();
    const page = await openFormPage(site.url, `${prefix}/accessibility`, now);
    expect(page.answer.headers["cache-control"]).toBe("no-store");
    const sent = await Promise.all(
      Array.from({ length: 4 }, () =>
        page.sendWith({ letter: [letter, { name: "背面.jpg", type: "", bytes: Buffer.alloc(0) }].slice(0, 1) }, home),
      ),
    );
    expect(new Set(sent.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1);
    expect([sent[0]?.status, await submissions()]).toEqual([303, before + 1]);
    const status = await ask(site.url, sent[0]?.headers.location ?? "", { headers: now });
    expect(status.text).toContain("公文第 3 號.pdf");
    await site.park.jobs.waiting();
    expect((await readOutbox(site.park)).some((mail) => mail.subject.includes(subject))).toBe(true);
  });

  it("without a letter, or with faults, comes back with all that was written and what was sent with it", async () => {
    const [before, files] = [await submissions(), await stored()];
    const page = await openFormPage(site.url, "/en_US/accessibility", now);
    const without = await page.send(home);
    expect([without.status, without.text.includes("Official letter: please choose a file.")]).toEqual([422, true]);
    const wrong = await page.sendWith({ letter: [letter] }, { ...home, email: "home@", groupName: "Sunny <Home>" });
    expect(wrong.status).toBe(422);
    for (const words of [
      "Sunny &lt;Home&gt;",
      'value="2026-03-20"',
      "Invalid email address",
      "公文第 3 號.pdf",
      "We have these, and will add them",
      'href="#email"',
    ])
      expect(wrong.text, words).toContain(words);
    const uneven = await page.sendWith({ letter: [letter] }, { ...home, wheelchairs: "21" });
    expect([
      uneven.status,
      uneven.text.includes("there are 20 of you in all"),
      uneven.text.includes('href="#wheelchairs"'),
    ]).toEqual([422, true, true]);
    const soon = await page.sendWith({ letter: [letter] }, { ...home, date: "2026-03-15" });
    expect([soon.status, soon.text.includes("at least 14 days before the visit")]).toEqual([422, true]);
    const code = await page.sendWith({ letter: [letter] }, { ...home, intent: "new-code" });
    expect([code.status, code.text.includes("公文第 3 號.pdf</span>")]).toEqual([200, true]);
    expect([await submissions(), await stored()]).toEqual([before, files]);
    const mended = await sendFiles(
      site.url,
      "/en_US/accessibility",
      { letter: [letter] },
      { ...hiddenIn(code.text), ...home },
      now,
    );
    expect(mended.status).toBe(303);
  });

  it("refuses every malicious file with the form and a clear message in the visitor's language, and nothing is left on disk", async () => {
    const [before, files] = [await submissions(), await stored()];
    const pages = await Promise.all(
      ["", "/en_US", "/ja_JP"].map((prefix) => openFormPage(site.url, `${prefix}/accessibility`, now)),
    );
    for (const [at, [what, bad]] of Object.entries(await maliciousFiles()).entries()) {
      const sent = await pages[at % 3]?.sendWith({ letter: at % 2 ? [letter, bad] : [bad] }, home);
      if (!sent) throw new Error("no page");
      expect(sent.status, what).toBe(422);
      expect(sent.text, what).toContain('id="letter-error"');
      expect(sent.text, what).toContain("向陽之家");
      expect([await submissions(), await stored()], what).toEqual([before, files]);
    }
  });

  it("keeps what was good of a refused form, by name and for a day; it is sent without choosing it again, or taken out", async () => {
    const scan: Sent = { name: "背面.png", type: "image/png", bytes: await makePhoto("png") };
    const page = await openFormPage(site.url, "/accessibility", now);
    const files = await stored();
    for (const id of await waiting()) await dropPendingUploads(site.park, id);
    const script = (await maliciousFiles())["a PDF with a script"] ?? letter;
    const mixed = await page.sendWith({ letter: [script, letter] }, home);
    expect([
      mixed.status,
      keptIn(mixed.text).map(({ name }) => name),
      mixed.text.includes('id="letter-error"'),
    ]).toEqual([422, [letter.name], true]);
    const both = await page.sendWith(
      { letter: [scan] },
      { ...home, date: "2026-03-15", keptFile: keptIn(mixed.text).map(({ token }) => token) },
    );
    expect([both.status, keptIn(both.text).map(({ name }) => name), await stored(), (await waiting()).length]).toEqual([
      422,
      [letter.name, scan.name],
      files,
      2,
    ]);
    const [first, second] = keptIn(both.text);
    if (!first || !second) throw new Error("nothing was kept");

    const sneaky = await page.send({ ...home, keptFile: ["x", first.token.slice(0, -2)] });
    expect([sneaky.status, sneaky.text.includes("請選擇要附上的檔案")]).toEqual([422, true]);
    const other = await openFormPage(site.url, "/collaboration?kind=filming", now);
    expect(keptIn((await other.send({ keptFile: [first.token], verification: "PARK5" })).text)).toEqual([]);

    const many = await page.sendWith(
      { letter: [letter, letter, letter] },
      { ...home, keptFile: [first.token, second.token] },
    );
    expect([
      many.status,
      many.text.includes("最多 2 個檔案"),
      keptIn(many.text).length,
      (await waiting()).length,
    ]).toEqual([422, true, 2, 2]);

    const sent = await page.send({ ...home, keptFile: [first.token, second.token], keptFileRemoved: second.id });
    expect([
      sent.status,
      (await uploadsOf(site.park.db, site.park, await idOf(sent))).map(({ name }) => name),
      await waiting(),
    ]).toEqual([303, [letter.name], []]);

    const late = await openFormPage(site.url, "/accessibility", now);
    const again = await late.sendWith({ letter: [letter] }, { ...home, email: "" });
    expect(await sweepPendingUploads(site.park, nowMs() + 23 * 3_600_000)).toBe(0);
    expect([await sweepPendingUploads(site.park, nowMs() + 25 * 3_600_000), await waiting()]).toEqual([1, []]);
    const swept = await late.send({ ...home, keptFile: keptIn(again.text).map(({ token }) => token) });
    expect([swept.status, swept.text.includes(`剛才選的是 ${letter.name}`), keptIn(swept.text)]).toEqual([
      422,
      true,
      [],
    ]);
  });

  it("takes no more files, and no more bytes, than it says", async () => {
    const page = await openFormPage(site.url, "/en_US/accessibility", now);
    const three = await page.sendWith({ letter: [letter, letter, letter] }, home);
    expect([three.status, three.text.includes("at most 2 files")]).toEqual([422, true]);
    const large: Sent = { name: "scan.pdf", type: "", bytes: Buffer.alloc(14 * 1024 * 1024, "a") };
    const fourteen = await page.sendWith({ letter: [large] }, home);
    expect([
      fourteen.status,
      fourteen.text.includes("is larger than 10 MB"),
      fourteen.text.includes("向陽之家"),
    ]).toEqual([422, true, true]);
    const thirty = await page.sendWith({ letter: [large, large] }, home, { accept: "text/html" });
    expect([thirty.status, thirty.text.includes("The files are too large")]).toEqual([413, true]);
  });
});

it("the programme is told to its last day, and to special groups the way in stays open (rule F12)", async () => {
  const told = async (path: string, day: string) =>
    (await ask(site.url, path, { headers: { "x-park-now": `${day}T12:00` } })).text;
  for (const [path, words] of [
    ["/accessibility", "免費入園方案實施至 2025年12月31日。"],
    ["/en_US/accessibility", "The free-admission programme runs until 31 December 2025."],
    ["/ja_JP/accessibility", "無料入園プログラムは2025年12月31日まで実施しています。"],
  ] as const) {
    expect(await told(path, "2025-12-31")).toContain(words);
    const after = await told(path, "2026-01-01");
    expect([after.includes(words), after.includes('id="apply"')]).toEqual([false, true]);
  }
});

describe("an applicant's files (rules D17, S2)", () => {
  it("go to officers as attachments, never shown, and to nobody else", async () => {
    const page = await openFormPage(site.url, "/accessibility", now);
    const photo: Sent = { name: "掃描.jpg", type: "image/jpeg", bytes: await makePhoto() };
    const sent = await page.sendWith({ letter: [letter, photo] }, home);
    const id = await idOf(sent);
    const pdf = (await uploadsOf(site.park.db, site.park, id)).find(
      ({ contentType }) => contentType === "application/pdf",
    );
    const path = `/booking-manage/submissions/${id}/uploads/${pdf?.id}`;
    const officer = await signedIn(site.url, "officer");
    const file = await ask(site.url, path, { headers: { cookie: officer } });
    expect([
      file.status,
      file.headers["content-type"],
      file.headers["x-content-type-options"],
      file.headers["cache-control"],
      file.headers["content-security-policy"],
    ]).toEqual([200, "application/pdf", "nosniff", "no-store", "sandbox; default-src 'none'"]);
    expect(file.headers["content-disposition"]).toMatch(
      /^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''%E5%85%AC/,
    );
    expect(file.bytes.equals(letter.bytes)).toBe(true);
    const submission = await ask(site.url, `/booking-manage/submissions/${id}`, { headers: { cookie: officer } });
    expect(submission.text).toContain(path);

    for (const name of ["editor", "trainee"] as const) {
      const cookie = await signedIn(site.url, name);
      expect((await ask(site.url, path, { headers: { cookie } })).status).toBe(403);
      expect((await ask(site.url, `/booking-manage/submissions/${id}`, { headers: { cookie } })).text).not.toContain(
        "uploads/",
      );
    }
    expect((await ask(site.url, path)).headers.location).toMatch(/^\/booking-manage\?to=/);
    expect(
      (await ask(site.url, path.replace(id, "00000000-0000-4000-8000-000000000000"), { headers: { cookie: officer } }))
        .status,
    ).toBe(404);
    expect(
      (
        await ask(site.url, `/booking-manage/submissions/${id}/uploads/..%2f..%2fsecret`, {
          headers: { cookie: officer },
        })
      ).status,
    ).toBe(404);
    const noted = await site.park.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `submission:${id}`)
      .execute();
    expect(noted).toEqual([{ action: "submission.upload-read" }]);
  });

  it("come with an answer from the status page, where what is no file of ours is refused with the words kept", async () => {
    const page = await openFormPage(site.url, "/en_US/accessibility", now);
    const sent = await page.sendWith({ letter: [letter] }, { ...home, email: "answers@example.org" });
    const id = await idOf(sent);
    const officer = await signedIn(site.url, "officer");
    const { version } = await seenOf(site.park, id);
    expect(
      (
        await ask(site.url, `/booking-manage/submissions/${id}/question`, {
          form: { reason: "Which seal?", version },
          headers: { cookie: officer },
        })
      ).status,
    ).toBe(303);
    const status = sent.headers.location ?? "";
    const asked = await ask(site.url, status);
    expect(asked.text).toMatch(/Which seal\?[\s\S]*type="file"/);
    const files = await stored();
    const script = (await maliciousFiles())["a PDF with a script"];
    const refused = await sendFiles(
      site.url,
      status,
      { files: script ? [script] : [] },
      { act: "answer", words: "The round one" },
    );
    expect([
      refused.status,
      refused.text.includes("contains scripts"),
      refused.text.includes("The round one"),
      await stored(),
    ]).toEqual([422, true, true, files]);
    const endless = await sendFiles(site.url, status, { files: [] }, { act: "answer", words: "long ".repeat(1001) });
    expect([
      endless.status,
      endless.text.includes("at most 5000 characters"),
      endless.text.includes("long ".repeat(1000)),
    ]).toEqual([422, true, true]);
    const wordless = await sendFiles(site.url, status, { files: [letter] }, { act: "answer", words: "" });
    expect([wordless.status, keptIn(wordless.text).map(({ name }) => name)]).toEqual([422, [letter.name]]);
    // As a browser sends it: the page keeps its secret address to itself, so that its forms come from nowhere.
    const answered = await sendFiles(
      site.url,
      status,
      { files: [(await goodFiles())[3] ?? letter] },
      { act: "answer", words: "The round one" },
      { origin: "null" },
    );
    expect([answered.status, await stored()]).toEqual([303, files + 1]);
    expect((await ask(site.url, status)).text).toContain("File: scan.png");
    // Sent twice it is done once; what comes too late is shown, so that it can be sent otherwise.
    const twice = await sendFiles(site.url, status, { files: [letter] }, { act: "answer", words: "The round one" });
    expect([twice.status, twice.headers.location, await stored()]).toEqual([303, status, files + 1]);
    const late = await sendFiles(site.url, status, { files: [letter] }, { act: "answer", words: "Or the square one" });
    expect([late.status, late.text.includes("Or the square one"), await stored()]).toEqual([409, true, files + 1]);
    expect(await databaseText(site.park)).not.toContain("The round one");
    expect(await outboxText(site.park)).not.toContain("The round one");
  });
});

it("any parts of a form with files are refused with the form, or make one whole record: never a fault", async () => {
  const files = await stored();
  const { hidden } = await openFormPage(site.url, "/accessibility", now);
  const name = fc.constantFrom(
    "letter",
    "groupName",
    "date",
    "total",
    "privacy",
    "__proto__",
    "files",
    "a".repeat(200),
  );
  const value = fc.constantFrom("", "\u0000", "%PDF-1.7", "2026-03-20", "-1", "<svg>", "王".repeat(3000));
  const part = fc.record({
    name,
    value,
    file: fc.option(fc.constantFrom("", "a.pdf", "../../x.pdf", "\u202Efdp.exe", "a".repeat(500))),
    type: fc.constantFrom("", "application/pdf", "text/html", "x".repeat(300)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), fc.boolean(), async (parts, withKeys) => {
      const keys = withKeys ? Object.entries({ ...hidden, verification: "PARK5" }) : [];
      const body = [
        ...keys.map(([one, text]) => `--x\r\ncontent-disposition: form-data; name="${one}"\r\n\r\n${text}\r\n`),
        ...parts.map(
          (one) =>
            `--x\r\ncontent-disposition: form-data; name="${one.name}"${one.file === null ? "" : `; filename="${one.file}"\r\ncontent-type: ${one.type || "text/plain"}`}\r\n\r\n${one.value}\r\n`,
        ),
        "--x--\r\n",
      ].join("");
      const answer = await ask(site.url, "/accessibility", {
        method: "POST",
        body,
        headers: {
          "content-type": "multipart/form-data; boundary=x",
          origin: site.url,
          "sec-fetch-site": "same-origin",
          ...now,
        },
      });
      expect([200, 400, 422, 429], `${answer.status} ${JSON.stringify(parts)}`).toContain(answer.status);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(await stored()).toBe(files);
});

/** The files a form came back with. */
function keptIn(html: string): { id: string; name: string; token: string }[] {
  const [tokens, boxes] = [
    tags(html, "input").filter(({ name }) => name === "keptFile"),
    tags(html, "input").filter(({ name }) => name === "keptFileRemoved"),
  ];
  const names = [...html.matchAll(/class="file-kept-name">([^<]*)</g)].map(([, name = ""]) => name);
  return tokens.map(({ value = "" }, at) => ({ id: boxes[at]?.value ?? "", name: names[at] ?? "", token: value }));
}

const waiting = async () =>
  (await site.park.db.selectFrom("pending_uploads").select("id").execute()).map(({ id }) => id);

async function idOf({ headers }: Answer): Promise<string> {
  const submission = await findBySecret(site.park, headers.location?.split("/").at(-1) ?? "");
  if (!submission) throw new Error("no such submission");
  return submission.id;
}
