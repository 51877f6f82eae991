/** Places: gate, temple, stage, house, and details of their woodwork and roofs. */
import { lamp } from "./lamps.ts";
import { operaStage, parkGate, temple } from "./landmarks.ts";
import { lit } from "./light.ts";
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
  ring,
  scallop,
  star,
  strip,
  times,
} from "./paper.ts";
import { house } from "./village.ts";

const day = lit("day", { roof: "#4a444c", tile: "#675f66", lit: "#f7d58c" });

export const placeMotifs = {
  gate: { draw: gate, clash: ["brick"], turn: 0, flips: false },
  temple: { draw: templeCard, clash: ["brick"], turn: 0 },
  stage: { draw: stage, clash: ["brick"], turn: 0 },
  house: { draw: houseCard, clash: ["brick"], turn: 0 },
  "carved-window": { draw: carvedWindow, clash: ["brick"], turn: 0 },
  "roof-ridge": { draw: roofRidge, clash: ["brick"], turn: 0, size: 0.96 },
} satisfies Record<string, Motif>;

function ground({ c, lay }: Kit, y: number): string {
  return lay(
    cut(c.straw, d`M14 ${y}C100 ${y - 10} 300 ${y - 10} 386 ${y}V${y + 22}C300 ${y + 34} 100 ${y + 34} 14 ${y + 22}Z`),
  );
}

function gate(kit: Kit): string {
  return (
    parkGate(day, kit.lay, 200, 340, 350) +
    kit.glue(lamp(day, 200, 222, 15), lamp(day, 92, 240, 11), lamp(day, 308, 240, 11)) +
    ground(kit, 338)
  );
}

function templeCard(kit: Kit): string {
  return (
    temple(day, kit.lay, 200, 330, 366) + kit.glue(lamp(day, 160, 264, 9), lamp(day, 240, 264, 9)) + ground(kit, 330)
  );
}

function stage(kit: Kit): string {
  const { c, glue } = kit;
  const players = glue(
    cut(c.brick, "M140 284C142 240 150 226 164 224C178 226 186 240 190 284Z") +
      disc(c.skin, 164, 210, 15) +
      cut(c.ink, "M148 208C146 186 182 186 180 208Q164 198 148 208Z") +
      strip(c.gold, 4, "M156 190C146 166 130 166 120 178M172 190C182 166 198 166 208 178") +
      cut(c.paper, "M150 236L118 262L128 276L152 256Z") +
      strip(c.paper, 4, "M178 238L214 218"),
    cut(c.indigoMid, "M212 284C214 246 222 232 236 230C250 232 258 246 262 284Z") +
      disc(c.skin, 236, 216, 15) +
      cut(c.ink, "M220 214C218 192 254 192 252 214Q236 204 220 214Z") +
      cut(c.gold, "M224 200Q236 186 248 200Z") +
      cut(c.paper, "M252 242L284 262L272 278L248 262Z"),
  );
  return (
    operaStage(day, kit.lay, 200, 336, 340, players) +
    glue(lamp(day, 66, 214, 11), lamp(day, 334, 214, 11)) +
    ground(kit, 336)
  );
}

function houseCard(kit: Kit): string {
  const { c, lay, glue } = kit;
  const tree = lay(
    cut("#1f4f43", scallop(324, 150, 50, 11, 9)) +
      cut(c.jadeMid, scallop(318, 140, 34, 9, 8)) +
      box(c.woodDeep, 318, 190, 12, 130),
  );
  const moon = glue(disc(c.goldPale, 86, 92, 34));
  return (
    moon +
    tree +
    lay(house(day, 200, 320, 344, 116, "hall")) +
    glue(lamp(day, 146, 232, 10), lamp(day, 254, 232, 10)) +
    ground(kit, 318) +
    glue(
      leaf(c.jade, 60, 324, 34, 9, -120),
      leaf(c.jadeMid, 60, 324, 36, 9, -80),
      leaf(c.jade, 60, 324, 30, 8, -44),
      disc(c.coral, 52, 296, 6),
      disc(c.coral, 74, 300, 5),
    )
  );
}

/** A round lattice window with a crane or peonies in its heart. */
function carvedWindow({ c, chance, lay, glue }: Kit): string {
  const frame =
    cut(c.woodDeep, scallop(200, 204, 162, 8, 24)) +
    cut(c.wood, scallop(200, 200, 162, 8, 24)) +
    disc(c.woodDeep, 200, 200, 146);
  const light = disc("#f8dfa4", 200, 200, 140);
  const lattice =
    `<g fill="none" stroke="${c.brick}" stroke-width="8">${around(16, (a) => `<path d="${d`M${200 + 74 * Math.cos(a)} ${200 + 74 * Math.sin(a)}L${200 + 140 * Math.cos(a)} ${200 + 140 * Math.sin(a)}`}"/>`)}<circle cx="200" cy="200" r="107"/><circle cx="200" cy="200" r="136"/></g>` +
    ring(c.brickDeep, 12, 200, 200, 76);
  const knots = around(8, (a) =>
    blossom(c.gold, c.brickDeep, 200 + 107 * Math.cos(a + 0.2), 200 + 107 * Math.sin(a + 0.2), 14),
  );
  const heart = oneOf(chance, [
    leaf(c.jade, 200, 222, 58, 13, 20) +
      leaf(c.jade, 200, 222, 58, 13, 160) +
      around(9, (a) => leaf(c.coral, 200, 196, 46, 16, (a * 180) / Math.PI)) +
      around(7, (a) => leaf(c.rose, 200, 196, 32, 11, (a * 180) / Math.PI + 20)) +
      disc(c.gold, 200, 196, 11),
    cut(
      c.paper,
      "M150 228C150 188 186 176 214 190L232 158C238 148 250 150 250 160L262 166L248 170C240 190 238 222 212 234C190 242 164 240 150 228Z",
    ) +
      cut(c.ink, "M150 228C136 232 134 244 128 254C146 256 162 248 170 238Z") +
      strip(c.ink, 4, "M196 238V262M210 236V262") +
      disc(c.brick, 242, 154, 5) +
      strip(c.jade, 5, "M140 150l14 9l14 -9M164 138l10 7l10 -7"),
    cut(c.brick, "M168 240C160 206 174 180 200 172C226 180 240 206 232 240Q200 252 168 240Z") +
      box(c.brick, 182, 158, 36, 16, 4) +
      strip(c.goldPale, 4, "M172 204Q200 214 228 204") +
      blossom(c.coral, c.gold, 184, 144, 15) +
      blossom(c.rose, c.gold, 214, 138, 17) +
      leaf(c.jade, 200, 158, 34, 8, -90),
  ]);
  return lay(frame) + light + glue(lattice, knots) + lay(disc(c.cream, 200, 200, 72)) + glue(heart);
}

/** Cut-porcelain figures on the swallow-tail ridge: a dragon after its pearl. */
function roofRidge({ c, lay, glue }: Kit): string {
  const tiles =
    cut("#4a444c", "M20 300H380V372H20Z") +
    times(
      13,
      (i) =>
        box("#675f66", 30 + i * 27, 300, 10, 66, 5) +
        disc(c.gold, 35 + i * 27, 366, 9) +
        disc(c.goldDeep, 35 + i * 27, 366, 4),
    );
  const ridge =
    cut(
      c.brickDeep,
      "M14 166C40 226 80 246 200 252C320 246 360 226 386 166L380 206L398 190C384 262 350 300 200 304C50 300 16 262 2 190L20 206Z",
    ) +
    cut(
      c.brick,
      "M22 190C50 244 100 256 200 260C300 256 350 244 378 190C366 252 330 284 200 290C70 284 34 252 22 190Z",
    );
  const flowers = times(7, (i) =>
    blossom(
      [c.paper, c.goldPale, c.rose][i % 3] ?? c.paper,
      c.jade,
      92 + i * 36,
      270 + Math.sin((i / 6) * Math.PI) * 5,
      13,
    ),
  );
  const dragonBody =
    "M66 226C52 176 84 142 116 168C140 188 150 214 178 196C200 178 180 136 206 116C222 104 240 108 250 118";
  const dragon =
    strip("#1d5246", 34, dragonBody) +
    strip(c.jadeMid, 26, dragonBody) +
    strip(c.goldPale, 20, dragonBody, 'stroke-dasharray="2 12"') +
    cut(c.coral, "M60 232C44 236 34 226 32 212L50 214L44 196L62 208Z");
  const fins = times(6, (i) =>
    cut(
      c.coral,
      d`M${[70, 96, 128, 168, 190, 204][i] ?? 0} ${[166, 142, 160, 182, 138, 100][i] ?? 0}l${i % 2 ? 4 : -8} -20l16 12Z`,
    ),
  );
  const head =
    cut("#1d5246", "M228 92C246 78 278 80 296 96L332 104C338 116 330 124 318 124L290 128C284 146 258 152 240 140Z") +
    cut(c.jadeMid, "M234 98C250 84 274 86 290 100L326 108L290 120C280 138 260 142 244 134Z") +
    cut(c.coral, "M290 128L322 124L306 140Q292 142 286 134Z") +
    disc(c.white, 276, 100, 9) +
    disc(c.ink, 279, 100, 4.5) +
    cut(
      c.gold,
      "M262 84C252 66 236 58 220 60C234 68 242 78 248 90ZM280 84C276 64 264 52 250 48C260 60 264 72 266 86Z",
    ) +
    strip(c.gold, 4, "M322 108C340 100 346 88 340 76M318 122C336 128 344 140 340 152") +
    times(4, (i) => cut(c.coral, d`M${240 - i * 3} ${110 + i * 9}l-22 ${4 + i * 3}l20 8Z`));
  const legs =
    strip(c.jadeMid, 11, "M126 190L118 226M176 206L190 236M222 128L244 160") +
    times(3, (i) => strip(c.gold, 4, d`M${[118, 190, 246][i] ?? 0} ${[228, 238, 162][i] ?? 0}l-9 8m9 -8v11m0 -11l9 8`));
  const pearl =
    cut(c.gold, star(348, 56, 32, 17, 9)) + disc(c.coral, 348, 56, 17) + crescent(c.goldPale, 343, 51, 15, -40);
  return (
    lay(tiles) +
    lay(ridge) +
    glue(flowers) +
    glue(fins) +
    lay(dragon) +
    lay(legs) +
    lay(head) +
    glue(pearl) +
    folded(disc(c.gold, 30, 232, 5))
  );
}
