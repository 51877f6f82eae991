/** Paper, ink and carving: what the scholar and the festival need. */
import type { Motif } from "./motifs.ts";
import {
  blossom,
  box,
  crescent,
  cut,
  d,
  disc,
  folded,
  group,
  type Kit,
  moved,
  oneOf,
  scallop,
  star,
  strip,
  tassel,
  times,
} from "./paper.ts";

export const paperMotifs = {
  kite: { draw: kite, clash: [], turn: 9 },
  "paper-umbrella": { draw: paperUmbrella, clash: [], turn: 6, size: 0.95 },
  fan: { draw: fan, clash: [], turn: 6, size: 0.84 },
} satisfies Record<string, Motif>;

/** A swallow kite. */
function kite({ c, chance, lay, glue }: Kit): string {
  const tails = folded(
    cut(c.aDeep, "M186 236C160 270 120 300 92 360C112 350 124 348 134 356C146 320 180 290 200 262Z") +
      cut(c.a, "M190 236C164 268 128 300 104 348C116 342 124 342 130 346C146 312 178 282 200 256Z") +
      times(3, (i) => crescent(c.goldPale, 158 - i * 17, 280 + i * 21, 26, 128, 0.18)),
  );
  const wings = folded(
    cut(
      c.aDeep,
      "M192 118C150 70 78 58 22 88C36 104 38 120 34 138C52 134 64 142 70 158C92 150 110 160 118 176C146 168 172 184 190 216Z",
    ) +
      cut(
        c.a,
        "M192 126C150 82 84 72 38 94C48 108 50 118 48 128C62 128 74 136 80 148C100 142 116 150 126 166C150 160 174 174 190 202Z",
      ),
  );
  const patterns = folded(
    disc(c.goldPale, 126, 120, 26) +
      disc(c.b, 126, 120, 19) +
      blossom(c.paper, c.gold, 126, 120, 17) +
      crescent(c.paper, 76, 106, 36, 10, 0.14) +
      crescent(c.goldPale, 166, 166, 34, 30, 0.16) +
      disc(c.goldPale, 62, 122, 5) +
      disc(c.goldPale, 92, 138, 4),
  );
  const body =
    cut(c.ink, "M200 76C226 76 238 98 236 122C234 172 226 230 200 272C174 230 166 172 164 122C162 98 174 76 200 76Z") +
    cut(
      c.paper,
      "M200 148C222 148 226 176 220 206C216 226 208 244 200 256C192 244 184 226 180 206C174 176 178 148 200 148Z",
    ) +
    cut(c.coral, scallop(200, 196, 17, 8, 6)) +
    disc(c.goldPale, 200, 196, 7);
  const face =
    folded(disc(c.white, 183, 106, 15) + disc(c.ink, 185, 108, 7) + disc(c.white, 187, 105, 2.5)) +
    cut(c.gold, "M188 128H212L200 146Z") +
    cut(c.brick, star(200, 88, 8, 3, 4));
  const string = strip(
    c.bPale,
    3.5,
    chance() < 0.5 ? "M200 230C214 300 168 330 204 384" : "M200 230C188 300 236 330 196 384",
  );
  return glue(string) + lay(tails) + lay(wings) + glue(patterns) + lay(body) + glue(face);
}

/** An open oil-paper umbrella, its bamboo ribs showing below the rim. */
function paperUmbrella({ c, chance, lay, glue }: Kit): string {
  const n = 8,
    rim = 214,
    top = 62;
  const foot = (i: number) => 200 + 172 * Math.sin(((i / n) * 2 - 1) * (Math.PI / 2));
  const drop = (i: number) => rim + 26 * Math.cos(((i / n) * 2 - 1) * (Math.PI / 2));
  const rib = (i: number) =>
    d`C${200 + (foot(i) - 200) * 0.42} ${top + 6} ${200 + (foot(i) - 200) * 0.92} ${top + 66} ${foot(i)} ${drop(i)}`;
  const panel = (i: number) => {
    const x1 = foot(i),
      x2 = foot(i + 1),
      low = (drop(i) + drop(i + 1)) / 2;
    return cut(
      i % 2 ? c.a : c.aDeep,
      `M200 ${top}${rib(i)}` +
        d`Q${(x1 + x2) / 2} ${low - 14} ${x2} ${drop(i + 1)}C${200 + (x2 - 200) * 0.92} ${top + 66} ${200 + (x2 - 200) * 0.42} ${top + 6} 200 ${top}Z`,
    );
  };
  const under =
    cut(c.woodDeep, "M30 214C80 196 320 196 370 214C320 236 80 236 30 214Z") +
    strip(
      c.woodPale,
      4,
      "M200 168L44 216M200 168L96 226M200 168L150 232M200 168L250 232M200 168L304 226M200 168L356 216",
    );
  const handle =
    box(c.woodDeep, 192, 80, 17, 290, 7) +
    box(c.woodPale, 192, 80, 10, 290, 5) +
    box(c.brick, 187, 300, 27, 9, 3) +
    box(c.brick, 187, 352, 27, 13, 5) +
    strip(c.brick, 4, "M214 358C230 360 226 366 228 370") +
    tassel(c.brick, c.gold, 228, 320, 58);
  const art = oneOf(chance, [
    strip(c.ink, 6, "M84 190C124 186 142 150 190 158C226 164 262 140 314 168M140 170L152 132M240 156L258 120") +
      [
        [152, 128, 21],
        [104, 184, 18],
        [258, 116, 22],
        [206, 156, 17],
        [304, 166, 18],
      ]
        .map(([x = 0, y = 0, r = 9]) => blossom(c.paper, c.gold, x, y, r))
        .join(""),
    [
      [112, 172, 1],
      [232, 132, 1.15],
      [262, 198, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        moved(x, y, s, cut(c.paper, "M-34 14c-22 -2 -18 -24 2 -22c10 -26 40 -26 46 -4c22 -4 26 24 6 26Z")),
      )
      .join("") + cut(c.goldPale, star(166, 116, 13, 5, 5)),
    [
      [72, 190],
      [136, 196],
      [200, 200],
      [264, 196],
      [328, 190],
    ]
      .map(([x = 0, y = 0]) => blossom(c.paper, c.gold, x, y, 21))
      .join("") +
      [
        [150, 130],
        [200, 122],
        [250, 130],
      ]
        .map(([x = 0, y = 0]) => blossom(c.aPale, c.gold, x, y, 15))
        .join(""),
  ]);
  const ribs = strip(c.aPale, 2, Array.from({ length: n - 1 }, (_, i) => `M200 ${top}${rib(i + 1)}`).join(""));
  const knob =
    cut(c.ink, "M184 76C186 64 192 60 196 56L198 30H202L204 56C208 60 214 64 216 76Q200 84 184 76Z") +
    box(c.gold, 190, 62, 20, 5, 2);
  return group("rotate(-17 200 200)", lay(under, handle), lay(times(n, panel)), ribs, glue(art), glue(knob));
}

function fan({ c, chance, lay, glue }: Kit): string {
  const n = 14,
    cx = 200,
    cy = 314;
  const point = (angle: number, r: number) => d`${cx + r * Math.cos(angle)} ${cy + r * Math.sin(angle)}`;
  const from = Math.PI * 1.06,
    to = Math.PI * 1.94,
    step = (to - from) / n;
  const sticks = times(n + 1, (i) =>
    strip(i % 2 ? c.woodPale : c.wood, 6, `M${cx} ${cy}L${point(from + i * step, 150)}`),
  );
  const fold = (i: number) =>
    cut(
      i % 2 ? c.a : c.aDeep,
      `M${point(from + i * step, 96)}L${point(from + i * step, 228)}L${point(from + (i + 1) * step, 228)}L${point(from + (i + 1) * step, 96)}Z`,
    );
  const edge =
    times(n, (i) => strip(c.goldPale, 6, `M${point(from + i * step, 222)}L${point(from + (i + 1) * step, 222)}`)) +
    times(n, (i) => strip(c.goldPale, 3, `M${point(from + i * step, 102)}L${point(from + (i + 1) * step, 102)}`));
  const guards =
    strip(c.woodDeep, 13, `M${cx} ${cy + 12}L${point(from, 230)}M${cx} ${cy + 12}L${point(to, 230)}`) +
    strip(c.wood, 6, `M${cx} ${cy}L${point(from, 224)}M${cx} ${cy}L${point(to, 224)}`);
  const art = oneOf(chance, [
    strip(c.ink, 6, "M70 236C120 226 150 168 204 158C244 152 276 170 310 150M176 172L186 130M250 156L262 124") +
      [
        [110, 214, 18],
        [186, 128, 21],
        [222, 156, 17],
        [262, 122, 18],
        [306, 154, 20],
        [148, 184, 14],
      ]
        .map(([x = 0, y = 0, r = 9]) => blossom(c.paper, c.gold, x, y, r))
        .join(""),
    cut(
      c.paper,
      "M52 246C84 192 110 190 136 208C158 150 188 146 214 190C232 160 258 154 280 190C300 182 322 196 340 232C300 196 260 190 200 198C140 200 90 216 52 246Z",
    ) +
      disc(c.coral, 268, 130, 22) +
      strip(c.paper, 4, "M118 152l12 8l12 -8M146 130l10 7l10 -7"),
    [118, 200, 282]
      .map(
        (x, i) => cut(c.paper, scallop(x, i === 1 ? 142 : 176, 30, 10, 10)) + disc(c.gold, x, i === 1 ? 142 : 176, 13),
      )
      .join(""),
  ]);
  return (
    lay(sticks) +
    lay(times(n, fold)) +
    edge +
    glue(art) +
    lay(guards) +
    glue(disc(c.gold, cx, cy, 11), disc(c.goldDeep, cx, cy, 4)) +
    glue(strip(c.b, 4, "M200 324C200 336 206 336 206 342") + tassel(c.b, c.gold, 206, 338, 50))
  );
}
