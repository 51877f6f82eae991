import type { Localized } from "#platform/locales.ts";

export const discardTexts = {
  title: { zh_TW: "放棄未發布的修改", en_US: "Discard unpublished changes", ja_JP: "未公開の変更を破棄" },
  lead: {
    zh_TW: "放棄「{title}」未發布的修改？",
    en_US: "Discard the unpublished changes to ‘{title}’?",
    ja_JP: "「{title}」の未公開の変更を破棄しますか",
  },
  what: {
    zh_TW: "草稿會回到最後發布的版本；網站不會變。放棄的內容留在修改紀錄，隨時可以放回。",
    en_US:
      "The draft goes back to what was published last; the site does not change. What is discarded stays in the history and can be brought back at any time.",
    ja_JP: "下書きは最後に公開した内容に戻り、サイトは変わりません。破棄した内容は変更履歴に残り、いつでも戻せます。",
  },
  timed: {
    zh_TW: "排定於 {time} 換上的修改也會取消。",
    en_US: "The change scheduled for {time} is cancelled too.",
    ja_JP: "{time}に予約した変更も取り消されます。",
  },
  changes: { zh_TW: "會放棄的修改", en_US: "What is discarded", ja_JP: "破棄される変更" },
  signs: {
    zh_TW: "劃掉的是最後發布的，加底線的是草稿裡的。",
    en_US: "Struck out: as published last. Underlined: as in the draft.",
    ja_JP: "取り消し線は最後に公開した内容、下線は下書きの内容です。",
  },
  unworded: {
    zh_TW: "差異不在文字（例如順序）。",
    en_US: "The differences are not in the text but, for example, in the order.",
    ja_JP: "違いは文章以外（並び順など）です。",
  },
  none: {
    zh_TW: "沒有未發布的修改：草稿和最後發布的版本一樣。",
    en_US: "There are no unpublished changes: the draft is what was published last.",
    ja_JP: "未公開の変更はありません。下書きは最後に公開した内容と同じです。",
  },
  meanwhile: {
    zh_TW: "{who} 在 {when} 又改過草稿，所以還沒有放棄",
    en_US: "{who} changed the draft at {when}, so nothing was discarded",
    ja_JP: "{who}が{when}に下書きを変更したため、まだ破棄していません",
  },
  meanwhileLead: {
    zh_TW: "下面是現在的全部修改；仍要放棄，請再按一次。",
    en_US: "These are all changes as they are now. To discard them all the same, press again.",
    ja_JP: "現在の変更は次のとおりです。それでも破棄する場合は、もう一度押してください。",
  },
  discard: { zh_TW: "放棄這些修改", en_US: "Discard these changes", ja_JP: "変更を破棄する" },
  look: { zh_TW: "先看看會放棄什麼", en_US: "See them first", ja_JP: "先に変更を見る" },
  keep: { zh_TW: "保留修改", en_US: "Keep them", ja_JP: "変更を残す" },
  back: { zh_TW: "不要，回編輯", en_US: "No, back to the editor", ja_JP: "やめて編集に戻る" },
  backOnly: { zh_TW: "回編輯", en_US: "Back to the editor", ja_JP: "編集に戻る" },
} as const satisfies Record<string, Localized>;
