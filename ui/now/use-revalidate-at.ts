import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { hearClock, pageNow } from "./page-clock.ts";

const longestMs = 24 * 3_600_000;

/** Asks the server again when a moment (milliseconds) has come, so that a page left open goes on telling the truth. */
export function useRevalidateAt(moment: number | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      window.clearTimeout(timer);
      const ms = (moment ?? 0) - pageNow();
      // Half a second later the server's kept page is sure to have ended too.
      if (ms > 0 && ms <= longestMs) timer = window.setTimeout(() => void revalidate(), ms + 500);
    };
    wait();
    const unhear = hearClock(wait);
    return () => {
      window.clearTimeout(timer);
      unhear();
    };
  }, [moment, revalidate]);
}
