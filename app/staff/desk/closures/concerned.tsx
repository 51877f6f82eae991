import { backOffice } from "#platform/locales.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { ConcernedShown } from "./concerned.server.ts";
import { closureTexts } from "./closures.texts.ts";

/** As many as one sees at a glance; a longer list is folded. */
const fewRows = 10;

/** Which submissions a closing would concern, each with a way to it, and what becomes of it. */
export function ConcernedList({ head, rows }: ConcernedShown) {
  const locale = useLocale();
  if (rows.length === 0) return null;
  const title = say(closureTexts.which[locale], { n: rows.length });
  return (
    <details className="back-panel closure-concerned" open={rows.length <= fewRows}>
      <summary>{title}</summary>
      <Table
        caption={title}
        captionHidden
        dense
        cards
        figures={[4]}
        head={head}
        rows={rows.map(({ id, code, kind, name, when, people, tone, state, fate, language }) => [
          <To key={id} to={`${backOffice}/submissions/${id}`} className="list-code" translate="no" prefetch={false}>
            {code}
          </To>,
          kind,
          name,
          when,
          people,
          <Tag key="state" tone={tone}>
            {state}
          </Tag>,
          fate,
          language,
        ])}
      />
    </details>
  );
}
