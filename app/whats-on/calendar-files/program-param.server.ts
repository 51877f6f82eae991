import { type RouterContextProvider, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { type Visit, visitIn } from "#app/visiting/visit.server.ts";
import { findItem } from "#platform/content/store.ts";
import { isLocale } from "#platform/locales.ts";
import { type ProgramName, programTypes } from "#app/whats-on/programs.server.ts";

type Asked = { locale: string; kind: string; slug: string };

/**
 * The program an address of a calendar file names, in its language; undefined where it names none. A former slug leads
 * to the present one (rule R4).
 */
export async function programOfParams(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  { locale, kind, slug }: Asked,
) {
  if (!isLocale(locale) || !isProgramName(kind)) return undefined;
  const visit: Visit = await visitIn(context.get(parkContext), url, locale);
  const found = await findItem(visit.park, programTypes[kind], slug);
  if (!found) return undefined;
  if ("movedTo" in found)
    throw redirect(url.pathname.replace(new RegExp(`/${slug}(?=[./])`), `/${found.movedTo}`), 301);
  return { visit, program: { name: kind, item: found.item } };
}

/** A calendar file to be opened by the visitor's calendar program. */
export function calendarAnswer(ics: string, name: string): Response {
  return new Response(ics, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.ics"`,
    },
  });
}

function isProgramName(kind: string): kind is ProgramName {
  return Object.hasOwn(programTypes, kind);
}
