import { formatMoment } from "#platform/limits/format-wait.ts";
import { type Locale, type Localized, localeOfPath } from "#platform/locales.ts";
import type { Outage } from "./context.ts";

/**
 * What a page says during an outage (rule H40). Only the server has these texts, so that they add no weight to scripts.
 */
const texts = {
  text: {
    zh_TW: "網站現在讀不到需要的資料，通常很快就會恢復。請等 {wait}再試一次。",
    en_US: "The site cannot reach its data just now; this is usually short. Please try again in {wait}.",
    ja_JP: "ただいまデータを読み込めません。通常はすぐに回復します。{wait}ほど待ってからお試しください。",
  },
  sent: {
    zh_TW:
      "您送出的內容還沒有得到確認。若收到確認信，或在查詢連結中看得到，就是已經登記。否則請再送一次：同一份表單不會重複登記。",
    en_US:
      "What you sent has not been confirmed. If a confirmation reaches you by e-mail, or your status link shows it, it was entered. Otherwise send it again: the same form is never entered twice.",
    ja_JP:
      "送信内容はまだ確認できていません。確認メールが届くか、照会用リンクに表示されれば、登録は済んでいます。そうでなければ、もう一度送信してください。同じフォームが二重に登録されることはありません。",
  },
  sentFiles: {
    zh_TW: "檔案需要重新選擇。",
    en_US: " Files have to be chosen again.",
    ja_JP: "ファイルは選び直していただく必要があります。",
  },
  sentBack: {
    zh_TW: "剛才送出的內容可能沒有儲存。請按瀏覽器的「上一頁」，內容應該還在，再送一次。",
    en_US:
      "What you sent may not have been saved. Go back in your browser, where it should still be, and send it again.",
    ja_JP: "送信した内容は保存されていない可能性があります。ブラウザーで前のページに戻り、もう一度送信してください。",
  },
  sendAgain: { zh_TW: "再送一次", en_US: "Send again", ja_JP: "もう一度送信" },
} as const satisfies Record<string, Localized>;

/** The words for a visitor who opened a page: try again in so many seconds. */
export function formatOutage(locale: Locale, seconds: number): Outage {
  return { text: texts.text[locale].replace("{wait}", formatMoment(seconds, locale)) };
}

/**
 * The words for a visitor who sent a form, and its fields to send again. It is unknown whether it was entered; the same
 * key is never entered twice (rule D5). With `hidden` the fields are left out: a form of the back office may contain a
 * password.
 */
export function formatOutageOfForm(
  { pathname, search }: URL,
  form: FormData,
  seconds: number,
  hidden: boolean,
): Outage {
  const locale = localeOfPath(pathname);
  const said = formatOutage(locale, seconds);
  const and = (more: string) => [said.text, more].join(locale === "en_US" ? " " : "");
  if (hidden) return { ...said, text: and(texts.sentBack[locale]) };
  const sent = [...form];
  const fields = sent.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  const files = fields.length < sent.length ? texts.sentFiles[locale] : "";
  return {
    ...said,
    text: and(texts.sent[locale] + files),
    to: pathname.replace(/\.data$/, "") + search,
    button: texts.sendAgain[locale],
    fields,
  };
}
