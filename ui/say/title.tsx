import type { Passage } from "#platform/locales.ts";
import { Say } from "./say.tsx";

/** A Chinese pause with the word before it, after more signs than fit on many lines: there a line may break anywhere, but never before the pause. */
const latePause = /(?<=[^，、：；！？]{6})(\p{Script=Han}{2}[，、：；！？])/u;

/** The title of a page. */
export function Title({ passage }: { passage: Passage }) {
  const parts = passage.lang ? [] : passage.text.split(latePause);
  if (parts.length < 2) return <Say passage={passage} />;
  return parts.map((part, at) => (at % 2 === 1 ? <span key={part} className="nowrap">{part}</span> : part));
}
