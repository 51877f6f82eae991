import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { streamSubmissions } from "#app/submission-desk/queries/list.server.ts";
import { seesPersonal, staffContext } from "#app/staff/core/staff-context.ts";
import { recordAudit } from "#platform/audit.ts";
import { dayOf } from "#platform/dates.ts";
import { localeOfPath } from "#platform/locales.ts";
import type { Route } from "./+types/list-file.route.ts";
import { fileCell, type Listed, listed } from "./cells.server.ts";
import { csvLine } from "./list-query.ts";
import { readQuery } from "./list-query.server.ts";
import { columnNames, listTexts } from "./list.texts.ts";
import { asCell, type Cell, writeXlsx } from "./xlsx.server.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
// Spreadsheets take a file for UTF-8 only when it begins so.
const byteOrderMark = "\uFEFF";

/**
 * /booking-manage/list/submissions.csv and submissions.xlsx: what the list shows, all pages of it, in the chosen
 * columns, sent as it is read. Taking personal data out of the house is told to the audit log.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const format = params.file === "submissions.csv" ? "csv" : params.file === "submissions.xlsx" ? "xlsx" : undefined;
  if (!format) throw data(null, { status: 404 });
  const personal = seesPersonal(staff);
  const { filter, sort, shown } = readQuery(url.searchParams, personal);
  const { text, ...query } = filter;
  if (personal)
    await park.db.transaction().execute((trx) =>
      recordAudit(trx, park.now(), {
        by: staff.id,
        action: "submissions.exported",
        subject: "submissions",
        details: { format, searched: Boolean(text), query: JSON.stringify(query) },
      }),
    );

  const head = [listTexts.code[locale], ...shown.map((column) => columnNames[column][locale])];
  const cells = (row: Listed) => [row.code, ...shown.map((column) => fileCell(row, column, locale))];
  async function* lines(): AsyncGenerator<string[][]> {
    yield [head];
    for await (const rows of streamSubmissions(park, filter, { personal, sort }))
      yield (await listed(park, rows, shown)).map(cells);
  }
  const stream = format === "csv" ? csvOf(lines()) : writeXlsx(numbered(lines()));
  const name = `submissions-${dayOf(park.now())}.${format}`;
  return new Response(streamOf(stream), {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

/** What is asked for is made; when nobody listens any more, nothing is. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* csvOf(lines: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark);
  for await (const some of lines) yield Buffer.from(some.map(csvLine).join(""));
}

async function* numbered(lines: AsyncIterable<string[][]>): AsyncGenerator<Cell[][]> {
  for await (const some of lines) yield some.map((cells) => cells.map(asCell));
}
