import { expect, inject, it } from "vitest";
import { fontAddress } from "#platform/fonts/faces.ts";
import { ask } from "#tests/ask.ts";

const site = inject("site");

it("the characters of a heading come as a font that browsers keep for ever", async () => {
  const address = fontAddress("noto-serif-tc-900", "傳藝園區");
  const [first, again, head] = [
    await ask(site, address),
    await ask(site, address),
    await ask(site, address, { method: "HEAD" }),
  ];
  expect([first.status, first.headers["content-type"], first.headers["cache-control"]]).toEqual([
    200,
    "font/woff2",
    "public, max-age=31536000, immutable",
  ]);
  expect(first.bytes.toString("latin1", 0, 4)).toBe("wOF2");
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
});

it("two pages that ask at the same moment each get their own characters", async () => {
  const [one, two] = await Promise.all(
    ["祈福", "祈福點燈"].map((text) => ask(site, fontAddress("noto-serif-jp-900", text))),
  );
  expect([one?.status, two?.status]).toEqual([200, 200]);
  expect(two?.bytes.length).toBeGreaterThan(one?.bytes.length ?? 0);
});

it.each(["/fonts/eb-garamond-700.woff2", "/fonts/eb-garamond-700.woff2?text=ba", "/fonts/arial-400.woff2?text=a"])(
  "%s is not found",
  async (path) => {
    const { status, text, headers } = await ask(site, path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(text).toContain("Page Not Found: /fonts/");
  },
);
