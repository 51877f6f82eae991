import { describe, expect, inject, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { pageOf, tags } from "#tests/pages/page.ts";

const site = inject("site");
const guide = (query: string, locale: (typeof locales)[number] = "en_US") =>
  ask(site, `${pathIn(locale, "/audio-guide")}${query}`);
const stops = (answer: Answer) =>
  [...answer.text.matchAll(/id="stop-(\d+)"/g)].map(([, number]) => Number(number)).sort((a, b) => a - b);
const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe.each(locales)("in %s", (locale) => {
  it("the list names twelve stops, each with its anchor and its whole text", async () => {
    const answer = await guide("", locale);
    expect(answer.status).toBe(200);
    expect(stops(answer)).toEqual(twelve);
    expect(answer.text.match(/<details>/g)).toHaveLength(12);
  });

  it("the address on the plate shows the stop, with a player that works without JavaScript", async () => {
    const answer = await guide("?stop=1", locale);
    const page = pageOf(answer);
    expect([answer.status, page.headings.length, page.canonical?.endsWith("/audio-guide?stop=1")]).toEqual([
      200,
      1,
      true,
    ]);
    expect(stops(answer)).toEqual(twelve);
    const plain = /<noscript>([\s\S]*?)<\/noscript>/.exec(answer.text)?.[1] ?? "";
    expect(tags(plain, "audio")).toEqual([expect.objectContaining({ controls: "", preload: "none" })]);
    expect(tags(plain, "source").map(({ type }) => type)).toEqual(["audio/ogg; codecs=opus", "audio/mpeg"]);
    expect(tags(answer.text, "audio").some((audio) => "autoplay" in audio)).toBe(false);
    const jsonLd = [...answer.text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]): unknown => JSON.parse(json),
    );
    expect(jsonLd).toContainEqual(
      expect.objectContaining({
        "@type": "AudioObject",
        encodingFormat: "audio/ogg",
        duration: expect.stringMatching(/^PT\d+S$/),
        transcript: expect.stringMatching(/\S/),
      }),
    );
  });

  it("every recording is there, in both formats", async () => {
    for (const number of [1, 2, 3, 4]) {
      const sources = tags((await guide(`?stop=${number}`, locale)).text, "source").flatMap(({ src }) =>
        src?.startsWith("/sound/") ? [src] : [],
      );
      expect(new Set(sources).size).toBe(2);
      for (const src of sources) expect((await ask(site, src, { method: "HEAD" })).status, src).toBe(200);
    }
  });
});

it("a number may come in full-width digits, with spaces and with noughts", async () => {
  for (const query of ["?stop=%EF%BC%97", "?stop=+7+", "?stop=007"])
    expect(pageOf(await guide(query)).canonical).toMatch(/\?stop=7$/);
});

it.each([
  ["?stop=999", "There is no stop 999."],
  ["?stop=13", "There is no stop 13."],
  ["?stop=abc", "Please enter a number from 1 to 12."],
  ["?stop=-1", "Please enter"],
  ["?stop=1.5", "Please enter"],
  [`?stop=${"9".repeat(400)}`, "Please enter"],
  ["?stop=%00%3Cscript%3E", "Please enter"],
])("%s is refused in words, and the list stays", async (query, words) => {
  const answer = await guide(query);
  const page = pageOf(answer);
  expect([answer.status, page.robots]).toEqual([404, "noindex"]);
  expect(page.words).toContain(words);
  expect(stops(answer)).toEqual(twelve);
  expect(answer.text).not.toContain("<script>alert");
});

it("an empty number is the list", async () => {
  const answer = await guide("?stop=");
  expect([answer.status, pageOf(answer).canonical?.endsWith("/audio-guide")]).toEqual([200, true]);
});

describe("the sound itself", () => {
  async function aSound() {
    const [source] = tags((await guide("?stop=1")).text, "source");
    return source?.src ?? "";
  }

  it("may be kept for ever, and is not sent to who has it", async () => {
    const whole = await ask(site, await aSound());
    expect(whole.headers).toMatchObject({
      "content-type": "audio/ogg",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(whole.bytes.length),
      "x-content-type-options": "nosniff",
    });
    expect(whole.bytes.subarray(0, 4).toString()).toBe("OggS");
    const again = await ask(site, await aSound(), { headers: { "if-none-match": whole.headers.etag ?? "" } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("is sent in the part that a player asks for", async () => {
    const path = await aSound();
    const { bytes } = await ask(site, path);
    const part = await ask(site, path, { headers: { range: "bytes=1000-1999" } });
    expect([part.status, part.headers["content-range"], part.headers["content-length"]]).toEqual([
      206,
      `bytes 1000-1999/${bytes.length}`,
      "1000",
    ]);
    expect(part.bytes.equals(bytes.subarray(1000, 2000))).toBe(true);
    const end = await ask(site, path, { headers: { range: "bytes=-100" } });
    expect([end.status, end.bytes.equals(bytes.subarray(-100))]).toEqual([206, true]);
    const beyond = await ask(site, path, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await ask(site, path, { headers: { range: "bytes=0-0,5-9" } })).status).toBe(200);
  });

  it.each([
    "none",
    "none.opus",
    "brick-gate-en-000000000000.opus",
    "brick-gate-en-93da7a1c63db.wav",
    "..%2f..%2fsecret.opus",
    "../pictures/x-000000000000.mp3",
    "%00-000000000000.mp3",
    "A-000000000000.opus",
    "a/b-000000000000.opus",
    `${"a".repeat(400)}-000000000000.mp3`,
  ])("/sound/%s is not there", async (name) => {
    expect((await ask(site, `/sound/${name}`)).status).toBe(404);
  });
});
