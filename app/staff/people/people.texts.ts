import type { StaffRole } from "#platform/auth/rules.ts";
import type { Localized } from "#platform/locales.ts";
import type { PersonRefusal, Standing } from "./people.server.ts";

export const peopleTexts = {
  title: { zh_TW: "人員", en_US: "People", ja_JP: "スタッフ" },
  lead: {
    zh_TW: "誰能進後臺、能做什麼。用電子郵件邀請，收到的人自己設定密碼。",
    en_US:
      "These are the people who may use the back office, and for what. Invite them by e-mail; they set their own passwords.",
    ja_JP: "管理画面を使える人と、その権限です。メールで招待し、パスワードは本人が設定します。",
  },
  all: { zh_TW: "全部人員", en_US: "Everybody", ja_JP: "全員" },
  name: { zh_TW: "姓名", en_US: "Name", ja_JP: "氏名" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  role: { zh_TW: "角色", en_US: "Role", ja_JP: "役割" },
  standing: { zh_TW: "狀態", en_US: "Status", ja_JP: "状態" },
  factor: { zh_TW: "兩步驟驗證", en_US: "Second step", ja_JP: "2段階認証" },
  factorOn: { zh_TW: "已設定", en_US: "set up", ja_JP: "設定済み" },
  factorOff: { zh_TW: "未設定", en_US: "not set up", ja_JP: "未設定" },
  signedIn: { zh_TW: "登入中", en_US: "Signed in", ja_JP: "サインイン中" },
  you: { zh_TW: "您", en_US: "you", ja_JP: "あなた" },
  invite: { zh_TW: "邀請一個人", en_US: "Invite somebody", ja_JP: "スタッフを招待" },
  language: { zh_TW: "邀請信的語言", en_US: "Language of the invitation", ja_JP: "招待メールの言語" },
  send: { zh_TW: "寄出邀請", en_US: "Send the invitation", ja_JP: "招待を送る" },
  wrongName: {
    zh_TW: "請填姓名（最多 80 字）。",
    en_US: "Please give a name of at most 80 characters.",
    ja_JP: "氏名を80文字以内で入力してください。",
  },
  wrongEmail: {
    zh_TW: "請輸入完整的電子郵件，例如 name@example.org。",
    en_US: "Please enter a full e-mail address, such as name@example.org.",
    ja_JP: "name@example.org のように入力してください。",
  },
  back: { zh_TW: "回到人員", en_US: "Back to people", ja_JP: "スタッフ一覧へ" },
  change: { zh_TW: "姓名與角色", en_US: "Name and role", ja_JP: "氏名と役割" },
  save: { zh_TW: "儲存", en_US: "Save", ja_JP: "保存" },
  access: { zh_TW: "使用權限", en_US: "Access", ja_JP: "利用の管理" },
  inviteAgain: { zh_TW: "重新寄送邀請", en_US: "Send the invitation again", ja_JP: "招待を再送" },
  suspend: { zh_TW: "停用帳號", en_US: "Suspend", ja_JP: "利用を停止" },
  suspendLead: {
    zh_TW: "停用後立刻登出，也不能再登入；隨時可以恢復。",
    en_US: "Signs them out at once and keeps them out; it can be undone at any time.",
    ja_JP: "すぐにサインアウトされ、サインインできなくなります。いつでも元に戻せます。",
  },
  restore: { zh_TW: "恢復使用", en_US: "Restore access", ja_JP: "利用を再開" },
  takeFactor: { zh_TW: "關閉此人的兩步驟驗證", en_US: "Turn their second step off", ja_JP: "2段階認証を解除" },
  takeFactorLead: {
    zh_TW: "手機與備用碼都遺失，或存有通行密鑰的裝置遺失時使用。請先確認是本人。",
    en_US:
      "Use this for anyone who has lost both phone and recovery codes, or the device with their passkey. Make sure it is really them.",
    ja_JP:
      "スマートフォンと予備コードの両方、またはパスキーのある端末をなくした場合に使います。必ず本人か確認してください。",
  },
  endSessions: {
    zh_TW: "結束此人的所有登入",
    en_US: "Sign them out everywhere",
    ja_JP: "すべての端末からサインアウト",
  },
  endSessionsLead: {
    zh_TW: "手機遺失、或電腦忘了登出時使用。本人可以再登入。",
    en_US: "Use this when a phone is lost or a desk was left open. They can sign in again.",
    ja_JP: "端末をなくしたときや、サインアウトを忘れたときに使います。本人は再びサインインできます。",
  },
  sessionsEnded: {
    zh_TW: "已結束此人的所有登入。",
    en_US: "They are signed out everywhere.",
    ja_JP: "すべての端末からサインアウトさせました。",
  },
  remove: { zh_TW: "刪除帳號", en_US: "Remove the account", ja_JP: "アカウントを削除" },
  removeLead: {
    zh_TW: "姓名與電子郵件會永久刪除。操作紀錄會留下，但不再顯示姓名。",
    en_US: "Name and e-mail are gone for good. What they did stays in the audit log, without their name.",
    ja_JP: "氏名とメールアドレスは完全に削除されます。操作の記録は残りますが、氏名は表示されなくなります。",
  },
  sureNeeded: {
    zh_TW: "還沒有刪除：請先確認。",
    en_US: "Nothing was removed: please confirm first.",
    ja_JP: "まだ削除していません。先にご確認ください。",
  },
  rolesTitle: { zh_TW: "角色能做什麼", en_US: "What each role may do", ja_JP: "役割ごとの権限" },
  problem: { zh_TW: "沒有完成", en_US: "That did not work", ja_JP: "完了できませんでした" },
  invited: {
    zh_TW: "已寄出邀請，七天內有效。",
    en_US: "The invitation is on its way; it works for seven days.",
    ja_JP: "招待を送信しました。7日間有効です。",
  },
  changed: { zh_TW: "已儲存。", en_US: "Saved.", ja_JP: "保存しました。" },
  suspended: {
    zh_TW: "帳號已停用，登入已結束。",
    en_US: "The account is suspended and signed out.",
    ja_JP: "利用を停止し、サインアウトさせました。",
  },
  restored: { zh_TW: "帳號已恢復使用。", en_US: "The account can be used again.", ja_JP: "利用を再開しました。" },
  factorTaken: {
    zh_TW: "已關閉兩步驟驗證。下次登入只需要密碼；角色有要求時，登入後會先請本人重新設定。",
    en_US:
      "The second step is off. The next sign-in asks for the password alone; where the role needs a second step, it then has to be set up again.",
    ja_JP:
      "2段階認証を解除しました。次回はパスワードだけでサインインできます。必須の役割では、サインイン後に本人が改めて設定します。",
  },
  removed: { zh_TW: "帳號已刪除。", en_US: "The account is removed.", ja_JP: "アカウントを削除しました。" },
} as const satisfies Record<string, Localized>;

export const standingNames: Record<Standing, Localized> = {
  active: { zh_TW: "使用中", en_US: "active", ja_JP: "利用中" },
  invited: { zh_TW: "已邀請，尚未設定密碼", en_US: "invited, no password yet", ja_JP: "招待済み（パスワード未設定）" },
  suspended: { zh_TW: "已停用", en_US: "suspended", ja_JP: "停止中" },
};

export const personRefusals: Record<PersonRefusal, Localized> = {
  "last-admin": {
    zh_TW: "這是最後一位可以登入的管理員，不能停用或改為其他角色。請先讓另一個人成為管理員。",
    en_US:
      "This is the last admin who can sign in, and cannot be suspended or given another role. Make somebody else an admin first.",
    ja_JP: "サインインできる最後の管理者のため、停止や役割の変更はできません。先に別の人を管理者にしてください。",
  },
  taken: {
    zh_TW: "已經有人使用這個電子郵件，請換一個。",
    en_US: "Somebody has this e-mail address already. Please use another.",
    ja_JP: "このメールアドレスはすでに使われています。別のものを入力してください。",
  },
  changed: {
    zh_TW: "在您開啟畫面之後，別人改過這個人的角色。請看現在的內容再決定。",
    en_US: "Somebody changed this person’s role since you opened the page. Please look at it as it is now.",
    ja_JP: "画面を開いた後に、ほかの人が役割を変更しました。現在の内容をご確認ください。",
  },
  unknown: {
    zh_TW: "這個帳號已經不存在。",
    en_US: "There is no such account any more.",
    ja_JP: "このアカウントはもうありません。",
  },
  "not-suspended": {
    zh_TW: "刪除前請先停用帳號。",
    en_US: "Suspend the account before removing it.",
    ja_JP: "削除の前に利用を停止してください。",
  },
};

export const roleNotes: Record<StaffRole, Localized> = {
  admin: {
    zh_TW: "全部，包括人員、操作紀錄與個人資料",
    en_US: "everything, with people, audit log and personal data",
    ja_JP: "すべて（スタッフ、操作記録、個人情報を含む）",
  },
  "booking-officer": {
    zh_TW: "預約與申請、名額、休園、報到",
    en_US: "reservations and requests, capacity, closures, check-in",
    ja_JP: "予約・申請、定員、休園、受付",
  },
  editor: {
    zh_TW: "內容、圖片、選單、票價與時間等數值",
    en_US: "content, media, menu, facts",
    ja_JP: "コンテンツ、画像、メニュー、料金や時間",
  },
  viewer: {
    zh_TW: "只看預約，不顯示個人資料",
    en_US: "reads reservations, without personal data",
    ja_JP: "予約の閲覧のみ（個人情報は表示されません）",
  },
};
