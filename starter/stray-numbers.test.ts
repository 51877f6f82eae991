import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { capacityFacts } from "#app/visiting/facts/capacity.ts";
import { builtInFacts, type Fact, type FactUnit } from "#app/visiting/facts/facts.ts";
import { root } from "#tests/template.ts";
import { starterItems } from "./contents.ts";

/** How a number of a fact's kind would be written by hand, in any of the languages. */
const written: Partial<Record<FactUnit, RegExp>> = {
  ntd: /(\d[\d,]*)\s*[元円]|NT\$\s?(\d[\d,]*)/g,
  days: /(\d+)\s*(?:天|日)(?:前|以前)|(\d+) days (?:before|ahead|in advance)/g,
  "working-days": /(\d+)\s*個工作天|(\d+) working days|(\d+)\s*営業日/g,
  people: /(\d[\d,]*)\s*人(?!の|ず)|(\d[\d,]*) people/g,
  cm: /(\d+)\s*(?:公分|cm)\b/g,
  "percent-off": /(\d+)\s?%/g,
  times: /(\d+)\s*班|(\d+) (?:round )?trips|(\d+)\s*往復/g,
  time: /\b([012]\d:[0-5]\d)\b/g,
  "time-range": /\b([012]\d:[0-5]\d)\s*(?:-|–|至|〜|到)\s*[012]\d:[0-5]\d/g,
};

/** Numbers that happen to be a fact's and are something else. */
const others = [/晚餐每人 350 元/, /supper NT\$350/];

const facts = Object.entries<Fact>(builtInFacts);

it("no price, deadline, capacity or time of the park is written by hand in the starter's prose: it refers to the fact (rule F1)", () => {
  const today = Temporal.PlainDate.from("2026-11-21");
  const items = starterItems({ day: (offset) => today.add({ days: offset }).toString(), year: today.year });
  const prose = items.flatMap(([type, list]) =>
    list.flatMap((item) => textsIn(item).map((text) => ({ where: `${type}/${item.slug}`, text }))),
  );
  expect(prose.length).toBeGreaterThan(2000);
  expect(prose.some(({ text }) => text.includes("{fact:"))).toBe(true);
  expect(prose.flatMap(({ where, text }) => straysIn(text).map((stray) => `${where}: ${stray}`))).toEqual([]);
});

it("nor in the words of the park's pages, forms and mails", () => {
  // Where staff are shown how a value is written, the sample is one that stands for itself.
  const files = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".texts.ts") && !name.startsWith("staff/settings/"),
  );
  expect(files.length).toBeGreaterThan(50);
  const words = files.map((name) => ({ name, text: readFileSync(join(root, "app", name), "utf8") }));
  expect(words.flatMap(({ name, text }) => straysIn(text).map((stray) => `${name}: ${stray}`))).toEqual([]);
});

it("nor does a place or a space hold another number than the fact it refers to", () => {
  const items = new Map(starterItems({ day: () => "2026-11-21", year: 2026 }));
  const places = items.get("place") ?? [];
  expect(places.filter((place) => place.capacity !== undefined).map(({ slug }) => slug)).toEqual([]);
  expect(places.flatMap(({ capacityFact }) => capacityFact ?? []).sort()).toEqual([...capacityFacts].sort());
  const kept = z.object({ people: z.number(), fact: z.enum(capacityFacts).optional() });
  const said = (items.get("space") ?? []).map(({ capacity }) => kept.parse(capacity)).filter(({ fact }) => fact);
  expect(said.map(({ fact }) => fact).sort()).toEqual([...capacityFacts].sort());
  for (const { people, fact } of said) expect(people, fact).toBe(fact && builtInFacts[fact].value);
});

it("it is found when somebody does", () => {
  expect(straysIn("全票 150 元，優待票 {fact:ticket.discount.single}")).toEqual(["150 元 = ticket.regular.single"]);
  expect(straysIn("Write to us 30 days ahead; we answer in 3 working days.")).toEqual([
    "30 days ahead = filming.noticeDays",
    "3 working days = group.replyDays",
  ]);
  expect(straysIn("鐘は09:15、入園は115cm未満のお子さま無料")).toEqual([
    "115cm = ticket.freeUnderHeight",
    "09:15 = rhythm.bell",
  ]);
});

/** The passages of a text that say a fact's value in its unit, and which fact it is. */
function straysIn(text: string): string[] {
  return Object.entries(written).flatMap(([unit, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = match.slice(1).find(Boolean)?.replaceAll(",", "") ?? "";
      const around = text.slice(Math.max(0, match.index - 8), match.index + match[0].length + 3);
      const fact = facts.find(([, { unit: its, value }]) => its === unit && String(value).split("-")[0] === said);
      return fact && !others.some((other) => other.test(around)) ? [`${match[0]} = ${fact[0]}`] : [];
    }),
  );
}

/** Every text within a value that people read: with spaces or characters beyond ASCII. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /[^\x20-\x7e]| /.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
