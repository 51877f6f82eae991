/** The temple, the opera stage and the park's gate. */
import type { Light } from "./light.ts";
import { box, cut, d, disc, faded, folded, moved, round, strip, times } from "./paper.ts";
import { bricks, crest, door, footing, roundWindow, swallowRoof } from "./roofs.ts";

/** A sheet with its shadow. */
export type Lay = (...pieces: string[]) => string;

/** The temple: a hall with two tiers of roof between lower wings, on its steps. */
export function temple(l: Light, lay: Lay, cx: number, base: number, w: number): string {
  const u = w / 100,
    floor = base - 7 * u;
  const steps =
    times(3, (i) =>
      box(i % 2 ? l.stoneDeep : l.stone, cx - (50 - i * 4) * u, base - (i + 1) * 2.4 * u, (100 - i * 8) * u, 2.5 * u),
    ) +
    cut(l.stoneDeep, d`M${cx - 9 * u} ${base}L${cx - 7 * u} ${floor}H${cx + 7 * u}L${cx + 9 * u} ${base}Z`) +
    strip(
      l.stone,
      u * 0.35,
      d`M${cx - 8.4 * u} ${base - 2 * u}H${cx + 8.4 * u}M${cx - 7.8 * u} ${base - 4 * u}H${cx + 7.8 * u}`,
    );
  const wing = folded(
    box(l.wall, cx - 42 * u, floor - 15 * u, 26 * u, 15 * u) +
      bricks(l, cx - 41 * u, floor - 14 * u, 22 * u, 4 * u) +
      footing(l, cx - 42 * u, floor, 26 * u, 2 * u) +
      roundWindow(l, cx - 31 * u, floor - 7.6 * u, 4 * u) +
      swallowRoof(l, cx - 31 * u, floor - 15 * u, 34 * u, 8.5 * u),
    cx,
  );
  const hall =
    box(l.redDeep, cx - 21 * u, floor - 21 * u, 42 * u, 21 * u) +
    door(l, cx, floor, 9 * u, 13.5 * u) +
    folded(screen(l, cx - 17.5 * u, floor - 14 * u, 9.5 * u, 12 * u), cx) +
    box(l.ink, cx - 6 * u, floor - 18.4 * u, 12 * u, 3.6 * u, u * 0.5) +
    box(l.gold, cx - 4.6 * u, floor - 17.4 * u, 9.2 * u, 1.6 * u, u * 0.4) +
    columns(l, cx, floor, u);
  const lower = swallowRoof(l, cx, floor - 20 * u, 60 * u, 10 * u);
  const attic =
    box(l.red, cx - 15 * u, floor - 36 * u, 30 * u, 7 * u) +
    times(8, (i) => box(l.lit, cx - 13.4 * u + i * 3.5 * u, floor - 34.6 * u, 2.2 * u, 3.2 * u, u * 0.3)) +
    strip(l.jade, u * 0.9, d`M${cx - 15 * u} ${floor - 35.5 * u}H${cx + 15 * u}`) +
    strip(
      l.gold,
      u * 0.7,
      d`M${cx - 14.5 * u} ${floor - 35.5 * u}H${cx + 14.5 * u}`,
      `stroke-dasharray="0 ${round(u * 1.7)}"`,
    );
  const upper = swallowRoof(l, cx, floor - 35 * u, 44 * u, 10 * u) + crest(l, cx, floor - 45.4 * u, u);
  return lay(wing) + lay(steps) + lay(hall) + lay(attic) + lay(lower) + lay(upper);
}

function columns(l: Light, cx: number, floor: number, u: number): string {
  return folded(
    times(2, (i) => {
      const x = cx - 21 * u + i * 12.4 * u;
      return (
        box(l.red, x, floor - 20 * u, 1.9 * u, 20 * u) +
        box(l.stone, x - 0.5 * u, floor - 1.7 * u, 2.9 * u, 1.7 * u, u * 0.3) +
        strip(
          l.gold,
          u * 0.55,
          d`M${x + 0.4 * u} ${floor - 3 * u}q${2 * u} ${-2 * u} 0 ${-4 * u}t0 ${-4 * u}t0 ${-4 * u}`,
        )
      );
    }),
    cx,
  );
}

function screen(l: Light, x: number, y: number, w: number, h: number): string {
  return (
    box(l.lit, x, y, w, h) +
    strip(
      l.redDeep,
      w * 0.06,
      times(4, (i) => d`M${x + ((i + 0.5) * w) / 4} ${y}v${h}`) +
        times(3, (i) => d`M${x} ${y + ((i + 0.6) * h) / 3}h${w}`),
    ) +
    box(l.red, x, y + h * 0.72, w, h * 0.28)
  );
}

/** The opera stage, its curtain drawn aside; `players` are set on its boards. */
export function operaStage(l: Light, lay: Lay, cx: number, base: number, w: number, players = ""): string {
  const u = w / 100,
    boards = base - 14 * u;
  const platform =
    box(l.stoneDeep, cx - 44 * u, boards, 88 * u, 14 * u) +
    box(l.stone, cx - 46 * u, boards - u, 92 * u, 3 * u) +
    times(7, (i) => box(l.stone, cx - 40 * u + i * 11.6 * u, boards + 5 * u, 9.4 * u, 6 * u, u * 0.5));
  const back =
    box(l.redDeep, cx - 38 * u, boards - 36 * u, 76 * u, 36 * u) +
    box(l.lit, cx - 34 * u, boards - 33 * u, 68 * u, 33 * u) +
    faded(0.5, disc(l.paper, cx, boards - 18 * u, 14 * u)) +
    strip(
      l.gold,
      u * 0.6,
      d`M${cx - 26 * u} ${boards - 4 * u}q${8 * u} ${-9 * u} ${16 * u} ${-1 * u}q${10 * u} ${-12 * u} ${20 * u} ${0}q${8 * u} ${-8 * u} ${16 * u} ${1 * u}`,
    );
  const curtain = folded(
    cut(
      l.lantern,
      d`M${cx - 38 * u} ${boards - 36 * u}h${19 * u}c0 ${14 * u} ${-5 * u} ${22 * u} ${-12 * u} ${26 * u}c${2 * u} ${4 * u} ${2 * u} ${8 * u} ${1 * u} ${10 * u}h${-8 * u}Z`,
    ) +
      strip(
        l.redDeep,
        u * 0.6,
        d`M${cx - 32 * u} ${boards - 35 * u}q${u} ${16 * u} ${-2 * u} ${25 * u}M${cx - 26 * u} ${boards - 35 * u}q0 ${14 * u} ${-5 * u} ${22 * u}`,
      ) +
      box(l.gold, cx - 37 * u, boards - 11 * u, 7 * u, 1.6 * u, u * 0.6),
    cx,
  );
  const valance = times(11, (i) =>
    cut(
      i % 2 ? l.gold : l.red,
      d`M${cx - 38 * u + i * 6.91 * u} ${boards - 36.5 * u}h${6.91 * u}v${3.4 * u}q${-3.4 * u} ${3.4 * u} ${-6.91 * u} 0Z`,
    ),
  );
  const posts = folded(
    box(l.red, cx - 41 * u, boards - 38 * u, 3.6 * u, 38 * u) +
      box(l.gold, cx - 41.4 * u, boards - 34 * u, 4.4 * u, 1.2 * u),
    cx,
  );
  const roof = swallowRoof(l, cx, boards - 37 * u, 100 * u, 17 * u) + crest(l, cx, boards - 54.4 * u, u * 1.2);
  return lay(platform) + lay(back) + lay(players) + lay(curtain, valance) + lay(posts) + lay(roof);
}

/** The park's gate: four posts, a tall middle roof and two lower ones. */
export function parkGate(l: Light, lay: Lay, cx: number, base: number, w: number): string {
  const u = w / 100;
  const post = (x: number, h: number) =>
    box(l.red, cx + x * u - 2 * u, base - h * u, 4 * u, h * u) +
    box(l.stone, cx + x * u - 3.4 * u, base - 7 * u, 6.8 * u, 7 * u, u) +
    box(l.gold, cx + x * u - 2.3 * u, base - h * u + 6 * u, 4.6 * u, 1.4 * u);
  const beams =
    box(l.redDeep, cx - 44 * u, base - 41 * u, 88 * u, 4 * u) +
    box(l.jade, cx - 44 * u, base - 37 * u, 88 * u, 3 * u) +
    strip(
      l.gold,
      u * 1.1,
      d`M${cx - 42 * u} ${base - 35.5 * u}H${cx + 42 * u}`,
      `stroke-dasharray="0 ${round(u * 3.4)}"`,
    ) +
    box(l.redDeep, cx - 20 * u, base - 57 * u, 40 * u, 17 * u);
  const board =
    box(l.gold, cx - 15 * u, base - 55.5 * u, 30 * u, 12.5 * u, u) +
    box(l.ink, cx - 14 * u, base - 54.5 * u, 28 * u, 10.5 * u, u * 0.6) +
    signs(l.gold, cx, base - 49.2 * u, u);
  return (
    lay(post(-42, 42), post(42, 42), post(-18, 58), post(18, 58)) +
    lay(beams) +
    lay(board) +
    lay(
      swallowRoof(l, cx - 32 * u, base - 41 * u, 34 * u, 8 * u),
      swallowRoof(l, cx + 32 * u, base - 41 * u, 34 * u, 8 * u),
    ) +
    lay(swallowRoof(l, cx, base - 57 * u, 56 * u, 11 * u))
  );
}

/** 傳藝, read from the right as old boards are. */
function signs(colour: string, cx: number, cy: number, u: number): string {
  const pass =
    "M26 8L8 46M19 34V94M36 17H96M46 27H86V55H46ZM46 41H86M66 6V66M38 67L94 64M82 58L90 64M34 76H98M80 67V92Q79 98 68 95M50 82L58 90";
  const art =
    "M10 14H90M35 5V23M65 5V23M14 32H48M31 25V42M12 42H50M25 43L15 53M37 43L44 52M16 57H47M31 50V69M12 69H51M54 38H79M67 26Q67 56 51 71M79 38Q76 60 81 67Q88 72 92 63M57 48L67 57M26 78H75M13 87H87M45 87L31 99H73M64 93L76 100";
  const one = (x: number, path: string) => moved(x - 4.4 * u, cy - 4.5 * u, u * 0.088, strip(colour, 7, path));
  return one(cx + 6.4 * u, pass) + one(cx - 6.4 * u, art);
}
