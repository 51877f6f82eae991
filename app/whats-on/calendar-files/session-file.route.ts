import { notFound } from "#platform/http/not-found.ts";
import type { Route } from "./+types/session-file.route.ts";
import { programOfParams, calendarAnswer } from "./program-param.server.ts";
import { writeSessionFile } from "./files.server.ts";

/** GET /feeds/{locale}/{exhibition|show|activity}/{id}/{day}-{session}.ics: one session, for the visitor's calendar. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, kind, item, file } = args.params;
  const [, day, session] = /^(20\d\d-[01]\d-[0-3]\d)-(.+)\.ics$/.exec(file) ?? [];
  const asked = day && session && (await programOfParams(args, { locale, kind, slug: item }));
  const ics = asked && (await writeSessionFile(asked.visit, asked.program, session, day));
  if (!ics) return notFound(args.url.pathname);
  return calendarAnswer(ics, `${asked.program.item.slug}-${day}`);
}
