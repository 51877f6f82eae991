import { useLocale } from "#ui/locale/locale.tsx";
import { auditTexts } from "./audit.texts.ts";
import type { Difference } from "./differences.ts";

/** What changed, a line each: before, and after. */
export function Changes({ changes }: { changes: readonly Difference[] }) {
  const locale = useLocale();
  const none = auditTexts.none[locale];
  if (changes.length === 0) return null;
  return (
    <dl className="audit-changes" aria-label={auditTexts.changes[locale]}>
      {changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <del>
              <span className="visually-hidden">{auditTexts.before[locale]} </span>
              {before ?? none}
            </del>{" "}
            <span aria-hidden="true">→</span>{" "}
            <ins>
              <span className="visually-hidden">{auditTexts.after[locale]} </span>
              {after ?? none}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
