import type { Done } from "#app/submissions/submission-type.ts";
import { refused } from "#app/submissions/refused.ts";
import type { Answered } from "#app/reservations/decisions.server.ts";
import type { Localized } from "#platform/locales.ts";
import { errorsOf } from "./group.form.server.ts";
import { fieldNames } from "./group.texts.ts";
import { kindTexts } from "./group-kind.texts.ts";
import { staffRefusalWords } from "./refusals.texts.ts";

/** What the form of staff says beyond the common messages. */
export const staffWords = { labels: fieldNames, messages: { ...staffRefusalWords, full: kindTexts.full } };
/** Staff write the tickets, of which the total is the sum. */
export const staffFields = { total: "general" };

/** An answer as the page tells it. */
export function done(
  answered: Answered,
  notNow: Localized = kindTexts.notNow,
  tooEarly: Localized = kindTexts.tooEarly,
): Done {
  if (answered.ok) return { ok: true };
  switch (answered.reason) {
    case "refused":
      return refused((locale) => errorsOf(answered.refusals, locale), staffWords, staffFields);
    case "full":
      return refused(() => ({ startTime: [{ key: "full", facts: { left: answered.left } }] }), staffWords);
    case "too-early":
      return { ok: false, message: tooEarly };
    default:
      return { ok: false, message: notNow };
  }
}
