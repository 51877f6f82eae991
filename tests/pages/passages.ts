/** A piece of a page as it is read or read out, in the language its mark-up gives it. */
export type ReadPiece = { text: string; lang: string; where: string };

const spokenAttributes = ["alt", "title", "aria-label", "aria-valuetext", "aria-description", "placeholder", "label"];
const emptyElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Metas that people read: in results of searches and where a page is shared. */
const readMetas = /^(description|og:title|og:description|og:site_name|og:image:alt)$/;

/**
 * Everything of a page that is read: texts, spoken attributes, its title, description and structured data, each with
 * the language in force there.
 */
export function piecesOf(html: string): ReadPiece[] {
  const pieces: ReadPiece[] = [];
  const open: { name: string; lang: string }[] = [];
  const lang = () => open.at(-1)?.lang ?? "";
  const add = (text: string, of: string, where: string) =>
    void (text.trim() && pieces.push({ text: unescaped(text).trim(), lang: of, where }));
  for (const [, comment, raw, end, start, attributes = "", text] of html.matchAll(
    /(<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)|<(?:script|style)\b([^>]*>[\s\S]*?)<\/(?:script|style)>|<\/([\w-]+)>|<([\w-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/gi,
  )) {
    if (comment) continue;
    if (raw) {
      if (raw.includes("application/ld+json"))
        for (const word of stringsIn(JSON.parse(raw.slice(raw.indexOf(">") + 1)))) add(word, lang(), "structured data");
    } else if (end) open.splice(open.findLastIndex(({ name }) => name === end.toLowerCase()));
    else if (start) {
      const own = Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key.toLowerCase(), value]),
      );
      const name = start.toLowerCase();
      const of = own.lang ?? lang();
      if (name === "meta" && readMetas.test(own.name ?? own.property ?? ""))
        add(own.content ?? "", of, own.name ?? own.property ?? "");
      // What a link or form is called elsewhere has its own language.
      for (const key of spokenAttributes) add(own[key] ?? "", own.hreflang ?? of, `${name} ${key}`);
      if (!emptyElements.test(name) && !attributes.endsWith("/")) open.push({ name, lang: of });
    } else if (text) add(text, lang(), open.at(-1)?.name ?? "");
  }
  return pieces;
}

/**
 * The words of structured data that people read; addresses, codes and times are none, nor what says its own language.
 */
function stringsIn(thing: unknown): string[] {
  if (typeof thing === "string") return /^(https?:|PT|[A-Z][A-Za-z]+$|[\d:+T-]+$)/.test(thing) ? [] : [thing];
  if (typeof thing !== "object" || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) => (/^(@|inLanguage|sameAs$)/.test(key) ? [] : stringsIn(value)));
}

function unescaped(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : number
        ? String.fromCodePoint(Number(number))
        : (named[name ?? ""] ?? whole),
  );
}
