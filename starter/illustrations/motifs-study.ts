/** The scholar's table: brush, seal, book, letter, and the scissors beside them. */
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
  oneOf,
  oval,
  ring,
  scallop,
  strip,
  times,
  turned,
} from "./paper.ts";

export const studyMotifs = {
  "brush-ink": { draw: brushInk, clash: [], turn: 4 },
  seal: { draw: seal, clash: ["brick"], turn: 4, flips: false },
  book: { draw: book, clash: ["indigo", "night"], turn: 5, flips: false },
  "scissors-paper": { draw: scissorsPaper, clash: ["brick"], turn: 5 },
  letter: { draw: letter, clash: ["sand"], turn: 5, flips: false },
} satisfies Record<string, Motif>;

function brushInk({ c, chance, lay, glue }: Kit): string {
  const sheet = turned(-7, 170, 190, cut(c.paper, "M44 66H268V330H44Z") + strip(c.rose, 3, "M60 82H252V314H60Z"));
  const strokes = turned(
    -7,
    170,
    190,
    oneOf(chance, [
      leaf(c.ink, 150, 190, 96, 13, -52) +
        leaf(c.ink, 148, 196, 92, 12, -18) +
        leaf(c.ink, 144, 192, 78, 11, -98) +
        leaf(c.inkSoft, 142, 198, 70, 10, 214) +
        leaf(c.inkSoft, 146, 202, 60, 10, 156) +
        strip(c.ink, 6, "M146 194C140 232 148 262 138 304") +
        leaf(c.ink, 142, 262, 66, 10, -34),
      cut(c.ink, "M76 288C96 236 116 230 130 262C146 184 176 168 196 240C208 214 226 212 240 288Z") +
        disc(c.brick, 206, 132, 22) +
        strip(c.inkSoft, 5, "M84 304H232M108 130l12 8l12 -8M140 112l10 7l10 -7"),
    ]),
  );
  const stamp = turned(
    -7,
    170,
    190,
    box(c.brick, 76, 276, 30, 30, 3) + strip(c.paper, 3, "M83 285H99M91 281V302M83 298H99"),
  );
  const stone =
    cut(
      c.ink,
      "M214 276C214 264 222 258 234 258H348C360 258 368 266 368 278V336C368 350 358 356 346 356H236C222 356 214 348 214 336Z",
    ) +
    cut(
      c.inkSoft,
      "M226 280C226 272 230 268 238 268H344C352 268 356 272 356 280V334C356 342 350 344 344 344H238C230 344 226 340 226 334Z",
    ) +
    oval(c.ink, 278, 308, 42, 27) +
    oval("#15202c", 278, 311, 36, 20) +
    cut("#4d6479", "M256 304Q274 292 298 300Q276 300 256 304Z");
  const brush = turned(
    36,
    270,
    170,
    box(c.woodDeep, 262, 26, 19, 172, 7) +
      box(c.woodPale, 262, 26, 11, 172, 5) +
      box(c.brick, 260, 182, 23, 12, 3) +
      cut(c.cream, "M262 194H281L284 216C286 236 276 248 271 262C266 248 257 236 259 216Z") +
      cut(c.ink, "M258 222C262 232 280 232 285 222C284 240 276 250 271 266C266 250 258 240 258 222Z") +
      ring(c.brick, 3, 271, 16, 8),
  );
  return lay(sheet) + glue(strokes, stamp) + lay(stone) + lay(brush);
}

/** A stone seal with a lion on top, and its red print. */
function seal({ c, lay, glue }: Kit): string {
  const card = turned(-6, 280, 262, box(c.paper, 198, 176, 166, 174, 4));
  const print = turned(
    -6,
    280,
    262,
    box(c.brick, 216, 196, 130, 130, 9) +
      strip(
        c.paper,
        8,
        "M281 210V226M232 230H330M260 232C262 270 288 296 330 312M302 232C300 270 274 296 232 312M244 252H318",
      ),
  );
  const stone =
    cut(c.jade, "M62 190H186V332H62Z") +
    cut(c.jadeMid, "M62 190H166V332H62Z") +
    box(c.brick, 62, 318, 124, 16) +
    box(c.brickDeep, 62, 328, 124, 7) +
    strip(c.jadePale, 3, "M76 204V306H152V204Z");
  const lion =
    cut(
      c.jade,
      "M70 190C66 164 78 148 96 146C88 118 104 92 130 90C152 78 178 94 178 122C196 136 190 160 182 168L186 190Z",
    ) +
    cut(
      c.jadeMid,
      "M74 190C72 168 82 152 102 150C94 120 108 98 132 98C152 88 170 102 170 124C184 136 182 154 172 162L170 190Z",
    );
  const mane =
    around(7, (a) => disc(c.jadePale, 138 + 31 * Math.cos(a), 122 + 28 * Math.sin(a), 11)) +
    disc(c.jadeMid, 138, 124, 27) +
    disc(c.ink, 129, 118, 4.5) +
    disc(c.ink, 149, 118, 4.5) +
    cut(c.jade, "M130 130H148L139 140Z") +
    strip(c.ink, 3, "M126 144Q139 154 152 144") +
    crescent(c.jadePale, 100, 170, 28, -30) +
    disc(c.jade, 166, 182, 11);
  const paste =
    oval(c.indigo, 300, 120, 68, 25) +
    oval(c.paper, 300, 113, 68, 25) +
    oval(c.indigoMid, 300, 113, 60, 20) +
    oval(c.brickDeep, 300, 114, 50, 16) +
    oval(c.brick, 300, 111, 46, 13);
  return lay(card) + glue(print) + lay(paste) + lay(lion) + glue(mane) + lay(stone);
}

/** A thread-bound book lying on another one. */
function book({ c, lay, glue }: Kit): string {
  const under = turned(9, 200, 200, box(c.straw, 108, 66, 230, 292, 4) + box(c.brickDeep, 98, 58, 230, 292, 4));
  const pages = times(3, (i) => box(i % 2 ? c.straw : c.paper, 92 + (3 - i) * 4, 46 + (3 - i) * 4, 224, 294, 3));
  const cover = box(c.indigo, 88, 42, 224, 294, 3) + box(c.indigoMid, 92, 46, 212, 286, 3);
  const cloud = faded(
    0.35,
    strip(c.indigoPale, 4, "M196 256h70a12 12 0 1 1 12 12M166 290h80a12 12 0 1 0 12 -12M180 230h34"),
  );
  const binding = strip(
    c.paper,
    3.5,
    "M276 46V332M276 74H304M276 134H304M276 190H304M276 246H304M276 304H304M276 60L304 46M276 318L304 332",
  );
  const label =
    box(c.paper, 112, 66, 62, 172, 2) +
    strip(c.brick, 2.5, "M118 72H168V232H118Z") +
    strip(
      c.ink,
      4,
      "M152 80L134 88M128 98H158M143 84V118M143 126V132M129 144V136H157V144M134 150H151L143 160V172L136 169M129 161H157M143 184V190M128 194H158M135 195C137 208 145 216 156 221M151 195C149 208 141 216 130 221",
    );
  const ribbon = cut(c.brick, "M204 336V378L214 366L224 378V336Z");
  const stamp = box(c.brick, 128, 270, 34, 34, 3) + strip(c.paper, 3, "M136 280H154M145 276V298M136 294H154");
  return lay(under) + lay(ribbon, pages) + lay(cover) + cloud + binding + glue(label, stamp);
}

/** Window paper just cut, and the scissors. */
function scissorsPaper({ c, chance, lay, glue }: Kit): string {
  const n = oneOf(chance, [8, 6, 10]);
  const round = cut(c.brick, scallop(170, 170, 122, n * 3, 15));
  const hole = c.paper;
  const turns = (draw: string, from = 0) => around(n, (_, i) => turned(from + (i * 360) / n, 170, 170, draw));
  const slits =
    turns(cut(hole, "M170 66C182 84 182 98 170 112C158 98 158 84 170 66Z")) +
    turns(crescent(hole, 170, 92, 34, 0, 0.26), 180 / n) +
    turns(disc(hole, 170, 116, 4.5), 180 / n) +
    turns(cut(hole, "M170 122C180 134 178 146 170 152C162 146 160 134 170 122Z"), 180 / n) +
    disc(hole, 170, 170, 13) +
    turns(disc(hole, 170, 62, 3.5), 180 / n) +
    blossom(c.brick, hole, 170, 170, 12);
  const backing = cut(c.paper, scallop(170, 170, 138, 40, 5));
  const blade = (angle: number) =>
    turned(
      angle,
      262,
      262,
      cut(c.inkSoft, "M254 262L176 190C170 182 176 172 186 178L272 250Z") +
        cut("#b9c2c6", "M258 256L182 184L186 180L268 246Z"),
    );
  const handle = (angle: number) =>
    turned(
      angle,
      262,
      262,
      strip(c.ink, 15, "M262 262L292 288") +
        `<ellipse cx="322" cy="312" rx="42" ry="28" transform="rotate(42 322 312)" fill="none" stroke="${c.ink}" stroke-width="15"/>`,
    );
  const tied = times(5, (i) => strip(c.coral, 4, d`M${300 + i * 6} ${276 + i * 7}l14 -8`));
  const scraps =
    cut(c.coral, "M60 332C80 318 96 330 92 346C78 340 70 344 60 332Z") +
    cut(c.brick, "M128 346l24 -14l4 22Z") +
    cut(c.coral, "M316 72C336 66 346 80 338 94C330 84 322 86 316 72Z");
  return (
    glue(scraps) +
    lay(backing) +
    glue(round) +
    slits +
    lay(handle(-14), handle(22)) +
    lay(blade(20), blade(-10)) +
    glue(disc(c.gold, 262, 262, 9), tied)
  );
}

function letter({ c, chance, lay, glue }: Kit): string {
  const note =
    cut(c.white, "M84 62H316V262H84Z") +
    faded(0.6, strip(c.inkSoft, 5, "M110 96H290M110 122H262M110 148H284")) +
    oneOf(chance, [
      blossom(c.coral, c.gold, 270, 190, 24),
      cut(
        c.coral,
        "M270 210C236 188 246 164 262 166C268 168 270 174 270 174C270 174 272 168 278 166C294 164 304 188 270 210Z",
      ),
    ]);
  const back = cut(c.straw, "M44 158L200 56L356 158V342H44Z");
  const front =
    cut(c.cream, "M44 158L200 268L356 158V334C356 342 350 346 342 346H58C50 346 44 342 44 334Z") +
    cut(c.paper, "M44 344L176 232Q200 218 224 232L356 344Q350 348 342 348H58Q50 348 44 344Z");
  const wax =
    cut(c.brickDeep, scallop(200, 256, 33, 9, 8)) +
    cut(c.brick, scallop(200, 253, 32, 9, 8)) +
    ring(c.rose, 3, 200, 253, 23) +
    blossom(c.rose, c.brick, 200, 253, 16);
  const stripes = times(9, (i) => cut(i % 2 ? c.indigoMid : c.brick, d`M${58 + i * 33} 346l10 -12h14l-10 12Z`));
  return lay(back) + lay(note) + lay(front) + stripes + glue(wax);
}
