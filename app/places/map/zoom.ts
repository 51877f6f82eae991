/** How large the sheet is shown: 1 is all of it. */
export const zoomLimits = { least: 1, most: 4 } as const;
const step = 1.5;

/** The zoom after a press of a button or a key. */
export function zoomAfter(now: number, pressed: "closer" | "wider" | "whole"): number {
  if (pressed === "whole") return zoomLimits.least;
  return withinLimits(pressed === "closer" ? now * step : now / step);
}

export function withinLimits(zoom: number): number {
  const near = Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));
  return near < zoomLimits.least * 1.04 ? zoomLimits.least : near;
}

/** Shows the sheet larger or smaller; the spot of the window given (or its middle) stays where it is. */
export function zoomTo(
  view: HTMLElement,
  next: (now: number) => number,
  at = { x: view.clientWidth / 2, y: view.clientHeight / 2 },
): void {
  const now = Number(view.dataset.zoom ?? 1);
  const zoom = withinLimits(next(now));
  if (zoom === now) return;
  const spot = { x: (view.scrollLeft + at.x) / now, y: (view.scrollTop + at.y) / now };
  view.dataset.zoom = String(zoom);
  view.style.setProperty("--zoom", String(zoom));
  view.scrollLeft = spot.x * zoom - at.x;
  view.scrollTop = spot.y * zoom - at.y;
}
