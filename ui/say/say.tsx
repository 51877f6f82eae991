import { type Passage, unbroken } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { notTranslatedYet } from "./say.texts.ts";
import "./say.css";

/** A passage as text, marked with its language where that is not the page's. */
export function Say({ passage }: { passage: Passage }) {
  const text = unbroken(passage.text);
  return passage.lang ? <span lang={passage.lang}>{text}</span> : text;
}

/** One line above an item that is shown in Chinese because nobody has translated it yet. */
export function UntranslatedNotice() {
  return (
    <p className="untranslated">
      <Icon name="languages" />
      {useWords(notTranslatedYet)}
    </p>
  );
}
