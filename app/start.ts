import type { Park } from "#platform/park.ts";
import { beginOpeningSubmissions } from "./submission-desk/queries/search.server.ts";
import { searchEngine } from "./search/engine/search-engine.server.ts";
import { backOfficePathOf, checkRights } from "./staff/core/guards.server.ts";

export { showBacklog } from "./submission-desk/emails/backlog.server.ts";

/**
 * Makes the search index and opens the words of the submissions, so that the first visitor who searches need not wait.
 * A process that serves visitors calls this once; without it the first search does it.
 */
export function workAhead(park: Park): void {
  searchEngine(park);
  beginOpeningSubmissions(park);
}

/** Refuses to start with a screen of the back office that has no rights (rule R10). */
export function checkRoutes(routeIds: readonly string[]): void {
  checkRights(routeIds.flatMap((id) => backOfficePathOf(id) ?? []));
}
