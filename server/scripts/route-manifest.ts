import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { locales } from "#platform/locales.ts";

export type Route = {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
} & Record<string, unknown>;
/** The router's list of all routes, as every page loads it. */
export type Manifest = {
  entry: Pick<Route, "module" | "imports">;
  routes: Record<string, Route>;
  url: string;
  version: string;
};

const languages: readonly string[] = locales;
const own = ["id", "parentId", "path", "module", "imports", "css"];

/**
 * The router's list of all routes, which every page loads, told shortly: each file named once, each screen once for its
 * three languages, with its path where that is not its name. Run, it makes the same object from a tenth of the text;
 * should it ever not, the list stays as it is.
 */
export function shortManifest(code: string): string {
  const whole = readManifest(code);
  const files: string[] = [];
  const fileOf = (name: string) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1);
  const looks: string[] = [];
  const lookOf = (look: string) => (looks.includes(look) ? looks.indexOf(look) : looks.push(look) - 1);
  const rows: unknown[] = [];
  for (const route of Object.values(whole.routes)) {
    const [first, ...others] = languages.map((language) => whole.routes[inLanguage(route.id, language)]);
    const thrice =
      route.id.startsWith(`${languages[0]}/`) &&
      others.every((other, at) => other && alike(first, other, languages[at + 1] ?? ""));
    if (
      !thrice &&
      languages.some((language) => route.id.startsWith(`${language}/`)) &&
      rows.some((row) => Array.isArray(row) && row[0] === 1 && inLanguage(route.id, "") === row[1])
    )
      continue;
    const rest = Object.fromEntries(Object.entries(route).filter(([key]) => !own.includes(key)));
    const name = thrice ? inLanguage(route.id, "") : route.id;
    rows.push([
      thrice ? 1 : 0,
      name,
      thrice ? inLanguage(route.parentId ?? "", "") : (route.parentId ?? ""),
      route.path === name ? 1 : (route.path ?? 0),
      lookOf(JSON.stringify(rest)),
      fileOf(route.module),
      route.imports.map(fileOf),
      route.css.map(fileOf),
    ]);
  }
  const short = `window.__reactRouterManifest=(${expand})(${JSON.stringify(whole.entry)},${JSON.stringify(whole.url)},${JSON.stringify(whole.version)},${JSON.stringify(languages)},${JSON.stringify(files.map(shortened))},[${looks.join()}],${JSON.stringify(rows)});`;
  return isDeepStrictEqual(readManifest(short), whole) ? short : code;
}

// Runs in the browser, as it stands here.
const expand = `(entry,url,version,languages,files,looks,rows)=>{
const file=(at)=>files[at].replace(/^~/,"/assets/").replace(/!$/,".js"),routes={};
for(const [thrice,name,parent,path,look,module,imports,css] of rows)for(const language of thrice?languages:[""]){
const id=thrice?language+"/"+name:name,route=routes[id]={id},at=path===1?name:path;
if(parent)route.parentId=thrice&&parent!=="root"?language+"/"+parent:parent;
if(at!==0)route.path=language&&language!=="zh_TW"?(at===""?language:language+at.replace(/^\\/?/,"/")):at;
Object.assign(route,looks[look],{module:file(module),imports:imports.map(file),css:css.map(file)})}
return{entry,routes,url,version}}`.replace(/\n/g, "");

function shortened(file: string): string {
  return file.replace(/^\/assets\//, "~").replace(/\.js$/, "!");
}

function inLanguage(id: string, language: string): string {
  const [before = "", ...rest] = id.split("/");
  if (!languages.includes(before)) return id;
  return language ? `${language}/${rest.join("/")}` : rest.join("/");
}

/** Whether a route is the first one's in another language: all the same but its id, parent and path. */
function alike(first: Route | undefined, other: Route, language: string): boolean {
  return first !== undefined && first.module === other.module && other.id === inLanguage(first.id, language);
}

/** The list as the browser would have it. */
export function readManifest(code: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(code, { window });
  const { __reactRouterManifest: manifest } = window;
  if (!manifest) throw new Error("the router's manifest is not where it was");
  return JSON.parse(JSON.stringify(manifest));
}

/** The text of a list that is not yet told shortly. */
export function writtenManifest(manifest: Manifest): string {
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}
