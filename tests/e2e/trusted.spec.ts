import { expect, open, test } from "./site.ts";

test.use({ tolerated: /trusted|Content Security Policy|React error #418/i });

test("where browsers know Trusted Types, no text becomes part of a page that could run, and what runs is known by its hash (rule H5)", async ({
  page,
  complaints,
}) => {
  await open(page, "/en_US/news");
  const tried = await page.evaluate(() => {
    const attempt = (work: (into: HTMLElement) => void) => {
      const into = document.body.appendChild(document.createElement("div"));
      try {
        work(into);
        return into.childElementCount > 0 ? "taken" : "nothing";
      } catch (fault) {
        return fault instanceof Error ? fault.name : "refused";
      }
    };
    const html = (text: string) => attempt((into) => into.insertAdjacentHTML("beforeend", text));
    return {
      handler: html('<img src="/none" onerror="window.ran = true">'),
      script: html("<p>a</p><script>window.ran = true</script>"),
      frame: html('<iframe srcdoc="<script>parent.ran = true</script>"></iframe>'),
      code: attempt(
        (into) => void into.appendChild(Object.assign(document.createElement("script"), { text: "window.ran = true" })),
      ),
      address: attempt(
        (into) => void into.appendChild(Object.assign(document.createElement("script"), { src: "/assets/none.js" })),
      ),
      words: html("<p>a <strong>b</strong></p>"),
    };
  });
  expect(tried).toEqual({
    handler: "TypeError",
    script: "TypeError",
    frame: "TypeError",
    code: "TypeError",
    address: "TypeError",
    words: "taken",
  });
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test("a script that came into a page's HTML by way of content is not run, and the page's own are", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await page.route("**/en_US/news", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</h1>",
      "</h1><script>window.ran = true</script><script nonce>window.ran = true</script>",
    );
    await route.fulfill({ response, body });
  });
  await open(page, "/en_US/news");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(told.filter((text) => /inline script/i.test(text))).toHaveLength(2);
});
