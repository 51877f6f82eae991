import type { Park } from "#platform/park.ts";
import { searchEngine } from "./search/engine/search-engine.server.ts";

/** What the application begins as soon as it is up, so that no visitor waits for it: the search index. */
export function beginWork(park: Park): void {
  searchEngine(park);
}
