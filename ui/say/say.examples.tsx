import { type Example, Words } from "#ui/example.tsx";
import { Say, UntranslatedNotice } from "./say.tsx";

const texts = {
  zh_TW: { text: "龍舟、獅陣與一池月光" },
  en_US: { text: "龍舟、獅陣與一池月光", lang: "zh-Hant-TW" },
  ja_JP: { text: "龍舟、獅陣與一池月光", lang: "zh-Hant-TW" },
};

export const formatExamples: Example[] = [
  {
    name: "an item not yet translated",
    render: () => (
      <div className="stack">
        <UntranslatedNotice />
        <h3>
          <Words of={texts}>{(passage) => <Say passage={passage} />}</Words>
        </h3>
      </div>
    ),
  },
];
