import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";

export const enquiryKindTexts = {
  contact: { zh_TW: "來信", en_US: "Message", ja_JP: "お問い合わせ" },
  lostItem: { zh_TW: "失物查詢", en_US: "Lost-item enquiry", ja_JP: "お忘れ物のお問い合わせ" },
  received: {
    zh_TW: "我們收到了，會在 {day} 前以電子郵件回覆。",
    en_US: "We have your message and will reply by e-mail by {day}.",
    ja_JP: "承りました。{day}までにメールでお返事します。",
  },
  searching: {
    zh_TW: "我們收到了，正在尋找，會在 {day} 前以電子郵件回覆。",
    en_US: "We have your enquiry and are looking for your item. We will reply by e-mail by {day}.",
    ja_JP: "承りました。お探しして、{day}までにメールでお返事します。",
  },
  answered: {
    zh_TW: "已經回覆，請查看您的信箱。還有問題時，歡迎再寫信給我們。",
    en_US: "We have answered; please check your e-mail. If you have another question, do write again.",
    ja_JP: "お返事しました。メールをご確認ください。ご不明な点があれば、またお問い合わせください。",
  },
  answer: { zh_TW: "回覆", en_US: "Answer", ja_JP: "返信する" },
  notNow: { zh_TW: "這件已經回覆過了。", en_US: "This has been answered already.", ja_JP: "すでに返信済みです。" },
} as const satisfies Record<string, Localized>;

/** What the visitor is told: that it has arrived, and the answer; {answer} is staff's own words. */
export const enquiryMails: Record<"enquiry-received" | "enquiry-answered", MailText> = {
  "enquiry-received": {
    facts: true,
    words: {
      zh_TW: {
        subject: "已收到您的來信",
        lines: ["您好：", "謝謝您的來信，我們會在 {day} 前回覆。", "目前的進度：{link}"],
      },
      en_US: {
        subject: "We have your message",
        lines: ["Hello,", "Thank you for writing. We will reply by {day}.", "Check its progress: {link}"],
      },
      ja_JP: {
        subject: "お問い合わせを受け付けました",
        lines: [
          "お問い合わせいただき、ありがとうございます。",
          "{day}までにお返事します。",
          "現在の状況はこちらです：{link}",
        ],
      },
    },
  },
  "enquiry-answered": {
    words: {
      zh_TW: { subject: "回覆您的來信", lines: ["您好：", "{answer}", "還有問題，請來電 {phone}，或再寫信給我們。"] },
      en_US: {
        subject: "Our answer to your message",
        lines: ["Hello,", "{answer}", "If you have another question, please call {phone} or write again."],
      },
      ja_JP: {
        subject: "お問い合わせへのお返事",
        lines: [
          "お問い合わせいただき、ありがとうございます。",
          "{answer}",
          "ご不明な点は、お電話（{phone}）またはフォームでお問い合わせください。",
        ],
      },
    },
  },
};
