import { kinds } from "#app/submission-types.ts";
import type { SubmissionRow } from "#app/submission-desk/queries/list.server.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import { type FreePlaces, readFreePlaces } from "#app/reservations/reservation.server.ts";
import { formatWish } from "#app/reservations/group/format-wish.ts";
import { dayOf, formatDay, formatTime, formatTimeRange } from "#platform/dates.ts";
import { languageNames, type Locale, partMark } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { deskTexts } from "#app/staff/core/desk.texts.ts";
import type { Column } from "./list-query.ts";

/** A row of the list, with who of a group comes in free where that column is shown. */
export type Listed = SubmissionRow & { free?: FreePlaces | undefined };

/** The rows with what the chosen columns need besides. */
export async function listed(park: Park, rows: readonly SubmissionRow[], shown: readonly Column[]): Promise<Listed[]> {
  if (!shown.includes("free")) return [...rows];
  const free = await readFreePlaces(
    park.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...(row.kind === "group" && { free: free.get(row.id) }) }));
}

/**
 * What stands in one column of a submission's row, in the reader's language; the year is said where it is not this one.
 */
export function cellOf(row: Listed, column: Column, locale: Locale, thisYear: number): string {
  const said = (day: string) => formatDay(day, locale, { short: true, year: !day.startsWith(String(thisYear)) });
  switch (column) {
    case "kind":
      return kinds[row.kind]?.label[locale] ?? row.kind;
    case "state":
      return staffStateNames[row.state][locale];
    case "due":
      return row.dueOn ? said(row.dueOn) : "";
    case "day":
      return row.day ? `${said(row.day)} ${timesOf(row, locale)}`.trim() : "";
    case "people":
      return row.people === undefined ? "" : String(row.people);
    case "free":
      return row.free
        ? `${row.free.people}${partMark[locale]}${formatWish("freeReason", row.free.reason, locale)}`
        : "";
    case "language":
      return languageNames[row.locale];
    case "opened":
      return `${said(dayOf(row.openedAt).toString())} ${formatTime(row.openedAt)}`;
    default:
      return personalCell(row, column, locale);
  }
}

/** The same for a file, where days and moments are written so that a spreadsheet sorts them. */
export function fileCell(row: Listed, column: Column, locale: Locale): string {
  if (column === "due") return row.dueOn ?? "";
  if (column === "day")
    return [row.day, row.starts && row.ends ? `${row.starts}–${row.ends}` : row.starts].filter(Boolean).join(" ");
  if (column === "opened")
    return row.openedAt
      .toZonedDateTimeISO("Asia/Taipei")
      .toPlainDateTime()
      .toString({ smallestUnit: "minute" })
      .replace("T", " ");
  // Days and moments are written above.
  return cellOf(row, column, locale, 0);
}

/** From when to when, or from when. */
export function timesOf({ starts, ends }: Pick<SubmissionRow, "starts" | "ends">, locale: Locale): string {
  return starts && ends ? formatTimeRange(starts, ends, locale) : (starts ?? "");
}

function personalCell({ contact, erased }: SubmissionRow, column: Column, locale: Locale): string {
  if (erased) return column === "contact" ? deskTexts.erased[locale] : "";
  if (!contact) return "";
  return (
    { contact: contact.name, person: contact.person, phone: contact.phone, email: contact.email }[String(column)] ?? ""
  );
}
