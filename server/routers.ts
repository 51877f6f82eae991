import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type RequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { scriptSetOf } from "#app/script-set.ts";
import { type Locale, localeOfPath } from "#platform/locales.ts";
import { inFolder, type PublicScripts, publicRoutes, routesIn } from "./scripts/public-scripts.ts";

/**
 * For each language a router of its public pages, with scripts in that language alone, and one of all its pages, for the back
 * office: a router goes through every route it knows for each request, and of all routes a public page needs a fifth.
 */
export function openRouters(mode: "development" | "production"): (path: string) => RequestHandler {
  const scripts = mode === "production" ? readPublicScripts() : undefined;
  const opened = new Map<string, RequestHandler>();
  const open = (locale: Locale, whole: boolean) => {
    if (whole) return createRequestHandler({ ...build, routes: routesIn(build.routes, locale) }, mode);
    const assets = scripts ? JSON.parse(inFolder(JSON.stringify(build.assets), locale, scripts)) : build.assets;
    return createRequestHandler({ ...build, routes: publicRoutes(build.routes, locale), assets }, mode);
  };
  return (path) => {
    const [locale, whole] = [localeOfPath(path), scriptSetOf(path) === "whole"];
    const name = `${locale} ${whole}`;
    const router = opened.get(name) ?? open(locale, whole);
    opened.set(name, router);
    return router;
  };
}

function readPublicScripts(): PublicScripts | undefined {
  const file = join(import.meta.dirname, "../public-scripts.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
