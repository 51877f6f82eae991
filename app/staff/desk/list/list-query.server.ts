import { z } from "zod";
import { deedKinds, deedStates } from "#app/deeds/deed.ts";
import { type DeedFilter, type DeedSort, deedSorts } from "#app/submission-desk/book/list.server.ts";
import { type Column, columns, dues, personalColumns, tidiedQuery, usualColumns } from "./list-query.ts";

const day = z.iso.date().optional().catch(undefined);
const querySchema = z.object({
  kind: z.enum(deedKinds).optional().catch(undefined),
  state: z
    .enum([...deedStates, "open"])
    .optional()
    .catch(undefined),
  due: z.enum(dues).optional().catch(undefined),
  from: day,
  to: day,
  text: z.string().max(100).catch(""),
  sort: z
    .string()
    .regex(/^-?[a-z]+$/)
    .catch("due"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** What an address asks the list for; what makes no sense is as if it were not there. */
export type Asked = { filter: DeedFilter; sort: DeedSort; page: number; shown: Column[]; query: string };

/** Reads it; whoever sees no personal data has no column of them. */
export function readAsked(search: URLSearchParams, personal: boolean): Asked {
  const { from, to, sort, page, ...filter } = querySchema.parse(Object.fromEntries(search));
  const by = deedSorts.find((known) => known === sort.replace("-", "")) ?? "due";
  const chosen = columns.filter((column) => search.getAll("column").includes(column));
  const shown = (chosen.length > 0 ? chosen : usualColumns).filter(
    (column) => personal || !personalColumns.includes(column),
  );
  return {
    filter: { ...filter, day: from, lastDay: to ?? from },
    sort: { by, down: sort.startsWith("-") },
    page,
    shown: [...shown],
    query: tidiedQuery(search),
  };
}
