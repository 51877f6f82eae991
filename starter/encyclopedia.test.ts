import { expect, it } from "vitest";
import { encyclopedia } from "./content/encyclopedia.ts";
import { starterItems } from "./contents.ts";

const first = { day: () => "2026-11-21", year: 2026 };
const entries = encyclopedia(first).map(({ slug, body }) => ({ slug, text: body.zh_TW }));

it("an entry of the encyclopedia takes a minute to read: 150 to 400 characters", () => {
  const lengths = entries.map(({ slug, text }) => [slug, text.replace(/\]\([^()]*\)|[[\]*\s]/g, "").length] as const);
  expect(lengths.filter(([, length]) => length < 150 || length > 400)).toEqual([]);
});

it("and says where in the park to see it, by places, shops and activities that are there", () => {
  const slugsOf = (type: string) =>
    [...starterItems(first)].find(([name]) => name === type)?.[1].map(({ slug }) => slug);
  const there = [
    ...(slugsOf("place") ?? []).map((slug) => `/navigate/${slug}`),
    ...(slugsOf("shop") ?? []).map((slug) => `/shop/${slug}`),
    ...(slugsOf("experience") ?? []).map((slug) => `/experiences/${slug}`),
    "/repair",
    "/light",
    "/fortune-stick",
  ];
  for (const { slug, text } of entries) {
    const links = [...text.matchAll(/\]\(([^()]*)\)/g)].map(([, to = ""]) => to);
    expect(links.length, slug).toBeGreaterThan(0);
    expect(
      links.filter((to) => !there.includes(to)),
      slug,
    ).toEqual([]);
  }
});
