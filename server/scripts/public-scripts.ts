import { type Locale, locales } from "#platform/locales.ts";

/**
 * Which scripts the public pages have in each language (rule H10): those that hold texts stand once more in a folder of
 * each language, with its texts alone. The back office has them whole: it writes to visitors in all three.
 */
export type PublicScripts = {
  folders: Record<Locale, string>;
  /** The names of the scripts that stand in these folders. */
  names: string[];
};

/** The routes of one language, and what has no language. */
export function routesIn<Route>(routes: Record<string, Route | undefined>, locale: Locale): Record<string, Route> {
  const others = locales.filter((one) => one !== locale).map((one) => `${one}/`);
  return filtered(routes, (id) => !others.some((other) => id.startsWith(other)));
}

/** Of the routes of a language those of its public pages. */
export function publicRoutes<Route extends { parentId?: string | undefined }>(
  routes: Record<string, Route | undefined>,
  locale: Locale,
): Record<string, Route> {
  const whole = new Set([`${locale}/back`, `${locale}/gallery`]);
  return filtered(routesIn(routes, locale), (id, { parentId = "" }) => !whole.has(id) && !whole.has(parentId));
}

/**
 * Of the routes of a language those a browser goes to by itself: answers that are no screens are none of its business.
 */
export function screenRoutes<Route extends { parentId?: string | undefined }>(
  routes: Record<string, Route | undefined>,
  locale: Locale,
): Record<string, Route> {
  return filtered(publicRoutes(routes, locale), (id) => id === "root" || id.startsWith(`${locale}/`));
}

/** Any text that names scripts, with each in the folder of a language where it stands there. */
export function inFolder(text: string, locale: Locale, { folders, names }: PublicScripts): string {
  const varied = new Set(names);
  return text.replace(/(\/?)assets\/([\w.-]+\.js)/g, (found, slash: string, name: string) =>
    varied.has(name) ? `${slash}assets/${folders[locale]}/${name}` : found,
  );
}

function filtered<Route>(
  routes: Record<string, Route | undefined>,
  wanted: (id: string, route: Route) => boolean,
): Record<string, Route> {
  const kept: Record<string, Route> = {};
  for (const [id, route] of Object.entries(routes)) if (route && wanted(id, route)) kept[id] = route;
  return kept;
}
