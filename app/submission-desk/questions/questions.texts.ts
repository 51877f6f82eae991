import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";

export const questionTexts = {
  ask: { zh_TW: "請申請人補充或說明", en_US: "Ask the applicant", ja_JP: "申請者に尋ねる" },
  settle: { zh_TW: "問題已經解決", en_US: "The question is settled", ja_JP: "質問は解決済み" },
  answer: { zh_TW: "送出回覆", en_US: "Send the answer", ja_JP: "返答を送る" },
  words: { zh_TW: "您的回覆", en_US: "Your answer", ja_JP: "ご返答" },
  files: {
    zh_TW: "附上檔案（需要時，最多 3 個）",
    en_US: "Files, if needed (up to 3)",
    ja_JP: "添付ファイル（必要な場合、3点まで）",
  },
  changed: {
    zh_TW: "狀態剛剛有了變化，請看最新內容。",
    en_US: "This has changed in the meantime. Please look at it again.",
    ja_JP: "その間に状況が変わりました。最新の内容をご確認ください。",
  },
} as const satisfies Record<string, Localized>;

/** Mails about a question, which every kind has; {question} is staff's own words. */
export const questionMails: Record<"question" | "answer-received", MailText> = {
  question: {
    words: {
      zh_TW: {
        subject: "有一件事想請教您（{code}）",
        lines: [
          "您好：",
          "承辦人員看過您的申請，想請您補充或說明：",
          "{question}",
          "請打開這個連結，在頁面上回覆，也可以附上檔案：{link}",
          "收到您的回覆後，我們會接著辦理。",
        ],
      },
      en_US: {
        subject: "A question about your request ({code})",
        lines: [
          "Hello,",
          "We have looked at your request and would like to ask you:",
          "{question}",
          "Please answer on this page, where you can also add files: {link}",
          "We will carry on as soon as we have your answer.",
        ],
      },
      ja_JP: {
        subject: "お尋ねしたいことがございます（{code}）",
        lines: [
          "お申し込みいただき、ありがとうございます。",
          "内容を拝見し、次の点をお尋ねいたします。",
          "{question}",
          "次のページからご返答ください。ファイルも添付いただけます：{link}",
          "ご返答をいただきしだい、手続きを続けます。",
        ],
      },
    },
  },
  "answer-received": {
    words: {
      zh_TW: {
        subject: "已收到您的回覆（{code}）",
        lines: ["您好：", "謝謝您的回覆，我們接著辦理，會在 {day} 前通知您。", "目前的進度：{link}"],
      },
      en_US: {
        subject: "We have your answer ({code})",
        lines: [
          "Hello,",
          "Thank you for your answer. We will carry on, and you will hear from us by {day}.",
          "Check its progress: {link}",
        ],
      },
      ja_JP: {
        subject: "ご返答を受け取りました（{code}）",
        lines: [
          "ご返答いただき、ありがとうございます。",
          "手続きを続け、{day}までにご連絡いたします。",
          "現在の状況はこちらです：{link}",
        ],
      },
    },
  },
};
