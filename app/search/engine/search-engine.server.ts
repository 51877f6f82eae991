import { setImmediate as turn } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { Changes } from "#platform/db/changes.ts";
import { type Locale, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { documentOf, type SearchDocument, type StoredItem } from "./documents.server.ts";
import { searchedTypes } from "./searched.ts";
import { readSynonyms, type Synonyms, synonymsTag } from "./synonyms.server.ts";
import { shelved } from "./shelves.ts";
import { newVocabulary, type Vocabulary } from "./vocabulary.server.ts";
import { indexWords, labelWords } from "./words.ts";

/** One language's index, and what it was made of. */
export type LanguageIndex = {
  mini: MiniSearch<SearchDocument>;
  documents: Map<string, SearchDocument>;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
};
type Indexes = Record<Locale, LanguageIndex>;
/** Indexes that are being made: each language's as soon as it is there, and all of them. */
type Making = { of: Record<Locale, Promise<LanguageIndex>>; all: Promise<Indexes> };

/** The indexes of this process: made once, then kept true change by change. */
export type SearchEngine = {
  /** The index of a language, as soon as there is one; never waits for a change to be taken in. */
  index(locale: Locale): Promise<LanguageIndex>;
  /** Resolves when every change heard so far is taken in. */
  settled(): Promise<void>;
  /** Counts up with every change taken in. */
  readonly version: number;
  /** Tells this engine from others of the same process. */
  readonly made: number;
};

type Reading = Pick<Park, "db" | "changes" | "log">;

const columns = ["id", "type", "slug", "status", "cover", "data", "publish_at", "unpublish_at"] as const;
/** How many items are taken in before other requests get their turn. */
const atOnce = 24;

let enginesMade = 0;
const engines = new WeakMap<Changes, SearchEngine>();

/** The search engine of this process, which follows what staff publish (rule Q7); the first caller starts it. */
export function searchEngine(park: Reading): SearchEngine {
  const known = engines.get(park.changes);
  if (known) return known;
  const engine = openSearchEngine(park);
  engines.set(park.changes, engine);
  return engine;
}

function openSearchEngine(park: Reading): SearchEngine {
  let version = 0;
  let current = buildIndexes(park);
  let work: Promise<unknown> = current.all.catch((error: unknown) =>
    park.log.warn({ err: error }, "the search index could not be made; the next search tries again"),
  );
  /**
   * Changes are taken in one after another, beside the requests; what fails is logged and made good by building anew.
   */
  const queue = (step: () => Promise<void>) => {
    work = work
      .then(step)
      .catch((error: unknown) => {
        park.log.error({ err: error }, "a change could not be taken into the search index");
        current = buildIndexes(park);
        return current.all;
      })
      .then(
        () => void version++,
        () => undefined,
      );
  };
  const rebuild = async () => {
    const fresh = buildIndexes(park);
    await fresh.all;
    current = fresh;
  };
  park.changes.onChange((tags) => {
    if (!tags) return queue(rebuild);
    const ids = tags.filter((tag) => tag.startsWith("item:")).map((tag) => tag.slice("item:".length));
    if (ids.length > 0) queue(async () => takeIn(park, await current.all, ids));
    if (tags.includes(synonymsTag)) queue(async () => giveSynonyms(park, await current.all));
  });
  return {
    async index(locale) {
      try {
        return await current.of[locale];
      } catch {
        // The database was away when the index was made: the next one who asks tries again.
        current = buildIndexes(park);
        return current.of[locale];
      }
    },
    settled: async () => void (await work),
    made: ++enginesMade,
    get version() {
      return version;
    },
  };
}

/** Makes one language after another, so that the first can be searched in a third of the time. */
function buildIndexes(park: Reading): Making {
  const types = searchedTypes.map(({ type }) => type);
  const stored = Promise.all([
    park.db
      .selectFrom("items")
      .select(columns)
      .where("type", "in", types)
      .where("status", "in", ["published", "scheduled"])
      .execute(),
    readSynonyms(park.db),
  ]);
  let before: Promise<unknown> = stored;
  const next = (locale: Locale) => {
    const made = before.then(async () => buildIndex(locale, ...(await stored)));
    before = made;
    return made;
  };
  const of = { zh_TW: next("zh_TW"), en_US: next("en_US"), ja_JP: next("ja_JP") };
  const all = Promise.all([of.zh_TW, of.en_US, of.ja_JP]).then(([zh_TW, en_US, ja_JP]) => ({ zh_TW, en_US, ja_JP }));
  // Whoever waits hears of a failure; nobody else has to.
  for (const made of [...Object.values(of), all]) made.catch(() => undefined);
  return { of, all };
}

async function buildIndex(locale: Locale, rows: readonly StoredItem[], synonyms: Synonyms): Promise<LanguageIndex> {
  const index = empty(locale, synonyms);
  for (let from = 0; from < rows.length; from += atOnce) {
    for (const row of rows.slice(from, from + atOnce)) put(index, locale, row);
    await turn();
  }
  return index;
}

/** Takes the present state of these items in; what is no longer out leaves. */
async function takeIn(park: Reading, indexes: Indexes, ids: string[]): Promise<void> {
  const rows = await park.db
    .selectFrom("items")
    .select(columns)
    .where("id", "in", ids)
    .where("status", "in", ["published", "scheduled"])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = found.get(id);
    for (const locale of locales) {
      drop(indexes[locale], locale, id);
      if (row) put(indexes[locale], locale, row);
    }
  }
}

async function giveSynonyms(park: Reading, indexes: Indexes): Promise<void> {
  const synonyms = await readSynonyms(park.db);
  for (const locale of locales) indexes[locale].synonyms = synonyms;
}

const fields = ["title", "summary", "body", "extra", "offers"] as const;

function empty(locale: Locale, synonyms: Synonyms): LanguageIndex {
  const vocabulary = newVocabulary();
  const mini = new MiniSearch<SearchDocument>({
    fields: [...fields],
    // Only a document that is put in is cut into words here: a question brings its own.
    tokenize: (text, field) => {
      const words = fieldWords(text, field, locale);
      vocabulary.add(words);
      return words;
    },
    processTerm: shelved,
  });
  return { mini, documents: new Map(), synonyms, vocabulary };
}

function fieldWords(text: string, field: string | undefined, locale: Locale): string[] {
  return field === "offers"
    ? labelWords(text)
    : indexWords(text.replace(/\{fact:[^{}]*\}/g, " "), locale, field === "title");
}

function put({ mini, documents }: LanguageIndex, locale: Locale, row: StoredItem): void {
  const document = documentOf(row, locale);
  if (!document) return;
  mini.add(document);
  documents.set(document.id, document);
}

function drop({ mini, documents, vocabulary }: LanguageIndex, locale: Locale, id: string): void {
  const document = documents.get(id);
  if (!document) return;
  documents.delete(id);
  mini.discard(id);
  for (const field of fields) vocabulary.remove(fieldWords(document[field], field, locale));
}
