import type { Localized } from "#platform/locales.ts";
import type { SubmissionState } from "./submission.ts";

/** What a state is called, to whoever asked. */
export const stateNames: Record<SubmissionState, Localized> = {
  "under-review": { zh_TW: "審核中", en_US: "Under review", ja_JP: "確認中" },
  question: { zh_TW: "等您回覆", en_US: "Waiting for your answer", ja_JP: "ご返答をお待ちしています" },
  waiting: { zh_TW: "候補中", en_US: "On the waiting list", ja_JP: "キャンセル待ち" },
  offered: { zh_TW: "已為您保留名額", en_US: "Places offered", ja_JP: "予約枠をご用意しました" },
  confirmed: { zh_TW: "已確認", en_US: "Confirmed", ja_JP: "確定" },
  unpaid: { zh_TW: "等待匯款", en_US: "Awaiting payment", ja_JP: "ご入金待ち" },
  reported: {
    zh_TW: "已回報匯款，對帳中",
    en_US: "Payment reported, being checked",
    ja_JP: "お振込のご連絡済み・確認中",
  },
  paid: { zh_TW: "已收到款項", en_US: "Payment received", ja_JP: "ご入金を確認" },
  "performed-unpaid": {
    zh_TW: "祈福已完成，款項對帳中",
    en_US: "Rite performed, payment being checked",
    ja_JP: "祈祷を終え、ご入金を確認中",
  },
  performed: { zh_TW: "祈福已完成", en_US: "Rite performed", ja_JP: "祈祷を終えました" },
  done: { zh_TW: "已結案", en_US: "Closed", ja_JP: "完了" },
  attended: { zh_TW: "已入園", en_US: "Visited", ja_JP: "ご来園済み" },
  missed: { zh_TW: "未到園", en_US: "Did not attend", ja_JP: "ご来園なし" },
  declined: { zh_TW: "無法受理", en_US: "Declined", ja_JP: "お受けできません" },
  withdrawn: { zh_TW: "已放棄", en_US: "Withdrawn", ja_JP: "ご辞退" },
  cancelled: { zh_TW: "已取消", en_US: "Cancelled", ja_JP: "取り消し" },
  lapsed: { zh_TW: "已逾期失效", en_US: "Lapsed", ja_JP: "期限切れ" },
};

/** The same as staff read it: who is waited for is somebody else. */
export const staffStateNames: Record<SubmissionState, Localized> = {
  ...stateNames,
  question: { zh_TW: "等申請人回覆", en_US: "Waiting for the applicant", ja_JP: "申請者の返答待ち" },
  offered: {
    zh_TW: "已保留名額，等對方決定",
    en_US: "Places offered, awaiting reply",
    ja_JP: "枠を案内済み・返答待ち",
  },
};

/** What happens next where a kind says nothing of its own. */
export const nextWords: Partial<Record<SubmissionState, Localized>> = {
  "under-review": {
    zh_TW: "承辦人員會在 {day} 前以電子郵件回覆。這段時間您不用做任何事。",
    en_US: "We will reply by e-mail by {day}. There is nothing for you to do until then.",
    ja_JP: "{day}までにメールでお返事します。それまでお手続きは不要です。",
  },
  question: {
    zh_TW: "承辦人員有事想請教，請在下方回覆。",
    en_US: "We have a question for you. Please answer below.",
    ja_JP: "係の者からお尋ねがあります。下の欄にご記入ください。",
  },
  cancelled: {
    zh_TW: "這件申請已經取消。如有疑問，請來電或傳訊息。",
    en_US: "This has been cancelled. If you have a question, call or send us a message.",
    ja_JP: "取り消しとなりました。ご不明な点はお電話かメッセージでお尋ねください。",
  },
  declined: {
    zh_TW: "很抱歉這次無法受理。歡迎換個日期或內容再試，或來電討論。",
    en_US: "We are sorry that we cannot do this. You are welcome to try another date or plan, or to call us.",
    ja_JP:
      "申し訳ありませんが、今回はお受けできません。日程や内容を変えてお申し込みいただくか、お電話でご相談ください。",
  },
};

/** What the park does by itself, what a visitor does, as the timeline says it. */
export const doerNames = {
  visitor: { zh_TW: "您", en_US: "You", ja_JP: "お客さま" },
  applicant: { zh_TW: "申請人", en_US: "Applicant", ja_JP: "申請者" },
  park: { zh_TW: "系統自動處理", en_US: "Automatic", ja_JP: "自動処理" },
  staff: { zh_TW: "承辦人員", en_US: "Our staff", ja_JP: "係の者" },
} as const satisfies Record<string, Localized>;

/** Told to whoever comes second. */
export const quickerText = {
  zh_TW: "{who}已在{when}處理了這一件，現在是「{state}」。請看最新內容。",
  en_US:
    "{who} has already dealt with this: it has been ‘{state}’ since {when}. Please check the latest details before you act.",
  ja_JP: "{who}が{when}に処理済みで、現在は「{state}」です。最新の内容をご確認ください。",
} as const satisfies Localized;

export const mailTexts = {
  code: { zh_TW: "編號", en_US: "Reference", ja_JP: "受付番号" },
  facts: { zh_TW: "內容", en_US: "Details", ja_JP: "内容" },
  open: { zh_TW: "查看辦理進度", en_US: "See where it stands", ja_JP: "進み具合を見る" },
  private: {
    zh_TW: "這個連結只給您使用，請勿轉寄給不相關的人。",
    en_US: "This link is yours alone. Please pass it on only to those concerned.",
    ja_JP: "このリンクはお客さま専用です。関係のない方に転送しないでください。",
  },
  noLink: { zh_TW: "（網址略）", en_US: "(web address left out)", ja_JP: "（URLは省略）" },
  reach: {
    zh_TW: "需要更改或取消，請來電 {phone}，或傳訊息到官方通訊帳號：{chat}",
    en_US: "To change or cancel, call {phone} or write to our messaging account: {chat}",
    ja_JP: "変更・取り消しは、お電話 {phone} または公式メッセージアカウントへ：{chat}",
  },
  ask: {
    zh_TW: "有問題請來電 {phone}，或傳訊息到官方通訊帳號：{chat}",
    en_US: "If you have a question, call {phone} or write to our messaging account: {chat}",
    ja_JP: "ご不明な点は、お電話 {phone} または公式メッセージアカウントへ：{chat}",
  },
  why: {
    zh_TW: "這封信由系統寄出，因為有人在本園網站以這個電子郵件提出申請。個人資料如何保護，請見：{privacy}",
    en_US:
      "This e-mail was sent because somebody used this address for a request on our site. How we protect personal data: {privacy}",
    ja_JP:
      "このメールは、当園のサイトでこのアドレスを使ってお申し込みがあったためお送りしています。個人情報の取り扱い：{privacy}",
  },
} as const satisfies Record<string, Localized>;
