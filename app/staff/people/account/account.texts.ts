import type { Localized } from "#platform/locales.ts";

export const accountTexts = {
  title: { zh_TW: "我的帳號", en_US: "My account", ja_JP: "マイアカウント" },
  lead: {
    zh_TW: "密碼、登入驗證碼、通行密鑰，以及目前在哪些裝置登入。",
    en_US: "These are your password, your sign-in code and passkeys, and the places where you are signed in.",
    ja_JP: "パスワード、確認コード、パスキー、サインイン中の端末を管理します。",
  },
  password: { zh_TW: "變更密碼", en_US: "Change the password", ja_JP: "パスワードの変更" },
  passwordLead: {
    zh_TW: "變更後，其他裝置上的登入都會結束。",
    en_US: "All your other sign-ins end when you change it.",
    ja_JP: "変更すると、ほかの端末のサインインはすべて終了します。",
  },
  current: { zh_TW: "目前的密碼", en_US: "Your current password", ja_JP: "現在のパスワード" },
  next: { zh_TW: "新密碼", en_US: "New password", ja_JP: "新しいパスワード" },
  nextHint: {
    zh_TW: "至少 {least} 個字元。一句容易記的話，比一個難記的字好。",
    en_US: "At least {least} characters. A sentence you remember is better than a word you do not.",
    ja_JP: "{least}文字以上。覚えにくい単語より、覚えやすい文のほうが安全です。",
  },
  again: { zh_TW: "再輸入一次新密碼", en_US: "The new password once more", ja_JP: "新しいパスワード（確認）" },
  change: { zh_TW: "變更密碼", en_US: "Change the password", ja_JP: "パスワードを変更" },
  wrongPassword: {
    zh_TW: "目前的密碼不正確，請再輸入一次。",
    en_US: "The current password is not right. Please try again.",
    ja_JP: "現在のパスワードが正しくありません。もう一度入力してください。",
  },
  locked: {
    zh_TW: "密碼錯誤次數過多，請 15 分鐘後再試。",
    en_US: "Too many wrong passwords. Please try again in 15 minutes.",
    ja_JP: "パスワードの誤入力が続いたため、15分後にもう一度お試しください。",
  },
  tooShort: {
    zh_TW: "新密碼要有 {least} 至 {most} 個字元。",
    en_US: "The new password needs {least} to {most} characters.",
    ja_JP: "新しいパスワードは{least}〜{most}文字にしてください。",
  },
  notAlike: {
    zh_TW: "兩次輸入的新密碼不同，請重新輸入。",
    en_US: "The two new passwords are not the same. Please enter them again.",
    ja_JP: "新しいパスワードが一致しません。もう一度入力してください。",
  },
  breached: {
    zh_TW: "這個密碼出現在外洩密碼的名單上，別人會拿它來試。請換一個沒有在別處用過的密碼。",
    en_US:
      "That password is on lists of leaked passwords, and others will try it. Use one that you have used nowhere else.",
    ja_JP:
      "このパスワードは漏えいしたパスワードの一覧に載っており、試されるおそれがあります。ほかで使っていないものにしてください。",
  },
  sameAgain: {
    zh_TW: "新密碼和目前的一樣，請換一個。",
    en_US: "The new password is the one you have. Please choose another.",
    ja_JP: "新しいパスワードが現在と同じです。別のものにしてください。",
  },
  easilyGuessed: {
    zh_TW: "這個密碼太容易猜到。請改用一句只有您想得到的話，例如四個互不相干的詞。",
    en_US:
      "That password is too easily guessed. Use a sentence only you would think of, such as four words that have nothing to do with one another.",
    ja_JP:
      "このパスワードは推測されやすいものです。無関係な単語を四つ並べるなど、ご自身だけが思いつく文にしてください。",
  },
  passwordDone: {
    zh_TW: "密碼已變更，其他裝置已登出。",
    en_US: "Your password is changed; all other sign-ins have ended.",
    ja_JP: "パスワードを変更し、ほかの端末からサインアウトしました。",
  },
  factor: { zh_TW: "登入時再輸入驗證碼", en_US: "A sign-in code", ja_JP: "サインイン時の確認コード" },
  factorOff: {
    zh_TW: "尚未啟用。啟用後，登入時除了密碼，還要輸入手機驗證程式上的六位數字；就算密碼外流，別人也進不來。",
    en_US:
      "The code is off. When it is on, the sign-in asks for six digits from an app on your phone as well as the password, so that a leaked password lets nobody in.",
    ja_JP:
      "未設定です。設定すると、パスワードに加えてスマートフォンの認証アプリに表示される6桁の数字が必要になり、パスワードが漏れても不正なサインインを防げます。",
  },
  factorOn: {
    zh_TW: "已啟用。登入時要輸入六位數驗證碼。",
    en_US: "The code is on: the sign-in asks for six digits.",
    ja_JP: "設定済みです。サインイン時に6桁のコードを入力します。",
  },
  offer: { zh_TW: "開始設定", en_US: "Set it up", ja_JP: "設定を始める" },
  end: { zh_TW: "停用驗證碼", en_US: "Turn the code off", ja_JP: "確認コードをやめる" },
  yourPassword: {
    zh_TW: "請輸入密碼確認是您本人",
    en_US: "Your password, to be sure it is you",
    ja_JP: "本人確認のため、パスワードを入力してください",
  },
  scan: {
    zh_TW: "一、用手機的驗證程式（例如 Google Authenticator、Microsoft Authenticator）掃描這張圖，或輸入下面的金鑰。",
    en_US:
      "1. Scan this with an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator, or type the key below.",
    ja_JP:
      "1. スマートフォンの認証アプリ（Google Authenticator、Microsoft Authenticator など）で読み取るか、下のキーを入力してください。",
  },
  qr: { zh_TW: "驗證程式用的 QR 碼", en_US: "QR code for the authenticator app", ja_JP: "認証アプリ用のQRコード" },
  key: { zh_TW: "金鑰", en_US: "Key", ja_JP: "キー" },
  recovery: {
    zh_TW: "二、把這些備用碼抄下或印出來收好。手機不在身邊時，每一個可以代替驗證碼一次。這裡只顯示這一次。",
    en_US:
      "2. Write these recovery codes down or print them. Each stands in for a code once, when the phone is not at hand. They are shown this once.",
    ja_JP:
      "2. この予備コードを書き留めるか印刷して保管してください。スマートフォンがないとき、1つにつき1回だけ使えます。表示されるのは今回だけです。",
  },
  recoveryTitle: { zh_TW: "備用碼", en_US: "Recovery codes", ja_JP: "予備コード" },
  confirmLead: {
    zh_TW: "三、輸入驗證程式現在顯示的六位數字，就完成了。",
    en_US: "3. Type the six digits the app shows now, and it is done.",
    ja_JP: "3. 認証アプリに表示されている6桁の数字を入力すると完了です。",
  },
  code: { zh_TW: "驗證碼", en_US: "Code", ja_JP: "確認コード" },
  confirm: { zh_TW: "完成設定", en_US: "Turn it on", ja_JP: "設定を完了" },
  wrongCode: {
    zh_TW: "驗證碼不正確，請看手機上目前的數字再輸入一次。",
    en_US: "That code is not right. Please type the digits the app shows now.",
    ja_JP: "確認コードが正しくありません。いま表示されている数字を入力してください。",
  },
  factorDone: {
    zh_TW: "已啟用驗證碼，其他裝置已登出。",
    en_US: "The code is on; all other sign-ins have ended.",
    ja_JP: "確認コードを設定し、ほかの端末からサインアウトしました。",
  },
  endDone: {
    zh_TW: "已停用驗證碼，其他裝置已登出。",
    en_US: "The code is off; all other sign-ins have ended.",
    ja_JP: "確認コードをやめ、ほかの端末からサインアウトしました。",
  },
  signIns: { zh_TW: "目前的登入", en_US: "Where you are signed in", ja_JP: "サインイン中の端末" },
  browser: { zh_TW: "瀏覽器", en_US: "Browser", ja_JP: "ブラウザー" },
  since: { zh_TW: "登入時間", en_US: "Since", ja_JP: "開始" },
  until: { zh_TW: "自動登出", en_US: "Ends automatically", ja_JP: "自動終了" },
  here: { zh_TW: "這裡", en_US: "here", ja_JP: "この端末" },
  unknownBrowser: { zh_TW: "不明", en_US: "Unknown", ja_JP: "不明" },
  endOne: { zh_TW: "登出", en_US: "End it", ja_JP: "終了させる" },
  endOthers: {
    zh_TW: "登出其他所有裝置",
    en_US: "Sign out everywhere else",
    ja_JP: "ほかのすべての端末からサインアウト",
  },
  endedOthers: {
    zh_TW: "其他裝置都已登出。",
    en_US: "You are signed out everywhere else.",
    ja_JP: "ほかのすべての端末からサインアウトしました。",
  },
  endedOne: { zh_TW: "已結束那一個登入。", en_US: "That sign-in has ended.", ja_JP: "サインインを終了させました。" },
  gone: {
    zh_TW: "那一個登入已經結束了。",
    en_US: "That sign-in had ended already.",
    ja_JP: "そのサインインはすでに終了しています。",
  },
  toWork: { zh_TW: "前往「今日」", en_US: "Go to Today", ja_JP: "「本日」へ" },
  problem: { zh_TW: "沒有完成", en_US: "That did not work", ja_JP: "完了できませんでした" },
} as const satisfies Record<string, Localized>;

export const entryTexts = {
  codeTitle: { zh_TW: "輸入驗證碼", en_US: "Enter the code", ja_JP: "確認コードの入力" },
  codeLead: {
    zh_TW: "請輸入手機驗證程式上的六位數字；手機不在身邊時，輸入一個備用碼。",
    en_US: "Type the six digits of the app on your phone, or one of your recovery codes if the phone is not at hand.",
    ja_JP:
      "スマートフォンの認証アプリに表示される6桁の数字を入力してください。お手元にない場合は予備コードを入力できます。",
  },
  code: { zh_TW: "驗證碼或備用碼", en_US: "Code or recovery code", ja_JP: "確認コードまたは予備コード" },
  signIn: { zh_TW: "登入", en_US: "Sign in", ja_JP: "サインイン" },
  startAgain: { zh_TW: "重新登入", en_US: "Start again", ja_JP: "最初からやり直す" },
  wrong: {
    zh_TW: "驗證碼不正確，請再輸入一次。",
    en_US: "That code is not right. Please try again.",
    ja_JP: "コードが正しくありません。もう一度入力してください。",
  },
  locked: {
    zh_TW: "錯誤次數過多，請 15 分鐘後再試，或請管理員協助。",
    en_US: "Too many wrong codes. Try again in 15 minutes, or ask an admin for help.",
    ja_JP: "誤入力が続いたため、15分後にもう一度お試しいただくか、管理者にご相談ください。",
  },
  "too-late": {
    zh_TW: "這次登入已經過期，請從密碼開始重新登入。",
    en_US: "This sign-in has run out. Please start again with your password.",
    ja_JP: "このサインインは期限切れです。パスワードの入力からやり直してください。",
  },
  problem: { zh_TW: "無法登入", en_US: "You could not be signed in", ja_JP: "サインインできませんでした" },
  forgotten: { zh_TW: "忘記密碼", en_US: "Have you forgotten your password?", ja_JP: "パスワードをお忘れの方" },
  forgottenLead: {
    zh_TW: "輸入您的電子郵件。如果有這個帳號，幾分鐘內會收到設定新密碼的連結。",
    en_US:
      "Give your e-mail address. If there is such an account, a link to set a new password arrives within minutes.",
    ja_JP: "メールアドレスを入力してください。該当するアカウントがあれば、再設定用のリンクが数分以内に届きます。",
  },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  sendLink: { zh_TW: "寄出連結", en_US: "Send the link", ja_JP: "リンクを送る" },
  sent: {
    zh_TW: "如果有這個帳號，連結已經寄出，一小時內有效。沒有收到時，請看垃圾郵件匣，或請管理員協助。",
    en_US:
      "If there is such an account, the link is on its way and works for one hour. If nothing arrives, look in the spam folder or ask an admin.",
    ja_JP:
      "該当するアカウントがあれば、リンクを送信しました（1時間有効）。届かない場合は、迷惑メールフォルダーを確認するか、管理者にご相談ください。",
  },
  wrongEmail: {
    zh_TW: "請輸入完整的電子郵件，例如 name@example.org。",
    en_US: "Please enter a full e-mail address, such as name@example.org.",
    ja_JP: "name@example.org のように入力してください。",
  },
  tooOften: {
    zh_TW: "次數過多，請一小時後再試。",
    en_US: "You have tried too many times. Please try again in an hour.",
    ja_JP: "回数が多すぎます。1時間後にお試しください。",
  },
  back: { zh_TW: "回到登入", en_US: "Back to the sign-in", ja_JP: "サインインへ戻る" },
  setTitle: { zh_TW: "設定密碼", en_US: "Set a password", ja_JP: "パスワードの設定" },
  setLead: {
    zh_TW: "{name} 您好，請為 {email} 設定密碼。",
    en_US: "Hello {name}, please set a password for {email}.",
    ja_JP: "{name} さん、{email} のパスワードを設定してください。",
  },
  set: { zh_TW: "設定密碼", en_US: "Set the password", ja_JP: "パスワードを設定" },
  setDone: {
    zh_TW: "密碼已設定，請登入。",
    en_US: "Your password is set. Please sign in.",
    ja_JP: "パスワードを設定しました。サインインしてください。",
  },
  linkGone: {
    zh_TW: "這個連結已經用過或過期。",
    en_US: "This link was used already, or is too old.",
    ja_JP: "このリンクは使用済みか、期限切れです。",
  },
  linkGoneHow: {
    zh_TW: "請在登入頁按「忘記密碼」，或請管理員重新寄送邀請。",
    en_US: "Use ‘Have you forgotten your password?’ at the sign-in, or ask an admin to send the invitation again.",
    ja_JP: "サインイン画面の「パスワードをお忘れの方」を使うか、管理者に招待の再送をご依頼ください。",
  },
} as const satisfies Record<string, Localized>;
