import { z } from "zod";
import { offerToWhoWaits } from "#app/reservations/capacity/waiting.server.ts";
import type { Draft, Editor } from "#app/staff/core/editing/editor.server.ts";
import type { Setting } from "#app/staff/core/editing/setting.server.ts";
import { builtInFacts, type FactKey } from "#app/visiting/facts/facts.ts";
import { dayOf } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { usualTexts } from "#app/staff/core/setting-texts/usual.texts.ts";

/** How many people an hour and a day usually take, and who settled it. */
export type UsualLimits = { perHour: number; perDay: number; note: string };

const keys = { perHour: "group.perHour", perDay: "group.perDay" } as const satisfies Record<string, FactKey>;
const people = z.int().min(1).max(9999);
const longestNote = 300;

/**
 * The usual limits of an hour and of a day: the two facts as they hold today, so that they are said once (rules F1,
 * G13).
 */
export function usualEditor(park: Park): Editor<UsualLimits> {
  return {
    setting: usualSetting(dayOf(park.now()).toString()),
    draftOf: ({ perHour, perDay, note }) => ({ perHour: String(perHour), perDay: String(perDay), note }),
    read(draft, locale) {
      const [perHour, perDay, note] = [
        people.safeParse(numberIn(draft, "perHour")),
        people.safeParse(numberIn(draft, "perDay")),
        (draft.note ?? "").trim().slice(0, longestNote),
      ];
      const problems = [
        ...(perHour.success && perDay.success ? [] : [usualTexts.wrongNumber[locale]]),
        ...(perHour.success && perDay.success && perHour.data > perDay.data ? [usualTexts.hourOverDay[locale]] : []),
        ...(note ? [] : [usualTexts.noteNeeded[locale]]),
      ];
      return perHour.success && perDay.success && problems.length === 0
        ? { ok: true, value: { perHour: perHour.data, perDay: perDay.data, note } }
        : { ok: false, problems };
    },
    // Where there is more room now, those who wait hear of it at once (rule G16).
    saved: () => offerToWhoWaits(park),
  };
}

function usualSetting(today: string): Setting<UsualLimits> {
  const holding = async (db: Parameters<Setting<UsualLimits>["read"]>[0], key: FactKey) =>
    db
      .selectFrom("facts")
      .select(["id", "value", "note"])
      .where("key", "=", key)
      .where((eb) => eb.or([eb("valid_from", "is", null), eb("valid_from", "<=", today)]))
      .where((eb) => eb.or([eb("valid_to", "is", null), eb("valid_to", ">=", today)]))
      .orderBy("valid_from", (order) => order.desc().nullsLast())
      .limit(1)
      .executeTakeFirst();
  return {
    subject: "setting:capacity",
    schema: z.object({ perHour: people, perDay: people, note: z.string() }),
    tags: ["facts"],
    async read(db) {
      const [hour, day] = [await holding(db, keys.perHour), await holding(db, keys.perDay)];
      return {
        perHour: Number(hour?.value ?? builtInFacts[keys.perHour].value),
        perDay: Number(day?.value ?? builtInFacts[keys.perDay].value),
        note: hour?.note ?? day?.note ?? "",
      };
    },
    async write(trx, value, stamp) {
      for (const [name, key] of Object.entries({ perHour: keys.perHour, perDay: keys.perDay })) {
        const row = {
          value: JSON.stringify(name === "perHour" ? value.perHour : value.perDay),
          note: value.note,
          ...stamp,
        };
        const held = await holding(trx, key);
        if (held) await trx.updateTable("facts").set(row).where("id", "=", held.id).execute();
        else
          await trx
            .insertInto("facts")
            .values({ key, valid_from: null, valid_to: null, ...row })
            .execute();
      }
    },
  };
}

function numberIn(draft: Draft, name: string): number {
  return /^\d{1,4}$/.test((draft[name] ?? "").trim()) ? Number(draft[name]) : Number.NaN;
}
