import { addWorkingDays, answerableFrom } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { phoneLink } from "#platform/phone.ts";
import type { Reply } from "./reply-note.tsx";

/**
 * What the form says of the answer, before it is sent: the working days staff have for it, and the first visit they can
 * still answer before (rules G9, D21).
 */
export async function readReply({
  park,
  locale,
  identity,
}: Pick<Visit, "park" | "locale" | "identity">): Promise<Reply> {
  const [facts, working] = await Promise.all([readFacts(park), readHolidays(park.db)]);
  const within = facts["group.replyDays"];
  const shown = (iso: string) => ({ iso, text: formatDay(iso, locale) });
  return {
    within: formatFact(within, locale),
    days: Array.from({ length: Number(within.value) }, (_, at) =>
      shown(addWorkingDays(working, dayOf(park.now()), at + 1)),
    ),
    from: shown(answerableFrom(working, park.now())),
    phone: phoneLink(identity.phone, locale).text,
  };
}
