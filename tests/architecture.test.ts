import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { widths } from "#platform/pictures/widths.ts";
import { pictureWidths } from "#ui/picture/picture.ts";
import { folderOf, forbidden, ringsIn } from "./rings.ts";
import { root } from "./template.ts";

type Source = { path: string; text: string; imports: string[] };

/** Every source file of the house, with what it imports as paths from the root; packages keep their names. */
const sources = ["app", "platform", "ui", "server", "starter"]
  .flatMap(filesUnder)
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(read);

/**
 * The layers of app/, from the lowest: a folder imports those of its own row only where `within` says so, and any of
 * the rows before.
 */
const layers = [
  { name: "core", folders: ["visiting", "pages", "places", "submissions"], within: true },
  {
    name: "feature",
    folders: ["whats-on", "shops", "experiences", "stories", "library", "audio-guide", "foundation", "temple"],
    within: true,
  },
  { name: "submission", folders: ["questions", "rentals", "reservations", "applications", "lanterns"], within: false },
  {
    name: "composition",
    folders: [
      "submission-desk",
      "closures",
      "plans",
      "visit-pages",
      "feeds",
      "home",
      "shell",
      "search",
      "staff",
      "sure",
    ],
    within: true,
  },
];
/** The rooms of the back office, from the lowest; files that lie in app/staff itself stand above all of them. */
const rooms = [
  { name: "back office's core", folders: ["staff/core"], within: true },
  {
    name: "room",
    folders: ["staff/desk", "staff/content", "staff/media", "staff/people", "staff/settings", "staff/help"],
    within: false,
  },
  { name: "room above", folders: ["staff/rites"], within: false },
  { name: "frame", folders: ["staff"], within: true },
];
/** How the server fills a park, and brings better texts into one. */
const starterEntries = /^starter\/(fill|renew|texts-taken-in)\.ts$/;
const registry = /^app\/[\w.-]+\.tsx?$/;
const foldersOf = (...names: string[]) =>
  layers.filter(({ name }) => names.includes(name)).flatMap(({ folders }) => folders);

describe("who may import whom (docs/architecture.md)", () => {
  it("platform knows nothing but itself", () => {
    expect(crossed("platform", (to) => to.startsWith("platform/"))).toEqual([]);
  });

  it("the design knows itself and the languages", () => {
    expect(crossed("ui", (to) => to.startsWith("ui/") || to === "platform/locales.ts")).toEqual([]);
  });

  it("no two folders of app/ import each other, directly or round about, types included", () => {
    expect(ringsIn(sources)).toEqual([]);
  });

  it("but a ring would be found: of two folders, round about, of types alone, through a registry, between rooms of the back office", () => {
    const withPlanted = (...planted: [path: string, text: string][]) =>
      ringsIn([...sources, ...planted.map(([path, text]) => sourceOf(path, text))]);
    const ring = (text: string) => [expect.stringContaining(text)];
    expect(
      withPlanted(["app/visiting/planted.ts", `import type { Place } from "#app/places/place.content.ts";`]),
    ).toEqual(ring("places · visiting: app/visiting/planted.ts → app/places/place.content.ts"));
    expect(
      withPlanted(
        ["app/temple/planted.tsx", `const later = () => import("#app/shops/shop.tsx");`],
        ["app/shops/planted.ts", `import "#app/whats-on/agenda.css";`],
      ),
    ).toEqual(ring("shops · temple · whats-on: "));
    expect(withPlanted(["app/submissions/planted.ts", `import { kinds } from "#app/submission-types.ts";`])).toEqual(
      ring(" · submission-types.ts · submissions: "),
    );
    expect(
      withPlanted(["app/staff/core/planted.ts", `export type { Day } from "#app/staff/desk/day/day.tsx";`]),
    ).toEqual(ring("staff/core · staff/desk: "));
    expect(
      withPlanted(
        ["app/context-planted.ts", `import "./shell/frame/frame.server.ts";`],
        ["app/shell/planted.ts", `import "#app/context-planted.ts";`],
      ),
    ).toEqual(ring("context-planted.ts · shell: "));
  });

  it("every folder of app/ and every room of the back office has its place in the table", () => {
    const folders = new Set(
      sources.flatMap(({ path }) => folderOf(path) ?? []).filter((folder) => !registry.test(`app/${folder}`)),
    );
    const placed = [...layers, ...rooms].flatMap((row) => row.folders);
    expect([...folders].filter((folder) => !placed.includes(folder))).toEqual([]);
    expect(placed.filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it("arrows between folders of app/ run downwards: core, feature, submission (none on another), composition", () => {
    expect(forbidden(sources, downwards)).toEqual([]);
  });

  it("but one that runs upwards would be found: to a higher layer, to another submission, to a registry, to another room", () => {
    const upward = (path: string, imported: string) =>
      forbidden([sourceOf(path, `import type { X } from "#${imported}";`)], downwards);
    expect(upward("app/visiting/x.ts", "app/shops/shops.content.ts")).toEqual([
      "app/visiting/x.ts → app/shops/shops.content.ts",
    ]);
    expect(upward("app/library/x.ts", "app/shell/menu/menu.ts")).toHaveLength(1);
    expect(upward("app/rentals/x.ts", "app/reservations/reserve.server.ts")).toHaveLength(1);
    expect(upward("app/lanterns/x.ts", "app/content.ts")).toHaveLength(1);
    expect(upward("app/staff/media/x.ts", "app/staff/content/items.server.ts")).toHaveLength(1);
    expect(upward("app/staff/core/x.ts", "app/staff/back.layout.tsx")).toHaveLength(1);
    expect(upward("app/search/x.ts", "app/places/place.content.ts")).toEqual([]);
    expect(upward("app/staff/rites/x.ts", "app/staff/desk/submission/submission-actions.server.ts")).toEqual([]);
  });

  it("the server imports platform, itself, and of the park only the registries and the starter park", () => {
    expect(
      crossed("server", (to) => /^(platform|server)\//.test(to) || registry.test(to) || starterEntries.test(to)),
    ).toEqual([]);
  });

  it("the starter park imports platform, the registries, and the nouns and queries of what it fills", () => {
    const filled = foldersOf("core", "feature", "submission");
    expect(
      crossed(
        "starter",
        (to) => /^(platform|starter)\//.test(to) || registry.test(to) || filled.includes(folderOf(to) ?? ""),
      ),
    ).toEqual([]);
  });

  it("nobody imports a route, and nobody outside a feature its tables", () => {
    const strays = sources.flatMap(({ path, imports }) =>
      imports
        .filter(
          (to) =>
            /\.(route|layout)\.tsx?$/.test(to) ||
            (to.endsWith(".table.ts") && folderOf(to) !== folderOf(path) && !registry.test(path)),
        )
        .map((to) => `${path} → ${to}`),
    );
    expect(strays).toEqual([]);
  });
});

describe("how files refer to each other", () => {
  it("never by ../, except between platform's own folders and from the route table, which a tool reads before it knows our names", () => {
    const climbing = sources.filter(
      ({ path, text }) =>
        !/^platform\/|^app\/routes\.ts$/.test(path) && /from "\.\.\/|import\("\.\.\/|import "\.\.\//.test(text),
    );
    expect(climbing.map(({ path }) => path)).toEqual([]);
  });

  it("with the ending written out, and to a file that exists", () => {
    const known = new Set([...["app", "platform", "ui", "server", "starter", "tests"].flatMap(filesUnder)]);
    const lost = sources.flatMap(({ path, imports }) =>
      imports
        .filter((to) => /^(app|platform|ui|server|starter|tests)\//.test(to) && !known.has(to))
        .map((to) => `${path} → ${to}`),
    );
    expect(lost).toEqual([]);
  });

  it("but the design, which knows no platform, offers pictures in the very widths they can be had in", () => {
    expect(pictureWidths).toEqual(widths);
  });

  it("without barrels", () => {
    expect(
      sources
        .filter(({ path, text }) => /\/index\.tsx?$/.test(path) || /^export \* from/m.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it("without globs", () => {
    expect(sources.filter(({ text }) => text.includes("import.meta.glob")).map(({ path }) => path)).toEqual([]);
  });
});

describe("how files are written", () => {
  it("the machine's clock is read in the clock alone (rule T1)", () => {
    const readers = sources.filter(
      ({ path, text }) =>
        !/^platform\/(clock|dates)\.ts$/.test(path) &&
        /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\./.test(code(text)),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  it("no element has a style attribute (rule H5)", () => {
    expect(
      sources
        .filter(({ path, text }) => path.endsWith(".tsx") && /\sstyle=[{"]/.test(code(text)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it("every rule of docs/rules.md is cited where it is kept or asked for", () => {
    const rules = [...readFileSync(join(root, "docs/rules.md"), "utf8").matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
      ([, number = ""]) => number,
    );
    const texts = ["app", "platform", "ui", "server", "starter", "tests", "db"]
      .flatMap(filesUnder)
      .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path))
      .map((path) => readFileSync(join(root, path), "utf8"));
    const cited = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\b([A-Z])(\d+)(?:–\1?(\d+))?\b/g)].flatMap(([, letter = "", first, last = first]) =>
          numbersFrom(Number(first), Number(last)).map((number) => letter + number),
        ),
      ),
    );
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it("no type is forced: neither any, nor ignored complaints", () => {
    // The starter content is prose, in which a word is as good as any other.
    const forced = sources
      .filter(({ path }) => !path.startsWith("starter/content/"))
      .filter(({ text }) => /:\s*any\b|\bas any\b|<any>|@ts-(ignore|nocheck|expect-error)/.test(code(text)));
    expect(forced.map(({ path }) => path)).toEqual([]);
  });
});

/** What the files below a folder import that is no package and not allowed. */
function crossed(folder: string, allowed: (to: string) => boolean): string[] {
  return sources
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          (to) =>
            to.includes("/") &&
            /^(app|platform|ui|server|starter|tests)\//.test(to) &&
            dirname(to) !== dirname(path) &&
            !allowed(to),
        )
        .map((to) => `${path} → ${to}`),
    );
}

/**
 * Whether an import between two folders of app/ runs down. Registries and what begins the application stand above all
 * they name; the context stands below everything.
 */
function downwards(from: string, to: string): boolean {
  if (to === "context.ts" || registry.test(`app/${from}`)) return true;
  if (isStaff(from) && isStaff(to)) return isBelow(rooms, from, to);
  const [layer, above] = [from, to].map((folder) => (isStaff(folder) ? "staff" : folder));
  if (registry.test(`app/${to}`)) return foldersOf("composition").includes(layer ?? "");
  return isBelow(layers, layer ?? "", above ?? "");
}

function isStaff(folder: string): boolean {
  return folder === "staff" || folder.startsWith("staff/");
}

function isBelow(rows: typeof layers, from: string, to: string): boolean {
  const row = (folder: string) => rows.findIndex(({ folders }) => folders.includes(folder));
  return row(to) < row(from) || (row(to) === row(from) && rows[row(from)]?.within === true);
}

function read(path: string): Source {
  return sourceOf(path, readFileSync(join(root, path), "utf8"));
}

function sourceOf(path: string, text: string): Source {
  const specifiers = [...code(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  return {
    path,
    text,
    imports: specifiers
      .filter((name) => !name.includes("/+types/"))
      .map((name) => (name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? join(dirname(path), name) : name)),
  };
}

/** The text without its comments. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`\\])\/\/.*$/gm, "$1");
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** 3 to 5: 3, 4, 5; nothing where that is no span. */
function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(last - first, 50) + 1) }, (_, at) => first + at);
}
