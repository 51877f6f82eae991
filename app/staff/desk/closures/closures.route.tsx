import { data, Form, redirect, useSearchParams } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { spanOf } from "#app/submissions/closing.ts";
import {
  closeDays,
  dryRunClosing,
  liftClosing,
  listClosings,
  listLifted,
  mostClosingDays,
  refuseClosedTime,
  undoClosing,
} from "#app/closures/closing.server.ts";
import { undoReopening } from "#app/closures/reopening.server.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { aside } from "#app/staff/core/who.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { formatSpan } from "#app/visiting/hours/format-span.ts";
import { closePark } from "#app/staff/core/staff-questions.texts.ts";
import { day, line, optional, time } from "#platform/form/fields.ts";
import {
  backOffice,
  htmlLangs,
  languageNames,
  listMark,
  type Locale,
  localeOfPath,
  locales,
  type Localized,
  pathIn,
} from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormActions, FormRow } from "#ui/form/form.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { CheckboxGroup } from "#ui/choice/choice.tsx";
import { Select } from "#ui/select/select.tsx";
import type { Route } from "./+types/closures.route.ts";
import { ConcernedList } from "./concerned.tsx";
import { readConcerned } from "./concerned.server.ts";
import { namesOfParts, type PartGroup, readParts, sessionsConcerned } from "./parts.server.ts";
import { closureReasons, closureTexts, groupCounts, mailCounts, saidMark } from "./closures.texts.ts";
import { Past } from "./past.tsx";
import { readPast } from "./report.server.ts";
import { reportTexts } from "./report.texts.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { UndoClock } from "#app/staff/desk/undo-clock.tsx";
import "./closures.css";

/** Of the reason that visitors read: the banner shows it on every page. */
const mostLetters = 120;
const noStore = { headers: { "cache-control": "no-store" } };
const timeSchema = z.object({ firstDay: day(), lastDay: day(), from: optional(time()), until: optional(time()) });
const wordsSchema = z.object({
  zh_TW: line({ max: mostLetters }),
  en_US: line({ max: mostLetters }),
  ja_JP: line({ max: mostLetters }),
});
const querySchema = z.object({
  wish: z.enum(["dry-run", "close", "undo", "open", "keep-closed"]),
  reason: z.enum(closureReasons).catch("typhoon"),
  closing: z.string().max(60).catch(""),
});

/**
 * /booking-manage/closures: closing the park or parts of it, for days or hours, as after a typhoon warning (rules
 * P1–P4).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page: PageHead = {
    title: { text: closureTexts.title[locale] },
    description: closureTexts.lead[locale],
    unlisted: true,
  };
  const park = context.get(parkContext);
  const parts = await readParts(park, locale);
  const said = ({ span, ...closing }: Awaited<ReturnType<typeof listClosings>>[number]) => ({
    ...closing,
    when: formatSpan(span, locale, { year: true }),
    what: closing.areas.length > 0 ? namesOfParts(parts, closing.areas, locale) : closureTexts.whole[locale],
  });
  return data(
    {
      page,
      parts,
      closings: (await listClosings(park)).map(said),
      lifted: (await listLifted(park)).map(said),
      past: await readPast(park, locale),
    },
    noStore,
  );
}

/**
 * `wish` says what: `dry-run`, `close`, and of a closing `undo`, `open` or, a moment after that, `keep-closed`. A wrong
 * time, part or reason answers 422.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, locale, form] = [context.get(parkContext), localeOfPath(url.pathname), await request.formData()];
  const by = context.get(staffContext).id;
  const asked = querySchema.safeParse({
    wish: form.get("wish"),
    reason: form.get("reason"),
    closing: form.get("closing"),
  });
  if (!asked.success)
    return data(
      { said: undefined, concerned: undefined, wrong: closureTexts.problem[locale], typed: undefined },
      { status: 422, ...noStore },
    );
  const { wish, reason, closing } = asked.data;
  if (wish === "undo" || wish === "open") {
    const ended = await (wish === "undo" ? undoClosing : liftClosing)(park, closing, by);
    if (!ended.ok)
      return data(
        {
          said: undefined,
          concerned: undefined,
          wrong: closureTexts[ended.reason === "too-late" ? "tooLate" : "already"][locale],
          typed: undefined,
        },
        { status: 422, ...noStore },
      );
    return redirect(`${here(locale)}?restored=${ended.restored}&kept=${ended.kept}`, 303);
  }
  if (wish === "keep-closed") {
    const kept = await undoReopening(park, closing, by);
    if (!kept.ok)
      return data(
        {
          said: undefined,
          concerned: undefined,
          wrong: closureTexts[kept.reason === "too-late" ? "tooLateToKeep" : "already"][locale],
          typed: undefined,
        },
        { status: 422, ...noStore },
      );
    return redirect(`${here(locale)}?again=${kept.told}`, 303);
  }
  const parts = await readParts(park, locale);
  const areas = [
    ...new Set(form.getAll("areas").flatMap((part) => (typeof part === "string" && part ? [part.slice(0, 80)] : []))),
  ];
  const written = {
    firstDay: textOf(form, "firstDay"),
    lastDay: textOf(form, "lastDay"),
    from: textOf(form, "from"),
    until: textOf(form, "until"),
    reason,
    words: wordsOf(form),
    areas,
  };
  const refuse = (wrong: string) =>
    data(
      { said: undefined, concerned: undefined, wrong, typed: { ...written, ready: false } },
      { status: 422, ...noStore },
    );
  const then = timeSchema.safeParse({
    firstDay: [written.firstDay],
    lastDay: [written.lastDay],
    from: [written.from],
    until: [written.until],
  });
  if (!then.success)
    return refuse(
      closureTexts[
        then.error.issues.some(({ path: [field] }) => field === "firstDay" || field === "lastDay")
          ? "noDays"
          : "wrongTimes"
      ][locale],
    );
  const refused = refuseClosedTime(park, then.data);
  if (refused) return refuse(closureTexts[timeFaults[refused]][locale].replace("{days}", String(mostClosingDays)));
  const known = parts.flatMap((group) => group.parts.map(({ value }) => value));
  if (areas.some((part) => !known.includes(part))) return refuse(closureTexts.unknownPart[locale]);
  const said = wordsSchema.safeParse(Object.fromEntries(locales.map((one) => [one, [written.words[one]]])));
  const inOwnWords = locales.some((one) => written.words[one].trim() !== "");
  if (inOwnWords && !said.success)
    return refuse(closureTexts.wrongWords[locale].replace("{letters}", String(mostLetters)));
  const order = { ...then.data, areas, reason: said.success ? said.data : closureTexts[reason] };
  // What is closed is what was looked at: whatever was changed since is shown first.
  const looked = form.get("looked");
  const changed = wish === "close" && typeof looked === "string" && looked !== lookOf(written);
  if (wish === "dry-run" || changed) {
    const what = areas.length > 0 ? namesOfParts(parts, areas, locale) : closureTexts.whole[locale];
    const dryRun = await dryRunClosing(park, order);
    const concerned = await readConcerned(park, dryRun.concerned, context.get(staffContext), locale);
    const found = formatDryRun(
      dryRun,
      await sessionsConcerned(park, order),
      { what, when: formatSpan(spanOf(order), locale, { year: true }) },
      locale,
    );
    return data(
      {
        said: changed ? `${closureTexts.anew[locale]}${locale === "en_US" ? " " : ""}${found}` : found,
        concerned,
        wrong: undefined,
        typed: { ...written, ready: true },
      },
      noStore,
    );
  }
  await closeDays(park, order, by);
  return redirect(`${here(locale)}?closed=yes`, 303);
}

const timeFaults = { past: "pastDay", order: "wrongOrder", long: "tooLong", times: "wrongTimes" } as const;
const here = (locale: Locale) => pathIn(locale, `${backOffice}/closures`);

/** What came of the last button: told by the address it led back to. */
function useNoticeFocus(): string | undefined {
  const [locale, [query]] = [useLocale(), useSearchParams()];
  if (query.has("closed")) return closureTexts.closed[locale];
  if (query.has("again")) {
    const told = Number(query.get("again")) || 0;
    return closureTexts.again[locale] + (told > 0 ? say(closureTexts.againTold[locale], { n: told }) : "");
  }
  return query.has("restored")
    ? say(closureTexts.ended[locale], {
        restored: Number(query.get("restored")) || 0,
        kept: Number(query.get("kept")) || 0,
      })
    : undefined;
}

export default function Closures({ loaderData: { closings, lifted, parts, past }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const typed = actionData?.typed;
  const told = useNoticeFocus();
  const said = actionData?.said ?? (actionData ? undefined : told);
  return (
    <>
      <BackHead title={closureTexts.title[locale]} lead={closureTexts.lead[locale]} />
      {actionData?.wrong && (
        <Notice tone="danger" title={closureTexts.problem[locale]} live="alert">
          <p>{actionData.wrong}</p>
        </Notice>
      )}
      {said && (
        <Notice tone={typed ? "warning" : "success"} live="status">
          <p>{said}</p>
        </Notice>
      )}
      {closings.map((closing) => (
        <Undoable key={closing.id} closing={closing} wish="undo" lead={closureTexts.undoLead[locale]} />
      ))}
      {lifted.map((closing) => (
        <Undoable key={closing.id} closing={closing} wish="keep-closed" lead={closureTexts.keepClosedLead[locale]} />
      ))}
      {actionData?.concerned && <ConcernedList {...actionData.concerned} />}
      <div className="back-columns">
        <Panel title={closureTexts.order[locale]}>
          <Form method="post" className="submission-act-form" reloadDocument noValidate>
            <FormRow>
              <DateInput
                name="firstDay"
                label={closureTexts.firstDay[locale]}
                defaultValue={typed?.firstDay}
                required
              />
              <TimeInput
                name="from"
                label={closureTexts.from[locale]}
                hint={closureTexts.fromHint[locale]}
                defaultValue={typed?.from}
              />
            </FormRow>
            <FormRow>
              <DateInput name="lastDay" label={closureTexts.lastDay[locale]} defaultValue={typed?.lastDay} required />
              <TimeInput
                name="until"
                label={closureTexts.until[locale]}
                hint={closureTexts.untilHint[locale]}
                defaultValue={typed?.until}
              />
            </FormRow>
            <Parts groups={parts} chosen={typed?.areas ?? []} />
            {typed?.ready && <input type="hidden" name="looked" value={lookOf(typed)} />}
            <Select
              name="reason"
              label={closureTexts.reason[locale]}
              defaultValue={typed?.reason}
              options={closureReasons.map((value) => ({ value, label: closureTexts[value][locale] }))}
            />
            <OwnWords words={typed?.words} />
            <FormActions>
              <Button type="submit" name="wish" value="dry-run" look={typed?.ready ? "secondary" : "primary"}>
                {closureTexts.dryRun[locale]}
              </Button>
              {typed?.ready && (
                <AskButton question={closePark} name="wish" value="close">
                  {closureTexts.close[locale]}
                </AskButton>
              )}
            </FormActions>
          </Form>
        </Panel>
        <Panel title={closureTexts.standing[locale]} count={closings.length}>
          {closings.length === 0 && <p className="quiet">{closureTexts.none[locale]}</p>}
          {closings.map((closing) => (
            <Standing key={closing.id} closing={closing} />
          ))}
        </Panel>
      </div>
      <Past past={past} />
    </>
  );
}

/** What to close, folded away: most often it is the whole park. */
function Parts({ groups, chosen }: { groups: readonly PartGroup[]; chosen: readonly string[] }) {
  const locale = useLocale();
  return (
    <div className="closure-parts">
      <p className="field-label">{closureTexts.parts[locale]}</p>
      <p className="quiet">{closureTexts.partsHint[locale]}</p>
      {groups.map(({ name, parts }) => (
        <details key={name} className="closure-part" open={parts.some(({ value }) => chosen.includes(value))}>
          <summary>{closureTexts[name][locale]}</summary>
          <CheckboxGroup
            name="areas"
            id={`areas-${name}`}
            label={<span className="visually-hidden">{closureTexts[name][locale]}</span>}
            choices={parts}
            chosen={chosen}
            look="row"
          />
        </details>
      ))}
    </div>
  );
}

/** The reason in staff's own words, folded away: most often it is one of those offered. */
function OwnWords({ words }: { words: Localized | undefined }) {
  const locale = useLocale();
  return (
    <details className="closure-part" open={words && locales.some((one) => words[one] !== "")}>
      <summary>{closureTexts.ownWords[locale]}</summary>
      <p className="quiet">{closureTexts.ownWordsHint[locale]}</p>
      {locales.map((one) => (
        <Field
          key={one}
          name={`words-${one}`}
          lang={htmlLangs[one]}
          label={languageNames[one]}
          defaultValue={words?.[one]}
          maxLength={mostLetters}
        />
      ))}
    </details>
  );
}

type Shown = { closing: Route.ComponentProps["loaderData"]["closings"][number] };

function Standing({ closing: { id, when, what } }: Shown) {
  const locale = useLocale();
  return (
    <section className="back-act">
      <h3>{when}</h3>
      <p>{what}</p>
      <p>
        <To to={`${backOffice}/closures/${id}`}>{reportTexts.see[locale]}</To>
      </p>
      <Ending id={id} wish="open" />
    </section>
  );
}

/** What was just done to one, while that can be taken back: on top of the page, since it is only a minute. */
function Undoable({
  closing: { id, when, undoable, what },
  wish,
  lead,
}: Shown & { wish: "undo" | "keep-closed"; lead: string }) {
  if (undoable === 0) return null;
  return (
    <section className="closure-undo">
      <h2>
        {when} · {what}
      </h2>
      <UndoClock seconds={undoable} lead={lead}>
        <Ending id={id} wish={wish} />
      </UndoClock>
    </section>
  );
}

const wishNames = { undo: closureTexts.undo, open: closureTexts.open, "keep-closed": closureTexts.keepClosed };

function Ending({ id, wish }: { id: string; wish: keyof typeof wishNames }) {
  const locale = useLocale();
  return (
    <Form method="post" action={here(locale)} reloadDocument>
      <input type="hidden" name="closing" value={id} />
      <Button
        type="submit"
        name="wish"
        value={wish}
        look="secondary"
        icon={wish === "open" ? undefined : "rotate-left"}
      >
        {wishNames[wish][locale]}
      </Button>
    </Form>
  );
}

/** Whom it would concern, in whole sentences; of what it does not concern nothing is said. */
function formatDryRun(
  { reservations, people, others, byLocale }: Awaited<ReturnType<typeof dryRunClosing>>,
  sessions: number,
  { what, when }: { what: string; when: string },
  locale: Locale,
): string {
  const concerned = others.filter(({ submissions }) => submissions > 0);
  const count = ({ counted, submissions }: (typeof concerned)[number]) => say(counted[locale], { count: submissions });
  const cancelled = [
    ...(reservations > 0
      ? [
          say(groupCounts.reservations[locale], { n: reservations }) +
            aside(say(groupCounts.people[locale], { n: people }), locale),
        ]
      : []),
    ...concerned.filter(({ moves }) => !moves).map(count),
  ];
  const mails = locales
    .filter((one) => byLocale[one] > 0)
    .map((one) => say(mailCounts[one][locale], { n: byLocale[one] }));
  const said = [
    ...(reservations === 0 && concerned.length === 0 ? [closureTexts.nobody[locale]] : []),
    ...(cancelled.length > 0
      ? [say(closureTexts.cancelled[locale], { counted: cancelled.join(listMark[locale]) })]
      : []),
    ...concerned.filter(({ moves }) => moves).map(count),
    ...(sessions > 0 ? [say(closureTexts.sessions[locale], { n: sessions })] : []),
    ...(mails.length > 0 ? [say(closureTexts.mails[locale], { counted: mails.join(listMark[locale]) })] : []),
  ];
  return say(closureTexts.concerned[locale], {
    what: what.charAt(0).toUpperCase() + what.slice(1),
    when,
    said: said.join(saidMark[locale]),
  });
}

/** What a dry run was of, to be compared with what is to be closed. */
function lookOf({
  firstDay,
  lastDay,
  from,
  until,
  reason,
  words,
  areas,
}: {
  firstDay: string;
  lastDay: string;
  from: string;
  until: string;
  reason: string;
  words: Localized;
  areas: readonly string[];
}): string {
  return [
    firstDay,
    from,
    lastDay,
    until,
    reason,
    ...locales.map((locale) => words[locale].trim()),
    ...areas.toSorted(),
  ].join(" ");
}

function wordsOf(form: FormData): Localized {
  const word = (locale: Locale) => textOf(form, `words-${locale}`, mostLetters + 1);
  return { zh_TW: word("zh_TW"), en_US: word("en_US"), ja_JP: word("ja_JP") };
}

function textOf(form: FormData, name: string, most = 40): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, most) : "";
}
