import type { Localized } from "#platform/locales.ts";

export const linkTexts = {
  title: { zh_TW: "確認您的表單", en_US: "Confirm your form", ja_JP: "フォームの確認" },
  ask: {
    zh_TW: "按下「確認」後，請回到填寫表單的頁面送出；不必再輸入驗證碼。",
    en_US: "Press ‘Confirm’, then go back to the page with your form and send it. No code is needed.",
    ja_JP: "「確認する」を押してから、フォームの画面に戻って送信してください。認証コードの入力は不要です。",
  },
  confirm: { zh_TW: "確認", en_US: "Confirm", ja_JP: "確認する" },
  done: { zh_TW: "已確認", en_US: "Confirmed", ja_JP: "確認しました" },
  doneHint: {
    zh_TW: "請回到填寫表單的頁面，按下送出。這一頁可以關閉。",
    en_US: "Now go back to the page with your form and send it. You may close this one.",
    ja_JP: "フォームの画面に戻って送信してください。この画面は閉じてかまいません。",
  },
  over: { zh_TW: "這個連結已經失效", en_US: "This link has expired", ja_JP: "このリンクは無効です" },
  overHint: {
    zh_TW: "連結寄出後一小時內有效。請回到表單，再索取一次連結。",
    en_US: "A link works for one hour after it is sent. Please go back to your form and ask for another one.",
    ja_JP: "リンクは送信から1時間有効です。フォームの画面に戻り、もう一度リンクをお求めください。",
  },
} as const satisfies Record<string, Localized>;
