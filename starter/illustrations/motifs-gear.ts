/** What a visitor brings: camera, drone, ticket, map. */
import type { Motif } from "./motifs.ts";
import {
  around,
  blossom,
  box,
  crescent,
  cut,
  d,
  disc,
  faded,
  folded,
  type Kit,
  oneOf,
  oval,
  star,
  strip,
  times,
  turned,
} from "./paper.ts";

export const gearMotifs = {
  camera: { draw: camera, clash: ["night"], turn: 5 },
  drone: { draw: drone, clash: ["night", "sand"], turn: 5, size: 0.91 },
  ticket: { draw: ticket, clash: [], turn: 7, flips: false },
  map: { draw: map, clash: ["sand"], turn: 4 },
} satisfies Record<string, Motif>;

function camera({ c, chance, lay, glue }: Kit): string {
  const strap =
    strip(c.a, 15, "M44 152C-6 30 190 10 214 44C240 10 410 30 356 152") +
    strip(c.aPale, 3, "M44 152C-6 30 190 10 214 44C240 10 410 30 356 152", 'stroke-dasharray="9 11"');
  const top =
    cut(c.inkSoft, "M140 134L158 92H242L260 134Z") +
    box(c.straw, 70, 116, 48, 24, 5) +
    box(c.brick, 282, 112, 40, 26, 6) +
    box(c.ink, 176, 102, 48, 22, 5) +
    box(c.sky, 181, 106, 38, 14, 3);
  const body =
    box(c.ink, 36, 132, 328, 200, 26) +
    box(c.inkSoft, 36, 130, 328, 190, 24) +
    box(c.woodDeep, 36, 172, 328, 112) +
    box(c.straw, 36, 160, 328, 10) +
    box(c.straw, 36, 284, 328, 8);
  const lens =
    disc(c.ink, 200, 228, 94) +
    disc(c.straw, 200, 226, 86) +
    disc(c.ink, 200, 226, 76) +
    around(24, (a) =>
      strip(
        c.straw,
        2.5,
        d`M${200 + 66 * Math.cos(a)} ${226 + 66 * Math.sin(a)}L${200 + 72 * Math.cos(a)} ${226 + 72 * Math.sin(a)}`,
      ),
    ) +
    disc(c.indigo, 200, 226, 58) +
    disc(c.indigoMid, 200, 226, 44) +
    disc(c.ink, 200, 226, 26);
  const shine = crescent(c.white, 178, 200, 50, -42, 0.22) + disc(c.sky, 222, 250, 9) + disc(c.white, 234, 238, 4);
  const flash =
    disc(c.coral, 326, 190, 9) +
    oneOf(chance, [blossom(c.goldPale, c.brick, 74, 226, 15), cut(c.goldPale, star(74, 226, 16, 6, 5))]);
  return lay(strap) + lay(top) + lay(body) + glue(lens) + shine + glue(flash);
}

function drone({ c, lay, glue }: Kit): string {
  const arms =
    strip(c.inkSoft, 17, "M96 122L304 236M304 122L96 236") +
    folded(box(c.ink, 84, 102, 24, 36, 6) + box(c.ink, 84, 218, 24, 34, 6));
  const blades = (x: number, y: number) =>
    oval(c.sky, x, y, 84, 20) +
    `<ellipse cx="${x}" cy="${y}" rx="84" ry="20" fill="none" stroke="${c.white}" stroke-width="4"/>` +
    oval(c.inkSoft, x, y, 74, 6, -5) +
    disc(c.coral, x, y, 9);
  const body =
    cut(c.aDeep, "M124 174C132 138 268 138 276 174C282 210 256 240 200 240C144 240 118 210 124 174Z") +
    cut(c.a, "M124 168C132 134 268 134 276 168C282 202 256 228 200 228C144 228 118 202 124 168Z") +
    crescent(c.aPale, 200, 158, 92, 0, 0.12) +
    disc(c.jadePale, 150, 190, 7) +
    disc(c.coral, 250, 190, 7) +
    blossom(c.goldPale, c.brick, 200, 186, 17);
  const eye =
    box(c.ink, 166, 226, 68, 52, 20) +
    disc(c.straw, 200, 254, 21) +
    disc(c.indigo, 200, 254, 15) +
    disc(c.sky, 205, 249, 5);
  const feet = folded(strip(c.inkSoft, 9, "M148 232L132 292H96M132 292H168"));
  const view = faded(0.4, cut(c.goldPale, "M188 276L130 382H270L212 276Z"));
  return (
    view +
    lay(feet) +
    lay(arms) +
    lay(eye) +
    lay(body) +
    glue(blades(96, 100), blades(304, 100)) +
    glue(blades(76, 222), blades(324, 222))
  );
}

function ticket({ c, chance, lay }: Kit): string {
  const shape = "M34 118H366V172A26 26 0 0 0 366 228V282H34V228A26 26 0 0 0 34 172Z";
  const under = turned(
    9,
    200,
    200,
    cut(c.bDeep, shape) + cut(c.b, "M40 124H360V170A30 30 0 0 0 360 230V276H40V230A30 30 0 0 0 40 170Z"),
  );
  const front = turned(-8, 200, 200, cut(c.paper, shape) + cut(c.a, "M34 118H262V282H34V228A26 26 0 0 0 34 172Z"));
  const face = turned(
    -8,
    200,
    200,
    `<path d="M262 126V276" stroke="${c.inkSoft}" stroke-width="4" stroke-dasharray="5 9" stroke-linecap="round"/>` +
      strip(c.goldPale, 3, "M60 132H248V268H60") +
      oneOf(chance, [
        cut(c.paper, "M84 246V206H224V246ZM74 204Q110 196 154 152Q198 196 234 204L230 212H78Z") +
          cut(c.a, "M138 246V220H170V246Z") +
          disc(c.goldPale, 212, 160, 13),
        disc(c.paper, 154, 200, 50) +
          cut(
            c.a,
            "M154 152C186 152 196 184 194 204C190 232 172 248 154 248C136 248 118 232 114 204C112 184 122 152 154 152Z",
          ) +
          cut(c.paper, "M124 192q14 -14 26 2q-14 12 -26 -2ZM184 192q-14 -14 -26 2q14 12 26 -2Z") +
          cut(c.goldPale, "M140 224Q154 216 168 224Q154 236 140 224Z"),
      ]) +
      times(8, (i) => box(c.ink, 284 + i * 8, 142, i % 3 ? 3 : 5.5, 54)) +
      strip(c.brick, 6, "M286 220H346M286 240H326") +
      cut(c.gold, star(338, 256, 10, 4, 5)),
  );
  return lay(under) + lay(front) + face;
}

function map({ c, lay, glue }: Kit): string {
  const panel = (x: number, up: number, fill: string) =>
    cut(fill, d`M${x} ${92 + up}L${x + 78} ${92 - up}V${324 - up}L${x} ${324 + up}Z`);
  const sheets = panel(44, 16, c.paper) + panel(122, -16, c.cream) + panel(200, 16, c.paper) + panel(278, -16, c.cream);
  const river = cut(
    c.sky,
    "M44 250C90 220 108 262 150 236C190 214 206 252 250 222C290 196 320 220 356 188V222C320 248 296 228 258 250C214 280 194 246 158 266C116 288 92 250 44 284Z",
  );
  const green = cut(
    c.jadePale,
    "M58 126C78 106 120 110 128 132C124 156 86 166 66 156ZM262 282C284 262 324 256 342 270V300L280 316C262 310 256 296 262 282Z",
  );
  const path = `<path d="M78 304C98 240 130 200 176 190C226 180 232 140 274 130" fill="none" stroke="${c.brick}" stroke-width="6" stroke-dasharray="13 10" stroke-linecap="round"/>`;
  const houses = [
    [150, 142],
    [186, 300],
    [316, 170],
  ]
    .map(
      ([x = 0, y = 0]) =>
        box(c.coral, x - 13, y, 26, 16) +
        cut(
          c.brickDeep,
          d`M${x - 22} ${y - 2}Q${x - 8} ${y - 6} ${x} ${y - 15}Q${x + 8} ${y - 6} ${x + 22} ${y - 2}V${y + 3}H${x - 22}Z`,
        ),
    )
    .join("");
  const start = disc(c.jade, 78, 304, 10) + disc(c.paper, 78, 304, 4.5);
  const pin =
    cut(c.brickDeep, "M276 136C240 92 242 40 276 34C312 40 314 92 276 136Z") +
    cut(c.brick, "M275 132C234 90 238 36 274 32C306 38 310 92 275 132Z") +
    disc(c.paper, 275, 70, 16);
  const rose =
    disc(c.paper, 96, 206, 26) + cut(c.indigo, star(96, 206, 24, 7, 4)) + cut(c.brick, "M96 182L102 206H90Z");
  return lay(sheets) + river + green + path + glue(houses, start, rose) + lay(pin);
}
