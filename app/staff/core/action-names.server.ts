import { kinds } from "#app/submission-types.ts";
import { isSubmissionState } from "#app/submissions/submission.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import { contactDataTexts } from "#app/submissions/person/contact-data.texts.ts";
import { kindTexts } from "#app/reservations/group/group-kind.texts.ts";
import { questionTexts } from "#app/submission-desk/questions/questions.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";

const names: Record<string, Localized> = {
  "submission.changed": { zh_TW: "改了內容", en_US: "changed the details", ja_JP: "内容を変更" },
  "submission.note": { zh_TW: "寫了註記", en_US: "wrote a note", ja_JP: "メモを記入" },
  "submission.mail-again": { zh_TW: "重寄信件", en_US: "sent an e-mail again", ja_JP: "メールを再送" },
  "submission.told": { zh_TW: "以電話告知", en_US: "told them by telephone", ja_JP: "電話でお伝え" },
  "submission.not-told": {
    zh_TW: "改記為還沒告知",
    en_US: "noted that they were not told after all",
    ja_JP: "未連絡に変更",
  },
  "submission.mails-taken-back": { zh_TW: "收回信件", en_US: "took e-mails back", ja_JP: "メールを取り下げ" },
  "submission.arrival": { zh_TW: "報到", en_US: "checked people in", ja_JP: "来園受付" },
  "submission.arrival.removal": { zh_TW: "收回報到", en_US: "took a check-in back", ja_JP: "来園受付を取り消し" },
  "submission.override": { zh_TW: "破例受理", en_US: "made an exception", ja_JP: "例外として受付" },
  "submission.contact-data": contactDataTexts.action,
  "submission.particulars": kindTexts.particulars,
  "submission.erased": { zh_TW: "刪除個人資料", en_US: "erased personal data", ja_JP: "個人情報を消去" },
  "submission.upload-read": { zh_TW: "下載檔案", en_US: "downloaded a file", ja_JP: "ファイルをダウンロード" },
};
const undone: Localized = { zh_TW: "收回「{action}」", en_US: "took back ‘{action}’", ja_JP: "「{action}」を取り消し" };
const did: Localized = { zh_TW: "「{action}」", en_US: "‘{action}’", ja_JP: "「{action}」" };
const became: Localized = { zh_TW: "改為「{state}」", en_US: "made it ‘{state}’", ja_JP: "「{state}」に変更" };

/**
 * What a row of the audit log says of a submission of a kind, in words; what has no words of its own is shown as it
 * stands.
 */
export function actionName(action: string, locale: Locale, kind?: string): string {
  const known = names[action];
  if (known) return known[locale];
  const [, noun, removal] = /^submission\.act\.([\w-]+)(\.removal)?$/.exec(action) ?? [];
  if (noun) return (removal ? undone : did)[locale].replace("{action}", labelOf(noun, kind)?.[locale] ?? noun);
  const state = action.replace(/^submission\./, "");
  return isSubmissionState(state) ? became[locale].replace("{state}", staffStateNames[state][locale]) : state;
}

/** Each kind has its own words for the same noun. */
function labelOf(noun: string, kind: string | undefined): Localized | undefined {
  if (noun === "question") return questionTexts.ask;
  if (noun === "settling") return questionTexts.settle;
  if (noun === "contact") return contactDataTexts.action;
  const own = Object.entries(kinds)
    .filter(([name]) => name === kind)
    .map(([, known]) => known);
  return [...own, ...Object.values(kinds)]
    .flatMap((known) => Object.entries(known.staff ?? {}))
    .find(([name]) => name === noun)?.[1].label;
}
