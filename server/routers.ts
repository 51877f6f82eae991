import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type RequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { withOutages } from "#server/http/outages.ts";
import { scriptSetOf } from "#app/script-set.ts";
import { type Locale, localeOfPath, locales } from "#platform/locales.ts";
import { memoized } from "#platform/memoized.ts";
import { inFolder, type PublicScripts, publicRoutes, routesIn } from "./scripts/public-scripts.ts";

/**
 * Answers which router serves an address: for each language one of its public pages, with scripts in that language
 * alone (rule H10), and one with all pages for the back office, which has its scripts whole.
 */
export function openRouters(mode: "development" | "production"): (path: string) => RequestHandler {
  const scripts = mode === "production" ? readPublicScripts() : undefined;
  const guarded = withOutages(build.routes);
  const whole = memoized(locales.length, (locale: Locale) =>
    createRequestHandler({ ...build, routes: routesIn(guarded, locale) }, mode),
  );
  const publicPages = memoized(locales.length, (locale: Locale) => {
    const assets: typeof build.assets = scripts
      ? JSON.parse(inFolder(JSON.stringify(build.assets), locale, scripts))
      : build.assets;
    return createRequestHandler({ ...build, routes: publicRoutes(guarded, locale), assets }, mode);
  });
  return (path) => (scriptSetOf(path) === "whole" ? whole : publicPages)(localeOfPath(path));
}

function readPublicScripts(): PublicScripts | undefined {
  const file = join(import.meta.dirname, "../public-scripts.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
