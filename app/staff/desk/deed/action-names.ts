import { isDeedState } from "#app/deeds/deed.ts";
import { stateNames } from "#app/deeds/deeds.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";

const names: Record<string, Localized> = {
  "deed.note": { zh_TW: "寫了註記", en_US: "wrote a note", ja_JP: "メモを記入" },
  "deed.mail-again": { zh_TW: "重寄信件", en_US: "sent a mail again", ja_JP: "メールを再送" },
  "deed.mails-taken-back": { zh_TW: "收回信件", en_US: "took mails back", ja_JP: "メールを取り下げ" },
  "deed.arrival": { zh_TW: "報到", en_US: "checked people in", ja_JP: "来園受付" },
  "deed.arrival.removal": { zh_TW: "收回報到", en_US: "took a check-in back", ja_JP: "来園受付を取り消し" },
  "deed.override": { zh_TW: "破例受理", en_US: "made an exception", ja_JP: "例外として受付" },
  "deed.erased": { zh_TW: "刪除個人資料", en_US: "erased personal data", ja_JP: "個人情報を消去" },
  "deed.upload": { zh_TW: "下載檔案", en_US: "fetched a file", ja_JP: "ファイルを取得" },
};
const undone: Localized = { zh_TW: "復原", en_US: "took back what was done", ja_JP: "操作を取り消し" };
const became: Localized = { zh_TW: "改為「{state}」", en_US: "made it “{state}”", ja_JP: "「{state}」に変更" };

/** What a row of the audit log says of a deed, in words; what has no words of its own is shown as it stands. */
export function actionName(action: string, locale: Locale): string {
  const known = names[action];
  if (known) return known[locale];
  if (action.endsWith(".removal")) return undone[locale];
  const state = action.replace(/^deed\./, "");
  return isDeedState(state) ? became[locale].replace("{state}", stateNames[state][locale]) : action.replace(/^deed\.(act\.)?/, "");
}
