import {
  escapeHTML,
  renderJSONContentToString,
  serializeChildrenToHTMLString,
} from "@tiptap/static-renderer/json/html-string";
import type { ProseDoc } from "../define.ts";
import { linkKind } from "../links/link-address.ts";

type Children = Parameters<typeof serializeChildrenToHTMLString>[0];
type Inside = { children?: Children };
type Attributed = { attrs?: Record<string, unknown> | undefined; text?: string | undefined };

/**
 * What a passage of prose needs from its page: plain words rewritten (facts), addresses put into the page's language.
 */
export type ProseReader = { word: (text: string) => string; href: (address: string) => string };

/** A stored document as safe HTML: only known nodes and marks come out, everything is escaped. */
export function renderProse(doc: ProseDoc, reader: ProseReader): string {
  const nodes: Record<string, (props: Inside & { node: Attributed }) => string> = {
    doc: ({ children }) => inside(children),
    paragraph: ({ children }) => `<p>${inside(children)}</p>`,
    heading: ({ node, children }) => heading(node, inside(children)),
    bulletList: ({ children }) => `<ul>${inside(children)}</ul>`,
    orderedList: ({ node, children }) => `<ol${startOf(node)}>${inside(children)}</ol>`,
    listItem: ({ children }) => `<li>${inside(children)}</li>`,
    blockquote: ({ children }) => `<blockquote>${inside(children)}</blockquote>`,
    hardBreak: () => "<br>",
    text: ({ node }) => escapeHTML(reader.word(node.text ?? "")),
  };
  const marks: Record<string, (props: Inside & { mark: Attributed }) => string> = {
    bold: ({ children }) => `<strong>${inside(children)}</strong>`,
    link: ({ mark, children }) => link(String(mark.attrs?.href ?? ""), inside(children), reader),
  };
  const render = renderJSONContentToString({
    nodeMapping: nodes,
    markMapping: marks,
    unhandledNode: ({ children }: Inside) => inside(children),
    unhandledMark: ({ children }: Inside) => inside(children),
  });
  return render({ content: doc });
}

function inside(children: Children | undefined): string {
  return children === undefined ? "" : serializeChildrenToHTMLString(children);
}

function startOf(node: Attributed): string {
  const start = Number(node.attrs?.start ?? 1);
  return Number.isInteger(start) && start !== 1 ? ` start="${start}"` : "";
}

function heading(node: Attributed, text: string): string {
  const level = node.attrs?.level === 3 ? 3 : 2;
  return `<h${level}>${text}</h${level}>`;
}

function link(address: string, text: string, reader: ProseReader): string {
  switch (linkKind(address)) {
    case "page":
      return `<a href="${escapeHTML(reader.href(address))}">${text}</a>`;
    case "contact":
      return `<a href="${escapeHTML(address)}">${text}</a>`;
    case "web":
      return `<a href="${escapeHTML(address)}" rel="noopener noreferrer" target="_blank">${text}</a>`;
    default:
      return text;
  }
}
