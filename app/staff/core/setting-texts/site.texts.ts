import type { Localized } from "#platform/locales.ts";

export const siteTexts = {
  title: { zh_TW: "園區名稱與聯絡方式", en_US: "Names and contact details", ja_JP: "園の名称と連絡先" },
  lead: {
    zh_TW: "頁首、頁尾、網頁標題、信件、搜尋引擎與訂閱檔都用這裡的名稱與聯絡方式。",
    en_US: "Header, footer, page titles, e-mails, search engines and feeds all use these.",
    ja_JP: "ヘッダー、フッター、ページのタイトル、メール、検索エンジン、フィードに使われます。",
  },
  names: { zh_TW: "名稱", en_US: "Names", ja_JP: "名称" },
  park: { zh_TW: "園區名稱", en_US: "Name of the park", ja_JP: "園の名称" },
  foundation: { zh_TW: "基金會名稱", en_US: "Name of the foundation", ja_JP: "財団の名称" },
  contact: { zh_TW: "聯絡方式", en_US: "Contact details", ja_JP: "連絡先" },
  address: { zh_TW: "地址", en_US: "Address", ja_JP: "所在地" },
  phone: { zh_TW: "服務電話", en_US: "Telephone", ja_JP: "電話" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  replyTo: { zh_TW: "回信寄到哪個信箱", en_US: "Mailbox for replies to our e-mails", ja_JP: "メールへの返信先" },
  replyToHint: {
    zh_TW: "收信人直接回覆通知信時，會寄到這裡。請填有同仁會看的信箱；空白就用上面的電子郵件。",
    en_US:
      "Replies to our e-mails go here: give a mailbox that a colleague reads. If it is empty, they go to the e-mail address above.",
    ja_JP:
      "お客さまが通知メールに返信したときの宛先です。担当者が見る受信箱をご記入ください。空欄なら上のメールアドレスになります。",
  },
  chat: {
    zh_TW: "官方通訊帳號網址",
    en_US: "Address of the messaging account",
    ja_JP: "公式メッセージアカウントのアドレス",
  },
  photos: { zh_TW: "相片分享網址", en_US: "Address of the photo page", ja_JP: "フォトシェアのアドレス" },
  social: { zh_TW: "社群專頁網址", en_US: "Address of the social page", ja_JP: "SNSページのアドレス" },
  wrongPhone: {
    zh_TW: "「{label}」只能有數字、空格與 + - ( ) #。",
    en_US: "‘{label}’ may contain only digits, spaces and + - ( ) #.",
    ja_JP: "「{label}」は数字、空白、+ - ( ) # だけで入力してください。",
  },
  wrongEmail: {
    zh_TW: "「{label}」請填完整的電子郵件，例如 name@example.org。",
    en_US: "‘{label}’: please enter a full e-mail address, such as name@example.org.",
    ja_JP: "「{label}」は name@example.org のように入力してください。",
  },
  wrongAddress: {
    zh_TW: "「{label}」要以 https:// 開頭。",
    en_US: "‘{label}’ must begin with https://.",
    ja_JP: "「{label}」は https:// で始めてください。",
  },
} as const satisfies Record<string, Localized>;
