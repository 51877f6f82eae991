import { type FormEvent, type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Checkbox, CheckboxGroup, type Choice, RadioGroup } from "#ui/choice/choice.tsx";
import { Consent } from "#ui/consent/consent.tsx";
import { DateInput, TimeInput } from "#ui/date-input/date-input.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormActions, FormLayout, FormRow, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Verification } from "#ui/verification/verification.tsx";
import type { DatedTariff } from "#app/reservations/estimate/estimate.ts";
import { isLocale, pathIn } from "#platform/locales.ts";
import { type Answers, EstimateBox, estimableOf } from "#app/reservations/estimate/estimate-box.tsx";
import { classTours, extras, fieldTrips, groupKinds, guides, tickets } from "./group.ts";
import { type Reply, ReplyNote } from "./reply-note.tsx";
import {
  classTourNames,
  extraNames,
  fieldNames,
  fieldTripNames,
  groupTexts,
  guideNames,
  kindNames,
} from "./group.texts.ts";
import "#app/reservations/reservations.css";

/** Nothing found whole: what is said instead, with the times to change to. */
export type FullShown = { lead: string; alternatives: { value: string; label: string }[] };

type Props = {
  form: ShownForm;
  full: FullShown | undefined;
  /** Prices by the day of the visit. */
  tariffs: readonly DatedTariff[];
  /** Why people come in free, as choices; and how long before the visit a letter must be sent, as a phrase. */
  freeChoices: readonly Choice[];
  notice: string;
  /** By when staff reply. */
  reply: Reply;
  /** How long personal data is kept, as a phrase. */
  keptFor: string;
  first: string;
  last: string;
  /**
   * What staff fill in instead of the rules and the code, when they write it down for somebody on the telephone, who
   * need not have an e-mail address.
   */
  staff?: { who: string; emailHint: string; section: ReactNode };
};

/** The reservation form, the estimate beside it. */
export function GroupForm({ form, full, tariffs, freeChoices, notice, reply, keptFor, first, last, staff }: Props) {
  const locale = useLocale();
  const [written, setWritten] = useState<Answers>();
  // Staff write for somebody whose language may be another.
  const language = (written ?? form.values).language?.[0] ?? "";
  const letterPath = pathIn(isLocale(language) ? language : locale, "/accessibility#apply");
  const estimable = estimableOf(written ?? form.values);

  function read(event: FormEvent<HTMLDivElement>) {
    const element = event.currentTarget.closest("form");
    if (!element) return;
    const answers: Record<string, string[]> = {};
    for (const [name, value] of new FormData(element))
      if (typeof value === "string") answers[name] = [...(answers[name] ?? []), value];
    setWritten(answers);
  }

  return (
    <div id="book" className="group-form">
      <PostForm form={form}>
        <div onInput={read}>
          <FormLayout
            aside={<EstimateBox estimable={estimable} tariffs={tariffs} focused={form.focus === "estimate"} />}
            asideLabel={groupTexts.estimate[locale]}
          >
            {full && <Full full={full} />}
            {form.errors.some(({ field }) => field === "freeReason") && <ByLetter to={letterPath} notice={notice} />}
            <WhoSection form={form} staff={staff} />
            <TimeSection form={form} first={first} last={last} />
            <PeopleSection form={form} freeChoices={freeChoices} letterPath={letterPath} notice={notice} />
            <ProgrammeSection form={form} reply={reply}>
              {!staff && <ReplyNote reply={reply} date={(written ?? form.values).date?.[0]} first={first} />}
            </ProgrammeSection>
            {staff?.section ?? (
              <>
                <RulesSection form={form} keptFor={keptFor} />
                <Verification form={form} />
              </>
            )}
            <FormActions>
              <Button type="submit">{groupTexts.send[locale]}</Button>
              <Button type="submit" look="secondary" name="wish" value="estimate" formNoValidate onClick={showEstimate}>
                {groupTexts.showEstimate[locale]}
              </Button>
            </FormActions>
          </FormLayout>
        </div>
      </PostForm>
    </div>
  );
}

/** With JavaScript the estimate is there already, and followed as one writes: it only takes the focus. */
function showEstimate(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("estimate")?.focus();
}

function Full({ full: { lead, alternatives } }: { full: FullShown }) {
  const locale = useLocale();
  return (
    <Notice tone="warning" title={lead}>
      <p>{alternatives.length > 0 ? groupTexts.fullLead[locale] : groupTexts.noAlternatives[locale]}</p>
      <ul role="list" className="group-alternatives">
        {alternatives.map(({ value, label }) => (
          <li key={value}>
            <Button type="submit" look="secondary" name="wish" value={value} formNoValidate>
              {label}
            </Button>
          </li>
        ))}
        <li>
          <Button type="submit" look="secondary" name="wish" value="wait" icon="clock">
            {groupTexts.wait[locale]}
          </Button>
        </li>
      </ul>
    </Notice>
  );
}

type SectionProps = { form: ShownForm };

function WhoSection({ form, staff }: SectionProps & Pick<Props, "staff">) {
  const locale = useLocale();
  const { at, choiceAt } = answersOf(form);
  return (
    <FormSection title={staff?.who ?? groupTexts.whoYouAre[locale]}>
      <Field
        {...at("groupName")}
        label={fieldNames.groupName[locale]}
        hint={groupTexts.schoolHint[locale]}
        autoComplete="organization"
        maxLength={80}
        required
      />
      <RadioGroup
        {...choiceAt("groupKind", ["school"])}
        label={fieldNames.groupKind[locale]}
        look="row"
        choices={groupKinds.map((value) => ({ value, label: kindNames[value][locale] }))}
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
          required
        />
      </FormRow>
      <Field
        {...at("email")}
        label={fieldNames.email[locale]}
        hint={staff?.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={!staff}
      />
      <More title={groupTexts.moreWho[locale]} form={form} names={["taxId", "onsiteName", "onsitePhone"]}>
        <Field
          {...at("taxId")}
          label={fieldNames.taxId[locale]}
          hint={groupTexts.taxHint[locale]}
          inputMode="numeric"
          maxLength={10}
          width="short"
          autoComplete="off"
        />
        <FormRow>
          <Field
            {...at("onsiteName")}
            label={fieldNames.onsiteName[locale]}
            hint={groupTexts.onsiteHint[locale]}
            maxLength={60}
            autoComplete="off"
          />
          <Field
            {...at("onsitePhone")}
            label={fieldNames.onsitePhone[locale]}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </FormRow>
      </More>
    </FormSection>
  );
}

/** What most leave alone, folded away; open where something in it is chosen, written or wrong. */
function More({
  title,
  form,
  names,
  children,
}: {
  title: string;
  form: ShownForm;
  names: readonly string[];
  children: ReactNode;
}) {
  const open = names.some(
    (name) => form.values[name]?.some((value) => value !== "") || form.errors.some(({ field }) => field === name),
  );
  return (
    <details className="group-more" open={open}>
      <summary>{title}</summary>
      <div className="group-more-fields">{children}</div>
    </details>
  );
}

function TimeSection({ form, first, last }: SectionProps & { first: string; last: string }) {
  const locale = useLocale();
  const { at } = answersOf(form);
  return (
    <FormSection title={groupTexts.when[locale]}>
      <FormRow>
        <DateInput {...at("date")} label={fieldNames.date[locale]} min={first} max={last} required />
        <TimeInput {...at("startTime")} label={fieldNames.startTime[locale]} required />
        <TimeInput {...at("endTime")} label={fieldNames.endTime[locale]} required />
      </FormRow>
    </FormSection>
  );
}

/** Leads a group that is free as a whole to the form that takes its letter, with everything it filled in (rule G22). */
function ByLetter({ to, notice }: { to: string; notice: string }) {
  const locale = useLocale();
  return (
    <Notice tone="warning" title={groupTexts.letterLead[locale]}>
      <p>{groupTexts.letterHow[locale]}</p>
      <ToLetter to={to} notice={notice} />
    </Notice>
  );
}

function ToLetter({ to, notice }: { to: string; notice: string }) {
  const locale = useLocale();
  return (
    <p className="group-alternatives">
      <Button
        type="submit"
        look="secondary"
        name="wish"
        value="letter"
        formAction={to}
        formNoValidate
        iconAfter="arrow-right"
      >
        {groupTexts.toLetter[locale]}
      </Button>
      <span className="quiet">{groupTexts.toLetterHint[locale].replace("{notice}", notice)}</span>
    </p>
  );
}

function PeopleSection({
  form,
  freeChoices,
  letterPath,
  notice,
}: SectionProps & Pick<Props, "freeChoices" | "notice"> & { letterPath: string }) {
  const locale = useLocale();
  const { at, choiceAt } = answersOf(form);
  return (
    <FormSection title={groupTexts.people[locale]} lead={groupTexts.peopleLead[locale]}>
      <FormRow>
        <Field
          {...at("total")}
          label={fieldNames.total[locale]}
          unit={groupTexts.persons[locale]}
          inputMode="numeric"
          maxLength={5}
          width="short"
          autoComplete="off"
          required
        />
        <Field
          {...at("coaches")}
          label={fieldNames.coaches[locale]}
          unit={groupTexts.coachUnit[locale]}
          inputMode="numeric"
          maxLength={3}
          width="short"
          autoComplete="off"
        />
      </FormRow>
      <FormRow>
        {tickets.map((ticket) => (
          <Field
            key={ticket}
            {...at(ticket)}
            label={fieldNames[ticket][locale]}
            inputMode="numeric"
            maxLength={5}
            width="short"
            autoComplete="off"
          />
        ))}
      </FormRow>
      <More title={groupTexts.moreFree[locale]} form={form} names={["free", "freeReason"]}>
        <RadioGroup
          {...choiceAt("freeReason")}
          label={fieldNames.freeReason[locale]}
          hint={groupTexts.freeReasonHint[locale]}
          choices={freeChoices}
        />
        <ToLetter to={letterPath} notice={notice} />
      </More>
    </FormSection>
  );
}

function ProgrammeSection({ form, reply, children }: SectionProps & { reply: Reply; children: ReactNode }) {
  const locale = useLocale();
  const { at, choiceAt } = answersOf(form);
  return (
    <FormSection
      title={groupTexts.programme[locale]}
      lead={groupTexts.programmeLead[locale].replace("{reply}", reply.within)}
    >
      {children}
      <More
        title={groupTexts.moreProgramme[locale]}
        form={form}
        names={["fieldTrip", "classTour", "extras", "guide", "requirements"]}
      >
        <RadioGroup
          {...choiceAt("fieldTrip", [""])}
          label={fieldNames.fieldTrip[locale]}
          choices={fieldTrips.map((value) => ({ value, label: fieldTripNames[value][locale] }))}
        />
        <RadioGroup
          {...choiceAt("classTour", [""])}
          label={fieldNames.classTour[locale]}
          choices={classTours.map((value) => ({ value, label: classTourNames[value][locale] }))}
        />
        <CheckboxGroup
          {...choiceAt("extras")}
          label={fieldNames.extras[locale]}
          look="row"
          choices={extras.map((value) => ({ value, label: extraNames[value][locale] }))}
        />
        <RadioGroup
          {...choiceAt("guide", [""])}
          label={fieldNames.guide[locale]}
          look="row"
          choices={guides.map((value) => ({ value, label: guideNames[value][locale] }))}
        />
        <TextArea
          {...at("requirements")}
          label={fieldNames.requirements[locale]}
          hint={groupTexts.requirementsHint[locale]}
          maxLength={1000}
        />
      </More>
    </FormSection>
  );
}

function RulesSection({ form, keptFor }: SectionProps & { keptFor: string }) {
  const locale = useLocale();
  const { boxAt } = answersOf(form);
  return (
    <FormSection title={groupTexts.rules[locale]}>
      <ul className="group-guidelines">
        <li>{groupTexts.guidelines1[locale]}</li>
        <li>{groupTexts.guidelines2[locale]}</li>
        <li>{groupTexts.guidelinesCards[locale]}</li>
        <li>{groupTexts.guidelines3[locale]}</li>
        <li>{groupTexts.guidelines4[locale]}</li>
      </ul>
      <Checkbox {...boxAt("guidelines")} label={fieldNames.guidelines[locale]} required />
      <Consent {...boxAt("privacy")} purpose={groupTexts.purpose[locale].replace("{days}", keptFor)} />
    </FormSection>
  );
}
