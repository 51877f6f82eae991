import { type Example, Words } from "#ui/example.tsx";
import { Month } from "./month.tsx";
import { MonthKey } from "./month-key.tsx";

const texts = {
  zh_TW: {
    caption: "2026年11月",
    days: ["一", "二", "三", "四", "五", "六", "日"],
    mark: "11月21日，5 場",
    kinds: ["演出", "活動", "導覽", "節慶"],
  },
  en_US: {
    caption: "November 2026",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    mark: "21 November, 5 sessions",
    kinds: ["Performances", "Events", "Guided tours", "Festivals"],
  },
  ja_JP: {
    caption: "2026年11月",
    days: ["月", "火", "水", "木", "金", "土", "日"],
    mark: "11月21日、5件",
    kinds: ["公演", "イベント", "ガイドツアー", "年中行事"],
  },
};

export const monthExamples: Example[] = [
  {
    name: "November, one day chosen",
    render: () => (
      <Words of={texts}>
        {({ caption, days, mark, kinds }) => (
          <>
            <Month
              month="2026-11"
              caption={caption}
              weekdays={days.map((day) => ({ long: day, short: day }))}
              today="2026-11-21"
              chosen="2026-11-24"
              marks={[
                { day: "2026-11-21", count: 5, kinds: ["show", "activity", "exhibition", "festival"], label: mark },
              ]}
              href={(day) => `/calendar?date=${day}`}
            />
            <MonthKey
              kinds={kinds.map((name, at) => [["show", "activity", "exhibition", "festival"][at] ?? "", name])}
            />
          </>
        )}
      </Words>
    ),
  },
];
