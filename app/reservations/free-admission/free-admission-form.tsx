import { Button } from "#ui/button/button.tsx";
import { Checkbox, RadioGroup } from "#ui/choice/choice.tsx";
import { Consent } from "#ui/consent/consent.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { FileField } from "#ui/file-field/file-field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormActions, FormLayout, FormRow, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Verification } from "#ui/verification/verification.tsx";
import { specialGroups } from "./free-admission.ts";
import { fieldNames, freeAdmissionTexts as texts, groupTypeNames } from "./free-admission.texts.ts";

type Props = {
  form: ShownForm;
  /** Times with room, where the one asked for has none. */
  nearest: readonly string[] | undefined;
  /** Somebody went on from the reservation form, and what they wrote there is in it. */
  begun: boolean;
  /** Said of the form, and of its days. */
  lead: string;
  days: string;
  keptFor: string;
  first: string;
  last: string;
};

/** The application of a special group: who, when, the letter. */
export function FreeAdmissionForm({ form, nearest, begun, lead, days, keptFor, first, last }: Props) {
  const locale = useLocale();
  const { at, choiceAt, fileAt, boxAt } = answersOf(form);
  return (
    <PostForm form={form} files>
      <FormLayout>
        {begun && (
          <Notice tone="info" title={texts.begun[locale]}>
            <p>{texts.begunHow[locale]}</p>
          </Notice>
        )}
        {nearest && <Nearest times={nearest} />}
        <FormSection title={texts.title[locale]} lead={lead}>
          <Field
            {...at("groupName")}
            label={fieldNames.groupName[locale]}
            autoComplete="organization"
            maxLength={80}
            required
          />
          <RadioGroup
            {...choiceAt("groupType")}
            label={fieldNames.groupType[locale]}
            choices={specialGroups.map((value) => ({ value, label: groupTypeNames[value][locale] }))}
            required
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
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </FormSection>
        <FormSection title={texts.when[locale]}>
          <DateInput {...at("date")} label={fieldNames.date[locale]} hint={days} min={first} max={last} required />
          <FormRow>
            <TimeInput {...at("startTime")} label={fieldNames.startTime[locale]} required />
            <TimeInput {...at("endTime")} label={fieldNames.endTime[locale]} required />
          </FormRow>
          <Field
            {...at("total")}
            label={fieldNames.total[locale]}
            unit={texts.persons[locale]}
            inputMode="numeric"
            maxLength={5}
            width="short"
            autoComplete="off"
            required
          />
          <Field
            {...at("wheelchairs")}
            label={fieldNames.wheelchairs[locale]}
            unit={texts.persons[locale]}
            inputMode="numeric"
            maxLength={4}
            width="short"
            autoComplete="off"
          />
          <TextArea {...at("needs")} label={fieldNames.needs[locale]} hint={texts.needsHint[locale]} maxLength={1000} />
        </FormSection>
        <FormSection title={texts.papers[locale]}>
          <FileField
            {...fileAt("letter")}
            label={texts.letter[locale]}
            hint={texts.letterHint[locale]}
            most={2}
            required
          />
          <Checkbox {...boxAt("identity")} label={fieldNames.identity[locale]} required />
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

function Nearest({ times }: { times: readonly string[] }) {
  const locale = useLocale();
  if (times.length === 0) return <Notice tone="warning" title={texts.noNearest[locale]} />;
  return (
    <Notice tone="warning" title={texts.nearest[locale]}>
      <ul>
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </Notice>
  );
}
