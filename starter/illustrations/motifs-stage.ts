/** Faces and puppets of the stage. */
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
} from "./paper.ts";

export const stageMotifs = {
  "opera-mask": { draw: operaMask, clash: ["sand"], turn: 3 },
  "glove-puppet": { draw: glovePuppet, clash: [], turn: 5, size: 0.96 },
  "string-puppet": { draw: stringPuppet, clash: [], turn: 2 },
  "shadow-puppet": { draw: shadowPuppet, clash: ["gold"], turn: 2 },
  "lion-head": { draw: lionHead, clash: [], turn: 4 },
} satisfies Record<string, Motif>;

function operaMask({ c, chance, lay, glue }: Kit): string {
  const [base, deep] = oneOf(chance, [
    [c.brick, c.brickDeep],
    [c.indigoMid, c.indigo],
    [c.jade, "#173f36"],
    [c.gold, c.goldDeep],
  ]);
  const feathers = folded(
    strip(c.goldDeep, 13, "M168 86C140 12 70 6 30 60") +
      strip(c.goldPale, 9, "M168 86C140 12 70 6 30 60") +
      strip(c.brickDeep, 9, "M168 86C140 12 70 6 30 60", 'stroke-dasharray="2 17"') +
      tassel(c.brick, c.gold, 88, 128, 118),
  );
  const face = cut(
    c.paper,
    "M200 96C280 96 304 150 303 208C301 292 254 366 200 366C146 366 99 292 97 208C96 150 120 96 200 96Z",
  );
  const paint = cut(
    base,
    "M200 100C280 100 302 152 299 214C296 250 286 282 268 308C276 270 266 246 238 238C222 236 214 250 212 268H188C186 250 178 236 162 238C134 246 124 270 132 308C114 282 104 250 101 214C98 152 120 100 200 100Z",
  );
  const socket = folded(
    cut(c.paper, "M192 206C186 170 150 148 104 152C100 186 112 236 152 236C176 236 190 226 192 206Z"),
  );
  const brows = folded(
    cut(c.ink, "M194 186C186 146 146 118 98 128C90 144 100 158 110 160C138 152 168 160 180 188Z") +
      crescent(c.goldPale, 140, 146, 46, 14, 0.12),
  );
  const eyes = folded(
    cut(c.ink, "M112 202C130 178 164 178 184 206C168 222 130 224 112 202Z") +
      oval(c.paper, 149, 202, 19, 11) +
      disc(c.ink, 151, 202, 8) +
      disc(c.white, 154, 199, 2.6),
  );
  const swirl = folded(
    strip(deep, 7, "M118 246C136 258 148 280 142 308") + strip(c.gold, 4, "M110 240C118 264 120 290 134 316"),
  );
  const nose =
    cut(c.paper, "M200 176C194 208 184 232 182 248C190 262 210 262 218 248C216 232 206 208 200 176Z") +
    strip(c.ink, 5, "M184 250Q191 258 197 252M203 252Q209 258 216 250");
  const mouth =
    cut(c.ink, "M152 296C170 278 188 278 200 286C212 278 230 278 248 296C232 326 168 326 152 296Z") +
    cut(c.brick, "M164 296C178 288 190 290 200 294C210 290 222 288 236 296C222 314 178 314 164 296Z") +
    strip(c.ink, 2.5, "M164 296Q200 304 236 296");
  const flame =
    cut(c.goldPale, "M200 168C184 150 190 136 200 116C210 136 216 150 200 168Z") +
    cut(c.brick, "M200 156C192 148 196 140 200 130C204 140 208 148 200 156Z");
  const crown =
    cut(deep, "M96 140C90 96 130 70 200 70C270 70 310 96 304 140C280 112 240 106 200 106C160 106 120 112 96 140Z") +
    strip(c.gold, 6, "M98 132C122 104 164 97 200 97C236 97 278 104 302 132");
  const pompoms = times(
    7,
    (i) =>
      disc(i % 2 ? c.gold : c.coral, 116 + i * 28, 84 - Math.sin((i / 6) * Math.PI) * 24, 15) +
      disc(i % 2 ? c.goldPale : c.rose, 113 + i * 28, 80 - Math.sin((i / 6) * Math.PI) * 24, 5),
  );
  return (
    lay(feathers) +
    lay(face) +
    glue(paint) +
    glue(socket) +
    glue(brows, eyes, nose, swirl, mouth, flame) +
    lay(crown) +
    glue(pompoms)
  );
}

function glovePuppet({ c, chance, lay, glue }: Kit): string {
  const arm =
    cut(c.skinDeep, "M164 330L158 392H242L236 330Z") +
    cut(c.skin, "M170 330L166 392H234L230 330Z") +
    box(c.indigo, 150, 372, 100, 24, 5);
  const sleeves =
    folded(
      cut(c.aDeep, "M158 226C110 226 72 204 48 172L30 222C70 268 110 286 156 286Z") +
        cut(c.goldPale, "M52 168L26 226L40 238L66 180Z"),
    ) + folded(disc(c.skin, 34, 188, 17) + disc(c.skin, 46, 176, 9));
  const robe = cut(c.a, "M200 190C236 192 252 214 262 250L286 342Q200 366 114 342L138 250C148 214 164 192 200 190Z");
  const hem =
    cut(c.gold, "M117 330Q200 354 283 330L287 346Q200 370 113 346Z") +
    times(7, (i) => disc(c.aDeep, 134 + i * 22, 343 + Math.sin((i / 6) * Math.PI) * 11, 4));
  const collar =
    cut(c.paper, "M168 196L200 250L232 196L244 206L206 282H194L156 206Z") +
    strip(c.gold, 5, "M158 212L198 288V336M242 212L202 288");
  const belt =
    cut(c.b, "M134 268Q200 292 266 268L271 290Q200 314 129 290Z") +
    disc(c.goldPale, 200, 292, 15) +
    disc(c.jade, 200, 292, 8);
  const head =
    folded(disc(c.skin, 143, 150, 13)) +
    cut(c.skin, "M146 128C146 84 170 66 200 66C230 66 254 84 254 128C254 178 230 206 200 206C170 206 146 178 146 128Z");
  const features =
    folded(
      strip(c.ink, 6, "M160 126Q174 112 190 122") +
        cut(c.ink, "M162 144Q176 132 190 146Q176 152 162 144Z") +
        disc(c.rose, 166, 170, 11),
    ) +
    cut(c.brick, "M186 182Q200 176 214 182Q200 196 186 182Z") +
    strip(c.skinDeep, 4, "M200 146V164Q206 168 209 163");
  const hair = cut(
    c.ink,
    "M142 138C132 78 164 50 200 50C236 50 268 78 258 138C248 104 226 94 200 94C174 94 152 104 142 138Z",
  );
  const beard =
    chance() < 0.5
      ? folded(cut(c.ink, "M156 196C158 214 166 240 176 254C180 236 180 220 178 206Z")) +
        cut(c.ink, "M184 202C186 236 192 262 200 280C208 262 214 236 216 202Q200 212 184 202Z")
      : "";
  const crown =
    cut(c.gold, "M158 66C160 30 178 22 200 8C222 22 240 30 242 66Q200 48 158 66Z") +
    disc(c.brick, 200, 40, 11) +
    disc(c.paper, 200, 40, 4.5) +
    folded(
      disc(c.b, 172, 54, 6) + strip(c.gold, 5, "M160 62C130 56 120 70 124 88") + tassel(c.coral, c.gold, 125, 88, 58),
    );
  return (
    lay(arm) +
    lay(sleeves) +
    lay(robe) +
    glue(collar, hem) +
    glue(belt) +
    lay(head) +
    glue(features, beard) +
    lay(hair) +
    glue(crown)
  );
}

function stringPuppet({ c, lay, glue }: Kit): string {
  const strings = strip(
    c.goldPale,
    1.8,
    "M110 66L84 222M200 66V110M290 66L318 194M150 66L168 330M250 66L234 324M176 66L172 118M224 66L228 118",
  );
  const bar =
    box(c.woodDeep, 86, 48, 228, 20, 9) +
    box(c.wood, 86, 44, 228, 18, 9) +
    cut(c.wood, "M186 14H214L220 60H180Z") +
    box(c.gold, 180, 34, 40, 8, 3);
  const legs =
    cut(c.bDeep, "M172 278L152 332L176 340L196 284ZM228 278L252 326L230 340L206 284Z") +
    cut(
      c.ink,
      "M136 330C138 322 160 322 178 332L176 348H140C132 348 132 338 136 330ZM264 324C262 316 244 318 228 330L232 346H264C272 342 272 332 264 324Z",
    );
  const arms =
    cut(
      c.aDeep,
      "M164 190C130 192 102 206 84 222L92 250C120 244 146 236 170 232ZM236 190C268 190 298 186 318 176L322 204C298 224 266 234 234 234Z",
    ) +
    disc(c.skin, 82, 236, 13) +
    disc(c.skin, 324, 188, 13) +
    cut(c.goldPale, "M94 216L82 224L92 252L104 248ZM306 182L318 174L324 206L312 212Z");
  const robe =
    cut(c.a, "M166 184C186 174 214 174 234 184L262 296Q200 318 138 296Z") +
    cut(c.goldPale, "M141 284Q200 306 259 284L263 298Q200 320 137 298Z") +
    cut(c.b, "M178 180L200 214L222 180L230 184L200 232L170 184Z") +
    cut(c.b, "M153 236Q200 250 247 236L250 252Q200 268 149 252Z") +
    blossom(c.goldPale, c.brick, 200, 276, 13);
  const head =
    cut(
      c.skin,
      "M164 138C164 104 180 92 200 92C220 92 236 104 236 138C236 168 218 186 200 186C182 186 164 168 164 138Z",
    ) +
    folded(disc(c.rose, 178, 158, 8) + disc(c.ink, 184, 144, 4.6) + strip(c.ink, 3.6, "M174 132Q184 124 192 130")) +
    cut(c.brick, "M190 164Q200 160 210 164Q200 174 190 164Z");
  const hat =
    cut(c.ink, "M160 132C156 96 176 82 200 82C224 82 244 96 240 132C232 112 216 108 200 108C184 108 168 112 160 132Z") +
    folded(cut(c.ink, "M166 108L118 100Q108 108 120 116L164 120Z")) +
    cut(c.brick, "M182 84C184 66 216 66 218 84Q200 78 182 84Z") +
    disc(c.gold, 200, 98, 8);
  return glue(strings) + lay(legs) + lay(arms) + lay(robe) + lay(head) + glue(hat) + lay(bar);
}

function shadowPuppet({ c, chance, lay, glue }: Kit): string {
  const frame = box(c.woodDeep, 26, 34, 348, 316, 8) + box(c.wood, 26, 34, 348, 306, 8);
  const screen = box("#f7dc98", 48, 56, 304, 262) + disc("#fbeab9", 200, 178, 128) + disc("#fdf4d6", 200, 178, 92);
  const rods = strip(c.woodDeep, 5, "M186 214L150 372M128 206L84 366M286 152L318 368");
  const skirt = cut(c.brickDeep, "M168 186C150 226 136 262 120 300Q186 316 246 300C238 262 232 222 222 186Z");
  const body = cut(c.brick, "M170 128C160 152 162 180 164 200H228C232 176 230 150 222 128C206 120 186 120 170 128Z");
  const arms =
    cut(
      c.jade,
      "M178 136C150 150 134 176 120 204L140 212C158 190 182 176 194 160ZM214 138C238 152 262 156 284 144L288 164C262 184 228 178 204 160Z",
    ) +
    disc(c.brickDeep, 127, 212, 10) +
    disc(c.brickDeep, 290, 152, 10) +
    cut(c.brickDeep, "M290 152L330 104L334 108L298 160Z") +
    cut(c.jade, scallop(322, 104, 20, 7, 8));
  const head =
    cut(
      c.ink,
      "M174 126C166 112 164 90 174 78C188 64 216 66 222 82L232 102L222 106C224 118 218 124 204 124L206 132H176Z",
    ) +
    cut("#f9e4ad", "M186 118C178 108 178 92 186 86C196 78 212 80 216 88L226 102L216 104C217 112 212 117 202 117Z") +
    strip(c.ink, 3.5, "M200 90Q208 85 215 90") +
    cut(c.ink, "M202 98Q209 92 216 98Q209 101 202 98Z") +
    cut(c.brick, "M210 108L218 108L210 113Z") +
    disc(c.coral, 194, 105, 5);
  const crown =
    cut(c.brick, "M168 86C160 60 176 44 196 46L192 58C210 50 226 62 226 82C210 74 186 72 168 86Z") +
    disc(c.gold, 194, 44, 8) +
    strip(c.jade, 5, "M172 70C140 60 128 84 132 112") +
    strip(c.jade, 5, "M170 78C150 74 142 92 146 116");
  const holes =
    times(5, (i) => crescent("#f7dc98", 142 + i * 21, 286 + (i % 2) * 4, 16, 0)) +
    times(4, (i) => disc("#f7dc98", 154 + i * 22, 262, 3.6)) +
    times(3, (i) => cut("#f7dc98", star(176 + i * 20, 226, 8, 2.6, 4))) +
    blossom("#f7dc98", c.brick, 198, 168, 13) +
    times(3, (i) => disc("#f7dc98", 160 - i * 10, 172 + i * 12, 2.8)) +
    times(3, (i) => disc("#f7dc98", 232 + i * 15, 162 - i * 2, 2.8));
  const side =
    chance() < 0.5
      ? leaf(c.jade, 352, 318, 86, 14, 230) + leaf(c.jade, 352, 318, 70, 12, 205) + leaf(c.jade, 352, 318, 74, 12, 258)
      : cut(c.jade, "M268 318C276 296 300 292 310 300C322 286 348 292 352 318Z");
  return lay(frame) + glue(screen) + side + glue(rods) + glue(skirt, arms) + glue(body, head, crown) + holes;
}

function lionHead({ c, lay, glue }: Kit): string {
  const mane = cut(c.aDeep, scallop(200, 206, 150, 22, 26)) + cut(c.a, scallop(200, 202, 132, 20, 22));
  const ears = folded(
    cut(c.b, "M112 112C64 92 40 116 46 152C72 160 98 152 118 136Z") +
      cut(c.paper, "M100 116C76 108 58 122 60 140C76 142 92 138 106 130Z"),
  );
  const skull =
    cut(c.a, "M200 60C270 60 306 108 304 168C302 220 264 244 200 244C136 244 98 220 96 168C94 108 130 60 200 60Z") +
    folded(crescent(c.goldPale, 138, 96, 40, -38, 0.16) + crescent(c.aPale, 118, 124, 34, -58, 0.16));
  const horn =
    cut(c.gold, "M180 96C176 56 190 26 214 18C204 44 218 70 220 96Q200 84 180 96Z") +
    strip(c.goldDeep, 4, "M184 76Q198 70 212 74M188 58Q198 52 206 54");
  const mirror = disc(c.gold, 200, 112, 24) + disc(c.paper, 200, 112, 16) + disc(c.sky, 200, 112, 11);
  const brows = folded(
    cut(c.paper, "M190 158C176 116 124 106 98 140L92 130L104 150L90 154L108 164C126 138 160 136 180 164Z"),
  );
  const eyes = folded(
    disc(c.gold, 144, 176, 35) + disc(c.white, 144, 176, 29) + disc(c.ink, 148, 180, 16) + disc(c.white, 154, 174, 5.5),
  );
  const nose =
    cut(
      c.b,
      "M158 226C158 202 180 196 200 196C220 196 242 202 242 226C242 242 220 240 200 240C180 240 158 242 158 226Z",
    ) +
    folded(disc(c.bDeep, 180, 224, 8.5)) +
    crescent(c.bPale, 200, 208, 36, 0, 0.12);
  const cheeks = folded(disc(c.b, 104, 226, 22) + disc(c.goldPale, 104, 226, 12) + disc(c.brick, 104, 226, 5));
  const jaw =
    cut(c.aDeep, "M108 242C120 316 160 356 200 356C240 356 280 316 292 242Q200 262 108 242Z") +
    cut(c.ink, "M124 250C136 306 168 334 200 334C232 334 264 306 276 250Q200 268 124 250Z") +
    cut(c.coral, "M158 314C164 288 236 288 242 314C230 338 170 338 158 314Z");
  const teeth =
    times(8, (i) => box(c.white, 134 + i * 16.8, 249 + Math.sin((i / 7) * Math.PI) * 9, 14, 15, 3)) +
    folded(cut(c.white, "M148 314L160 296L172 322Z"));
  const lip = cut(
    c.paper,
    "M98 232C130 252 170 252 200 240C230 252 270 252 302 232C296 262 262 268 200 264C138 268 104 262 98 232Z",
  );
  const beard = times(9, (i) =>
    cut(
      i % 2 ? c.paper : c.cream,
      d`M${136 + i * 14} 338Q${136 + i * 15 - 6} 366 ${134 + i * 16.5 - 8} ${374 - Math.abs(i - 4) * 5}Q${146 + i * 15} 366 ${154 + i * 12} 338Z`,
    ),
  );
  const tufts = around(3, (_, i) =>
    disc(i === 1 ? c.coral : c.gold, 176 + i * 24, i === 1 ? 34 : 46, i === 1 ? 0 : 13),
  );
  return (
    lay(mane) +
    lay(ears) +
    lay(beard, jaw) +
    glue(teeth) +
    lay(skull) +
    glue(tufts, horn) +
    glue(brows) +
    glue(eyes, mirror, cheeks) +
    lay(lip) +
    glue(nose) +
    ring(c.goldDeep, 2, 200, 112, 20)
  );
}
