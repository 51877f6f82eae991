import type { Submission } from "#app/submissions/submission-type.ts";
import type { Quote } from "#app/submissions/quotes.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { type Identity, readIdentity } from "#app/visiting/identity.server.ts";
import { dayOf, formatDay, formatTimeRange } from "#platform/dates.ts";
import { htmlLangs, listMark, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { a4, openTypesetter, type PdfFaces, type Typesetter } from "#platform/pdf/typesetter.ts";
import { formatPhone } from "#platform/phone.ts";
import { classTourNames, extraNames, fieldTripNames, itemNames } from "#app/reservations/group/group.texts.ts";
import { readReservation, type Reservation } from "#app/reservations/reservation.server.ts";
import { quoteOfGroup } from "./group-quotes.server.ts";
import { quotationTexts } from "./quotation.texts.ts";

/**
 * The quotation of a group reservation on A4, in the language asked for (rule G11). Nothing when too much is under way.
 */
export async function makeQuotation(park: Park, submission: Submission, locale: Locale): Promise<Buffer | undefined> {
  const identity = await readIdentity(park);
  const reservation = await readReservation(park.db, submission.id);
  const words = wordsOf(
    reservation,
    await quoteOfGroup(park.db, park, submission.id, reservation),
    submission,
    park,
    identity,
    locale,
  );
  const signs = [...new Set(JSON.stringify(words))].join("");
  const about = {
    title: `${words.title} ${words.code}`,
    author: identity.foundation[locale],
    lang: htmlLangs[locale],
    made: park.now(),
  };
  const sheet = await openTypesetter(park.fonts, faces[locale], signs, about);
  if (!sheet) return undefined;
  draw(sheet, words);
  return sheet.bytes();
}

// A group may be named in any of the three languages, whatever the quotation speaks.
const faces: Record<Locale, PdfFaces> = {
  zh_TW: { regular: ["noto-serif-tc-400", "noto-serif-jp-400"], heavy: ["noto-serif-tc-900", "noto-serif-jp-900"] },
  en_US: {
    regular: ["eb-garamond-400", "noto-serif-tc-400", "noto-serif-jp-400"],
    heavy: ["eb-garamond-700", "noto-serif-tc-900", "noto-serif-jp-900"],
  },
  ja_JP: { regular: ["noto-serif-jp-400", "noto-serif-tc-400"], heavy: ["noto-serif-jp-900", "noto-serif-tc-900"] },
};

type Words = {
  park: string;
  foundation: string;
  title: string;
  code: string;
  head: [label: string, value: string][];
  to: string;
  name: string;
  about: [label: string, value: string][];
  columns: [item: string, each: string, count: string, amount: string];
  rows: [item: string, each: string, count: string, amount: string][];
  sum: [label: string, value: string];
  notesTitle: string;
  notes: string[];
  foot: string;
};

function wordsOf(
  { date, startTime, endTime, total, estimate, fieldTrip, classTour, extras }: Reservation,
  quote: Quote | undefined,
  { code, openedAt, personal }: Submission,
  park: Park,
  identity: Identity,
  locale: Locale,
): Words {
  const word = (name: keyof typeof quotationTexts) => quotationTexts[name][locale];
  const mine = (name: string) => (personal !== "erased" && typeof personal[name] === "string" ? personal[name] : "");
  const ntd = (value: number) => formatFact({ value, unit: "ntd" }, locale);
  const day = (of: Temporal.PlainDate) => formatDay(of, locale, { year: true });
  const further = [
    ...(fieldTrip === "B" || fieldTrip === "C" ? [fieldTripNames[fieldTrip][locale]] : []),
    ...(classTour ? [classTourNames[classTour][locale]] : []),
    ...extras.filter((extra) => extra !== "tour").map((extra) => extraNames[extra][locale]),
  ].join(listMark[locale]);
  const said = (label: keyof typeof quotationTexts, value: string): [string, string][] =>
    value ? [[word(label), value]] : [];
  return {
    park: identity.park[locale],
    foundation: identity.foundation[locale],
    title: word("title"),
    code,
    head: [
      [word("code"), code],
      [word("issued"), day(dayOf(park.now()))],
    ],
    to: word("to"),
    name: word("honorific").replace("{name}", () => mine("groupName")),
    about: [
      ...said("taxId", mine("taxId")),
      ...said("contact", mine("contactName")),
      [word("visit"), `${formatDay(date, locale, { year: true })} ${formatTimeRange(startTime, endTime, locale)}`],
      [word("people"), formatFact({ value: total, unit: "people" }, locale)],
    ],
    columns: [word("item"), word("each"), word("count"), word("amount")],
    rows: [
      ...estimate.lines.map(({ item, each, count, sum }): Words["rows"][number] => [
        itemNames[item][locale],
        ntd(each),
        String(count),
        ntd(sum),
      ]),
      ...(quote
        ? [[further || word("quoted"), ntd(quote.amount), "1", ntd(quote.amount)] satisfies Words["rows"][number]]
        : []),
    ],
    sum: [word("sum"), ntd(estimate.sum + (quote?.amount ?? 0))],
    notesTitle: word("notes"),
    notes: [
      ...(quote
        ? quote.words.split("\n").filter((line) => line.trim() !== "")
        : further
          ? [word("further").replace("{items}", further)]
          : []),
      word("prices").replace("{day}", day(dayOf(openedAt))),
      word("cancelled"),
      word("notAnInvoice"),
    ],
    foot: `${identity.foundation[locale]}  ${formatPhone(identity.phone, locale)}  ${identity.email}  ${new URL(park.config.siteUrl).host}`,
  };
}

const left = 60;
const right = a4.width - 60;
const width = right - left;
const colour = { brick: "#a8321f", quiet: "#4a3d35", line: "#dccbb0", paper: "#fbf6ec" };
/** Where the figures of the table end. */
const ends = [left + 300, left + 370, right - 10] as const;
/** Where a long name of an item is broken: before the longest price. */
const itemWidth = 225;

function draw(sheet: Typesetter, words: Words): void {
  sheet.box(0, 0, a4.width, 10, colour.brick);
  sheet.line(words.park, { x: left, y: 62, size: 13, look: "heavy", colour: colour.brick });
  sheet.line(words.foundation, { x: right, y: 62, size: 10, colour: colour.quiet, endsThere: true });
  sheet.line(words.title, { x: left, y: 118, size: 27, look: "heavy" });
  let y = 148;
  y = pairs(sheet, words.head, y);
  sheet.rule(left, y - 4, width, colour.line);
  y += 24;
  sheet.line(words.to, { x: left, y, size: 10, colour: colour.quiet });
  for (const line of sheet.linesOf(words.name, width, 17, "heavy")) {
    y += 24;
    sheet.line(line, { x: left, y, size: 17, look: "heavy" });
  }
  y = pairs(sheet, words.about, y + 28);
  y = table(sheet, words, y + 14);
  y = roomFor(63, sheet, words, y);
  sheet.line(words.notesTitle, { x: left, y: y + 40, size: 11, look: "heavy" });
  y += 46;
  for (const note of words.notes)
    for (const [at, line] of sheet.linesOf(note, width - 14, 10).entries()) {
      y = roomFor(17, sheet, words, y) + 17;
      if (at === 0) sheet.box(left, y - 5, 4, 4, colour.brick);
      sheet.line(line, { x: left + 14, y, size: 10, colour: colour.quiet });
    }
  foot(sheet, words);
}

function foot(sheet: Typesetter, words: Words): void {
  sheet.rule(left, a4.height - 62, width, colour.line);
  sheet.line(words.foot, { x: left, y: a4.height - 44, size: 9, colour: colour.quiet });
}

/**
 * Where to go on: below, or, where so much does not fit above the foot any more, on a further page with the park's name
 * and the code.
 */
function roomFor(height: number, sheet: Typesetter, words: Words, y: number): number {
  if (y + height <= a4.height - 74) return y;
  foot(sheet, words);
  sheet.turn();
  sheet.line(words.park, { x: left, y: 50, size: 10, look: "heavy", colour: colour.brick });
  sheet.line(`${words.title} ${words.code}`, { x: right, y: 50, size: 10, colour: colour.quiet, endsThere: true });
  return 62;
}

function pairs(sheet: Typesetter, of: readonly [string, string][], from: number): number {
  let y = from;
  for (const [label, value] of of) {
    sheet.line(label, { x: left, y, size: 10, colour: colour.quiet });
    for (const line of sheet.linesOf(value, width - 110, 11)) {
      sheet.line(line, { x: left + 110, y, size: 11 });
      y += 19;
    }
  }
  return y;
}

function table(sheet: Typesetter, words: Words, from: number): number {
  const { columns, rows, sum } = words;
  let y = from;
  sheet.box(left, y, width, 26, colour.paper);
  row(sheet, columns, y + 17, 10, colour.quiet);
  y += 26;
  for (const [item, ...figures] of rows) {
    const [first = "", ...further] = sheet.linesOf(item, itemWidth, 11.5);
    y = roomFor(29 + 17 * further.length, sheet, words, y);
    row(sheet, [first, ...figures], y + 19, 11.5);
    for (const line of further) {
      y += 17;
      sheet.line(line, { x: left + 10, y: y + 19, size: 11.5 });
    }
    y += 29;
    sheet.rule(left, y, width, colour.line);
  }
  y = roomFor(44, sheet, words, y);
  sheet.line(sum[0], { x: left + 10, y: y + 29, size: 12, look: "heavy" });
  sheet.line(sum[1], { x: ends[2], y: y + 30, size: 19, look: "heavy", colour: colour.brick, endsThere: true });
  sheet.rule(left, y + 44, width, colour.brick, 1.5);
  return y + 44;
}

function row(sheet: Typesetter, [item, ...figures]: readonly string[], y: number, size: number, ink?: string): void {
  sheet.line(item ?? "", { x: left + 10, y, size, colour: ink });
  for (const [at, figure] of figures.entries())
    sheet.line(figure, { x: ends[at] ?? right, y, size, colour: ink, endsThere: true });
}
