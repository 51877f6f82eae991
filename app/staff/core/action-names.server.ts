import { kinds } from "#app/deed-kinds.ts";
import { isDeedState } from "#app/deeds/deed.ts";
import { staffStateNames } from "#app/deeds/deeds.texts.ts";
import { contactDataTexts } from "#app/deeds/person/contact-data.texts.ts";
import { kindTexts } from "#app/reservations/group/group-kind.texts.ts";
import { questionTexts } from "#app/submission-desk/questions/questions.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";

const names: Record<string, Localized> = {
  "deed.changed": { zh_TW: "改了內容", en_US: "changed the details", ja_JP: "内容を変更" },
  "deed.note": { zh_TW: "寫了註記", en_US: "wrote a note", ja_JP: "メモを記入" },
  "deed.mail-again": { zh_TW: "重寄信件", en_US: "sent an e-mail again", ja_JP: "メールを再送" },
  "deed.told": { zh_TW: "以電話告知", en_US: "told them by telephone", ja_JP: "電話でお伝え" },
  "deed.not-told": { zh_TW: "改記為還沒告知", en_US: "noted that they were not told after all", ja_JP: "未連絡に変更" },
  "deed.mails-taken-back": { zh_TW: "收回信件", en_US: "took e-mails back", ja_JP: "メールを取り下げ" },
  "deed.arrival": { zh_TW: "報到", en_US: "checked people in", ja_JP: "来園受付" },
  "deed.arrival.removal": { zh_TW: "收回報到", en_US: "took a check-in back", ja_JP: "来園受付を取り消し" },
  "deed.override": { zh_TW: "破例受理", en_US: "made an exception", ja_JP: "例外として受付" },
  "deed.contact-data": contactDataTexts.act,
  "deed.particulars": kindTexts.particulars,
  "deed.erased": { zh_TW: "刪除個人資料", en_US: "erased personal data", ja_JP: "個人情報を消去" },
  "deed.upload-read": { zh_TW: "下載檔案", en_US: "downloaded a file", ja_JP: "ファイルをダウンロード" },
};
const undone: Localized = { zh_TW: "收回「{act}」", en_US: "took back ‘{act}’", ja_JP: "「{act}」を取り消し" };
const did: Localized = { zh_TW: "「{act}」", en_US: "‘{act}’", ja_JP: "「{act}」" };
const became: Localized = { zh_TW: "改為「{state}」", en_US: "made it ‘{state}’", ja_JP: "「{state}」に変更" };

/**
 * What a row of the audit log says of a deed of a kind, in words; what has no words of its own is shown as it stands.
 */
export function actionName(action: string, locale: Locale, kind?: string): string {
  const known = names[action];
  if (known) return known[locale];
  const [, noun, removal] = /^deed\.act\.([\w-]+)(\.removal)?$/.exec(action) ?? [];
  if (noun) return (removal ? undone : did)[locale].replace("{act}", labelOf(noun, kind)?.[locale] ?? noun);
  const state = action.replace(/^deed\./, "");
  return isDeedState(state) ? became[locale].replace("{state}", staffStateNames[state][locale]) : state;
}

/** Each kind has its own words for the same noun. */
function labelOf(noun: string, kind: string | undefined): Localized | undefined {
  if (noun === "question") return questionTexts.ask;
  if (noun === "settling") return questionTexts.settle;
  if (noun === "contact") return contactDataTexts.act;
  const own = Object.entries(kinds)
    .filter(([name]) => name === kind)
    .map(([, known]) => known);
  return [...own, ...Object.values(kinds)]
    .flatMap((known) => Object.entries(known.staff ?? {}))
    .find(([name]) => name === noun)?.[1].label;
}
