import { screenAddresses } from "#app/search/addresses.server.ts";

/**
 * True for an address a menu or a notice may lead to: a screen of the site, an item below one, a place on the page, or
 * https.
 */
export function isAddress(text: string): boolean {
  if (text === "#top") return true;
  if (/^https:\/\/\S+$/.test(text)) return URL.canParse(text) && new URL(text).hostname.includes(".");
  if (!/^\/[\w\-/]*(\?[\w\-=&%.]*)?(#[\w-]+)?$/.test(text)) return false;
  const path = text.split(/[?#]/, 1)[0] ?? "";
  const known = screenAddresses();
  return (
    known.includes(path) ||
    known.some(
      (address) => address !== "/" && path.startsWith(`${address}/`) && /^[\w-]+$/.test(path.slice(address.length + 1)),
    )
  );
}
