import { spanOf } from "#app/submissions/closing.ts";
import { readRows } from "#app/submission-desk/queries/list.server.ts";
import { kinds } from "#app/submission-types.ts";
import { moment } from "#app/submission-desk/status/status-page.server.ts";
import { listReports, mailsOfClosing, readReported } from "./closing-report.server.ts";
import type { KnownClosing } from "#app/closures/closing.server.ts";
import { formatWho } from "#app/staff/core/who.ts";
import { type MailState, whatBecameOf } from "#app/staff/desk/submission/mails-of.server.ts";
import { mailName } from "#app/staff/core/mail-names.server.ts";
import { formatSpan } from "#app/visiting/hours/format-span.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { closureTexts } from "./closures.texts.ts";
import { namesOfParts, readParts } from "./parts.server.ts";
import { reportTexts } from "./report.texts.ts";

/** This many closings cover years. */
const mostShown = 100;
/** What asks for something to be done stands first, what needs nothing last. */
const order: readonly MailState[] = ["mailRefused", "byPhone", "leaving", "leaves", "sent", "told", "takenBack"];

/** Every closing there was, the newest first, with how many were told. */
export async function readPast(park: Park, locale: Locale) {
  const say = await sayer(park, locale);
  return (await listReports(park, mostShown)).map((closing) => ({ ...say(closing), told: closing.told }));
}

/**
 * What a closing was, and who was told of it and of its end: when, by what way, with what success. For who sees
 * personal data.
 */
export async function readReport(park: Park, id: string, locale: Locale) {
  const closing = await readReported(park, id);
  if (!closing) return undefined;
  const [say, names, mails] = [await sayer(park, locale), await staffNames(park), await mailsOfClosing(park, id)];
  const rows = new Map(
    (await readRows(park, [...new Set(mails.map(({ submission_id }) => submission_id))], true)).map((row) => [
      row.id,
      row,
    ]),
  );
  const told = mails.map((mail) => {
    const row = rows.get(mail.submission_id);
    return {
      id: mail.id,
      submissionId: mail.submission_id,
      code: row?.code ?? "",
      kind: kinds[row?.kind ?? "group"]?.label[locale] ?? mail.kind,
      name: row?.contact?.name ?? "",
      erased: row?.erased ?? true,
      to: (mail.by_phone ? row?.contact?.phone : row?.contact?.email) ?? "",
      byPhone: mail.by_phone,
      letter: mailName(mail.kind, mail.mail, locale),
      toldBy: mail.told_by ? formatWho(mail.told_by, names.get(mail.told_by), locale) : "",
      ...whatBecameOf(mail, park.now(), locale),
    };
  });
  const counts = order
    .map((state) => ({ state, n: told.filter((one) => one.state === state).length }))
    .filter(({ n }) => n > 0);
  return { ...say(closing), counts, told: told.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state)) };
}

export type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;
export type PastClosing = Awaited<ReturnType<typeof readPast>>[number];

/** A closing in words: when, what, why, who did it, and how it ended. */
async function sayer(park: Park, locale: Locale) {
  const [parts, names, now] = [await readParts(park, locale), await staffNames(park), park.now()];
  return ({ id, areas, reason, closedAt, closedBy, end, ...time }: KnownClosing) => {
    const span = spanOf(time);
    const over = time.lastDay < now.toZonedDateTimeISO("Asia/Taipei").toPlainDate().toString();
    const ended = end ? end.how : over ? "over" : "stands";
    return {
      id,
      ended,
      when: formatSpan(span, locale, { year: true }),
      what: areas.length > 0 ? namesOfParts(parts, areas, locale) : closureTexts.whole[locale],
      reason: reason[locale],
      closed: `${moment(closedAt, locale)} ${formatWho(closedBy, names.get(closedBy), locale)}`,
      fate: end
        ? `${reportTexts[ended][locale]} ${moment(end.at, locale)} ${formatWho(end.by, names.get(end.by), locale)}`
        : reportTexts[ended][locale],
    };
  };
}

async function staffNames(park: Park): Promise<Map<string, string>> {
  return new Map(
    (await park.db.selectFrom("staff").select(["id", "name"]).execute()).map(({ id, name }) => [id, name]),
  );
}
