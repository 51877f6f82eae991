import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { BackHead, Empty, Panel } from "#app/staff/core/back-page.tsx";
import { actionName } from "#app/staff/core/action-names.server.ts";
import { firstBreak } from "#platform/audit.ts";
import { dayOf, formatDay, formatTime } from "#platform/dates.ts";
import { backOffice, fillIn, type Locale, localeOfPath } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Select } from "#ui/select/select.tsx";
import type { Route } from "./+types/audit.route.ts";
import { listAudit, whatToAskFor } from "#app/staff/core/audit/audit.server.ts";
import { auditActions, auditKinds, auditTexts } from "#app/staff/core/audit/audit.texts.ts";
import { Changes } from "#app/staff/core/audit/changes.tsx";
import { nameIds } from "./named-ids.server.ts";
import { formatChanges, formatDetail } from "#app/staff/core/audit/format-detail.server.ts";
import { readSubjects } from "./subjects.server.ts";
import "#app/staff/core/audit/audit.css";

const questionSchema = z.object({
  who: z.string().max(100).optional().catch(undefined),
  what: z.string().max(100).optional().catch(undefined),
  about: z.string().max(200).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
  verify: z.string().optional(),
});

/** /booking-manage/audit: what staff did, newest first; `?verify=yes` goes through the chain of hashes (rule S7). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const question = questionSchema.parse(Object.fromEntries(url.searchParams));
  const [{ entries: noted, next }, { people, kinds }] = [await listAudit(park, question), await whatToAskFor(park)];
  const entries = await nameIds(park, noted, locale);
  const names = new Map(people.map(({ id, name }) => [id, nameOf(id, name, locale)]));
  const page: PageHead = {
    title: { text: auditTexts.title[locale] },
    description: auditTexts.lead[locale],
    unlisted: true,
  };
  const subjectOf = await readSubjects(
    park,
    [...entries.map(({ subject }) => subject), ...(question.about ? [question.about] : [])],
    locale,
  );
  const shown = entries.map(({ at, by, action, subject, changes, details, ...entry }) => ({
    ...entry,
    changes: formatChanges(changes, locale, subject),
    // Which limits were set stands in what changed.
    details:
      action === "capacity.set" && changes.length > 0
        ? []
        : details.map((detail) =>
            formatDetail(
              detail,
              subjectOf(subject).kind ?? details.find(({ what }) => what === "type")?.value ?? "",
              locale,
            ),
          ),
    at: `${formatDay(dayOf(at), locale, { year: true, weekday: false })} ${formatTime(at)}`,
    by: names.get(by) ?? by,
    action: auditActions[action]?.[locale] ?? actionName(action, locale, subjectOf(subject).kind),
    subject,
    ...subjectOf(subject),
  }));
  const older = next === undefined ? undefined : queryWith(url, { before: String(next) });
  return data(
    {
      page,
      entries: shown,
      older,
      question,
      about: question.about && subjectOf(question.about).name,
      people: [...names].map(([value, label]) => ({ value, label })),
      kinds: kinds.map((kind) => ({ value: kind, label: auditKinds[kind]?.[locale] ?? kind })),
      verdict: question.verify ? await verdict(park, locale) : undefined,
    },
    { headers: { "cache-control": "no-store" } },
  );
}

export default function Audit({
  loaderData: { entries, older, question, about, people, kinds, verdict: said },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof auditTexts) => auditTexts[name][locale];
  const anybody = { value: "", label: word("all") };
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")}>
        <ButtonLink to={`${backOffice}/audit?verify=yes`} look="secondary">
          {word("verify")}
        </ButtonLink>
      </BackHead>
      {said && (
        <Notice tone={said.whole ? "success" : "danger"} live="status">
          <p>{said.text}</p>
        </Notice>
      )}
      <Form method="get" className="back-filter" reloadDocument>
        <Select name="who" label={word("who")} defaultValue={question.who} options={[anybody, ...people]} />
        <Select name="what" label={word("kind")} defaultValue={question.what} options={[anybody, ...kinds]} />
        <DateInput name="from" label={word("from")} defaultValue={question.from} />
        <DateInput name="to" label={word("to")} defaultValue={question.to} />
        {question.about && <input type="hidden" name="about" value={question.about} />}
        <Button type="submit" look="secondary">
          {word("find")}
        </Button>
        <To to={`${backOffice}/audit`}>{word("clear")}</To>
      </Form>
      <Panel title={word("title")}>
        {about && (
          <p>
            {word("onlyAbout").replace("{name}", () => about)} <To to={`${backOffice}/audit`}>{word("clear")}</To>
          </p>
        )}
        {entries.length === 0 && <Empty>{word("empty")}</Empty>}
        <ol role="list" className="audit">
          {entries.map(({ id, at, by, action, subject, to, name, changes, details, hash }) => (
            <li key={id} className="audit-entry">
              <p className="audit-line">
                <span className="audit-number">{id}</span> <time>{at}</time> <strong>{by}</strong> <span>{action}</span>{" "}
                {to ? (
                  <To to={to} prefetch={false}>
                    {name}
                  </To>
                ) : (
                  <span>{name}</span>
                )}{" "}
                {subject !== question.about && (
                  <To
                    to={`${backOffice}/audit?about=${encodeURIComponent(subject)}`}
                    prefetch={false}
                    className="audit-only"
                    aria-label={`${word("only")} ${name}`}
                  >
                    {word("only")}
                  </To>
                )}
              </p>
              <Changes changes={changes} />
              {details.length > 0 && (
                <dl className="audit-details">
                  {details.map(({ what, value }) => (
                    <div key={what}>
                      <dt>{what}</dt>
                      <dd>{value ?? word("gone")}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <p className="audit-hash" translate="no">
                {hash.slice(0, 16)}
              </p>
            </li>
          ))}
        </ol>
        {older && (
          <p>
            <To to={older}>{word("older")}</To>
          </p>
        )}
      </Panel>
    </>
  );
}

async function verdict(
  park: Parameters<typeof listAudit>[0],
  locale: Locale,
): Promise<{ whole: boolean; text: string }> {
  const broken = await firstBreak(park.db);
  if (broken !== undefined)
    return { whole: false, text: auditTexts.broken[locale].replace("{number}", String(broken)) };
  const { count } = await park.db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return { whole: true, text: fillIn(auditTexts.whole[locale], { count: Number(count) }) };
}

function nameOf(id: string, name: string | undefined, locale: Locale): string {
  if (name) return name;
  if (id === "visitor" || id === "park" || id === "operator") return auditTexts[id][locale];
  return auditTexts.former[locale].replace("{id}", id.slice(0, 6));
}

function queryWith(url: URL, more: Record<string, string>): string {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => name !== "verify"));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${backOffice}/audit?${query}`;
}
