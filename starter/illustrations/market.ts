/** Goods and furniture: stalls, jars, shelves, pots on plinths, pictures on walls. */
import type { Light } from "./light.ts";
import { box, cut, d, disc, moved, oval, ring, strip, times } from "./paper.ts";

/** A plinth with a pot on it. */
export function plinth(
  l: Light,
  x: number,
  base: number,
  s: number,
  pot: "vase" | "jar" | "bowl" | "bare",
  glaze: string,
): string {
  const shape = {
    vase: cut(
      glaze,
      "M-16 -232H16C12 -206 44 -196 44 -158C44 -128 24 -108 18 -100H-18C-24 -108 -44 -128 -44 -158C-44 -196 -12 -206 -16 -232Z",
    ),
    jar:
      cut(glaze, "M-24 -196H24C54 -184 56 -120 28 -100H-28C-56 -120 -54 -184 -24 -196Z") +
      cut(l.gold, "M-20 -196C-16 -214 16 -214 20 -196Z"),
    bare: "",
    bowl: cut(glaze, "M-50 -152H50C46 -120 24 -108 18 -100H-18C-24 -108 -46 -120 -50 -152Z"),
  }[pot];
  const band =
    pot === "bare"
      ? ""
      : pot === "bowl"
        ? strip(l.paper, 4, "M-44 -138H44", 'stroke-dasharray="0 10"')
        : strip(l.paper, 5, "M-43 -158Q0 -142 43 -158M-42 -144Q0 -128 42 -144");
  return moved(
    x,
    base,
    s,
    box(l.stoneDeep, -52, -100, 104, 100),
    box(l.stone, -60, -104, 120, 16, 3),
    box(l.stone, -52, -88, 82, 88),
    shape,
    band,
  );
}

/** A market stall: striped awning, goods, two lanterns. */
export function stall(
  l: Light,
  x: number,
  base: number,
  s: number,
  stripe: string,
  goods: "fruit" | "cloth" | "pots",
): string {
  const wares = {
    fruit: times(9, (i) =>
      disc([l.lantern, l.gold, l.leafPale][i % 3] ?? l.gold, -92 + i * 23, -98 - (i % 2) * 12, 14),
    ),
    cloth: times(
      6,
      (i) =>
        box([l.jade, l.lantern, l.gold, l.mid][i % 4] ?? l.gold, -104 + i * 36, -112, 28, 26, 5) +
        strip(l.paper, 3, d`M${-100 + i * 36} -100h20`),
    ),
    pots: times(5, (i) =>
      cut(
        [l.paper, l.mid, l.ridge][i % 3] ?? l.paper,
        d`M${-104 + i * 46} -120h24c14 12 12 30 0 36h-24c-12 -6 -14 -24 0 -36Z`,
      ),
    ),
  }[goods];
  const awning = times(9, (i) =>
    cut(i % 2 ? l.paper : stripe, d`M${-126 + i * 28} -222h28l${(i - 3.5) * 3} 56q${-14} 18 -28 0Z`),
  );
  return moved(
    x,
    base,
    s,
    box(l.wood, -118, -220, 10, 220, 3),
    box(l.wood, 108, -220, 10, 220, 3),
    wares,
    box(l.redDeep, -124, -86, 248, 22, 4),
    box(l.wood, -116, -66, 232, 66),
    strip(l.gold, 3, "M-100 -50H100V-12H-100Z", 'opacity=".7"'),
    awning,
    box(l.redDeep, -132, -232, 264, 14, 5),
  );
}

/** Big storage jars in a heap. */
export function jars(l: Light, x: number, base: number, s: number): string {
  const jar = (cx: number, cy: number) =>
    cut(l.wood, d`M${cx - 26} ${cy - 70}h52c22 16 22 54 6 70h-64c-16 -16 -16 -54 6 -70Z`) +
    cut(l.ridge, d`M${cx - 22} ${cy - 66}h34c16 16 16 48 2 62h-40c-12 -14 -12 -48 4 -62Z`, 'opacity=".5"') +
    oval(l.redDeep, cx, cy - 72, 28, 7) +
    box(l.lantern, cx - 12, cy - 50, 24, 26, 2);
  return moved(x, base, s, jar(-70, 0), jar(70, 0), jar(0, 0), jar(-36, -66), jar(36, -66));
}

/** Shelves of books and scrolls, a wall of them. */
export function shelves(l: Light, x: number, y: number, w: number, rows: number): string {
  const rowH = 96,
    tints = [l.red, l.jade, l.gold, l.mid, l.plaster, l.ridge];
  const row = (r: number) => {
    const top = y + r * rowH;
    const books = times(Math.floor((w - 30) / 27), (i) => {
      const tall = 54 + ((i * 29 + r * 17) % 24);
      return (i * 7 + r * 5) % 11 === 0
        ? ""
        : box(tints[(i * 5 + r * 3) % 6] ?? l.red, x + 16 + i * 27, top + rowH - 12 - tall, 21, tall, 2);
    });
    return (
      box(l.ink, x + 10, top + 4, w - 20, rowH - 14, 2) +
      books +
      strip(l.gold, 2, d`M${x + 18} ${top + rowH - 32}H${x + w - 18}`, 'stroke-dasharray="14 13" opacity=".55"') +
      box(l.wood, x, top + rowH - 12, w, 14, 2)
    );
  };
  return (
    box(l.wood, x, y - 16, w, rows * rowH + 22, 5) +
    times(rows, row) +
    box(l.redDeep, x - 12, y - 30, w + 24, 20, 5) +
    box(l.wood, x + w / 2 - 7, y - 10, 14, rows * rowH + 10)
  );
}

/** A hanging picture scroll. */
export function scroll(l: Light, x: number, y: number, s: number, kind: "hills" | "bird" | "face"): string {
  const art = {
    hills: cut(l.mid, "M-38 150C-26 96 -10 86 2 118C12 78 26 70 38 116V170H-38Z") + disc(l.lantern, 18, 66, 11),
    bird:
      strip(l.ink, 4, "M-30 150C-4 130 4 100 30 84") +
      disc(l.lantern, -10, 132, 8) +
      disc(l.lantern, 14, 100, 9) +
      disc(l.ridge, 26, 78, 6) +
      cut(l.mid, "M-24 84C-20 66 0 60 12 70L24 66L16 80C8 96 -10 98 -24 84Z"),
    face:
      oval(l.lantern, 0, 108, 28, 36) +
      oval(l.paper, 0, 118, 18, 24) +
      strip(l.ink, 5, "M-18 98L-6 104M18 98L6 104") +
      disc(l.ink, -9, 110, 3) +
      disc(l.ink, 9, 110, 3),
  }[kind];
  return moved(
    x,
    y,
    s,
    strip(l.ink, 2.5, "M-40 0L0 -26L40 0"),
    box(l.wood, -60, -6, 120, 12, 5),
    box(l.jade, -52, 0, 104, 226),
    box(l.paper, -42, 30, 84, 160),
    art,
    box(l.wood, -64, 222, 128, 13, 6),
  );
}

/** A moon gate through which the garden is seen; `inside` is drawn within the circle. */
export function moonWindow(l: Light, id: string, x: number, y: number, r: number, inside: string): string {
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>${disc(l.stone, x, y, r + 26)}${disc(l.stoneDeep, x, y, r + 9)}${disc(l.sky[1], x, y, r)}<g clip-path="url(#${id})">${inside}</g>${ring(l.stoneDeep, 5, x, y, r)}`;
}
