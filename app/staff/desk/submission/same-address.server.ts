import { noteDays } from "#app/submission-desk/queries/days.server.ts";
import { readRows } from "#app/submission-desk/queries/list.server.ts";
import { kindOf } from "#app/submission-types.ts";
import { endStates } from "#app/submissions/submission.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import { moment, toneOf } from "#app/submission-desk/status/status-page.server.ts";
import { formatDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

const most = 12;

/**
 * What else was asked for with a submission's e-mail address, the newest first, before them what may be the same again.
 * `twice` marks what is of the same kind for the same day and still stands: perhaps somebody went back and sent the
 * form again.
 */
export async function othersOfAddress(park: Park, { id, kind, state }: Submission, locale: Locale) {
  const found = await park.db
    .selectFrom("submissions as own")
    .innerJoin("submissions as other", "other.email_hash", "own.email_hash")
    .select("other.id")
    .where("own.id", "=", id)
    .whereRef("other.id", "!=", "own.id")
    .orderBy("other.opened_at", "desc")
    .limit(most)
    .execute();
  if (found.length === 0) return [];
  await noteDays(park);
  const [own, ...others] = await readRows(park, [id, ...found.map((other) => other.id)], false);
  const shown = others.map((other) => ({
    id: other.id,
    code: other.code,
    title: kindOf(other.kind).label[locale],
    day: other.day ? formatDay(other.day, locale, { year: true }) : "",
    opened: moment(other.openedAt, locale),
    state: staffStateNames[other.state][locale],
    tone: toneOf(other.state),
    twice:
      other.kind === kind &&
      other.day !== undefined &&
      other.day === own?.day &&
      ![state, other.state].some((one) => endStates.includes(one)),
  }));
  return shown.sort((a, b) => Number(b.twice) - Number(a.twice));
}
