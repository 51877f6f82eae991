import { type Answer, ask } from "#tests/ask.ts";

/** What a page says about itself, read from its HTML. */
export type Page = {
  answer: Answer;
  lang: string | undefined;
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  /** hreflang → address. */
  alternates: Record<string, string>;
  robots: string | undefined;
  headings: string[];
  /** Everything a visitor reads, tags taken away. */
  words: string;
};

/** Asks for a page as a crawler does, and reads it. */
export async function readPage(base: string, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return pageOf(await ask(base, path, { headers }));
}

/** The page in an answer. */
export function pageOf(answer: Answer): Page {
  // What only holds signs together on a line parts no words.
  const html = answer.text.replace(/<span class="nowrap">([^<]*)<\/span>/g, "$1");
  const links = tags(html, "link");
  const metas = tags(html, "meta");
  return {
    answer,
    lang: tags(html, "html")[0]?.lang,
    title: inside(html, "title")[0],
    description: metas.find((meta) => meta.name === "description")?.content,
    robots: metas.find((meta) => meta.name === "robots")?.content,
    canonical: links.find((link) => link.rel === "canonical")?.href,
    alternates: Object.fromEntries(
      links.flatMap((link) => (link.rel === "alternate" && link.hreflang ? [[link.hreflang, link.href ?? ""]] : [])),
    ),
    headings: inside(html, "h1"),
    words: plain(html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, " ")),
  };
}

/** The attributes of every start tag of a name. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

/** The text inside every element of a name. */
export function inside(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, "gi"))].map(([, inner = ""]) =>
    plain(inner),
  );
}

function plain(html: string): string {
  return unescaped(html.replace(/<!--[\s\S]*?-->/g, "").replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) =>
    name.startsWith("#x")
      ? String.fromCodePoint(Number.parseInt(name.slice(2), 16))
      : name.startsWith("#")
        ? String.fromCodePoint(Number(name.slice(1)))
        : (named[name] ?? whole),
  );
}
