import { type FormEvent, useState } from "react";
import type { Passage } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox, CheckboxGroup } from "#ui/choice/choice.tsx";
import { Consent } from "#ui/consent/consent.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { FormActions, FormLayout, FormRow, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { Select } from "#ui/select/select.tsx";
import { Verification } from "#ui/verification/verification.tsx";
import { Glance } from "./glance.tsx";
import { eventKinds, fieldOf, type RentableSpace, type TimeRow, timeParts, timeRows } from "./rental.ts";
import { eventNames, fieldNames, formTexts, partNames } from "./rental.texts.ts";

export type SpaceChoice = Pick<RentableSpace, "capacity"> & { slug: string; side: string; name: Passage; said: string };
export type ShownTerms = {
  first: string;
  last: string;
  opens: string;
  closes: string;
  firstSaid: string;
  lastSaid: string;
  hours: string;
  answerFrom: string;
  answerTo: string;
  keptFor: string;
};

type Props = {
  form: ShownForm;
  choices: readonly SpaceChoice[];
  terms: ShownTerms;
  /** Changes with what was chosen above, so that the fields take it over. */
  chosen: string;
  /** Somebody is at it already. */
  open: boolean;
};

/** The form that asks for one or several spaces; beside it what they hold, and when the answer comes. */
export function RentalForm({ form, choices, terms, chosen, open }: Props) {
  const locale = useLocale();
  const [written, setWritten] = useState<ShownForm["values"]>();
  const answers = written ?? form.values;

  function read(event: FormEvent<HTMLDivElement>) {
    const element = event.currentTarget.closest("form");
    if (!element) return;
    const values: Record<string, string[]> = {};
    for (const [name, value] of new FormData(element))
      if (typeof value === "string") values[name] = [...(values[name] ?? []), value];
    setWritten(values);
  }

  return (
    <Fold id="request" title={formTexts.title[locale]} className="rental-form" open={open}>
      <PostForm form={form} key={chosen}>
        <div onInput={read}>
          <FormLayout
            aside={<Glance answers={answers} choices={choices} terms={terms} />}
            asideLabel={formTexts.glance[locale]}
          >
            <WhichSection form={form} choices={choices} />
            <WhenSection form={form} terms={terms} />
            <PeopleSection form={form} />
            <WhoSection form={form} />
            <RulesSection form={form} keptFor={terms.keptFor} />
            <Verification form={form} />
            <FormActions>
              <Button type="submit">{formTexts.send[locale]}</Button>
            </FormActions>
          </FormLayout>
        </div>
      </PostForm>
    </Fold>
  );
}

type SectionProps = { form: ShownForm };

function WhichSection({ form, choices }: SectionProps & { choices: readonly SpaceChoice[] }) {
  const locale = useLocale();
  const { at, choiceAt } = answersOf(form);
  const events = [
    { value: "", label: formTexts.choose[locale] },
    ...eventKinds.map((value) => ({ value, label: eventNames[value][locale] })),
  ];
  return (
    <FormSection title={formTexts.which[locale]} lead={formTexts.whichLead[locale]}>
      <div className="rental-spaces">
        <CheckboxGroup
          {...choiceAt("spaces")}
          label={fieldNames.spaces[locale]}
          choices={choices.map(({ slug, name, said }) => ({ value: slug, label: <Say passage={name} />, hint: said }))}
          required
        />
      </div>
      <Select {...at("event")} label={fieldNames.event[locale]} options={events} required />
      <Field
        {...at("title")}
        label={fieldNames.title[locale]}
        hint={formTexts.titleHint[locale]}
        maxLength={80}
        autoComplete="off"
        required
      />
    </FormSection>
  );
}

/** As many rows of days and hours as are in use; one more comes with a button, with or without JavaScript. */
function WhenSection({ form, terms }: SectionProps & { terms: ShownTerms }) {
  const locale = useLocale();
  const [added, setAdded] = useState(0);
  const count = Math.min(timeRows.length, Math.max(rowsIn(form), added));
  return (
    <FormSection
      title={formTexts.when[locale]}
      lead={formTexts.whenLead[locale]
        .replace("{first}", terms.firstSaid)
        .replace("{last}", terms.lastSaid)
        .replace("{hours}", terms.hours)}
    >
      <input type="hidden" name="rows" value={count} />
      {timeRows.slice(0, count).map((row) => (
        <Row key={row} form={form} row={row} terms={terms} only={count === 1} added={row === added} />
      ))}
      {count < timeRows.length && (
        <p>
          <Button
            type="submit"
            look="secondary"
            icon="plus"
            name="wish"
            value="add-row"
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              setAdded(count + 1);
            }}
          >
            {formTexts.addRow[locale]}
          </Button>
        </p>
      )}
    </FormSection>
  );
}

function Row({
  form,
  row,
  terms,
  only,
  added,
}: SectionProps & { row: TimeRow; terms: ShownTerms; only: boolean; added: boolean }) {
  const locale = useLocale();
  const { at } = answersOf(form);
  const name = (part: (typeof timeParts)[number]) => ({ ...at(fieldOf(part, row)), label: partNames[part][locale] });
  const needed = row === 1;
  return (
    <fieldset className="rental-row">
      <legend>{only ? formTexts.onlyRow[locale] : formTexts.row[locale].replace("{n}", String(row))}</legend>
      <div className="rental-days">
        <DateInput
          {...name("day")}
          {...(added && { autoFocus: true })}
          min={terms.first}
          max={terms.last}
          required={needed}
        />
        <DateInput {...name("lastDay")} min={terms.first} max={terms.last} />
      </div>
      <div className="rental-hours">
        <TimeInput {...name("setUp")} />
        <TimeInput {...name("starts")} required={needed} />
        <TimeInput {...name("ends")} required={needed} />
        <TimeInput {...name("clear")} />
      </div>
    </fieldset>
  );
}

function PeopleSection({ form }: SectionProps) {
  const locale = useLocale();
  const { at } = answersOf(form);
  return (
    <FormSection title={formTexts.people[locale]}>
      <Field
        {...at("heads")}
        label={fieldNames.heads[locale]}
        hint={formTexts.headsHint[locale]}
        unit={formTexts.persons[locale]}
        inputMode="numeric"
        maxLength={6}
        width="short"
        autoComplete="off"
        required
      />
      <TextArea {...at("needs")} label={fieldNames.needs[locale]} hint={formTexts.needsHint[locale]} maxLength={2000} />
    </FormSection>
  );
}

function WhoSection({ form }: SectionProps) {
  const locale = useLocale();
  const { at } = answersOf(form);
  return (
    <FormSection title={formTexts.who[locale]}>
      <Field
        {...at("organiser")}
        label={fieldNames.organiser[locale]}
        autoComplete="organization"
        maxLength={80}
        required
      />
      <Field
        {...at("taxId")}
        label={fieldNames.taxId[locale]}
        hint={formTexts.taxHint[locale]}
        inputMode="numeric"
        maxLength={10}
        width="short"
        autoComplete="off"
      />
      <FormRow>
        <Field
          {...at("contactName")}
          label={fieldNames.contactName[locale]}
          autoComplete="name"
          maxLength={60}
          required
        />
        <Field
          {...at("phone")}
          label={fieldNames.phone[locale]}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
      </FormRow>
      <Field
        {...at("email")}
        label={fieldNames.email[locale]}
        hint={formTexts.emailHint[locale]}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    </FormSection>
  );
}

function RulesSection({ form, keptFor }: SectionProps & { keptFor: string }) {
  const locale = useLocale();
  const { boxAt } = answersOf(form);
  return (
    <FormSection title={formTexts.rules[locale]}>
      <ul className="rental-guidelines">
        <li>{formTexts.guideline1[locale]}</li>
        <li>{formTexts.guideline2[locale]}</li>
        <li>{formTexts.guideline3[locale]}</li>
        <li>{formTexts.guideline4[locale]}</li>
      </ul>
      <Checkbox {...boxAt("guidelines")} label={fieldNames.guidelines[locale]} required />
      <Consent {...boxAt("privacy")} purpose={formTexts.purpose[locale].replace("{days}", keptFor)} />
    </FormSection>
  );
}

/** How many rows a form that came back needs: those written in, or as many as there were. */
function rowsIn({ values }: ShownForm): number {
  const used = timeRows.filter((row) => timeParts.some((part) => (values[fieldOf(part, row)]?.[0] ?? "") !== ""));
  return Math.max(1, used.at(-1) ?? 1, Number(values.rows?.[0] ?? "1") || 1);
}
