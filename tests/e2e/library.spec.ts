import type { Page } from "@playwright/test";
import { expect, open, tabTo, test } from "./site.ts";

const film = "/en_US/video?item=one-day-of-a-puppet";
const place = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

test("a film is started, moved in and read along with by keyboard; the next one is another film", async ({ page }) => {
  await open(page, film);
  const player = page.locator("video").and(page.getByLabel("A day in the life of a puppet"));
  const told = await player.evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    loaded: video.readyState > HTMLMediaElement.HAVE_NOTHING,
    controls: video.controls,
    captions: [...video.textTracks].map(({ kind, language, mode }) => `${kind} ${language} ${mode}`),
  }));
  expect(told).toEqual({
    paused: true,
    loaded: false,
    controls: true,
    captions: ["captions zh-Hant-TW disabled", "captions en showing", "captions ja disabled"],
  });

  const lines = page.locator(".cues li");
  await tabTo(page, player);
  await tabTo(page, lines.nth(2).getByRole("button", { name: /^Play from \d:\d\d$/ }));
  const from = await lines.nth(2).getByRole("button").innerText();
  await page.keyboard.press("Enter");
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(Number(from.split(":")[1]));
  await expect(page.locator(".cues [aria-current]")).toHaveCount(1);
  await expect
    .poll(() =>
      player.evaluate(
        (video: HTMLVideoElement) => [...video.textTracks].find(({ mode }) => mode === "showing")?.activeCues?.length,
      ),
    )
    .toBe(1);
  await player.evaluate((video: HTMLVideoElement) => video.pause());

  const source = await player.evaluate((video: HTMLVideoElement) => video.currentSrc);
  await page.locator(".term-related a", { hasText: "umbrella" }).click();
  await expect(page).toHaveURL(/item=how-an-umbrella-opens$/);
  await expect(page.locator(".cues [aria-current]")).toHaveCount(0);
  await page.locator(".cues button").nth(1).click();
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.currentSrc)).not.toBe(source);
});

test("before and after are compared by keyboard, and said in words", async ({ page }) => {
  await open(page, "/ja_JP/repair");
  const slider = page.getByRole("slider").first();
  const [before, after] = [
    page.locator(".before-after .is-before").first(),
    page.locator(".before-after .is-after").first(),
  ];
  const cut = () => after.locator(".picture").evaluate((picture) => getComputedStyle(picture).clipPath);
  await expect(before).toContainText("修復前");
  await expect(after).toContainText("修復後");
  await expect(slider).toHaveAccessibleName(/^修復の前と後をくらべる：/);
  await expect(slider).toHaveAttribute("aria-valuetext", "画面の50%が修復後");
  await tabTo(page, slider);
  await page.keyboard.press("ArrowUp");
  await expect(slider).toHaveAttribute("aria-valuetext", "画面の51%が修復後");
  const half = await cut();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "画面の100%が修復後");
  await expect.poll(cut).not.toBe(half);
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "画面の0%が修復後");
});

test("every chart of the report is an image told in words, with its figures in a table", async ({ page }) => {
  await open(page, "/sustainable");
  const charts = page.locator("figure.chart");
  expect(await charts.count()).toBeGreaterThan(4);
  for (const chart of await charts.all()) {
    await chart.locator("summary").click();
    const [words, cells] = [
      (await chart.getByRole("img").getAttribute("aria-label")) ?? "",
      await chart.getByRole("table").locator("tbody tr").allInnerTexts(),
    ];
    expect(cells.length).toBeGreaterThan(1);
    for (const cell of cells) expect(words).toContain(cell.split(/\s+/).join(" "));
  }
});

test("a film on another site: nothing is asked of it before the visitor does, and no page that offers none may frame it", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => void (new URL(request.url()).port || elsewhere.push(request.url())));
  await page.route("https://player.vimeo.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  const embed = page.locator("section.embed").first();
  const frame = page.locator("iframe.embed-player");

  await open(page, "/en_US/dev/ui");
  await embed.getByRole("button", { name: "Load from vimeo.com" }).press("Enter");
  await expect(frame).toHaveAttribute("title", "Lantern light");
  await expect
    .poll(() => elsewhere)
    .toEqual([expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/123456789\?dnt=1/)]);

  // From a page whose policy frames nothing, the page of the film is loaded for itself, and asked once.
  await page.locator("header a[href='/en_US/sitemap']").first().click();
  await expect(page).toHaveURL(/\/en_US\/sitemap$/);
  expect((await open(page, "/en_US/sitemap"))?.headers()["content-security-policy"]).toContain("frame-src 'none'");
  await page.goBack();
  await expect(embed.getByRole("button", { name: "Load from vimeo.com" })).toBeVisible();
  await expect(frame).toHaveCount(0);
  elsewhere.length = 0;
  await embed.getByRole("button", { name: "Load from vimeo.com" }).click();
  await expect(frame).toHaveCount(1);
  await expect.poll(() => elsewhere.length).toBe(1);
  await page.reload();
  await expect(embed).toBeVisible();
  await expect(frame).toHaveCount(0);
});
