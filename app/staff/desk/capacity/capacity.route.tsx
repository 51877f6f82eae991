import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import {
  type Limits,
  limitsOfDay,
  mostLimitDays,
  setDayLimits,
  versionOfLimits,
} from "#app/reservations/capacity/limits.server.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { ClosedList } from "#app/staff/desk/calendar/closed-list.tsx";
import { readDayInQuery } from "#app/staff/desk/calendar/day-query.server.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { formatMoment } from "#app/staff/core/editing/editor.server.ts";
import { settingTexts } from "#app/staff/core/editing/settings.texts.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { wholeNumber } from "#app/staff/core/whole-number.ts";
import { dayOf, formatDayRange, formatMonth } from "#platform/dates.ts";
import { backOffice, type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormRow } from "#ui/form/form.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/capacity.route.ts";
import { readCapacityMonth } from "./capacity.server.ts";
import { usualTexts } from "#app/staff/core/setting-texts/usual.texts.ts";
import { capacityTexts } from "./capacity.texts.ts";
import "./capacity.css";

const noStore = { "cache-control": "no-store" };

/**
 * /booking-manage/capacity?day=2026-11-01: how full a month is, and the days with limits of their own (rule G13);
 * `set=yes` opens the form for that day.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const query = readDayInQuery(park, url.searchParams.get("day"));
  const first = query.with({ day: 1 });
  // Before the days are read, so that what is changed in between counts as not seen.
  const version = await versionOfLimits(park.db);
  const chosen = url.searchParams.has("set")
    ? {
        firstDay: query.toString(),
        lastDay: query.toString(),
        ...written(await limitsOfDay(park.db, query.toString())),
      }
    : undefined;
  const today = dayOf(park.now()).toString();
  const { terms, days, closed } = await readCapacityMonth(park, query, locale);
  const page: PageHead = {
    title: { text: capacityTexts.title[locale] },
    description: capacityTexts.title[locale],
    unlisted: true,
  };
  const saved = url.searchParams.has("saved");
  return data(
    {
      page,
      terms,
      days,
      closed,
      version,
      chosen,
      saved,
      month: formatMonth(first, locale),
      day: query.toString(),
      earlier: first.subtract({ months: 1 }).toString(),
      later: first.add({ months: 1 }).toString(),
      today,
    },
    { headers: noStore },
  );
}

const people = z.union([
  z.literal("").transform(() => undefined),
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
]);
const formSchema = z.object({ firstDay: z.iso.date(), lastDay: z.iso.date(), perHour: people, perDay: people });
type Typed = Partial<Record<"firstDay" | "lastDay" | "perHour" | "perDay", string>>;

/**
 * Sets the limits of days as they were seen; anything else answers 422, and 409 when somebody was quicker, with what
 * was written.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const { version: seen, ...typed } = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value).normalize("NFKC").trim().slice(0, 20)]),
  );
  const version = wholeNumber(seen);
  const form = formSchema.safeParse(typed);
  const ok =
    form.success &&
    form.data.firstDay >= dayOf(park.now()).toString() &&
    form.data.lastDay >= form.data.firstDay &&
    Temporal.PlainDate.from(form.data.firstDay).until(form.data.lastDay).days < mostLimitDays;
  if (!ok) return refuse({ wrong: capacityTexts.wrong[locale], typed, version }, 422);
  const { perHour, perDay } = form.data;
  if (perHour !== undefined && perDay !== undefined && perHour > perDay)
    return refuse({ wrong: usualTexts.hourOverDay[locale], typed, version }, 422);
  const set = await setDayLimits(park, form.data, { by: context.get(staffContext).id, version });
  if (set.ok) return redirect(`${pathIn(locale, `${backOffice}/capacity`)}?day=${form.data.firstDay}&saved=yes`, 303);
  return refuse(
    {
      changes: set.changes.map((change) => ({
        ...change,
        by: change.by || settingTexts.somebody[locale],
        at: formatMoment(change.at, locale),
      })),
      typed,
      version: set.version,
    },
    409,
  );
}

type Changed = Limits & { firstDay: string; lastDay: string; by: string; at: string };
type Unsaved = { typed: Typed; version: number; wrong?: string; changes?: Changed[] };

function refuse(unsaved: Unsaved, status: number) {
  return data(unsaved, { status, headers: noStore });
}

export default function Capacity({
  loaderData: { terms, days, closed, version, chosen, saved, month, day, earlier, later, today },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof capacityTexts) => capacityTexts[name][locale];
  const typed: Typed = actionData?.typed ?? chosen ?? {};
  // Whoever is at certain days has the form at hand, before the month.
  const editing = Boolean(actionData ?? chosen);
  const list = (
    <Panel title={say(word("month"), { month })}>
      <div className="capacity-days">
        <Table
          caption={month}
          captionHidden
          dense
          cards
          head={[
            word("day"),
            word("taken"),
            word("fullest"),
            word("perHour"),
            word("perDay"),
            <span key="set" className="visually-hidden">
              {word("change")}
            </span>,
          ]}
          figures={[1, 2, 3, 4]}
          rows={days.map((one) => [
            <div key={one.day}>
              <To to={`${backOffice}/calendar?view=day&day=${one.day}`} prefetch={false} className="back-short">
                {one.label}
              </To>
              <ClosedList closed={one.closed} />
            </div>,
            <span key="taken">
              {one.taken} {one.over && <Tag tone="brick">{word("over")}</Tag>}
            </span>,
            one.fullest,
            <span key="hour">
              {one.perHour} {one.own && <Tag tone="indigo">{word("own")}</Tag>}
            </span>,
            one.perDay,
            one.past ? null : (
              <To
                key="set"
                to={`${backOffice}/capacity?day=${one.day}&set=yes#limits`}
                prefetch={false}
                aria-label={say(word("changeDay"), { day: one.label })}
              >
                {word("change")}
              </To>
            ),
          ])}
        />
      </div>
    </Panel>
  );
  const form = (
    <Panel title={word("set")} id="limits">
      <p className="quiet">{word("setLead")}</p>
      {editing && <ClosedList closed={closed} />}
      <Form
        method="post"
        action={pathIn(locale, `${backOffice}/capacity?day=${day}`)}
        className="submission-act-form"
        reloadDocument
        noValidate
      >
        <input type="hidden" name="version" value={actionData?.version ?? version} />
        <FormRow>
          <DateInput
            key={typed.firstDay}
            name="firstDay"
            label={word("firstDay")}
            min={today}
            required
            defaultValue={typed.firstDay}
          />
          <DateInput
            key={typed.lastDay}
            name="lastDay"
            label={word("lastDay")}
            min={today}
            required
            defaultValue={typed.lastDay}
          />
        </FormRow>
        <FormRow>
          <Field
            key={`${day} ${typed.perHour}`}
            name="perHour"
            label={word("perHour")}
            inputMode="numeric"
            maxLength={4}
            defaultValue={typed.perHour}
            autoComplete="off"
          />
          <Field
            key={`${day} ${typed.perDay}`}
            name="perDay"
            label={word("perDay")}
            inputMode="numeric"
            maxLength={4}
            defaultValue={typed.perDay}
            autoComplete="off"
          />
        </FormRow>
        <Button type="submit">{actionData?.changes ? settingTexts.saveAnyway[locale] : word("save")}</Button>
      </Form>
    </Panel>
  );
  return (
    <>
      <BackHead title={word("title")} lead={say(word("lead"), terms)}>
        <ButtonLink to={`${backOffice}/capacity?day=${earlier}`} look="secondary" icon="chevron-left" iconOnly>
          {word("earlier")}
        </ButtonLink>
        <ButtonLink to={`${backOffice}/capacity?day=${later}`} look="secondary" icon="chevron-right" iconOnly>
          {word("later")}
        </ButtonLink>
        <ButtonLink to={`${backOffice}/capacity/usual`} look="secondary">
          {word("usual")}
        </ButtonLink>
      </BackHead>
      {actionData?.wrong && (
        <Notice tone="danger" title={word("refused")} live="alert">
          <p>{actionData.wrong}</p>
        </Notice>
      )}
      {actionData?.changes && (
        <Notice tone="warning" title={word("changed")} live="alert">
          <p>{word("changedLead")}</p>
          <ul>
            {actionData.changes.map((change) => (
              <li key={`${change.firstDay} ${change.at}`}>{formatChange(change, locale)}</li>
            ))}
          </ul>
          <p>
            <To to={`${backOffice}/capacity?day=${typed.firstDay ?? day}&set=yes`}>{settingTexts.reopen[locale]}</To>
          </p>
        </Notice>
      )}
      {saved && !actionData && <Notice tone="success" title={word("saved")} live="status" />}
      {editing ? (
        <div className="back-columns capacity-editing">
          {form}
          {list}
        </div>
      ) : (
        <div className="back-columns">
          {list}
          {form}
        </div>
      )}
    </>
  );
}

/** Limits as the form's fields say them. */
function written({ perHour, perDay }: Limits): Typed {
  return { perHour: perHour?.toString() ?? "", perDay: perDay?.toString() ?? "" };
}

function formatChange({ firstDay, lastDay, perHour, perDay, by, at }: Changed, locale: Locale): string {
  const word = (name: keyof typeof capacityTexts) => capacityTexts[name][locale];
  const limits =
    perHour === undefined && perDay === undefined
      ? word("toUsual")
      : say(word("toLimits"), { perHour: perHour ?? word("usually"), perDay: perDay ?? word("usually") });
  return say(word("changedBy"), { by, at, days: formatDayRange(firstDay, lastDay, locale), limits });
}
