import type { Localized } from "#platform/locales.ts";

export const filterTexts = {
  form: { zh_TW: "篩選", en_US: "Narrow the list", ja_JP: "絞り込む" },
  date: { zh_TW: "日期", en_US: "Date", ja_JP: "日付" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  tag: { zh_TW: "主題", en_US: "Theme", ja_JP: "テーマ" },
  any: { zh_TW: "不限", en_US: "Any", ja_JP: "指定なし" },
  go: { zh_TW: "套用", en_US: "Show", ja_JP: "表示" },
  clear: { zh_TW: "清除篩選", en_US: "Clear the filters", ja_JP: "条件を解除" },
  found: { zh_TW: "共 {n} 項符合", en_US: "{n} found", ja_JP: "{n}件見つかりました" },
  foundOne: { zh_TW: "共 1 項符合", en_US: "1 found", ja_JP: "1件見つかりました" },
  nothing: {
    zh_TW: "沒有符合這些條件的項目。您可以清除篩選，或到別的地方看看：",
    en_US: "Nothing matches these choices. Clear the filters, or look elsewhere:",
    ja_JP: "条件に合うものがありません。条件を解除するか、ほかのページもご覧ください。",
  },
  nothingYet: {
    zh_TW: "目前這裡沒有項目。到別的地方看看：",
    en_US: "There is nothing here at the moment. Look elsewhere:",
    ja_JP: "現在、ここに載せるものはありません。ほかのページもご覧ください。",
  },
  dayInCalendar: { zh_TW: "行事曆上的 {day}", en_US: "{day} in the calendar", ja_JP: "カレンダーで{day}を見る" },
  calendar: { zh_TW: "行事曆", en_US: "The calendar", ja_JP: "行事カレンダー" },
  wrongDate: {
    zh_TW: "看不懂這個日期。請寫成 2026-12-01 的樣子，或用日期選擇器挑一天。",
    en_US: "We could not read this date. Write it like 2026-12-01, or pick a day.",
    ja_JP: "日付を読み取れませんでした。2026-12-01 の形で入力するか、カレンダーから選んでください。",
  },
} as const satisfies Record<string, Localized>;

/** What tags are called; a tag that staff made up is shown as they wrote it. */
export const tagNames: Record<string, Localized> = {
  architecture: { zh_TW: "建築", en_US: "Architecture", ja_JP: "建築" },
  bamboo: { zh_TW: "竹", en_US: "Bamboo", ja_JP: "竹" },
  calligraphy: { zh_TW: "書法", en_US: "Calligraphy", ja_JP: "書道" },
  costume: { zh_TW: "戲服", en_US: "Costumes", ja_JP: "衣装" },
  craft: { zh_TW: "工藝", en_US: "Craft", ja_JP: "工芸" },
  dance: { zh_TW: "舞獅與舞蹈", en_US: "Dance", ja_JP: "舞" },
  dyeing: { zh_TW: "染", en_US: "Dyeing", ja_JP: "染め" },
  evening: { zh_TW: "傍晚", en_US: "Evening", ja_JP: "夕方" },
  family: { zh_TW: "親子", en_US: "Family", ja_JP: "親子" },
  food: { zh_TW: "吃", en_US: "Food", ja_JP: "食" },
  lantern: { zh_TW: "燈", en_US: "Lanterns", ja_JP: "灯り" },
  market: { zh_TW: "市集", en_US: "Market", ja_JP: "市" },
  music: { zh_TW: "音樂", en_US: "Music", ja_JP: "音楽" },
  nature: { zh_TW: "自然", en_US: "Nature", ja_JP: "自然" },
  opera: { zh_TW: "戲曲", en_US: "Opera", ja_JP: "伝統劇" },
  outdoors: { zh_TW: "戶外", en_US: "Outdoors", ja_JP: "屋外" },
  paper: { zh_TW: "紙", en_US: "Paper", ja_JP: "紙" },
  pottery: { zh_TW: "陶", en_US: "Pottery", ja_JP: "陶" },
  puppets: { zh_TW: "偶戲", en_US: "Puppets", ja_JP: "人形劇" },
  school: { zh_TW: "學校", en_US: "School", ja_JP: "学校" },
  storytelling: { zh_TW: "說書", en_US: "Storytelling", ja_JP: "語り" },
  temple: { zh_TW: "廟", en_US: "Temple", ja_JP: "廟" },
  textile: { zh_TW: "織與繡", en_US: "Textiles", ja_JP: "織りと刺繍" },
  wood: { zh_TW: "木", en_US: "Wood", ja_JP: "木" },
};
