import type { Letterer, Lettering } from "#platform/fonts/outlines.ts";
import type { Locale } from "#platform/locales.ts";

/** What most services show of a link. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Where the picture lies, and the sheet of paper with the words over its edge. */
export type ShareLayout = {
  picture: { left: number; width: number; height: number };
  words: { left: number; top: number; width: number; bottom: number; lines: number };
  sheet: string;
};
export type Written = { title: string; section: string; site: string };

const colours = { paper: "#fbf6ec", ink: "#231a16", ink2: "#4a3d35", brick: "#a8321f", gold: "#d9a441" } as const;
const { width, height } = shareSize;

/** Words on the left, a picture of 4:3 or so on the right. */
export const standing: ShareLayout = {
  picture: { left: 590, width: 610, height },
  words: { left: 64, top: 150, width: 520, bottom: 500, lines: 4 },
  sheet: `M0 0H640${clouds(0, height, 640)}H0Z`,
};
/** A wide scene above, the words below. */
export const wide: ShareLayout = {
  picture: { left: 0, width, height: 380 },
  words: { left: 64, top: 428, width: 1072, bottom: 532, lines: 2 },
  sheet: `M0 ${height}V350${waves(0, width, 350)}V${height}Z`,
};

/**
 * The paper over the picture, with the section, the title in as many lines as it needs, and whose page it is; letters
 * as outlines.
 */
export function drawShare(
  { title, section, site }: Written,
  set: Letterer,
  { words, sheet }: ShareLayout,
  locale: Locale,
): string {
  const { lines, size } = fitted(title, set, words, locale);
  const step = size * 1.28;
  const under = lines.length * step;
  const top = words.top + (words.bottom - words.top - under) / 2 + size * 0.95;
  const foot = height - 46;
  const parts = [
    `<defs><filter id="s" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dx="4" dy="2"/><feComponentTransfer><feFuncA type="linear" slope=".38"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`,
    `<path d="${sheet}" fill="${colours.paper}" filter="url(#s)"/>`,
    ...(section
      ? [
          at(words.left, words.top - 26, colours.brick, set(section, 30)),
          `<path d="M${words.left} ${words.top - 8}h64" stroke="${colours.gold}" stroke-width="4"/>`,
        ]
      : []),
    ...lines.map((line, order) => at(words.left, top + order * step, colours.ink, set(line, size))),
    seal(words.left, foot - 36),
    at(words.left + 66, foot, colours.ink2, set(site, 28)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

/** The title in the largest letters that fit. */
function fitted(
  title: string,
  set: Letterer,
  { width: room, bottom, top, lines: most }: ShareLayout["words"],
  locale: Locale,
) {
  for (let size = 72; size > 30; size -= 4) {
    const lengthOf = (text: string) => set(text, size).length;
    const lines = brokenInto(title, lengthOf, room, locale);
    if (lines.length <= most && lines.length * size * 1.28 <= bottom - top + 8)
      return { lines: balanced(title, lengthOf, room, locale, lines), size };
  }
  return { lines: brokenInto(title, (text) => set(text, 32).length, room, locale).slice(0, most), size: 32 };
}

/** The same number of lines, of about one length: a last line of one sign looks forgotten. */
function balanced(
  title: string,
  lengthOf: (text: string) => number,
  room: number,
  locale: Locale,
  lines: string[],
): string[] {
  let best = lines;
  for (let narrow = room - 20; narrow > room / 2; narrow -= 20) {
    const tried = brokenInto(title, lengthOf, narrow, locale);
    if (tried.length > lines.length || tried.some((line) => lengthOf(line) > room)) break;
    best = tried;
  }
  return best;
}

/** Lines no longer than the room: English between words, Chinese and Japanese before a word, never before a mark. */
export function brokenInto(title: string, lengthOf: (text: string) => number, room: number, locale: Locale): string[] {
  const words =
    locale === "en_US"
      ? title.split(/(?<= )/)
      : Array.from(
          new Intl.Segmenter(locale.slice(0, 2), { granularity: "word" }).segment(title),
          ({ segment }) => segment,
        );
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (
      last !== undefined &&
      (/^[，。、：；！？）」』〉》…—・·)\],.:;!?’”]/.test(word) || lengthOf((last + word).trimEnd()) <= room)
    )
      lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

function at(x: number, y: number, fill: string, { path }: Lettering): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`;
}

/** The park's seal, as in the browser's tab. */
function seal(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(.8)"><rect width="64" height="64" rx="11" fill="${colours.brick}"/><rect x="6" y="6" width="52" height="52" rx="7" fill="none" stroke="${colours.paper}" stroke-width="2"/><path d="M14 27c7-1 11-4 13-8h10c2 4 6 7 13 8-3 2-6 3-9 3v14H23V30c-3 0-6-1-9-3z" fill="${colours.paper}"/><path d="M28 44V34h8v10z" fill="${colours.brick}"/><circle cx="32" cy="51" r="2.6" fill="${colours.gold}"/></g>`;
}

/** The edge of a sheet cut in shallow bows, downwards. */
function clouds(from: number, to: number, x: number): string {
  const bow = 90;
  let path = "";
  for (let y = from; y < to; y += bow) path += `C${x + 26} ${y + 20} ${x + 26} ${y + bow - 20} ${x} ${y + bow}`;
  return path;
}

function waves(from: number, to: number, y: number): string {
  const bow = 120;
  let path = "";
  for (let x = from; x < to; x += bow) path += `C${x + 25} ${y - 22} ${x + bow - 25} ${y - 22} ${x + bow} ${y}`;
  return path;
}
