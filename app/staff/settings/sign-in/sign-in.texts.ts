import type { Localized } from "#platform/locales.ts";

export const signInTexts = {
  title: { zh_TW: "登入規則", en_US: "Sign-in rules", ja_JP: "サインインの規則" },
  lead: { zh_TW: "沒有人使用的登入，多久之後自動結束。", en_US: "When a sign-in that nobody uses ends by itself.", ja_JP: "使われていないサインインが自動的に終わるまでの時間です。" },
  idle: { zh_TW: "沒有使用多少分鐘後登出", en_US: "Minutes without use before signing out", ja_JP: "操作がないとき、サインアウトするまでの分数" },
  idleHint: { zh_TW: "可填 {least} 至 {most}。桌上電腦整天開著時，四小時（240）就好；大家共用的電腦請填短一點。不論多久，登入最多維持一個工作日。", en_US: "From {least} to {most}. Four hours (240) suits a desk that is open all day; give less where a computer is shared. No sign-in lasts longer than a working day.", ja_JP: "{least}〜{most} で指定します。窓口の端末なら4時間（240）が目安です。共用の端末では短くしてください。いずれの場合も、サインインは1営業日までです。" },
  wrongMinutes: { zh_TW: "請填 {least} 至 {most} 之間的整數。", en_US: "Please give a whole number from {least} to {most}.", ja_JP: "{least}〜{most} の整数を入力してください。" },
} as const satisfies Record<string, Localized>;
