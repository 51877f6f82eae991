import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";

/**
 * Asks whoever goes to another page of the site while something would be lost; `ask` tells whether they go. A router
 * takes one of these at a time.
 */
export function useLeaving(loses: () => boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && loses(),
  );
  const blocked = useEffectEvent(async () => {
    if (blocker.state !== "blocked") return;
    if (await ask()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === "blocked") void blocked();
  }, [blocker.state]);
}
