/** Clay, cloth, bamboo, glass, lacquer and wood. */
import type { Motif } from "./motifs.ts";
import {
  around,
  blossom,
  box,
  cut,
  d,
  disc,
  faded,
  folded,
  type Kit,
  leaf,
  oneOf,
  ring,
  scallop,
  star,
  strip,
  times,
  turned,
} from "./paper.ts";

export const craftMotifs = {
  "indigo-cloth": { draw: indigoCloth, clash: ["indigo", "night"], turn: 2 },
  loom: { draw: loom, clash: [], turn: 2 },
  embroidery: { draw: embroidery, clash: [], turn: 5 },
} satisfies Record<string, Motif>;

function indigoCloth({ c, chance, lay, glue }: Kit): string {
  const pole =
    box(c.woodDeep, 28, 46, 344, 20, 9) + box(c.woodPale, 28, 44, 344, 14, 7) + folded(cut(c.wood, "M44 30H62V92H44Z"));
  const sheet = (x: number, w: number, fill: string, low: number) =>
    cut(fill, d`M${x} 60H${x + w}V${low}Q${x + w * 0.75} ${low - 16} ${x + w * 0.5} ${low}T${x} ${low}Z`);
  const kinds = [
    (x: number, y: number) =>
      ring(c.paper, 5, x, y, 26) +
      around(12, (a) =>
        strip(
          c.paper,
          4,
          d`M${x + 12 * Math.cos(a)} ${y + 12 * Math.sin(a)}L${x + 24 * Math.cos(a)} ${y + 24 * Math.sin(a)}`,
        ),
      ) +
      disc(c.paper, x, y, 6),
    (x: number, y: number) => cut(c.paper, star(x, y, 30, 12, 8)) + disc(c.indigo, x, y, 9) + disc(c.paper, x, y, 4),
    (x: number, y: number) => blossom(c.paper, c.indigo, x, y, 28, 6) + ring(c.paper, 3, x, y, 32),
  ] as const satisfies readonly ((x: number, y: number) => string)[];
  const print = oneOf<(x: number, y: number) => string>(chance, [kinds[0], kinds[1], kinds[2]]);
  const front = sheet(86, 210, c.indigo, 350);
  const prints =
    times(9, (i) => print(126 + (i % 3) * 65, 126 + Math.floor(i / 3) * 74)) +
    times(4, (i) => disc(c.indigoPale, 158 + (i % 2) * 65, 163 + Math.floor(i / 2) * 74, 5));
  const edge = strip(c.indigoPale, 3, "M98 66V338M284 66V338");
  const pegs = [104, 192, 278]
    .map((x) => box(c.woodPale, x - 5, 38, 10, 36, 3) + box(c.woodDeep, x - 5, 54, 10, 3))
    .join("");
  return (
    lay(sheet(54, 96, c.indigoPale, 300)) +
    lay(sheet(236, 108, c.indigoMid, 316)) +
    lay(front) +
    edge +
    glue(prints) +
    lay(pole) +
    glue(pegs)
  );
}

function loom({ c, lay, glue }: Kit): string {
  const frame =
    folded(cut(c.woodDeep, "M48 372L64 40H92L88 372Z") + cut(c.wood, "M54 372L68 40H86L80 372Z")) +
    box(c.woodDeep, 40, 52, 320, 24, 6) +
    box(c.woodPale, 40, 50, 320, 18, 6);
  const warp = times(23, (i) => box(i % 2 ? c.paper : c.cream, 108 + i * 8.2, 72, 3, 140));
  const heddle =
    box(c.woodDeep, 84, 112, 232, 13, 4) +
    box(c.wood, 84, 152, 232, 18, 4) +
    times(23, (i) => box(c.woodDeep, 107 + i * 8.2, 118, 5, 40, 1));
  const cloth = box(c.a, 104, 204, 192, 132);
  const weave =
    times(4, (r) => box(r % 2 ? c.gold : c.b, 104, 212 + r * 34, 192, 8)) +
    times(2, (r) =>
      times(
        6,
        (i) =>
          cut(r ? c.goldPale : c.paper, d`M${120 + i * 32} ${226 + r * 34}l13 10l-13 10l-13 -10Z`) +
          disc(c.aDeep, 120 + i * 32, 236 + r * 34, 3.5),
      ),
    ) +
    times(12, (i) => cut(c.paper, d`M${104 + i * 16} 304l8 -14l8 14Z`));
  const roller =
    box(c.woodDeep, 60, 326, 280, 30, 14) +
    box(c.woodPale, 60, 324, 280, 22, 11) +
    folded(disc(c.woodDeep, 66, 338, 20) + disc(c.wood, 66, 338, 13) + disc(c.woodDeep, 66, 338, 5));
  const shuttle = turned(
    -9,
    200,
    190,
    cut(c.woodDeep, "M126 192C160 166 240 166 274 192C240 216 160 216 126 192Z") +
      cut(c.woodPale, "M134 190C164 170 236 170 266 190C236 208 164 208 134 190Z") +
      box(c.brick, 174, 181, 52, 16, 8) +
      strip(c.rose, 2, "M184 182V196M194 182V196M204 182V196M214 182V196"),
  );
  return lay(frame) + warp + glue(heddle) + lay(cloth) + weave + lay(roller) + lay(shuttle);
}

function embroidery({ c, chance, lay, glue }: Kit): string {
  const cloth = cut(c.paper, scallop(196, 204, 158, 26, 9));
  const hoop =
    ring(c.woodDeep, 20, 196, 206, 136) +
    ring(c.woodPale, 15, 196, 203, 136) +
    box(c.gold, 178, 46, 36, 24, 5) +
    box(c.goldDeep, 188, 34, 16, 16, 4);
  const stem = strip(c.jade, 6, "M150 304C170 256 200 236 196 190M186 248C214 250 236 238 250 214");
  const leaves =
    leaf(c.jadeMid, 176, 262, 62, 15, 196) +
    leaf(c.jade, 190, 232, 50, 13, 158) +
    leaf(c.jadeMid, 222, 244, 52, 13, 34) +
    strip(c.jadePale, 2.5, "M172 261L128 249M224 246L262 270");
  const petals =
    around(8, (a) => leaf(c.coral, 192, 160, 62, 20, (a * 180) / Math.PI)) +
    around(8, (a) => leaf(c.rose, 192, 160, 48, 10, (a * 180) / Math.PI + 22)) +
    disc(c.gold, 192, 160, 17) +
    around(9, (a) => disc(c.goldPale, 192 + 10 * Math.cos(a), 160 + 10 * Math.sin(a), 3));
  const bud = around(5, (a) => leaf(c.b, 254, 208, 26, 9, (a * 180) / Math.PI)) + disc(c.gold, 254, 208, 8);
  const stitches = faded(
    0.9,
    `<circle cx="196" cy="203" r="112" fill="none" stroke="${c.a}" stroke-width="4" stroke-dasharray="10 9"/>`,
  );
  const butterfly =
    chance() < 0.6
      ? cut(
          c.b,
          "M118 222C98 196 84 214 96 230C82 236 92 256 118 232ZM120 222C132 194 150 204 142 222C156 232 144 250 120 232Z",
        ) + strip(c.ink, 3, "M119 218V238")
      : "";
  const needle =
    strip(c.ink, 7, "M268 262L356 350") +
    strip(c.paper, 4.5, "M268 262L354 348") +
    strip(c.coral, 3.5, "M272 268C300 250 330 262 318 292C306 318 340 318 366 292");
  return lay(cloth) + stitches + glue(stem, leaves) + glue(petals, bud, butterfly) + lay(hoop) + glue(needle);
}
