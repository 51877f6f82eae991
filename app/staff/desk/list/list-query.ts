/** What the list shows, as its address says it: one query for the page, its files, kept views and links. */
export const columns = [
  "kind",
  "state",
  "due",
  "day",
  "people",
  "free",
  "contact",
  "person",
  "phone",
  "email",
  "language",
  "opened",
] as const;
export type Column = (typeof columns)[number];
/** Shown unless chosen otherwise; the reference always is. */
export const usualColumns: readonly Column[] = ["kind", "state", "due", "day", "people", "contact", "opened"];
/** Columns that only those who see personal data have (rule S2). */
export const personalColumns: readonly Column[] = ["contact", "person", "phone", "email"];

export const dues = ["due", "overdue", "unanswered"] as const;

/** An address's query with some of it changed; what is empty is left out. Another filter begins at the first page. */
export function changedQuery(query: string, changes: Readonly<Record<string, string | undefined>>): string {
  const changed = new URLSearchParams(query);
  if (!("page" in changes)) changed.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed.toString();
}

/** The query without what is empty, as forms send it. */
export function tidiedQuery(search: URLSearchParams): string {
  return new URLSearchParams(
    [...search]
      .filter(([name, value]) => value !== "" && known.has(name))
      .slice(0, 40)
      .map(([name, value]) => [name, value.slice(0, 100)]),
  ).toString();
}

const known = new Set(["kind", "state", "due", "from", "to", "text", "sort", "column", "page"]);

/** What Excel and others would take for a formula (full-width signs too), or cut off, is marked as text. */
export function safeCell(text: string): string {
  return /^[\s]*[=+\-@\t\r\n＝＋－＠|%]/.test(text) ? `'${text}` : text;
}

/** One line of a CSV file. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}
