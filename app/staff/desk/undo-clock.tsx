import { type ReactNode, useEffect, useState } from "react";
import { useLocale } from "#ui/locale/locale.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";

/** What can still be taken back, and how long; it goes when the time is over. */
export function UndoClock({ seconds, lead, children }: { seconds: number; lead: string; children: ReactNode }) {
  const locale = useLocale();
  const left = useSecondsLeft(seconds);
  if (left <= 0) return null;
  return (
    <div className="submission-undo no-print">
      <p>
        {lead}{" "}
        <span className="figures" aria-hidden="true">
          {say(deskTexts.secondsLeft[locale], { seconds: left })}
        </span>
      </p>
      <progress max={60} value={left} aria-label={deskTexts.undoTime[locale]} />
      {children}
    </div>
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const begun = performance.now();
    const tick = setInterval(() => setLeft(Math.ceil(seconds - (performance.now() - begun) / 1000)), 500);
    return () => clearInterval(tick);
  }, [seconds]);
  return left;
}
