import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type RequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { withOutages } from "#server/door/outages.ts";
import { scriptSetOf } from "#app/script-set.ts";
import { type Locale, localeOfPath, locales } from "#platform/locales.ts";
import { remembering } from "#platform/remembering.ts";
import {
  firstWord,
  inFolder,
  type PublicScripts,
  publicRoutes,
  routesIn,
  routesUnder,
} from "./scripts/public-scripts.ts";

/**
 * For each language and each first word of an address a router of the public pages there, with scripts in that language
 * alone, and one of all pages for the back office: a router goes through every route it knows for each request, and of
 * two hundred a page needs a few.
 */
export function openRouters(mode: "development" | "production"): (path: string) => RequestHandler {
  const scripts = mode === "production" ? readPublicScripts() : undefined;
  const guarded = withOutages(build.routes);
  const whole = remembering(locales.length, (locale: Locale) =>
    createRequestHandler({ ...build, routes: routesIn(guarded, locale) }, mode),
  );
  const publicIn = remembering(locales.length, (locale: Locale) => {
    const routes = publicRoutes(guarded, locale);
    const assets: typeof build.assets = scripts
      ? JSON.parse(inFolder(JSON.stringify(build.assets), locale, scripts))
      : build.assets;
    // Visitors may make up words, and each would open a router: those that no route begins with share one.
    const words = new Set(["", ...Object.values(routes).map(({ path = "" }) => firstWord(path))]);
    const under = remembering(words.size, (word: string) =>
      createRequestHandler({ ...build, routes: routesUnder(word, routes), assets }, mode),
    );
    return (word: string) => under(words.has(word) ? word : "");
  });
  return (path) => {
    const locale = localeOfPath(path);
    return scriptSetOf(path) === "whole" ? whole(locale) : publicIn(locale)(firstWord(path));
  };
}

function readPublicScripts(): PublicScripts | undefined {
  const file = join(import.meta.dirname, "../public-scripts.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
