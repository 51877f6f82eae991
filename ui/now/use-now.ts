import { useEffect, useState } from "react";
import { hearClock, pageNow } from "./page-clock.ts";

export type ParkMoment = { day: string; time: string };

/**
 * How far the park's clock is ahead of UTC, all year since 1980. A phone spends longer on opening its tables of time
 * zones than on anything else of the home page.
 */
const aheadMs = 8 * 3_600_000;

/**
 * The park's day and time by the page's clock, minute by minute; undefined until the page lives, since a kept page's
 * time would be old.
 */
export function useNow(): ParkMoment | undefined {
  const [now, setNow] = useState<ParkMoment>();
  useEffect(() => {
    const tick = () => setNow(momentNow);
    tick();
    const timer = window.setInterval(tick, 15_000);
    const unhear = hearClock(tick);
    return () => {
      window.clearInterval(timer);
      unhear();
    };
  }, []);
  return now;
}

/** The park's day and time now; within the same minute it is the one of before, for which nothing is drawn again. */
export function momentNow(before: ParkMoment | undefined): ParkMoment {
  const [day = "", clock = ""] = new Date(pageNow() + aheadMs).toISOString().split("T");
  const time = clock.slice(0, 5);
  return before?.day === day && before.time === time ? before : { day, time };
}
