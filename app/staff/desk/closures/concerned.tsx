import { say } from "#app/staff/desk/desk.texts.ts";
import { columnNames, listTexts } from "#app/staff/desk/list/list.texts.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { ConcernedRow } from "./concerned.server.ts";
import { closureTexts } from "./closures.texts.ts";

/** As many as one sees at a glance; a longer list is folded. */
const fewRows = 10;

/** Which deeds a closing would concern, each with a way to it, and what becomes of it. */
export function ConcernedList({ rows }: { rows: readonly ConcernedRow[] }) {
  const locale = useLocale();
  if (rows.length === 0) return null;
  const column = (name: keyof typeof columnNames) => columnNames[name][locale];
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
        head={[listTexts.code[locale], column("kind"), column("contact"), column("day"), column("people"), column("state"), closureTexts.fate[locale], closureTexts.letterIn[locale]]}
        rows={rows.map(({ id, code, kind, name, when, people, tone, state, fate, language }) => [
          <To key={id} to={`/booking-manage/deeds/${id}`} className="list-code" translate="no" prefetch={false}>{code}</To>,
          kind, name, when, people, <Tag key="state" tone={tone}>{state}</Tag>, fate, language,
        ])}
      />
    </details>
  );
}
