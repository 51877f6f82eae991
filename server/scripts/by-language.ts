import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { htmlLangs, type Locale, languageNames, locales } from "#platform/locales.ts";
import { inFolder, type PublicScripts, screenRoutes } from "./public-scripts.ts";
import { type Manifest, readManifest, shortManifest, writtenManifest } from "./route-manifest.ts";

/** What is said of the languages themselves is wanted of all of them on every page. */
const keptWhole = [htmlLangs, languageNames];

/**
 * Writes the scripts of the public pages once more for each language, without the texts of the others and without the
 * routes of the back office: a quarter of what our own code weighs is words that a page never says. Returns where they
 * stand.
 */
export function writeByLanguage(client: string): PublicScripts {
  const assets = join(client, "assets");
  const all = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, readFileSync(join(assets, name), "utf8")]),
  );
  const [[manifestName = "", manifestCode = ""] = []] = [...all].filter(([name]) => /^manifest-.*\.js$/.test(name));
  const whole = readManifest(manifestCode);
  const publicPart = (locale: Locale): Manifest => ({ ...whole, routes: screenRoutes(whole.routes, locale) });
  const needed = reachable(
    locales.flatMap((locale) => filesOf(publicPart(locale))),
    all,
  );
  const names = [manifestName, ...varied(needed, all)];
  const folders = { zh_TW: folderOf("zh_TW"), en_US: folderOf("en_US"), ja_JP: folderOf("ja_JP") } satisfies Record<
    Locale,
    string
  >;
  const scripts = { folders, names };
  for (const locale of locales) {
    const folder = join(assets, folders[locale]);
    mkdirSync(folder);
    for (const name of names) {
      const code =
        name === manifestName ? writtenManifest(publicPart(locale)) : inOneLanguage(all.get(name) ?? "", locale);
      const moved = inFolder(code, locale, scripts).replace(
        /(["'`])\.\/([\w.-]+\.js)\1/g,
        (found, quote: string, other: string) => (names.includes(other) ? found : `${quote}../${other}${quote}`),
      );
      writeFileSync(join(folder, name), name === manifestName ? shortManifest(moved) : moved);
    }
  }
  return scripts;
}

/** A script with its texts in one language: `{zh_TW:"鼓",en_US:"drum",ja_JP:"太鼓"}` becomes `{en_US:"drum"}`. */
export function inOneLanguage(code: string, locale: Locale): string {
  const records: { start: number; end: number; kept: string }[] = [];
  new Visitor({
    ObjectExpression(record) {
      const values = valuesByLocale(record);
      if (
        !values ||
        (records.at(-1)?.end ?? 0) >= record.end ||
        keptWhole.some((kept) => locales.every((one) => isText(code, values[one], kept[one])))
      )
        return;
      const value = values[locale];
      records.push({ start: record.start, end: record.end, kept: code.slice(value.start, value.end) });
    },
  }).visit(parseSync("script.js", code).program);
  if (records.length === 0) return code;
  let shorter = "";
  let from = 0;
  for (const { start, end, kept } of records) {
    shorter += `${code.slice(from, start)}{${kept}}`;
    from = end;
  }
  // A text may hold another one; what was taken for whole above is looked through again.
  return inOneLanguage(shorter + code.slice(from), locale);
}

/** The properties of a record that says something in the three languages and nothing else. */
function valuesByLocale({ properties }: ESTree.ObjectExpression): Record<Locale, ESTree.ObjectProperty> | undefined {
  const named = (locale: Locale) =>
    properties.find(
      (one) => one.type === "Property" && !one.computed && one.key.type === "Identifier" && one.key.name === locale,
    );
  const [zh_TW, en_US, ja_JP] = [named("zh_TW"), named("en_US"), named("ja_JP")];
  if (
    properties.length !== locales.length ||
    zh_TW?.type !== "Property" ||
    en_US?.type !== "Property" ||
    ja_JP?.type !== "Property"
  )
    return undefined;
  return { zh_TW, en_US, ja_JP };
}

/** True for a property whose value is this very text, however it is quoted. */
function isText(code: string, { value }: ESTree.ObjectProperty, text: string): boolean {
  return code.slice(value.start + 1, value.end - 1) === text;
}

/** The names of the scripts that a list of routes leads to. */
function filesOf({ entry, routes }: Manifest): string[] {
  return [entry, ...Object.values(routes)]
    .flatMap(({ module, imports }) => [module, ...imports])
    .map((path) => path.replace("/assets/", ""));
}

/** These scripts and all that they import, now or later. */
function reachable(names: Iterable<string>, all: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name) || !all.has(name)) return;
    found.add(name);
    for (const next of importedBy(all.get(name) ?? "")) follow(next);
  };
  for (const name of names) follow(name);
  return found;
}

/** Those that hold texts, and those that import one that does: two copies of a module must never meet on a page. */
function varied(names: ReadonlySet<string>, all: ReadonlyMap<string, string>): string[] {
  const codeOf = (name: string) => all.get(name) ?? "";
  const found = new Set([...names].filter((name) => inOneLanguage(codeOf(name), "zh_TW") !== codeOf(name)));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const name of names) if (importedBy(codeOf(name)).some((next) => found.has(next))) found.add(name);
  }
  return [...found];
}

function importedBy(code: string): string[] {
  return [...code.matchAll(/(["'`])\.\/([\w.-]+\.js)\1/g)].map(([, , name = ""]) => name);
}

/** Browsers keep a script for ever: should the way it is made change, it stands in another folder. */
function folderOf(locale: Locale): string {
  const way = createHash("sha256");
  for (const file of readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith(".test.ts"))
    .sort())
    way.update(readFileSync(join(import.meta.dirname, file)));
  return `${locale}-${way.digest("hex").slice(0, 8)}`;
}
