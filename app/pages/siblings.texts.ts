import type { Locale, Localized } from "#platform/locales.ts";

type Sibling = { to: string; name: Localized };
type Group = { label: Localized; pages: Sibling[] };

/** Pages outside the menu are reached from their neighbours (decisions §3). */
const groups: Group[] = [
  {
    label: { zh_TW: "文昌祠服務", en_US: "Temple services", ja_JP: "文昌祠のご案内" },
    pages: [
      { to: "/festival", name: { zh_TW: "節慶祭典", en_US: "Festivals", ja_JP: "年中行事" } },
      { to: "/light", name: { zh_TW: "點祈願燈", en_US: "Wish lanterns", ja_JP: "祈願灯" } },
      { to: "/product?cobranded=1", name: { zh_TW: "聯名商品", en_US: "Temple goods", ja_JP: "祠のコラボ商品" } },
      { to: "/fortune-stick", name: { zh_TW: "線上抽籤", en_US: "Fortune sticks", ja_JP: "おみくじ" } },
    ],
  },
  {
    label: { zh_TW: "團體預約", en_US: "Group reservations", ja_JP: "団体予約" },
    pages: [
      { to: "/group", name: { zh_TW: "團體預約", en_US: "Reserve", ja_JP: "団体予約" } },
      { to: "/field-trip", name: { zh_TW: "校外教學", en_US: "Field trips", ja_JP: "校外学習" } },
      { to: "/class-tour", name: { zh_TW: "班級體驗", en_US: "Class tours", ja_JP: "クラス体験" } },
      {
        to: "/accessibility",
        name: { zh_TW: "無障礙與免費入園", en_US: "Accessibility and free admission", ja_JP: "バリアフリーと無料入園" },
      },
    ],
  },
  {
    label: { zh_TW: "場地租借", en_US: "Venue rentals", ja_JP: "会場の利用" },
    pages: [
      { to: "/space/inside", name: { zh_TW: "室內場地", en_US: "Indoor", ja_JP: "屋内会場" } },
      { to: "/space/outside", name: { zh_TW: "戶外場地", en_US: "Outdoor", ja_JP: "屋外会場" } },
    ],
  },
  {
    label: { zh_TW: "基金會介紹", en_US: "The foundation", ja_JP: "財団の紹介" },
    pages: [
      { to: "/about", name: { zh_TW: "願景與使命", en_US: "Vision and mission", ja_JP: "理念と使命" } },
      { to: "/about/business", name: { zh_TW: "營運目標", en_US: "Operational goals", ja_JP: "運営の目標" } },
      { to: "/about/core", name: { zh_TW: "核心發展", en_US: "Core development", ja_JP: "事業の柱" } },
    ],
  },
  {
    label: { zh_TW: "一校一傳藝", en_US: "One School One Traditional Art", ja_JP: "一校一伝統芸術" },
    pages: [
      { to: "/dexterity", name: { zh_TW: "本學年", en_US: "This school year", ja_JP: "今年度" } },
      { to: "/dexterity/history", name: { zh_TW: "歷年成果", en_US: "Past years", ja_JP: "これまでの成果" } },
    ],
  },
  ...["exhibition", "show", "activity"].map(timesOf),
  {
    label: { zh_TW: "常見問題", en_US: "Questions", ja_JP: "よくある質問" },
    pages: [
      { to: "/faq", name: { zh_TW: "總覽", en_US: "Overview", ja_JP: "目次" } },
      { to: "/faq/faq", name: { zh_TW: "問與答", en_US: "Questions and answers", ja_JP: "質問と回答" } },
      { to: "/faq/lostfound", name: { zh_TW: "失物招領", en_US: "Lost and found", ja_JP: "お忘れ物" } },
    ],
  },
  {
    label: { zh_TW: "參觀資訊", en_US: "Visit information", ja_JP: "ご利用案内" },
    pages: [
      { to: "/info", name: { zh_TW: "票價與導覽圖", en_US: "Tickets and map", ja_JP: "料金と園内マップ" } },
      { to: "/access", name: { zh_TW: "交通資訊", en_US: "Transportation", ja_JP: "交通アクセス" } },
      { to: "/time", name: { zh_TW: "設施開放時間", en_US: "Facility hours", ja_JP: "施設の利用時間" } },
      {
        to: "/accessibility",
        name: { zh_TW: "無障礙與免費入園", en_US: "Accessibility and free admission", ja_JP: "バリアフリーと無料入園" },
      },
    ],
  },
];

export type Siblings = { label: string; links: { to: string; text: { text: string }; current: boolean }[] };

/** The neighbours of an address, itself marked; nothing for pages that stand alone. */
export function siblingsOf(bare: string, locale: Locale): Siblings | undefined {
  const group = groups.find(({ pages }) => pages.some((page) => page.to === bare));
  return (
    group && {
      label: group.label[locale],
      links: group.pages.map(({ to, name }) => ({ to, text: { text: name[locale] }, current: to === bare })),
    }
  );
}

function timesOf(type: string): Group {
  return {
    label: { zh_TW: "時間", en_US: "When", ja_JP: "時期" },
    pages: [
      { to: `/${type}`, name: { zh_TW: "進行中", en_US: "On now", ja_JP: "開催中" } },
      { to: `/${type}/preview`, name: { zh_TW: "即將登場", en_US: "Coming up", ja_JP: "これから" } },
      { to: `/${type}/review`, name: { zh_TW: "回顧", en_US: "Past", ja_JP: "これまで" } },
    ],
  };
}
