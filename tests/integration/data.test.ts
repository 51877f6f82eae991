import { expect, inject, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { itemAddresses, screens } from "#tests/pages/addresses.ts";
import { ask } from "#tests/ask.ts";

const site = inject("site");

it("every screen has its data file, from which the browser goes on without a new document (rule H8)", async () => {
  const items = (await itemAddresses(site)).filter((_, at) => at % 9 === 0);
  const wrong: string[] = [];
  for (const bare of [...screens, ...items])
    for (const locale of locales) {
      const path = pathIn(locale, bare);
      const address = path === "/" ? "/_.data" : `${path}.data`;
      const { status, text } = await ask(site, address);
      if (status !== 200 || !text.includes('"page"') || text.includes('.data"'))
        wrong.push(`${address} ${status} ${/"[^"]*\.data"/.exec(text)?.[0] ?? ""}`);
    }
  expect(wrong).toEqual([]);
});

it("the data of what is not there answers 404, with what the error page needs", async () => {
  for (const address of ["/news/nothing-here.data", "/en_US/nowhere.data"]) {
    const { status, headers } = await ask(site, address);
    expect([status, headers["content-type"]], address).toEqual([404, "text/x-script"]);
  }
});

it("a page that moved says so to the browser's own calls", async () => {
  const past = (await itemAddresses(site)).find((path) => path.startsWith("/dexterity/history/")) ?? "";
  const { status, text } = await ask(site, `/en_US${past.replace("/history", "")}.data`);
  expect(status).toBe(202);
  expect(text).toContain(`/en_US${past}`);
  expect(text).not.toContain(`${past}.data`);
});
