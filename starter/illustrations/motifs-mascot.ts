/** The park's mascot: a small clay owl with a lantern, in six poses. */
import type { Motif } from "./motifs.ts";
import {
  around,
  box,
  crescent,
  cut,
  d,
  disc,
  faded,
  folded,
  type Kit,
  moved,
  oval,
  star,
  strip,
  tassel,
  times,
  turned,
} from "./paper.ts";

export const mascotMotifs = {
  "mascot-wave": {
    draw: (kit) => owl(kit, { left: "lantern", right: "up", eyes: "open" }),
    clash: ["brick"],
    turn: 3,
    size: 0.94,
  },
  "mascot-read": {
    draw: (kit) => owl(kit, { left: "in", right: "in", eyes: "down", with: book }),
    clash: ["brick"],
    turn: 2,
  },
  "mascot-lantern": {
    draw: (kit) => owl(kit, { left: "in", right: "high", eyes: "open" }),
    clash: ["brick"],
    turn: 3,
    size: 0.85,
  },
  "mascot-point": {
    draw: (kit) => owl(kit, { left: "lantern", right: "out", eyes: "aside" }),
    clash: ["brick"],
    turn: 2,
    size: 0.94,
  },
  "mascot-sleep": {
    draw: (kit) => owl(kit, { left: "in", right: "in", eyes: "shut", with: dream }),
    clash: ["brick"],
    turn: 2,
    flips: false,
  },
  "mascot-cheer": {
    draw: (kit) => owl(kit, { left: "up", right: "up", eyes: "glad", with: confetti }),
    clash: ["brick"],
    turn: 3,
  },
} satisfies Record<string, Motif>;

type Pose = { left: Wing; right: Wing; eyes: "open" | "down" | "aside" | "shut" | "glad"; with?: (kit: Kit) => string };
type Wing = "in" | "up" | "out" | "lantern" | "high";

const clay = "#c0774d",
  clayDark = "#8d4d2c",
  clayLight = "#dba27a",
  belly = "#f4e1c1";

function owl(kit: Kit, pose: Pose): string {
  const { c, lay, glue } = kit;
  const feet = folded(
    cut(c.gold, "M148 352C140 352 134 366 140 370H186C192 366 188 352 180 352Z") +
      strip(c.goldDeep, 3, "M154 358V368M168 358V368"),
  );
  const tufts = folded(
    cut(clayDark, "M118 128C100 96 100 62 112 40C128 62 152 76 176 82Z") +
      cut(clayLight, "M122 112C114 92 112 76 116 62C126 78 140 86 154 90Z"),
  );
  const body =
    cut(
      clayDark,
      "M200 76C280 76 314 132 314 208C314 300 270 358 200 358C130 358 86 300 86 208C86 132 120 76 200 76Z",
    ) + cut(clay, "M200 76C276 76 308 132 308 204C308 292 266 348 200 348C134 348 92 292 92 204C92 132 124 76 200 76Z");
  const apron =
    cut(
      belly,
      "M200 214C246 214 268 246 262 284C256 322 230 340 200 340C170 340 144 322 138 284C132 246 154 214 200 214Z",
    ) +
    times(3, (row) =>
      times(4 - (row % 2), (i) => crescent(clayLight, 164 + (row % 2) * 12 + i * 24, 270 + row * 22, 18, 180, 0.34)),
    );
  const scarf =
    cut(c.a, "M112 222C140 246 260 246 288 222L292 242C262 268 138 268 108 242Z") +
    cut(c.aDeep, "M232 250L262 246L268 300L248 290L236 304Z") +
    times(4, (i) => disc(c.aPale, 140 + i * 28, 246 + Math.sin(((i + 0.5) / 4) * Math.PI) * 8, 4));
  const brow = cut(
    clayDark,
    "M200 134C184 106 146 96 114 112C128 114 168 124 200 164C232 124 272 114 286 112C254 96 216 106 200 134Z",
  );
  const beak =
    cut(c.gold, "M200 170C212 174 216 186 200 212C184 186 188 174 200 170Z") +
    cut(c.goldPale, "M200 172C192 176 190 184 198 198Z");
  const blush = folded(disc("#e08f6c", 118, 208, 13));
  const held = pose.with && pose.with !== confetti && pose.with !== dream ? pose.with(kit) : "";
  const behind = pose.with === confetti || pose.with === dream ? pose.with(kit) : "";
  return (
    behind +
    glue(feet, tufts) +
    lay(body) +
    glue(apron) +
    lay(scarf) +
    faces(kit) +
    eyesOf(kit, pose.eyes) +
    blush +
    glue(brow) +
    glue(beak) +
    wing(kit, pose.left, false) +
    wing(kit, pose.right, true) +
    held
  );
}

function faces({ glue }: Kit): string {
  return (
    glue(folded(disc(belly, 156, 172, 46))) +
    folded(
      `<circle cx="156" cy="172" r="46" fill="none" stroke="${clayLight}" stroke-width="4" stroke-dasharray="3 9"/>`,
    )
  );
}

function eyesOf({ c }: Kit, eyes: Pose["eyes"]): string {
  if (eyes === "shut")
    return folded(strip(c.ink, 6, "M134 172Q156 190 178 172M138 180L132 187M156 184V192M174 180L180 187"));
  if (eyes === "glad") return folded(strip(c.ink, 8, "M134 182Q156 152 178 182"));
  const [dx, dy] = eyes === "down" ? [0, 9] : eyes === "aside" ? [9, -2] : [0, 0];
  const one = (x: number) =>
    disc(c.ink, x + dx, 172 + dy, 27) +
    disc("#6b3d22", x + dx, 172 + dy, 22) +
    disc(c.ink, x + dx, 172 + dy, 15) +
    disc(c.white, x + dx + 8, 163 + dy, 8) +
    disc(c.white, x + dx - 8, 180 + dy, 3.5);
  const lids = eyes === "down" ? folded(cut(clayLight, "M108 172C110 136 202 136 204 172Q156 154 108 172Z")) : "";
  return one(156) + one(244) + lids;
}

/** One wing, drawn on the left side and folded over for the right. */
function wing({ c, lay, glue }: Kit, pose: Wing, right: boolean): string {
  const feathers = (angle: number) =>
    turned(
      angle,
      108,
      220,
      lay(
        cut(
          clayDark,
          "M122 212C92 208 64 238 58 282C56 304 64 318 76 312C82 324 94 324 98 312C108 318 116 310 116 298C130 276 134 236 122 212Z",
        ),
      ) +
        cut(
          clay,
          "M118 218C94 218 72 244 66 280C66 296 72 304 78 298C84 308 94 306 98 296C106 300 112 294 112 284C122 268 126 238 118 218Z",
        ) +
        strip(clayLight, 3, "M80 292C82 270 90 250 102 236M98 292C102 276 106 262 112 248"),
    );
  const angle = { in: -6, up: 132, out: 74, lantern: 40, high: 106 }[pose];
  const held = { in: "", up: "", out: "", lantern: lampAt(c, glue, 42, 268, 1), high: lampAt(c, glue, 26, 148, 1.3) }[
    pose
  ];
  const piece = feathers(angle) + held;
  return right ? `<g transform="matrix(-1 0 0 1 400 0)">${piece}</g>` : piece;
}

/** The owl's lantern on its short stick. */
function lampAt(c: Kit["c"], glue: Kit["glue"], x: number, y: number, s: number): string {
  const stick = strip(c.woodDeep, 6, d`M${x + 30} ${y + 12}L${x - 2} ${y - 12}`);
  return (
    stick +
    moved(
      x,
      y,
      s,
      faded(0.22, disc(c.goldPale, 0, 34, 58)) + faded(0.25, disc(c.goldPale, 0, 34, 44)),
      glue(lampShape(c.brick, c.brickDeep, c.gold, c.goldPale)),
    )
  );
}

function lampShape(red: string, deep: string, gold: string, pale: string): string {
  return (
    strip(deep, 3, "M0 -8V10") +
    box(gold, -14, 6, 28, 8, 3) +
    oval(deep, 0, 37, 31, 26) +
    oval(red, 0, 35, 31, 25) +
    oval(pale, 0, 36, 12, 23) +
    strip(deep, 2, "M-18 15Q-30 36 -18 57M18 15Q30 36 18 57") +
    box(gold, -14, 58, 28, 8, 3) +
    tassel(gold, deep, 0, 64, 34)
  );
}

function book({ c, lay }: Kit): string {
  const covers = cut(c.indigo, "M92 258L198 272V370L84 350ZM308 258L202 272V370L316 350Z");
  const pages = cut(
    c.paper,
    "M98 252C130 246 176 252 198 270V362C176 346 130 342 92 346ZM302 252C270 246 224 252 202 270V362C224 346 270 342 308 346Z",
  );
  const text = folded(faded(0.55, strip(c.inkSoft, 4, "M116 272V326M134 272V318M152 276V330M170 280V324")));
  const wings = folded(
    cut(clayDark, "M74 262C64 286 68 316 88 330C104 324 110 304 104 288C100 272 88 262 74 262Z") +
      cut(clay, "M78 270C72 288 76 308 88 318C98 312 100 300 96 288C92 278 86 272 78 270Z"),
  );
  return lay(covers) + lay(pages) + text + lay(wings);
}

function dream({ c, glue }: Kit): string {
  const zed = (x: number, y: number, s: number) =>
    strip(c.paper, 7 * s, d`M${x} ${y}h${26 * s}l${-26 * s} ${28 * s}h${26 * s}`);
  const moon = cut(c.goldPale, "M70 40A44 44 0 1 0 106 108A36 36 0 1 1 70 40Z");
  return glue(
    moon,
    zed(306, 70, 0.8),
    zed(334, 26, 1.2),
    cut(c.goldPale, star(342, 128, 11, 4, 4)),
    cut(c.goldPale, star(28, 168, 9, 3, 4)),
  );
}

function confetti({ c, chance, glue }: Kit): string {
  const colours = [c.gold, c.coral, c.jadePale, c.paper, c.b];
  const bits = around(16, (a, i) =>
    moved(
      200 + (164 + chance() * 20) * Math.cos(a),
      170 + (130 + chance() * 26) * Math.sin(a),
      1,
      i % 3
        ? turned(chance() * 180, 0, 0, box(colours[i % 5] ?? c.gold, -8, -3, 17, 7, 2))
        : cut(colours[i % 5] ?? c.gold, star(0, 0, 11, 4, 5)),
    ),
  );
  return glue(bits);
}
