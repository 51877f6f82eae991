import { expect, inject, it } from "vitest";
import { htmlLangs, type Locale, locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { piecesOf, type ReadPiece } from "#tests/pages/passages.ts";

const site = inject("site");
const atOnce = 6;

/** Written so in any language: addresses, machines' names, units. */
const neutral = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[\w-]+\.(?:org|example|ics|atom)\b|[^\s]*\/[\w/?=&.#-]+/g;
/** A run of Latin words as long as no name or title in another language is. */
const english = /(?:[A-Za-z][A-Za-z’'-]*[ ,.;:]+){5,}[A-Za-z]+/;
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Characters that Chinese is written with and Japanese is not. */
const chinese =
  /[這們嗎麼沒說讓還您裡與從經當對應關發會體學國廣戲點麵燈實覽藝傳樂圖畫總樣號處變讀寫賣觀歡勸權擊聲聽臺灣]/u;
/**
 * What Japanese alone is written with, its dot between words among it; the long mark belongs to no script of its own.
 */
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}・]/u;

/** What is wrong with a piece that its mark-up gives to a language; undefined where it is that language. */
const strangers: Record<string, (text: string) => boolean> = {
  en: (text) => eastern.test(text),
  "zh-Hant-TW": (text) => japanese.test(text.replaceAll("ー", "")) || english.test(text),
  ja: (text) =>
    english.test(text) || [...text].some((character) => chinese.test(character) && !shared.includes(character)),
};
/** Old forms that Japanese keeps in names: of places in Taiwan, of persons, of a few crafts. */
const shared = [..."臺灣"];

it("every public page speaks its own language alone: texts, alt, title, aria, description and structured data (rules L7, L9, L11, X3, X4)", async () => {
  const map = (await ask(site, "/sitemap.xml")).text;
  const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const bare = all.filter((path) => localeOf(path) === "zh_TW");
  expect(bare.length).toBeGreaterThan(200);
  // Every page in English, where Chinese left over stands out most, and in turn in one of the others; the long check
  // reads all.
  const paths = process.env.TEST_LONG
    ? all
    : bare.flatMap((path, at) => [pathIn("en_US", path), pathIn(at % 2 === 0 ? "ja_JP" : "zh_TW", path)]);
  const wrong = new Map<string, string>();
  const read = { pages: 0, pieces: 0 };
  await together(paths, async (path) => {
    const { status, text } = await ask(site, path, { headers: { "sec-fetch-site": "same-origin" } });
    expect(status, path).toBe(200);
    const pieces = piecesOf(text);
    read.pages += 1;
    read.pieces += pieces.length;
    for (const piece of pieces)
      if (isStrange(piece, localeOf(path)))
        wrong.set(`${piece.where} [${piece.lang}]: ${piece.text.slice(0, 80)}`, path);
  });
  expect(read.pages).toBe(paths.length);
  expect(read.pieces).toBeGreaterThan(60_000);
  expect([...wrong].map(([piece, path]) => `${path} ${piece}`)).toEqual([]);
}, 300_000);

it("so do feeds and calendar files", async () => {
  const wrong: string[] = [];
  for (const locale of locales)
    for (const file of [
      "news.atom",
      "tidings.atom",
      "whats-on.atom",
      "exhibition.atom",
      "show.ics",
      "activity.ics",
      "whats-on.ics",
    ]) {
      const { text } = await ask(site, `/feeds/${locale}/${file}`);
      const lines = file.endsWith(".ics")
        ? text
            .replace(/\r\n /g, "")
            .split("\r\n")
            .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)/.test(line))
        : [text.replace(/<[^>]+>/g, "\n")].flatMap((one) => one.split("\n"));
      for (const line of lines)
        if (isStrange({ text: line, lang: htmlLangs[locale], where: file }, locale))
          wrong.push(`${locale}/${file}: ${line.slice(0, 80)}`);
    }
  expect(wrong).toEqual([]);
});

it("a stranger among them is found", () => {
  const page = (lang: string, body: string) =>
    piecesOf(`<!DOCTYPE html><html lang="${lang}"><body>${body}</body></html>`);
  const found = (lang: string, locale: Locale, body: string) =>
    page(lang, body).filter((piece) => isStrange(piece, locale)).length;
  expect(found("en", "en_US", `<p>Open</p><img alt="燈籠"/><p aria-label="關於">x</p><p>漢</p>`)).toBe(3);
  expect(found("en", "en_US", `<p>A <span lang="zh-Hant-TW">燈籠</span>, <option lang="ja">日本語</option></p>`)).toBe(
    0,
  );
  expect(found("ja", "ja_JP", `<p>今日の催し</p><p>這是中文</p><img alt="The park is open today until six"/>`)).toBe(2);
  expect(
    found(
      "zh-Hant-TW",
      "zh_TW",
      `<p>開放中，至 18:00</p><p>開放中・至 18:00</p><p>本日の催し</p><p>Please write to us at once, thank you.</p><p lang="en">Page Not Found: it is not here at all</p>`,
    ),
  ).toBe(3);
});

/** Marked as another language a passage is no stranger, as long as it is that language. */
function isStrange({ text, lang }: ReadPiece, locale: Locale): boolean {
  const plain = text.replace(neutral, " ");
  return strangers[lang || htmlLangs[locale]]?.(plain) ?? false;
}

function localeOf(path: string): Locale {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? "zh_TW";
}

async function together<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
    }),
  );
}
