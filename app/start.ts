import type { Park } from "#platform/park.ts";
import { beginOpeningSubmissions } from "./submission-desk/queries/search.server.ts";
import { showBacklog } from "./submission-desk/emails/backlog.server.ts";
import { searchEngine } from "./search/engine/search-engine.server.ts";
import { backOfficePathOf, checkRights } from "./staff/core/guards.server.ts";

/**
 * What the application begins as soon as it is up, so that nobody waits for it: the search index, and the words of the
 * submissions.
 */
export function beginWork(park: Park): void {
  searchEngine(park);
  beginOpeningSubmissions(park);
  showBacklog(park);
}

/** Refuses to start with a screen of the back office that has no rights (rule R10). */
export function checkRoutes(routeIds: readonly string[]): void {
  checkRights(routeIds.flatMap((id) => backOfficePathOf(id) ?? []));
}
