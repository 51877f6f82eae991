import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { backOffice, partMark } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { NextShown } from "./next.server.ts";

/** What to answer next, once one is answered; or that nothing is left. */
export function Next({ next: { left, one } }: { next: NextShown }) {
  const locale = useLocale();
  return (
    <section className="submission-next no-print" aria-label={deskTexts.next[locale]}>
      {one ? (
        <>
          <p>
            <strong>{say(deskTexts.nextLeft[locale], { n: left })}</strong> {one.kind}
            {one.name && `${partMark[locale]}${one.name}`}{" "}
            <span translate="no" className="list-code">
              {one.code}
            </span>{" "}
            {one.due && (
              <Tag tone={one.overdue ? "brick" : "plain"} icon="clock">
                {deskTexts.due[locale]} {one.due} {one.overdue && deskTexts.overdue[locale]}
              </Tag>
            )}
          </p>
          <ButtonLink to={`${backOffice}/submissions/${one.id}`} prefetch={false}>
            {deskTexts.next[locale]}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{deskTexts.nextNone[locale]}</p>
          <ButtonLink to={backOffice} look="secondary">
            {deskTexts.toToday[locale]}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
