import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { offerToWhoWaits } from "#app/reservations/capacity/waiting.server.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { builtInFacts, type Fact } from "#app/visiting/facts/facts.ts";
import { capacityUnit, formatValueOf } from "#app/visiting/facts/capacity.ts";
import { aside, colon } from "#app/staff/core/who.ts";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/fact.route.ts";
import { factEditor, isEditableFact, linesOf } from "./fact.editor.server.ts";
import { factTexts, unitNames } from "./facts.texts.ts";
import "./facts.css";

/**
 * /booking-manage/facts/{key}: the values of one figure, each with source and validity; history and undo below (rules
 * F1, F2).
 */
export async function loader(args: Route.LoaderArgs) {
  const [locale, { key }] = [localeOfPath(args.url.pathname), args.params];
  if (!isEditableFact(key)) throw data(null, { status: 404 });
  const { label, unit, question, value }: Fact = builtInFacts[key];
  const page: PageHead = { title: { text: label[locale] }, description: factTexts.lead[locale], unlisted: true };
  const shown = await showEditor(args, factEditor(key));
  const builtIn = { said: formatValueOf(key, value, locale), question: question?.[locale] };
  return data(
    { page, key, unit, builtIn, shown, lines: linesOf(shown.draft) },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Fields `value.0`, `from.0`, `to.0`, `note.0` and so on. */
export function action(args: Route.ActionArgs) {
  const { key } = args.params;
  if (!isEditableFact(key)) throw data(null, { status: 404 });
  const park = args.context.get(parkContext);
  const places = key === "group.perHour" || key === "group.perDay";
  return sendEditor(args, { ...factEditor(key), ...(places && { saved: () => offerToWhoWaits(park) }) });
}

export default function FactPage({
  loaderData: { page, key, unit, builtIn, shown, lines },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof factTexts) => factTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead
        title={page.title.text}
        lead={word("builtIn") + colon(locale) + builtIn.said + aside(word("asOpened"), locale)}
        back={{ to: `${backOffice}/facts`, text: word("back") }}
      />
      {builtIn.question && (
        <Notice tone="warning" title={word("question")}>
          <p>{builtIn.question}</p>
        </Notice>
      )}
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("values")} version={shown.version} unsaved={actionData}>
        <p className="quiet">{word("valuesLead")}</p>
        {Array.from({ length: lines }, (_, at) => (
          <fieldset key={at} className="fact-line">
            <legend>{word("line").replace("{number}", String(at + 1))}</legend>
            {unit === "date" ? (
              <DateInput name={`value.${at}`} label={word("value")} defaultValue={draft[`value.${at}`]} />
            ) : (
              <Field
                name={`value.${at}`}
                label={word("value")}
                unit={capacityUnit(key, locale) ?? unitNames[unit][locale]}
                defaultValue={draft[`value.${at}`]}
                width="medium"
                autoComplete="off"
              />
            )}
            <DateInput name={`from.${at}`} label={word("from")} defaultValue={draft[`from.${at}`]} />
            <DateInput name={`to.${at}`} label={word("to")} defaultValue={draft[`to.${at}`]} />
            <Field name={`note.${at}`} label={word("note")} defaultValue={draft[`note.${at}`]} maxLength={300} />
          </fieldset>
        ))}
        <p className="quiet">
          {word("use")} <code translate="no">{`{fact:${key}}`}</code>
        </p>
      </SettingForm>
      <History history={shown.history} version={shown.version} />
    </>
  );
}
