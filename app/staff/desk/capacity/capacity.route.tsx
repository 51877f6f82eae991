import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { peopleOn, readGroupCalendar, readLoads } from "#app/reservations/capacity/capacity.server.ts";
import { mostLimitDays, setDayLimits } from "#app/reservations/capacity/limits.server.ts";
import { BackHead, Panel } from "#app/staff/back-page.tsx";
import { readDayAsked } from "#app/staff/desk/calendar/day-asked.server.ts";
import { say } from "#app/staff/desk/desk.texts.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { clockTime, dayOf, formatDay, formatMonth } from "#platform/dates.ts";
import { localeOfPath } from "#platform/locales.ts";
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
import { capacityTexts } from "./capacity.texts.ts";

const noStore = { "cache-control": "no-store" };
const nothing: Record<string, string> = {};

/** /booking-manage/capacity?day=2026-11-01: how full a month is, and the days with limits of their own (rule G13). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const first = readDayAsked(park, url.searchParams.get("day")).with({ day: 1 });
  const { terms } = await readGroupCalendar(park);
  const loads = await readLoads(park.db, first.toString(), first.with({ day: first.daysInMonth }).toString(), terms);
  const page: PageHead = { title: { text: capacityTexts.title[locale] }, description: capacityTexts.title[locale], unlisted: true };
  const days = loads.map((load) => {
    const [hour, people] = [...load.taken].sort(([, a], [, b]) => b - a)[0] ?? [];
    return { day: load.day, label: formatDay(load.day, locale), taken: peopleOn(load), perHour: load.perHour, perDay: load.perDay, own: load.perHour !== terms.perHour || load.perDay !== terms.perDay, fullest: hour === undefined ? "" : `${clockTime(hour * 60)}・${people}`, over: peopleOn(load) > load.perDay || (people ?? 0) > load.perHour };
  });
  return data({ page, terms, days, month: formatMonth(first, locale), earlier: first.subtract({ months: 1 }).toString(), later: first.add({ months: 1 }).toString(), today: dayOf(park.now()).toString() }, { headers: noStore });
}

const people = z.union([z.literal("").transform(() => undefined), z.string().regex(/^\d{1,4}$/).transform(Number)]);
const formSchema = z.object({ firstDay: z.iso.date(), lastDay: z.iso.date(), perHour: people, perDay: people });

/** Sets the limits of days; anything else answers 422 with what was written. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const typed = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value).slice(0, 20)]));
  const form = formSchema.safeParse(typed);
  const ok = form.success && form.data.firstDay >= dayOf(park.now()).toString() && form.data.lastDay >= form.data.firstDay && Temporal.PlainDate.from(form.data.firstDay).until(form.data.lastDay).days < mostLimitDays;
  if (!ok) return data({ message: capacityTexts.wrong[locale], typed }, { status: 422, headers: noStore });
  await setDayLimits(park, form.data, context.get(staffContext).id);
  return data({ message: "", typed: nothing }, { headers: noStore });
}

export default function Capacity({ loaderData: { terms, days, month, earlier, later, today }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof capacityTexts) => capacityTexts[name][locale];
  const typed = actionData?.typed ?? {};
  return (
    <>
      <BackHead title={word("title")} lead={say(word("lead"), terms)}>
        <ButtonLink to={`/booking-manage/capacity?day=${earlier}`} look="secondary" icon="chevron-left" iconOnly>{word("earlier")}</ButtonLink>
        <ButtonLink to={`/booking-manage/capacity?day=${later}`} look="secondary" icon="chevron-right" iconOnly>{word("later")}</ButtonLink>
        <ButtonLink to="/booking-manage/capacity/usual" look="secondary">{word("usual")}</ButtonLink>
      </BackHead>
      {actionData?.message && <Notice tone="danger" title={word("refused")} live="alert"><p>{actionData.message}</p></Notice>}
      {actionData && !actionData.message && <Notice tone="success" title={word("saved")} live="status" />}
      <div className="back-columns">
        <Panel title={say(word("month"), { month })}>
          <Table
            caption={month}
            captionHidden
            dense
            head={[word("day"), word("taken"), word("fullest"), word("perHour"), word("perDay")]}
            figures={[1, 2, 3, 4]}
            rows={days.map((one) => [
              <To key={one.day} to={`/booking-manage/calendar?view=day&day=${one.day}`} prefetch={false} className="back-short">{one.label}</To>,
              <span key="taken">{one.taken} {one.over && <Tag tone="brick">{word("over")}</Tag>}</span>, one.fullest,
              <span key="hour">{one.perHour} {one.own && <Tag tone="indigo">{word("own")}</Tag>}</span>, one.perDay,
            ])}
          />
        </Panel>
        <Panel title={word("set")}>
          <p className="quiet">{word("setLead")}</p>
          <Form method="post" className="deed-act-form" reloadDocument>
            <FormRow>
              <DateInput name="firstDay" label={word("firstDay")} min={today} required defaultValue={typed.firstDay} />
              <DateInput name="lastDay" label={word("lastDay")} min={today} required defaultValue={typed.lastDay} />
            </FormRow>
            <FormRow>
              <Field name="perHour" label={word("perHour")} inputMode="numeric" maxLength={4} defaultValue={typed.perHour} autoComplete="off" />
              <Field name="perDay" label={word("perDay")} inputMode="numeric" maxLength={4} defaultValue={typed.perDay} autoComplete="off" />
            </FormRow>
            <Button type="submit">{word("save")}</Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}
