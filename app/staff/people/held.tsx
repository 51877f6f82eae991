import { Panel } from "#app/staff/core/back-page.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import type { HeldCounts } from "./held.server.ts";
import { heldRows, heldTexts } from "./held.texts.ts";

/** What personal data there is, why, and until when. */
export function Held({ held, days }: { held: HeldCounts; days: number }) {
  const locale = useLocale();
  const word = (name: keyof typeof heldTexts) => heldTexts[name][locale];
  return (
    <Panel title={word("title")}>
      <Table
        caption={word("title")}
        captionHidden
        dense
        cards
        figures={[3]}
        head={[word("what"), word("why"), word("until"), word("count")]}
        rows={heldRows.map(({ count, what, why, until }) => [
          what[locale],
          why[locale],
          until[locale].replace("{days}", String(days)),
          held[count],
        ])}
      />
    </Panel>
  );
}
