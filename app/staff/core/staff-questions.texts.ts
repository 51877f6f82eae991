import type { Question } from "#ui/ask/question.ts";

/** `of` says the act and of which submission. */
export const endSubmission: Question = {
  name: "end-submission",
  title: { zh_TW: "確定要「{of}」嗎？", en_US: "Are you sure: {of}?", ja_JP: "「{of}」を実行しますか。" },
  text: {
    zh_TW: "對方會收到電子郵件，名額或時段會釋出。60 秒內可以收回。",
    en_US:
      "They are told by e-mail, and the places or hours held for them are released. You can take it back within 60 seconds.",
    ja_JP: "相手にメールで知らせ、確保していた枠は空きになります。60秒以内なら取り消せます。",
  },
  confirm: { zh_TW: "{of}", en_US: "{of}", ja_JP: "{of}" },
  keep: { zh_TW: "先不要", en_US: "Not now", ja_JP: "やめる" },
};

export const endSubmissions: Question = {
  name: "end-submissions",
  title: {
    zh_TW: "要一次婉拒或取消所選的項目嗎？",
    en_US: "Decline or cancel all that are ticked?",
    ja_JP: "選んだものをまとめてお断り・取り消ししますか。",
  },
  text: {
    zh_TW: "每一位都會收到電子郵件，名額或時段會釋出。60 秒內可以收回。",
    en_US:
      "Each of them is told by e-mail, and the places or hours held for them are released. You can take it back within 60 seconds.",
    ja_JP: "それぞれにメールで知らせ、確保していた枠は空きになります。60秒以内なら取り消せます。",
  },
  confirm: { zh_TW: "全部執行", en_US: "Do it for all", ja_JP: "すべて実行する" },
  keep: { zh_TW: "先不要", en_US: "Not now", ja_JP: "やめる" },
};

export const closePark: Question = {
  name: "close-park",
  title: { zh_TW: "確定要休園嗎？", en_US: "Close, and tell everyone?", ja_JP: "休園にして通知しますか。" },
  text: {
    zh_TW: "受影響的預約會取消，並寄信通知所有人。60 秒內可以收回；信寄出後就收不回來。",
    en_US:
      "The reservations affected are cancelled and everyone is told by e-mail. You can take it back within 60 seconds; e-mails that have left cannot be called back.",
    ja_JP:
      "影響を受ける予約は取り消され、全員にメールで知らせます。60秒以内なら取り消せますが、送信後のメールは戻せません。",
  },
  confirm: { zh_TW: "確定休園", en_US: "Close", ja_JP: "休園にする" },
  keep: { zh_TW: "先不要", en_US: "Not now", ja_JP: "やめる" },
};

export const suspendPerson: Question = {
  name: "suspend-person",
  title: { zh_TW: "要停用這個帳號嗎？", en_US: "Suspend this account?", ja_JP: "このアカウントを停止しますか。" },
  text: {
    zh_TW: "這個人會立刻在所有裝置上登出，沒有儲存的內容會遺失。",
    en_US: "They are signed out everywhere at once, and lose what they have not saved.",
    ja_JP: "本人はすべての端末ですぐにサインアウトされ、保存していない内容は失われます。",
  },
  confirm: { zh_TW: "停用帳號", en_US: "Suspend", ja_JP: "停止する" },
  keep: { zh_TW: "不要停用", en_US: "Leave it", ja_JP: "やめる" },
};

export const endSessions: Question = {
  name: "end-sessions",
  title: {
    zh_TW: "要結束此人的所有登入嗎？",
    en_US: "Sign them out everywhere?",
    ja_JP: "すべての端末からサインアウトさせますか。",
  },
  text: {
    zh_TW: "這個人會立刻在所有裝置上登出，沒有儲存的內容會遺失；之後可以再登入。",
    en_US: "They are signed out on every device at once, and lose what they have not saved; they can sign in again.",
    ja_JP: "本人はすべての端末ですぐにサインアウトされ、保存していない内容は失われます。再びサインインできます。",
  },
  confirm: { zh_TW: "結束登入", en_US: "Sign them out", ja_JP: "サインアウトさせる" },
  keep: { zh_TW: "先不要", en_US: "Not now", ja_JP: "やめる" },
};

export const endOtherSignIns: Question = {
  name: "end-other-sign-ins",
  title: {
    zh_TW: "要登出其他所有裝置嗎？",
    en_US: "Sign out everywhere else?",
    ja_JP: "ほかのすべての端末からサインアウトしますか。",
  },
  text: {
    zh_TW: "其他裝置上沒有儲存的內容會遺失。這一個登入會留著。",
    en_US: "What is not saved on the other devices is lost. You stay signed in here.",
    ja_JP: "ほかの端末で保存していない内容は失われます。この端末のサインインは続きます。",
  },
  confirm: { zh_TW: "全部登出", en_US: "Sign out elsewhere", ja_JP: "サインアウトする" },
  keep: { zh_TW: "先不要", en_US: "Not now", ja_JP: "やめる" },
};

export const takeSecondStep: Question = {
  name: "take-second-step",
  title: {
    zh_TW: "要關閉此人的兩步驟驗證嗎？",
    en_US: "Turn their second step off?",
    ja_JP: "2段階認証を解除しますか。",
  },
  text: {
    zh_TW: "驗證碼、備用碼與通行密鑰都會移除，之後只憑密碼就能登入這個帳號；要由本人重新設定。",
    en_US:
      "Code, recovery codes and passkeys are removed. After that the password alone is enough to sign in to this account; only its owner can set them up again.",
    ja_JP:
      "コード、予備コード、パスキーはすべて解除されます。以後はパスワードだけでサインインでき、本人が改めて設定する必要があります。",
  },
  confirm: { zh_TW: "關閉兩步驟驗證", en_US: "Turn it off", ja_JP: "解除する" },
  keep: { zh_TW: "保留", en_US: "Keep it", ja_JP: "残す" },
};

export const removePerson: Question = {
  name: "remove-person",
  title: { zh_TW: "要刪除這個帳號嗎？", en_US: "Remove this account?", ja_JP: "このアカウントを削除しますか。" },
  text: {
    zh_TW: "姓名與電子郵件會永久刪除，無法復原。",
    en_US: "Name and e-mail are gone for good. This cannot be undone.",
    ja_JP: "氏名とメールアドレスは完全に削除され、元に戻せません。",
  },
  confirm: { zh_TW: "永久刪除", en_US: "Remove for good", ja_JP: "完全に削除する" },
  keep: { zh_TW: "保留帳號", en_US: "Keep it", ja_JP: "残す" },
};

export const endSignIn: Question = {
  name: "end-sign-in",
  title: { zh_TW: "要登出這個裝置嗎？", en_US: "Sign out there?", ja_JP: "その端末をサインアウトさせますか。" },
  text: {
    zh_TW: "那個裝置（{of}）會立刻登出，在那裡沒有儲存的內容會遺失。",
    en_US: "That device ({of}) is signed out at once, and what is not saved there is lost.",
    ja_JP: "その端末（{of}）はすぐにサインアウトされ、保存していない内容は失われます。",
  },
  confirm: { zh_TW: "登出該裝置", en_US: "Sign it out", ja_JP: "サインアウトさせる" },
  keep: { zh_TW: "保持登入", en_US: "Keep it signed in", ja_JP: "そのままにする" },
};

export const endPasskey: Question = {
  name: "end-passkey",
  title: { zh_TW: "要撤銷「{of}」嗎？", en_US: "Revoke ‘{of}’?", ja_JP: "「{of}」を取り消しますか。" },
  text: {
    zh_TW: "之後不能再用它登入，您在其他裝置上的登入也會結束。",
    en_US: "You can no longer sign in with it, and your sign-ins on other devices end.",
    ja_JP: "今後はこのパスキーでサインインできず、ほかの端末のサインインも終了します。",
  },
  confirm: { zh_TW: "撤銷", en_US: "Revoke", ja_JP: "取り消す" },
  keep: { zh_TW: "保留", en_US: "Keep it", ja_JP: "残す" },
};

export const endSecondStep: Question = {
  name: "end-second-step",
  title: { zh_TW: "要停用驗證碼嗎？", en_US: "Turn the code off?", ja_JP: "確認コードをやめますか。" },
  text: {
    zh_TW: "之後只憑密碼就能登入。要再啟用，得重新設定手機，備用碼也會換新。",
    en_US:
      "The password alone will then let you in. To turn it on again, you will have to set up your phone again and will get new recovery codes.",
    ja_JP: "以後はパスワードだけでサインインします。再び使うには、端末の設定と予備コードの発行をやり直します。",
  },
  confirm: { zh_TW: "停用驗證碼", en_US: "Turn it off", ja_JP: "やめる" },
  keep: { zh_TW: "保留", en_US: "Keep it", ja_JP: "残す" },
};

export const erasePersonalData: Question = {
  name: "erase-personal-data",
  title: {
    zh_TW: "要永久刪除「{of}」的個人資料嗎？",
    en_US: "Erase the personal data of {of} for good?",
    ja_JP: "「{of}」の個人情報を完全に消去しますか。",
  },
  text: {
    zh_TW: "姓名、聯絡方式、信件與檔案都會刪除，備份裡也無法再讀取。這個動作無法復原。",
    en_US:
      "Names, contact details, e-mails and files are erased, and can no longer be read in backups either. This cannot be undone.",
    ja_JP: "氏名、連絡先、メール、ファイルは消去され、バックアップからも読めなくなります。元に戻せません。",
  },
  confirm: { zh_TW: "永久刪除", en_US: "Erase for good", ja_JP: "完全に消去する" },
  keep: { zh_TW: "保留資料", en_US: "Keep it", ja_JP: "残す" },
};

export const forgetView: Question = {
  name: "forget-view",
  title: { zh_TW: "要刪除檢視「{of}」嗎？", en_US: "Delete the view ‘{of}’?", ja_JP: "表示「{of}」を削除しますか。" },
  text: {
    zh_TW: "只會刪除這組篩選條件，預約與申請不受影響。",
    en_US: "Only this set of filters is deleted; the reservations and requests stay as they are.",
    ja_JP: "絞り込みの条件だけが消え、予約・申請はそのままです。",
  },
  confirm: { zh_TW: "刪除檢視", en_US: "Delete it", ja_JP: "削除する" },
  keep: { zh_TW: "保留", en_US: "Keep it", ja_JP: "残す" },
};

export const removeMenuItem: Question = {
  name: "remove-menu-item",
  title: {
    zh_TW: "要從選單移除「{of}」嗎？",
    en_US: "Remove ‘{of}’ from the menu?",
    ja_JP: "「{of}」をメニューから削除しますか。",
  },
  text: {
    zh_TW: "網站上會立刻看不到這一項；要再用就得重新新增。",
    en_US: "It disappears from the site at once. To have it back, you must add it again.",
    ja_JP: "サイトからすぐに消えます。戻すには改めて追加してください。",
  },
  confirm: { zh_TW: "移除", en_US: "Remove", ja_JP: "削除する" },
  keep: { zh_TW: "保留", en_US: "Keep it", ja_JP: "残す" },
};

export const resetMail: Question = {
  name: "reset-mail",
  title: {
    zh_TW: "要換回原本的信件文字嗎？",
    en_US: "Go back to the original wording?",
    ja_JP: "元の文面に戻しますか。",
  },
  text: {
    zh_TW: "三種語言都會換回系統原有的文字，這個畫面上沒有儲存的修改會遺失；之前儲存的文字留在修改紀錄。",
    en_US:
      "All three languages go back to the original wording, and what is not saved on this screen is lost. Wordings saved before stay in the history.",
    ja_JP: "3言語とも最初の文面に戻り、この画面で保存していない変更は失われます。以前に保存した文面は履歴に残ります。",
  },
  confirm: { zh_TW: "換回原文", en_US: "Go back", ja_JP: "元に戻す" },
  keep: { zh_TW: "保留目前文字", en_US: "Keep the present wording", ja_JP: "今の文面を残す" },
};
