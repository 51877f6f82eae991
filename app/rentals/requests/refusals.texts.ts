import type { Localized } from "#platform/locales.ts";
import type { RefusalRule } from "./rental.ts";

/**
 * Why a request is refused, and what to do; {day}, {days}, {time}, {number}, {row}, {space} and {reason} are the
 * rule's.
 */
export const refusalWords: Record<RefusalRule, Localized> = {
  "no-space": {
    zh_TW: "請至少選一個場地。",
    en_US: "Please choose at least one space.",
    ja_JP: "会場を一つ以上お選びください。",
  },
  "no-day": {
    zh_TW: "請填日期與活動的開始、結束時間。",
    en_US: "Please enter the day and the start and end times of the event.",
    ja_JP: "日付と、催しの開始・終了時刻をご記入ください。",
  },
  over: {
    zh_TW: "那一天已經過了，最早可以選今天，{day}。",
    en_US: "That day has passed. The earliest you can choose is today, {day}.",
    ja_JP: "その日はすでに過ぎています。いちばん早い日は本日{day}です。",
  },
  "too-soon": {
    zh_TW: "場地最晚要在 {days} 天前申請，目前最早可以選 {day}。",
    en_US: "Please apply at least {days} days ahead. The earliest day you can choose now is {day}.",
    ja_JP: "会場は{days}日前までにお申し込みください。現在いちばん早い日は{day}です。",
  },
  "too-far": {
    zh_TW: "目前最遠可以申請到 {day}。",
    en_US: "The latest day you can choose now is {day}.",
    ja_JP: "現在は{day}までの日をお選びいただけます。",
  },
  "last-before-first": {
    zh_TW: "最後一天不能早於 {day}。",
    en_US: "The last day must not come before {day}.",
    ja_JP: "最終日は{day}以降にしてください。",
  },
  "too-long": {
    zh_TW: "線上一次最多申請 {number} 天，更長的借期請來電討論。",
    en_US: "You can apply for at most {number} days here. For longer, please call us.",
    ja_JP: "オンラインでは合計{number}日までです。それより長い場合はお電話でご相談ください。",
  },
  "closed-day": {
    zh_TW: "{day}休園，請改選其他日期。{reason}",
    en_US: "The park is closed on {day}. Please choose another day. {reason}",
    ja_JP: "{day}は休園日です。ほかの日をお選びください。{reason}",
  },
  "closed-then": {
    zh_TW: "{day}這段時間場地暫停開放，請改選其他日期。{reason}",
    en_US: "The space is closed during those hours on {day}. Please choose another day. {reason}",
    ja_JP: "{day}のその時間は会場が閉まっています。ほかの日をお選びください。{reason}",
  },
  "too-early": {
    zh_TW: "場地從 {time} 起可以使用，布置也算在內，請改晚一點的時間。",
    en_US: "Spaces can be used from {time}, setting up included.",
    ja_JP: "会場は設営も含めて{time}からご利用いただけます。",
  },
  "too-late": {
    zh_TW: "場地最晚使用到 {time}，撤場也算在內，請改早一點的時間。",
    en_US: "Spaces must be empty again by {time}, clearing away included.",
    ja_JP: "会場のご利用は、撤収も含めて{time}までです。",
  },
  "set-up-after-start": {
    zh_TW: "進場布置的時間不能晚於活動開始的 {time}。",
    en_US: "Setting up cannot begin later than the event itself, at {time}.",
    ja_JP: "搬入・設営は、催しが始まる{time}までに開始してください。",
  },
  "ends-before-start": {
    zh_TW: "結束時間必須晚於開始時間 {time}。",
    en_US: "The event begins at {time}; the end must be later.",
    ja_JP: "終了時刻は開始時刻の{time}より後にしてください。",
  },
  "clear-before-end": {
    zh_TW: "撤場完成的時間不能早於活動結束的 {time}。",
    en_US: "Clearing away cannot finish before the event ends at {time}.",
    ja_JP: "撤収の完了は、催しが終わる{time}以降にしてください。",
  },
  "rows-overlap": {
    zh_TW: "與第 {row} 列的時間重疊了，請改成不同的日期或時間。",
    en_US: "This overlaps row {row}. Please choose other days or hours.",
    ja_JP: "{row}行目と時間が重なっています。別の日時にしてください。",
  },
  "too-many-heads": {
    zh_TW: "所選場地最多容納 {number} 人，請減少人數，或改選、加選場地。",
    en_US:
      "The chosen spaces hold {number} people at most. Please reduce the number, or choose a larger or an additional space.",
    ja_JP: "選ばれた会場の定員は{number}名です。人数を減らすか、会場を変更・追加してください。",
  },
  taken: {
    zh_TW: "{day} {time} {space}已經借出（含布置與撤場），請改選其他時間或場地。",
    en_US:
      "{space} is taken on {day}, {time} (setting up and clearing away included). Please choose another time or space.",
    ja_JP: "{day} {time}の{space}は、設営・撤収を含めてすでに予約済みです。別の日時か会場をお選びください。",
  },
};
