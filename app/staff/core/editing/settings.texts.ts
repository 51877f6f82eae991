import type { Localized } from "#platform/locales.ts";

export const settingTexts = {
  save: { zh_TW: "儲存", en_US: "Save", ja_JP: "保存" },
  saveAnyway: { zh_TW: "仍以我的內容儲存", en_US: "Save mine anyway", ja_JP: "この内容で上書き保存" },
  saved: {
    zh_TW: "已儲存，兩秒內所有頁面都會更新。",
    en_US: "Saved. Every page shows it within two seconds.",
    ja_JP: "保存しました。2秒以内にすべてのページに反映されます。",
  },
  restored: { zh_TW: "已恢復到先前的內容。", en_US: "The earlier version is back.", ja_JP: "以前の内容に戻しました。" },
  problem: {
    zh_TW: "還沒有儲存，請先修正：",
    en_US: "Not saved yet. Please put these right:",
    ja_JP: "まだ保存されていません。次の点を修正してください。",
  },
  conflict: {
    zh_TW: "{by} 在 {at} 已經改過這裡",
    en_US: "{by} changed this at {at}",
    ja_JP: "{by} さんが {at} に変更しています",
  },
  conflictLead: {
    zh_TW: "您的內容還在下面，沒有蓋掉任何人的。目前存著的與您的差別如下；確定要用您的，再按一次儲存。",
    en_US:
      "What you typed is still below, and nobody’s work was overwritten. This is how the saved version differs from yours; to use yours, save once more.",
    ja_JP:
      "入力した内容は下に残っており、誰の変更も上書きしていません。保存済みの内容との違いは次のとおりです。ご自分の内容を使う場合は、もう一度保存してください。",
  },
  reopen: {
    zh_TW: "放棄我的，看目前的內容",
    en_US: "Discard mine and see the saved version",
    ja_JP: "破棄して保存済みの内容を見る",
  },
  somebody: { zh_TW: "另一位同仁", en_US: "Somebody else", ja_JP: "ほかのスタッフ" },
  history: { zh_TW: "修改紀錄", en_US: "History", ja_JP: "変更履歴" },
  noHistory: { zh_TW: "還沒有人改過。", en_US: "Nobody has changed this yet.", ja_JP: "まだ変更はありません。" },
  restore: { zh_TW: "恢復到這次修改之前", en_US: "Undo this change", ja_JP: "この変更の前に戻す" },
  zh_TW: { zh_TW: "中文", en_US: "Chinese", ja_JP: "中国語" },
  en_US: { zh_TW: "英文", en_US: "English", ja_JP: "英語" },
  ja_JP: { zh_TW: "日文", en_US: "Japanese", ja_JP: "日本語" },
  allThree: {
    zh_TW: "「{label}」三種語言都要填。",
    en_US: "‘{label}’ is needed in all three languages.",
    ja_JP: "「{label}」は3言語すべて入力してください。",
  },
  tooLong: {
    zh_TW: "「{label}」最多 {most} 字。",
    en_US: "‘{label}’ may have at most {most} characters.",
    ja_JP: "「{label}」は{most}文字以内にしてください。",
  },
} as const satisfies Record<string, Localized>;

/** What is said of a field's address that leads nowhere. */
export const addressTexts = {
  wrong: {
    zh_TW: "「{address}」不是本站的頁面，也不是 https:// 開頭的網址。",
    en_US: "‘{address}’ is neither a page of this site nor an address that begins with https://.",
    ja_JP: "「{address}」は当サイトのページでも https:// で始まるアドレスでもありません。",
  },
} as const satisfies Record<string, Localized>;
