import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { readOutsideHours } from "#app/reservations/outside-hours.server.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { Outside } from "#app/staff/core/outside-hours.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, InThree, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { formatDay, formatTimeRange } from "#platform/dates.ts";
import { localeOfPath } from "#platform/locales.ts";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/hours.route.ts";
import { hoursEditor, linesIn } from "./hours.editor.server.ts";
import { hoursTexts } from "#app/staff/core/setting-texts/hours.texts.ts";
import "./hours.css";

/** /booking-manage/hours: week, seasons, days of every year, exceptions (rules T4, T6). */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname);
  const page: PageHead = {
    title: { text: hoursTexts.title[locale] },
    description: hoursTexts.lead[locale],
    unlisted: true,
  };
  const shown = await showEditor(args, hoursEditor);
  const outside = (await readOutsideHours(args.context.get(parkContext))).map(
    ({ id, code, date, startTime, endTime }) => ({
      id,
      code,
      when: `${formatDay(date, locale, { year: true })} ${formatTimeRange(startTime, endTime, locale)}`,
    }),
  );
  return data(
    {
      page,
      shown,
      outside,
      lines: { s: linesIn(shown.draft, "s"), y: linesIn(shown.draft, "y"), e: linesIn(shown.draft, "e") },
    },
    { headers: { "cache-control": "no-store" } },
  );
}

export function action(args: Route.ActionArgs) {
  return sendEditor(args, hoursEditor);
}

export default function HoursPage({ loaderData: { shown, outside, lines }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: Exclude<keyof typeof hoursTexts, "weekdays">) => hoursTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  const tick = (name: string, label: string) => (
    <label className="back-tick">
      <input type="checkbox" name={name} defaultChecked={draft[name] === "on"} /> {label}
    </label>
  );
  const times = (prefix: string) => (
    <>
      {tick(`${prefix}.open`, word("open"))}
      {(["opens", "closes", "last"] as const).map((name) => (
        <TimeInput key={name} name={`${prefix}.${name}`} label={word(name)} defaultValue={draft[`${prefix}.${name}`]} />
      ))}
    </>
  );
  const each = (count: number) => Array.from({ length: count }, (_, at) => at);
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Outcome shown={shown} unsaved={actionData} />
      {outside.length > 0 && <Outside groups={outside} />}
      <SettingForm title={word("week")} version={shown.version} unsaved={actionData}>
        {hoursTexts.weekdays[locale].map((name, at) => (
          <fieldset key={name} className="hours-line">
            <legend>{name}</legend>
            {times(`w${at + 1}`)}
          </fieldset>
        ))}
        <h2>{word("exceptions")}</h2>
        <p className="quiet">{word("exceptionsLead")}</p>
        {each(lines.e).map((at) => (
          <fieldset key={at} className="hours-line">
            <legend>
              {word("exception")} {at + 1}
            </legend>
            <DateInput name={`e${at}.from`} label={word("from")} defaultValue={draft[`e${at}.from`]} />
            <DateInput name={`e${at}.to`} label={word("to")} defaultValue={draft[`e${at}.to`]} />
            {times(`e${at}`)}
            <InThree name={`e${at}.reason`} label={word("reason")} draft={draft} />
          </fieldset>
        ))}
        <h2>{word("yearly")}</h2>
        {each(lines.y).map((at) => (
          <fieldset key={at} className="hours-line">
            <legend>
              {word("yearlyDay")} {at + 1}
            </legend>
            <Field
              name={`y${at}.on`}
              label={word("on")}
              hint={word("monthDay")}
              defaultValue={draft[`y${at}.on`]}
              width="short"
            />
            {tick(`y${at}.lunar`, word("lunar"))}
            {times(`y${at}`)}
            <InThree name={`y${at}.reason`} label={word("reason")} draft={draft} />
          </fieldset>
        ))}
        <h2>{word("seasons")}</h2>
        {each(lines.s).map((at) => (
          <fieldset key={at} className="hours-line">
            <legend>
              {word("season")} {at + 1}
            </legend>
            <Field
              name={`s${at}.from`}
              label={word("from")}
              hint={word("monthDay")}
              defaultValue={draft[`s${at}.from`]}
              width="short"
            />
            <Field
              name={`s${at}.to`}
              label={word("to")}
              hint={word("monthDay")}
              defaultValue={draft[`s${at}.to`]}
              width="short"
            />
            {times(`s${at}`)}
            <div className="hours-off">
              <span>{word("off")}</span>
              {hoursTexts.weekdays[locale].map((name, day) => (
                <span key={name}>{tick(`s${at}.off.${day + 1}`, name)}</span>
              ))}
            </div>
          </fieldset>
        ))}
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
