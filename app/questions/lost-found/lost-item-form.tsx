import { DateInput } from "#ui/date-input/date-input.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormLayout, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import { Ending, Reach } from "#app/questions/enquiries/enquiry-parts.tsx";
import { enquiryTexts, fieldNames } from "#app/questions/enquiries/enquiry.texts.ts";
import { lostCategoryNames } from "#app/questions/questions.texts.ts";

/** Asks after something that is not on the list; `today` is the last day it can have been lost. */
export function LostItemForm({
  form,
  reply,
  keptFor,
  today,
}: {
  form: ShownForm;
  reply: string;
  keptFor: string;
  today: string;
}) {
  const locale = useLocale();
  const { at } = answersOf(form);
  const categories = [
    { value: "", label: enquiryTexts.choose[locale] },
    ...Object.entries(lostCategoryNames).map(([value, name]) => ({ value, label: name[locale] })),
  ];
  return (
    <PostForm form={form}>
      <FormLayout>
        <FormSection
          title={enquiryTexts.lostTitle[locale]}
          lead={enquiryTexts.lostLead[locale].replace("{days}", reply)}
        >
          <Select {...at("category")} label={fieldNames.category[locale]} options={categories} required />
          <DateInput {...at("lostOn")} label={fieldNames.lostOn[locale]} max={today} required />
          <Field {...at("lostAt")} label={fieldNames.lostAt[locale]} required maxLength={120} autoComplete="off" />
          <TextArea
            {...at("description")}
            label={fieldNames.description[locale]}
            hint={enquiryTexts.descriptionHint[locale]}
            required
            maxLength={1000}
          />
        </FormSection>
        <Reach form={form} />
        <Ending form={form} keptFor={keptFor} />
      </FormLayout>
    </PostForm>
  );
}
