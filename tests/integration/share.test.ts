import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { tags } from "#tests/pages/page.ts";

const site = inject("site");
const own = { "sec-fetch-site": "same-origin" };
/** Pages with a picture of their own and with a scene; each language takes its turn. */
const patterns = [
  "/about",
  "/news/volunteer-guides",
  "/encyclopedia",
  "/sitemap",
  "/mascotreport",
  "/encyclopedia?term=beiguan",
];

describe("what services show of a shared link", () => {
  it("is a picture of our own for every page, in its language, with words for who cannot see it", async () => {
    const seen = new Set<string>();
    for (const [turn, bare] of patterns.entries()) {
      const locale = locales[turn % locales.length] ?? "zh_TW";
      const { text } = await ask(site, pathIn(locale, bare), { headers: own });
      const meta = metaOf(text);
      expect(meta["twitter:card"], bare).toBe("summary_large_image");
      expect(meta["og:image:alt"], bare).toContain(meta["og:title"] ?? "no title");
      expect(meta["twitter:image:alt"]).toBe(meta["og:image:alt"]);
      const address = new URL(meta["og:image"] ?? "").pathname;
      expect(address).toMatch(/^\/share\/page\/[\w-]+\.[\w-]{16}\.png$/);
      const { status: found, headers, bytes } = await fetchBytes(address);
      expect([found, headers.get("content-type"), headers.get("cache-control")], bare).toEqual([
        200,
        "image/png",
        "public, max-age=31536000, immutable",
      ]);
      // Read by the image library, not by what wrote the head.
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({
        width: Number(meta["og:image:width"]),
        height: Number(meta["og:image:height"]),
        format: "png",
      });
      const { dominant } = await sharp(bytes).stats();
      expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(200);
      seen.add(address);
      if (process.env.SHARE_DIR)
        writeFileSync(`${process.env.SHARE_DIR}/${turn}${bare.replaceAll("/", "_")}.${locale}.png`, bytes);
    }
    expect(seen.size).toBe(patterns.length);
  });

  it("is drawn for nobody else's words", async () => {
    const { text } = await ask(site, "/en_US/about", { headers: own });
    const name = new URL(metaOf(text)["og:image"] ?? "").pathname.split("/").at(-1) ?? "";
    const [words = "", sign = ""] = name.split(".");
    const other = Buffer.from(Buffer.from(words, "base64url").toString().replace("en_US", "ja_JP")).toString(
      "base64url",
    );
    for (const wrong of [
      `${other}.${sign}.png`,
      `${words}.${"A".repeat(16)}.png`,
      `${words}.png`,
      "x.png",
      "..%2f..%2fsecret",
      `${"A".repeat(2000)}.${sign}.png`,
    ])
      expect((await ask(site, `/share/page/${wrong}`)).status, wrong.slice(0, 60)).toBe(404);
  });
});

function metaOf(html: string): Record<string, string> {
  return Object.fromEntries(
    tags(html, "meta").flatMap(({ property, name, content }) => (content ? [[property ?? name ?? "", content]] : [])),
  );
}

async function fetchBytes(path: string) {
  const response = await fetch(site + path);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
