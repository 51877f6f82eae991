import { type Example, Words } from "#ui/example.tsx";
import { SectionHead } from "./section-head.tsx";

const texts = {
  zh_TW: { title: "正在發生", lead: "展覽、演出與活動，天天不同", more: "看整月行事曆" },
  en_US: {
    title: "Happening now",
    lead: "Exhibitions, performances and events, different every day",
    more: "See the whole month",
  },
  ja_JP: {
    title: "ただいま開催中",
    lead: "展覧会、公演、イベント。毎日違う楽しみがあります",
    more: "今月の予定を見る",
  },
};

export const sectionHeadExamples: Example[] = [
  {
    name: "with a lead and a way on",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <SectionHead title={{ text: words.title }} lead={words.lead} more={{ to: "/calendar", text: words.more }} />
        )}
      </Words>
    ),
  },
];
