import type { MailText } from "#app/submissions/submission-type.ts";
import { contactCorrected } from "#app/submissions/person/contact-data.texts.ts";
import { questionMails } from "#app/submission-desk/questions/questions.texts.ts";

/** Mails that every kind has. */
export const commonMails: Record<string, MailText> = {
  ...questionMails,
  "contact-corrected": contactCorrected,
  // Without the facts: whoever knows the address can have it sent.
  "status-link": {
    event: true,
    words: {
      zh_TW: {
        subject: "您的查詢連結",
        lines: [
          "您好：",
          "有人在本園網站用這個電子郵件和編號查詢辦理進度。點下面的連結，就能看到目前狀態。",
          "如果不是您查的，不用理會這封信。",
        ],
      },
      en_US: {
        subject: "The link to your status page",
        lines: [
          "Hello,",
          "Somebody looked up this reference with your e-mail address on our site. The link below shows where it stands.",
          "If it was not you, there is nothing you need to do.",
        ],
      },
      ja_JP: {
        subject: "お手続き状況のリンク",
        lines: [
          "ご利用いただき、ありがとうございます。",
          "当園のサイトで、このメールアドレスと受付番号による照会がありました。下のリンクから現在の状況をご覧いただけます。",
          "お心当たりがない場合は、このメールを破棄してください。",
        ],
      },
    },
  },
};
