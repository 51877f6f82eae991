import { useEffect } from "react";
import { dropSentDrafts } from "./draft.ts";

/** Stands on the page that a sent form leads to: the draft is needed no more. Shows nothing. */
export function DraftSent() {
  useEffect(dropSentDrafts, []);
  return null;
}
