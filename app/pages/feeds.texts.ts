import type { Localized } from "#platform/locales.ts";

export const feedTexts = {
  label: { zh_TW: "訂閱", en_US: "Subscribe", ja_JP: "購読する" },
  hint: {
    zh_TW: "把連結加進行事曆或閱讀程式，之後有變動會自動更新。",
    en_US: "Add a link to your calendar or feed reader and it keeps itself up to date.",
    ja_JP: "リンクをカレンダーやリーダーに登録すると、変更があったときに自動で更新されます。",
  },
  atom: { zh_TW: "{name}（Atom）", en_US: "{name} (Atom feed)", ja_JP: "{name}（Atomフィード）" },
  ical: { zh_TW: "{name}（行事曆 iCal）", en_US: "{name} (iCal calendar)", ja_JP: "{name}（iCalカレンダー）" },
} as const satisfies Record<string, Localized>;

/** What can be subscribed to. */
export const feedNames = {
  news: { zh_TW: "最新消息", en_US: "Latest news", ja_JP: "お知らせ" },
  tidings: { zh_TW: "基金會消息", en_US: "Foundation news", ja_JP: "財団ニュース" },
  "whats-on": { zh_TW: "展演與活動", en_US: "What’s on", ja_JP: "催し" },
  exhibition: { zh_TW: "展覽", en_US: "Exhibitions", ja_JP: "展覧会" },
  show: { zh_TW: "演出", en_US: "Performances", ja_JP: "公演" },
  activity: { zh_TW: "活動", en_US: "Events", ja_JP: "イベント" },
} as const satisfies Record<string, Localized>;
