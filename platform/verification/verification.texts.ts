import type { Localized } from "../locales.ts";

export const verificationTexts = {
  mailSubject: { zh_TW: "請確認您的表單", en_US: "Please confirm your form", ja_JP: "フォームの確認のお願い" },
  mailIntro: {
    zh_TW:
      "您在我們的網站（{site}）填寫表單時，選擇以電子郵件代替驗證碼。請在一小時內開啟下面的連結並按下「確認」，再回到表單送出。",
    en_US:
      "While filling in a form on our website ({site}) you chose an e-mail instead of the verification code. Please open the link below within one hour and press ‘Confirm’, then go back to the form and send it.",
    ja_JP:
      "当園のウェブサイト（{site}）のフォームで、認証コードの代わりにメールでの確認を選ばれました。1時間以内に下のリンクを開いて「確認する」を押し、フォームの画面に戻って送信してください。",
  },
  mailOpen: { zh_TW: "開啟並確認", en_US: "Open and confirm", ja_JP: "開いて確認する" },
  mailEnd: {
    zh_TW: "如果不是您本人填寫的，請不必理會這封信，不會有任何資料送出。",
    en_US: "If this was not you, please ignore this e-mail: nothing has been sent.",
    ja_JP: "お心当たりのない場合は、このメールを破棄してください。何も送信されません。",
  },
} as const satisfies Record<string, Localized>;
