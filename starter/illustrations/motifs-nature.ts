/** Trees, birds, fish and the moon. */
import { water } from "./motifs-water.ts";
import type { Motif } from "./motifs.ts";
import {
  blossom,
  box,
  cloudShape,
  crescent,
  cut,
  d,
  disc,
  faded,
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

export const natureMotifs = {
  banyan: { draw: banyan, clash: ["jade"], turn: 0 },
  egret: { draw: egret, clash: ["sand"], turn: 2, size: 0.95 },
  leaf: { draw: leaves, clash: ["jade", "brick"], turn: 10, size: 0.96 },
  fish: { draw: fish, clash: [], turn: 6 },
  moon: { draw: moon, clash: ["sand", "gold"], turn: 4 },
} satisfies Record<string, Motif>;

function banyan({ c, chance, lay, glue }: Kit): string {
  const trunk =
    cut(
      c.woodDeep,
      "M166 366C178 320 150 270 160 210L120 150L140 140L176 186C180 160 178 130 174 108H204C202 140 206 160 212 180L250 132L270 144L236 206C250 262 226 320 244 366C262 356 284 362 292 372H108C120 360 144 356 166 366Z",
    ) + strip(c.wood, 6, "M182 350C192 300 176 260 184 206M212 352C216 310 212 270 218 214M198 356V230");
  const roots = times(9, (i) =>
    strip(
      c.wood,
      3.5,
      d`M${74 + i * 31} 200C${70 + i * 31} ${240} ${80 + i * 31} ${256} ${76 + i * 31} ${274 + ((i * 37) % 50)}`,
    ),
  );
  const crown = (x: number, y: number, r: number, fill: string) => cut(fill, scallop(x, y, r, Math.round(r / 5), 9));
  const back = crown(96, 168, 66, "#1c4a3f") + crown(304, 168, 66, "#1c4a3f") + crown(200, 106, 82, "#1c4a3f");
  const middle =
    crown(132, 128, 62, c.jade) +
    crown(268, 132, 62, c.jade) +
    crown(200, 92, 58, c.jade) +
    crown(66, 182, 36, c.jade) +
    crown(334, 182, 36, c.jade);
  const front =
    crown(168, 150, 38, c.jadeMid) +
    crown(240, 108, 38, c.jadeMid) +
    crown(108, 112, 30, c.jadeMid) +
    crown(298, 152, 30, c.jadeMid) +
    crown(182, 62, 26, c.jadeMid);
  const slits = times(14, (i) =>
    crescent(c.jadePale, 74 + ((i * 61) % 256), 66 + ((i * 43) % 112), 22, -20 + ((i * 29) % 40), 0.26),
  );
  const bench = box(c.straw, 74, 352, 252, 18, 6) + box(c.woodPale, 74, 352, 252, 7, 4);
  const ribbons = oneOf(chance, [
    times(4, (i) => box(c.coral, 122 + i * 48, 210, 5, 34, 2) + box(c.brick, 116 + i * 48, 238, 17, 22, 2)),
    strip(c.brick, 12, "M158 260Q200 282 240 258"),
  ]);
  return lay(back, trunk) + glue(roots) + lay(middle) + glue(ribbons) + glue(front) + slits + glue(bench);
}

function egret(kit: Kit): string {
  const { c, chance, lay, glue } = kit;
  const sun = disc(c.coral, 270, 118, 74) + disc("#e68a6c", 270, 118, 58);
  const reeds = times(
    5,
    (i) =>
      strip(
        c.jade,
        6,
        d`M${52 + i * 15} 330C${46 + i * 14} ${250 - i * 9} ${60 + i * 12} ${210} ${38 + i * 22} ${150 + (i % 3) * 30}`,
      ) +
      turned(
        -12 + i * 10,
        38 + i * 22,
        150 + (i % 3) * 30,
        box(c.woodDeep, 32 + i * 22, 118 + (i % 3) * 30, 12, 44, 6),
      ),
  );
  const legs =
    strip(c.ink, 6, "M214 270L208 372M246 268L252 306L232 330L240 372") + strip(c.ink, 5, "M208 372H186M240 372H262");
  const body =
    cut(
      c.straw,
      "M150 198C176 176 220 178 256 206C300 214 344 254 372 296C330 292 290 296 262 288C216 300 166 280 156 240Z",
    ) +
    cut(
      c.white,
      "M150 196C178 172 220 174 252 204C296 212 338 248 364 286C326 280 290 286 262 276C218 288 168 266 158 234Z",
    );
  const neck = cut(
    c.white,
    "M152 214C170 176 214 164 200 124C192 104 168 112 160 104C154 84 174 64 198 70C238 80 244 128 224 160C212 182 206 200 208 226Z",
  );
  const beak =
    cut(c.gold, "M170 80L92 104L94 108L168 104Z") + disc(c.ink, 182, 90, 5) + strip(c.goldDeep, 2.5, "M98 106L166 96");
  const plume = strip(c.white, 5, "M216 84C244 96 256 116 260 138M212 78C244 82 262 98 270 116");
  const wing =
    cut(c.cream, "M204 208C240 204 280 226 320 268C280 266 236 258 212 238Z") +
    strip(c.straw, 3, "M228 222C256 230 280 244 300 260M222 232C244 242 264 250 284 258");
  const lotus =
    chance() < 0.5
      ? cut(c.jade, "M278 338C282 322 350 318 366 336C350 352 296 352 278 338Z") +
        leaf(c.rose, 322, 326, 40, 11, -90) +
        leaf(c.coral, 320, 328, 36, 10, -125) +
        leaf(c.coral, 324, 328, 36, 10, -55)
      : "";
  return (
    glue(sun) +
    glue(reeds) +
    glue(legs) +
    lay(body) +
    lay(neck) +
    glue(plume, beak, wing) +
    glue(lotus) +
    water(kit, 344 - 20)
  );
}

/** A spray of camphor leaves with berries. */
function leaves({ c, chance, lay, glue }: Kit): string {
  const autumn = chance() < 0.4;
  const [one, two, vein] = autumn ? [c.coral, c.brick, c.goldPale] : [c.jadeMid, c.jade, c.jadePale];
  const blade = (x: number, y: number, length: number, angle: number, fill: string) =>
    turned(
      angle,
      x,
      y,
      cut(
        fill,
        d`M${x} ${y}C${x + length * 0.18} ${y - length * 0.3} ${x + length * 0.62} ${y - length * 0.28} ${x + length} ${y}C${x + length * 0.62} ${y + length * 0.28} ${x + length * 0.18} ${y + length * 0.3} ${x} ${y}Z`,
      ) +
        strip(
          vein,
          3.5,
          d`M${x + 8} ${y}H${x + length * 0.86}` +
            times(
              4,
              (i) =>
                d`M${x + length * (0.2 + i * 0.15)} ${y}l${length * 0.11} ${-length * (0.13 - i * 0.015)}M${x + length * (0.2 + i * 0.15)} ${y}l${length * 0.11} ${length * (0.13 - i * 0.015)}`,
            ),
        ),
    );
  const stem = strip(c.woodDeep, 9, "M92 352C150 290 200 220 254 92");
  const pairs =
    lay(blade(146, 290, 132, -172, two)) +
    lay(blade(150, 284, 150, 4, one)) +
    lay(blade(196, 218, 146, -164, one)) +
    lay(blade(198, 212, 154, -6, two)) +
    lay(blade(232, 148, 128, -158, two)) +
    lay(blade(234, 142, 124, -16, one)) +
    lay(blade(250, 98, 92, -76, one));
  const berries = times(
    4,
    (i) =>
      disc(autumn ? c.ink : c.brick, 128 + i * 13 + (i % 2) * 10, 322 - (i % 2) * 18, 11) +
      disc(c.goldPale, 125 + i * 13 + (i % 2) * 10, 318 - (i % 2) * 18, 3),
  );
  return glue(stem) + pairs + glue(berries);
}

function fish({ c, chance, lay, glue }: Kit): string {
  const [main, deep] = oneOf(chance, [
    [c.coral, c.brick],
    [c.gold, c.goldDeep],
    [c.brick, c.brickDeep],
  ]);
  const tail =
    cut(
      deep,
      "M268 214C304 170 344 150 380 156C362 182 360 200 372 220C350 222 342 240 352 268C318 270 288 252 266 232Z",
    ) +
    strip(
      c.goldPale,
      3.5,
      "M290 214C316 192 338 180 358 174M292 228C314 236 328 246 336 256M294 221C320 214 340 212 356 212",
    );
  const fins =
    cut(
      deep,
      "M120 140C150 88 216 82 252 112C240 122 236 138 240 158ZM136 262C140 302 166 320 192 318C188 300 190 284 198 270ZM212 260C224 288 244 298 262 294C256 280 254 268 254 254Z",
    ) + strip(c.goldPale, 3, "M148 138C164 116 186 106 206 104M176 136C192 120 212 114 230 114");
  const body =
    cut(deep, "M22 208C52 136 142 120 206 144C244 160 268 196 286 222C260 252 226 274 182 278C112 284 48 258 22 208Z") +
    cut(main, "M24 202C54 134 142 120 206 144C242 158 264 190 282 216C254 242 222 262 182 266C112 270 50 248 24 202Z") +
    cut(c.paper, "M40 226C90 254 150 262 196 256C150 284 74 272 40 226Z");
  const scales = times(4, (r) =>
    times(5 - Math.floor(r / 2), (i) => crescent(c.goldPale, 134 + i * 30 + (r % 2) * 15, 170 + r * 24, 26, 86, 0.3)),
  );
  const head =
    cut(deep, "M112 146C134 180 132 226 108 258C100 230 100 176 112 146Z", 'opacity=".55"') +
    disc(c.white, 78, 190, 17) +
    disc(c.ink, 75, 191, 9) +
    disc(c.white, 79, 186, 3) +
    strip(c.brickDeep, 4, "M30 214Q42 220 52 214");
  const bubbles = ring(c.paper, 4, 44, 118, 13) + ring(c.paper, 3.5, 74, 84, 8) + ring(c.paper, 3, 36, 76, 5);
  const weed =
    strip(c.jade, 8, "M96 372C84 344 110 330 98 300M118 372C112 350 130 340 124 318M306 372C320 344 296 326 312 302") +
    blossom(c.rose, c.gold, 330, 330, 22, 6);
  return glue(weed, bubbles) + lay(tail, fins) + lay(body) + glue(scales) + head;
}

/** The Mid-Autumn moon with its hare. */
function moon({ c, chance, lay, glue }: Kit): string {
  const disk = disc(c.goldDeep, 200, 194, 150) + disc(c.goldPale, 200, 190, 150) + disc("#f9e6b8", 190, 180, 126);
  const craters = faded(0.5, disc(c.gold, 262, 120, 17) + disc(c.gold, 292, 168, 10) + disc(c.gold, 120, 128, 11));
  const hare =
    cut(
      c.paper,
      "M142 282C124 246 140 206 172 196C166 172 180 154 198 154C190 128 186 96 198 80C212 92 216 124 214 150C220 126 232 100 250 96C256 116 242 144 228 160C244 170 248 190 236 206C256 224 264 256 256 284Z",
    ) +
    cut(
      c.rose,
      "M199 96C194 114 198 136 204 150C208 134 208 110 199 96ZM246 106C234 116 224 138 220 152C234 142 244 124 246 106Z",
    ) +
    disc(c.ink, 216, 178, 5.5) +
    disc(c.rose, 236, 186, 4.5) +
    disc(c.rose, 206, 192, 7) +
    disc(c.white, 142, 274, 17) +
    strip(c.straw, 4, "M236 206C222 214 212 232 222 250M172 250C178 236 194 232 206 240");
  const clouds =
    cloudShape(c.indigoPale, 112, 296, 1.7) +
    cloudShape(c.paper, 268, 306, 1.9, true) +
    cloudShape(c.indigoMid, 196, 326, 1.5);
  const twig = oneOf(chance, [
    strip(c.woodDeep, 7, "M378 52C330 60 300 84 286 116M326 68L300 58") +
      [
        [286, 116],
        [306, 92],
        [296, 56],
        [336, 66],
      ]
        .map(([x = 0, y = 0]) => blossom(c.gold, c.brick, x, y, 14, 4))
        .join("") +
      leaf(c.jade, 322, 76, 44, 10, 70) +
      leaf(c.jade, 346, 60, 40, 9, -110),
    times(4, (i) => cut(c.paper, star(44 + i * 102 + (i % 2) * 8, 40 + (i % 2) * 26, 12, 4, 4))),
  ]);
  return lay(disk) + craters + lay(hare) + glue(twig) + lay(clouds);
}
