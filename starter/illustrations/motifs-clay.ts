/** Clay and glass. */
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
  leaf,
  oneOf,
  oval,
  ring,
  strip,
  times,
  turned,
} from "./paper.ts";

export const clayMotifs = {
  vase: { draw: vase, clash: ["sand"], turn: 3, size: 0.96 },
  bowl: { draw: bowl, clash: [], turn: 4 },
  kiln: { draw: kiln, clash: ["brick"], turn: 0, size: 0.94 },
  glass: { draw: glass, clash: ["sky"], turn: 2 },
  wheel: { draw: wheel, clash: [], turn: 1 },
} satisfies Record<string, Motif>;

function vase({ c, chance, lay, glue }: Kit): string {
  const [blue, pale] = oneOf(chance, [
    [c.indigoMid, c.indigoPale],
    [c.indigo, c.indigoPale],
    [c.jade, c.jadePale],
    [c.brick, c.rose],
  ]);
  const twig =
    strip(c.woodDeep, 7, "M206 96C208 60 236 60 262 26M214 66C196 48 176 46 150 24M176 40L166 56") +
    [
      [262, 26, 21],
      [240, 50, 16],
      [150, 24, 20],
      [172, 50, 14],
      [196, 54, 15],
      [284, 50, 12],
    ]
      .map(([x = 0, y = 0, r = 9]) => blossom(c.coral, c.goldPale, x, y, r))
      .join("");
  const outline =
    "M168 92H232C230 128 292 152 300 218C306 282 268 336 244 360H156C132 336 94 282 100 218C108 152 170 128 168 92Z";
  const body =
    cut(c.straw, outline) +
    cut(
      c.paper,
      "M168 92H232C230 128 284 152 290 218C296 280 256 330 232 352H160C132 330 96 282 102 218C110 152 170 128 168 92Z",
    );
  const neck =
    cut(blue, "M168 104Q200 116 232 104L234 120Q200 132 166 120Z") +
    oval(c.straw, 200, 92, 38, 10) +
    oval(blue, 200, 92, 28, 6);
  const band = cut(blue, "M101 208Q200 250 299 208Q306 250 290 286Q200 324 110 286Q94 250 101 208Z");
  const flowers =
    [
      [146, 254, 20],
      [200, 266, 24],
      [254, 254, 20],
    ]
      .map(([x = 0, y = 0, r = 9]) => blossom(c.paper, pale, x, y, r, 6))
      .join("") +
    [
      [172, 280],
      [228, 280],
      [120, 234],
      [280, 234],
    ]
      .map(([x = 0, y = 0], i) => crescent(pale, x, y, 24, i % 2 ? -20 : 20, 0.2))
      .join("");
  const lines =
    strip(blue, 4, "M124 176Q200 210 276 176M134 314Q200 342 266 314") +
    times(9, (i) => cut(blue, d`M${144 + i * 14} ${162 + Math.sin((i / 8) * Math.PI) * 14}l7 -14l7 14Z`)) +
    cut(blue, "M150 342Q200 362 250 342L244 360H156Z");
  return glue(twig) + lay(body) + lines + glue(band) + flowers + glue(neck);
}

function bowl({ c, chance, lay, glue }: Kit): string {
  const foot = cut(c.straw, "M146 300H254L264 336H136Z") + cut(c.bDeep, "M142 316H258L261 326H139Z");
  const outer =
    cut(c.aDeep, "M36 148C40 250 112 316 200 316C288 316 360 250 364 148Z") +
    cut(c.a, "M36 148C40 242 110 304 192 306C276 302 338 240 346 148Z");
  const inside =
    oval(c.straw, 200, 148, 164, 52) +
    oval(c.paper, 200, 146, 164, 50) +
    oval(c.cream, 200, 152, 146, 41) +
    oval(c.aPale, 200, 162, 96, 24) +
    blossom(c.paper, c.gold, 200, 162, 20, 6);
  const waves = times(
    6,
    (i) =>
      ring(c.aPale, 4, 80 + i * 48, 236 - Math.abs(i - 2.5) * 11, 21) +
      ring(c.aPale, 3.5, 80 + i * 48, 236 - Math.abs(i - 2.5) * 11, 11),
  );
  const petals = times(7, (i) =>
    turned(
      (3 - i) * 13,
      200,
      60,
      cut(c.paper, "M200 300C178 280 180 244 200 222C220 244 222 280 200 300Z") +
        cut(c.a, "M200 290C188 276 189 254 200 240C211 254 212 276 200 290Z"),
    ),
  );
  const edge = `<g fill="none" stroke="${c.gold}" stroke-width="5"><ellipse cx="200" cy="146" rx="163" ry="50"/></g>`;
  const beads = times(9, (i) => disc(c.goldPale, 62 + i * 34.5, 190 + Math.sin((i / 8) * Math.PI) * 20, 4.5));
  return lay(foot) + lay(outer) + glue(oneOf(chance, [waves, petals])) + beads + lay(inside) + edge;
}

/** A bottle kiln of brick, its fire door open. */
function kiln({ c, chance, lay, glue }: Kit): string {
  const smoke = times(4, (i) => disc(i % 2 ? c.cream : c.paper, 214 + i * 26 + chance() * 8, 52 - i * 9, 17 + i * 5));
  const bodyPath = "M168 84H232C234 150 330 190 330 300V350H70V300C70 190 166 150 168 84Z";
  const body =
    cut(c.brickDeep, bodyPath) +
    cut("#b5563c", "M168 84H222C224 154 312 196 312 300V350H70V300C70 190 166 150 168 84Z");
  const rows = [118, 148, 178, 208, 238, 268, 298, 328];
  const bricks = faded(
    0.5,
    rows
      .map((y, r) => {
        const half = Math.min(118, 34 + r * 15 + (r > 5 ? -6 : 0));
        return times(Math.floor(half / 17), (i) =>
          box(r % 2 ? c.brickDeep : c.rose, 200 - half + i * 34 + (r % 2) * 12, y, 22, 6, 2),
        );
      })
      .join(""),
  );
  const bands =
    box(c.inkSoft, 160, 74, 80, 16, 4) + strip(c.inkSoft, 7, "M130 186Q200 210 270 186M86 258Q200 290 314 258");
  const door =
    cut(c.ink, "M146 350V302C146 250 254 250 254 302V350Z") +
    cut(c.coral, "M158 350V304C158 266 242 266 242 304V350Z") +
    cut(
      c.gold,
      "M168 350C160 318 184 316 186 288C204 300 202 314 212 310C218 300 214 296 216 288C238 306 240 330 230 350Z",
    ) +
    cut(c.goldPale, "M186 350C180 332 196 326 198 308C212 322 218 336 212 350Z");
  const arch = `<path d="M142 350V300C142 242 258 242 258 300V350" fill="none" stroke="${c.rose}" stroke-width="9" stroke-dasharray="14 4"/>`;
  const ground =
    cut(c.inkSoft, "M24 346H376V366H24Z") +
    times(6, (i) =>
      disc(i % 2 ? c.wood : c.woodPale, 38 + (i % 3) * 22 + Math.floor(i / 3) * 11, 340 - Math.floor(i / 3) * 18, 11),
    ) +
    cut(c.jade, "M330 346C326 322 320 318 326 310H354C360 318 354 322 350 346Z") +
    cut(c.paper, "M338 310h6v-8h-6Z");
  return faded(0.85, glue(smoke)) + lay(body) + bricks + glue(bands) + glue(door) + arch + lay(ground);
}

/** Blown glass: sheets of tinted tissue over one another. */
function glass({ c, chance, lay }: Kit): string {
  const [one, two] = oneOf(chance, [
    ["#2f86a3", "#e2803e"],
    ["#3a9a82", "#b8558a"],
    ["#8a5bb0", "#e0a63a"],
  ]);
  const stand = oval(c.woodDeep, 200, 358, 120, 15) + oval(c.wood, 200, 354, 120, 13);
  const tall =
    "M132 46H164C160 116 150 144 184 190C226 246 214 352 148 352C82 352 70 246 112 190C146 144 136 116 132 46Z";
  const low =
    "M218 178H318C318 232 336 254 330 296C324 336 300 352 268 352C236 352 212 336 206 296C200 254 218 232 218 178Z";
  const sheen =
    cut(c.white, "M112 226C96 256 96 300 110 326C112 290 110 258 124 216Z", 'opacity=".75"') +
    cut(c.white, "M226 262C220 288 224 310 236 328C236 302 234 284 238 256Z", 'opacity=".75"') +
    strip(c.white, 6, "M143 58V112", 'opacity=".7"');
  const water = cut(
    two,
    "M82 272C104 262 126 284 150 274C174 264 196 280 213 272C212 318 192 352 148 352C104 352 84 318 82 272Z",
    'opacity=".8"',
  );
  const swirl =
    strip(c.white, 7, "M214 286C240 262 262 314 292 286S326 276 331 284", 'opacity=".7"') +
    strip(one, 7, "M210 312C240 290 262 338 292 312S322 304 326 308", 'opacity=".8"');
  const bubbles = [
    [130, 304, 6],
    [156, 290, 4],
    [170, 318, 7],
    [140, 330, 4],
  ]
    .map(([x = 0, y = 0, r = 4]) => disc(c.white, x, y, r, 'opacity=".8"'))
    .join("");
  const flower =
    strip(c.jade, 6, "M268 344C262 280 282 210 274 120") +
    leaf(c.jade, 272, 216, 62, 13, -52) +
    leaf(c.jadeMid, 270, 246, 56, 12, 222) +
    around(8, (a) => leaf(c.coral, 274, 104, 44, 15, (a * 180) / Math.PI)) +
    disc(c.gold, 274, 104, 13);
  return (
    lay(stand) +
    lay(flower) +
    lay(cut(one, tall, 'opacity=".72"')) +
    water +
    bubbles +
    lay(cut(two, low, 'opacity=".62"')) +
    swirl +
    sheen +
    `<g fill="none" stroke="${c.white}" stroke-width="5"><ellipse cx="148" cy="46" rx="17" ry="5"/><ellipse cx="268" cy="178" rx="50" ry="10"/></g>`
  );
}

/** A potter's wheel with the pot just rising between two hands. */
function wheel({ c, lay, glue }: Kit): string {
  const legs =
    cut(c.woodDeep, "M96 300L76 376H98L124 300ZM304 300L324 376H302L276 300Z") + box(c.wood, 84, 344, 232, 14, 5);
  const post = box(c.inkSoft, 186, 296, 28, 66) + oval(c.inkSoft, 200, 362, 60, 12);
  const disk =
    oval(c.ink, 200, 296, 160, 40) +
    oval(c.inkSoft, 200, 286, 160, 40) +
    oval("#7a665a", 200, 284, 146, 33) +
    `<g fill="none" stroke="${c.inkSoft}" stroke-width="3"><ellipse cx="200" cy="284" rx="118" ry="25"/><ellipse cx="200" cy="284" rx="90" ry="18"/></g>`;
  const pot =
    cut(
      c.clayDeep,
      "M148 280C112 244 112 188 158 158C166 146 160 128 154 116H246C240 128 234 146 242 158C288 188 288 244 252 280Q200 298 148 280Z",
    ) +
    cut(
      c.clay,
      "M148 276C116 242 116 190 160 160C168 146 162 128 156 116H236C230 130 226 146 234 158C276 190 276 244 238 278Q200 290 148 276Z",
    );
  const lines = faded(
    0.6,
    strip(
      "#d99670",
      4,
      "M128 208Q200 230 268 208M128 236Q200 258 268 236M144 180Q200 198 254 180M138 262Q200 282 258 262",
    ),
  );
  const mouth =
    oval(c.clayDeep, 200, 116, 48, 14) +
    oval("#5d2d17", 200, 118, 38, 9) +
    `<ellipse cx="200" cy="115" rx="46" ry="13" fill="none" stroke="#d99670" stroke-width="4"/>`;
  const hands = folded(
    cut(c.bDeep, "M10 176L52 150L78 196L34 228Z") +
      cut(
        c.skinDeep,
        "M54 158C84 148 116 160 138 180C148 190 140 202 128 198C142 208 138 222 124 218C134 228 124 238 112 232C114 244 100 246 90 238L62 212Z",
      ) +
      cut(
        c.skin,
        "M54 158C84 148 116 158 136 178C144 188 138 196 126 190L108 182C122 190 138 200 134 210C130 216 122 214 110 206C124 216 126 224 122 228C114 232 104 226 96 218L66 206Z",
      ) +
      cut(c.skin, "M98 160C112 136 130 130 140 136C146 144 132 152 124 170Z"),
  );
  const spin = strip(c.goldPale, 5, "M44 326C64 340 92 348 118 350M356 326C336 340 308 348 282 350");
  return lay(legs) + glue(post) + lay(disk) + lay(pot) + lines + glue(mouth) + lay(hands) + spin;
}
