import type { Localized } from "#platform/locales.ts";

export const calendarFileTexts = {
  whatsOn: { zh_TW: "展演與活動", en_US: "What’s on", ja_JP: "催し" },
  /** Before an entry's title: many programs show nothing else of it. */
  cancelled: { zh_TW: "【取消】", en_US: "Cancelled: ", ja_JP: "【中止】" },
  "sold-out": { zh_TW: "【額滿】", en_US: "Sold out: ", ja_JP: "【満席】" },
} as const satisfies Record<string, Localized>;

export const takeAlongTexts = {
  addAll: { zh_TW: "全部加入行事曆", en_US: "Add all to my calendar", ja_JP: "すべてカレンダーに追加" },
  add: { zh_TW: "加入行事曆", en_US: "Add to calendar", ja_JP: "カレンダーに追加" },
  addOne: { zh_TW: "{when} 加入行事曆", en_US: "Add {when} to my calendar", ja_JP: "{when}をカレンダーに追加" },
} as const satisfies Record<string, Localized>;
