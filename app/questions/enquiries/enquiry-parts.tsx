import { Button } from "#ui/button/button.tsx";
import { Consent } from "#ui/consent/consent.tsx";
import { Field } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormActions, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Verification } from "#ui/verification/verification.tsx";
import { enquiryTexts, fieldNames } from "./enquiry.texts.ts";

/** How to reach somebody: name, e-mail, telephone. */
export function Reach({ form }: { form: ShownForm }) {
  const locale = useLocale();
  const { at } = answersOf(form);
  return (
    <FormSection title={enquiryTexts.who[locale]}>
      <Field {...at("name")} label={fieldNames.name[locale]} required autoComplete="name" maxLength={60} />
      <Field
        {...at("email")}
        label={fieldNames.email[locale]}
        hint={enquiryTexts.emailHint[locale]}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Field
        {...at("phone")}
        label={fieldNames.phone[locale]}
        type="tel"
        autoComplete="tel"
        width="medium"
        maxLength={30}
      />
    </FormSection>
  );
}

/** What every enquiry ends with: consent, code, and the button that sends. */
export function Ending({ form, keptFor }: { form: ShownForm; keptFor: string }) {
  const locale = useLocale();
  const { boxAt } = answersOf(form);
  return (
    <>
      <section className="form-section">
        <Consent {...boxAt("privacy")} purpose={enquiryTexts.consent[locale].replace("{days}", keptFor)} />
      </section>
      <Verification form={form} />
      <FormActions>
        <Button type="submit">{enquiryTexts.send[locale]}</Button>
      </FormActions>
    </>
  );
}
