import { useEffect, useState } from "react";
import { usePageClock } from "./page-clock.ts";

export type ParkMoment = { day: string; time: string };

const clock = { timeZone: "Asia/Taipei", hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;

/** The park's day and time by the page's clock, minute by minute; undefined until the page lives, since a kept page's time would be old. */
export function useNow(): ParkMoment | undefined {
  const [now, setNow] = useState<ParkMoment>();
  const nowMs = usePageClock();
  useEffect(() => {
    const tick = () => setNow(momentOf(new Intl.DateTimeFormat("en-CA", clock).formatToParts(nowMs?.())));
    tick();
    const timer = window.setInterval(tick, 15_000);
    return () => window.clearInterval(timer);
  }, [nowMs]);
  return now;
}

function momentOf(parts: Intl.DateTimeFormatPart[]): ParkMoment {
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}
