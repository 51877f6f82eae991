import type { Localized } from "#platform/locales.ts";

export const mailEditTexts = {
  title: { zh_TW: "信件內容", en_US: "Mail texts", ja_JP: "メールの文面" },
  lead: {
    zh_TW: "系統寄給申請人的每一種信。改過的可以隨時恢復成內建內容。",
    en_US:
      "These are all the e-mails the site sends to applicants. What was changed can be reset to the built-in wording at any time.",
    ja_JP: "申請者に送られるすべてのメールです。変更した文面はいつでも標準に戻せます。",
  },
  mail: { zh_TW: "信件", en_US: "E-mail", ja_JP: "メール" },
  standing: { zh_TW: "內容", en_US: "Wording", ja_JP: "文面" },
  builtIn: { zh_TW: "內建", en_US: "built in", ja_JP: "標準" },
  changed: { zh_TW: "已修改", en_US: "changed", ja_JP: "変更済み" },
  back: { zh_TW: "回到所有信件", en_US: "Back to all e-mails", ja_JP: "メール一覧へ" },
  subject: { zh_TW: "主旨", en_US: "Subject", ja_JP: "件名" },
  body: {
    zh_TW: "內文（空一行＝新的一段）",
    en_US: "Body (an empty line begins a new paragraph)",
    ja_JP: "本文（空行で段落を分けます）",
  },
  places: {
    zh_TW: "可以使用的欄位，寄出時會換成實際內容。沒有內容可填的段落會整段略過。",
    en_US:
      "Placeholders you can use; they are filled in when the e-mail is sent. A paragraph whose placeholder has nothing to show is left out.",
    ja_JP: "使える差し込み項目です。送信時に実際の内容に置き換わります。内容がない項目を含む段落は省かれます。",
  },
  words: { zh_TW: "信件內容", en_US: "The e-mail", ja_JP: "文面" },
  preview: { zh_TW: "預覽", en_US: "Preview", ja_JP: "プレビュー" },
  previewLead: {
    zh_TW: "目前存著的內容寄出時大約是這樣；姓名、日期與金額都是範例。",
    en_US: "This is roughly how the saved e-mail will look; names, days and amounts are examples.",
    ja_JP: "保存済みの文面が送られるときの見本です。氏名・日付・金額は例です。",
  },
  reset: { zh_TW: "恢復內建內容", en_US: "Reset to the built-in wording", ja_JP: "標準の文面に戻す" },
  zh_TW: { zh_TW: "中文", en_US: "Chinese", ja_JP: "中国語" },
  en_US: { zh_TW: "英文", en_US: "English", ja_JP: "英語" },
  ja_JP: { zh_TW: "日文", en_US: "Japanese", ja_JP: "日本語" },
  empty: {
    zh_TW: "{language}：主旨與內文都要填。",
    en_US: "{language}: both subject and body are needed.",
    ja_JP: "{language}：件名と本文を入力してください。",
  },
  tooLong: {
    zh_TW: "{language}：太長了，請縮短。",
    en_US: "{language}: this is too long; please shorten it.",
    ja_JP: "{language}：長すぎます。短くしてください。",
  },
  unknownPlace: {
    zh_TW: "{language}：這封信沒有 {places} 這個欄位。",
    en_US: "{language}: this e-mail has no placeholder {places}.",
    ja_JP: "{language}：このメールに {places} という項目はありません。",
  },
} as const satisfies Record<string, Localized>;
