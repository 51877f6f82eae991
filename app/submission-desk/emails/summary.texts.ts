import type { Localized } from "#platform/locales.ts";

/**
 * The letter that holds what came beyond three confirmations an hour to one mailbox; one paragraph for each submission.
 */
export const summaryTexts = {
  subject: {
    zh_TW: "您在本園的申請（彙整）",
    en_US: "Your requests with the park, in one letter",
    ja_JP: "お申し込みのまとめ",
  },
  lead: {
    zh_TW:
      "您好：\n一小時內有多份表單填了您的信箱，第四份起的確認合成這一封寄給您。每一份的編號與連結如下，點連結就能看到內容與進度。",
    en_US:
      "Hello,\nWithin an hour several forms gave your address. From the fourth on, their confirmations come in this one letter. Below are the reference and the link of each; the link shows what was asked for and where it stands.",
    ja_JP:
      "ご利用いただき、ありがとうございます。\n1時間のうちにこのメールアドレスで複数のお申し込みがありました。4件目からの確認は、この1通にまとめてお送りします。それぞれの受付番号とリンクは次のとおりです。リンクから内容と進み具合をご覧いただけます。",
  },
  notYou: {
    zh_TW: "如果不是您填寫的，不用理會這封信。",
    en_US: "If it was not you, there is nothing you need to do.",
    ja_JP: "お心当たりがない場合は、このメールを破棄してください。",
  },
  /** Of an address written otherwise, as with a word after a plus: who reads this one need not be the same. */
  askForLink: {
    zh_TW: "連結請以當時填寫的電子郵件索取：{lookUp}",
    en_US: "Ask for the link with the address given there: {lookUp}",
    ja_JP: "リンクは、お申し込み時のメールアドレスでお求めください：{lookUp}",
  },
} as const satisfies Record<string, Localized>;
