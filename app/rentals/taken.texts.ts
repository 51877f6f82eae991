import type { Localized } from "#platform/locales.ts";

/** What the server says of spaces, so that the browser need not have all of it. */
export const takenTexts = {
  squareMetres: { zh_TW: "# 平方公尺", en_US: "# m²", ja_JP: "#㎡" },
  inside: { zh_TW: "室內", en_US: "Indoors", ja_JP: "屋内" },
  outside: { zh_TW: "戶外", en_US: "Outdoors", ja_JP: "屋外" },
  found: {
    zh_TW: "{asked}：{n} 個場地可以申請",
    en_US: "{asked}: {n} spaces to choose from",
    ja_JP: "{asked}：お申し込みいただける会場は{n}か所です",
  },
  foundOne: {
    zh_TW: "{asked}：1 個場地可以申請",
    en_US: "{asked}: one space to choose from",
    ja_JP: "{asked}：お申し込みいただける会場は1か所です",
  },
  foundNone: {
    zh_TW: "{asked}：沒有合適的場地。換個日期、時間或人數試試，或來電討論。",
    en_US: "{asked}: no space fits. Try another day, other hours or fewer people, or call us.",
    ja_JP: "{asked}：条件に合う会場がありません。日時や人数を変えるか、お電話でご相談ください。",
  },
  anyDay: { zh_TW: "不限日期", en_US: "Any day", ja_JP: "日付指定なし" },
  forHeads: { zh_TW: "{n} 人", en_US: "{n} [person|people]", ja_JP: "{n}名" },
  free: { zh_TW: "可以申請", en_US: "Available", ja_JP: "空きあり" },
  freeButAsked: {
    zh_TW: "可以申請，但同時段已有人申請、尚未決定",
    en_US: "Available, but someone else has requested these hours; nothing is decided yet",
    ja_JP: "お申し込みいただけます。同じ時間に審査中のお申し込みがあります",
  },
  bigEnough: { zh_TW: "容得下", en_US: "Large enough", ja_JP: "ご利用いただけます" },
  crowded: {
    zh_TW: "人數偏多，申請後會仔細審核",
    en_US: "On the full side; we will look closely",
    ja_JP: "人数が多めのため、詳しく審査します",
  },
  tooSmall: { zh_TW: "太小", en_US: "Too small", ja_JP: "定員を超えています" },
  takenThen: { zh_TW: "{hours} 已借出", en_US: "Taken {hours}", ja_JP: "{hours}は予約済みです" },
  closedThen: { zh_TW: "當天休園或暫停開放", en_US: "Closed then", ja_JP: "休園・休場です" },
  wrongDate: {
    zh_TW: "請填 {first} 到 {last} 之間的日期。",
    en_US: "Please give a day from {first} to {last}.",
    ja_JP: "{first}から{last}までの日付をご記入ください。",
  },
  wrongTime: {
    zh_TW: "請填 {opens} 到 {closes} 之間的時間，結束要晚於開始。",
    en_US: "Please give hours between {opens} and {closes}, the end after the beginning.",
    ja_JP: "{opens}から{closes}までの時刻で、終了は開始より後にしてください。",
  },
  wrongHeads: {
    zh_TW: "請以數字填寫人數。",
    en_US: "Please give the number of people in figures.",
    ja_JP: "人数は数字でご記入ください。",
  },
  shortFree: { zh_TW: "空", en_US: "Free", ja_JP: "空き" },
  shortAsked: { zh_TW: "申請", en_US: "Asked", ja_JP: "申込" },
  shortPart: { zh_TW: "部分", en_US: "Part", ja_JP: "一部" },
  shortTaken: { zh_TW: "滿", en_US: "Full", ja_JP: "満" },
  shortClosed: { zh_TW: "休", en_US: "Shut", ja_JP: "休" },
  wholeFree: { zh_TW: "整天空著", en_US: "available all day", ja_JP: "終日空いています" },
  partTaken: {
    zh_TW: "{hours} 已借出，其餘時間空著",
    en_US: "taken {hours}, available otherwise",
    ja_JP: "{hours}は予約済み、ほかの時間は空いています",
  },
  wholeTaken: { zh_TW: "整天已借出", en_US: "taken all day", ja_JP: "終日予約済みです" },
  shutHours: { zh_TW: "{hours} 不開放", en_US: "closed {hours}", ja_JP: "{hours}は利用できません" },
  spanShut: { zh_TW: "不開放", en_US: "Closed", ja_JP: "利用不可" },
  asked: {
    zh_TW: "{hours} 有人申請、審核中",
    en_US: "requested {hours}, not decided yet",
    ja_JP: "{hours}は審査中のお申し込みがあります",
  },
  closed: { zh_TW: "休園或暫停開放", en_US: "closed", ja_JP: "休園・休場" },
  dayOf: { zh_TW: "{space} {day}", en_US: "{space}, {day}", ja_JP: "{space} {day}" },
  spanTaken: { zh_TW: "已借出", en_US: "Taken", ja_JP: "予約済み" },
  spanInQuery: { zh_TW: "有人申請，尚未決定", en_US: "Requested, not decided", ja_JP: "審査中のお申し込みあり" },
  spanFree: { zh_TW: "空著", en_US: "Available", ja_JP: "空き" },
  quoting: {
    zh_TW: "場地沒有固定價目。申請經 {fact:rental.reviewFrom..rental.reviewTo}審核，核准後連同契約寄上報價。",
    en_US:
      "There is no fixed price. Requests are reviewed within {fact:rental.reviewFrom..rental.reviewTo}; once yours is approved, we send the quote with the contract.",
    ja_JP:
      "定額はありません。お申し込みから{fact:rental.reviewFrom..rental.reviewTo}で審査し、承認のあとお見積もりと契約書をお送りします。",
  },
} as const satisfies Record<string, Localized>;
