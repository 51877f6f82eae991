import { Marked } from "marked";
import type { Locale } from "#platform/locales.ts";
import english from "/docs/editing.en.md?raw";
import japanese from "/docs/editing.ja.md?raw";
import chinese from "/docs/editing.md?raw";
import { pictures } from "./pictures.ts";

const guides: Record<Locale, string> = { zh_TW: chinese, en_US: english, ja_JP: japanese };

type Chapter = { id: string; text: string };

/**
 * The staff's guide in a language as HTML, with its chapters. A chapter's heading ends with its name for links: `## 選單
 * {#menu}`.
 */
export async function readGuide(locale: Locale): Promise<{ html: string; chapters: Chapter[] }> {
  const chapters: Chapter[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, text }) {
        const [, named = text, id] = /^(.*)\{#([\w-]+)\}$/.exec(text) ?? [];
        const words = named.trimEnd();
        if (depth === 2 && id) chapters.push({ id, text: words });
        return depth === 1 ? "" : `<h${depth}${id ? ` id="${id}"` : ""}>${words}</h${depth}>\n`;
      },
      image({ href, text }) {
        const { address = href, width = 1280, height = 800 } = pictures[href] ?? {};
        return `<img src="${address}" alt="${text}" loading="lazy" width="${width}" height="${height}" />`;
      },
    },
  });
  return { html: await marked.parse(guides[locale]), chapters };
}
