import { type Example, Words } from "#ui/example.tsx";
import { Field, TextArea } from "./field.tsx";

const texts = {
  zh_TW: {
    name: "團體名稱",
    hint: "學校請填全銜。",
    total: "總人數",
    people: "人",
    error: "總人數須介於 1 與 200 之間。",
    needs: "特殊需求",
    needsHint: "例如輪椅人數、餐飲安排。填寫後將由專人審核。",
  },
  en_US: {
    name: "Name of the group",
    hint: "For schools, the full name.",
    total: "Number of visitors",
    people: "people",
    error: "The number must be from 1 to 200.",
    needs: "Special requirements",
    needsHint: "Wheelchairs, meals and the like. Our staff will look at them first.",
  },
  ja_JP: {
    name: "団体名",
    hint: "学校は正式名称をご記入ください。",
    total: "総人数",
    people: "名",
    error: "人数は1名から200名までです。",
    needs: "特別なご要望",
    needsHint: "車いすの台数やお食事など。担当者が確認のうえご連絡します。",
  },
};

export const fieldExamples: Example[] = [
  {
    name: "with hint, error, unit, several lines",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="example-fields">
            <Field name="groupName" label={words.name} hint={words.hint} required autoComplete="organization" />
            <Field
              name="total"
              label={words.total}
              error={words.error}
              unit={words.people}
              width="short"
              type="number"
              inputMode="numeric"
              defaultValue="420"
              required
            />
            <TextArea name="requirements" label={words.needs} hint={words.needsHint} />
          </div>
        )}
      </Words>
    ),
  },
];
