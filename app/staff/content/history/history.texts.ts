import type { Localized } from "#platform/locales.ts";

export const historyTexts = {
  title: { zh_TW: "修改紀錄", en_US: "History", ja_JP: "変更履歴" },
  lead: {
    zh_TW: "每次發布與每次手動儲存都在這裡。放回舊版只會改草稿，發布後網站才會變。",
    en_US:
      "These are all publications and all saves made by hand. Bringing back an older version changes the draft only; the site changes when you publish.",
    ja_JP: "公開と手動保存の記録です。以前の版に戻しても変わるのは下書きだけで、公開するまでサイトには反映されません。",
  },
  which: { zh_TW: "版本", en_US: "Version", ja_JP: "版" },
  revision: { zh_TW: "發布 · 第 {number} 版", en_US: "Published · version {number}", ja_JP: "公開 · 第{number}版" },
  now: { zh_TW: "現在的草稿", en_US: "Draft as it is now", ja_JP: "今の下書き" },
  out: { zh_TW: "網站上", en_US: "on the site", ja_JP: "公開中" },
  from: { zh_TW: "比較：舊", en_US: "Compare: older", ja_JP: "比較：旧" },
  to: { zh_TW: "比較：新", en_US: "Compare: newer", ja_JP: "比較：新" },
  choose: {
    zh_TW: "在兩欄各選一版，就能比較任兩版；比較的網址可以傳給同事。",
    en_US: "Choose one version in each column to compare any two; the address of the comparison can be passed on.",
    ja_JP: "二つの列でそれぞれ版を選ぶと、どの版同士でも比べられます。結果のアドレスは同僚と共有できます。",
  },
  compare: { zh_TW: "比較選取的兩版", en_US: "Compare the two", ja_JP: "選んだ二つを比べる" },
  between: {
    zh_TW: "從「{older}」到「{newer}」。劃掉的是舊的，加底線的是新的。",
    en_US: "From ‘{older}’ to ‘{newer}’. Struck out: older. Underlined: newer.",
    ja_JP: "「{older}」から「{newer}」へ。取り消し線は旧、下線は新です。",
  },
  first: {
    zh_TW: "「{newer}」是最早的一版，前面沒有別的。",
    en_US: "‘{newer}’ is the first version; nothing was before it.",
    ja_JP: "「{newer}」は最初の版で、それより前はありません。",
  },
  failed: {
    zh_TW: "請選兩個不同的版本；網址裡的版本可能已不在紀錄中。",
    en_US: "Please choose two different versions; a version named in the address may no longer be in the history.",
    ja_JP: "異なる二つの版を選んでください。アドレスの版が履歴に残っていない場合もあります。",
  },
  draft: { zh_TW: "草稿", en_US: "Draft", ja_JP: "下書き" },
  minor: { zh_TW: "小修改", en_US: "small change", ja_JP: "軽微" },
  when: { zh_TW: "時間", en_US: "When", ja_JP: "日時" },
  who: { zh_TW: "誰", en_US: "Who", ja_JP: "担当" },
  action: { zh_TW: "動作", en_US: "Action", ja_JP: "操作" },
  show: { zh_TW: "看差異", en_US: "See what changed", ja_JP: "違いを見る" },
  restore: { zh_TW: "放回這一版", en_US: "Bring this version back", ja_JP: "この版に戻す" },
  changed: { zh_TW: "兩版的差異", en_US: "What changed", ja_JP: "版の違い" },
  nothing: {
    zh_TW: "沒有文字或欄位的差異。",
    en_US: "No text or field differs.",
    ja_JP: "文章や項目の違いはありません。",
  },
  meanwhile: {
    zh_TW: "{who} 在 {when} 又改過草稿",
    en_US: "{who} changed the draft at {when}",
    ja_JP: "{who}が{when}に下書きを変更しました",
  },
  meanwhileLead: {
    zh_TW: "所以還沒有放回舊版，沒有蓋掉任何人的內容。這是新的修改；仍要放回舊版，請再按一次。",
    en_US:
      "So the older version has not been brought back, and nobody’s work was overwritten. This is what is new. To bring the older version back all the same, press again.",
    ja_JP:
      "そのため以前の版にはまだ戻しておらず、誰の変更も上書きしていません。新しい変更は次のとおりです。それでも戻す場合は、もう一度押してください。",
  },
  back: { zh_TW: "回編輯", en_US: "Back to the editor", ja_JP: "編集に戻る" },
} as const satisfies Record<string, Localized>;
