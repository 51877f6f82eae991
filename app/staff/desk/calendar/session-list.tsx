import { useLocale } from "#ui/locale/locale.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { DeskSession } from "./calendar.server.ts";
import { deskCalendarTexts } from "./calendar.texts.ts";

/** The sessions of a day: what visitors come for besides. */
export function SessionList({ sessions }: { sessions: readonly DeskSession[] }) {
  const locale = useLocale();
  return (
    <section className="diary-sessions">
      <h3>{deskCalendarTexts.sessionsOf[locale]}</h3>
      <ul role="list">
        {sessions.map(({ key, from, to, title, lang, state }) => (
          <li key={key}>
            <span className="figures">{from}–{to}</span> <span lang={lang}>{title}</span>
            {state !== "on" && <Tag tone="brick">{deskCalendarTexts[state === "cancelled" ? "cancelled" : "soldOut"][locale]}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
