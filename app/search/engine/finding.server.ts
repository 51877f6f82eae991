import type { Locale } from "#platform/locales.ts";
import type { SearchDocument } from "./documents.server.ts";
import { likeness } from "./likeness.ts";
import { type Find, findMatches } from "./matching.server.ts";
import { clean, readingsOf } from "./readings.server.ts";
import type { LanguageIndex } from "./search-engine.server.ts";
import type { SearchShelf } from "./searched.ts";
import { type Asked, queryWords, isJoined, isWhole, runsOf } from "./words.ts";

export type Finds = {
  finds: Find[];
  /** How many there are of each kind. */
  counts: Partial<Record<SearchShelf, number>>;
  /** A title that was probably meant, when nothing is called as was asked. */
  meant: string | undefined;
  /** The folded words to mark in what was found. */
  marks: string[];
};

const synonymWeight = 0.85;
/**
 * So many entries of the index are gone through for the question itself, and for its other readings together: beyond,
 * by its rarest words alone. As many again at most for what its words begin, and for words like them.
 */
const mostEntries = { question: 1500, readings: 1000 };
/** What meets only a part of the question and scores less than this part of the best is not shown. */
const leastOfBest = 0.12;

/**
 * What a language's index holds of what was asked and is out now, best first; of one kind when one is given (rules
 * Q1–Q4).
 */
export function findIn(
  index: LanguageIndex,
  locale: Locale,
  asked: string,
  now: Temporal.Instant,
  kind?: SearchShelf,
): Finds {
  const question = clean(asked);
  const readings = readingsOf(question, index.synonyms[locale]).map((text) => ({
    text,
    asked: queryWords(text, locale),
  }));
  const moment = now.epochMilliseconds;
  const found = new Map<SearchDocument, Find>();
  for (const [at, reading] of readings.entries()) {
    const most = at === 0 ? mostEntries.question : mostEntries.readings / (readings.length - 1);
    for (const find of findMatches(index, reading.asked, { slips: at === 0, most })) {
      if (find.document.from > moment || moment >= find.document.to) continue;
      if (at > 0) find.score *= synonymWeight;
      const known = found.get(find.document);
      if (known === undefined) found.set(find.document, find);
      else Object.assign(known, { score: Math.max(find.score, known.score), whole: find.whole || known.whole });
    }
  }
  const all = [...found.values()].sort((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1));
  const best = all[0]?.score ?? 0;
  const worth = all.filter(({ score, whole }) => whole || score >= leastOfBest * best);
  const counts: Finds["counts"] = {};
  for (const { document } of worth) counts[document.shelf] = (counts[document.shelf] ?? 0) + 1;
  return {
    finds: kind ? worth.filter(({ document }) => document.shelf === kind) : worth,
    counts,
    meant: meantTitle(worth[0]?.document, readings[0]?.text ?? ""),
    marks: marksOf(readings),
  };
}

/** The best find's title, when no word of the question stands in it but one like it does. */
function meantTitle(best: SearchDocument | undefined, asked: string): string | undefined {
  if (!best || asked.length < 2 || best.title.length > 24) return undefined;
  const title = runsOf(best.title);
  const near = runsOf(asked).every((run) =>
    title.some((one) => one !== run && !one.includes(run) && likeness(one, run)),
  );
  return near ? best.title : undefined;
}

/** Whole runs and the words of the readings; single characters only when nothing else was asked. */
function marksOf(readings: readonly { text: string; asked: Asked }[]): string[] {
  const words = readings
    .flatMap(({ text, asked }) => [...runsOf(text), ...asked.words])
    .filter((word) => !isWhole(word) && !isJoined(word) && (word.length > 1 || readings[0]?.text.length === 1));
  return [...new Set(words)];
}
