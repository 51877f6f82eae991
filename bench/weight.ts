import vm from "node:vm";
import { request } from "node:http";
import { firstItem, startSite } from "./site.ts";
import { type Figure, printTable } from "./table.ts";

// What one page loads by itself: its HTML, its style sheets, and its scripts with all they import – read from the
// served files, not guessed from the tags.
type Weight = {
  html: number;
  css: number;
  scripts: number;
  files: number;
  blocking: string[];
  elsewhere: string[];
  fonts: string[];
};

const most = { html: 25, css: 15, scripts: 125 } as const;
const site = await startSite();
const of = (list: string) => firstItem(site, list);
/** One of every kind of page. */
const kinds = {
  home: "/",
  list: "/news",
  item: await of("/news"),
  prose: "/about",
  tickets: "/info",
  hours: "/time",
  calendar: "/calendar",
  agenda: "/calendar?view=agenda",
  program: await of("/show"),
  map: "/navigate",
  place: await of("/navigate"),
  plan: await of("/plan"),
  "audio guide": "/audio-guide",
  "audio stop": "/audio-guide?stop=1",
  shop: await of("/shop"),
  product: await of("/product"),
  workshop: await of("/experiences"),
  lodging: "/lodging",
  sticks: "/fortune-stick",
  stick: "/fortune-stick/1",
  festivals: "/festival",
  form: "/group",
  spaces: "/space/inside",
  "spaces, searched": "/space/outside?heads=30",
  search: "/search?q=tea",
};
const loaded = new Map<string, Promise<{ bytes: number; text: string }>>();
const worst: Weight = { html: 0, css: 0, scripts: 0, files: 0, blocking: [], elsewhere: [], fonts: [] };
const figures: Figure[] = [];

for (const [name, path] of Object.entries(kinds))
  for (const prefix of ["", "/en_US", "/ja_JP"]) {
    const weight = await weigh(prefix + path === "/en_US/" || prefix + path === "/ja_JP/" ? prefix : prefix + path);
    worst.html = Math.max(worst.html, weight.html);
    worst.css = Math.max(worst.css, weight.css);
    worst.scripts = Math.max(worst.scripts, weight.scripts);
    for (const list of ["blocking", "elsewhere", "fonts"] as const) worst[list].push(...weight[list]);
    figures.push({
      measure: `${name} ${prefix || "/zh_TW"}`,
      result: `HTML ${kb(weight.html)}  CSS ${kb(weight.css)}  scripts ${kb(weight.scripts)} in ${weight.files}`,
    });
  }
await site.stop();

for (const part of ["html", "css", "scripts"] as const)
  figures.push({
    measure: `heaviest ${part}`,
    goal: `≤ ${most[part]} KB`,
    result: `${kb(worst[part])} KB`,
    holds: worst[part] <= most[part] * 1024,
  });
figures.push(
  none("scripts that hold up the page", worst.blocking),
  none("requests to other sites", worst.elsewhere),
  none("web fonts before the first text", worst.fonts),
);
printTable("Weight, in KB of Brotli", figures, [
  "scripts: every module the page imports, followed through the served files",
]);

async function weigh(path: string): Promise<Weight> {
  const html = await load(path);
  const elements = tagsOf(html.text);
  const sheets = elements
    .filter(({ name, rel }) => name === "link" && rel === "stylesheet")
    .flatMap(({ href }) => href ?? []);
  const styles = await Promise.all(sheets.map(load));
  const scripts = await moduleGraph(path, html.text, elements);
  return {
    html: html.bytes,
    css: styles.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    files: scripts.length,
    blocking: elements
      .filter(
        (element) =>
          element.name === "script" &&
          element.src &&
          element.type !== "module" &&
          !("async" in element) &&
          !("defer" in element),
      )
      .map(({ src = "" }) => src),
    elsewhere: [...addressesLoaded(elements), ...styles.flatMap(({ text }) => addressesInStyles(text))].filter(
      (address) => new URL(address, site.origin).origin !== site.origin && !address.startsWith("data:"),
    ),
    fonts: [
      ...elements.filter((element) => element.rel === "preload" && element.as === "font").map(({ href = "" }) => href),
      ...styles.flatMap(({ text }) =>
        [...text.matchAll(/@font-face\s*\{[^}]*url\(([^)]+)/g)].map(([, file = ""]) => file),
      ),
    ],
  };
}

/**
 * Every module a page runs: the scripts it names, those its inline modules import, and all that these import in turn.
 */
async function moduleGraph(path: string, html: string, elements: readonly Tag[]) {
  const named = elements.flatMap((element) =>
    element.name === "script"
      ? [...(element.src ? [element.src] : []), ...(element["data-modules"]?.split(" ") ?? [])]
      : [],
  );
  // A page's own module waits as plain text until the page stands (app/shell/scripts-last.ts).
  const inline = [...html.matchAll(/<script\b[^>]*type="(?:module|text\/plain)"[^>]*>([\s\S]+?)<\/script>/g)].flatMap(
    ([, code = ""]) => importsOf(code),
  );
  if (inline.length === 0) throw new Error(`${path} names no module of its own: has the way scripts begin changed?`);
  const found = new Map<string, { bytes: number }>();
  async function follow(address: string, from: string): Promise<void> {
    const full = new URL(address, new URL(from, site.origin)).pathname;
    if (found.has(full)) return;
    found.set(full, { bytes: 0 });
    const { bytes, text } = await load(full);
    found.set(full, { bytes });
    await Promise.all(importsOf(text).map((next) => follow(next, full)));
  }
  await Promise.all([...named, ...inline].map((address) => follow(address, path)));
  return [...found.values()];
}

/** What a module imports when it is loaded; what it may load later does not count. */
function importsOf(code: string): string[] {
  return new vm.SourceTextModule(code).moduleRequests.map(({ specifier }) => specifier);
}

type Tag = {
  name: string;
  src?: string;
  href?: string;
  rel?: string;
  type?: string;
  as?: string;
  [attribute: string]: string | undefined;
};

function tagsOf(html: string): Tag[] {
  const tags = html
    .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1")
    .matchAll(/<([a-z]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g);
  return [...tags].map(([, name = "", attributes = ""]) => ({
    name,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        value,
      ]),
    ),
  }));
}

/** The addresses a page fetches without being asked: not its links. */
function addressesLoaded(elements: readonly Tag[]): string[] {
  const fetched = new Set([
    "stylesheet",
    "preload",
    "modulepreload",
    "prefetch",
    "icon",
    "manifest",
    "preconnect",
    "dns-prefetch",
  ]);
  return elements.flatMap(({ name, src, srcset, href, rel, poster, data }) => [
    ...(name === "link" ? (href && rel?.split(" ").some((word) => fetched.has(word)) ? [href] : []) : []),
    ...[src, poster, name === "object" ? data : undefined].flatMap((address) => (address ? [address] : [])),
    ...(srcset ?? "").split(",").flatMap((entry) => entry.trim().split(" ")[0] || []),
  ]);
}

function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s*["']([^"']+)/g)].flatMap(
    ([, url, sheet]) => url ?? sheet ?? [],
  );
}

/** A file as it is sent, weighed compressed. Each is fetched once. */
function load(path: string): Promise<{ bytes: number; text: string }> {
  const known = loaded.get(path);
  if (known) return known;
  const begun = fetchBoth(path);
  loaded.set(path, begun);
  return begun;
}

async function fetchBoth(path: string): Promise<{ bytes: number; text: string }> {
  const text = await (await fetch(site.origin + path, { headers: { "accept-encoding": "identity" } })).text();
  const bytes = await new Promise<number>((resolve, reject) => {
    const asked = request(site.origin + path, { headers: { "accept-encoding": "br" } }, async (response) => {
      if (response.statusCode !== 200 || response.headers["content-encoding"] !== "br")
        reject(new Error(`${path}: ${response.statusCode}, not in Brotli`));
      else resolve(Buffer.concat(await Array.fromAsync(response)).length);
    });
    asked.once("error", reject);
    asked.end();
  });
  return { bytes, text };
}

function none(measure: string, found: readonly string[]): Figure {
  return {
    measure,
    goal: "0",
    result: found.length === 0 ? "0" : `${found.length}: ${[...new Set(found)].slice(0, 3).join(" ")}`,
    holds: found.length === 0,
  };
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
