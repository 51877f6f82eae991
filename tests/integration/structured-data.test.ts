import { describe, expect, inject, it } from "vitest";
import { itemAddresses, lists, screens } from "#tests/pages/addresses.ts";
import { ask } from "#tests/ask.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { faultsIn, readVocabulary } from "#tests/pages/vocabulary.ts";

const site = inject("site");
const items = await itemAddresses(site);
const oneOfEach = lists
  .map((list) => items.find((item) => item.slice(0, item.lastIndexOf("/")) === list))
  .filter((item) => item !== undefined);
/** What has an address of its own within a page. */
const withinPages = [
  "/encyclopedia?term=beiguan",
  "/audio-guide?stop=1",
  "/navigate?need=toilet",
  "/calendar?view=agenda",
  "/news?category=press",
];
const vocabulary = readVocabulary();

describe("structured data, read with schema.org's own vocabulary (each page in one of the languages in turn)", () => {
  it.each(
    [...screens, ...oneOfEach, ...withinPages].map((address, turn) => [
      pathIn(locales[turn % locales.length] ?? "zh_TW", address),
      address,
    ]),
  )("of %s holds what schema.org knows, in forms that can be read", async (path, address) => {
    const { status, text } = await ask(site, path, { headers: { "sec-fetch-site": "same-origin" } });
    expect(status).toBe(200);
    const things = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json),
    );
    expect(things.every((thing) => thing["@context"] === "https://schema.org")).toBe(true);
    expect(things.flatMap((thing) => faultsIn(thing, vocabulary))).toEqual([]);
    const types = things.map((thing) => thing["@type"]);
    if (address !== "/") expect(types).toContain("BreadcrumbList");
    if (oneOfEach.includes(address)) expect(types.length).toBeGreaterThan(1);
  });
});

it("the reader finds what is wrong", () => {
  const wrong = {
    "@context": "https://schema.org",
    "@type": "Event",
    startDate: "21 November",
    colour: "red",
    url: "/show/x",
    offers: { "@type": "Offre", price: 1 },
    location: { name: "x" },
    eventStatus: "",
  };
  expect(faultsIn(wrong, vocabulary)).toEqual([
    ". (Event): has no colour",
    ".startDate: startDate cannot be read: 21 November",
    ".url: url cannot be read: /show/x",
    ".offers (Offre): schema.org knows no Offre",
    ".offers (Offre): has no price",
    ".location: a thing without a type",
    ".eventStatus: nothing is said",
  ]);
});
