import type { Kysely } from "kysely";
import { dayOf, formatDay, formatTime } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { isSubmissionState, isStaff } from "./submission.ts";
import { doerNames, quickerText, staffStateNames } from "./submissions.texts.ts";

/**
 * Who put a submission into its state, and when. Shown to the officer who came second (rule D8). Uses only `db`.
 */
export async function formatLastStep(db: Kysely<Tables>, submissionId: string): Promise<Localized> {
  const { by, state, at } = await db
    .selectFrom("submission_states")
    .select(["by", "state", "at"])
    .where("submission_id", "=", submissionId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const name = await staffName(db, by);
  const moment = at.toTemporalInstant();
  const said = (locale: Locale) =>
    quickerText[locale]
      .replace("{who}", name ?? doerNames[by === "visitor" ? "applicant" : by === "park" ? "park" : "staff"][locale])
      .replace("{when}", `${formatDay(dayOf(moment), locale)} ${formatTime(moment)}`)
      .replace("{state}", isSubmissionState(state) ? staffStateNames[state][locale] : state);
  return { zh_TW: said("zh_TW"), en_US: said("en_US"), ja_JP: said("ja_JP") };
}

/** The name of a member of staff; undefined for the visitor and for the park itself. */
export async function staffName(db: Kysely<Tables>, by: string): Promise<string | undefined> {
  return isStaff(by)
    ? (await db.selectFrom("staff").select("name").where("id", "=", by).executeTakeFirst())?.name
    : undefined;
}
