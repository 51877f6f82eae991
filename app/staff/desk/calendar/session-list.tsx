import { useLocale } from "#ui/locale/locale.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { DeskSession } from "./calendar.server.ts";
import { deskCalendarTexts } from "./calendar.texts.ts";

/** The sessions of a day: what visitors come for besides. */
export function SessionList({
  sessions,
  level: Heading = "h3",
}: {
  sessions: readonly DeskSession[];
  level?: "h2" | "h3";
}) {
  const locale = useLocale();
  return (
    <section className="diary-sessions">
      <Heading>{deskCalendarTexts.sessionsOf[locale]}</Heading>
      <ul role="list">
        {sessions.map(({ key, from, to, title, lang, state }) => (
          <li key={key}>
            <span className="figures">
              {from}–{to}
            </span>{" "}
            <span lang={lang}>{title}</span>
            {state !== "on" && (
              <Tag tone="brick">{deskCalendarTexts[state === "cancelled" ? "cancelled" : "soldOut"][locale]}</Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
