import type { Kysely } from "kysely";
import { dayOf, formatDay, formatTime } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { isDeedState, isStaff } from "./deed.ts";
import { doerNames, quickerText, staffStateNames } from "./deeds.texts.ts";

/**
 * Who brought a deed to its state, and when: for the member of staff who comes second (rule D8). Reads from `db` alone.
 */
export async function sayLastStep(db: Kysely<Tables>, deedId: string): Promise<Localized> {
  const { by, state, at } = await db
    .selectFrom("deed_states")
    .select(["by", "state", "at"])
    .where("deed_id", "=", deedId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const name = await staffName(db, by);
  const moment = at.toTemporalInstant();
  const said = (locale: Locale) =>
    quickerText[locale]
      .replace("{who}", name ?? doerNames[by === "visitor" ? "applicant" : by === "park" ? "park" : "staff"][locale])
      .replace("{when}", `${formatDay(dayOf(moment), locale)} ${formatTime(moment)}`)
      .replace("{state}", isDeedState(state) ? staffStateNames[state][locale] : state);
  return { zh_TW: said("zh_TW"), en_US: said("en_US"), ja_JP: said("ja_JP") };
}

/** The name of a member of staff; nothing for anybody else. */
export async function staffName(db: Kysely<Tables>, by: string): Promise<string | undefined> {
  return isStaff(by)
    ? (await db.selectFrom("staff").select("name").where("id", "=", by).executeTakeFirst())?.name
    : undefined;
}
