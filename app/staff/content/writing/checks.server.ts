import type { ContentName } from "#app/content.ts";
import { replacedWords } from "#app/pages/terms.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { fillFacts } from "#app/visiting/facts/format-fact.ts";
import { say } from "#app/staff/core/content/content.texts.ts";
import { fieldName } from "#app/staff/core/content/names.ts";
import type { ContentType } from "#platform/content/define.ts";
import { ownKeys } from "#platform/content/drafts.ts";
import { type Gap, plainWords, textsIn } from "#platform/content/marks.ts";
import { type Problem, problemsOf } from "#platform/content/problems.ts";
import { blankGroup, type NamedShape, type Shape } from "#platform/content/shape.ts";
import { shapesOf } from "#platform/content/shapes-of.ts";
import type { Values } from "#platform/content/values.ts";
import { dayOf } from "#platform/dates.ts";
import { languageNames, listMark, type Locale, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type EditorWord, editorTexts } from "#app/staff/content/editor/editor.texts.ts";
import { referencesIn } from "#app/staff/core/content/references.server.ts";

/** A word about a field: what must be mended, or would better be. */
export type Remark = { path: string; message: string };

type Checked = {
  name: ContentName;
  type: ContentType;
  shapes: readonly NamedShape[];
  content: Values;
  gaps: readonly Gap[];
};

/** What must be mended before an item is published. */
export function mustMend({ type, content }: Pick<Checked, "type" | "content">, locale: Locale): Remark[] {
  const shapes = shapesOf(type);
  const told = problemsOf(type, content).map((problem) => ({
    path: problem.path,
    message: messageOf(problem, shapes, locale),
  }));
  const { startsOn, endsOn, begins, ends } = content;
  if (typeof startsOn === "string" && typeof endsOn === "string" && endsOn < startsOn)
    told.push({ path: "endsOn", message: editorTexts.endBeforeStart[locale] });
  if ((begins || ends) && !(typeof begins === "string" && typeof ends === "string" && begins < ends))
    told.push({ path: "ends", message: editorTexts.bothTimes[locale] });
  return [...told, ...unknownFacts(type, content, locale)];
}

/**
 * The paths of what nothing of a type is published without, rows by the name of their list: found by asking of an empty
 * item, with one empty row in every list, so that the marks in the form are what publishing demands.
 */
export function requiredFields(type: ContentType, shapes: readonly NamedShape[]): Set<string> {
  const told = problemsOf(type, { ...blankGroup(shapes), ...oneRowEach(shapes) });
  // A list that must hold something is one that may not be empty.
  const lists = problemsOf(type, blankGroup(shapes)).filter(({ kind }) => kind === "range");
  return new Set(
    [...told, ...lists]
      .map(({ path }) => path)
      .map((path) =>
        path
          .split(".")
          .filter((part) => !/^\d+$/.test(part) && part !== "zh_TW")
          .join("."),
      ),
  );
}

function oneRowEach(shapes: readonly NamedShape[]): Values {
  return Object.fromEntries(
    shapes.flatMap(({ name, shape }) =>
      shape.kind === "rows" ? [[name, [{ ...blankGroup(shape.fields), ...oneRowEach(shape.fields) }]]] : [],
    ),
  );
}

/** Facts that texts refer to and nobody knows: visitors would read "…" (rule F1). */
function unknownFacts(type: ContentType, content: Values, locale: Locale): Remark[] {
  const texts = Object.keys(type.fields).flatMap((name) => textsIn(content[name], name));
  return texts.flatMap(([path, text]) =>
    locales.flatMap((one): Remark[] => {
      const unknown: string[] = [];
      fillFacts(plainWords(text[one]), builtInFacts, one, (key) => void unknown.push(key));
      return unknown.map((key) => ({
        path: `${path}.${one}`,
        message: say(editorTexts.unknownFact[locale], { fact: `{fact:${key}}` }),
      }));
    }),
  );
}

/**
 * What would better be there before it is: translations, alt texts, what it points to, days that are not over, words
 * that this site uses.
 */
export async function mayMend(park: Park, { shapes, content, gaps }: Checked, locale: Locale): Promise<Remark[]> {
  const field = (path: string) => fieldName(path, locale);
  const words = gaps.map((gap) => ({
    path: `${gap.path}.${gap.locale}`,
    message: say(editorTexts[gap.kind === "missing" ? "noTranslation" : "staleTranslation"][locale], {
      language: languageNames[gap.locale],
      field: field(gap.path),
    }),
  }));
  const over =
    typeof content.endsOn === "string" && content.endsOn < dayOf(park.now()).toString()
      ? [{ path: "endsOn", message: editorTexts.over[locale] }]
      : [];
  const remarks = await Promise.all([
    pictureRemarks(park, shapes, content, locale),
    referenceRemarks(park, shapes, content, locale),
  ]);
  return [...words, ...remarks.flat(), ...over, ...betterWords(content, locale)];
}

/** The words for which this site has others: told, and never a hindrance. */
function betterWords(content: Values, locale: Locale): Remark[] {
  return textsIn(content).flatMap(([path, text]) =>
    locales.flatMap((one) =>
      replacedWords(plainWords(text[one]), one).map(({ word, use }) => ({
        path: `${path}.${one}`,
        message: say(editorTexts.betterWord[locale], { language: languageNames[one], word, use }),
      })),
    ),
  );
}

/** The pictures an item shows. */
export function picturesIn(shapes: readonly NamedShape[], content: Values): { path: string; id: string }[] {
  const cover = content[ownKeys.cover];
  const lists = shapes
    .filter(({ shape }) => shape.kind === "pictures")
    .flatMap(({ name }) => {
      const ids = content[name];
      return Array.isArray(ids) ? ids.map((id) => ({ path: name, id: String(id) })) : [];
    });
  return [...(typeof cover === "string" && cover !== "" ? [{ path: ownKeys.cover, id: cover }] : []), ...lists];
}

async function pictureRemarks(
  park: Park,
  shapes: readonly NamedShape[],
  content: Values,
  locale: Locale,
): Promise<Remark[]> {
  const shown = picturesIn(shapes, content);
  const known = await park.pictures.find(shown.map(({ id }) => id));
  return shown.flatMap(({ path, id }): Remark[] => {
    const picture = known.get(id);
    if (!picture) return [{ path, message: editorTexts.pictureGone[locale] }];
    if (picture.decorative) return [];
    const missing = locales.filter((one) => !picture.alt[one]);
    return missing.length > 0
      ? [
          {
            path,
            message: say(editorTexts.noAlt[locale], {
              language: missing.map((one) => languageNames[one]).join(listMark[locale]),
            }),
          },
        ]
      : [];
  });
}

async function referenceRemarks(
  park: Park,
  shapes: readonly NamedShape[],
  content: Values,
  locale: Locale,
): Promise<Remark[]> {
  const pointed = referencesIn(shapes, content);
  if (pointed.length === 0) return [];
  const rows = await park.db
    .selectFrom("items")
    .select(["id", "status", "slug"])
    .where(
      "id",
      "in",
      pointed.map(({ id }) => id),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return pointed.flatMap(({ path, id }): Remark[] => {
    const item = known.get(id);
    if (!item) return [{ path, message: say(editorTexts.gone[locale], { field: fieldName(path, locale) }) }];
    const out = item.status === "published" || item.status === "scheduled";
    return out
      ? []
      : [{ path, message: say(editorTexts.notOut[locale], { field: fieldName(path, locale), title: item.slug }) }];
  });
}

/** How a value must be written, for shapes with a fixed format. */
const formats: Partial<Record<Shape["kind"], EditorWord>> = {
  day: "wrongDay",
  time: "wrongTime",
  number: "wrongNumber",
  url: "wrongUrl",
};

function messageOf(problem: Problem, shapes: readonly NamedShape[], locale: Locale): string {
  const shape = problem.kind === "wrong" ? shapeAt(shapes, problem.path) : undefined;
  const format = shape && formats[shape.kind === "list" ? shape.item : shape.kind];
  if (format) return editorTexts[format][locale];
  if (problem.kind === "range")
    return say(editorTexts[problem.from === undefined ? "to" : "from"][locale], {
      from: problem.from ?? "",
      to: problem.to ?? "",
    });
  return say(editorTexts[problem.kind === "link" ? "deadLink" : problem.kind][locale], {
    address: problem.address ?? "",
    to: problem.to ?? "",
  });
}

function shapeAt(shapes: readonly NamedShape[], path: string): Shape | undefined {
  let [among, found]: [readonly NamedShape[], Shape | undefined] = [shapes, undefined];
  for (const part of path.split(".").filter((one) => !/^\d+$/.test(one))) {
    found = among.find(({ name }) => name === part)?.shape ?? found;
    among = found && "fields" in found ? found.fields : [];
  }
  return found;
}
