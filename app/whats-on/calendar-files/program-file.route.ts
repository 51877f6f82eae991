import { notFound } from "#platform/http/not-found.ts";
import type { Route } from "./+types/program-file.route.ts";
import { programOfParams, calendarAnswer } from "./program-param.server.ts";
import { writeProgramFile } from "./files.server.ts";

/**
 * GET /feeds/{locale}/{exhibition|show|activity}/{id}.ics: an item with all its sessions, for the visitor's calendar.
 */
export async function loader(args: Route.LoaderArgs) {
  const { locale, kind, file } = args.params;
  const [, slug] = /^(.+)\.ics$/.exec(file) ?? [];
  const asked = slug && (await programOfParams(args, { locale, kind, slug }));
  if (!asked) return notFound(args.url.pathname);
  return calendarAnswer(await writeProgramFile(asked.visit, asked.program), asked.program.item.slug);
}
