import { backOffice } from "#platform/locales.ts";
import type { Kysely } from "kysely";
import { contentTypes } from "#app/content.ts";
import { kindOf } from "#app/submission-types.ts";
import { isSubmissionKind } from "#app/submissions/submission.ts";
import { screenName } from "#app/staff/core/back-nav.server.ts";
import { isContentName } from "#app/staff/core/content/type-param.ts";
import { typeName } from "#app/staff/core/content/names.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { colon } from "#app/staff/core/who.ts";
import { usualTexts } from "#app/staff/core/setting-texts/usual.texts.ts";
import { findMail, mailTitle } from "#app/staff/core/mail-names.server.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { formatDay, formatDayRange, dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { fileNameOf } from "#platform/pictures/pictures.ts";
import { auditTexts } from "#app/staff/core/audit/audit.texts.ts";

/** What a person calls the thing that an entry is about, and where it is looked at. */
export type Subject = {
  name: string;
  to: string | undefined;
  /** Which kind of submission it is, or type of content. */
  kind?: string;
};

/**
 * The things that entries are about, by what the log calls them: `submission:5f3…` is 團體預約 H4KX-9TMC. What is gone
 * keeps its kind and a piece of its id.
 */
export async function readSubjects(
  park: Park,
  subjects: readonly string[],
  locale: Locale,
): Promise<(subject: string) => Subject> {
  const idsOf = (kind: string) => [
    ...new Set(
      subjects.filter((subject) => subject.startsWith(`${kind}:`)).map((subject) => subject.slice(kind.length + 1)),
    ),
  ];
  const known = new Map([
    ...(await submissions(park.db, idsOf("submission"), locale)),
    ...(await items(park, idsOf("item"), locale)),
    ...(await pictures(park, idsOf("picture"), locale)),
    ...(await people(park.db, idsOf("staff"))),
    ...(await closures(park.db, idsOf("closure"), locale)),
  ]);
  return (subject) => known.get(subject) ?? byName(subject, locale);
}

type Named = [subject: string, shown: Subject][];

async function submissions(db: Kysely<Tables>, ids: readonly string[], locale: Locale): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("submissions").select(["id", "code", "kind"]).where("id", "in", ids).execute();
  return rows.map(({ id, code, kind }) => [
    `submission:${id}`,
    {
      name: `${isSubmissionKind(kind) ? kindOf(kind).label[locale] : kind} ${code}`,
      to: `${backOffice}/submissions/${id}`,
      kind,
    },
  ]);
}

async function items(park: Park, ids: readonly string[], locale: Locale): Promise<Named> {
  if (ids.length === 0) return [];
  const [rows, titleOf] = [
    await park.db
      .selectFrom("items as i")
      .leftJoin("item_drafts as d", "d.item_id", "i.id")
      .select(["i.id", "i.type", "i.data", "d.content"])
      .where("i.id", "in", ids)
      .execute(),
    await readTitles(park, locale),
  ];
  return rows.flatMap(({ id, type, data, content }): Named => {
    if (!isContentName(type)) return [];
    const title = titleOf((content ?? data)[contentTypes[type].title]);
    return [
      [
        `item:${id}`,
        {
          name: title ? `${typeName(type, locale)}${colon(locale)}${title}` : `${typeName(type, locale)} ${short(id)}`,
          to: `${backOffice}/content/${type}/${id}`,
        },
      ],
    ];
  });
}

async function pictures(park: Park, ids: readonly string[], locale: Locale): Promise<Named> {
  const rows = await park.pictures.find(ids);
  return [...rows].map(([id, row]) => [
    `picture:${id}`,
    { name: `${auditTexts.picture[locale]}${colon(locale)}${fileNameOf(row)}`, to: `${backOffice}/media/${id}` },
  ]);
}

async function people(db: Kysely<Tables>, ids: readonly string[]): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute();
  return rows.map(({ id, name }) => [`staff:${id}`, { name, to: `${backOffice}/people/${id}` }]);
}

async function closures(db: Kysely<Tables>, ids: readonly string[], locale: Locale): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("closures")
    .select(["id", "first_day", "last_day", "starts_at"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, first_day, last_day, starts_at }) => {
    const days =
      first_day && last_day
        ? formatDayRange(first_day, last_day, locale, { year: true })
        : starts_at
          ? formatDay(dayOf(starts_at.toTemporalInstant()), locale, { year: true })
          : short(id);
    return [
      `closure:${id}`,
      {
        name: `${screenName(`${backOffice}/closures`, locale)}${colon(locale)}${days}`,
        to: `${backOffice}/closures`,
      },
    ];
  });
}

/** What says by itself what it is; anything else of which nothing is left is told by its kind. */
function byName(subject: string, locale: Locale): Subject {
  const [kind = "", id = ""] = split(subject);
  const screen = (to: string): Subject => ({ name: screenName(to, locale), to });
  switch (kind) {
    case "submissions":
      return screen(`${backOffice}/list`);
    case "person":
      return screen(`${backOffice}/personal-data`);
    case "menu":
      return screen(id === "side" ? `${backOffice}/side-menu` : `${backOffice}/menu`);
    case "year":
      return {
        name: `${screenName(`${backOffice}/working-days`, locale)} ${id}`,
        to: `${backOffice}/working-days?year=${id}`,
      };
    case "days":
      return {
        name: `${screenName(`${backOffice}/capacity`, locale)}${colon(locale)}${isDay(id) ? formatDay(id, locale, { year: true }) : id}`,
        to: `${backOffice}/capacity?day=${id}`,
      };
    case "document":
      return { name: `${auditTexts.document[locale]}${colon(locale)}${id.split("/").at(-1)}`, to: undefined };
    case "fact":
      return {
        name: isFact(id) ? builtInFacts[id].label[locale] : id,
        to: isFact(id) ? `${backOffice}/facts/${id}` : undefined,
      };
    case "setting":
      return setting(id, locale);
    case "staff":
      return { name: auditTexts.former[locale].replace("{id}", short(id)), to: undefined };
    default:
      return { name: `${auditTexts[isGone(kind) ? kind : "thing"][locale]} ${short(id || subject)}`, to: undefined };
  }
}

const screens: Record<string, string> = {
  banner: "banner",
  hours: "hours",
  synonyms: "synonyms",
  identity: "site",
  "sign-in": "sign-in-rules",
  "shuttle.timetable": "timetable",
};

function setting(key: string, locale: Locale): Subject {
  if (key === "capacity") return { name: usualTexts.title[locale], to: `${backOffice}/capacity/usual` };
  const [, kind = "", mail = ""] = /^mail\.([\w-]+)\.([\w-]+)$/.exec(key) ?? [];
  const letter = findMail(kind, mail);
  if (letter)
    return {
      name: `${screenName(`${backOffice}/mail-texts`, locale)}${colon(locale)}${mailTitle(letter, locale)}`,
      to: `${backOffice}/mail-texts/${kind}/${mail}`,
    };
  const to = screens[key] && `${backOffice}/${screens[key]}`;
  return to ? { name: screenName(to, locale), to } : { name: key, to: undefined };
}

function split(subject: string): string[] {
  const at = subject.indexOf(":");
  return at < 0 ? [subject] : [subject.slice(0, at), subject.slice(at + 1)];
}

function short(id: string): string {
  return id.length > 10 ? id.slice(0, 6) : id;
}

function isFact(key: string): key is keyof typeof builtInFacts {
  return Object.hasOwn(builtInFacts, key);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function isGone(kind: string): kind is "item" | "picture" | "closure" | "submission" {
  return ["item", "picture", "closure", "submission"].includes(kind);
}
