import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { usePageClock } from "./page-clock.ts";

const longestMs = 24 * 3_600_000;

/** Asks the server again when a moment (milliseconds) has come, so that a page left open goes on telling the truth. */
export function useRevalidateAt(moment: number | undefined): void {
  const { revalidate } = useRevalidator();
  const nowMs = usePageClock();
  useEffect(() => {
    const wait = (moment ?? 0) - (nowMs?.() ?? performance.timeOrigin + performance.now());
    if (wait <= 0 || wait > longestMs) return;
    // Half a second later the server's kept page is sure to have ended too.
    const timer = window.setTimeout(() => void revalidate(), wait + 500);
    return () => window.clearTimeout(timer);
  }, [moment, revalidate, nowMs]);
}
