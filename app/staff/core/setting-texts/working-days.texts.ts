import type { Localized } from "#platform/locales.ts";

export const workingDaysTexts = {
  title: { zh_TW: "工作日", en_US: "Working days", ja_JP: "営業日" },
  lead: {
    zh_TW: "回覆期限依工作日計算：週一到週五，扣掉國定假日與補假，加上補班日。",
    en_US:
      "Reply dates count working days: Monday to Friday, minus public holidays and days off in lieu, plus make-up days.",
    ja_JP: "回答期限は営業日で数えます。月曜日から金曜日のうち、祝日と振替休日を除き、振替出勤日を加えた日です。",
  },
  yearTitle: { zh_TW: "{year} 年", en_US: "{year}", ja_JP: "{year}年" },
  years: { zh_TW: "年度", en_US: "Years", ja_JP: "年" },
  provisional: {
    zh_TW: "依法推算，尚未核對公告。核對後按一次儲存，就算確定。",
    en_US:
      "Worked out from the law, not yet checked against the announcement. Once you have checked it, save it to confirm.",
    ja_JP: "法律からの推定で、公示との照合前です。照合したら一度保存してください。",
  },
  missing: {
    zh_TW: "還沒有 {year} 年確定的國定假日與補班日，回覆期限可能算錯。",
    en_US: "The public holidays and make-up days of {year} are not confirmed; due dates may be wrong.",
    ja_JP: "{year}年の祝日と振替出勤日が確定していません。期限の計算に影響します。",
  },
  holidays: { zh_TW: "國定假日與補假", en_US: "Public holidays and days off in lieu", ja_JP: "祝日と振替休日" },
  holidaysHint: {
    zh_TW: "一行一天，例如 {year}-01-01",
    en_US: "One a line, such as {year}-01-01",
    ja_JP: "1行に1日（例：{year}-01-01）",
  },
  makeUps: { zh_TW: "補班日", en_US: "Make-up working days", ja_JP: "振替出勤日" },
  makeUpsHint: { zh_TW: "一行一天，沒有就留空", en_US: "One a line, or none", ja_JP: "1行に1日。なければ空欄" },
  wrongLine: {
    zh_TW: "「{line}」不是 {year} 年的日期，請寫成 {year}-01-01。",
    en_US: "‘{line}’ is not a date in {year}; write it as {year}-01-01.",
    ja_JP: "「{line}」は{year}年の日付ではありません。{year}-01-01 のように書いてください。",
  },
  both: {
    zh_TW: "{line} 同時是假日與補班日，請刪掉一邊。",
    en_US: "{line} is both a holiday and a make-up day; remove one of them.",
    ja_JP: "{line} が祝日と振替出勤日の両方にあります。どちらかを消してください。",
  },
  noHolidays: {
    zh_TW: "請至少寫一個國定假日。",
    en_US: "Please give at least one public holiday.",
    ja_JP: "祝日を1日以上記入してください。",
  },
} as const satisfies Record<string, Localized>;
