import { createHash } from "node:crypto";
import { readIdentity } from "#app/visiting/identity.server.ts";
import type { Item } from "#platform/content/store.ts";
import type { FaceName } from "#platform/fonts/faces.ts";
import { type Lettering, letterer } from "#platform/fonts/outlines.ts";
import { type Locale, localize } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { widthsOf } from "#platform/pictures/widths.ts";
import type { fortuneStick } from "./temple.content.ts";
import { gradeNames, templeTexts } from "./temple.texts.ts";

type Stick = Item<typeof fortuneStick>;
type Words = { title: string; grade: string; lines: string[]; from: string };
type LetterSet = ReturnType<typeof letterer>;

/** What most services show of a link. */
export const shareSize = { width: 1200, height: 630 } as const;
const coverWidth = 470;
const colours = { paper: "#fbf6ec", ink: "#231a16", ink2: "#4a3d35", brick: "#a8321f", gold: "#d9a441" } as const;
const faces: Record<Locale, FaceName> = {
  zh_TW: "noto-serif-tc-900",
  en_US: "eb-garamond-700",
  ja_JP: "noto-serif-jp-900",
};
/** To be counted up when the drawing changes: what was kept before is then made anew. */
const recipe = 2;
const making = new Map<string, Promise<Uint8Array>>();

/** Where a stick's share picture is, as it reads now: `/share/fortune-stick-12.en_US.0f3a….png`. */
export async function sharePictureAddress(park: Park, stick: Stick, locale: Locale): Promise<string> {
  const version = createHash("sha256")
    .update(JSON.stringify([recipe, stick.cover, await wordsOf(park, stick, locale)]))
    .digest("hex")
    .slice(0, 12);
  return `/share/fortune-stick-${stick.data.number}.${locale}.${version}.png`;
}

/**
 * A stick's share picture as a PNG, 1200 × 630: its cover, number, grade and verse; made at the first request and kept
 * (rule O6).
 */
export async function sharePicture(park: Park, stick: Stick, locale: Locale): Promise<Uint8Array> {
  const key = `variants${await sharePictureAddress(park, stick, locale)}`;
  const kept = await park.files.get(key);
  if (kept) return kept;
  const begun = making.get(key) ?? make(park, key, stick, locale).finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}

async function make(park: Park, key: string, stick: Stick, locale: Locale): Promise<Uint8Array> {
  const words = await wordsOf(park, stick, locale);
  const upright = locale !== "en_US" && stick.data.verse[locale] !== undefined;
  // A text not translated yet is Chinese, and set in the Chinese face.
  const set = letterer(await park.fonts.file(stick.data.verse[locale] ? faces[locale] : faces.zh_TW));
  const drawing = Buffer.from(draw(words, set, upright || !stick.data.verse[locale]));
  const cover = await coverOf(park, stick.cover);
  const bytes = await park.pictureWork.compose({ ...shareSize, background: colours.paper }, [
    { bytes: drawing, left: 0, top: 0 },
    ...(cover ? [{ bytes: cover, left: 0, top: 0, cover: { width: coverWidth, height: shareSize.height } }] : []),
  ]);
  await park.files.put(key, bytes, "image/png");
  return bytes;
}

async function coverOf(park: Park, id: string | undefined): Promise<Uint8Array | undefined> {
  const stored = id && (await park.pictures.find([id])).get(id);
  if (!stored) return undefined;
  const width = widthsOf(stored.width).find((one) => one >= 960) ?? widthsOf(stored.width).at(-1) ?? 320;
  return park.pictures.variant(stored.id, stored.version, width, "webp");
}

async function wordsOf(park: Park, { data }: Stick, locale: Locale): Promise<Words> {
  const name = (await readIdentity(park)).park[locale];
  return {
    title: localize(data.title, locale).text,
    grade: gradeNames[data.grade][locale],
    lines: localize(data.verse, locale).text.split("\n"),
    from: templeTexts.from[locale].replace("{park}", () => name),
  };
}

function draw({ title, grade, lines, from }: Words, set: LetterSet, upright: boolean): string {
  const { width, height } = shareSize;
  const [left, right] = [coverWidth + 40, width - 40];
  const head = set(title, 44);
  const graded = set(grade, 30);
  const foot = set(from, 22);
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<rect x="${coverWidth + 18}" y="18" width="${width - coverWidth - 36}" height="${height - 36}" fill="none" stroke="${colours.gold}" stroke-width="3"/>`,
    at(left, 92, colours.ink, head),
    at(right - graded.length, 88, colours.brick, graded),
    `<path d="M${left} 118H${right}" stroke="${colours.gold}" stroke-width="2"/>`,
    upright ? columns(lines, set, (left + right) / 2) : rows(lines, set, left, right - left),
    at((left + right - foot.length) / 2, height - 46, colours.ink2, foot),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

/** Standing lines, from right to left. */
function columns(lines: readonly string[], set: LetterSet, middle: number): string {
  const size = Math.min(50, 400 / Math.max(...lines.map((line) => [...line].length)));
  const step = Math.max(size * 1.9, 90);
  const first = middle + ((lines.length - 1) * step) / 2;
  return lines.map((line, order) => at(first - order * step, 150, colours.ink, set(line, size, true))).join("");
}

function rows(lines: readonly string[], set: LetterSet, left: number, room: number): string {
  const size = Math.min(42, (42 * room) / Math.max(...lines.map((line) => set(line, 42).length)));
  return lines.map((line, order) => at(left, 210 + order * 86, colours.ink, set(line, size))).join("");
}

function at(x: number, y: number, fill: string, { path }: Lettering): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`;
}
