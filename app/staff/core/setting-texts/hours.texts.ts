import type { Localized } from "#platform/locales.ts";

export const hoursTexts = {
  title: { zh_TW: "開放時間", en_US: "Opening hours", ja_JP: "開園時間" },
  lead: {
    zh_TW:
      "頁首的「開放中」、首頁、預約表單、搜尋引擎與日曆檔都用這裡的時間。颱風等臨時休園請用「臨時休園」，它會一併處理預約。",
    en_US:
      "The header, the home page, the reservation form, search engines and calendar files all go by these. To close for a typhoon use ‘Closing the park’, which deals with the reservations too.",
    ja_JP:
      "ヘッダー、トップページ、予約フォーム、検索エンジン、カレンダーはすべてこの時間に従います。台風などの臨時休園は「臨時休園」から行うと、予約も処理されます。",
  },
  week: { zh_TW: "平常的一週", en_US: "The usual week", ja_JP: "通常の1週間" },
  seasons: {
    zh_TW: "季節時間（每年重複，可跨年）",
    en_US: "Seasons (every year, also over New Year)",
    ja_JP: "季節の時間（毎年、年またぎ可）",
  },
  yearly: { zh_TW: "每年的特別日", en_US: "Special days each year", ja_JP: "毎年の特別な日" },
  exceptions: { zh_TW: "個別日期的例外", en_US: "Exceptions on single days", ja_JP: "個別の日の例外" },
  exceptionsLead: {
    zh_TW: "優先順序：例外 › 每年的特別日 › 季節 › 平常的一週。清空日期就是刪掉那一行。",
    en_US:
      "An exception comes before a special day, a special day before a season, a season before the usual week. Empty the day to take a line away.",
    ja_JP: "優先順位は、例外 › 毎年の特別な日 › 季節 › 通常の1週間です。日付を空にするとその行は削除されます。",
  },
  season: { zh_TW: "季節", en_US: "Season", ja_JP: "季節" },
  yearlyDay: { zh_TW: "特別日", en_US: "Special day", ja_JP: "特別な日" },
  exception: { zh_TW: "例外", en_US: "Exception", ja_JP: "例外" },
  open: { zh_TW: "開放", en_US: "Open", ja_JP: "開園" },
  opens: { zh_TW: "開門", en_US: "Opens", ja_JP: "開園時刻" },
  closes: { zh_TW: "關門", en_US: "Closes", ja_JP: "閉園時刻" },
  last: { zh_TW: "最後入園", en_US: "Last admission", ja_JP: "最終入園" },
  from: { zh_TW: "從", en_US: "From", ja_JP: "開始日" },
  to: { zh_TW: "到", en_US: "To", ja_JP: "終了日" },
  monthDay: { zh_TW: "月-日，例如 07-01", en_US: "Month-day, such as 07-01", ja_JP: "月-日（例：07-01）" },
  on: { zh_TW: "日期", en_US: "Day", ja_JP: "日付" },
  lunar: { zh_TW: "農曆除夕", en_US: "Lunar New Year’s Eve", ja_JP: "旧暦の大晦日" },
  off: { zh_TW: "這幾天不開放", en_US: "Closed on", ja_JP: "休園の曜日" },
  reason: {
    zh_TW: "給訪客看的原因（可留空）",
    en_US: "The reason visitors read (optional)",
    ja_JP: "来園の方に示す理由（空欄可）",
  },
  wrongHours: {
    zh_TW: "{label}：開門要早於關門，最後入園在兩者之間，寫成 09:00。",
    en_US: "{label}: opening must come before closing, with last admission in between; write times as 09:00.",
    ja_JP: "{label}：開園は閉園より前、最終入園はその間とし、09:00 の形で入力してください。",
  },
  wrongDays: {
    zh_TW: "{label}：請填正確的日期，「到」不早於「從」。",
    en_US: "{label}: please give valid dates, the last not before the first.",
    ja_JP: "{label}：正しい日付を入力し、終了日は開始日以降にしてください。",
  },
  wrongMonthDay: {
    zh_TW: "季節與特別日請寫成月-日，例如 07-01。",
    en_US: "Please write seasons and special days as month-day, such as 07-01.",
    ja_JP: "季節と特別な日は、07-01 のように月-日で入力してください。",
  },
  weekdays: {
    zh_TW: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
    en_US: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    ja_JP: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
  } satisfies Localized<readonly string[]>,
} as const;

export const timetableTexts = {
  title: { zh_TW: "接駁車班次", en_US: "Shuttle timetable", ja_JP: "シャトルバスの時刻" },
  lead: {
    zh_TW: "首頁的「下一班」、交通頁與班次數都由這裡算出。",
    en_US: "The next shuttle on the home page, the transport page and the number of trips follow from this.",
    ja_JP: "トップページの「次の便」、交通案内、便数はこの表から計算されます。",
  },
  lines: {
    zh_TW: "一行一班：車站開 園區開",
    en_US: "One trip a line: from the station, from the park",
    ja_JP: "1行に1便：駅発 園発",
  },
  hint: { zh_TW: "例如 08:30 08:45", en_US: "For example, 08:30 08:45", ja_JP: "例：08:30 08:45" },
  wrong: {
    zh_TW: "第 {line} 行要有兩個時間，例如 08:30 08:45，回程不早於去程。",
    en_US: "Line {line} needs two times such as 08:30 08:45, the way back not before the way out.",
    ja_JP: "{line}行目には 08:30 08:45 のように2つの時刻を、戻りは行きより後になるように入力してください。",
  },
  none: { zh_TW: "至少要有一班。", en_US: "There must be at least one trip.", ja_JP: "少なくとも1便は必要です。" },
} as const satisfies Record<string, Localized>;
