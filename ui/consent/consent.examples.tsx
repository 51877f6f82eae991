import { type Example, Words } from "#ui/example.tsx";
import { Consent } from "./consent.tsx";

const texts = {
  zh_TW: { purpose: "姓名與聯絡方式只用於安排這次團體參觀，參觀日後 180 天刪除。", error: "送出前請勾選同意。" },
  en_US: {
    purpose:
      "Names and contact details serve to arrange this visit and nothing else; they are erased 180 days after it.",
    error: "Please tick this box before sending.",
  },
  ja_JP: {
    purpose: "お名前とご連絡先は今回の団体見学の手配だけに使い、ご来園の180日後に消去します。",
    error: "送信の前にチェックを入れてください。",
  },
};

export const consentExamples: Example[] = [
  {
    name: "why, how long, and the box",
    render: () => <Words of={texts}>{(words) => <Consent purpose={words.purpose} />}</Words>,
  },
  {
    name: "not ticked",
    render: () => (
      <Words of={texts}>{(words) => <Consent name="privacyAgain" purpose={words.purpose} error={words.error} />}</Words>
    ),
  },
];
