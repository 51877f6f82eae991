import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type RequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { scriptSetOf } from "#app/script-set.ts";
import { type Locale, localeOfPath, locales } from "#platform/locales.ts";
import { remembering } from "#platform/remembering.ts";
import { firstWord, inFolder, type PublicScripts, publicRoutes, routesIn, routesUnder } from "./scripts/public-scripts.ts";

/**
 * For each language and each first word of an address a router of the public pages there, with scripts in that language alone, and one of
 * all pages for the back office: a router goes through every route it knows for each request, and of two hundred a page needs a few.
 */
export function openRouters(mode: "development" | "production"): (path: string) => RequestHandler {
  const scripts = mode === "production" ? readPublicScripts() : undefined;
  const assetsIn = remembering(locales.length, (locale: Locale): typeof build.assets => (scripts ? JSON.parse(inFolder(JSON.stringify(build.assets), locale, scripts)) : build.assets));
  const opened = new Map<string, RequestHandler>();
  const open = (locale: Locale, whole: boolean, word: string) => {
    if (whole) return createRequestHandler({ ...build, routes: routesIn(build.routes, locale) }, mode);
    return createRequestHandler({ ...build, routes: routesUnder(word, publicRoutes(build.routes, locale)), assets: assetsIn(locale) }, mode);
  };
  return (path) => {
    const [locale, whole] = [localeOfPath(path), scriptSetOf(path) === "whole"];
    const word = whole ? "" : knownWord(path);
    const name = `${locale} ${whole} ${word}`;
    const router = opened.get(name) ?? open(locale, whole, word);
    opened.set(name, router);
    return router;
  };
}

const words = new Set(Object.values(build.routes).map((route) => firstWord(route?.path ?? "")));

/** The first word of an address if any route begins with it: visitors may make up others, and each would open a router. */
function knownWord(path: string): string {
  const word = firstWord(path);
  return words.has(word) ? word : "";
}

function readPublicScripts(): PublicScripts | undefined {
  const file = join(import.meta.dirname, "../public-scripts.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
