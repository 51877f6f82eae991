/** On the water. */
import type { Motif } from "./motifs.ts";
import { box, crescent, cut, d, disc, faded, type Kit, leaf, oval, strip, times } from "./paper.ts";

export const waterMotifs = {
  "dragon-boat": { draw: dragonBoat, clash: ["jade", "brick"], turn: 2, size: 0.95 },
  bridge: { draw: bridge, clash: ["sand"], turn: 0, size: 0.95 },
  boat: { draw: boat, clash: ["brick", "gold"], turn: 2, size: 0.95 },
} satisfies Record<string, Motif>;

/** Water at the foot of a motif: three sheets of waves that run out at both ends. */
export function water({ c, lay }: Kit, y: number): string {
  const sheet = (fill: string, left: number, top: number, waves: number, depth: number) => {
    const step = (400 - 2 * left) / waves;
    return cut(
      fill,
      d`M${left} ${top + 6}` +
        times(
          waves,
          () =>
            d`c${step * 0.2} ${-20} ${step * 0.62} ${-20} ${step * 0.66} ${-3}c${step * 0.1} 8 ${step * 0.26} 8 ${step * 0.34} ${3}`,
        ) +
        d`C${392 - left} ${top + depth} ${8 + left} ${top + depth} ${left} ${top + 6}Z`,
    );
  };
  return (
    lay(sheet(c.indigoMid, 6, y, 6, 62)) +
    lay(sheet(c.indigoPale, 30, y + 18, 5, 52)) +
    lay(sheet(c.indigo, 58, y + 36, 4, 40))
  );
}

function dragonBoat(kit: Kit): string {
  const { c, lay, glue } = kit;
  const hull =
    cut(
      c.brickDeep,
      "M50 240C90 262 250 266 316 236C322 216 330 204 340 196L352 226C336 282 290 310 220 312C120 314 66 286 36 236Z",
    ) + cut(c.gold, "M50 240C90 262 250 266 316 236L318 250C250 280 96 276 52 254Z");
  const scales = times(8, (i) => crescent(c.goldPale, 92 + i * 28, 286 - Math.abs(i - 4) * 2.5, 26, 180, 0.28));
  const neck =
    cut(
      c.jade,
      "M296 246C300 196 302 160 286 130C280 96 308 72 340 82L378 98C388 106 384 120 372 120L346 122C356 150 352 200 338 236Z",
    ) +
    cut(c.jadeMid, "M306 240C310 196 314 160 298 130C292 104 312 88 336 94L340 116C338 140 336 200 326 238Z") +
    times(4, (i) => strip(c.goldPale, 4, d`M${308 + i} ${150 + i * 22}q14 8 26 0`));
  const head =
    cut(c.coral, "M344 122L376 120L364 134Q350 136 344 122Z") +
    disc(c.white, 332, 98, 10) +
    disc(c.ink, 334, 99, 5) +
    disc(c.ink, 370, 106, 3) +
    cut(
      c.gold,
      "M312 84C300 66 282 62 270 68C284 74 292 84 298 98ZM326 80C320 60 306 50 292 48C304 60 310 70 312 86Z",
    ) +
    strip(c.gold, 4, "M374 118C388 132 380 150 368 150") +
    cut(c.coral, "M296 118L276 116L294 134L278 142L298 152L284 166L304 168Z");
  const tail =
    cut(c.jade, "M52 254C28 240 16 206 24 170C36 180 40 190 44 198C42 178 48 166 58 160C56 190 60 220 78 248Z") +
    cut(c.coral, "M24 170C14 178 10 192 12 204L28 192Z");
  const rowers = times(4, (i) => {
    const x = 96 + i * 44;
    return (
      cut(
        i % 2 ? c.b : c.a,
        d`M${x - 15} 246C${x - 15} 216 ${x - 4} 206 ${x + 4} 206C${x + 16} 206 ${x + 20} 226 ${x + 18} 248Z`,
      ) +
      disc(c.skin, x + 8, 190, 14) +
      cut(c.ink, d`M${x - 6} 190C${x - 8} 170 ${x + 20} 170 ${x + 20} 184Q${x + 6} 180 ${x - 6} 190Z`) +
      strip(c.goldPale, 4, d`M${x - 5} 184Q${x + 8} 178 ${x + 21} 183`) +
      strip(c.skin, 7, d`M${x + 6} 218L${x + 24} 234`) +
      strip(c.woodDeep, 5, d`M${x + 34} 206L${x + 4} 300`) +
      cut(c.woodPale, d`M${x + 10} 280L${x - 10} 318L${x + 4} 324L${x + 16} 284Z`)
    );
  });
  const flag =
    strip(c.woodDeep, 5, "M74 240V92") +
    cut(c.gold, "M74 94C100 84 112 108 140 96L132 118L142 138C114 148 100 126 74 138Z");
  return lay(tail) + glue(flag) + lay(rowers) + lay(neck) + glue(head) + lay(hull) + scales + water(kit, 304);
}

/** A moon bridge: arch and mirror image make a circle. */
function bridge(kit: Kit): string {
  const { c, lay, glue } = kit;
  const arch =
    "M20 292C70 280 110 172 200 172C290 172 330 280 380 292V330H292C292 254 252 222 200 222C148 222 108 254 108 330H20Z";
  const body =
    cut(c.straw, arch) +
    cut(
      c.paper,
      "M20 288C70 274 110 164 200 164C290 164 330 274 380 288V298C330 286 290 184 200 184C110 184 70 286 20 298Z",
    );
  const stones = faded(
    0.75,
    strip(
      c.woodPale,
      3,
      "M200 186V220M164 194L178 224M236 194L222 224M134 212L156 236M266 212L244 236M112 236L136 256M288 236L264 256M94 262L120 284M306 262L280 284M80 286L110 312M320 286L290 312",
    ),
  );
  const rail =
    times(9, (i) => {
      const t = i / 8,
        x = 36 + t * 328,
        y = 286 - Math.sin(t * Math.PI) * 122 - 4;
      return box(c.brickDeep, x - 5, y - 46, 10, 46, 2) + box(c.gold, x - 7, y - 52, 14, 10, 4);
    }) +
    strip(c.brick, 8, "M36 250C90 224 120 128 200 126C280 128 310 224 364 250") +
    strip(c.brick, 4, "M36 268C90 242 120 146 200 144C280 146 310 242 364 268");
  const moon = disc(c.goldPale, 286, 84, 38) + disc(c.paper, 280, 78, 20, 'opacity=".5"');
  const willow =
    strip(c.woodDeep, 10, "M52 294C66 220 36 150 74 76") +
    times(7, (i) => {
      const x = 18 + i * 17,
        low = 172 + ((i * 53) % 60);
      return (
        strip(i % 2 ? c.jade : c.jadeMid, 4, d`M74 72C${x} ${48} ${x} 96 ${x} ${low}`) +
        times(4, (k) => leaf(k % 2 ? c.jadeMid : c.jade, x, low - 82 + k * 24, 24, 6, k % 2 ? 58 : 122))
      );
    });
  const lamp = disc(c.brick, 200, 104, 14) + box(c.gold, 193, 88, 14, 5, 2) + box(c.gold, 193, 114, 14, 5, 2);
  return glue(moon) + glue(willow) + glue(rail, lamp) + lay(body) + stones + water(kit, 314);
}

/** A river boat with a mat roof and a boatman. */
function boat(kit: Kit): string {
  const { c, lay, glue } = kit;
  const hull =
    cut(c.woodDeep, "M14 246C60 274 320 274 388 238C372 296 330 326 200 326C92 326 36 304 14 246Z") +
    cut(c.wood, "M14 246C60 274 320 274 388 238C384 254 378 264 372 274C300 300 90 298 28 272C22 264 18 256 14 246Z") +
    strip(c.woodPale, 4, "M40 266C110 290 290 290 366 262");
  const cabin =
    cut(c.goldDeep, "M100 264C96 150 264 150 268 262Q184 278 100 264Z") +
    cut(c.straw, "M108 262C106 164 254 164 258 260Q184 274 108 262Z") +
    faded(
      0.7,
      strip(
        c.goldDeep,
        3,
        "M116 214Q184 200 252 214M124 190Q184 178 244 190M110 240Q184 228 256 240M150 176V266M184 172V268M218 176V266",
      ),
    );
  const door = cut(c.ink, "M222 266C222 214 252 204 258 258Z");
  const man =
    cut(c.a, "M292 254C290 210 300 188 316 186C332 188 340 212 340 250Z") +
    disc(c.skin, 316, 170, 15) +
    cut(c.gold, "M284 168Q316 124 348 168Q316 176 284 168Z") +
    strip(c.goldDeep, 2.5, "M300 162L316 146L332 162") +
    strip(c.skin, 8, "M310 206L344 214") +
    strip(c.wood, 6, "M330 96L366 330");
  const lamp =
    strip(c.ink, 4, "M70 254V176L48 166") +
    disc(c.goldPale, 48, 194, 30, 'opacity=".35"') +
    oval(c.brick, 48, 194, 18, 16) +
    box(c.gold, 40, 174, 16, 6, 2) +
    box(c.gold, 40, 208, 16, 6, 2);
  return glue(lamp, man) + lay(cabin) + door + lay(hull) + water(kit, 306);
}
