import { lexer, type Token, type Tokens } from "marked";
import type { ProseDoc } from "../define.ts";
import { linkAddress } from "../links/link-address.ts";

/**
 * A small Markdown text (paragraphs, headings, lists, strong, links) as a document the editor can open. What it does
 * not know is a fault, unless `lenient`: then it stands as plain words, as somebody typed it into a form.
 */
export function proseFromText(text: string, { lenient = false } = {}): ProseDoc {
  return { type: "doc", content: lexer(text.trim()).flatMap((token) => block(token, lenient)) };
}

function block(token: Token, lenient = false): ProseDoc[] {
  switch (token.type) {
    case "heading":
      return [{ type: "heading", attrs: { level: token.depth === 3 ? 3 : 2 }, content: inline(token.tokens) }];
    case "paragraph":
    case "text":
      return [{ type: "paragraph", content: inline(token.tokens) }];
    case "list":
      return [
        {
          type: token.ordered ? "orderedList" : "bulletList",
          ...(token.ordered && isStart(token.start) && { attrs: { start: token.start } }),
          content: token.items.map((item: Tokens.ListItem) => listItem(item, lenient)),
        },
      ];
    case "blockquote":
      return [{ type: "blockquote", content: (token.tokens ?? []).flatMap((inner) => block(inner, lenient)) }];
    case "space":
      return [];
    default:
      if (lenient)
        return token.raw.trim() === ""
          ? []
          : [{ type: "paragraph", content: [{ type: "text", text: token.raw.trim() }] }];
      throw new Error(`prose knows no ${token.type}: ${token.raw}`);
  }
}

/**
 * Whether a numbered list may begin with this: not with 1, which goes without saying, and with four digits at the most.
 */
export function isStart(start: unknown): start is number {
  return typeof start === "number" && Number.isInteger(start) && start > 1 && start < 10_000;
}

function listItem(item: Tokens.ListItem, lenient: boolean): ProseDoc {
  return { type: "listItem", content: item.tokens.flatMap((token) => block(token, lenient)) };
}

function inline(tokens: Token[] | undefined, marks: ProseDoc["marks"] = []): ProseDoc[] {
  return (tokens ?? []).flatMap((token): ProseDoc[] => {
    switch (token.type) {
      case "strong":
        return inline(token.tokens, [...marks, { type: "bold" }]);
      case "link":
        return inline(token.tokens, [
          ...marks,
          { type: "link", attrs: { href: linkAddress(token.href) ?? token.href } },
        ]);
      case "br":
        return [{ type: "hardBreak" }];
      default:
        return [
          {
            type: "text",
            text: "text" in token ? unescaped(token.text) : token.raw,
            ...(marks.length > 0 && { marks }),
          },
        ];
    }
  });
}

/** The lexer escapes HTML in plain text; the document holds the text itself. */
function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
