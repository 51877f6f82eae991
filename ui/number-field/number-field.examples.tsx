import { type Example, Words } from "#ui/example.tsx";
import { FormRow } from "#ui/form/form.tsx";
import { NumberField } from "./number-field.tsx";

const texts = {
  zh_TW: { adults: "全票", children: "優惠票", unit: "人", error: "須介於 0 與 200 之間。" },
  en_US: { adults: "Regular", children: "Concession", unit: "people", error: "Please give a number from 0 to 200." },
  ja_JP: { adults: "一般", children: "割引", unit: "名", error: "0から200までの数でご記入ください。" },
};

export const numberFieldExamples: Example[] = [
  {
    name: "typed or counted",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <FormRow>
            <NumberField name="adults" label={words.adults} defaultValue="25" unit={words.unit} max={200} />
            <NumberField
              name="children"
              label={words.children}
              defaultValue="420"
              unit={words.unit}
              max={200}
              error={words.error}
            />
          </FormRow>
        )}
      </Words>
    ),
  },
];
