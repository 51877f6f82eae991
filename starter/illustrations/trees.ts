/** What grows: trees, palms, bamboo, lotus and reeds. */
import type { Light } from "./light.ts";
import { box, type Chance, crescent, cut, d, leaf, moved, oval, scallop, strip, times, turned } from "./paper.ts";

/** A round-crowned tree about 200·s tall. */
export function tree(l: Light, x: number, y: number, s: number): string {
  return moved(
    x,
    y,
    s,
    cut(l.wood, "M-12 0C-6 -40 -10 -70 -6 -110H8C10 -70 6 -40 14 0Z"),
    cut(l.leafDeep, scallop(0, -136, 62, 12, 12)),
    cut(l.leaf, scallop(-14, -146, 46, 10, 10)),
    cut(l.leafPale, scallop(16, -162, 24, 9, 5)),
    crescent(l.leafDeep, -22, -134, 26, -10),
    crescent(l.leafDeep, 26, -122, 22, 12),
  );
}

/** A slender betel palm. */
export function palm(l: Light, x: number, y: number, s: number): string {
  return moved(
    x,
    y,
    s,
    strip(l.stoneDeep, 9, "M0 0C4 -80 -4 -150 2 -226"),
    [-168, -142, -112, -68, -38, -12].map((a, i) => leaf(i % 2 ? l.leaf : l.leafDeep, 2, -228, 84, 13, a)).join(""),
    strip(l.leafPale, 12, "M1 -206V-228"),
  );
}

/** A clump of bamboo leaning to one side. */
export function bamboo(l: Light, x: number, y: number, s: number, chance: Chance): string {
  const stalk = (i: number) => {
    const lean = -40 + i * 20 + chance() * 16,
      top = -210 - chance() * 70;
    return (
      strip(i % 2 ? l.leaf : l.leafPale, 7, d`M${-24 + i * 11} 0Q${-20 + i * 11} ${top * 0.6} ${lean * 1.8} ${top}`) +
      times(5, (k) =>
        leaf(
          k % 2 ? l.leafDeep : l.leaf,
          lean * 1.8 * (1 - k * 0.12),
          top * (1 - k * 0.13),
          56,
          8,
          k % 2 ? 150 + k * 6 : 24 + k * 5,
        ),
      )
    );
  };
  return moved(x, y, s, times(5, stalk));
}

/** A great banyan with hanging roots, about 520·s wide. */
export function banyanTree(l: Light, lay: (...pieces: string[]) => string, x: number, y: number, s: number): string {
  const trunk =
    cut(
      l.wood,
      "M-60 0C-30 -60 -50 -120 -36 -190L-96 -250L-74 -264L-22 -210L-10 -280H16L24 -206L84 -268L104 -254L44 -186C56 -110 36 -60 76 0Z",
    ) + strip(l.ink, 4, "M-22 -10C-10 -70 -22 -120 -12 -190M18 -6C12 -80 28 -120 18 -190", 'opacity=".35"');
  const roots = strip(
    l.wood,
    4,
    "M-180 -210V-120M-150 -210C-156 -160 -144 -140 -150 -90M-110 -220V-140M120 -220C114 -170 126 -150 120 -100M160 -210V-130M196 -200V-150M86 -220V-150",
  );
  const crown = (fill: string, list: readonly (readonly [number, number, number])[]) =>
    list.map(([cx, cy, r]) => cut(fill, scallop(cx, cy, r, Math.max(9, Math.round(r / 5)), 9))).join("");
  return moved(
    x,
    y,
    s,
    lay(
      crown(l.leafDeep, [
        [-160, -250, 84],
        [150, -256, 90],
        [0, -310, 110],
      ]),
    ),
    lay(trunk),
    roots,
    lay(
      crown(l.leaf, [
        [-110, -300, 72],
        [96, -310, 78],
        [-200, -236, 44],
        [206, -244, 46],
        [-6, -350, 60],
      ]),
    ),
    crown(l.leafPale, [
      [-130, -316, 32],
      [70, -340, 36],
      [150, -290, 26],
      [-40, -372, 24],
    ]),
    times(12, (i) => crescent(l.leafDeep, -190 + i * 36, -256 - ((i * 47) % 90), 28, -18 + ((i * 31) % 36))),
  );
}

/** Reeds or lotus at the water's edge. */
export function lotus(l: Light, x: number, y: number, s: number): string {
  return moved(
    x,
    y,
    s,
    strip(l.leaf, 6, "M-60 30V-30M50 30V-56M0 30V-84"),
    oval(l.leafDeep, -60, -34, 62, 17),
    oval(l.leaf, -62, -38, 54, 12),
    oval(l.leafDeep, 56, -58, 50, 15),
    oval(l.leaf, 54, -61, 43, 10),
    [-58, -90, -122].map((a, i) => leaf(i === 1 ? l.ridge : l.lantern, 0, -80, 46, 13, a)).join(""),
    leaf(l.paper, 0, -80, 30, 8, -90),
  );
}

export function reeds(l: Light, x: number, y: number, s: number, chance: Chance): string {
  return moved(
    x,
    y,
    s,
    times(9, (i) => {
      const lean = (i - 4) * 16 + chance() * 14,
        top = -90 - chance() * 90;
      return (
        strip(i % 2 ? l.leaf : l.leafDeep, 5, d`M${(i - 4) * 9} 0Q${(i - 4) * 9} ${top * 0.6} ${lean} ${top}`) +
        (i % 3 === 1 ? turned(lean / 4, lean, top, box(l.wood, lean - 6, top - 30, 12, 40, 6)) : "")
      );
    }),
  );
}
