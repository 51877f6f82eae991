import { type Example, Words } from "#ui/example.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

const trails = {
  zh_TW: [
    { to: "/", text: { text: "首頁" } },
    { to: "/exhibition", text: { text: "展覽" } },
    { text: { text: "一張臉，千百種人生：戲曲臉譜特展" } },
  ],
  en_US: [
    { to: "/", text: { text: "Home" } },
    { to: "/exhibition", text: { text: "Exhibitions" } },
    { text: { text: "One face, a thousand lives" } },
  ],
  ja_JP: [
    { to: "/", text: { text: "ホーム" } },
    { to: "/exhibition", text: { text: "展覧会" } },
    { text: { text: "一張臉，千百種人生：戲曲臉譜特展", lang: "zh-Hant-TW" } },
  ],
};

export const breadcrumbExamples: Example[] = [
  {
    name: "to an item",
    render: () => <Words of={trails}>{(trail) => <Breadcrumb trail={trail} label="Breadcrumb" />}</Words>,
  },
];
