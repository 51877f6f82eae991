import { useEffect } from "react";

/** Stands on the page that a sent form leads to: the draft is needed no more. Shows nothing. */
export function DraftSent() {
  useEffect(
    () =>
      void import("./draft.ts").then(
        ({ dropSentDrafts }) => dropSentDrafts(),
        () => undefined,
      ),
    [],
  );
  return null;
}
