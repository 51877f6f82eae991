import { type Example, Words } from "#ui/example.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const texts = {
  zh_TW: [
    { field: "total", message: "總人數須介於 1 與 200 之間。" },
    { field: "guidelines", message: "送出前請先閱讀並勾選參觀須知。" },
  ],
  en_US: [
    { field: "total", message: "The number of visitors must be from 1 to 200." },
    { field: "guidelines", message: "Please read the visitor guidelines and tick the box." },
  ],
  ja_JP: [
    { field: "total", message: "人数は1名から200名までです。" },
    { field: "guidelines", message: "注意事項をお読みのうえ、チェックを入れてください。" },
  ],
};

export const errorSummaryExamples: Example[] = [
  {
    name: "two answers to mend",
    render: () => <Words of={texts}>{(errors) => <ErrorSummary errors={errors} />}</Words>,
  },
];
