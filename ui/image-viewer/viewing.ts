export const zoomStep = 0.12;
export const zoomMin = 0.1;
export const zoomMax = 3;
/** How far, in pixels, a finger travels before it turns to the next picture. */
export const swipeTolerance = 50;
/** The wheel turns the zoom at most once in so many milliseconds. */
export const wheelEvery = 80;

/** What the viewer shows: which picture, whether it is there yet, how large, how turned, how far moved. */
export type Viewing = {
  readonly at: number;
  readonly picture: "loading" | "error" | "shown";
  readonly zoom: number;
  /** Degrees; may pass 360, so that a turn always goes the short way. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
};

export type ViewingStep =
  | { type: "loaded" | "failed" | "zoom in" | "zoom out" | "turn left" | "turn right" | "reset" | "next" | "previous" }
  | { type: "show"; at: number }
  | { type: "move"; x: number; y: number };

/** How many pictures there are, and whether the last leads to the first again. */
export type Album = { count: number; loop: boolean };

export function startViewing(at: number): Viewing {
  return { at, picture: "loading", zoom: 1, turn: 0, x: 0, y: 0 };
}

/** What a step makes of the view (rule M15). Another picture starts upright, in its own size. */
export function afterViewingStep(viewing: Viewing, step: ViewingStep, album: Album): Viewing {
  switch (step.type) {
    case "loaded":
      return { ...viewing, picture: "shown" };
    case "failed":
      return { ...viewing, picture: "error" };
    case "zoom in":
      return zoomed(viewing, viewing.zoom + zoomStep);
    case "zoom out":
      return zoomed(viewing, viewing.zoom - zoomStep);
    case "turn left":
      return { ...viewing, turn: viewing.turn - 90 };
    case "turn right":
      return { ...viewing, turn: viewing.turn + 90 };
    case "reset":
      return { ...viewing, zoom: 1, turn: 0, x: 0, y: 0 };
    case "move":
      return { ...viewing, x: viewing.x + step.x, y: viewing.y + step.y };
    case "next":
      return shown(viewing, neighbour(viewing.at, 1, album));
    case "previous":
      return shown(viewing, neighbour(viewing.at, -1, album));
    case "show":
      return shown(viewing, step.at);
  }
}

/** The picture before (-1) or after (1), or nothing at either end of an album that does not loop. */
export function neighbour(at: number, by: 1 | -1, { count, loop }: Album): number | undefined {
  const next = at + by;
  if (next >= 0 && next < count) return next;
  return loop && count > 1 ? (next + count) % count : undefined;
}

/** What a stroke of the finger means: at least the tolerance across, and more across than down. */
export function swipeOf(dx: number, dy: number): "next" | "previous" | undefined {
  if (Math.abs(dx) < swipeTolerance || Math.abs(dx) <= Math.abs(dy)) return undefined;
  return dx < 0 ? "next" : "previous";
}

/** The step a key stands for, so that nothing needs a pointer; with shift the arrows move the picture. */
export function stepOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  album: Album,
): ViewingStep | undefined {
  if (shiftKey) return shifted[key.toLowerCase()];
  if (key === "Home") return { type: "show", at: 0 };
  if (key === "End") return { type: "show", at: album.count - 1 };
  return plain[key.toLowerCase()];
}

// Keys in small letters, whatever the caps lock says.
const plain: Readonly<Record<string, ViewingStep>> = {
  arrowright: { type: "next" },
  arrowleft: { type: "previous" },
  "+": { type: "zoom in" },
  "=": { type: "zoom in" },
  arrowup: { type: "zoom in" },
  "-": { type: "zoom out" },
  arrowdown: { type: "zoom out" },
  r: { type: "turn right" },
  l: { type: "turn left" },
  "0": { type: "reset" },
};

const shifted: Readonly<Record<string, ViewingStep>> = {
  "+": { type: "zoom in" },
  r: { type: "turn left" },
  arrowright: { type: "move", x: -60, y: 0 },
  arrowleft: { type: "move", x: 60, y: 0 },
  arrowdown: { type: "move", x: 0, y: -60 },
  arrowup: { type: "move", x: 0, y: 60 },
};

function zoomed(viewing: Viewing, to: number): Viewing {
  // Two decimals: steps of 0.12 must not drift.
  const zoom = Math.round(Math.min(zoomMax, Math.max(zoomMin, to)) * 100) / 100;
  return { ...viewing, zoom };
}

function shown(viewing: Viewing, at: number | undefined): Viewing {
  return at === undefined || at === viewing.at ? viewing : startViewing(at);
}
