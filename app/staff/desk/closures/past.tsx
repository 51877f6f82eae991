import { backOffice } from "#platform/locales.ts";
import { Panel } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { PastClosing } from "./report.server.ts";
import { reportTexts } from "./report.texts.ts";

/** Every closing there was, each with its report. */
export function Past({ past }: { past: readonly PastClosing[] }) {
  const locale = useLocale();
  const word = (name: keyof typeof reportTexts) => reportTexts[name][locale];
  return (
    <Panel title={word("past")} count={past.length}>
      {past.length === 0 ? (
        <p className="quiet">{word("pastNone")}</p>
      ) : (
        <Table
          caption={word("past")}
          captionHidden
          dense
          cards
          head={[word("when"), word("what"), word("reason"), word("closed"), word("ended"), word("told")]}
          rows={past.map(({ id, when, what, reason, closed, fate, told }) => [
            <To key="when" to={`${backOffice}/closures/${id}`} prefetch={false}>
              {when}
            </To>,
            what,
            reason,
            closed,
            fate,
            <Sum key="told" told={told} />,
          ])}
        />
      )}
    </Panel>
  );
}

function Sum({ told: { reached, open, failed } }: Pick<PastClosing, "told">) {
  const locale = useLocale();
  const parts = [
    ["countsReached", reached, "jade"],
    ["countsOpen", open, "gold"],
    ["countsFailed", failed, "brick"],
  ] as const;
  return (
    <span className="back-tools">
      {parts.map(
        ([name, n, tone]) =>
          n > 0 && (
            <Tag key={name} tone={tone}>
              {say(reportTexts[name][locale], { n })}
            </Tag>
          ),
      )}
    </span>
  );
}
