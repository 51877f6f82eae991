import { Panel } from "#app/staff/core/back-page.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import type { PersonalDataCounts } from "./personal-data-found.server.ts";
import { personalDataRows, personalDataFoundTexts } from "./personal-data-found.texts.ts";

/** What personal data there is, why, and until when. */
export function PersonalDataFound({ held, days }: { held: PersonalDataCounts; days: number }) {
  const locale = useLocale();
  const word = (name: keyof typeof personalDataFoundTexts) => personalDataFoundTexts[name][locale];
  return (
    <Panel title={word("title")}>
      <Table
        caption={word("title")}
        captionHidden
        dense
        cards
        figures={[3]}
        head={[word("what"), word("why"), word("until"), word("count")]}
        rows={personalDataRows.map(({ count, what, why, until }) => [
          what[locale],
          why[locale],
          until[locale].replace("{days}", String(days)),
          held[count],
        ])}
      />
    </Panel>
  );
}
