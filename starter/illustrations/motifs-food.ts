/** Sweets, meals and tea. */
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
  type Kit,
  leaf,
  moved,
  oneOf,
  oval,
  ring,
  strip,
  times,
  turned,
} from "./paper.ts";

export const foodMotifs = {
  "candied-fruit": { draw: candiedFruit, clash: ["brick"], turn: 8 },
  "rice-cake": { draw: riceCake, clash: ["brick"], turn: 3 },
  "sugar-figure": { draw: sugarFigure, clash: ["gold", "sand"], turn: 4 },
  "tea-pot": { draw: teaPot, clash: ["brick"], turn: 4, size: 0.97 },
  cup: { draw: cup, clash: [], turn: 3 },
  noodles: { draw: noodles, clash: [], turn: 3 },
} satisfies Record<string, Motif>;

function candiedFruit({ c, chance, lay, glue }: Kit): string {
  const berry = (x: number, y: number) =>
    glue(disc(c.brickDeep, x, y + 3, 39) + disc(c.brick, x, y, 38)) +
    disc(c.coral, x - 6, y - 6, 26) +
    disc(c.brick, x - 2, y - 1, 25) +
    crescent(c.white, x - 14, y - 14, 26, -42, 0.3) +
    disc(c.white, x + 14, y - 20, 3.6);
  const skewer = (x: number, angle: number, kinds: number) =>
    turned(
      angle,
      x,
      380,
      box(c.woodDeep, x - 5, 20, 10, 366, 4) +
        box(c.woodPale, x - 5, 20, 6, 366, 3) +
        times(5, (i) =>
          kinds && i === 2
            ? glue(disc(c.jade, x, 64 + i * 60, 34)) +
              disc(c.jadeMid, x - 4, 60 + i * 60, 26) +
              crescent(c.white, x - 12, 52 + i * 60, 22, -42, 0.3)
            : berry(x, 64 + i * 60),
        ),
    );
  const drops = faded(
    0.8,
    disc(c.gold, 66, 120, 8) + disc(c.gold, 338, 96, 9) + disc(c.goldPale, 344, 250, 6) + disc(c.goldPale, 58, 258, 6),
  );
  const green = chance() < 0.5 ? 1 : 0;
  return glue(drops) + lay(skewer(178, -15, green)) + lay(skewer(222, 15, 0));
}

function riceCake({ c, chance, lay, glue }: Kit): string {
  const leafPlate =
    cut("#1d4a40", "M22 276C70 216 330 216 378 276C330 356 70 356 22 276Z") +
    cut(c.jadeMid, "M34 272C80 222 320 222 366 272C320 340 80 340 34 272Z") +
    strip(
      c.jadePale,
      3,
      "M38 274H362M100 274L130 246M100 274L130 304M160 274L190 236M160 274L190 316M230 274L260 240M230 274L260 312M300 274L324 254M300 274L324 296",
    );
  const cake = (x: number, y: number, s: number) =>
    moved(
      x,
      y,
      s,
      lay(
        cut(c.brickDeep, "M-92 12C-92 -40 -50 -66 0 -66C50 -66 92 -40 92 12C92 50 50 62 0 62C-50 62 -92 50 -92 12Z") +
          cut(c.brick, "M-90 4C-90 -42 -50 -64 0 -64C50 -64 90 -42 90 4C90 38 50 50 0 50C-50 50 -90 38 -90 4Z"),
      ),
      glue(cut(c.coral, "M-66 0C-66 -32 -38 -50 0 -50C38 -50 66 -32 66 0C66 26 38 36 0 36C-38 36 -66 26 -66 0Z")),
      strip(
        c.brickDeep,
        4,
        "M-24 -20L0 -36L24 -20V6L0 22L-24 6ZM-24 -20L-52 -18M24 -20L52 -18M-24 6L-52 12M24 6L52 12M0 -36V-48M0 22V34",
      ),
      crescent(c.rose, -52, -34, 40, -34, 0.16),
    );
  const small = oneOf(chance, [0.72, 0.66]);
  return (
    lay(leafPlate) +
    cake(116, 212, small) +
    cake(284, 212, small) +
    cake(200, 158, small) +
    cake(200, 262, 0.9) +
    glue(around(3, (_, i) => blossom(c.paper, c.gold, 64 + i * 22, 306 + (i % 2) * 14, 11)))
  );
}

/** A horse blown and pulled from amber sugar, on its stick. */
function sugarFigure({ c, lay, glue }: Kit): string {
  const stick = box(c.woodDeep, 194, 236, 12, 150, 5) + box(c.woodPale, 194, 236, 7, 150, 4);
  const amber = "#c97b22",
    light = "#e8a33d",
    pale = "#f9d488";
  const legs = cut(
    amber,
    "M118 224L96 318H118L150 244ZM160 236L150 322H172L190 246ZM252 232L268 286L248 312L264 322L294 284L280 222ZM226 240L232 322H254L258 236Z",
  );
  const body = cut(
    light,
    "M106 190C116 156 170 158 206 168C226 130 240 96 262 74L262 50L280 68C304 76 322 104 338 134C340 148 326 156 314 150L288 134C284 160 296 190 288 218C276 258 224 254 190 250C150 258 104 256 102 216C70 222 54 200 58 168C70 180 84 190 106 190Z",
  );
  const mane = cut(
    amber,
    "M262 70C236 76 214 108 206 150C216 140 222 140 230 146C228 128 236 126 246 124C240 106 252 98 264 96Z",
  );
  const shine =
    crescent(pale, 150, 184, 70, -6, 0.16) +
    crescent(pale, 262, 200, 44, 62, 0.16) +
    crescent(pale, 290, 96, 34, 48, 0.16) +
    disc(c.woodDeep, 286, 96, 6) +
    disc(pale, 288, 94, 2);
  const swirl =
    strip(amber, 6, "M206 216c0 -22 34 -22 32 2c-2 16 -24 14 -22 0") + strip(amber, 5, "M128 212c4 -14 22 -14 24 0");
  const saddle =
    cut(c.brick, "M160 164C176 160 196 162 208 168C206 196 190 206 178 206C164 204 158 186 160 164Z") +
    strip(c.goldPale, 4, "M166 176Q184 184 202 178");
  return lay(stick) + lay(legs) + lay(body) + glue(mane) + swirl + glue(saddle) + shine;
}

function teaPot({ c, chance, lay, glue }: Kit): string {
  const steam = faded(0.8, strip(c.paper, 8, "M168 74C148 54 184 40 166 16M214 66C234 46 200 32 218 10"));
  const handle = `<g fill="none"><path d="M286 176C356 150 372 262 276 274" stroke="${c.clayDeep}" stroke-width="24"/><path d="M286 172C350 150 362 256 276 268" stroke="${c.clay}" stroke-width="13"/></g>`;
  const spout =
    cut(c.clayDeep, "M128 262C84 262 62 222 46 168L28 162L34 150L72 152C78 186 96 200 126 200Z") +
    cut(c.clay, "M128 252C94 250 72 214 56 164L46 158L70 158C78 190 98 206 128 206Z");
  const body =
    cut(
      c.clayDeep,
      "M106 224C106 166 148 138 200 138C252 138 294 166 294 224C294 284 256 318 200 318C144 318 106 284 106 224Z",
    ) +
    cut(
      c.clay,
      "M106 216C106 162 148 138 200 138C252 138 294 162 294 216C294 270 256 302 200 302C144 302 106 270 106 216Z",
    );
  const lid =
    cut(c.clayDeep, "M136 150C140 112 260 112 264 150Q200 170 136 150Z") +
    cut("#c87a50", "M140 144C146 114 254 114 260 144Q200 162 140 144Z") +
    disc(c.clayDeep, 200, 108, 18) +
    disc("#c87a50", 200, 104, 16);
  const shine = crescent("#d99670", 146, 190, 66, -52, 0.18);
  const sign = oneOf(chance, [
    leaf(c.goldPale, 198, 272, 60, 11, 232) +
      leaf(c.goldPale, 202, 268, 62, 11, 270) +
      leaf(c.goldPale, 204, 272, 60, 11, 308) +
      strip(c.goldPale, 4, "M201 262V288"),
    blossom(c.goldPale, c.brick, 200, 236, 38),
  ]);
  const foot = cut(c.clayDeep, "M150 312H250L258 326H142Z");
  const cupOf =
    cut("#e9dcc0", "M54 314H144C144 350 128 368 112 368H86C70 368 54 350 54 314Z") +
    cut(c.paper, "M54 314H136C136 344 120 360 106 360H86C70 360 54 346 54 314Z") +
    oval(c.gold, 99, 315, 45, 10) +
    oval(c.goldDeep, 99, 317, 38, 7);
  return steam + lay(handle, spout) + lay(body) + shine + glue(lid) + glue(sign, foot) + lay(cupOf);
}

/** A lidded bowl of tea on its saucer. */
function cup({ c, lay, glue }: Kit): string {
  const steam = faded(
    0.85,
    strip(c.paper, 9, "M160 108C136 82 182 62 160 30M206 100C230 76 186 54 208 22M250 108C272 86 232 68 252 40"),
  );
  const saucer =
    cut(c.aDeep, "M44 320C70 364 330 364 356 320Z") + oval(c.a, 200, 318, 156, 26) + oval(c.aPale, 200, 316, 104, 15);
  const foot = box(c.straw, 156, 288, 88, 30, 6);
  const bowl =
    cut(c.straw, "M78 150C80 246 128 304 200 304C272 304 320 246 322 150Z") +
    cut(c.paper, "M78 150C80 240 126 292 192 294C256 290 302 236 306 150Z");
  const tea =
    oval(c.cream, 200, 150, 122, 34) +
    oval(c.white, 200, 148, 122, 32) +
    oval(c.goldDeep, 200, 153, 106, 25) +
    oval(c.gold, 200, 157, 94, 19) +
    leaf(c.jade, 176, 158, 42, 8, -14) +
    leaf(c.jadeMid, 214, 160, 32, 7, 20);
  const band = cut(c.b, "M84 196C88 214 92 226 98 238Q200 282 302 238C308 226 312 214 316 196Q200 240 84 196Z");
  const flowers = times(4, (i) =>
    blossom(c.paper, c.gold, 128 + i * 48, 233 + Math.sin(((i + 0.4) / 3.8) * Math.PI) * 16, 15),
  );
  return steam + lay(saucer) + glue(foot) + lay(bowl) + glue(band) + flowers + glue(tea);
}

function noodles({ c, chance, lay, glue }: Kit): string {
  const bowl =
    cut(c.aDeep, "M46 190C52 290 118 348 200 348C282 348 348 290 354 190Z") +
    cut(c.a, "M46 190C52 280 116 336 194 336C266 334 326 280 338 190Z") +
    cut(c.aDeep, "M148 340H252L244 366H156Z");
  const rim = oval(c.aDeep, 200, 190, 154, 46) + oval(c.paper, 200, 187, 154, 44) + oval("#c98a3a", 200, 190, 138, 36);
  const heap =
    times(6, (i) =>
      strip(
        i % 2 ? c.goldPale : "#f7e2ab",
        8,
        d`M${88 + i * 9} ${196 - i * 3}C${110 + i * 14} ${150 - i * 4} ${190 + i * 14} ${156 - i * 3} ${220 + i * 14} ${206 - i * 4}`,
      ),
    ) +
    times(4, (i) =>
      strip(
        i % 2 ? c.goldPale : "#f7e2ab",
        8,
        d`M${130 + i * 12} ${212 - i * 4}C${150 + i * 12} ${176} ${210 + i * 14} ${176} ${240 + i * 16} ${212 - i * 6}`,
      ),
    );
  const egg = oval(c.white, 272, 184, 36, 24, -8) + oval(c.gold, 274, 184, 18, 13, -8);
  const greens = leaf(c.jade, 116, 190, 62, 12, -28) + leaf(c.jadeMid, 110, 200, 58, 11, -4);
  const prawn =
    strip(c.coral, 18, "M160 176C170 150 210 146 222 170") +
    strip(c.rose, 3, "M172 158L180 172M190 152L192 166M208 156L204 170") +
    cut(c.brick, "M222 168L242 158L238 180Z");
  const sticks = turned(
    16,
    250,
    120,
    box(c.brickDeep, 250, 16, 9, 166, 4) +
      box(c.brick, 270, 14, 9, 168, 4) +
      box(c.gold, 250, 28, 9, 10) +
      box(c.gold, 270, 26, 9, 10),
  );
  const lifted = times(5, (i) =>
    strip(
      i % 2 ? c.goldPale : "#f7e2ab",
      7,
      d`M${236 + i * 6} ${106 + i * 2}C${226 + i * 5} 140 ${244 + i * 5} 160 ${226 + i * 7} 196`,
    ),
  );
  const wave = oneOf(chance, [
    times(6, (i) => ring(c.aPale, 4, 104 + i * 38, 272 - Math.abs(i - 2.5) * 8, 13)),
    times(7, (i) => strip(c.aPale, 4.5, d`M${88 + i * 32} ${270 - Math.abs(i - 3) * 8}l16 -16l16 16`)),
  ]);
  const steam = faded(0.8, strip(c.paper, 8, "M104 134C84 108 124 92 104 60M156 116C138 92 172 76 156 46"));
  return steam + lay(bowl) + wave + glue(rim) + heap + glue(greens, egg, prawn) + glue(lifted) + lay(sticks);
}
