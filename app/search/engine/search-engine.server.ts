import { setImmediate as turn } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { Changes } from "#platform/db/changes.ts";
import { type Locale, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { documentOf, type SearchDocument, type StoredItem } from "./documents.server.ts";
import { searchedTypes } from "./searched.ts";
import { readSynonyms, type Synonyms, synonymsTag } from "./synonyms.server.ts";
import { indexWords } from "./words.ts";

/** One language's index, and what it was made of. */
export type LanguageIndex = { mini: MiniSearch<SearchDocument>; documents: Map<string, SearchDocument>; synonyms: Synonyms };
type Indexes = Record<Locale, LanguageIndex>;

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
const atOnce = 8;

let enginesMade = 0;
const engines = new WeakMap<Changes, SearchEngine>();

/** The search engine of this process; the first caller starts it. */
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
  let work: Promise<unknown> = current.catch((error: unknown) => park.log.warn({ err: error }, "the search index could not be made; the next search tries again"));
  /** Changes are taken in one after another, beside the requests; what fails is logged and made good by building anew. */
  const queue = (step: () => Promise<void>) => {
    work = work.then(step).catch((error: unknown) => {
      park.log.error({ err: error }, "a change could not be taken into the search index");
      current = buildIndexes(park);
      return current;
    }).then(() => void version++, () => undefined);
  };
  const rebuild = async () => {
    const fresh = await buildIndexes(park);
    current = Promise.resolve(fresh);
  };
  park.changes.onChange((tags) => {
    if (!tags) return queue(rebuild);
    const ids = tags.filter((tag) => tag.startsWith("item:")).map((tag) => tag.slice("item:".length));
    if (ids.length > 0) queue(async () => takeIn(park, await current, ids));
    if (tags.includes(synonymsTag)) queue(async () => giveSynonyms(park, await current));
  });
  return {
    async index(locale) {
      try {
        return (await current)[locale];
      } catch {
        // The database was away when the index was made: the next one who asks tries again.
        current = buildIndexes(park);
        return (await current)[locale];
      }
    },
    settled: async () => void (await work),
    made: ++enginesMade,
    get version() {
      return version;
    },
  };
}

async function buildIndexes(park: Reading): Promise<Indexes> {
  const types = searchedTypes.map(({ type }) => type);
  const [rows, synonyms] = await Promise.all([
    park.db.selectFrom("items").select(columns).where("type", "in", types).where("status", "in", ["published", "scheduled"]).execute(),
    readSynonyms(park.db),
  ]);
  const indexes: Indexes = { zh_TW: empty("zh_TW", synonyms), en_US: empty("en_US", synonyms), ja_JP: empty("ja_JP", synonyms) };
  for (let from = 0; from < rows.length; from += atOnce) {
    for (const row of rows.slice(from, from + atOnce)) put(indexes, row);
    await turn();
  }
  return indexes;
}

/** Takes the present state of these items in; what is no longer out leaves. */
async function takeIn(park: Reading, indexes: Indexes, ids: string[]): Promise<void> {
  const rows = await park.db.selectFrom("items").select(columns).where("id", "in", ids).where("status", "in", ["published", "scheduled"]).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    for (const locale of locales) drop(indexes[locale], id);
    const row = found.get(id);
    if (row) put(indexes, row);
  }
}

async function giveSynonyms(park: Reading, indexes: Indexes): Promise<void> {
  const synonyms = await readSynonyms(park.db);
  for (const locale of locales) indexes[locale].synonyms = synonyms;
}

function empty(locale: Locale, synonyms: Synonyms): LanguageIndex {
  const mini = new MiniSearch<SearchDocument>({
    fields: ["title", "summary", "body", "extra"],
    tokenize: (text, field) => indexWords(text.replace(/\{fact:[^{}]*\}/g, " "), locale, field === "title"),
    processTerm: (term) => term,
  });
  return { mini, documents: new Map(), synonyms };
}

function put(indexes: Indexes, row: StoredItem): void {
  for (const locale of locales) {
    const document = documentOf(row, locale);
    if (!document) continue;
    indexes[locale].mini.add(document);
    indexes[locale].documents.set(document.id, document);
  }
}

function drop({ mini, documents }: LanguageIndex, id: string): void {
  if (documents.delete(id)) mini.discard(id);
}
