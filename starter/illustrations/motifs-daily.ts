/** Everyday things: what is worn, carried, lost and looked at. */
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
  oval,
  ring,
  scallop,
  star,
  strip,
  tassel,
  times,
  turned,
} from "./paper.ts";

export const dailyMotifs = {
  comb: { draw: comb, clash: ["brick"], turn: 8 },
  shoes: { draw: shoes, clash: ["brick"], turn: 5 },
  clock: { draw: clock, clash: ["brick"], turn: 2, flips: false },
  bench: { draw: bench, clash: ["jade"], turn: 0 },
  "umbrella-lost": { draw: lostUmbrella, clash: [], turn: 3, flips: false },
  bag: { draw: bag, clash: [], turn: 4 },
  phone: { draw: phone, clash: ["night"], turn: 7, flips: false },
} satisfies Record<string, Motif>;

/** A carved comb, half moon, with a flower pin. */
function comb({ c, chance, lay, glue }: Kit): string {
  const back =
    cut(c.woodDeep, "M52 214C58 116 120 66 200 66C280 66 342 116 348 214Q200 186 52 214Z") +
    cut(c.woodPale, "M58 206C66 116 124 72 200 72C276 72 334 116 342 206Q200 178 58 206Z");
  const teeth = times(19, (i) => {
    const x = 62 + i * 14.8,
      y = 208 - Math.sin((i / 18) * Math.PI) * 22,
      low = 318 - Math.abs(i - 9) * 5;
    return cut(
      i % 2 ? c.woodPale : c.wood,
      d`M${x - 5} ${y}H${x + 5}L${x + 2} ${low}Q${x} ${low + 6} ${x - 2} ${low}Z`,
    );
  });
  const carving = oneOf(chance, [
    blossom(c.coral, c.goldPale, 200, 130, 34) +
      blossom(c.rose, c.gold, 140, 150, 22) +
      blossom(c.rose, c.gold, 260, 150, 22) +
      leaf(c.jade, 222, 148, 44, 10, 30) +
      leaf(c.jade, 178, 148, 44, 10, 150) +
      leaf(c.jade, 112, 168, 32, 9, 140) +
      leaf(c.jade, 288, 168, 32, 9, 40),
    folded(
      cut(c.jadeMid, "M194 150C170 110 120 104 90 150C118 140 140 150 150 168C166 150 180 146 194 156Z") +
        crescent(c.jadePale, 140, 128, 40, -10, 0.14),
    ) +
      disc(c.brick, 200, 134, 17) +
      disc(c.goldPale, 200, 134, 8),
  ]);
  const edge = strip(c.goldPale, 4, "M76 194C86 124 134 86 200 86C266 86 314 124 324 194");
  const silk = strip(c.b, 4, "M338 196C352 214 340 228 346 244") + tassel(c.b, c.gold, 346, 240, 96);
  return lay(teeth) + glue(silk) + lay(back) + edge + glue(carving);
}

/** A pair of embroidered cloth shoes, seen from above. */
function shoes({ c, lay, glue }: Kit): string {
  const shoe = (flip: string) =>
    `<g transform="${flip}">${lay(cut(c.paper, "M108 34C146 34 166 70 168 130C172 200 186 250 178 310C172 356 142 372 112 372C80 372 56 354 52 310C46 252 48 200 50 130C52 70 70 34 108 34Z"), cut(c.a, "M108 44C140 44 156 76 158 132C162 200 176 250 168 306C162 346 138 360 112 360C84 360 66 344 62 306C56 252 58 200 60 132C62 76 76 44 108 44Z"))}${glue(cut(c.cream, "M110 176C134 176 146 196 150 236C156 276 158 300 150 322C142 342 126 346 112 346C96 346 84 338 78 318C72 296 72 268 74 236C78 196 90 176 110 176Z"), cut(c.aDeep, "M110 176C134 176 146 196 150 236C152 250 154 262 155 274C150 232 136 196 110 196C88 196 76 232 73 274C73 262 73 250 74 236C78 196 90 176 110 176Z"))}${strip(c.goldPale, 4, "M74 262C76 206 88 184 110 184C134 184 146 206 150 262")}${glue(blossom(c.rose, c.gold, 108, 108, 32), leaf(c.jadePale, 126, 124, 34, 9, 40), leaf(c.jadePale, 92, 126, 30, 8, 140), blossom(c.paper, c.gold, 132, 80, 13), blossom(c.paper, c.gold, 84, 78, 13), cut(c.b, "M100 48H116V60H100Z"))}${strip(c.straw, 3, "M112 216V336", 'stroke-dasharray="7 8"')}</g>`;
  return shoe("translate(-4 0)") + shoe("matrix(-1 0 0 1 404 0)");
}

/** A longcase wall clock. */
function clock({ c, chance, lay, glue }: Kit): string {
  const roof =
    cut(c.woodDeep, "M82 96C110 92 140 78 150 52C168 38 232 38 250 52C260 78 290 92 318 96V114H82Z") +
    cut(c.wood, "M96 94C124 88 150 76 160 56C174 46 226 46 240 56C250 76 276 88 304 94Z") +
    disc(c.gold, 200, 38, 13);
  const caseBody =
    box(c.woodDeep, 92, 106, 216, 236, 8) +
    box(c.wood, 92, 106, 204, 230, 8) +
    cut(c.woodDeep, "M92 330H308L276 372H124Z");
  const face = disc(c.goldDeep, 200, 196, 88) + disc(c.gold, 200, 193, 87) + disc(c.paper, 200, 193, 75);
  const marks = around(12, (a, i) =>
    strip(
      c.ink,
      i % 3 ? 4 : 8,
      d`M${200 + 64 * Math.cos(a)} ${193 + 64 * Math.sin(a)}L${200 + (i % 3 ? 58 : 52) * Math.cos(a)} ${193 + (i % 3 ? 58 : 52) * Math.sin(a)}`,
    ),
  );
  const hour = chance() * 12,
    minute = oneOf(chance, [0, 10, 15, 40, 50]);
  const hands =
    turned((hour - (hour % 1)) * 30 + minute / 2, 200, 193, cut(c.brick, "M195 200L192 164L200 148L208 164L205 200Z")) +
    turned(minute * 6, 200, 193, cut(c.ink, "M196 206L197 140L200 130L203 140L204 206Z")) +
    disc(c.gold, 200, 193, 7);
  const window =
    box(c.ink, 160, 290, 80, 52, 6) +
    box("#5b4636", 164, 294, 72, 44, 4) +
    strip(c.gold, 4, "M200 292L208 318") +
    disc(c.gold, 209, 322, 14) +
    disc(c.goldPale, 206, 319, 7);
  return (
    lay(caseBody) + lay(roof) + glue(face) + marks + glue(hands) + glue(window) + folded(disc(c.gold, 112, 304, 7))
  );
}

/** A bench under a tree. */
function bench({ c, lay, glue }: Kit): string {
  const crown =
    cut("#1c4a3f", scallop(284, 116, 82, 15, 12)) +
    cut("#1c4a3f", scallop(196, 140, 52, 11, 11)) +
    cut(c.jade, scallop(326, 128, 48, 10, 10)) +
    cut(c.jade, scallop(226, 124, 52, 11, 10)) +
    cut(c.jadeMid, scallop(284, 92, 50, 11, 10));
  const slits = times(8, (i) =>
    crescent(c.jadePale, 200 + ((i * 53) % 140), 74 + ((i * 37) % 86), 22, -14 + ((i * 31) % 30), 0.26),
  );
  const trunk =
    cut(c.woodDeep, "M262 352C276 300 264 230 270 160H294C292 230 298 300 312 352Z") +
    strip(c.woodDeep, 11, "M280 214L234 166M284 200L326 160");
  const seat = box(c.woodDeep, 26, 282, 236, 24, 6) + box(c.a, 26, 278, 236, 19, 6);
  const back =
    box(c.aDeep, 34, 206, 220, 24, 6) +
    box(c.a, 34, 202, 220, 19, 6) +
    box(c.aDeep, 34, 240, 220, 22, 6) +
    box(c.a, 34, 238, 220, 17, 6);
  const irons = [52, 222]
    .map(
      (x) =>
        box(c.ink, x, 198, 14, 156, 5) +
        strip(c.ink, 9, d`M${x + 7} 292C${x - 22} 298 ${x - 20} 250 ${x + 2} 254`) +
        strip(c.ink, 9, d`M${x + 7} 350L${x - 14} 358M${x + 7} 350L${x + 24} 358`),
    )
    .join("");
  const book =
    cut(c.indigoMid, "M96 268H150V280H96Z") +
    box(c.paper, 96, 264, 54, 6) +
    cut(c.gold, "M172 278C168 256 172 252 178 252H202C208 252 212 256 208 278Z") +
    strip(c.goldDeep, 4, "M208 258C222 258 222 274 206 272");
  const ground =
    cut(c.bDeep, "M16 352C100 340 300 340 384 352V364C300 374 100 374 16 364Z") +
    leaf(c.coral, 120, 358, 24, 7, -14) +
    leaf(c.gold, 190, 362, 22, 6, 12) +
    leaf(c.coral, 332, 358, 20, 6, -30);
  return lay(trunk) + lay(crown) + slits + lay(ground) + lay(back, irons) + lay(seat) + glue(book);
}

/** A closed umbrella with a luggage label, waiting for its owner. */
function lostUmbrella({ c, chance, lay, glue }: Kit): string {
  const puddle = oval(c.indigoPale, 206, 352, 130, 18) + oval(c.sky, 196, 350, 92, 11);
  const piece = turned(
    18,
    200,
    200,
    lay(
      strip(c.woodDeep, 15, "M200 320V64C200 30 250 30 250 62V76"),
      strip(c.woodPale, 6, "M198 310V64C198 28 246 28 248 62"),
    ) +
      lay(
        cut(c.aDeep, "M200 108C214 128 244 270 230 322L214 306L200 336L186 306L170 322C156 270 186 128 200 108Z") +
          cut(c.a, "M200 108C206 140 216 262 200 336L186 306L170 322C156 270 186 128 200 108Z") +
          cut(c.aPale, "M198 124C190 170 180 252 182 302L172 314C162 264 186 160 198 124Z"),
      ) +
      glue(cut(c.goldPale, "M166 238Q200 256 236 236L237 252Q200 272 165 254Z"), disc(c.brick, 206, 254, 8)) +
      strip(c.ink, 6, "M200 336V356"),
  );
  const label =
    strip(c.inkSoft, 3, "M220 128C254 130 266 146 280 164") +
    turned(
      16,
      300,
      210,
      cut(c.paper, "M264 176L282 156H322L340 176V262H264Z") +
        disc(c.inkSoft, 302, 172, 6) +
        strip(c.brick, 9, "M288 208C288 190 318 190 316 208C314 220 302 220 302 232") +
        disc(c.brick, 302, 247, 5.5),
    );
  const drops = oneOf(chance, [
    times(5, (i) => cut(c.sky, d`M${70 + i * 22 + (i % 2) * 14} ${96 + i * 38}c9 13 9 21 0 21c-9 0 -9 -8 0 -21Z`)),
    times(4, (i) => leaf(i % 2 ? c.coral : c.gold, 66 + i * 14, 110 + i * 52, 32, 9, i * 40)),
  ]);
  return glue(drops) + glue(puddle) + piece + lay(label);
}

/** A flowered cloth bundle bag. */
function bag({ c, chance, lay, glue }: Kit): string {
  const handles = `<g fill="none"><path d="M126 166C126 20 274 20 274 166" stroke="${c.bDeep}" stroke-width="19"/><path d="M126 162C126 18 274 18 274 162" stroke="${c.b}" stroke-width="11"/></g>`;
  const body =
    cut(c.aDeep, "M70 146H330L356 336C358 356 346 366 328 366H72C54 366 42 356 44 336Z") +
    cut(c.a, "M76 146H324L344 328C346 346 336 354 320 354H78C62 354 52 346 54 328Z");
  const flower = (x: number, y: number, r: number, fill: string) =>
    around(6, (a) => disc(fill, x + r * 0.6 * Math.cos(a), y + r * 0.6 * Math.sin(a), r * 0.44)) +
    disc(c.goldPale, x, y, r * 0.3) +
    ring(c.brick, 2.5, x, y, r * 0.3);
  const prints = oneOf(chance, [
    leaf(c.jadePale, 176, 262, 66, 15, 150) +
      leaf(c.jadePale, 226, 262, 66, 15, 30) +
      flower(200, 246, 58, c.paper) +
      flower(104, 210, 30, c.rose) +
      flower(296, 214, 30, c.rose) +
      flower(106, 316, 26, c.rose) +
      flower(292, 316, 28, c.rose),
    times(5, (r) =>
      times(6, (i) =>
        cut((i + r) % 2 ? c.paper : c.goldPale, d`M${88 + i * 45 - (r % 2) * 4} ${186 + r * 36}l16 15l-16 15l-16 -15Z`),
      ),
    ),
    cut(c.paper, scallop(200, 256, 66, 12, 14)) +
      disc(c.b, 200, 256, 52) +
      cut(c.paper, star(200, 256, 40, 17, 8)) +
      disc(c.gold, 200, 256, 11),
  ]);
  const hem =
    box(c.bDeep, 66, 140, 268, 26, 6) +
    box(c.b, 66, 138, 268, 20, 6) +
    folded(disc(c.goldPale, 126, 150, 8) + disc(c.goldDeep, 126, 150, 3));
  const charm =
    strip(c.brick, 4, "M290 160C292 176 300 176 300 184") +
    disc(c.jadePale, 300, 194, 12) +
    disc(c.jade, 300, 194, 4.5) +
    tassel(c.brick, c.gold, 300, 204, 54);
  return lay(handles) + lay(body) + glue(prints) + lay(hem) + glue(charm);
}

/** A phone with the park on its screen, and sound coming from it. */
function phone({ c, chance, lay, glue }: Kit): string {
  const body = box(c.ink, 112, 22, 176, 356, 28) + box(c.inkSoft, 116, 22, 168, 350, 26);
  const screen = box(c.sky, 126, 50, 148, 296, 8) + disc(c.goldPale, 236, 104, 22);
  const hills =
    cut(c.jadePale, "M126 220C150 190 176 188 196 210C220 178 252 180 274 206V346H126Z") +
    cut(c.jadeMid, "M126 256C170 230 220 236 274 250V346H126Z");
  const temple =
    box(c.brick, 162, 216, 76, 40) +
    box(c.goldPale, 176, 226, 14, 30) +
    box(c.goldPale, 193, 226, 14, 30) +
    box(c.goldPale, 210, 226, 14, 30) +
    cut(c.ink, "M136 210C152 206 160 196 164 184H236C240 196 248 206 264 210L260 220H140Z") +
    strip(c.coral, 5, "M150 176C164 188 236 188 250 176") +
    box(c.straw, 150, 254, 100, 8);
  const panel =
    box(c.paper, 134, 284, 132, 54, 8) +
    oneOf(chance, [
      disc(c.brick, 160, 311, 16) +
        cut(c.white, "M155 302L170 311L155 320Z") +
        strip(c.inkSoft, 4, "M186 302H252M186 320H230"),
      times(3, (i) => box([c.brick, c.gold, c.jade][i] ?? c.brick, 142 + i * 42, 294, 34, 34, 6)) +
        strip(c.white, 3, "M152 311H166M159 304V318"),
    ]);
  const waves = folded(strip(c.a, 9, "M88 130C64 168 64 216 88 254M58 104C20 158 20 226 58 280"));
  return glue(waves) + lay(body) + screen + hills + glue(temple) + glue(panel) + box(c.ink, 176, 32, 48, 9, 4);
}
