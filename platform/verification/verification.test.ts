import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { locales } from "#platform/locales.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { checkCode, codeCharacters, forgetOldCodes, newCode, openCode, spendCode } from "./code.ts";
import { confirmLink, mailCode } from "./mail-code.ts";
import { pictureOf } from "./picture.ts";
import { samplesOf, soundOf } from "./sound.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterAll(() => opened.close());

const inProduction = () => ({ ...opened.park, config: { ...opened.park.config, test: false } });

it("outside test mode a code is drawn anew each time, of characters without look-alikes (rule V1)", () => {
  const park = inProduction();
  const codes = Array.from({ length: 200 }, () => openCode(park, newCode(park))?.code ?? "");
  expect(new Set(codes).size).toBeGreaterThan(190);
  expect(codes.filter((code) => !new RegExp(`^[${codeCharacters}]{5}$`).test(code))).toEqual([]);
  expect(openCode(opened.park, newCode(opened.park))?.code).toBe("PARK5");
});

it("every character can be drawn and read out in three languages (rule V2)", async () => {
  for (const character of codeCharacters) {
    const code = { id: character, code: character.repeat(5) };
    const picture = await pictureOf(opened.park, code);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 320, height: 112 });
    expect(picture.length, character).toBeLessThan(12_000);
    for (const locale of locales)
      expect((await soundOf(code, locale)).length, `${character} ${locale}`).toBeGreaterThan(100_000);
  }
});

it("the voice is heard well above what murmurs behind it, and never cut off (rule H47)", async () => {
  for (const locale of locales) {
    const samples = samplesOf(await soundOf({ id: "a", code: "PARK5" }, locale));
    const loud = loudEach(samples, 800).sort((one, other) => one - other);
    // Half a second before the first letter and after the last are without a voice, and the letters take a third at
    // least.
    const [behind = 0, voice = 0] = [0.05, 0.8].map((part) => loud[Math.floor(loud.length * part)]);
    expect(20 * Math.log10(voice / behind), locale).toBeGreaterThan(8);
    expect(samples.filter((sample) => Math.abs(sample) > 0.999).length / samples.length).toBeLessThan(0.001);
  }
});

it("a code is spent once, however many ask at the same time", async () => {
  const checked = await checkCode(opened.park, newCode(opened.park), "park5");
  if (!checked.ok) throw new Error(checked.reason);
  const spent = await Promise.all(
    Array.from({ length: 20 }, () => opened.park.db.transaction().execute((trx) => spendCode(trx, checked.code))),
  );
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await checkCode(opened.park, newCode(opened.park), "PARK5")).toMatchObject({ ok: true });
});

it("a code that is over counts no more, and what was kept of it is forgotten", async () => {
  const { park } = opened;
  const checked = await checkCode(park, newCode(park), "PARK5");
  if (!checked.ok) throw new Error(checked.reason);
  await spendCode(park.db, { ...checked.code, id: "old", over: 0 });
  expect(await forgetOldCodes(park)).toBe(1);
  expect(await forgetOldCodes(park)).toBe(0);
});

it("a mailed link stands for the code once it is opened and confirmed (rule V2)", async () => {
  const { park } = opened;
  const letters: { to: string; text: string }[] = [];
  const noted = {
    ...park,
    jobs: {
      ...park.jobs,
      send: async (...[, , letter]: Parameters<typeof park.jobs.send>) => (
        letters.push(Object.assign({ to: "", text: "" }, letter)), "job"
      ),
    },
  };
  const mailed = await mailCode(noted, { to: "wang@example.org", from: "203.0.113.9", locale: "ja_JP" });
  if (!mailed.ok) throw new Error(mailed.reason);
  expect(letters[0]?.to).toBe("wang@example.org");
  expect(letters[0]?.text).toContain(new URL(park.config.siteUrl).host);
  const link = /\/ja_JP\/verification\/(\S+)/.exec(letters[0]?.text ?? "")?.[1] ?? "";
  expect(await checkCode(park, mailed.token, "")).toEqual({ ok: false, reason: "codeNotYet" });
  // The form's own token opens nothing: it is not what was mailed.
  expect(await confirmLink(park, mailed.token)).toBe(false);
  expect(await confirmLink(park, link)).toBe(true);
  expect(await confirmLink(park, link)).toBe(true);
  expect(await checkCode(park, mailed.token, "")).toMatchObject({ ok: true });
});

it("links are not mailed to nobody, nor without end", async () => {
  const { park } = opened;
  expect(await mailCode(park, { to: "", from: "x", locale: "en_US" })).toEqual({
    ok: false,
    field: "email",
    reason: "missing",
  });
  expect(await mailCode(park, { to: "a@b, c@d", from: "x", locale: "en_US" })).toEqual({
    ok: false,
    field: "email",
    reason: "email",
  });
  const { openLimits } = await import("#platform/limits/limits.ts");
  const limited = {
    ...park,
    limits: openLimits({ off: false, db: park.db, secret: park.config.secret }),
    jobs: { ...park.jobs, send: async () => "job" },
  };
  const sent = [];
  for (let times = 0; times < 5; times++)
    sent.push((await mailCode(limited, { to: "wang@example.org", from: `203.0.113.${times}`, locale: "en_US" })).ok);
  expect(sent).toEqual([true, true, true, false, false]);
});

/** How loud each piece of so many samples is. */
function loudEach(samples: Float32Array, piece: number): number[] {
  return Array.from({ length: Math.floor(samples.length / piece) }, (_, at) =>
    Math.hypot(...samples.subarray(at * piece, (at + 1) * piece)),
  );
}
