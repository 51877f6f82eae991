import { Form } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { FormActions, FormRow, FormSection } from "#ui/form/form.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import type { LocalizedEntry } from "./plan-day.server.ts";
import { planTexts } from "./plans.texts.ts";

type DayForm = {
  slug: string;
  date: string;
  at: string;
  first: string;
  last: string;
  errors: { field: string; message: string }[];
};

/** When one means to come: a plain GET form. */
export function PlanDayForm({ form }: { form: DayForm }) {
  const locale = useLocale();
  const word = (name: keyof typeof planTexts) => planTexts[name][locale];
  const errorOf = (field: string) => form.errors.find((error) => error.field === field)?.message;
  return (
    <Form
      method="get"
      action={`${pathIn(locale, `/plan/${form.slug}`)}#day`}
      noValidate
      preventScrollReset
      className="plan-form"
    >
      <FormSection title={word("when")} lead={word("whenLead")}>
        <ErrorSummary errors={form.errors} />
        <FormRow>
          <DateInput
            name="date"
            label={word("date")}
            defaultValue={form.date}
            min={form.first}
            max={form.last}
            error={errorOf("date")}
          />
          <TimeInput name="at" label={word("at")} defaultValue={form.at} error={errorOf("at")} />
        </FormRow>
        <FormActions>
          <Button type="submit" look="secondary" icon="clock">
            {word("lay")}
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  );
}

/** The stops in order: the walk to each, when one is there, what to mind; a closed one with the reason. */
export function PlanTimeline({ entries }: { entries: readonly LocalizedEntry[] }) {
  const locale = useLocale();
  return (
    <ol className="plan-stops" role="list">
      {entries.map((entry) => (
        <li key={entry.to} className="plan-stop" data-closed={entry.closed !== undefined || undefined}>
          {(entry.walk || entry.wait) && (
            <p className="plan-walk">{[entry.walk, entry.wait].filter(Boolean).join(" · ")}</p>
          )}
          <div className="plan-stop-body">
            <span className="plan-number" aria-hidden="true">
              {entry.number ?? "–"}
            </span>
            <div>
              {entry.times && <p className="plan-time">{entry.times}</p>}
              <p className="plan-name">
                <To to={entry.to}>
                  <Say passage={entry.name} />
                </To>
                {entry.place && (
                  <span className="plan-at">
                    {" "}
                    · <Say passage={entry.place} />
                  </span>
                )}
              </p>
              {entry.moved && <p className="plan-at">{planTexts.moved[locale]}</p>}
              {entry.instead && (
                <p className="plan-at">
                  {planTexts.instead[locale]}
                  <To to={entry.instead.to}>
                    <Say passage={entry.instead.name} />
                  </To>
                  {planTexts.insteadEnd[locale]}
                  {entry.instead.why}
                </p>
              )}
              {entry.closed === undefined ? (
                <p>
                  <Say passage={entry.note} />
                </p>
              ) : (
                <p className="plan-closed">{entry.closed}</p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
