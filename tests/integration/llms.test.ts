import { lexer, type Token } from "marked";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it("/llms.txt is Markdown with a title, a summary and links that all lead to a page (rule Q8)", async () => {
  const { status, text, headers } = await ask(site.url, "/llms.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/plain");
  const tokens = lexer(text);
  expect(tokens.filter((token) => token.type === "heading" && token.depth === 1)).toHaveLength(1);
  expect(tokens.some((token) => token.type === "blockquote")).toBe(true);
  const links = linksIn(tokens).filter((href) => href.includes("/en_US"));
  expect(links.length).toBeGreaterThan(40);
  expect(new Set(links).size).toBe(links.length);
  for (const href of links) expect([href, (await ask(site.url, new URL(href).pathname)).status]).toEqual([href, 200]);
});

function linksIn(tokens: Token[]): string[] {
  return tokens.flatMap((token): string[] => {
    const own = token.type === "link" && token.text !== token.href ? [String(token.href)] : [];
    const inner = "tokens" in token && token.tokens ? linksIn(token.tokens) : [];
    return [
      ...own,
      ...inner,
      ...(token.type === "list"
        ? token.items.flatMap((item: Token) => ("tokens" in item && item.tokens ? linksIn(item.tokens) : []))
        : []),
    ];
  });
}
