import type { RefCallback } from "react";

type Draw = (name: string) => string;

// The server draws every icon into the page, and hydration leaves what is drawn alone. So the browser needs the
// drawings, the heaviest part of ours, only when it shows an icon that no server has drawn: they are fetched then and
// drawn into that icon alone. Were they React's to draw, it would parse every icon of the page once more when they
// come.
let drawings: Draw | undefined = import.meta.env.SSR ? (await import("./icons.ts")).draw : undefined;
let fetching = false;
const waiting = new Map<SVGSVGElement, string>();
const drawers = new Map<string, RefCallback<SVGSVGElement>>();

/** What the server draws of an icon; nothing in the browser, where `drawerOf` draws it if no server has. */
export function drawingOf(name: string): { __html: string } {
  return import.meta.env.SSR ? { __html: drawings?.(name) ?? "" } : nothing;
}
const nothing = { __html: "" };

/** Draws an icon that comes up empty, at once or as soon as the drawings are there; the same for all of one name. */
export function drawerOf(name: string): RefCallback<SVGSVGElement> {
  const known = drawers.get(name) ?? ((icon) => drawIfEmpty(icon, name));
  drawers.set(name, known);
  return known;
}

function drawIfEmpty(icon: SVGSVGElement | null, name: string): void {
  if (!icon || icon.childElementCount > 0) return;
  if (drawings) icon.innerHTML = drawings(name);
  else {
    waiting.set(icon, name);
    void fetchDrawings();
  }
}

async function fetchDrawings(): Promise<void> {
  if (fetching) return;
  fetching = true;
  try {
    drawings = (await import("./icons.ts")).draw;
    for (const [icon, name] of waiting) icon.innerHTML = drawings(name);
    waiting.clear();
  } catch {
    // Words stand beside every icon that matters; the next empty one tries again.
    fetching = false;
  }
}
