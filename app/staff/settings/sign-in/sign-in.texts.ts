import type { Localized } from "#platform/locales.ts";

export const signInTexts = {
  title: { zh_TW: "登入規則", en_US: "Sign-in rules", ja_JP: "サインインの規則" },
  lead: {
    zh_TW: "哪些角色登入時要兩步驟驗證，以及多久沒有使用就自動登出。",
    en_US: "Decide who needs a second step, and when a sign-in that nobody uses ends by itself.",
    ja_JP: "2段階認証が必要な役割と、操作がないときに自動でサインアウトするまでの時間を決めます。",
  },
  factor: { zh_TW: "哪些角色要兩步驟驗證", en_US: "Roles that need a second step", ja_JP: "2段階認証が必要な役割" },
  factorHint: {
    zh_TW:
      "登入時除了密碼，還要手機驗證碼或通行密鑰。新勾選的角色有 14 天可以設定，期間「今日」上方會提醒；過了期限，登入後會先請他們設定。沒有勾選的角色可以自行啟用。",
    en_US:
      "Beside the password they need a code from an app, or a passkey. A role you tick now has 14 days, with a reminder; after that, signing in leads to setting it up first. Everybody else may turn it on for themselves.",
    ja_JP:
      "パスワードに加えて、認証アプリのコードかパスキーが必要になります。新しく選んだ役割には14日間の猶予があり、その間は案内が表示されます。その後は、サインインするとまず設定画面に進みます。ほかの役割も任意で設定できます。",
  },
  factorAdmin: { zh_TW: "管理員", en_US: "Admins", ja_JP: "管理者" },
  factorOfficer: { zh_TW: "預約專員", en_US: "Booking officers", ja_JP: "予約担当" },
  factorEditor: { zh_TW: "編輯", en_US: "Editors", ja_JP: "編集者" },
  factorViewer: { zh_TW: "檢視者", en_US: "Viewers", ja_JP: "閲覧者" },
  idle: {
    zh_TW: "沒有使用多少分鐘後登出",
    en_US: "Minutes without use before signing out",
    ja_JP: "操作がないとき、サインアウトするまでの分数",
  },
  idleHint: {
    zh_TW:
      "可填 {least} 至 {most}。桌上電腦整天開著時，四小時（240）就好；大家共用的電腦請填短一點。不論多久，登入最多維持一個工作日。",
    en_US:
      "Give a number from {least} to {most}. Four hours (240) suits a desk that is open all day; give less where a computer is shared. No sign-in lasts longer than a working day.",
    ja_JP:
      "{least}〜{most} で指定します。窓口の端末なら4時間（240）が目安です。共用の端末では短くしてください。いずれの場合も、サインインは1営業日までです。",
  },
  wrongMinutes: {
    zh_TW: "請填 {least} 至 {most} 之間的整數。",
    en_US: "Please give a whole number from {least} to {most}.",
    ja_JP: "{least}〜{most} の整数を入力してください。",
  },
} as const satisfies Record<string, Localized>;
