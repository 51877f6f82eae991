import { cleanCharacters } from "#platform/content/clean-characters.ts";
import { linkAddress } from "#platform/content/links/link-address.ts";
import { barePath } from "#platform/locales.ts";

const dropped =
  "script, style, meta, link, title, xml, template, noscript, iframe, object, embed, svg, math, video, audio, canvas, button, select, textarea, input, [hidden], [aria-hidden='true'], .Apple-interchange-newline";
const blocks =
  "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, div, section, article, table, tr, td, th, dl, dt, dd, figure, hr, body";

/**
 * HTML of the clipboard – of Word, Google Docs, any web page – as the editor is to read it: lists as lists, tables as
 * lines, bold where it is bold, addresses that pages can link to (those of this site without their language), and
 * nothing that nobody sees. What was copied from the editor itself stays as it is.
 */
export function cleanPasted(html: string, site: string): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(readable(unstyled(html)), "text/html");
  for (const one of body.querySelectorAll(dropped)) one.remove();
  wordLists(body);
  tables(body);
  headings(body);
  for (const one of body.querySelectorAll("b, strong"))
    if (/(^|;)\s*font-weight:\s*(normal|[1-4]00)/.test(styleOf(one))) unwrap(one);
  for (const one of body.querySelectorAll("span"))
    if (/(^|;)\s*font-weight:\s*(bold|[6-9]00)/.test(styleOf(one))) wrap(one, "strong");
  for (const one of body.querySelectorAll("h2 :is(b, strong), h3 :is(b, strong)")) unwrap(one);
  links(body, site);
  spaces(body);
  return body.innerHTML;
}

/**
 * Where browsers know Trusted Types, HTML is read under a policy with a name: this one reads into a document that runs
 * nothing.
 */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

function readable(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("park-paste", { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}

/** Styles and handlers under names that do nothing, since the page's policy complains of each. */
function unstyled(html: string): string {
  let within: string | undefined;
  return html
    .split(/(?=<)/)
    .map((piece) => {
      const ended = within !== undefined && piece.slice(0, within.length).toLowerCase() === within;
      const seen = ended ? piece.slice(piece.indexOf(">") + 1) : piece;
      const [, opened] = /^<(style|script)\b/i.exec(piece) ?? [];
      if (ended) within = undefined;
      else if (opened && within === undefined) within = `</${opened.toLowerCase()}`;
      return within === undefined
        ? seen.replace(/^<[a-z][^>]*>/i, (tag) => tag.replace(/\s(style|on\w+)(\s*=)/gi, " data-$1$2"))
        : "";
    })
    .join("");
}

function styleOf(element: Element): string {
  return element.getAttribute("data-style") ?? "";
}

/** Word writes each entry of a list as a paragraph with its sign before it. */
function wordLists(body: Element): void {
  let open: Element[] = [];
  let last: Element | undefined;
  for (const entry of body.querySelectorAll("p")) {
    const level = Number(/\blevel(\d)/.exec(/mso-list:([^;]*)/.exec(styleOf(entry))?.[1] ?? "")?.[1] ?? 0);
    if (level === 0) continue;
    if (last !== entry.previousElementSibling) open = [];
    const sign = [...entry.querySelectorAll("span")].find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
    const kind = /[0-9０-９一二三四五六七八九十]|^\W*[a-z]{1,4}[.)]/i.test(sign?.textContent ?? "") ? "ol" : "ul";
    sign?.remove();
    const item = entry.ownerDocument.createElement("li");
    open = open.slice(0, level);
    let list = open[level - 1];
    if (list?.localName !== kind) {
      list = entry.ownerDocument.createElement(kind);
      const above = open.at(Math.min(level, open.length + 1) - 2)?.lastElementChild;
      if (level > 1 && above) above.append(list);
      else entry.before(list);
      open = [...open.slice(0, level - 1), list];
    }
    list.append(item);
    last = open[0];
    item.append(entry);
  }
}

/**
 * A row is a line, its cells one after the other; a table of one column only arranges what is in it. Tables within
 * tables come first.
 */
function tables(body: Element): void {
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const lines = [...table.rows].flatMap((row) => {
      const cells = [...row.children].filter((cell) => cell.textContent?.trim());
      if (cells.length === 1 && cells[0]) return [...cells[0].childNodes];
      if (cells.length === 0) return [];
      const line = row.ownerDocument.createElement("p");
      line.textContent = cells.map(lineOf).join(" | ");
      return [line];
    });
    table.replaceWith(...lines);
  }
}

/** What stands in a cell as one line: its paragraphs, as those of a table within it, are kept apart. */
function lineOf(cell: Element): string {
  for (const block of cell.querySelectorAll("p, div, li, br, h1, h2, h3, h4, h5, h6")) block.after(" ");
  return (cell.textContent ?? "").replace(/\s+/g, " ").trim();
}

function headings(body: Element): void {
  for (const one of body.querySelectorAll("h1, h4, h5, h6")) rename(one, one.localName === "h1" ? "h2" : "h3");
}

function links(body: Element, site: string): void {
  for (const link of body.querySelectorAll("a")) {
    const address = addressOf(link.getAttribute("href") ?? "", site);
    if (address) link.setAttribute("href", address);
    else unwrap(link);
  }
}

function addressOf(written: string, site: string): string | undefined {
  const address = linkAddress(written.startsWith("#") ? "" : written);
  if (!address || !URL.canParse(address)) return address;
  const { origin, hostname, pathname, search, hash, searchParams } = new URL(address);
  // Google Docs leads through itself.
  const meant = hostname === "www.google.com" && pathname === "/url" ? searchParams.get("q") : null;
  if (meant) return addressOf(meant, site);
  return origin === site ? barePath(pathname) + search + hash : address;
}

/** Characters nobody sees go, and so do blocks and lines in which nothing stands. */
function spaces(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = cleanCharacters(node.nodeValue ?? "");
  for (const line of body.querySelectorAll("br"))
    if ([line.previousElementSibling, line.nextElementSibling].some((one) => one?.matches(blocks))) line.remove();
  for (const block of [...body.querySelectorAll("p, h2, h3, li, blockquote")].reverse())
    if (!block.textContent?.trim()) block.remove();
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function wrap(element: Element, name: string): void {
  const outer = element.ownerDocument.createElement(name);
  element.replaceWith(outer);
  outer.append(element);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
