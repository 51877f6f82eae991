import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { openForm, sendForm } from "#tests/pages/form-in.ts";
import { pageOf } from "#tests/pages/page.ts";
import { makeOffice, zipOf } from "#tests/uploads/office.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
/** Of an editor. */
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "editor");
});
afterAll(() => site.close());

it("pictures come into the library re-encoded, are described in three languages, replaced in place, and nothing else is taken (rule C24)", async () => {
  const [png, other] = [await photo("#336699"), await photo("#993322")];
  const added = await upload("/booking-manage/media", [
    ["picture", "blue.png", png],
    ["picture", "red.png", other],
  ]);
  expect([added.status, added.headers.location]).toEqual([303, "/booking-manage/media?kept=2"]);
  const refused = await upload("/booking-manage/media", [
    ["picture", "evil.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")],
  ]);
  expect([refused.status, pageOf(refused).words]).toEqual([
    422,
    expect.stringContaining("evil.svg：不是 JPEG、PNG、WebP 或 AVIF（HEIC、GIF、SVG 請先轉存成其中一種）。"),
  ]);
  const mixed = await upload("/en_US/booking-manage/media", [
    ["picture", "zip.jpg", Buffer.from("PK\x03\x04")],
    ["picture", "cut.png", png.subarray(0, 60)],
    ["picture", "large.png", Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])],
    ["picture", "none.png", Buffer.alloc(0)],
  ]);
  for (const told of [
    "zip.jpg is not a JPEG, PNG, WebP or AVIF",
    "cut.png is incomplete or damaged",
    "large.png is larger than 10 MB",
    "none.png is an empty file.",
  ])
    expect(pageOf(mixed).words).toContain(told);
  expect(
    JSON.parse(
      (await upload("/booking-manage/media/upload", [["picture", "zip.jpg", Buffer.from("PK\x03\x04")]])).text,
    ),
  ).toEqual({ fault: "not-a-picture" });
  const { id } = await site.park.db
    .selectFrom("pictures")
    .select("id")
    .where("created_by", "is not", null)
    .where("width", "=", 40)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const path = `/booking-manage/media/${id}`;
  const was = () =>
    ask(site.url, path, { headers: { cookie } }).then(
      ({ text }) => /name="was" value="([^"]*)"/.exec(text)?.[1]?.replaceAll("&quot;", '"') ?? "",
    );
  const first = await was();
  const described = (fields: Record<string, string>) =>
    sendForm(
      site.url,
      { action: path, entries: [], fields: {} },
      { act: "describe", zh_TW: "藍", en_US: "Blue", ja_JP: "青", x: "10", y: "90", ...fields },
      cookie,
    );
  expect((await described({ zh_TW: "", was: first })).status).toBe(422);
  for (const x of ["", "left", "101", "-1", "1e1"])
    expect((await described({ x, was: first })).text, x).toContain("焦點要是兩個 0 到 100 的數字。");
  expect((await described({ was: first })).status).toBe(303);
  const late = await described({ was: first, zh_TW: "別人的字" });
  expect([late.status, late.text.includes("別人的字"), pageOf(late).words.includes("佐藤 花")]).toEqual([
    409,
    true,
    true,
  ]);
  const before = (await site.park.pictures.find([id])).get(id);
  expect(before).toMatchObject({ alt: { zh_TW: "藍", en_US: "Blue", ja_JP: "青" }, focal_x: 0.1, focal_y: 0.9 });
  // Whether the former words are true of the new picture is asked each time: nothing is replaced without an answer.
  const green = async (words: Record<string, string>) =>
    upload(path, [["picture", "green.png", await photo("#229933")]], {
      act: "replace",
      version: before?.version ?? "",
      ...words,
    });
  for (const words of ["", "new"]) expect((await green({ words, "alt.zh_TW": "" })).status, words).toBe(422);
  expect((await site.park.pictures.find([id])).get(id)).toEqual(before);
  expect((await green({ words: "same" })).status).toBe(303);
  const after = (await site.park.pictures.find([id])).get(id);
  expect(after).toMatchObject({ alt: before?.alt, focal_x: 0.1, file_name: "green.png" });
  expect(after?.version).not.toBe(before?.version);
});

it("a picture that took the place of another has words of its own, and can be put back; it is listed and found by the name of its file (rule C24)", async () => {
  const added = await upload("/booking-manage/media", [["picture", "燈籠 Lantern 3.png", await photo("#552200")]]);
  expect(added.status).toBe(303);
  const found = await ask(site.url, `/booking-manage/media?text=${encodeURIComponent("lantern 3")}`, {
    headers: { cookie },
  });
  expect(pageOf(found).words).toContain("燈籠 Lantern 3.png");
  const id = /\/booking-manage\/media\/([\w-]{20,})"/.exec(found.text)?.[1] ?? "";
  const path = `/booking-manage/media/${id}`;
  const of = async () => (await site.park.pictures.find([id])).get(id);
  const first = await of();
  const replaced = await upload(path, [["picture", "drum.png", await photo("#005522")]], {
    act: "replace",
    version: first?.version ?? "",
    words: "new",
    "alt.zh_TW": "鼓",
    "alt.en_US": "A drum",
    "alt.ja_JP": "太鼓",
  });
  expect(replaced.headers.location).toBe(`${path}?done=replaced`);
  const second = await of();
  expect(second).toMatchObject({ alt: { zh_TW: "鼓", en_US: "A drum", ja_JP: "太鼓" }, file_name: "drum.png" });
  const page = await ask(site.url, `/en_US${path}`, { headers: { cookie } });
  expect(pageOf(page).words).toContain("Put ‘燈籠 Lantern 3.png’ back");
  const undo = (version: string) =>
    sendForm(site.url, { action: path, entries: [], fields: {} }, { act: "undo", version }, cookie);
  expect((await undo(first?.version ?? "")).status).toBe(409);
  expect((await undo(second?.version ?? "")).headers.location).toBe(`${path}?done=undone`);
  expect(await of()).toEqual({ ...first, created_by: second?.created_by });
  const log = await ask(site.url, `/en_US/booking-manage/audit?about=${encodeURIComponent(`picture:${id}`)}`, {
    headers: { cookie: await signedIn(site.url, "director") },
  });
  expect(pageOf(log).words).toContain("put the former picture back");
  expect(pageOf(log).words).toContain("Alt text, Chinese");
  expect(pageOf(log).words).not.toMatch(/zh_TW|[{}]/);
});

it("files of an item are uploaded in place, named, put in order and taken away; the page offers them, and nothing else is taken (rule C25)", async () => {
  const { id } = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("type", "=", "news")
    .where("slug", "=", "first-wood-firing")
    .executeTakeFirstOrThrow();
  const path = `/booking-manage/content/news/${id}`;
  const bring = async (files: [file: string, bytes: Buffer][], changed: Record<string, string>) => {
    const { entries } = await openForm(site.url, path, cookie);
    return upload(
      path,
      files.map(([file, bytes]) => ["document:files", file, bytes]),
      { ...Object.fromEntries(entries), ...changed },
    );
  };
  for (const [file, bytes] of [
    ["evil.html", Buffer.from("<script>1</script>")],
    ["fake.pdf", Buffer.from("MZ no pdf")],
    ["fake.docx", Buffer.from("plain words")],
    ["archive.docx", zipOf({ "a.txt": "a" })],
    ["macros.docx", makeOffice.docx({ "word/vbaProject.bin": "vba" })],
    ["table.xlsx", makeOffice.docx()],
    ["fake.csv", Buffer.from([0xff, 0xfe, 0])],
  ] as const) {
    const refused = await bring([[file, bytes]], { intent: "save" });
    expect([refused.status, refused.text.includes(file)], file).toEqual([422, true]);
  }
  expect(
    (
      await bring(
        [
          ["報名表 Form 1.csv", Buffer.from("姓名,電話\n")],
          ["second.txt", Buffer.from("二")],
        ],
        { intent: "save" },
      )
    ).status,
  ).toBe(303);
  const brought = await upload("/booking-manage/media/documents", [["document", "Entry form.docx", makeOffice.docx()]]);
  expect([brought.status, JSON.parse(brought.text)]).toEqual([
    200,
    {
      name: { zh_TW: "Entry form" },
      key: expect.stringMatching(/^documents\/entry-form-[\da-f]{12}\.docx$/),
      bytes: expect.any(Number),
    },
  ]);
  const form = await openForm(site.url, path, cookie);
  expect([form.fields["n:files"], form.fields["files.0.name.zh_TW"], form.fields["files.0.key"]]).toEqual([
    "2",
    "報名表 Form 1",
    expect.stringMatching(/^documents\/form-1-[\da-f]{12}\.csv$/),
  ]);
  await sendForm(site.url, form, { intent: "up:files.1" }, cookie);
  const turned = await openForm(site.url, path, cookie);
  expect(turned.fields["files.1.name.zh_TW"]).toBe("報名表 Form 1");
  expect(
    (await sendForm(site.url, turned, { "files.1.name.en_US": "Entry form", intent: "publish" }, cookie)).status,
  ).toBe(303);
  await expect.poll(async () => (await ask(site.url, "/en_US/news/first-wood-firing")).text).toContain("Entry form");
  const page = (await ask(site.url, "/en_US/news/first-wood-firing")).text;
  const [, address = ""] = /href="(\/document\/form-1-[^"]+)"/.exec(page) ?? [];
  expect([page.indexOf("second-"), (await ask(site.url, address)).text]).toEqual([
    expect.toSatisfy((at: number) => at > 0 && at < page.indexOf("form-1-")),
    "姓名,電話\n",
  ]);
  await sendForm(site.url, await openForm(site.url, path, cookie), { intent: "remove:files.0" }, cookie);
  expect((await sendForm(site.url, await openForm(site.url, path, cookie), { intent: "publish" }, cookie)).status).toBe(
    303,
  );
  await expect.poll(async () => (await ask(site.url, "/en_US/news/first-wood-firing")).text).not.toContain("second-");
});

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Files of a form, as a browser without JavaScript sends them. */
async function upload(
  path: string,
  files: [name: string, file: string, bytes: Buffer][],
  fields: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, file, bytes] of files) form.append(name, new File([new Uint8Array(bytes)], file));
  const { origin } = new URL(site.url);
  const request = new Request(`${site.url}${path}`, { method: "POST", body: form });
  return ask(site.url, path, {
    method: "POST",
    body: Buffer.from(await request.arrayBuffer()),
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      origin,
      "sec-fetch-site": "same-origin",
      cookie,
    },
  });
}
