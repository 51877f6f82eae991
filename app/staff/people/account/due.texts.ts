import type { Localized } from "#platform/locales.ts";

/** What comes before anything else for who owes it: a password of their own, or a second factor. */
export const dueTexts = {
  passwordTitle: {
    zh_TW: "請先換成自己的密碼",
    en_US: "First, choose a password of your own",
    ja_JP: "先にご自身のパスワードを設定してください",
  },
  passwordLead: {
    zh_TW: "您現在的密碼是系統產生的，曾經顯示在畫面或紀錄上。換成只有您知道的密碼，就能開始工作。",
    en_US:
      "Your password was made up by the system and has stood on a screen or in a log. Replace it with one that only you know; then you can start work.",
    ja_JP:
      "現在のパスワードは自動で作られ、画面や記録に表示されたものです。ご自身だけが知るパスワードに変えると、作業を始められます。",
  },
  factorTitle: {
    zh_TW: "請先設定兩步驟驗證",
    en_US: "First, set up a second step",
    ja_JP: "先に2段階認証を設定してください",
  },
  factorLead: {
    zh_TW:
      "您的角色除了密碼，還要再用一種方式確認身分。請選一種設定：手機驗證程式的驗證碼，或通行密鑰。設定好就能開始工作。",
    en_US:
      "Your role needs a second step as well as the password. Choose one: a code from an app on your phone, or a passkey. Once it is set up you can start work.",
    ja_JP:
      "この役割の方は、パスワードに加えて2段階認証が必要です。スマートフォンの認証アプリの確認コードか、パスキーのどちらかを設定すると、作業を始められます。",
  },
  proofTitle: { zh_TW: "請用通行密鑰登入", en_US: "Please use your passkey", ja_JP: "パスキーをお使いください" },
  proofLead: {
    zh_TW: "您的角色不能只用密碼登入，而您已經設定了通行密鑰。請在有這把通行密鑰的裝置上按下面的按鈕。",
    en_US:
      "Your role cannot sign in by password alone, and you have a passkey. Press the button below on a device that holds it.",
    ja_JP:
      "この役割の方は、パスワードだけではサインインできません。登録済みのパスキーがある端末で、下のボタンを押してください。",
  },
  noDevice: {
    zh_TW: "沒有手機，這個裝置也不支援通行密鑰？請告訴管理員，由他們決定哪些角色需要兩步驟驗證。",
    en_US:
      "No phone, and no device that knows passkeys? Speak to an admin: they decide which roles need a second step.",
    ja_JP:
      "スマートフォンがなく、この端末もパスキーに対応していないときは、管理者にご相談ください。2段階認証が必要な役割は管理者が決めています。",
  },
  lost: {
    zh_TW: "手機或裝置遺失時，請另一位管理員在「人員」畫面關閉您的兩步驟驗證，或請維運人員用命令重設。",
    en_US:
      "If the phone or device is lost, another admin can turn the second step off for you under ‘People’, or whoever runs the server can reset it by command.",
    ja_JP:
      "スマートフォンや端末をなくしたときは、ほかの管理者に「スタッフ」の画面で2段階認証を解除してもらうか、サーバーの運用担当者にコマンドでの再設定を依頼してください。",
  },
  bannerTitle: {
    zh_TW: "還有 {n} 天：請設定兩步驟驗證",
    en_US: "Set up a second step – days left: {n}",
    ja_JP: "2段階認証を設定してください（あと{n}日）",
  },
  banner: {
    zh_TW: "{day}起，您的角色登入時除了密碼，還要手機驗證碼或通行密鑰。",
    en_US: "From {day}, your role needs a code from an app on your phone, or a passkey, as well as the password.",
    ja_JP: "{day}から、この役割の方はパスワードに加えて、スマートフォンの確認コードかパスキーが必要になります。",
  },
  bannerLink: { zh_TW: "現在設定", en_US: "Set it up now", ja_JP: "今すぐ設定する" },
} as const satisfies Record<string, Localized>;
