import { hero, illustrate, scene } from "#starter/illustrations/illustrate.ts";

/** One picture of a film: what is seen, for how long, and how the view moves over it. */
export type Shot = { drawing: () => string; seconds: number; move: "nearer" | "away" | "left" | "right" | "up" };
/** How long one picture turns into the next. */
export const change = 0.8;

const size = { width: 1920, height: 1080 };
const card = (motif: string, palette: string, ground: string, seed: number) => () =>
  illustrate({ motif, palette, ground, seed }, size);

/** The films of the starter library: cut-paper pictures over which the view moves, with music. */
export const films: Record<string, Shot[]> = {
  "one-day-of-a-puppet": [
    { drawing: card("bamboo-basket", "night", "cloud", 1), seconds: 6, move: "nearer" },
    { drawing: card("comb", "gold", "waves", 2), seconds: 5.5, move: "right" },
    { drawing: card("glove-puppet", "brick", "lattice", 3), seconds: 5.5, move: "up" },
    { drawing: () => scene("show"), seconds: 6.5, move: "left" },
    { drawing: card("drum", "indigo", "tortoise", 4), seconds: 5, move: "nearer" },
    { drawing: card("glove-puppet", "jade", "cloud", 8), seconds: 5.5, move: "right" },
    { drawing: card("string-puppet", "plum", "lattice", 6), seconds: 5.5, move: "away" },
    { drawing: card("lantern", "night", "ice", 5), seconds: 5.5, move: "up" },
    { drawing: card("bamboo-basket", "night", "cloud", 1), seconds: 7.4, move: "away" },
  ],
  "how-an-umbrella-opens": [
    { drawing: card("leaf", "jade", "waves", 2), seconds: 6, move: "up" },
    { drawing: card("bamboo-basket", "sand", "lattice", 3), seconds: 6, move: "right" },
    { drawing: card("scissors-paper", "sky", "ice", 4), seconds: 6, move: "nearer" },
    { drawing: card("brush-ink", "gold", "cloud", 5), seconds: 6, move: "left" },
    { drawing: card("paper-umbrella", "brick", "lattice", 6), seconds: 6.5, move: "away" },
    { drawing: () => scene("plans"), seconds: 6.5, move: "left" },
    { drawing: card("paper-umbrella", "indigo", "waves", 9), seconds: 7.8, move: "nearer" },
  ],
  "a-day-in-the-park": [
    { drawing: () => hero("dawn"), seconds: 9.6, move: "right" },
    { drawing: () => hero("day"), seconds: 9.6, move: "right" },
    { drawing: () => hero("dusk"), seconds: 9.6, move: "right" },
    { drawing: () => hero("night"), seconds: 9.6, move: "nearer" },
  ],
};

/** How long a film runs. */
export function lengthOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0) - change * (shots.length - 1);
}
