import { Form } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { CheckboxGroup } from "#ui/choice/choice.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormActions, FormRow, FormSection } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import { Table } from "#ui/table/table.tsx";
import type { HelperAnswer, HelperForm } from "./price-helper.server.ts";
import "./prices.css";
import { cardNames, helperTexts } from "./price-helper.texts.ts";

/** Works out what a party pays, from the address alone: a plain GET form whose result can be shared. */
export function PriceHelper({ form, answer }: { form: HelperForm; answer: HelperAnswer | undefined }) {
  const locale = useLocale();
  const word = (name: keyof typeof helperTexts) => helperTexts[name][locale];
  const errorOf = (field: string) => form.errors.find((error) => error.field === field)?.message;
  const cardOptions = Object.entries(cardNames).map(([value, label]) => ({ value, label: label[locale] }));
  return (
    // The answer first: that is where the form leads, and on a phone it would lie below the screen.
    <div id="prices" className="price-helper">
      {answer && <Answer answer={answer} />}
      <Form method="get" action={`${pathIn(locale, "/info")}#prices`} noValidate preventScrollReset>
        <FormSection title={word("title")} lead={word("lead")}>
          <ErrorSummary errors={form.errors} />
          <DateInput
            name="date"
            label={word("date")}
            hint={word("dateHint")}
            min={form.first}
            defaultValue={form.date}
            error={errorOf("date")}
          />
          {form.rows.map((row, at) => {
            const number = String(at + 1);
            return (
              <FormRow key={at}>
                <Field
                  id={`age-${number}`}
                  name="age"
                  label={word("age").replace("#", number)}
                  defaultValue={row.age}
                  inputMode="numeric"
                  maxLength={3}
                  width="short"
                  error={errorOf(`age-${number}`)}
                  autoComplete="off"
                />
                <Select
                  id={`card-${number}`}
                  name="card"
                  label={word("card").replace("#", number)}
                  defaultValue={row.card}
                  options={cardOptions}
                />
              </FormRow>
            );
          })}
          <CheckboxGroup
            name="bus"
            label={word("way")}
            choices={[{ value: "1", label: word("bus") }]}
            chosen={form.bus ? ["1"] : []}
          />
          <FormRow>
            <TimeInput name="arrive" label={word("arrive")} hint={word("carHint")} defaultValue={form.arrive} />
            <TimeInput name="leave" label={word("leave")} defaultValue={form.leave} error={errorOf("leave")} />
          </FormRow>
          <FormActions>
            <Button type="submit">{word("count")}</Button>
            <Button type="submit" look="secondary" name="more" value="1">
              {word("more")}
            </Button>
          </FormActions>
        </FormSection>
      </Form>
    </div>
  );
}

function Answer({ answer }: { answer: HelperAnswer }) {
  const locale = useLocale();
  const word = (name: keyof typeof helperTexts) => helperTexts[name][locale];
  const sums = [
    [word("sum"), "", "", answer.sum],
    ...(answer.parking && answer.all
      ? [
          [word("parking"), "", "", answer.parking],
          [word("all"), "", "", answer.all],
        ]
      : []),
  ];
  return (
    <div className="price-answer" role="status">
      <Table
        caption={word("caption")}
        head={[word("who"), word("ticket"), word("why"), word("price")]}
        rows={[...answer.lines, ...sums]}
        figures={[3]}
      />
      {answer.day && <p className="quiet">{answer.day}</p>}
      <ul>
        {answer.annual.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
