import type { Generated } from "kysely";

/** Words that mean the same to a search, in one language. */
export interface SearchSynonymTable {
  id: Generated<number>;
  locale: string;
  words: string[];
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    search_synonyms: SearchSynonymTable;
  }
}
