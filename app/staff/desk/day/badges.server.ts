import { backOffice } from "#platform/locales.ts";
import { countUnanswered } from "#app/submission-desk/queries/unanswered.server.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import type { Badge } from "#app/staff/core/back-nav.server.ts";
import { seesPersonal } from "#app/staff/core/staff-context.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { dayTexts } from "./day.texts.ts";
import { countToCome } from "./to-come.server.ts";

/**
 * What waits behind the screens of the navigation, for those whose work it is: answers to give, and groups still to
 * come today (rule S15).
 */
export async function readBadges(park: Park, staff: Staff, locale: Locale): Promise<ReadonlyMap<string, Badge>> {
  if (!seesPersonal(staff)) return new Map();
  const [{ overdue, today, later }, toCome] = await Promise.all([countUnanswered(park), countToCome(park)]);
  const n = overdue + today + later;
  const said = say(dayTexts[overdue > 0 ? "badgeOverdue" : "badge"][locale], { n, overdue });
  const badges: [string, Badge][] = [
    [backOffice, { n, text: said, urgent: overdue > 0 }],
    [`${backOffice}/check-in`, { n: toCome, text: say(dayTexts.badgeToCome[locale], { n: toCome }), urgent: false }],
  ];
  return new Map(badges.filter(([, badge]) => badge.n > 0));
}
