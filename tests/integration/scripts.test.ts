import { basename } from "node:path";
import { expect, inject, it } from "vitest";
import { type Locale, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";

const site = inject("site");
/** A word of the frame of every page in each language. */
const said: Record<Locale, RegExp> = { zh_TW: /跳到主要內容/, en_US: /Skip to main content/, ja_JP: /本文へ/ };
const languages: Locale[] = ["zh_TW", "en_US", "ja_JP"];

for (const locale of languages) {
  it.each(["/", "/group", "/space/inside", "/navigate", "/search"])(
    `%s in ${locale} has scripts of its own language alone, each once, and light enough for a phone (rule H10)`,
    async (path) => {
      const scripts = await scriptsOf(pathIn(locale, path));
      const all = [...scripts.values()].map(({ code }) => code).join("\n");
      expect(languages.filter((one) => said[one].test(all))).toEqual([locale]);
      const names = [...scripts.keys()].map((address) => basename(address));
      expect(new Set(names).size).toBe(names.length);
      expect([...scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(125 * 1024);
      expect(all).not.toContain("booking-manage/");
    },
  );
}

it("the back office has its scripts whole: it writes to visitors in all languages (rule H10)", async () => {
  const all = [...(await scriptsOf("/en_US/booking-manage")).values()].map(({ code }) => code).join("\n");
  expect(languages.filter((one) => said[one].test(all))).toEqual(languages);
  expect(all).toContain("booking-manage/list");
});

/** Every script a page loads by itself: those it names and all that these import. */
async function scriptsOf(path: string): Promise<Map<string, { code: string; bytes: number }>> {
  const { text } = await ask(site, path);
  const found = new Map<string, { code: string; bytes: number }>();
  const follow = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    found.set(address, { code: "", bytes: 0 });
    const [plain, sent] = await Promise.all([
      ask(site, address),
      ask(site, address, { headers: { "accept-encoding": "br" } }),
    ]);
    expect([address, plain.status]).toEqual([address, 200]);
    found.set(address, { code: plain.text, bytes: sent.bytes.length });
    await Promise.all(
      [...plain.text.matchAll(/(?:from|import)\s*["'`](\.\.?\/[\w./-]+\.js)["'`]/g)].map(([, next = ""]) =>
        follow(new URL(next, `http://page${address}`).pathname),
      ),
    );
  };
  const [, listed = ""] = text.match(/data-modules="([^"]+)"/) ?? [];
  await Promise.all(
    [
      ...listed.split(" "),
      ...[...text.matchAll(/import[^"]*"(\/assets\/[^"]+\.js)"/g)].map(([, address = ""]) => address),
    ].map(follow),
  );
  return found;
}
