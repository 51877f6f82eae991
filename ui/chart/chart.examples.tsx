import { type Example, Words } from "#ui/example.tsx";
import { Chart } from "./chart.tsx";

const texts = {
  zh_TW: { title: "一般垃圾", unit: "公噸", kinds: ["回收", "堆肥", "焚化"] },
  en_US: { title: "Waste", unit: "tonnes", kinds: ["Recycled", "Composted", "Burnt"] },
  ja_JP: { title: "一般ごみ", unit: "トン", kinds: ["再利用", "堆肥", "焼却"] },
};
const years = [86, 79, 71, 63, 55].map((value, at) => ({ label: String(2021 + at), value }));

export const chartExamples: Example[] = [
  {
    name: "bars",
    render: () => (
      <Words of={texts}>{({ title, unit }) => <Chart look="bars" title={title} unit={unit} points={years} />}</Words>
    ),
  },
  {
    name: "a line",
    render: () => (
      <Words of={texts}>{({ title, unit }) => <Chart look="line" title={title} unit={unit} points={years} />}</Words>
    ),
  },
  {
    name: "shares of a whole",
    render: () => (
      <Words of={texts}>
        {({ title, kinds }) => (
          <Chart
            look="share"
            title={title}
            unit="%"
            points={kinds.map((label, at) => ({ label, value: [41, 28, 31][at] ?? 0 }))}
          />
        )}
      </Words>
    ),
  },
];
