import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { mapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import { ParkMap } from "#app/places/map/park-map.tsx";
import { PrintButton } from "#app/pages/print-button.tsx";
import { asCards, beginVisit, itemAmongOr404, type Visit } from "#app/visiting/visit.server.ts";
import { dayOf, formatDay, instantAt, timeOf } from "#platform/dates.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import type { Route } from "./+types/plan.route.ts";
import { type DayInQuery, dayInQuery, farthestDays } from "./day-query.ts";
import { plan } from "./plan.content.ts";
import { planJsonLd } from "./plan-json-ld.ts";
import { readPlanDay, localizePlanDay } from "./plan-day.server.ts";
import { PlanDayForm, PlanTimeline } from "./plan-day.tsx";
import { planFileOf } from "./plan-file.ts";
import { audienceNames, planTexts } from "./plans.texts.ts";
import "./plans.css";

/** /plan/{id}; ?date=…&at=… lays it for a day and a time of arrival. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const { found, others } = await itemAmongOr404(visit, plan, args.params.id, "/plan");
  const localized = visit.localize(found.data);
  const today = dayOf(visit.park.now());
  const asked = dayInQuery(visit.url.searchParams, proposedDay(visit, localized.starts), today);
  const [item, day] = await Promise.all([showItem(visit, found, localized), readPlanDay(visit, localized, asked)]);
  return {
    page: headOfItem(item, [planJsonLd(visit, item, found.slug, audienceNames[localized.audience][locale], day.given)]),
    item,
    tips: localized.tips,
    audience: audienceNames[localized.audience][locale],
    day: localizePlanDay(day, asked, locale),
    drawing: mapDrawing,
    form: {
      slug: found.slug,
      ...asked.typed,
      first: today.toString(),
      last: today.add({ days: farthestDays }).toString(),
      errors: errorsOf(asked, locale, today),
    },
    file: day.timeline.minutes > 0 ? planFileOf(found.slug, asked, locale) : undefined,
    related: await asCards(visit, plan, others, "/plan"),
  };
}

export default function Plan({
  loaderData: { item, tips, audience, day, drawing, form, file, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof planTexts) => planTexts[name][locale];
  const facts = [
    { term: word("minutes"), icon: "clock" as const, detail: `${day.total} (${day.between})` },
    { term: word("walking"), icon: "route" as const, detail: day.walking },
    { term: word("steps"), icon: "accessibility" as const, detail: day.steps },
    { term: word("audience"), icon: "group" as const, detail: audience },
  ];
  const wayOut = day.whole && (
    <p>
      <To to={`/plan/${form.slug}${day.whole.query}#day`}>{day.whole.words}</To>
    </p>
  );
  return (
    <ItemPage
      item={item}
      eyebrow={audience}
      facts={facts}
      actions={<ParkMap drawing={drawing} marks={day.marks} line={day.line} />}
      related={{ title: word("more"), cards: related }}
    >
      <PlanDayForm key={`${form.date} ${form.at}`} form={form} />
      <section id="day" className="plan-day">
        <h2>{word("stops")}</h2>
        <p className="plan-sum">{day.shut ? day.dayName : `${day.dayName} · ${day.between} · ${day.total}`}</p>
        {day.shut && (
          <Notice tone="warning" title={day.shut}>
            <p>{word("otherDay")}</p>
            {wayOut}
          </Notice>
        )}
        {!day.shut && day.closed > 0 && (
          <Notice tone="warning">
            <p>{word(day.closed === 1 ? "oneClosed" : "someClosed").replace("#", String(day.closed))}</p>
            {wayOut}
          </Notice>
        )}
        {!day.shut && day.closed === 0 && day.whole && (
          <Notice>
            <p>{word("changed")}</p>
            {wayOut}
          </Notice>
        )}
        <PlanTimeline entries={day.entries} />
        <p className="plan-tools">
          {file && (
            <ButtonLink to={file} look="secondary" icon="calendar-plus">
              {word("file")}
            </ButtonLink>
          )}
          <PrintButton look="quiet" />
        </p>
      </section>
      <h2>{word("tips")}</h2>
      <Prose html={tips.html} lang={tips.lang} />
    </ItemPage>
  );
}

/** Today while there is still time for it, else tomorrow; at the hour the plan is best begun. */
function proposedDay({ park }: Visit, starts: string | undefined) {
  const at = starts ?? "10:00";
  const now = park.now();
  const isOver = timeOf(now) > at;
  if (!isOver) park.cache.expireAt(instantAt(dayOf(now), at).add({ minutes: 1 }));
  return { day: dayOf(now).add({ days: isOver ? 1 : 0 }), at };
}

function errorsOf({ errors }: DayInQuery, locale: Visit["locale"], today: Temporal.PlainDate) {
  return errors.map(({ field, why }) => ({
    field,
    message: planTexts[wrongs[why]][locale].replace(
      "{day}",
      formatDay(today.add({ days: farthestDays }), locale, { year: true }),
    ),
  }));
}

const wrongs = { "no-day": "noDay", past: "pastDay", "too-far": "farDay", "no-time": "noTime" } as const;
