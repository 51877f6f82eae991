import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

// A menu marks the page it is on, or the section: each has its own.
const parts = new LRUCache<string, string>({ max: 200 });

/** The HTML of a part of the frame, as React would put it into the page around it. */
export function renderFragment(name: string, part: ReactNode): string {
  const kept = parts.get(name);
  if (kept !== undefined) return kept;
  const html = renderToString(part);
  parts.set(name, html);
  return html;
}
