import { htmlLangs } from "#platform/locales.ts";
import type { ShownDifference } from "./history.server.ts";
import { Pieces } from "./pieces.tsx";

/** What differs between two versions, field by field. */
export function Differences({ differences }: { differences: readonly ShownDifference[] }) {
  return differences.map(({ field, language, lang, pieces }, at) => (
    <div key={at}>
      <h3>
        {field} {language}
      </h3>
      <div lang={lang ? htmlLangs[lang] : undefined}>
        <Pieces pieces={pieces} />
      </div>
    </div>
  ));
}
