import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { htmlLangs, languageNames, type Locale } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { shellTexts } from "#app/shell/shell.texts.ts";

/** The order of the specification: placeholder, 中文, 日本語, EN (spec §2). */
const offered: readonly Locale[] = ["zh_TW", "ja_JP", "en_US"];

/**
 * Chooses the language and stays on the page; a plain form, sent by choosing where there is JavaScript. It goes to the
 * page's own address: only so does the browser keep the place on the page (`#…`), which no server is told
 * (choose-language.server.ts).
 */
export function LanguageForm() {
  const { pathname, search } = useLocation();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const send = () => list.current?.form?.requestSubmit();
  // A choice made before the scripts were there counts, too; what a browser would restore on the way back does not
  // (autoComplete).
  useEffect(() => void (list.current?.value && list.current.form?.requestSubmit()), []);
  return (
    <form className="language" method="post" autoComplete="off">
      <input type="hidden" name="from" value={pathname + search} />
      <label className="visually-hidden" htmlFor={id}>
        {useWords(shellTexts.language)}
      </label>
      <Icon name="languages" />
      <select ref={list} id={id} name="locale" defaultValue="" onChange={send} required>
        <option value="" disabled lang="en">
          Language
        </option>
        {offered.map((locale) => (
          <option key={locale} value={locale} lang={htmlLangs[locale]}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      <button type="submit" className="language-go">
        {useWords(shellTexts.go)}
      </button>
    </form>
  );
}
