import type { Localized } from "#platform/locales.ts";
import type { Question } from "./question.ts";

/** Of a form whose draft is kept in this tab. */
export const leavingTexts = {
  title: {
    zh_TW: "表單還沒送出，要離開嗎？",
    en_US: "Leave before sending the form?",
    ja_JP: "送信せずに移動しますか。",
  },
  text: {
    zh_TW: "填好的內容會留在這個分頁，回到這張表單就能繼續；附加的檔案要重新選擇。",
    en_US:
      "What you filled in stays in this tab, so you can come back and continue. Files you attached must be chosen again.",
    ja_JP: "ご記入の内容はこのタブに残り、戻れば続きから入力できます。添付ファイルは選び直しが必要です。",
  },
  confirm: { zh_TW: "離開，保留內容", en_US: "Leave and keep it", ja_JP: "内容を残して移動" },
  deny: { zh_TW: "清除並離開", en_US: "Clear it and leave", ja_JP: "消して移動" },
  keep: { zh_TW: "繼續填寫", en_US: "Keep filling it in", ja_JP: "入力を続ける" },
} as const satisfies Record<string, Localized>;

/** Of a form that keeps no draft. */
export const leaveUnsaved: Question = {
  name: "leave-unsaved",
  title: { zh_TW: "還有沒儲存的內容，要離開嗎？", en_US: "Leave without saving?", ja_JP: "保存せずに移動しますか。" },
  text: {
    zh_TW: "離開後，這個畫面上輸入的內容就會消失。",
    en_US: "What you typed on this screen will be lost.",
    ja_JP: "この画面に入力した内容は失われます。",
  },
  confirm: { zh_TW: "離開，不儲存", en_US: "Leave without saving", ja_JP: "保存せずに移動" },
  keep: { zh_TW: "留在這裡", en_US: "Stay here", ja_JP: "この画面に残る" },
};

/** Of what is cleared at once. */
export const clearForm: Question = {
  name: "clear-form",
  title: { zh_TW: "要清除整張表單嗎？", en_US: "Clear the whole form?", ja_JP: "フォームの内容をすべて消しますか。" },
  text: {
    zh_TW: "您填寫的內容會全部刪除，無法復原。",
    en_US: "Everything you filled in is deleted and cannot be recovered.",
    ja_JP: "ご記入の内容はすべて消え、元に戻せません。",
  },
  confirm: { zh_TW: "清除並重新填寫", en_US: "Clear it and start again", ja_JP: "消して最初から記入する" },
  keep: { zh_TW: "保留內容", en_US: "Keep it", ja_JP: "残す" },
};
