import type { Localized } from "#platform/locales.ts";
import type { RefusalRule } from "./group.ts";

/**
 * Each refusal states the rule it applies and what to do; {day}, {days}, {time}, {number}, {other}, {reason} come from
 * the refusal.
 */
export const refusalWords: Record<RefusalRule, Localized> = {
  "too-soon": {
    zh_TW: "團體預約須在參觀日 {days} 天前送出，現在最早可以選 {day}。",
    en_US: "Please reserve at least {days} days before the visit. The first day you can choose now is {day}.",
    ja_JP: "団体予約はご来園の{days}日前までに承ります。いま選べるいちばん早い日は{day}です。",
  },
  over: {
    zh_TW: "那一天已經過了，最早可以選今天，{day}。",
    en_US: "That day has passed. The earliest you can choose is today, {day}.",
    ja_JP: "その日はすでに過ぎています。いちばん早い日は本日{day}です。",
  },
  "too-far": {
    zh_TW: "團體預約只開放 {days} 天以內的日期，現在最晚可以選 {day}。",
    en_US: "Reservations are open for the next {days} days. The last day you can choose now is {day}.",
    ja_JP: "団体予約は{days}日先まで承ります。いま選べる最後の日は{day}です。",
  },
  "no-answer": {
    zh_TW:
      "導覽、課程、加購與特殊需求要由同仁回覆，但在那一天以前已經沒有工作天可以回覆。請改選 {day}或以後、拿掉這些項目，或來電由我們為您安排。",
    en_US:
      "Guides, programmes, extras and special requests need an answer from our staff, and there is no working day left before that day. Choose {day} or later, leave them out, or call us.",
    ja_JP:
      "ガイド、プログラム、追加のご希望には係の者がお返事しますが、その日までに営業日がありません。{day}以降の日をお選びになるか、これらを外すか、お電話でご相談ください。",
  },
  "closed-day": {
    zh_TW: "{day}休園，請改選其他日期。{reason}",
    en_US: "The park is closed on {day}. Please choose another day. {reason}",
    ja_JP: "{day}は休園日です。ほかの日をお選びください。{reason}",
  },
  "closed-then": {
    zh_TW: "{day}您選的時段園區暫停開放，請改選其他日期或時間。{reason}",
    en_US: "The park is closed during that visit on {day}. Please choose another day or time. {reason}",
    ja_JP: "{day}のその時間は閉園しています。ほかの日か時間をお選びください。{reason}",
  },
  "before-opening": {
    zh_TW: "園區 {time} 開園，開始時間請選 {time} 或之後。",
    en_US: "The park opens at {time}. Start at {time} or later.",
    ja_JP: "開園は{time}です。開始時刻は{time}以降をお選びください。",
  },
  "after-last-admission": {
    zh_TW: "最後入園時間是 {time}，開始時間不能晚於 {time}。",
    en_US: "Last admission is at {time}. Start no later than {time}.",
    ja_JP: "最終入園は{time}です。開始時刻は{time}までにしてください。",
  },
  "end-before-start": {
    zh_TW: "結束時間必須晚於開始時間 {time}。",
    en_US: "The visit starts at {time}; the end must be later.",
    ja_JP: "終了時刻は開始時刻の{time}より後にしてください。",
  },
  "end-after-closing": {
    zh_TW: "園區 {time} 閉園，結束時間必須早於 {time}。",
    en_US: "The park closes at {time}. The visit must end before {time}.",
    ja_JP: "閉園は{time}です。終了時刻は{time}より前にしてください。",
  },
  sum: {
    zh_TW: "總人數是 {number} 人，但各票種加起來是 {other} 人；兩者必須相同。",
    en_US: "The total is {number}, but the ticket types add up to {other}. The two must be the same.",
    ja_JP: "総人数は{number}名ですが、券種ごとの合計は{other}名です。同じ人数にしてください。",
  },
  nobody: {
    zh_TW: "總人數至少要有 1 人。",
    en_US: "The total must be at least 1.",
    ja_JP: "総人数は1名以上にしてください。",
  },
  "too-many": {
    zh_TW: "線上預約每團最多 {number} 人。人數更多請來電，由專人為您安排。",
    en_US:
      "You can reserve here for at most {number} people. If there are more of you, please call and we will arrange it with you.",
    ja_JP:
      "オンラインでのご予約は1団体{number}名までです。それを超える場合はお電話ください。係の者がご相談を承ります。",
  },
  "free-reason": {
    zh_TW: "免票的有 {number} 人，請選擇免票資格；都不符合的話，請改填其他票種，或以公文申請整團免費。",
    en_US:
      "You have counted {number} as free. Please choose the reason; if none applies, count them under another ticket type, or apply with a letter to come in free as a group.",
    ja_JP:
      "無料の方が{number}名います。無料の理由をお選びください。当てはまらない場合は、ほかの券種に入れるか、団体の無料入園を団体名義の正式な申請書でお申し込みください。",
  },
  "both-programmes": {
    zh_TW: "校外教學與班級體驗只能擇一，請把其中一項改為「不需要」。",
    en_US: "Choose a field trip or a class tour, not both. Set one of them to ‘None’.",
    ja_JP: "校外学習とクラス体験は、どちらか一つです。一方を「希望しない」にしてください。",
  },
  "guide-needed": {
    zh_TW: "選了導覽解說，請一併選擇導覽的語言與時間。",
    en_US: "You asked for a guided tour. Choose its language and length as well.",
    ja_JP: "ガイドツアーをご希望の場合は、ガイドの言語と時間もお選びください。",
  },
  guidelines: {
    zh_TW: "送出前請先閱讀並勾選團體參觀須知。",
    en_US: "Read the guidelines for groups and tick the box before sending.",
    ja_JP: "送信の前に団体来園の注意事項をお読みになり、チェックを入れてください。",
  },
  privacy: {
    zh_TW: "我們需要您同意個人資料的使用方式，才能受理預約。",
    en_US: "We need your consent to the use of your personal data before we can take the reservation.",
    ja_JP: "ご予約の受付には、個人情報の取り扱いへの同意が必要です。",
  },
};

/** The same where staff are told another way than the telephone, which they are at. */
export const staffRefusalWords: Record<RefusalRule, Localized> = {
  ...refusalWords,
  "too-many": {
    zh_TW: "這一天一個時段最多 {number} 人。可以先在「名額」調高那一天的上限；電話預約也可以寫明破例的理由。",
    en_US:
      "An hour of that day holds at most {number} people. Raise the day’s limit under ‘Places’ first; a telephone booking may also be given a reason for an exception.",
    ja_JP:
      "この日の1時間あたりの上限は{number}名です。先に「受入人数」でその日の上限を上げてください。電話予約では、例外の理由を記入することもできます。",
  },
  "free-reason": {
    zh_TW:
      "免票的有 {number} 人，請問明免票資格。社福機構等要整團免費，請對方以公文申請；確定要破例，請寫明破例的理由。",
    en_US:
      "{number} are counted as free: please ask for the reason. A group that would like to come in free as a whole applies with a letter; to make an exception, write down why.",
    ja_JP:
      "無料の方が{number}名います。理由をご確認ください。団体全員の無料は団体名義の正式な申請書でお申し込みいただきます。例外とする場合は、その理由を記入してください。",
  },
};
