import { useEffect, useRef } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { FormSection } from "#ui/form/form.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Month } from "#ui/month/month.tsx";
import type { Availability } from "./availability.server.ts";
import { groupTexts } from "#app/reservations/group/group.texts.ts";
import "#app/reservations/reservations.css";

type Props = {
  availability: Availability;
  today: string;
  hour: number | undefined;
  href: (day: string, hour?: number) => string;
};

/**
 * The month with the places left on each day, and the chosen day's hours: links all of them, so that it works without
 * JavaScript.
 */
export function AvailabilityCalendar({ availability, today, hour, href }: Props) {
  const locale = useLocale();
  const { month, caption, weekdays, days, chosen, earlier, later } = availability;
  const hours = useFocusOnChange(chosen?.day);
  return (
    <FormSection title={groupTexts.free[locale]} lead={groupTexts.whenLead[locale]}>
      <Month
        month={month}
        caption={caption}
        weekdays={weekdays}
        today={today}
        chosen={chosen?.day ?? ""}
        marks={days}
        href={(day) => href(day)}
      />
      <p className="month-steps">
        {earlier && (
          <ButtonLink look="secondary" icon="arrow-left" to={href(earlier)}>
            {groupTexts.earlier[locale]}
          </ButtonLink>
        )}
        {later && (
          <ButtonLink look="secondary" iconAfter="arrow-right" to={href(later)}>
            {groupTexts.later[locale]}
          </ButtonLink>
        )}
      </p>
      {chosen && (
        <div className="group-hours">
          <h3 id="hours" tabIndex={-1} ref={hours}>
            {chosen.label}
          </h3>
          {chosen.hours.length === 0 && <p>{chosen.note}</p>}
          <ul role="list">
            {chosen.hours.map((one) => (
              <li key={one.hour}>
                <To
                  to={href(chosen.day, one.hour)}
                  prefetch={false}
                  data-full={one.left === 0 || undefined}
                  aria-current={one.hour === hour ? "true" : undefined}
                  router={{ preventScrollReset: true }}
                >
                  {one.label}
                </To>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormSection>
  );
}

/** Moves the focus to an element when what it stands for has changed, but not on arriving. */
function useFocusOnChange(value: string | undefined) {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) element.current?.focus();
    before.current = value;
  }, [value]);
  return element;
}
