import { Form } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/choice.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { FormActions, FormRow, FormSection } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import type { WalkForm as Words } from "./walk-query.server.ts";
import { directionTexts } from "./directions.texts.ts";

/** Asks from where to where; a plain GET form, so the answer can be kept and shared. */
export function WalkForm({ form }: { form: Words }) {
  const locale = useLocale();
  const word = (name: keyof typeof directionTexts) => directionTexts[name][locale];
  const errorOf = (field: string) => form.errors.find((error) => error.field === field)?.message;
  return (
    <Form
      method="get"
      action={`${pathIn(locale, "/navigate")}#directions`}
      key={`${form.from} ${form.to} ${form.stepFree}`}
      className="walk-form"
    >
      <FormSection title={word("title")} lead={word("lead")}>
        <ErrorSummary errors={form.errors} />
        <FormRow>
          <Select
            name="from"
            label={word("from")}
            defaultValue={form.from}
            options={form.options}
            error={errorOf("from")}
            required
          />
          <Select
            name="to"
            label={word("to")}
            defaultValue={form.to}
            options={form.options}
            error={errorOf("to")}
            required
          />
        </FormRow>
        <Checkbox name="way" value="step-free" label={word("stepFree")} defaultChecked={form.stepFree} />
        <FormActions>
          <Button type="submit" icon="pin">
            {word("show")}
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  );
}
