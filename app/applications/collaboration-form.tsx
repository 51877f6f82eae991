import { Button } from "#ui/button/button.tsx";
import { Consent } from "#ui/consent/consent.tsx";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { FileField } from "#ui/file-field/file-field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormActions, FormLayout, FormRow, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Verification } from "#ui/verification/verification.tsx";
import {
  type CollaborationField,
  type CollaborationKind,
  fieldsOf,
  needsNotice,
  optionalFields,
} from "./collaboration.ts";
import { collaborationTexts as texts, fieldHint, fieldName, fileNames } from "./collaboration.texts.ts";

type Props = {
  form: ShownForm;
  kind: CollaborationKind;
  days: { first: string; last: string; hint: string };
  keptFor: string;
};

/** The form of one kind of proposal: what that kind needs, and no more (rules D14, D15). */
export function CollaborationForm({ form, kind, days, keptFor }: Props) {
  const locale = useLocale();
  const { at, fileAt, boxAt } = answersOf(form);
  const { idea } = fieldsOf(kind);
  const one = (name: CollaborationField) => ({
    ...at(name),
    label: fieldName(kind, name)[locale],
    hint: fieldHint(kind, name)?.[locale],
    required: !optionalFields.includes(name),
  });
  return (
    <PostForm form={form} files>
      <FormLayout>
        <FormSection title={texts.about[locale]}>
          {idea.map((name) => (
            <Answer key={name} name={name} one={one} days={days} />
          ))}
        </FormSection>
        <FormSection title={texts.files[locale]}>
          <FileField
            {...fileAt("plan")}
            label={fileNames.plan[locale]}
            hint={texts.planHint[locale]}
            most={3}
            required={needsNotice(kind)}
          />
          {kind === "drone" && (
            <FileField
              {...fileAt("papers")}
              label={fileNames.papers[locale]}
              hint={texts.planHint[locale]}
              most={3}
              required
            />
          )}
        </FormSection>
        <FormSection title={texts.who[locale]}>
          <Field {...one("organiser")} autoComplete="organization" maxLength={80} />
          <FormRow>
            <Field {...one("contactName")} autoComplete="name" maxLength={60} />
            <Field {...one("phone")} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
          </FormRow>
          <Field {...one("email")} type="email" inputMode="email" autoComplete="email" maxLength={254} />
          <Consent {...boxAt("privacy")} purpose={texts.consent[locale].replace("{days}", keptFor)} />
        </FormSection>
        <Verification form={form} />
        <FormActions>
          <Button type="submit">{texts.send[locale]}</Button>
        </FormActions>
      </FormLayout>
    </PostForm>
  );
}

type Labelled = { name: string; label: string; hint: string | undefined; required: boolean };
type AnswerProps = { name: CollaborationField; one: (name: CollaborationField) => Labelled; days: Props["days"] };

const longAnswers: readonly CollaborationField[] = ["places", "equipment", "pictures", "use", "idea"];

function Answer({ name, one, days: { first, last, hint } }: AnswerProps) {
  const locale = useLocale();
  if (name === "lastDay") return null;
  if (name === "firstDay")
    return (
      <FormRow>
        <DateInput {...one("firstDay")} hint={hint} min={first} max={last} />
        <DateInput {...one("lastDay")} min={first} />
      </FormRow>
    );
  if (name === "people")
    return (
      <Field
        {...one("people")}
        unit={texts.persons[locale]}
        inputMode="numeric"
        maxLength={4}
        width="short"
        autoComplete="off"
      />
    );
  return longAnswers.includes(name) ? (
    <TextArea {...one(name)} rows={name === "idea" ? 6 : 3} maxLength={name === "idea" ? 3000 : 1000} />
  ) : (
    <Field {...one(name)} maxLength={120} autoComplete="off" />
  );
}
