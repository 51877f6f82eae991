/** Devotion and light: door gods, incense, fortune sticks, moon blocks, lanterns. */
import type { Motif } from "./motifs.ts";
import {
  blossom,
  box,
  crescent,
  cut,
  d,
  disc,
  faded,
  folded,
  type Kit,
  moved,
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

export const templeMotifs = {
  "door-gods": { draw: doorGods, clash: ["brick"], turn: 1 },
  "incense-burner": { draw: incenseBurner, clash: ["gold"], turn: 2 },
  "fortune-sticks": { draw: fortuneSticks, clash: ["gold"], turn: 5, flips: false },
  "moon-blocks": { draw: moonBlocks, clash: ["brick"], turn: 6, size: 0.86 },
  lantern: { draw: lantern, clash: ["brick"], turn: 3 },
  "wish-lantern": { draw: wishLantern, clash: ["sand", "gold"], turn: 4, flips: false },
} satisfies Record<string, Motif>;

function doorGods({ c, lay, glue }: Kit): string {
  const frame = box(c.woodDeep, 44, 28, 312, 344, 4) + box(c.wood, 52, 36, 296, 336);
  const door = (x: number) => box(c.brickDeep, x, 50, 138, 322) + box(c.brick, x + 5, 55, 128, 317);
  const god = (main: string, deep: string, face: string) =>
    cut(
      deep,
      "M128 326C110 326 104 250 112 190L88 214C80 196 88 168 112 154C122 146 144 146 154 154C172 164 178 190 174 214L160 196C168 250 162 326 140 326Z",
    ) +
    cut(main, "M104 322C98 262 110 216 116 180H152C158 216 168 262 164 322Q134 334 104 322Z") +
    cut(c.gold, "M102 306Q134 320 166 306L165 322Q134 334 104 322Z") +
    box(c.ink, 112, 216, 44, 10, 3) +
    disc(c.gold, 134, 221, 9) +
    cut(c.gold, scallop(134, 186, 15, 8, 5)) +
    strip(c.gold, 3, "M124 240V300M144 240V300") +
    cut(c.ink, "M106 326h26v14h-32ZM136 326h26l6 14h-32Z") +
    oval(face, 134, 126, 22, 26) +
    cut(
      c.ink,
      "M114 130C116 160 128 172 134 178C140 172 152 160 154 130C150 146 142 142 134 144C126 142 118 146 114 130Z",
    ) +
    strip(c.ink, 4, "M120 116L130 121M148 116L138 121") +
    disc(c.ink, 127, 126, 2.6) +
    disc(c.ink, 141, 126, 2.6) +
    cut(c.gold, "M108 112C108 84 122 78 134 66C146 78 160 84 160 112Q134 98 108 112Z") +
    disc(c.brick, 134, 84, 6) +
    cut(c.coral, "M130 68L134 50L138 68Z");
  const axe =
    strip(c.goldPale, 5, "M84 330V84") +
    cut(c.paper, "M84 92C64 92 62 130 84 132Z") +
    cut(c.goldPale, "M80 88L84 64L88 88Z");
  const ring1 = disc(c.goldDeep, 184, 214, 11) + disc(c.goldPale, 184, 212, 9) + ring(c.gold, 4, 184, 226, 11);
  const left = `${glue(axe)}${glue(god(c.jade, "#1b463c", c.skin))}`;
  const right = `${glue(axe)}${glue(god(c.indigoMid, c.indigo, c.rose))}`;
  const lintel =
    box(c.woodDeep, 34, 22, 332, 26, 5) +
    folded(disc(c.goldDeep, 120, 35, 15) + cut(c.gold, scallop(120, 34, 11, 8, 5)));
  return lay(frame) + glue(door(60)) + glue(door(202)) + group2(left, right) + glue(folded(ring1)) + lay(lintel);
}

/** The two guardians face each other. */
function group2(left: string, right: string): string {
  return moved(-4, 14, 1, left) + `<g transform="translate(404 14) scale(-1 1)">${right}</g>`;
}

function incenseBurner({ c, chance, lay, glue }: Kit): string {
  const smoke = faded(
    0.85,
    strip(c.cream, 7, "M170 112C150 92 186 76 168 50C158 34 170 22 178 16") +
      strip(c.paper, 7, "M200 104C222 84 186 66 206 42C214 30 208 20 204 14") +
      strip(c.cream, 7, "M232 112C250 94 220 78 238 56C246 44 240 34 234 28"),
  );
  const sticks = [-2, -1, 0, 1, 2]
    .map((i) => turned(i * 9, 200, 210, box(c.brick, 198, 108, 4.5, 94) + disc(c.coral, 200, 108, 5.5)))
    .join("");
  const legs =
    folded(
      cut(c.goldDeep, "M116 300C96 312 92 340 104 366H132C124 344 136 326 150 318Z") +
        cut(c.goldPale, scallop(116, 322, 9, 7, 4)),
    ) + cut(c.goldDeep, "M182 326L186 366H214L218 326Z");
  const handles = folded(cut(c.goldDeep, "M104 216C66 222 44 190 60 148C64 136 82 138 82 152C76 178 88 190 112 186Z"));
  const ash = oval(c.inkSoft, 200, 204, 96, 20) + oval("#8a7d72", 200, 206, 86, 15);
  const bowl =
    cut(c.goldDeep, "M92 214C84 276 118 334 200 334C282 334 316 276 308 214Q200 244 92 214Z") +
    cut(c.gold, "M92 210C84 268 118 322 200 322C282 322 316 268 308 210Q200 240 92 210Z");
  const rim =
    cut(c.goldDeep, "M86 200H314L318 222Q200 256 82 222Z") +
    cut(c.goldPale, "M86 200H314L316 212Q200 246 84 212Z") +
    cut(c.gold, "M104 196Q200 226 296 196L300 204Q200 236 100 204Z");
  const sign = oneOf(chance, [
    cut(c.brick, scallop(200, 280, 26, 8, 8)) + disc(c.goldPale, 200, 280, 14),
    cut(c.jade, "M200 250L228 280L200 310L172 280Z") + cut(c.goldPale, "M200 264L214 280L200 296L186 280Z"),
  ]);
  const clouds = folded(
    strip(c.goldDeep, 5, "M118 264c-12 -16 14 -28 22 -12c14 -10 26 12 10 20c-8 4 -16 -2 -14 -8") +
      crescent(c.goldPale, 126, 300, 34, 48, 0.14),
  );
  return smoke + glue(sticks) + lay(handles, legs) + glue(ash) + lay(bowl) + glue(clouds) + lay(rim) + glue(sign);
}

function fortuneSticks({ c, chance, lay, glue }: Kit): string {
  const chosen = 3 + Math.floor(chance() * 4);
  const stick = (i: number) => {
    const out = i === chosen ? 62 : (i * 29) % 34;
    return turned(
      (i - 5) * 4.2,
      200,
      330,
      box(i === chosen ? c.brick : i % 2 ? c.straw : c.goldPale, 194 + (i - 5) * 5, 92 - out, 11, 190, 4) +
        box(i === chosen ? c.goldPale : c.brick, 194 + (i - 5) * 5, 92 - out, 11, 15, 4),
    );
  };
  const back = [0, 2, 4, 6, 8, 10].map(stick).join("");
  const front = [1, 3, 5, 7, 9].map(stick).join("");
  const inside = oval(c.woodDeep, 200, 196, 74, 22);
  const tube =
    cut(c.goldDeep, "M126 196V338C126 366 274 366 274 338V196C274 224 126 224 126 196Z") +
    cut(c.gold, "M126 196V332C126 358 250 364 256 336V210C226 222 132 220 126 196Z");
  const light = cut(c.goldPale, "M138 212V346C142 350 150 353 158 354V217Z");
  const node = (y: number) =>
    cut(
      c.goldDeep,
      d`M122 ${y}C122 ${y + 28} 278 ${y + 28} 278 ${y}V${y + 12}C278 ${y + 40} 122 ${y + 40} 122 ${y + 12}Z`,
    ) + strip(c.goldPale, 2.5, d`M124 ${y + 2}C128 ${y + 27} 272 ${y + 27} 276 ${y + 2}`);
  const rim = `<g fill="none" stroke="${c.goldPale}" stroke-width="7"><path d="M126 196C126 225 274 225 274 196"/></g>`;
  const label =
    cut(c.brick, "M172 234H228V326H172Z") + strip(c.goldPale, 2.5, "M178 240H222V320H178Z") + luckSign(c.paper);
  return lay(inside) + glue(back) + glue(front) + lay(tube) + light + glue(node(330)) + rim + glue(label);
}

/** 上上: the best of sticks. */
function luckSign(colour: string): string {
  const up = (y: number) => d`M200 ${y}V${y + 30}M200 ${y + 13}H213M184 ${y + 31}H216`;
  return strip(colour, 5.5, up(246) + up(288));
}

/** Two crescent blocks: one fallen with its flat face up, one with its round back up. */
function moonBlocks({ c, chance, lay, glue }: Kit): string {
  const crescentOf =
    "M52 -150C-36 -142 -92 -76 -92 0C-92 76 -36 142 52 150C64 150 66 140 58 132C22 92 14 44 14 0C14 -44 22 -92 58 -132C66 -140 64 -150 52 -150Z";
  const side = moved(7, 12, 1, cut(c.brickDeep, crescentOf));
  const flat =
    cut(c.woodPale, crescentOf) +
    cut("#dcb07c", "M38 -134C-36 -118 -78 -66 -78 0C-78 66 -36 118 38 134C8 92 0 44 0 0C0 -44 8 -92 38 -134Z") +
    faded(
      0.6,
      strip(c.wood, 3.5, "M-8 -102C-66 -56 -66 56 -8 102M-14 -76C-50 -40 -50 40 -14 76M-18 -44C-34 -20 -34 20 -18 44"),
    );
  const domed =
    cut(c.brick, crescentOf) +
    cut(c.coral, "M16 -122C-46 -96 -70 -50 -70 0C-70 50 -46 96 16 122C-24 88 -38 44 -38 0C-38 -44 -24 -88 16 -122Z") +
    crescent(c.rose, -58, -40, 60, -70, 0.14) +
    strip(c.brickDeep, 3, "M40 138C4 92 -2 44 -2 0C-2 -44 4 -92 40 -138", 'opacity=".5"');
  const block = (x: number, y: number, angle: number, face: string) =>
    moved(x, y, 0.96, turned(angle, 0, 0, lay(side, face)));
  const lean = chance() * 24 - 12;
  const sparks = oneOf(chance, [
    [
      [226, 60],
      [176, 352],
      [352, 60],
      [48, 340],
    ]
      .map(([x = 0, y = 0]) => cut(c.gold, star(x, y, 15, 5, 4)))
      .join(""),
    [
      [240, 64],
      [160, 344],
    ]
      .map(([x = 0, y = 0]) => blossom(c.goldPale, c.gold, x, y, 16))
      .join(""),
  ]);
  return glue(sparks) + block(118, 176, -22 + lean, flat) + block(290, 226, 192 - lean, domed);
}

/** Two characters of lantern: the long palace one and the round festival one. */
function lantern({ c, chance, lay, glue }: Kit): string {
  const wide = chance() < 0.5 ? 136 : 122;
  const glow = faded(0.35, disc(c.goldPale, 200, 190, 168));
  const hook = strip(c.ink, 5, "M200 18V62") + ring(c.gold, 5, 200, 24, 9);
  const bodyPath = (w: number) =>
    d`M172 86H228C${200 + w} 92 ${200 + w} 280 228 286H172C${200 - w} 280 ${200 - w} 92 172 86Z`;
  const body = cut(c.brickDeep, bodyPath(wide + 52)) + cut(c.brick, bodyPath(wide + 44));
  const ribs = [118, 78, 38]
    .map(
      (w, i) => `<path d="${bodyPath(w)}" fill="none" stroke="${i === 1 ? c.coral : c.brickDeep}" stroke-width="3"/>`,
    )
    .join("");
  const light = cut(
    c.coral,
    d`M176 94C${150 - wide * 0.5} 130 ${150 - wide * 0.5} 240 176 278C${164 - wide * 0.2} 230 ${164 - wide * 0.2} 140 176 94Z`,
  );
  const caps =
    box(c.goldDeep, 152, 64, 96, 28, 6) +
    box(c.gold, 152, 62, 96, 22, 6) +
    box(c.goldDeep, 152, 278, 96, 26, 6) +
    box(c.gold, 152, 278, 96, 20, 6) +
    times(6, (i) => box(c.brickDeep, 160 + i * 14.5, 67, 7, 11, 2) + box(c.brickDeep, 160 + i * 14.5, 283, 7, 10, 2));
  const sign =
    chance() < 0.5
      ? cut(c.goldPale, scallop(200, 186, 44, 8, 14)) +
        disc(c.brick, 200, 186, 34) +
        blossom(c.goldPale, c.brick, 200, 186, 30)
      : cut(c.goldPale, "M200 138L248 186L200 234L152 186Z") +
        cut(c.brick, "M200 150L236 186L200 222L164 186Z") +
        cut(c.goldPale, star(200, 186, 26, 8, 4));
  const fringe = tassel(c.gold, c.brick, 200, 302, 78) + folded(tassel(c.gold, c.brick, 168, 300, 56));
  return glow + glue(hook, fringe) + lay(body) + light + ribs + glue(sign) + lay(caps);
}

/** A sky lantern: a paper balloon over a flame, a wish brushed on it. */
function wishLantern({ c, chance, lay, glue }: Kit): string {
  const small = (x: number, y: number, s: number) =>
    moved(
      x,
      y,
      s,
      glue(
        cut(c.coral, "M-20 22C-34 -10 -22 -36 0 -36C22 -36 34 -10 20 22Z") +
          cut(c.goldPale, "M-14 22C-18 0 -10 -10 0 -10C10 -10 18 0 14 22Z"),
      ),
    );
  const body = cut(
    c.clay,
    "M132 318C96 222 74 160 96 102C110 62 150 42 200 42C250 42 290 62 304 102C326 160 304 222 268 318Z",
  );
  const light =
    cut(
      "#e9873f",
      "M140 314C106 222 88 162 108 108C120 72 156 52 200 52C244 52 280 72 292 108C312 162 294 222 260 314Z",
    ) +
    cut(
      "#f4ae57",
      "M150 316C126 250 118 200 134 160C146 132 170 120 200 120C230 120 254 132 266 160C282 200 274 250 250 316Z",
    ) +
    cut(c.goldPale, "M164 318C154 276 156 240 172 218C182 204 218 204 228 218C244 240 246 276 236 318Z");
  const folds = faded(
    0.5,
    strip(c.clayDeep, 3, "M200 46V312M152 56C126 130 132 220 160 314M248 56C274 130 268 220 240 314"),
  );
  const ringBase = oval(c.clayDeep, 200, 320, 70, 15) + oval(c.ink, 200, 322, 58, 10);
  const flame =
    cut(c.coral, "M200 268C222 296 222 320 200 332C178 320 178 296 200 268Z") +
    cut(c.white, "M200 292C210 306 210 320 200 326C190 320 190 306 200 292Z");
  const wish = oneOf(chance, [
    strip(
      c.brickDeep,
      8,
      "M168 98H232M178 112L186 126M222 112L214 126M160 138H240M200 98V172M200 184V194M162 210V200H238V210M196 206C190 226 182 236 174 246C192 250 210 258 224 270M158 228H242M222 228C214 250 192 266 166 272",
    ),
    cut(c.brickDeep, scallop(200, 180, 48, 8, 15)) +
      disc(c.goldPale, 200, 180, 38) +
      blossom(c.brick, c.goldPale, 200, 180, 32),
  ]);
  return (
    small(58, 108, 0.9) +
    small(350, 70, 0.7) +
    small(344, 286, 1) +
    lay(body) +
    light +
    folds +
    glue(ringBase) +
    flame +
    glue(wish)
  );
}
