/** Lacquer, bamboo and joinery. */
import type { Motif } from "./motifs.ts";
import {
  around,
  blossom,
  box,
  crescent,
  cut,
  d,
  disc,
  folded,
  type Kit,
  leaf,
  oneOf,
  scallop,
  strip,
  times,
  turned,
} from "./paper.ts";

export const woodMotifs = {
  "bamboo-basket": { draw: bambooBasket, clash: ["gold", "sand"], turn: 3 },
  "lacquer-tray": { draw: lacquerTray, clash: ["brick"], turn: 6 },
  joinery: { draw: joinery, clash: [], turn: 2 },
} satisfies Record<string, Motif>;

function bambooBasket({ c, chance, lay, glue }: Kit): string {
  const handle = `<g fill="none"><path d="M84 214C84 20 316 20 316 214" stroke="${c.woodDeep}" stroke-width="20"/><path d="M84 210C84 18 316 18 316 210" stroke="${c.woodPale}" stroke-width="12"/><path d="M84 210C84 18 316 18 316 210" stroke="${c.woodDeep}" stroke-width="12" stroke-dasharray="3 22"/></g>`;
  const fill = oneOf(chance, [
    [96, 140, 188, 236, 284]
      .map(
        (x, i) =>
          disc(i % 2 ? c.coral : "#e58a3a", x + 10, 196 - (i % 2) * 12, 33) +
          leaf(c.jade, x + 10, 166 - (i % 2) * 12, 30, 8, -20) +
          crescent(c.goldPale, x, 184 - (i % 2) * 12, 20, -40),
      )
      .join(""),
    times(9, (i) => leaf(i % 2 ? c.jade : c.jadeMid, 200, 226, 112 + (i % 3) * 10, 18, 190 + i * 20)) +
      [
        [150, 160],
        [200, 140],
        [250, 162],
      ]
        .map(([x = 0, y = 0]) => blossom(c.coral, c.goldPale, x, y, 25))
        .join(""),
  ]);
  const bodyPath = "M64 208H336L306 334C300 356 100 356 94 334Z";
  const body = cut(c.woodDeep, bodyPath) + cut(c.straw, "M70 208H330L301 330C294 348 106 348 99 330Z");
  const weave = times(5, (r) =>
    times(10 - (r > 2 ? 1 : 0), (i) => {
      const half = 128 - r * 6.5,
        step = (half * 2) / (10 - (r > 2 ? 1 : 0));
      return (i + r) % 2
        ? box(c.woodPale, 200 - half + i * step, 226 + r * 23, step, 21, 4)
        : box(c.goldPale, 200 - half + i * step + 3, 228 + r * 23, step - 6, 17, 4);
    }),
  );
  const rim =
    box(c.woodDeep, 54, 198, 292, 30, 14) +
    box(c.woodPale, 54, 195, 292, 24, 12) +
    times(12, (i) => strip(c.woodDeep, 4, d`M${72 + i * 23} 218l10 -22`));
  return lay(handle) + glue(fill) + lay(body) + weave + lay(rim);
}

function lacquerTray({ c, chance, lay, glue }: Kit): string {
  const outer = (r: number) => scallop(200, 200, r, 8, r * 0.2);
  const tray =
    cut("#3c120d", outer(150)) +
    cut(c.brick, scallop(200, 196, 149, 8, 29)) +
    cut("#3c120d", outer(126)) +
    cut(c.ink, outer(122));
  const rim = `<path d="${scallop(200, 198, 138, 8, 27)}" fill="none" stroke="${c.gold}" stroke-width="3"/><path d="${outer(112)}" fill="none" stroke="${c.gold}" stroke-width="2.5"/>`;
  const branch = strip(
    c.goldDeep,
    6,
    "M116 252C160 246 190 226 214 190C228 168 246 152 276 146M196 216C214 224 236 224 256 214",
  );
  const flowers = [
    [214, 182, 24],
    [268, 146, 19],
    [252, 214, 18],
    [160, 238, 16],
  ]
    .map(([x = 0, y = 0, r = 9]) => blossom(c.coral, c.goldPale, x, y, r))
    .join("");
  const bird =
    cut(c.gold, "M130 186C130 156 158 142 180 152L196 146L188 164C190 188 168 202 146 200L108 220L112 200L94 198Z") +
    disc(c.ink, 174, 160, 3.5) +
    cut(c.goldDeep, "M140 186C152 168 166 170 174 178C166 192 152 196 140 186Z");
  const moon = disc(c.goldPale, 150, 132, 20);
  const fish = around(2, (_, i) =>
    turned(
      i * 180,
      200,
      200,
      cut(i ? c.coral : c.gold, "M124 178C150 130 224 124 262 158C236 162 200 168 176 196L132 224L142 196L112 192Z") +
        disc(c.ink, 236, 153, 4) +
        times(4, (k) => crescent(c.goldPale, 166 + k * 18, 168 - k * 4, 18, 60)),
    ),
  );
  return lay(tray) + rim + glue(oneOf(chance, [branch + flowers + bird + moon, fish]));
}

/** Interlocking brackets on a post under a painted beam: joints that need no nail. */
function joinery({ c, lay, glue }: Kit): string {
  const arm = (y: number, half: number, fill: string, deep: string, pale: string) => {
    const shape = (dx: number, low: number) =>
      d`M${200 - half + dx} ${y}H${200 + half - dx}V${y + 20 - dx}C${200 + half - 4 - dx} ${y + low} ${200 + half - 44} ${y + low + 6} ${200 + half - 66} ${y + low + 8}H${200 - half + 66}C${200 - half + 44} ${y + low + 6} ${200 - half + 4 + dx} ${y + low} ${200 - half + dx} ${y + 20 - dx}Z`;
    const curl = strip(
      pale,
      4,
      d`M${200 - half + 18} ${y + 12}q16 -6 22 6q2 12 -12 12M${200 - half + 52} ${y + 28}H176`,
    );
    return cut(deep, shape(0, 46)) + cut(fill, shape(0, 38)) + folded(curl);
  };
  const block = (x: number, y: number) =>
    cut(c.woodDeep, d`M${x - 27} ${y}H${x + 27}V${y + 20}L${x + 18} ${y + 38}H${x - 18}L${x - 27} ${y + 20}Z`) +
    cut(c.gold, d`M${x - 27} ${y}H${x + 27}V${y + 15}H${x - 27}Z`) +
    cut(c.goldDeep, d`M${x - 27} ${y + 15}H${x + 27}V${y + 20}L${x + 22} ${y + 30}H${x - 22}L${x - 27} ${y + 20}Z`);
  const beam =
    box(c.brickDeep, 14, 30, 372, 52, 5) +
    box(c.brick, 14, 30, 372, 42, 5) +
    times(
      7,
      (i) =>
        cut(i % 2 ? c.jadePale : c.goldPale, d`M${50 + i * 50} 36l15 15l-15 15l-15 -15Z`) +
        disc(c.brickDeep, 50 + i * 50, 51, 4),
    );
  const post =
    box(c.brickDeep, 158, 290, 84, 88) +
    box(c.brick, 164, 290, 66, 88) +
    box(c.gold, 152, 326, 96, 12, 3) +
    strip(c.coral, 5, "M178 296V322M178 344V374");
  const flower = cut(c.goldPale, scallop(200, 172, 21, 8, 7)) + disc(c.brick, 200, 172, 10);
  return (
    lay(post) +
    lay(arm(218, 110, c.jadeMid, c.jade, c.jadePale)) +
    glue(block(200, 262)) +
    lay(arm(132, 176, c.indigoMid, c.indigo, c.indigoPale)) +
    glue([112, 200, 288].map((x) => block(x, 180)).join("")) +
    glue([46, 122, 200, 278, 354].map((x) => block(x, 96)).join("")) +
    lay(beam) +
    glue(flower)
  );
}
