import type { Localized } from "#platform/locales.ts";

export const freshTexts = {
  title: { zh_TW: "確認是您本人", en_US: "Confirm that it is you", ja_JP: "ご本人の確認" },
  lead: {
    zh_TW: "這個動作影響很大，請再證明一次是您本人，然後就會繼續。您填的內容都還在，十分鐘內不會再問。",
    en_US:
      "This has far-reaching effects, so please prove once more that it is you; it then goes on. Nothing you typed is lost, and you are not asked again for ten minutes.",
    ja_JP:
      "影響の大きい操作のため、もう一度ご本人であることを確認します。確認後はそのまま続きます。入力した内容は残っており、10分間は再び尋ねません。",
  },
  password: { zh_TW: "您的密碼", en_US: "Your password", ja_JP: "パスワード" },
  code: {
    zh_TW: "或：手機驗證程式上的六位數字",
    en_US: "Or instead: the six digits of your authenticator app",
    ja_JP: "または：認証アプリに表示されている6桁の数字",
  },
  passkey: { zh_TW: "用通行密鑰確認並繼續", en_US: "Go on with a passkey", ja_JP: "パスキーで確認して続ける" },
  passkeyFailed: {
    zh_TW: "沒有用通行密鑰確認。可以再試一次，或改用密碼。還沒有做任何變更。",
    en_US: "The passkey did not confirm it. Try again, or use your password; nothing has been done yet.",
    ja_JP: "パスキーで確認できませんでした。もう一度試すか、パスワードをお使いください。まだ何も変更していません。",
  },
  passkeyWrong: {
    zh_TW: "這不是您的通行密鑰、它已經撤銷，或等候太久。可以再試一次，或改用密碼。還沒有做任何變更。",
    en_US:
      "That is not a passkey of yours, it has been revoked, or it took too long. Try again, or use your password; nothing has been done yet.",
    ja_JP:
      "ご自身のパスキーではないか、取り消されたか、時間が経ちすぎています。もう一度試すか、パスワードをお使いください。まだ何も変更していません。",
  },
  goOn: { zh_TW: "確認並繼續", en_US: "Go on", ja_JP: "確認して続ける" },
  back: { zh_TW: "不要繼續", en_US: "Do not go on", ja_JP: "やめる" },
  wrong: {
    zh_TW: "不正確，請再輸入一次。還沒有做任何變更。",
    en_US: "That is not right. Please try again; nothing has been done yet.",
    ja_JP: "正しくありません。もう一度入力してください。まだ何も変更していません。",
  },
  locked: {
    zh_TW: "錯誤次數過多，請 15 分鐘後再試。還沒有做任何變更。",
    en_US: "Too many failed attempts. Try again in 15 minutes; nothing has been done yet.",
    ja_JP: "誤入力が続きました。15分後にもう一度お試しください。まだ何も変更していません。",
  },
  problem: { zh_TW: "沒有完成", en_US: "That did not work", ja_JP: "完了できませんでした" },
  nothing: {
    zh_TW: "這裡沒有要確認的事。",
    en_US: "There is nothing to confirm here.",
    ja_JP: "確認することはありません。",
  },
  home: { zh_TW: "回到後臺", en_US: "To the back office", ja_JP: "管理画面へ" },
} as const satisfies Record<string, Localized>;
