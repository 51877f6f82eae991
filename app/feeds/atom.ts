import { htmlLangs, type Locale, type Passage } from "#platform/locales.ts";

export type AtomEntry = {
  /** The same for ever, whatever becomes of the address. */
  id: string;
  url: string;
  title: Passage;
  summary: Passage;
  published: Temporal.Instant;
  updated: Temporal.Instant;
};
export type AtomFeed = {
  id: string;
  self: string;
  page: string;
  title: string;
  author: string;
  locale: Locale;
  entries: readonly AtomEntry[];
};

/** An Atom document (RFC 4287); what is still Chinese is marked with its language (rule L7). */
export function writeAtom({ id, self, page, title, author, locale, entries }: AtomFeed): string {
  const newest = entries.reduce(
    (last, { updated }) => (updated.epochMilliseconds > last.epochMilliseconds ? updated : last),
    Temporal.Instant.fromEpochMilliseconds(0),
  );
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLangs[locale]}">`,
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${newest}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${htmlLangs[locale]}" href="${escaped(page)}"/>`,
    ...entries.map(entryLines),
    `</feed>`,
  ];
  return `${lines.join("\n")}\n`;
}

function entryLines({ id, url, title, summary, published, updated }: AtomEntry): string {
  return [
    "<entry>",
    `<id>${escaped(id)}</id>`,
    passage("title", title),
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    passage("summary", summary),
    "</entry>",
  ].join("\n");
}

function passage(name: string, { text, lang }: Passage): string {
  return `<${name}${lang ? ` xml:lang="${lang}"` : ""}>${escaped(text)}</${name}>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 forbids are left out: they may come with pasted text. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  );
}
