import { mailTexts } from "#app/submissions/submissions.texts.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import type { Locale } from "#platform/locales.ts";

/** Runs of text that an address never reaches beyond. */
const runs = /[^\s<>"，。、；：）」』]+/gu;

/**
 * Letters go to whatever address a form was given: they carry no web addresses that a visitor wrote, or anybody could
 * have the park send them to anybody (rule B6). Answers a function that takes them out of a text; what staff wrote
 * stays.
 */
export function withoutVisitorsLinks(
  { personal }: Pick<Submission, "personal">,
  locale: Locale,
): (text: string) => string {
  const written = personal === "erased" ? [] : Object.values(personal).filter((value) => typeof value === "string");
  const cut = written
    .map((text) => [text, text.replace(runs, (run) => cutAtAddress(run, mailTexts.noLink[locale]))] as const)
    .filter(([before, after]) => before !== after);
  return (text) => cut.reduce((whole, [before, after]) => whole.replaceAll(before, () => after), text);
}

/**
 * A run up to where an address begins in it: at its scheme, at `www.`, or at a host with something behind its slash.
 */
function cutAtAddress(run: string, instead: string): string {
  const named = run.search(/\b(?:https?:\/\/|www\.)./iu);
  const host =
    [...run.matchAll(/[@\w.-]+\/?/giu)].find(([one]) => /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/$/iu.test(one))?.index ?? -1;
  const from = [named, host].filter((at) => at >= 0);
  return from.length > 0 ? run.slice(0, Math.min(...from)) + instead : run;
}
