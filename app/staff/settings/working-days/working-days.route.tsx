import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { missingYear } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { dayOf } from "#platform/dates.ts";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { TextArea } from "#ui/field/field.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/working-days.route.ts";
import { workingDaysEditor } from "./working-days.editor.server.ts";
import { workingDaysTexts } from "#app/staff/core/setting-texts/working-days.texts.ts";

/** /booking-manage/working-days?year=2027: public holidays and make-up days of this year or the next (rule T15). */
export async function loader(args: Route.LoaderArgs) {
  const [park, locale] = [args.context.get(parkContext), localeOfPath(args.url.pathname)];
  const [calendar, { years, year }] = [await readHolidays(park.db), yearsFor(park, args.url)];
  const page: PageHead = {
    title: { text: workingDaysTexts.title[locale] },
    description: workingDaysTexts.lead[locale],
    unlisted: true,
  };
  const provisional = calendar.find((one) => one.year === year)?.provisional === true;
  return data(
    {
      page,
      years,
      year,
      provisional,
      missing: missingYear(calendar, park.now()),
      shown: await showEditor(args, workingDaysEditor(year)),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Sets the `holidays` and `makeUps` of the year, a day a line. */
export function action(args: Route.ActionArgs) {
  return sendEditor(args, workingDaysEditor(yearsFor(args.context.get(parkContext), args.url).year));
}

/** This year and the next, and which of them is asked for: this one, if nothing else. */
function yearsFor(park: Park, url: URL): { years: number[]; year: number } {
  const { year: now } = dayOf(park.now());
  const years = [now, now + 1];
  return { years, year: years.find((one) => String(one) === url.searchParams.get("year")) ?? now };
}

export default function WorkingDays({
  loaderData: { years, year, provisional, missing, shown },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof workingDaysTexts) => say(workingDaysTexts[name][locale], { year });
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      {missing && <Notice tone="warning" title={say(workingDaysTexts.missing[locale], { year: missing })} />}
      <nav className="back-views" aria-label={word("years")}>
        <ul role="list">
          {years.map((one) => (
            <li key={one}>
              <To to={`${backOffice}/working-days?year=${one}`} aria-current={one === year ? "page" : undefined}>
                {say(workingDaysTexts.yearTitle[locale], { year: one })}
              </To>
            </li>
          ))}
        </ul>
      </nav>
      <Outcome shown={shown} unsaved={actionData} />
      {/* Another year is another form. */}
      <SettingForm key={year} title={word("yearTitle")} version={shown.version} unsaved={actionData}>
        {provisional && <p className="quiet">{word("provisional")}</p>}
        <TextArea
          name="holidays"
          label={word("holidays")}
          hint={word("holidaysHint")}
          rows={14}
          defaultValue={draft.holidays}
        />
        <TextArea
          name="makeUps"
          label={word("makeUps")}
          hint={word("makeUpsHint")}
          rows={3}
          defaultValue={draft.makeUps}
        />
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
