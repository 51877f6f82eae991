import type { Localized } from "#platform/locales.ts";

export const verificationTexts = {
  title: { zh_TW: "驗證碼", en_US: "Verification code", ja_JP: "認証コード" },
  hint: {
    zh_TW: "請輸入圖片中的五個字母與數字，或按下方的播放鈕聽語音；大小寫皆可，十分鐘內有效。",
    en_US:
      "Type the five letters and digits in the picture, or listen to them with the player below. Capital and small letters both work. The code is valid for ten minutes.",
    ja_JP:
      "画像の5つの英数字を入力してください。下の再生ボタンで音声でも確認できます。大文字・小文字は問いません。10分間有効です。",
  },
  picture: {
    zh_TW: "驗證碼圖片：五個字母與數字；看不清楚時，可改聽語音。",
    en_US: "Picture of the verification code: five letters and digits, which can also be listened to.",
    ja_JP: "認証コードの画像：5つの英数字。音声でも確認できます。",
  },
  sound: { zh_TW: "聽驗證碼", en_US: "Listen to the verification code", ja_JP: "認証コードを聞く" },
  refresh: { zh_TW: "換一組驗證碼", en_US: "Get another code", ja_JP: "別のコードにする" },
  refreshed: { zh_TW: "已換了一組新的驗證碼。", en_US: "Here is a new code.", ja_JP: "新しいコードに変わりました。" },
  neither: { zh_TW: "看不到也聽不到嗎？", en_US: "Cannot see or hear it?", ja_JP: "画像も音声もご利用になれない方へ" },
  byMail: {
    zh_TW:
      "請先在表單中填好電子郵件，再按下面的按鈕。我們會寄一個連結給您；開啟連結並確認後，回到這裡送出，就不必輸入驗證碼。",
    en_US:
      "Fill in your e-mail address in the form first, then press this button. We will e-mail you a link. Once you have opened and confirmed it, come back here and send the form without a code.",
    ja_JP:
      "先にフォームにメールアドレスを記入してから、下のボタンを押してください。リンクをメールでお送りします。リンクを開いて確認のうえ、この画面に戻ると、コードなしで送信できます。",
  },
  mailMe: { zh_TW: "寄確認連結給我", en_US: "E-mail me a link", ja_JP: "確認用リンクをメールで受け取る" },
  mailedTitle: { zh_TW: "確認連結已寄出", en_US: "The link is on its way", ja_JP: "確認用リンクを送信しました" },
  mailed: {
    zh_TW: "請在一小時內開啟信中的連結並按下「確認」，再回到這裡送出表單；驗證碼欄可以留空。",
    en_US:
      "Within one hour, open the link in our e-mail and press ‘Confirm’, then come back here and send the form. You may leave the code empty.",
    ja_JP:
      "1時間以内にメールのリンクを開いて「確認する」を押し、この画面に戻って送信してください。コードの欄は空のままでかまいません。",
  },
} as const satisfies Record<string, Localized>;
