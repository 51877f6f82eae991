import type { Localized } from "#platform/locales.ts";

export const calendarTexts = {
  kind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  earlier: { zh_TW: "上個月", en_US: "Previous month", ja_JP: "前の月" },
  later: { zh_TW: "下個月", en_US: "Next month", ja_JP: "次の月" },
  /** The same as they stand on the buttons, beside each other on a phone. */
  earlierShort: { zh_TW: "上個月", en_US: "Previous", ja_JP: "前の月" },
  laterShort: { zh_TW: "下個月", en_US: "Next", ja_JP: "次の月" },
  today: { zh_TW: "今天", en_US: "Today", ja_JP: "今日" },
  shut: { zh_TW: "休園", en_US: "closed", ja_JP: "休園" },
  /** What sets a day of the month apart, in its key and read aloud. */
  special: { zh_TW: "特別的日子", en_US: "Special day", ja_JP: "特別な日" },
  usual: { zh_TW: "多數日子都有：{kinds}。", en_US: "On most days: {kinds}.", ja_JP: "ほとんどの日に開催：{kinds}。" },
  nothing: {
    zh_TW: "這天沒有排定場次。",
    en_US: "Nothing is scheduled for this day.",
    ja_JP: "この日の予定はありません。",
  },
  closed: { zh_TW: "這天休園。", en_US: "The park is closed on this day.", ja_JP: "この日は休園です。" },
  allDay: { zh_TW: "展覽", en_US: "On view", ja_JP: "開催中の展覧会" },
  lunar: { zh_TW: "農曆", en_US: "Lunar calendar", ja_JP: "旧暦" },
  festivals: { zh_TW: "節慶", en_US: "Festival", ja_JP: "年中行事" },
  view: { zh_TW: "檢視", en_US: "View", ja_JP: "表示" },
  onView: { zh_TW: "這段期間的展覽", en_US: "On view at this time", ja_JP: "この期間の展覧会" },
  agenda: { zh_TW: "{from} 起兩週的日程", en_US: "Two weeks from {from}", ja_JP: "{from}からの2週間" },
  fortnightBefore: { zh_TW: "前兩週", en_US: "2 weeks earlier", ja_JP: "前の2週間" },
  fortnightAfter: { zh_TW: "後兩週", en_US: "2 weeks later", ja_JP: "次の2週間" },
  goTo: { zh_TW: "到哪一天", en_US: "Go to a day", ja_JP: "日付を選ぶ" },
  go: { zh_TW: "前往", en_US: "Go", ja_JP: "表示" },
  keys: {
    zh_TW: "方向鍵移動日期，Page Up／Page Down 換月，Home／End 到週一或週日。",
    en_US: "Arrow keys move by day, Page Up and Page Down by month, Home and End to Monday and Sunday.",
    ja_JP: "矢印キーで日を移動、Page Up・Page Downで月を移動、Home・Endで週の始めと終わりへ。",
  },
} as const satisfies Record<string, Localized>;

/** What a day of the month holds, by its kind and number; a day with sessions of an exhibition has guided tours. */
export const heldNames = {
  show: { zh_TW: "演出", en_US: "Performances", ja_JP: "公演" },
  activity: { zh_TW: "活動", en_US: "Events", ja_JP: "イベント" },
  exhibition: { zh_TW: "展覽導覽", en_US: "Guided tours", ja_JP: "展覧会ツアー" },
  festival: { zh_TW: "節慶", en_US: "Festivals", ja_JP: "年中行事" },
} as const satisfies Record<string, Localized>;

/** What the calendar can be narrowed to. */
export const calendarKinds = ["exhibition", "show", "activity", "festival"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const viewNames = {
  month: { zh_TW: "月曆", en_US: "Month", ja_JP: "月" },
  agenda: { zh_TW: "日程", en_US: "Agenda", ja_JP: "日程一覧" },
} as const satisfies Record<string, Localized>;

export const programNames = {
  exhibition: { zh_TW: "展覽", en_US: "Exhibitions", ja_JP: "展覧会" },
  show: { zh_TW: "演出", en_US: "Performances", ja_JP: "公演" },
  activity: { zh_TW: "活動", en_US: "Events", ja_JP: "イベント" },
} as const satisfies Record<string, Localized>;

export const kindNames: Record<CalendarKind, Localized> = { ...programNames, festival: heldNames.festival };
