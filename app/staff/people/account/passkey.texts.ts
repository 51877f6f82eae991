import type { Localized } from "#platform/locales.ts";

export const passkeyTexts = {
  signIn: { zh_TW: "用通行密鑰登入", en_US: "Sign in with a passkey", ja_JP: "パスキーでサインイン" },
  signInFailed: {
    zh_TW: "沒有用通行密鑰登入。可以再試一次，或用密碼登入。",
    en_US: "You were not signed in with a passkey. Try again, or use your password.",
    ja_JP: "パスキーでサインインできませんでした。もう一度試すか、パスワードをお使いください。",
  },
  refused: {
    zh_TW: "這裡不認得這把通行密鑰（可能已經撤銷），或等候太久。可以再試一次，或用密碼登入。",
    en_US:
      "This passkey is not known here – it may have been revoked – or it took too long. Try again, or use your password.",
    ja_JP:
      "このパスキーが登録されていないか、取り消されたか、時間が経ちすぎています。もう一度試すか、パスワードをお使いください。",
  },
  title: { zh_TW: "通行密鑰", en_US: "Passkeys", ja_JP: "パスキー" },
  lead: {
    zh_TW: "用指紋、臉或裝置的 PIN 登入，不必輸入密碼，也不必輸入驗證碼。假的登入頁騙不走它。每個裝置可以各設一把。",
    en_US:
      "Sign in with your fingerprint, face or the PIN of your device: no password and no code. A false sign-in page cannot steal it. Make one on each device.",
    ja_JP:
      "指紋、顔、端末のPINでサインインできます。パスワードも確認コードも不要で、偽のサインイン画面に盗まれません。端末ごとに登録できます。",
  },
  name: { zh_TW: "名稱", en_US: "Name", ja_JP: "名前" },
  nameHint: {
    zh_TW: "例如：櫃臺電腦、我的手機。",
    en_US: "For example, ‘Desk computer’ or ‘My phone’.",
    ja_JP: "例：窓口のパソコン、私のスマートフォン",
  },
  since: { zh_TW: "新增於", en_US: "Added", ja_JP: "登録日" },
  used: { zh_TW: "上次使用", en_US: "Last used", ja_JP: "最終使用" },
  notUsed: { zh_TW: "尚未使用", en_US: "Not yet", ja_JP: "未使用" },
  rename: { zh_TW: "儲存名稱", en_US: "Save the name", ja_JP: "名前を保存" },
  end: { zh_TW: "撤銷", en_US: "Revoke", ja_JP: "取り消す" },
  endPassword: {
    zh_TW: "要撤銷，請輸入密碼確認是您本人",
    en_US: "To revoke one: your password, to be sure it is you",
    ja_JP: "取り消すには、本人確認のため、パスワードを入力してください",
  },
  add: { zh_TW: "新增通行密鑰", en_US: "Add a passkey", ja_JP: "パスキーを追加" },
  addFailed: {
    zh_TW: "沒有新增通行密鑰：裝置沒有完成，或這個裝置已經有一把。",
    en_US: "No passkey was added: the device did not finish, or it has one already.",
    ja_JP: "パスキーは追加されませんでした。端末での操作が完了していないか、すでに登録されています。",
  },
  notHere: {
    zh_TW: "這個瀏覽器不支援通行密鑰，或沒有開啟 JavaScript。",
    en_US: "This browser does not know passkeys, or JavaScript is off.",
    ja_JP: "このブラウザーはパスキーに対応していないか、JavaScriptが無効です。",
  },
  wrongName: { zh_TW: "請填名稱。", en_US: "Please give a name.", ja_JP: "名前を入力してください。" },
  tooMany: {
    zh_TW: "通行密鑰太多了，請先撤銷不用的。",
    en_US: "You have too many passkeys. Revoke one that you do not use first.",
    ja_JP: "パスキーが多すぎます。使っていないものを先に取り消してください。",
  },
  gone: {
    zh_TW: "那一把通行密鑰已經撤銷了。",
    en_US: "That passkey had been revoked already.",
    ja_JP: "そのパスキーはすでに取り消されています。",
  },
  passkeyAdded: {
    zh_TW: "已新增通行密鑰，其他裝置已登出。",
    en_US: "The passkey is added; all other sign-ins have ended.",
    ja_JP: "パスキーを追加し、ほかの端末からサインアウトしました。",
  },
  passkeyNamed: { zh_TW: "已儲存名稱。", en_US: "The name is saved.", ja_JP: "名前を保存しました。" },
  passkeyEnded: {
    zh_TW: "已撤銷通行密鑰，其他裝置已登出。",
    en_US: "The passkey is revoked; all other sign-ins have ended.",
    ja_JP: "パスキーを取り消し、ほかの端末からサインアウトしました。",
  },
} as const satisfies Record<string, Localized>;
