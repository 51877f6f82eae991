import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { widths } from "#platform/pictures/widths.ts";
import { pictureWidths } from "#ui/picture/picture.ts";
import { root } from "./template.ts";

type Source = { path: string; text: string; imports: string[] };

/** Every source file of the house, with what it imports as paths from the root; packages keep their names. */
const sources = ["app", "platform", "ui", "server", "starter"].flatMap(filesUnder).filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path)).map(read);

/** The features that everybody stands on; pages joined them while building (docs/architecture.md). */
const ground = ["visiting", "places", "pages", "deeds"];
const things = ["whats-on", "shops", "experiences", "stories", "library", "audio-guide", "questions", "foundation", "temple", "rentals"];
const deeds = ["reservations", "applications", "lanterns"];
const crossings = ["feeds", "home", "search", "shell", "staff", "sure", "plans", "visit-pages", "submission-desk", "closures"];
/** The calendar looks across several things. */
const crossingFiles = /^app\/whats-on\/(calendar|agenda|today)\./;
const registry = /^app\/[\w.-]+\.tsx?$/;

describe("who may import whom (docs/architecture.md)", () => {
  it("platform knows nothing but itself", () => {
    expect(crossed("platform", (to) => to.startsWith("platform/"))).toEqual([]);
  });

  it("the design knows itself and the languages", () => {
    expect(crossed("ui", (to) => to.startsWith("ui/") || to === "platform/locales.ts")).toEqual([]);
  });

  it("every feature has its place in the table", () => {
    const features = new Set(sources.filter(({ path }) => path.startsWith("app/") && !registry.test(path)).map(({ path }) => featureOf(path)));
    expect([...features].filter((name) => ![...ground, ...things, ...deeds, ...crossings].includes(name))).toEqual([]);
  });

  it("the ground imports platform, design and ground", () => {
    for (const feature of ground) expect(crossed(`app/${feature}`, (to) => below(to) || isPart(to, [...ground]))).toEqual([]);
  });

  it("a thing imports the ground's nouns and queries, and no other thing", () => {
    for (const feature of things) expect(crossed(`app/${feature}`, (to) => below(to) || isPart(to, [...ground, feature]))).toEqual([]);
  });

  it("a deed imports the nouns and queries of ground and things, and no other deed", () => {
    for (const feature of deeds) expect(crossed(`app/${feature}`, (to) => below(to) || isPart(to, [...ground, ...things, feature]))).toEqual([]);
  });

  it("a crossing imports nouns, queries and cards of any", () => {
    for (const feature of crossings) expect(crossed(`app/${feature}`, (to) => below(to) || isPart(to, [...ground, ...things, ...deeds, ...crossings]))).toEqual([]);
  });

  it("the server imports platform, itself, and of the park only the registries and the starter park", () => {
    expect(crossed("server", (to) => /^(platform|server)\//.test(to) || registry.test(to) || to === "starter/fill.ts")).toEqual([]);
  });

  it("the starter park imports platform, the registries, and the nouns and queries of what it fills", () => {
    expect(crossed("starter", (to) => /^(platform|starter)\//.test(to) || registry.test(to) || isPart(to, [...ground, ...things]))).toEqual([]);
  });

  it("nobody imports a route, and nobody outside a feature its tables", () => {
    const strays = sources.flatMap(({ path, imports }) =>
      imports.filter((to) => /\.(route|layout)\.tsx?$/.test(to) || (to.endsWith(".table.ts") && featureOf(to) !== featureOf(path) && !registry.test(path))).map((to) => `${path} → ${to}`),
    );
    expect(strays).toEqual([]);
  });
});

describe("how files refer to each other", () => {
  it("never by ../, except between platform's own folders and from the route table, which a tool reads before it knows our names", () => {
    const climbing = sources.filter(({ path, text }) => !/^platform\/|^app\/routes\.ts$/.test(path) && /from "\.\.\/|import\("\.\.\/|import "\.\.\//.test(text));
    expect(climbing.map(({ path }) => path)).toEqual([]);
  });

  it("with the ending written out, and to a file that exists", () => {
    const known = new Set([...["app", "platform", "ui", "server", "starter", "tests"].flatMap(filesUnder)]);
    const lost = sources.flatMap(({ path, imports }) => imports.filter((to) => /^(app|platform|ui|server|starter|tests)\//.test(to) && !known.has(to)).map((to) => `${path} → ${to}`));
    expect(lost).toEqual([]);
  });

  it("but the design, which knows no platform, offers pictures in the very widths they can be had in", () => {
    expect(pictureWidths).toEqual(widths);
  });

  it("without barrels", () => {
    expect(sources.filter(({ path, text }) => /\/index\.tsx?$/.test(path) || /^export \* from/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("without globs and without a cycle between features", () => {
    expect(sources.filter(({ text }) => text.includes("import.meta.glob")).map(({ path }) => path)).toEqual([]);
    const upward = sources.filter(({ path }) => [...ground, ...things].includes(featureOf(path)) && !crossingFiles.test(path));
    expect(upward.flatMap(({ path, imports }) => imports.filter((to) => crossings.includes(featureOf(to))).map((to) => `${path} → ${to}`))).toEqual([]);
  });
});

describe("how files are written", () => {
  it("the machine's clock is read in the clock alone (rule T1)", () => {
    const readers = sources.filter(({ path, text }) => !/^platform\/(clock|dates)\.ts$/.test(path) && /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\./.test(code(text)));
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  it("no element has a style attribute (rule H5)", () => {
    expect(sources.filter(({ path, text }) => path.endsWith(".tsx") && /\sstyle=[{"]/.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it("no file is longer than 300 lines but texts, registries, starter content and drawings", () => {
    const long = sources.filter(({ path }) => !/\.texts\.ts$|^app\/[\w-]+\.ts$|^starter\/(content|illustrations)\//.test(path)).filter(({ text }) => text.split("\n").length > 300);
    expect(long.map(({ path, text }) => `${path}: ${text.split("\n").length}`)).toEqual([]);
  });

  it("no folder holds more than 20 files beside each other: one that outgrows them gets rooms named by nouns", () => {
    const homes = ["app", "platform", "ui", "server"].flatMap(filesUnder).map((path) => dirname(path));
    const crowded = [...new Set(homes)].map((home) => ({ home, files: homes.filter((other) => other === home).length })).filter(({ files }) => files > 20);
    expect(crowded).toEqual([]);
  });

  it("every rule of docs/rules.md is cited where it is kept or asked for", () => {
    const rules = [...readFileSync(join(root, "docs/rules.md"), "utf8").matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, number = ""]) => number);
    const texts = ["app", "platform", "ui", "server", "starter", "tests", "db"].flatMap(filesUnder).filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path)).map((path) => readFileSync(join(root, path), "utf8"));
    const cited = new Set(texts.flatMap((text) => [...text.matchAll(/\b([A-Z])(\d+)(?:–\1?(\d+))?\b/g)].flatMap(([, letter = "", first, last = first]) => numbersFrom(Number(first), Number(last)).map((number) => letter + number))));
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it("no type is forced: neither any, nor ignored complaints", () => {
    // The starter content is prose, in which a word is as good as any other.
    const forced = sources.filter(({ path }) => !path.startsWith("starter/content/")).filter(({ text }) => /:\s*any\b|\bas any\b|<any>|@ts-(ignore|nocheck|expect-error)/.test(code(text)));
    expect(forced.map(({ path }) => path)).toEqual([]);
  });
});

/** What the files below a folder import that is no package and not allowed; each file of a crossing may import all. */
function crossed(folder: string, allowed: (to: string) => boolean): string[] {
  return sources
    .filter(({ path }) => path.startsWith(`${folder}/`) && !crossingFiles.test(path))
    .flatMap(({ path, imports }) => imports.filter((to) => to.includes("/") && /^(app|platform|ui|server|starter|tests)\//.test(to) && dirname(to) !== dirname(path) && !allowed(to)).map((to) => `${path} → ${to}`));
}

function below(to: string): boolean {
  return /^(platform|ui)\//.test(to) || registry.test(to);
}

/** A noun, its queries, texts or cards, of one of these features. */
function isPart(to: string, features: string[]): boolean {
  return features.includes(featureOf(to)) && !/\.(route|layout|table)\.tsx?$/.test(to);
}

function featureOf(path: string): string {
  return path.startsWith("app/") ? (path.split("/", 2)[1] ?? "") : "";
}

function read(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const specifiers = [...code(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  return { path, text, imports: specifiers.filter((name) => !name.includes("/+types/")).map((name) => (name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? join(dirname(path), name) : name)) };
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
