import { Button } from "#ui/button/button.tsx";
import { type Example, Words } from "#ui/example.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormActions, FormLayout, FormRow, FormSection } from "./form.tsx";

const texts = {
  zh_TW: {
    group: "團體與人數",
    lead: "各票種人數的總和須等於總人數。",
    general: "全票",
    discount: "優惠票",
    senior: "敬老票",
    free: "免票",
    estimate: "費用估算",
    sum: "4,350 元",
    send: "送出預約",
    back: "回上一步",
  },
  en_US: {
    group: "Group and numbers",
    lead: "The numbers by ticket must add up to the whole group.",
    general: "Regular",
    discount: "Concession",
    senior: "Senior",
    free: "Free",
    estimate: "Estimate",
    sum: "NT$4,350",
    send: "Send the reservation",
    back: "Back",
  },
  ja_JP: {
    group: "団体と人数",
    lead: "券種ごとの人数の合計が総人数になるようにご記入ください。",
    general: "一般",
    discount: "割引",
    senior: "シニア",
    free: "無料",
    estimate: "料金の目安",
    sum: "4,350元",
    send: "予約を送信する",
    back: "前に戻る",
  },
};

export const formExamples: Example[] = [
  {
    name: "one column with the estimate in view",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <FormLayout
            asideLabel={words.estimate}
            aside={
              <p>
                <span className="quiet">{words.estimate}</span> <strong className="serif figures">{words.sum}</strong>
              </p>
            }
          >
            <FormSection title={words.group} lead={words.lead}>
              <FormRow>
                <Field name="general" label={words.general} type="number" min={0} defaultValue={25} />
                <Field name="discount" label={words.discount} type="number" min={0} defaultValue={5} />
                <Field name="senior" label={words.senior} type="number" min={0} defaultValue={0} />
                <Field name="free" label={words.free} type="number" min={0} defaultValue={2} />
              </FormRow>
            </FormSection>
            <FormActions>
              <Button type="submit">{words.send}</Button>
              <Button look="secondary">{words.back}</Button>
            </FormActions>
          </FormLayout>
        )}
      </Words>
    ),
  },
];
