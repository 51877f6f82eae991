import { type Example, Words } from "#ui/example.tsx";
import { FileField } from "./file-field.tsx";

const texts = {
  zh_TW: { letter: "機關公文", plan: "企畫書", planHint: "最多三個檔案。", lost: "請再選一次檔案。" },
  en_US: {
    letter: "Official letter",
    plan: "Plan",
    planHint: "Up to three files.",
    lost: "Please choose the file again.",
  },
  ja_JP: {
    letter: "団体名義の正式な申請書",
    plan: "企画書",
    planHint: "3点まで。",
    lost: "ファイルをもう一度お選びください。",
  },
};

export const fileFieldExamples: Example[] = [
  {
    name: "to be chosen, and to be chosen again",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="example-fields">
            <FileField name="letter" label={words.letter} required />
            <FileField name="plan" label={words.plan} hint={words.planHint} lost={["plan-2027.pdf"]} most={3} />
            <FileField
              name="scan"
              label={words.letter}
              kept={[{ id: "1", name: "letter-3.pdf", token: "…" }]}
              required
            />
            <FileField name="papers" label={words.plan} error={words.lost} />
          </div>
        )}
      </Words>
    ),
  },
];
