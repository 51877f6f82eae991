import type { Localized } from "#platform/locales.ts";

export const bookingTexts = {
  title: { zh_TW: "電話預約", en_US: "Telephone booking", ja_JP: "電話予約" },
  lead: {
    zh_TW: "替來電的團體填寫；規定與網站上的表單相同。確認信 60 秒後寄出；沒有電子郵件的，往後都以電話告知。",
    en_US:
      "Use this for a group that calls. The same rules apply as on the website, and the confirmation is sent after 60 seconds. Groups without an e-mail address are told everything by telephone.",
    ja_JP:
      "お電話の団体に代わって入力します。規則はサイトのフォームと同じです。確認メールは60秒後に送信されます。メールアドレスのない方には、すべて電話でお伝えします。",
  },
  who: { zh_TW: "來電的團體", en_US: "Who is calling", ja_JP: "お電話の団体" },
  staff: { zh_TW: "與來電者確認", en_US: "Agreed with the caller", ja_JP: "お電話での確認" },
  emailHint: {
    zh_TW: "沒有可留空。要告知的事會列在「今日」頁，請以電話聯絡。",
    en_US: "Leave it empty if they have none. What they must be told is then listed under Today.",
    ja_JP: "ない場合は空欄のままにします。お伝えすることは「本日」に一覧で表示されますので、電話でご連絡ください。",
  },
  language: { zh_TW: "對方的語言", en_US: "Their language", ja_JP: "お相手の言語" },
  languageHint: {
    zh_TW: "信件與查詢頁會用這個語言。",
    en_US: "We use it for the e-mails and the status page.",
    ja_JP: "メールと照会ページの言語になります。",
  },
  guidelines: {
    zh_TW: "已說明團體參觀須知，對方同意",
    en_US: "The guidelines for groups were explained, and agreed to",
    ja_JP: "団体来園の注意事項を説明し、同意を得ました",
  },
  privacy: {
    zh_TW: "已說明個人資料的用途，對方同意",
    en_US: "The use of personal data was explained, and agreed to",
    ja_JP: "個人情報の取り扱いを説明し、同意を得ました",
  },
  override: { zh_TW: "破例受理的理由", en_US: "Reason for an exception", ja_JP: "例外として受け付ける理由" },
  overrideHint: {
    zh_TW: "平常請留空。填寫後不受提前天數與名額上限的限制，免票也可以不註明資格；理由會記在註記與操作紀錄裡。",
    en_US:
      "This is usually left empty. With a reason, neither the notice nor the number of places applies, and free places need no reason of their own. The reason is kept in the notes and in the audit log.",
    ja_JP:
      "通常は空欄です。記入すると、受付期限と受入人数の制限を超えて、また無料の理由がなくても登録できます。理由はメモと操作記録に残ります。",
  },
  overrideHow: {
    zh_TW: "確定要破例受理的話，請在下面寫明理由再送出。",
    en_US: "To accept it all the same, write the reason below and send it again.",
    ja_JP: "それでも受け付ける場合は、下に理由を記入してもう一度送信してください。",
  },
} as const satisfies Record<string, Localized>;
