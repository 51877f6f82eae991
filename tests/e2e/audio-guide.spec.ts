import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { expect, noJavaScript, open, tabTo, test, turns } from "./site.ts";

const words = {
  zh_TW: {
    play: "播放",
    pause: "暫停",
    listen: "聆聽",
    number: "號碼牌上的數字",
    position: "播放位置",
    next: /^下一站/,
    noVoice: "您的裝置沒有這個語言的語音",
    none: "沒有 99 號這一站",
  },
  en_US: {
    play: "Play",
    pause: "Pause",
    listen: "Listen",
    number: "Number on the plate",
    position: "Position",
    next: /^Next stop/,
    noVoice: "Your device has no voice",
    none: "There is no stop 99",
  },
  ja_JP: {
    play: "再生",
    pause: "一時停止",
    listen: "聴く",
    number: "札の番号",
    position: "再生位置",
    next: /^次の番号/,
    noVoice: "この言語の音声がありません",
    none: "99番はありません",
  },
};
const marked = (page: Page) => page.locator(".sentence[aria-current]");
const button = (page: Page, name: string) => page.locator(".guide-stop").getByRole("button", { name, exact: true });

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  const word = words[locale];

  if (inTurn())
    test(`keys of the keypad lead to a stop, which then plays (${locale})`, async ({ page }) => {
      await giveVoices(page, ["zh-TW", "en-GB", "ja-JP"]);
      await open(page, pathIn(locale, "/audio-guide"));
      const keypad = page.locator(".keypad");
      for (const key of ["1", "2"]) await keypad.getByRole("button", { name: key, exact: true }).click();
      await expect(keypad.getByLabel(word.number)).toHaveValue("12");
      await keypad.getByRole("button", { name: word.listen }).click();
      await expect(page).toHaveURL(`${pathIn(locale, "/audio-guide")}?stop=12#stop-12`);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(button(page, word.pause)).toBeVisible();
      expect(await spoken(page)).toHaveLength(1);
    });

  if (inTurn())
    test(`a number that is no stop is refused in words, and the page stays (${locale})`, async ({ page }) => {
      await open(page, pathIn(locale, "/audio-guide"));
      await page.getByLabel(word.number).fill("99");
      await page.keyboard.press("Enter");
      await expect(page.locator(".keypad-says")).toContainText(word.none);
      await expect(page.getByLabel(word.number)).toHaveAttribute("aria-invalid", "true");
      await expect(page).toHaveURL(pathIn(locale, "/audio-guide"));
    });

  if (inTurn())
    test(`the device's voice reads a stop sentence by sentence and marks each (${locale})`, async ({ page }) => {
      await giveVoices(page, ["zh-HK", "zh-TW", "en-GB", "ja-JP"]);
      await open(page, `${pathIn(locale, "/audio-guide")}?stop=7`);
      const sentences = await page.locator(".sentence").allTextContents();
      expect(await spoken(page)).toEqual([]);
      await button(page, word.play).click();
      for (const [order, sentence] of sentences.entries()) {
        await expect(marked(page)).toHaveText(sentence);
        expect((await spoken(page))[order]).toMatchObject({
          text: sentence.trim(),
          lang: { zh_TW: "zh-TW", en_US: "en-GB", ja_JP: "ja-JP" }[locale],
        });
        await endSentence(page);
      }
      await expect(button(page, word.play)).toBeVisible();
      expect(await spoken(page)).toHaveLength(sentences.length);
    });

  if (inTurn())
    test(`where the device has no voice it says so, and the text is there (${locale})`, async ({ page }) => {
      await giveVoices(page, ["fi-FI"]);
      await open(page, `${pathIn(locale, "/audio-guide")}?stop=7`);
      await expect(page.locator(".player-says")).toContainText(word.noVoice);
      await expect(button(page, word.play)).toBeDisabled();
      await expect(page.locator(".transcript .sentence").first()).toBeVisible();
    });

  if (inTurn())
    test(`a recording plays, marks its sentences, can be moved in, and nothing sounds by itself (${locale})`, async ({
      page,
    }) => {
      await open(page, `${pathIn(locale, "/audio-guide")}?stop=1`);
      const sound = page.locator("audio").first();
      expect(await sound.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
      await button(page, word.play).click();
      await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
      await expect(marked(page)).toHaveCount(1);
      await page.getByLabel(word.position).fill("25");
      await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(24.5);
      await expect(marked(page)).not.toHaveText(await page.locator(".sentence").first().innerText());
      await button(page, word.pause).click();
      expect(await sound.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
    });

  if (inTurn())
    test(`the list and a stop are accessible and nothing moves (${locale})`, async ({ page }) => {
      const looks = [
        { viewport: phone, colorScheme: "light" },
        { viewport: desktop, colorScheme: "dark" },
        { viewport: phone, colorScheme: "dark" },
        { viewport: desktop, colorScheme: "light" },
      ] as const;
      for (const [at, query] of ["", "?stop=1", "?stop=7"].entries()) {
        // The looks go round over languages and pages, so that each is seen in several.
        const { viewport, colorScheme } = looks[(at + locales.indexOf(locale)) % looks.length] ?? looks[0];
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.addInitScript(watchShifts);
        await open(page, pathIn(locale, "/audio-guide") + query);
        expect(await barriers(page, "main"), query).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${query} is no wider than the screen`,
        ).toBe(true);
        expect(
          await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)),
          `layout shift of ${query}`,
        ).toBeLessThan(0.01);
      }
    });
}

test("by keyboard alone: a number, play, on by a sentence, faster, the next stop", async ({ page }) => {
  await giveVoices(page, ["en-GB"]);
  await open(page, "/en_US/audio-guide");
  // By the skip link, past the menu.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Number on the plate"));
  await page.keyboard.type("7");
  await expect(page.locator(".keypad-says")).toHaveText("Three days and nights of fire");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(marked(page)).toHaveCount(1);
  await tabTo(page, page.getByLabel("Position"));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Position")).toHaveAttribute("aria-valuetext", /^Sentence 2 of \d+$/);
  await expect(marked(page)).toHaveText(await page.locator(".sentence").nth(1).innerText());
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await spoken(page)).at(-1)?.rate).toBe(1.25);
  await tabTo(page, page.getByRole("link", { name: /^Next stop/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?stop=8#stop-8$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(button(page, "Play")).toBeVisible();
});

test("a screen reader is told of the keypad's number, keys and answer, and of the player's parts and text", async ({
  page,
}) => {
  await open(page, "/ja_JP/audio-guide");
  await page.getByLabel("札の番号").fill("7");
  await expect(page.locator("form.keypad")).toMatchAriaSnapshot(`
    - form "番号を入力":
      - heading "番号を入力" [level=2]
      - textbox "札の番号": "7"
      - status: /\\S/
      - button "1"
      - button "2"
      - button "3"
      - button "4"
      - button "5"
      - button "6"
      - button "7"
      - button "8"
      - button "9"
      - button "0"
      - button "消す"
      - button "聴く"
  `);
  await open(page, "/audio-guide?stop=1");
  await expect(page.locator(".player")).toMatchAriaSnapshot(`
    - region "播放器":
      - button "播放"
      - slider "播放位置"
      - group "速度":
        - radio "0.75×"
        - radio "1×" [checked]
        - radio "1.25×"
        - radio "1.5×"
      - status: /\\S/
      - link /^下一站/
  `);
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /0:00.*\d:\d\d/);
  await expect(page.locator(".transcript")).toMatchAriaSnapshot(`
    - region "全文":
      - heading "全文" [level=2]
      - paragraph: /\\S/
  `);
});

test("one carries on where one left off, at the speed one chose, and a reload plays nothing", async ({ page }) => {
  await giveVoices(page, ["en-GB"]);
  await open(page, "/en_US/audio-guide?stop=7");
  await button(page, "Play").click();
  await endSentence(page);
  await endSentence(page);
  await page.getByRole("radio", { name: "1.5×" }).check();
  await button(page, "Pause").click();
  await open(page, "/en_US/audio-guide?stop=7");
  await expect(page.getByLabel("Position")).toHaveAttribute("aria-valuetext", /^Sentence 3 of/);
  await expect(page.getByRole("radio", { name: "1.5×" })).toBeChecked();
  expect(await spoken(page)).toEqual([]);
  await button(page, "Play").click();
  await expect
    .poll(() => spoken(page))
    .toEqual([
      expect.objectContaining({ rate: 1.5, text: (await page.locator(".sentence").nth(2).innerText()).trim() }),
    ]);
});

test("a recording is carried on with too", async ({ page }) => {
  await open(page, "/en_US/audio-guide?stop=2");
  await page.getByLabel("Position").fill("20");
  await open(page, "/en_US/audio-guide?stop=2");
  await expect(page.getByLabel("Position")).toHaveValue("20");
  await button(page, "Play").click();
  await expect
    .poll(() =>
      page
        .locator("audio")
        .first()
        .evaluate((element: HTMLAudioElement) => element.currentTime),
    )
    .toBeGreaterThan(20);
});

test.describe("when the recording cannot be had", () => {
  test.use({ tolerated: /Failed to load resource/ });
  test("the device's voice takes its place, and it says so", async ({ page }) => {
    await giveVoices(page, ["en-GB"]);
    await page.route("**/sound/**", (route) => route.fulfill({ status: 500 }));
    await open(page, "/en_US/audio-guide?stop=1");
    await button(page, "Play").click();
    await expect(page.locator(".player-says")).toHaveText(
      "The recording cannot be played; your device will read the text instead.",
    );
    await button(page, "Play").click();
    await expect(marked(page)).toHaveText("Welcome to the park. ");
  });
});

test.describe("without JavaScript", () => {
  test.use({ ...noJavaScript, tolerated: /status of 404/ });

  test("the form leads to the stop, with the browser's own player and the text", async ({ page }) => {
    await page.goto("/ja_JP/audio-guide");
    await expect(page.locator(".keypad-key").first()).toBeHidden();
    await page.getByLabel("札の番号").fill("３");
    await page.getByRole("button", { name: "聴く" }).click();
    await expect(page).toHaveURL(/\?stop=/);
    await expect(page.locator("audio[controls]")).toBeVisible();
    await expect(page.locator(".player-controls")).toBeHidden();
    await expect(page.locator(".transcript")).toContainText("ここは廟前広場で");
    await page.getByRole("link", { name: /^次の番号/ }).click();
    await expect(page).toHaveURL(/\?stop=4#stop-4$/);
  });

  test("a stop without a recording says why it is silent; a wrong number is refused in words", async ({ page }) => {
    await page.goto("/en_US/audio-guide?stop=7");
    await expect(page.locator("p.player-plain")).toContainText("reading aloud needs JavaScript");
    await page.getByLabel("Number on the plate").fill("99");
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByText("There is no stop 99.").first()).toBeVisible();
    await expect(page.locator(".stop-row")).toHaveCount(12);
  });
});

type Said = { text: string; lang: string; rate: number };
declare global {
  interface Window {
    said: Said[];
    endSentence?: (() => void) | undefined;
  }
}

/** A device with these voices, which says nothing aloud and ends a sentence when it is told to. */
async function giveVoices(page: Page, langs: string[]) {
  await page.addInitScript((languages) => {
    window.said = [];
    class Utterance {
      text: string;
      lang = "";
      rate = 1;
      voice: unknown;
      onend: (() => void) | undefined;
      onerror: (() => void) | undefined;
      constructor(text: string) {
        this.text = text;
      }
    }
    const voices = languages.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }));
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {
        window.endSentence = undefined;
      },
      speak: ({ text, lang, rate, ...rest }: Utterance) => {
        window.said.push({ text, lang, rate });
        window.endSentence = rest.onend;
      },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  }, langs);
}

const spoken = (page: Page): Promise<Said[]> => page.evaluate(() => window.said);

async function endSentence(page: Page) {
  await page.waitForFunction(() => window.endSentence);
  await page.evaluate(() => window.endSentence?.());
}

function watchShifts() {
  new PerformanceObserver((list) => {
    const sum = list
      .getEntries()
      .reduce(
        (total, entry) => total + ("value" in entry ? Number(entry.value) : 0),
        Number(document.documentElement?.dataset.shift ?? 0),
      );
    if (document.documentElement) document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}
