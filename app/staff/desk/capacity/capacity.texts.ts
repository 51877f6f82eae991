import type { Localized } from "#platform/locales.ts";

export const capacityTexts = {
  title: { zh_TW: "名額", en_US: "Places", ja_JP: "受入人数" },
  lead: {
    zh_TW: "平常每小時 {perHour} 人、每天 {perDay} 人。可以替某幾天另外設定。",
    en_US: "Usually {perHour} people an hour and {perDay} a day. Some days can have limits of their own.",
    ja_JP: "通常は1時間{perHour}名、1日{perDay}名です。日によって個別に設定できます。",
  },
  month: { zh_TW: "{month}的名額", en_US: "Places in {month}", ja_JP: "{month}の受入人数" },
  earlier: { zh_TW: "上個月", en_US: "Previous month", ja_JP: "前の月" },
  later: { zh_TW: "下個月", en_US: "Next month", ja_JP: "次の月" },
  day: { zh_TW: "日期", en_US: "Day", ja_JP: "日付" },
  taken: { zh_TW: "已占用", en_US: "Taken", ja_JP: "予約済み" },
  perHour: { zh_TW: "每小時上限", en_US: "Limit per hour", ja_JP: "1時間の上限" },
  perDay: { zh_TW: "每天上限", en_US: "Limit per day", ja_JP: "1日の上限" },
  fullest: { zh_TW: "最多的時段", en_US: "Fullest hour", ja_JP: "最も多い時間" },
  own: { zh_TW: "另設", en_US: "own", ja_JP: "個別" },
  over: { zh_TW: "超過上限", en_US: "over", ja_JP: "超過" },
  set: { zh_TW: "替幾天另設上限", en_US: "Set limits for some days", ja_JP: "日を指定して上限を設定" },
  setLead: {
    zh_TW: "兩格都留空就恢復平常的上限。已經預約的不受影響；名額變多時，候補的團體會依序收到通知。",
    en_US:
      "Leave both empty for the usual limits. Existing reservations are not affected; where there is more room, the groups on the waiting list are told in order.",
    ja_JP:
      "両方を空欄にすると通常の上限に戻ります。すでにご予約の方には影響しません。空きが増えた場合は、キャンセル待ちの順にお知らせします。",
  },
  firstDay: { zh_TW: "第一天", en_US: "First day", ja_JP: "初日" },
  lastDay: { zh_TW: "最後一天", en_US: "Last day", ja_JP: "最終日" },
  save: { zh_TW: "儲存", en_US: "Save", ja_JP: "保存" },
  saved: { zh_TW: "已儲存。", en_US: "Saved.", ja_JP: "保存しました。" },
  refused: { zh_TW: "沒有儲存", en_US: "It was not saved", ja_JP: "保存できませんでした" },
  wrong: {
    zh_TW: "請填今天或之後的日期（最多 62 天，最後一天不早於第一天），人數請填 0 到 9999，或留空。",
    en_US:
      "Please give days from today on (62 at most, the last not before the first), and numbers from 0 to 9999, or none.",
    ja_JP: "今日以降の日付（最長62日、最終日は初日以降）と、0～9999の人数または空欄をご指定ください。",
  },
  change: { zh_TW: "修改", en_US: "Change", ja_JP: "変更" },
  changeDay: { zh_TW: "修改{day}的上限", en_US: "Change the limits of {day}", ja_JP: "{day}の上限を変更" },
  changed: {
    zh_TW: "其中幾天剛才有人改過，還沒有儲存",
    en_US: "Not saved: some of these days were changed meanwhile",
    ja_JP: "保存していません：対象の日が先に変更されています",
  },
  changedLead: {
    zh_TW: "您填的還在下面，沒有蓋掉任何人的設定。以下是您開啟這一頁之後的修改；確定要用您的，再按一次儲存。",
    en_US:
      "What you typed is still below, and nothing was overwritten. These changes were made after you opened the page; to use yours, save once more.",
    ja_JP:
      "入力内容は下に残っており、誰の設定も上書きしていません。この画面を開いたあとの変更は次のとおりです。ご自分の内容を使う場合は、もう一度保存してください。",
  },
  changedBy: {
    zh_TW: "{by}，{at}：{days}改為{limits}。",
    en_US: "{by}, {at}: {days}, {limits}.",
    ja_JP: "{by} さん（{at}）：{days}を{limits}に変更",
  },
  toLimits: {
    zh_TW: "每小時 {perHour}、每天 {perDay}",
    en_US: "{perHour} an hour and {perDay} a day",
    ja_JP: "1時間 {perHour}・1日 {perDay}",
  },
  toUsual: { zh_TW: "平常的上限", en_US: "back to the usual limits", ja_JP: "通常の上限" },
  usually: { zh_TW: "照平常", en_US: "as usual", ja_JP: "通常どおり" },
  usual: { zh_TW: "改平常的上限", en_US: "Change the usual limits", ja_JP: "通常の上限を変更" },
} as const satisfies Record<string, Localized>;
