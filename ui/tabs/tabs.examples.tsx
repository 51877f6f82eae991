import { type Example, Words } from "#ui/example.tsx";
import { Tabs } from "./tabs.tsx";

const texts = {
  zh_TW: {
    label: "前往園區",
    tabs: [
      ["火車", "自車站轉乘接駁車，約十二分鐘。"],
      ["公車", "縣內公車於園區正門設站。"],
      ["開車", "停車場前三十分鐘免費。"],
    ],
  },
  en_US: {
    label: "Ways to the park",
    tabs: [
      ["By train", "Take the shuttle from the station; it needs about twelve minutes."],
      ["By bus", "County buses stop at the main gate."],
      ["By car", "The first thirty minutes of parking are free."],
    ],
  },
  ja_JP: {
    label: "園への行き方",
    tabs: [
      ["電車", "駅からシャトルバスで約12分です。"],
      ["バス", "県内バスの停留所が正門前にあります。"],
      ["車", "駐車場は最初の30分無料です。"],
    ],
  },
};

export const tabsExamples: Example[] = [
  {
    name: "three panels",
    render: () => (
      <Words of={texts}>
        {({ label, tabs }) => (
          <Tabs
            label={label}
            tabs={tabs.map(([name, text], at) => ({ id: String(at), label: name, content: <p>{text}</p> }))}
          />
        )}
      </Words>
    ),
  },
];
