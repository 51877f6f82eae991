import { type Example, Words } from "#ui/example.tsx";
import { Tag } from "./tag.tsx";

const texts = {
  zh_TW: { craft: "工藝", now: "進行中", soldOut: "售完", cancelled: "本場取消", stepFree: "無障礙" },
  en_US: { craft: "Craft", now: "On now", soldOut: "Sold out", cancelled: "Cancelled", stepFree: "Step-free" },
  ja_JP: { craft: "工芸", now: "開催中", soldOut: "完売", cancelled: "公演中止", stepFree: "段差なし" },
};

export const tagExamples: Example[] = [
  {
    name: "tones",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <p className="row">
            <Tag>{words.craft}</Tag>
            <Tag tone="jade">{words.now}</Tag>
            <Tag tone="gold">{words.soldOut}</Tag>
            <Tag tone="brick">{words.cancelled}</Tag>
            <Tag tone="indigo" icon="accessibility">
              {words.stepFree}
            </Tag>
          </p>
        )}
      </Words>
    ),
  },
];
