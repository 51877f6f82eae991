/** Things that stand about in the scenes: boards, stalls, jars, shelves, flags, and any motif as a prop. */
import type { Light } from "./light.ts";
import { type Motif, type MotifName, motifOf } from "./motifs.ts";
import { inksFor } from "./palettes.ts";
import { box, crescent, cut, d, disc, echo, leaf, moved, oval, ring, scallop, strip, times } from "./paper.ts";
import type { View } from "./picture.ts";

/** Any motif standing at x with its foot on `base`, `size` wide. */
export function prop(view: View, name: MotifName, x: number, base: number, size: number): string {
  const motif: Motif = motifOf[name];
  const plain = (...pieces: string[]) => pieces.join("");
  const shaded = (...pieces: string[]) => echo(plain(...pieces), "#1e0d06", 0.2, 4) + plain(...pieces);
  const kit = { c: inksFor("sand", view.chance), chance: view.chance, lay: shaded, glue: plain };
  return moved(x - size / 2, base - size * 0.925, size / 400, motif.draw(kit));
}

/** A row of small houses far off, with trees between. */
export function roofline(l: Light, x: number, base: number, count: number, s: number): string {
  return times(count, (i) => {
    const w = (74 + ((i * 37) % 40)) * s,
      at = x + i * 96 * s,
      h = (26 + ((i * 23) % 14)) * s;
    return (
      disc(l.leafDeep, at + 48 * s, base - 14 * s, 22 * s) +
      disc(l.leaf, at + 58 * s, base - 8 * s, 16 * s) +
      box(i % 3 ? l.wall : l.plaster, at - w * 0.42, base - h, w * 0.84, h) +
      box(l.lit, at - 7 * s, base - h * 0.7, 14 * s, h * 0.4) +
      cut(
        l.roof,
        d`M${at - w * 0.52} ${base - h + 2}Q${at} ${base - h + 7 * s} ${at + w * 0.52} ${base - h + 2}L${at + w * 0.38} ${base - h - 20 * s}Q${at} ${base - h - 13 * s} ${at - w * 0.38} ${base - h - 20 * s}Z`,
      ) +
      strip(
        l.ridge,
        4.5 * s,
        d`M${at - w * 0.46} ${base - h - 30 * s}Q${at - w * 0.36} ${base - h - 20 * s} ${at} ${base - h - 17 * s}Q${at + w * 0.36} ${base - h - 20 * s} ${at + w * 0.46} ${base - h - 30 * s}`,
      )
    );
  });
}

/** Rice terraces: steps of cut paper up a slope, x is the middle. */
export function terraces(l: Light, x: number, y: number, w: number, steps: number): string {
  return times(steps, (i) => {
    const k = steps - 1 - i,
      half = (w / 2) * (1 - k * 0.13),
      top = y - k * 30,
      dx = x + k * w * 0.05;
    return (
      cut(
        k % 2 ? l.grass : l.leafPale,
        d`M${dx - half} ${top + 44}C${dx - half * 0.7} ${top - 16} ${dx - half * 0.2} ${top + 12} ${dx} ${top}C${dx + half * 0.4} ${top - 16} ${dx + half * 0.8} ${top - 4} ${dx + half} ${top + 44}Z`,
      ) +
      strip(
        l.paper,
        2.5,
        d`M${dx - half * 0.8} ${top + 22}C${dx - half * 0.5} ${top} ${dx - half * 0.2} ${top + 24} ${dx} ${top + 12}C${dx + half * 0.4} ${top - 2} ${dx + half * 0.7} ${top + 8} ${dx + half * 0.9} ${top + 30}`,
        'opacity=".45"',
      )
    );
  });
}

export function bush(l: Light, x: number, base: number, s: number): string {
  return moved(
    x,
    base,
    s,
    cut(l.leafDeep, "M-70 4C-84 -22 -58 -44 -40 -36C-34 -62 4 -64 12 -42C32 -58 62 -42 58 -20C76 -16 76 4 66 4Z"),
    cut(l.leaf, "M-52 4C-60 -14 -40 -28 -28 -22C-22 -40 4 -40 10 -26C24 -34 42 -24 40 -10C50 -8 50 4 44 4Z"),
    crescent(l.leafPale, -22, -14, 22, -10),
    crescent(l.leafPale, 16, -16, 20, 8),
  );
}

/** The near edge of the picture: a dark sheet with grass and leaves, at the right. */
export function foreground(l: Light, colour: string, from: number, width: number, height: number): string {
  return (
    cut(
      colour,
      d`M${from} ${height + 10}C${from + 160} ${height - 50} ${from + 300} ${height - 36} ${from + 440} ${height - 84}C${from + 620} ${height - 130} ${width - 120} ${height - 120} ${width + 20} ${height - 170}V${height + 10}Z`,
    ) +
    times(5, (i) => {
      const x = width - 40 - i * 104,
        y = height - 128 + i * 18;
      return times(5, (k) => leaf(k % 2 ? colour : l.leaf, x, y + 14, 76 + ((i * 7 + k * 23) % 40), 13, -146 + k * 28));
    })
  );
}

/** A notice board with sheets pinned to it under a little roof. */
export function noticeBoard(l: Light, x: number, base: number, s: number): string {
  const notes = [
    [-118, -150, 66, 84, l.paper],
    [-40, -158, 78, 60, l.gold],
    [50, -152, 62, 90, l.paper],
    [-40, -88, 78, 34, l.plaster],
  ] as const;
  return moved(
    x,
    base,
    s,
    box(l.wood, -140, -200, 16, 200, 4),
    box(l.wood, 124, -200, 16, 200, 4),
    box(l.wood, -146, -178, 292, 132, 6),
    box(l.redDeep, -136, -168, 272, 112, 4),
    notes
      .map(
        ([nx, ny, w, h, fill]) =>
          box(fill, nx, ny, w, h, 2) +
          strip(
            l.stoneDeep,
            3,
            times(Math.floor(h / 18) - 1, (i) => d`M${nx + 10} ${ny + 22 + i * 16}h${w - 20 - (i % 2) * 14}`),
          ) +
          disc(l.lantern, nx + w / 2, ny + 7, 4),
      )
      .join(""),
    cut(l.roof, "M-176 -190C-140 -196 -118 -212 -110 -226H110C118 -212 140 -196 176 -190L170 -176H-170Z"),
    strip(l.ridge, 9, "M-128 -240C-110 -226 110 -226 128 -240"),
  );
}

/** Dyed cloths on tall bamboo poles. */
export function clothPoles(l: Light, x: number, base: number, s: number): string {
  const cloth = (cx: number, fill: string, i: number) =>
    cut(fill, d`M${cx} -320h62c6 80 -8 130 2 ${208 + (i % 3) * 16}q-20 -14 -34 2t-32 -2c6 -70 -6 -120 2 -210Z`) +
    times(4, (k) => ring(l.paper, 4, cx + 31, -278 + k * 46, 12)) +
    times(3, (k) => disc(l.paper, cx + 31, -255 + k * 46, 4));
  return moved(
    x,
    base,
    s,
    box(l.wood, -210, -340, 12, 340, 5),
    box(l.wood, 206, -340, 12, 340, 5),
    times(5, (i) => cloth(-190 + i * 78, ["#1f3d60", "#35608e", "#2a5180", "#6d93b8", "#1f3d60"][i] ?? "#1f3d60", i)),
    box(l.gold, -224, -330, 456, 12, 6),
  );
}

/** A tall banner on its pole. */
export function banner(l: Light, x: number, base: number, h: number, fill: string): string {
  return (
    box(l.wood, x - 4, base - h, 9, h, 4) +
    cut(fill, d`M${x + 4} ${base - h + 10}h58v${h * 0.62}l-29 -22l-29 22Z`) +
    strip(l.gold, 4, d`M${x + 14} ${base - h + 24}h38v${h * 0.5}h-38Z`) +
    disc(l.gold, x + 33, base - h + 66, 13) +
    disc(fill, x + 33, base - h + 66, 6) +
    disc(l.gold, x, base - h, 9)
  );
}

/** A lion of the lion dance on its two dancers. */
export function lionDance(l: Light, x: number, base: number, s: number): string {
  const legs = [-118, -78, 30, 72]
    .map(
      (lx, i) =>
        strip(l.gold, 22, d`M${lx} -70L${lx + (i % 2 ? 10 : -10)} -20`) +
        cut(l.paper, d`M${lx - 20} -34h40l6 16h-50Z`) +
        box(l.ink, lx - (i % 2 ? 8 : 28), -14, 38, 14, 6),
    )
    .join("");
  const back =
    cut(
      l.lantern,
      "M-176 -80C-190 -170 -120 -216 -30 -206C40 -200 90 -196 120 -180L110 -64Q70 -44 30 -60T-50 -58T-120 -56T-176 -80Z",
    ) +
    strip(l.gold, 9, "M-172 -90Q-140 -66 -120 -68T-50 -70T30 -72T108 -78", 'stroke-dasharray="3 15"') +
    times(
      5,
      (i) =>
        cut(l.paper, scallop(-136 + i * 48, -140 + (i % 2) * 20, 17, 7, 6)) +
        disc(l.gold, -136 + i * 48, -140 + (i % 2) * 20, 7),
    ) +
    strip(l.gold, 7, "M-170 -150C-150 -200 -80 -214 -20 -206");
  const tail = cut(l.gold, "M-170 -120C-220 -130 -226 -180 -206 -200C-200 -170 -186 -160 -168 -164Z");
  const head =
    cut(l.gold, scallop(150, -176, 82, 16, 13)) +
    cut(l.lantern, scallop(152, -180, 66, 14, 10)) +
    disc(l.paper, 132, -200, 20) +
    disc(l.paper, 184, -200, 20) +
    disc(l.ink, 137, -197, 10) +
    disc(l.ink, 189, -197, 10) +
    cut(l.redDeep, "M104 -164H212C214 -126 186 -108 158 -108C130 -108 102 -126 104 -164Z") +
    strip(l.paper, 10, "M108 -166H208", 'stroke-dasharray="8 12"') +
    oval(l.jade, 158, -180, 22, 14) +
    cut(l.jade, "M148 -246C146 -276 160 -290 170 -294C168 -274 174 -262 172 -244Z") +
    disc(l.gold, 160, -236, 14);
  return moved(x, base, s, legs, tail, back, head);
}
