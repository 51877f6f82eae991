import { describe, expect, it } from "vitest";
import { starterHours } from "#app/visiting/hours/opening.ts";
import { occurrencesBetween, type Program } from "#app/visiting/days/sessions.ts";
import { activity, exhibition, show } from "#app/whats-on/whats-on.content.ts";
import { sessionSchema } from "#platform/content/define.ts";
import { locales } from "#platform/locales.ts";
import { starterItems } from "./contents.ts";

const types = { exhibition, show, activity };
const calendar = { hours: starterHours, closures: [] };

/** The starter park of a first start on a day. */
function startedOn(today: Temporal.PlainDate) {
  const items = new Map(starterItems({ day: (offset) => today.add({ days: offset }).toString(), year: today.year }));
  const programs = (name: keyof typeof types) =>
    (items.get(name) ?? []).map((item) => ({
      item,
      program: {
        startsOn: String(item.startsOn),
        endsOn: String(item.endsOn),
        sessions: sessionSchema.array().parse(item.sessions),
      } satisfies Program,
    }));
  return { items, programs };
}

describe("what is on in the starter park, on whichever weekday it is first started", () => {
  const days = Array.from({ length: 7 }, (_, ahead) => Temporal.PlainDate.from("2026-11-16").add({ days: ahead }));

  it.each(days.map(String))("%s: fourteen or more of each kind, upcoming, current and past (rule C4)", (iso) => {
    const { programs } = startedOn(Temporal.PlainDate.from(iso));
    for (const name of ["exhibition", "show", "activity"] as const) {
      const all = programs(name).map(({ program }) => program);
      expect(all.length).toBeGreaterThanOrEqual(14);
      const times = [
        all.filter(({ startsOn }) => startsOn > iso),
        all.filter(({ startsOn, endsOn }) => startsOn <= iso && iso <= endsOn),
        all.filter(({ endsOn }) => endsOn < iso),
      ];
      for (const some of times) expect(some.length, name).toBeGreaterThanOrEqual(3);
      for (const { startsOn, endsOn } of all) expect(startsOn <= endsOn).toBe(true);
    }
  });

  it.each(days.map(String))(
    "%s: sessions that recur, and in the next fortnight one called off and one sold out, all inside the items' days",
    (iso) => {
      const { programs } = startedOn(Temporal.PlainDate.from(iso));
      const all = [...programs("show"), ...programs("activity")].map(({ program }) => program);
      const soon = all.flatMap((program) =>
        occurrencesBetween(calendar, program, iso, Temporal.PlainDate.from(iso).add({ days: 14 }).toString()),
      );
      expect(soon.some(({ state }) => state === "cancelled")).toBe(true);
      expect(soon.some(({ state }) => state === "sold-out")).toBe(true);
      expect(all.filter(({ sessions }) => sessions.some(({ weekdays }) => weekdays)).length).toBeGreaterThan(5);
      for (const program of all)
        for (const session of program.sessions)
          for (const day of [...session.cancelled, ...session.soldOut, ...(session.on ? [session.on] : [])])
            expect(
              occurrencesBetween(calendar, program, day, day).some((one) => one.session === session.id),
              `${session.id} ${day}`,
            ).toBe(true);
    },
  );

  it("every one has its own picture with words for it, and is written in three languages", () => {
    const { items, programs } = startedOn(Temporal.PlainDate.from("2026-11-21"));
    const all = [
      ...(["exhibition", "show", "activity"] as const).flatMap((name) => programs(name).map(({ item }) => item)),
      ...(items.get("festival") ?? []),
    ];
    const pictures = all.map(({ cover }) => `${cover.motif} ${cover.ground} ${cover.palette}`);
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([]);
    for (const item of all)
      for (const locale of locales) {
        expect(item.cover.alt[locale].length).toBeGreaterThan(3);
        for (const field of ["title", "name", "summary", "body"]) {
          const words = item[field];
          if (typeof words === "object" && words !== null)
            expect(String(Reflect.get(words, locale) ?? "").length, `${item.slug} ${field} ${locale}`).toBeGreaterThan(
              1,
            );
        }
      }
    expect(items.get("festival")?.length).toBeGreaterThanOrEqual(10);
  });
});
