import type { Passage } from "#platform/locales.ts";
import { Say } from "./say.tsx";

/**
 * A Chinese pause with the word before it, after more signs than fit on many lines: there a line may break anywhere,
 * but never before the pause.
 */
const latePause = /[^，、：；！？]{6}(\p{Script=Han}{2}[，、：；！？])/u;

/** The title of a page. */
export function Title({ passage }: { passage: Passage }) {
  const { lang, text } = passage;
  const [whole = "", kept] = (!lang && latePause.exec(text)) || [];
  if (!kept) return <Say passage={passage} />;
  const end = text.indexOf(whole) + whole.length;
  return (
    <>
      {text.slice(0, end - kept.length)}
      <span className="nowrap">{kept}</span>
      {text.slice(end)}
    </>
  );
}
