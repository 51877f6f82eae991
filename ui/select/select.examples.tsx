import { type Example, Words } from "#ui/example.tsx";
import { Select } from "./select.tsx";

const texts = {
  zh_TW: {
    label: "參觀時段",
    error: "這個時段已額滿，請另選時段。",
    options: ["09:00 上午", "10:00 上午", "13:00 下午（已額滿）"],
  },
  en_US: {
    label: "Arrival",
    error: "This hour is full; please choose another.",
    options: ["09:00 in the morning", "10:00 in the morning", "13:00 in the afternoon (full)"],
  },
  ja_JP: {
    label: "入園時刻",
    error: "この時間帯は満員です。別の時刻をお選びください。",
    options: ["午前9時", "午前10時", "午後1時（満員）"],
  },
};

function optionsOf(labels: readonly string[]) {
  return labels.map((label, at) => ({ value: String(at), label, disabled: at === 2 }));
}

export const selectExamples: Example[] = [
  {
    name: "plain and with an error",
    render: () => (
      <Words of={texts}>
        {({ label, error, options }) => (
          <div className="example-fields">
            <Select name="arrival" label={label} options={optionsOf(options)} />
            <Select name="arrivalWrong" label={label} error={error} options={optionsOf(options)} required />
          </div>
        )}
      </Words>
    ),
  },
];
