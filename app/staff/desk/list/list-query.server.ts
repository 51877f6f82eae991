import { z } from "zod";
import { submissionTypes, submissionStates } from "#app/submissions/submission.ts";
import {
  type SubmissionFilter,
  type SubmissionSort,
  submissionSorts,
} from "#app/submission-desk/queries/list.server.ts";
import { type Column, columns, dues, personalColumns, tidiedQuery, usualColumns } from "./list-query.ts";

const day = z.iso.date().optional().catch(undefined);
const querySchema = z.object({
  kind: z.enum(submissionTypes).optional().catch(undefined),
  state: z
    .enum([...submissionStates, "open"])
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
export type Asked = { filter: SubmissionFilter; sort: SubmissionSort; page: number; shown: Column[]; query: string };

/** Reads it; whoever sees no personal data has no column of them. */
export function readQuery(search: URLSearchParams, personal: boolean): Asked {
  const { from, to, sort, page, ...filter } = querySchema.parse(Object.fromEntries(search));
  const by = submissionSorts.find((known) => known === sort.replace("-", "")) ?? "due";
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
