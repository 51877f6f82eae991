import { createContext, data, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { kinds } from "#app/submission-types.ts";
import { submissionTypes, submissionStates } from "#app/submissions/submission.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import { listSubmissions } from "#app/submission-desk/queries/list.server.ts";
import { isOverdue, missingYear } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { toneOf } from "#app/submission-desk/status/status-page.server.ts";
import { actOnMany, actionsForMany, consequencesOfMany } from "#app/staff/desk/submission/many.server.ts";
import { BackHead, Empty } from "#app/staff/core/back-page.tsx";
import { mayRead } from "#app/staff/core/guards.server.ts";
import { seesPersonal, staffContext } from "#app/staff/core/staff-context.ts";
import { dayOf } from "#platform/dates.ts";
import { backOffice, type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { Route } from "./+types/list.route.ts";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { cellOf, listed } from "./cells.server.ts";
import { Downloads, FilterForm, Views } from "./list-filter.tsx";
import { ListKeys } from "./list-keys.tsx";
import { changedQuery, columns, personalColumns } from "./list-query.ts";
import { readQuery } from "./list-query.server.ts";
import { SubmissionTable } from "./list-table.tsx";
import { Before, Together } from "./together.tsx";
import { columnNames, listTexts } from "./list.texts.ts";
import { keptViews, usualViews } from "./views.server.ts";
import "./list.css";

const size = 50;
const noStore = { headers: { "cache-control": "no-store" } };
/** Whether something was just done to some of the list: what came of it must be told, wherever the list ends by now. */
const actedContext = createContext(false);

/**
 * /booking-manage/list: all submissions, found, sorted and shown as the address says; a viewer sees no personal data
 * (rules S2, S5).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const personal = seesPersonal(staff);
  const { filter, sort, page, shown, query } = readQuery(url.searchParams, personal);
  const [{ rows, total }, views, holidays] = await Promise.all([
    listSubmissions(park, filter, { page, size, personal, sort }),
    keptViews(park, staff.id),
    readHolidays(park.db),
  ]);
  const last = Math.max(1, Math.ceil(total / size));
  if (page > last && !context.get(actedContext)) throw redirect(pageOfList(locale, query, last));
  const now = park.now();
  const thisYear = dayOf(now).year;
  const head: PageHead = {
    title: { text: deskTexts.list[locale] },
    description: deskTexts.list[locale],
    unlisted: true,
  };
  return data(
    {
      page: head,
      total,
      query,
      filter,
      sort: `${sort.down ? "-" : ""}${sort.by}`,
      at: page,
      shown,
      personal,
      rows: (await listed(park, rows, shown)).map((row) => ({
        id: row.id,
        code: row.code,
        version: row.stateId,
        tone: toneOf(row.state),
        overdue: row.dueOn !== undefined && isOverdue(row.dueOn, now),
        cells: shown.map((column) => ({ column, text: cellOf(row, column, locale, thisYear) })),
      })),
      choices: choicesFor(locale, personal),
      views: { usual: usualViews(park, locale), kept: views },
      actions: personal ? actionsForMany(locale, rows) : [],
      year: mayRead(staff.role, "working-days") ? missingYear(holidays, now) : undefined,
      viewProblem: { nameless: listTexts.viewNameless[locale], full: listTexts.viewFull[locale] }[
        url.searchParams.get("view") ?? ""
      ],
    },
    noStore,
  );
}

/** A page of the list under the same filter: the first has no number. */
function pageOfList(locale: Locale, query: string, page: number): string {
  const asked = changedQuery(query, { page: page > 1 ? String(page) : undefined });
  return `${pathIn(locale, `${backOffice}/list`)}${asked && `?${asked}`}`;
}

const formSchema = z.object({
  noun: z.string().min(1).max(40),
  reason: z.string().max(2000).catch(""),
  removal: z.string().optional(),
  looked: z.string().optional(),
});
/** Of each submission what it would bring with it, as it was told before: `id:other other`. */
const seenSchema = z.array(z.string().max(8000)).max(200).catch([]);
const pickedSchema = z
  .array(z.string().regex(/^[\w-]{1,60}:\d+$/))
  .min(1)
  .max(200);

/**
 * Does one thing to all that were ticked, each checked by itself; what it brings with it for others is told first.
 * `removal` takes it back within a minute.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  context.set(actedContext, true);
  const form = await request.formData();
  const [asked, picked] = [
    formSchema.safeParse(Object.fromEntries(form)),
    pickedSchema.safeParse(form.getAll("submission")),
  ];
  const unsent = { noun: String(form.get("noun") ?? ""), reason: String(form.get("reason") ?? "").slice(0, 2000) };
  if (!asked.success || !picked.success)
    return data(
      { problem: listTexts.nonePicked[locale], before: undefined, ran: undefined, unsent },
      { status: 422, ...noStore },
    );
  const { noun, reason, removal, looked } = asked.data;
  const submissions = picked.data.map((one) => ({
    id: one.slice(0, one.indexOf(":")),
    version: one.slice(one.indexOf(":") + 1),
  }));
  const told =
    removal === undefined && looked === undefined ? await consequencesOfMany(park, submissions, noun, locale) : [];
  if (told.length > 0)
    return data(
      {
        problem: undefined,
        before: {
          noun,
          reason,
          told,
          submissions: picked.data,
          action: actionsForMany(locale).find((one) => one.noun === noun)?.label ?? noun,
        },
        ran: undefined,
        unsent,
      },
      noStore,
    );
  const seen = new Map(
    seenSchema
      .parse(form.getAll("seen"))
      .map((one) => [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1)]),
  );
  const results = await actOnMany(park, staff, submissions, noun, { reason }, { removal: removal !== undefined, seen });
  const done = results.filter(({ ok }) => ok);
  const left = results
    .filter(({ ok }) => !ok)
    .map(({ id, code, message }) => ({ id, code, message: message?.[locale] ?? "" }));
  const came = removal !== undefined ? "undone" : done.length > 0 ? "ran" : "noneRan";
  const title = say(listTexts[came][locale], { done: done.length, left: left.length });
  return data(
    {
      problem: undefined,
      before: undefined,
      ran: { title, noun, left, undo: removal === undefined ? done.map(({ id, version }) => `${id}:${version}`) : [] },
      unsent: left.length > 0 && removal === undefined ? unsent : undefined,
    },
    noStore,
  );
}

function choicesFor(locale: Locale, personal: boolean) {
  return {
    kinds: submissionTypes.flatMap((kind) => (kinds[kind] ? [{ value: kind, label: kinds[kind].label[locale] }] : [])),
    states: submissionStates.map((state) => ({ value: state, label: staffStateNames[state][locale] })),
    columns: columns
      .filter((column) => personal || !personalColumns.includes(column))
      .map((value) => ({ value, label: columnNames[value][locale] })),
  };
}

export default function SubmissionList({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const { rows, total, query, at, year, viewProblem, actions } = loaderData;
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <>
      <BackHead title={word("list")}>
        <ListKeys />
        <Downloads query={query} />
      </BackHead>
      {year && (
        <Notice tone="warning" title={say(word("missingYear"), { year })}>
          <p>
            <To to={`${backOffice}/working-days`}>{word("workingDays")}</To>
          </p>
        </Notice>
      )}
      {viewProblem && <Notice tone="danger" title={viewProblem} live="alert" />}
      {actionData?.problem && <Notice tone="danger" title={actionData.problem} live="alert" />}
      {actionData?.before && <Before {...actionData.before} query={query} />}
      {actionData?.ran && <Together ran={actionData.ran} />}
      <Views {...loaderData.views} query={query} />
      <FilterForm {...loaderData} />
      <p role="status" className="list-found">
        {say(listTexts.found[locale], { count: total.toLocaleString("en-US") })}
      </p>
      {rows.length === 0 ? (
        <Empty>
          {word("empty")}
          {query && (
            <>
              {" "}
              <ButtonLink to={`${backOffice}/list`} look="secondary">
                {listTexts.clear[locale]}
              </ButtonLink>
            </>
          )}
        </Empty>
      ) : (
        <SubmissionTable
          rows={rows}
          shown={loaderData.shown}
          actions={actions}
          query={query}
          sort={loaderData.sort}
          unsent={actionData?.unsent}
        />
      )}
      <Pagination
        page={at}
        pages={Math.max(at, Math.ceil(total / size))}
        href={(page) => `${backOffice}/list?${changedQuery(query, { page: String(page) })}`}
      />
    </>
  );
}
