import type { Localized } from "#platform/locales.ts";

export const usualTexts = {
  title: { zh_TW: "平常的名額上限", en_US: "The usual limits", ja_JP: "通常の受入上限" },
  lead: {
    zh_TW: "沒有另外設定的日子都用這兩個數字。已經預約的不受影響；名額變多時，候補的團體會依序收到通知。",
    en_US:
      "These apply to every day without limits of its own. Existing reservations are not affected; where there is more room, the groups on the waiting list are told in order.",
    ja_JP:
      "個別に設定していない日はこの数に従います。すでにご予約の方には影響しません。空きが増えた場合は、キャンセル待ちの順にお知らせします。",
  },
  perHour: { zh_TW: "每小時最多幾人", en_US: "People per hour", ja_JP: "1時間の上限（名）" },
  perDay: { zh_TW: "每天最多幾人", en_US: "People per day", ja_JP: "1日の上限（名）" },
  note: {
    zh_TW: "來源，例如「2026-11-20 園務會議」",
    en_US: "Where it comes from, such as ‘meeting of 20 November 2026’",
    ja_JP: "根拠（例：2026-11-20 園内会議）",
  },
  back: { zh_TW: "回到名額", en_US: "Back to the places", ja_JP: "受入人数へ戻る" },
  wrongNumber: {
    zh_TW: "人數請填 1 到 9999 的整數。",
    en_US: "Please give whole numbers from 1 to 9999.",
    ja_JP: "1～9999の整数をご記入ください。",
  },
  hourOverDay: {
    zh_TW: "每小時的上限不能多於每天的上限。",
    en_US: "The hourly limit cannot be higher than the daily limit.",
    ja_JP: "1時間の上限は1日の上限以下にしてください。",
  },
  noteNeeded: {
    zh_TW: "請寫下這兩個數字的來源。",
    en_US: "Please say where the numbers come from.",
    ja_JP: "数の根拠をご記入ください。",
  },
} as const satisfies Record<string, Localized>;
