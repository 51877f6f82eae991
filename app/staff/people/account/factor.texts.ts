import type { Localized } from "#platform/locales.ts";

export const factorTexts = {
  title: {
    zh_TW: "請先設定第二道驗證",
    en_US: "First, set up a second step",
    ja_JP: "まず2段階目の確認を設定してください",
  },
  lead: {
    zh_TW:
      "您的角色登入時除了密碼，還要第二道驗證。請選一種設定：手機驗證程式的驗證碼，或通行密鑰。設定完就可以開始工作。",
    en_US:
      "Your role needs a second step beside the password. Choose one: a code from an app on your phone, or a passkey. Once it is set up you can go on.",
    ja_JP:
      "あなたの役割では、パスワードに加えて2段階目の確認が必要です。スマートフォンの認証アプリのコードか、パスキーのどちらかを設定すると、作業を始められます。",
  },
  proofTitle: { zh_TW: "請用通行密鑰登入", en_US: "Please use your passkey", ja_JP: "パスキーをお使いください" },
  proofLead: {
    zh_TW: "您的角色不能只用密碼登入，而您已經設定了通行密鑰。請在有這把通行密鑰的裝置上按下面的按鈕。",
    en_US:
      "Your role cannot sign in by password alone, and you have a passkey. Press the button below on a device that holds it.",
    ja_JP:
      "あなたの役割では、パスワードだけではサインインできません。登録済みのパスキーがある端末で、下のボタンを押してください。",
  },
  help: {
    zh_TW: "手機或裝置不在身邊時，請另一位管理員在「人員」畫面代為關閉，或請維運人員用命令重設。",
    en_US:
      "If the phone or device is lost, another admin can turn the second step off for you under “People”, or whoever runs the server can reset it by command.",
    ja_JP:
      "スマートフォンや端末をなくしたときは、ほかの管理者に「スタッフ」の画面で解除してもらうか、サーバーの運用担当者にコマンドでの再設定を依頼してください。",
  },
  bannerTitle: {
    zh_TW: "還有 {n} 天：請設定第二道驗證",
    en_US: "Set up a second step – days left: {n}",
    ja_JP: "2段階目の確認を設定してください（あと{n}日）",
  },
  banner: {
    zh_TW: "{day} 起，您的角色登入時除了密碼，還要手機驗證碼或通行密鑰。",
    en_US: "From {day} on, your role needs a code from an app on your phone, or a passkey, beside the password.",
    ja_JP: "{day} から、あなたの役割ではパスワードに加えて、スマートフォンの確認コードかパスキーが必要になります。",
  },
  bannerLink: { zh_TW: "現在設定", en_US: "Set it up now", ja_JP: "今すぐ設定する" },
} as const satisfies Record<string, Localized>;
