import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";

export const contactDataTexts = {
  action: { zh_TW: "更正聯絡資料", en_US: "Correct the contact data", ja_JP: "連絡先を訂正" },
  done: { zh_TW: "已更正聯絡資料。", en_US: "Contact data corrected.", ja_JP: "連絡先を訂正しました。" },
  nothing: {
    zh_TW: "資料和原來一樣，沒有更動。",
    en_US: "Nothing was changed: the details are the same as before.",
    ja_JP: "内容は元のままです。変更はありません。",
  },
} as const satisfies Record<string, Localized>;

/** What may be corrected of how somebody is reached, as the history names it. */
export const contactPartNames = {
  contactName: { zh_TW: "聯絡人", en_US: "Contact", ja_JP: "ご担当者" },
  name: { zh_TW: "姓名", en_US: "Name", ja_JP: "お名前" },
  phone: { zh_TW: "電話", en_US: "Telephone", ja_JP: "電話番号" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  recipientName: { zh_TW: "收件人", en_US: "Recipient", ja_JP: "お届け先のお名前" },
  postcode: { zh_TW: "郵遞區號", en_US: "Postcode", ja_JP: "郵便番号" },
  address: { zh_TW: "地址", en_US: "Postal address", ja_JP: "ご住所" },
} as const satisfies Record<string, Localized>;

/** The same as the form names it. */
export const contactLabels = {
  ...contactPartNames,
  email: {
    zh_TW: "電子郵件（更改後換新的查詢連結）",
    en_US: "E-mail (changing it creates a new link)",
    ja_JP: "メールアドレス（変更するとリンクも新しくなります）",
  },
};

/** To the new address, which becomes the one that counts. */
export const contactCorrected: MailText = {
  facts: true,
  event: true,
  words: {
    zh_TW: {
      subject: "聯絡資料已更正",
      lines: [
        "您好：",
        "我們依您的來電更正了聯絡資料，之後的通知都會寄到這個信箱。原來的查詢連結已經失效，請改用這封信的連結。",
        "如果您沒有要求更正，請來電 {phone}。",
      ],
    },
    en_US: {
      subject: "Your contact details have been corrected",
      lines: [
        "Hello,",
        "As you asked, we have corrected your contact details. From now on we will write to this address. The old link no longer works; please use the one in this e-mail.",
        "If you did not ask for this, please call {phone}.",
      ],
    },
    ja_JP: {
      subject: "ご連絡先を訂正しました",
      lines: [
        "いつもありがとうございます。",
        "お申し出により、ご連絡先を訂正しました。今後のお知らせはこのアドレスにお送りします。以前のリンクは使えなくなりましたので、このメールのリンクをお使いください。",
        "お心当たりがない場合は、{phone} までお電話ください。",
      ],
    },
  },
};
