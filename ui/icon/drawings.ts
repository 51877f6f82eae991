import { useSyncExternalStore } from "react";

type Draw = (name: string) => string;

// The server draws every icon into the page, and hydration leaves what is drawn alone. So the browser needs the
// drawings, the heaviest part of ours, only when it shows an icon that no server has drawn: they are fetched then.
let drawings: Draw | undefined = import.meta.env.SSR ? (await import("./icons.ts")).draw : undefined;
let fetching = false;
const shown = new Set<() => void>();

/** How to draw an icon, once that is known, and what fetches it when an icon comes up empty. */
export function useDrawings() {
  return { draw: useSyncExternalStore(onceFetched, current, current), fetchIfEmpty };
}

function fetchIfEmpty(icon: SVGSVGElement | null): void {
  if (icon && !drawings && icon.childElementCount === 0) void fetchDrawings();
}

async function fetchDrawings(): Promise<void> {
  if (fetching) return;
  fetching = true;
  try {
    drawings = (await import("./icons.ts")).draw;
    for (const redraw of shown) redraw();
  } catch {
    // Words stand beside every icon that matters; the next empty one tries again.
    fetching = false;
  }
}

function onceFetched(redraw: () => void): () => void {
  shown.add(redraw);
  return () => shown.delete(redraw);
}

function current(): Draw | undefined {
  return drawings;
}
