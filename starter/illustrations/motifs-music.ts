/** What sounds: drums, metal, winds and strings. */
import type { Motif } from "./motifs.ts";
import {
  around,
  box,
  cut,
  d,
  disc,
  folded,
  type Kit,
  moved,
  oneOf,
  oval,
  ring,
  round,
  strip,
  tassel,
  times,
  turned,
} from "./paper.ts";

export const musicMotifs = {
  drum: { draw: drum, clash: ["brick"], turn: 4 },
  gong: { draw: gong, clash: ["gold"], turn: 2 },
  suona: { draw: suona, clash: ["gold"], turn: 8 },
  lute: { draw: lute, clash: ["brick"], turn: 7 },
  bell: { draw: bell, clash: ["jade"], turn: 2 },
  flute: { draw: flute, clash: ["gold"], turn: 8 },
  cymbals: { draw: cymbals, clash: ["gold"], turn: 6 },
} satisfies Record<string, Motif>;

function drum({ c, chance, lay, glue }: Kit): string {
  const legs =
    cut(c.woodDeep, "M92 250L66 356H88L124 272ZM308 250L334 356H312L276 272Z") + box(c.wood, 78, 318, 244, 16, 6);
  const body =
    cut(c.brickDeep, "M68 148C52 196 62 262 92 296Q200 346 308 296C338 262 348 196 332 148Z") +
    cut(c.brick, "M68 148C52 190 58 232 76 262Q200 312 324 262C342 232 348 190 332 148Z");
  const cloud = times(3, (i) =>
    strip(c.gold, 5, d`M${118 + i * 62} 262c-14 0 -14 -20 0 -20c2 -16 28 -16 30 2c14 2 12 20 -2 20`),
  );
  const top = oval(c.goldDeep, 200, 146, 134, 66) + oval(c.gold, 200, 140, 134, 66) + oval(c.paper, 200, 138, 116, 55);
  const nails = around(28, (a) => disc(c.brickDeep, 200 + 125 * Math.cos(a), 139 + 60.5 * Math.sin(a), 3.6));
  const lower = around(19, (_, i) => disc(c.gold, 77 + i * 13.7, 178 + Math.sin((i / 18) * Math.PI) * 50, 5));
  const sign = oneOf(chance, [
    oval(c.brick, 200, 138, 58, 27) +
      cut(c.gold, "M200 111A58 27 0 0 1 200 165A29 13.5 0 0 1 200 138A29 13.5 0 0 0 200 111Z"),
    oval(c.brick, 200, 138, 60, 28) + oval(c.paper, 200, 138, 48, 22) + oval(c.brick, 200, 138, 32, 15),
  ]);
  const stick = (x: number, angle: number) =>
    turned(
      angle,
      x,
      120,
      box(c.woodPale, x - 6, 0, 12, 128, 6) +
        oval(c.paper, x, 122, 15, 18) +
        cut(c.brick, d`M${x - 8} 22L${x - 26} 46L${x - 10} 44L${x} 62L${x + 10} 44L${x + 26} 46L${x + 8} 22Z`),
    );
  return (
    lay(legs) + lay(body) + glue(cloud, lower) + lay(top) + nails + glue(sign) + lay(stick(162, -34), stick(240, 30))
  );
}

function gong({ c, lay, glue }: Kit): string {
  const frame = folded(
    cut(c.brickDeep, "M60 372L72 66H92L96 372Z") +
      cut(c.brick, "M66 372L76 66H90L90 372Z") +
      cut(c.brickDeep, "M36 372C40 350 116 350 120 372Z"),
  );
  const beam =
    cut(c.brick, "M28 50C44 62 62 66 84 66H316C338 66 356 62 372 50C372 78 352 92 330 92H70C48 92 28 78 28 50Z") +
    strip(c.gold, 4, "M60 79H340") +
    folded(disc(c.gold, 46, 70, 6));
  const cords = folded(strip(c.gold, 6, "M140 90L160 128"));
  const plate =
    disc(c.goldDeep, 200, 224, 124) +
    disc(c.gold, 200, 218, 122) +
    ring(c.goldDeep, 5, 200, 218, 106) +
    ring(c.goldPale, 2.5, 200, 218, 98) +
    ring(c.goldDeep, 3, 200, 218, 74);
  const boss = disc(c.goldDeep, 200, 222, 42) + disc(c.goldPale, 200, 216, 40) + disc(c.gold, 204, 220, 33);
  const shine = cut(c.goldPale, "M106 196A98 98 0 0 1 176 124A104 104 0 0 0 106 196Z");
  const mallet = turned(
    38,
    300,
    280,
    box(c.woodPale, 292, 270, 14, 118, 7) +
      oval(c.brickDeep, 299, 262, 30, 34) +
      oval(c.brick, 299, 258, 30, 32) +
      strip(c.goldPale, 4, "M272 268Q299 282 326 268"),
  );
  return (
    lay(frame) +
    lay(cords, beam) +
    glue(tassel(c.coral, c.goldPale, 122, 90, 62), tassel(c.coral, c.goldPale, 278, 90, 62)) +
    lay(plate) +
    glue(shine, boss) +
    lay(mallet)
  );
}

function suona({ c, lay, glue }: Kit): string {
  const horn =
    cut(c.goldDeep, "M170 250C160 300 130 338 84 366Q200 396 316 366C270 338 240 300 230 250Z") +
    cut(c.gold, "M172 246C164 296 136 332 92 358Q200 384 308 358C264 332 236 296 228 246Z");
  const mouth = oval(c.goldDeep, 200, 360, 112, 20) + oval(c.brickDeep, 200, 361, 94, 13);
  const shine =
    cut(c.goldPale, "M184 258C178 304 156 334 124 352C150 342 186 306 196 258Z") +
    strip(c.goldDeep, 4, "M167 270Q200 282 233 270");
  const pipe = cut(c.woodDeep, "M184 104H216L232 252H168Z") + cut(c.wood, "M184 104H206L218 252H168Z");
  const bands =
    times(7, (i) => box(c.woodPale, 182 - i * 2, 116 + i * 19, 36 + i * 4, 4, 2)) +
    times(7, (i) => oval(c.ink, 200, 127 + i * 17.6, 5.2 + i * 0.3, 5));
  const neck =
    box(c.gold, 188, 66, 24, 40, 4) +
    oval(c.goldPale, 200, 76, 34, 8) +
    oval(c.gold, 200, 98, 22, 7) +
    cut(c.straw, "M192 66L186 26H214L208 66Z") +
    strip(c.woodDeep, 2, "M200 30V60");
  const ribbon =
    cut(
      c.brick,
      "M228 252C262 236 286 252 282 282C276 306 292 318 304 322C282 334 262 318 264 292C262 272 246 266 230 266Z",
    ) + cut(c.coral, "M226 250C250 222 280 226 290 208C296 236 270 258 232 262Z");
  return moved(
    20,
    16,
    0.9,
    turned(
      -38,
      200,
      200,
      lay(horn) +
        glue(mouth, shine) +
        lay(pipe) +
        bands +
        glue(neck) +
        lay(ribbon) +
        glue(box(c.goldDeep, 164, 244, 72, 14, 6)),
    ),
  );
}

function lute({ c, lay, glue }: Kit): string {
  const back = cut(
    c.woodDeep,
    "M182 104H218L226 176C280 204 308 256 300 304C292 350 250 374 200 374C150 374 108 350 100 304C92 256 120 204 174 176Z",
  );
  const face = cut(
    c.woodPale,
    "M186 120H214L220 184C272 208 298 258 290 302C282 342 246 364 200 364C154 364 118 342 110 302C102 258 128 208 180 184Z",
  );
  const grain = `<g opacity=".35">${strip(c.wood, 2.5, "M150 216C134 258 134 312 150 346M250 216C266 258 266 312 250 346M170 200C158 250 158 320 172 356M230 200C242 250 242 320 228 356")}</g>`;
  const head =
    cut(c.woodDeep, "M180 112L184 58C180 34 190 18 212 16C222 16 230 22 232 30C222 28 216 34 218 46L220 112Z") +
    disc(c.gold, 217, 28, 7);
  const pegs = times(
    2,
    (i) =>
      box(c.ink, 136, 62 + i * 24, 52, 10, 5) +
      disc(c.gold, 138, 67 + i * 24, 8) +
      box(c.ink, 212, 72 + i * 24, 52, 10, 5) +
      disc(c.gold, 262, 77 + i * 24, 8),
  );
  const frets =
    times(4, (i) => box(c.paper, 184 - i, 120 + i * 16, 32 + i * 2, 7, 3)) +
    times(8, (i) => box(c.cream, 178 - i * 1.4, 192 + i * 14, 44 + i * 2.8, 4.5, 2));
  const eyes = folded(cut(c.woodDeep, "M136 262c-12 10 -12 26 2 34c-4 -12 -4 -22 -2 -34Z"));
  const bridge = box(c.woodDeep, 152, 330, 96, 15, 6) + times(4, (i) => disc(c.gold, 176 + i * 16, 337, 3.4));
  const strings = strip(c.white, 1.8, "M190 60L176 336M196 60L192 336M204 60L208 336M210 60L224 336");
  return turned(
    24,
    200,
    200,
    lay(pegs) +
      lay(back) +
      lay(head) +
      glue(face) +
      grain +
      eyes +
      frets +
      glue(bridge) +
      strings +
      glue(tassel(c.a, c.goldPale, 262, 92, 70)),
  );
}

function bell({ c, lay, glue }: Kit): string {
  const beam =
    box(c.woodDeep, 40, 30, 320, 28, 6) + box(c.wood, 40, 26, 320, 24, 6) + folded(box(c.gold, 52, 26, 14, 32));
  const loop =
    strip(c.brick, 14, "M200 40V76") +
    strip(c.jade, 14, "M176 102C166 64 234 64 224 102") +
    folded(disc(c.jade, 172, 100, 11));
  const body =
    cut(
      "#1d4a41",
      "M130 116C136 96 164 92 200 92C236 92 264 96 270 116C286 176 284 268 316 330Q258 356 200 356Q142 356 84 330C116 268 114 176 130 116Z",
    ) +
    cut(
      c.jadeMid,
      "M134 116C140 98 166 95 200 95C234 95 260 98 266 116C280 176 278 262 306 322Q254 344 200 344Q146 344 94 322C122 262 120 176 134 116Z",
    );
  const light = cut(c.jadePale, "M146 116C134 180 138 262 116 322L138 330C152 270 146 180 160 110Z", 'opacity=".55"');
  const bands = strip(
    c.gold,
    5,
    "M127 152Q200 172 273 152M122 222Q200 242 278 222M114 262Q200 284 286 262M96 320Q200 352 304 320",
  );
  const knobs = times(3, (row) =>
    times(
      3,
      (i) =>
        disc(c.gold, 148 + i * 17 - row * 1.6, 172 + row * 18 + i * 1.5, 5.6) +
        disc(c.gold, 252 - i * 17 + row * 1.6, 172 + row * 18 + i * 1.5, 5.6),
    ),
  );
  const seat =
    disc(c.gold, 200, 296, 22) +
    disc(c.jade, 200, 296, 16) +
    around(8, (a) => oval(c.goldPale, 200 + 9 * Math.cos(a), 296 + 9 * Math.sin(a), 4.5, 2.6, (a * 180) / Math.PI));
  const log =
    box(c.woodDeep, 286, 286, 96, 26, 12) +
    oval(c.woodPale, 292, 298, 9, 13) +
    strip(c.woodPale, 3, "M330 287L340 58M366 287L352 58");
  return lay(loop) + lay(beam) + lay(body) + light + glue(bands, knobs) + glue(seat) + lay(log);
}

function flute({ c, lay, glue }: Kit): string {
  const bamboo =
    box(c.jade, 14, 184, 372, 34, 15) + box(c.jadeMid, 14, 180, 372, 26, 13) + box(c.jadePale, 26, 184, 348, 6, 3);
  const bindings = [46, 96, 176, 236, 296, 350]
    .map((x) => box(c.ink, x - 6, 179, 12, 40, 2) + box(c.brick, x - 2, 179, 4, 40))
    .join("");
  const holes =
    oval(c.ink, 118, 198, 9, 7.5) +
    oval(c.paper, 150, 198, 7, 6) +
    [200, 218, 256, 274, 312, 330].map((x) => oval(c.ink, x, 198, 6.4, 6)).join("");
  const silk =
    strip(c.brick, 4, "M366 208C372 230 352 232 350 250") +
    disc(c.jadePale, 350, 262, 13) +
    disc(c.jade, 350, 262, 5) +
    tassel(c.brick, c.gold, 350, 274, 92);
  const note = cut(c.b, "M92 118v-66l58 -16v62a19 15 -14 1 1 -10 -13v-33l-38 11v50a19 15 -14 1 1 -10 5Z");
  const blossoms =
    around(5, (a) => disc(c.bPale, 262 + 13 * Math.cos(a), 92 + 13 * Math.sin(a), 10.5)) + disc(c.gold, 262, 92, 6);
  return (
    glue(note, blossoms) +
    turned(-16, 200, 200, lay(bamboo) + glue(bindings) + holes) +
    `<g transform="translate(${round(-12)} -52)">${glue(silk)}</g>`
  );
}

function cymbals({ c, lay, glue }: Kit): string {
  const plate = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      lay(oval(c.goldDeep, x, y + 7, 116, 104) + oval(c.gold, x, y, 116, 104)),
      oval(c.goldPale, x - 6, y - 6, 92, 82),
      oval(c.gold, x, y, 90, 80),
      `<g fill="none" stroke="${c.goldDeep}" stroke-width="2.5"><ellipse cx="${x}" cy="${y}" rx="76" ry="67"/><ellipse cx="${x}" cy="${y}" rx="60" ry="52"/></g>`,
      glue(
        oval(c.goldDeep, x, y + 4, 42, 37) + oval(c.goldPale, x, y - 2, 40, 34) + oval(c.gold, x + 4, y + 2, 32, 26),
      ),
    );
  const cloth = (x: number, y: number, side: number) =>
    cut(
      c.brick,
      d`M${x} ${y}C${x + 20 * side} ${y + 40} ${x - 8 * side} ${y + 76} ${x + 26 * side} ${y + 122}L${x + 46 * side} ${y + 92}L${x + 66 * side} ${y + 108}C${x + 48 * side} ${y + 66} ${x + 56 * side} ${y + 28} ${x + 16 * side} ${y - 6}Z`,
    ) +
    cut(
      c.brickDeep,
      d`M${x} ${y}C${x + 4 * side} ${y + 40} ${x - 30 * side} ${y + 62} ${x - 20 * side} ${y + 108}L${x} ${y + 88}L${x + 16 * side} ${y + 110}C${x + 8 * side} ${y + 70} ${x + 26 * side} ${y + 36} ${x + 12 * side} ${y}Z`,
    ) +
    disc(c.brick, x + 3 * side, y, 13) +
    disc(c.coral, x + 2 * side, y - 3, 6);
  const rays = strip(c.paper, 7, "M200 40V66M150 52L162 74M250 52L238 74");
  return glue(rays) + plate(132, 182, -24) + glue(cloth(132, 182, -1)) + plate(264, 218, 22) + glue(cloth(266, 218, 1));
}
