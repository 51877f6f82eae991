import { ask } from "#tests/ask.ts";

/** Every screen of spec §2 that names no item, as the specification writes it. */
export const screens = `
/ /about /about/business /about/core /access /accessibility
/activity /activity/preview /activity/review /audio-guide /calendar /class-tour /collaboration /contact
/dexterity /dexterity/history /encyclopedia /exhibition /exhibition/preview /exhibition/review /experiences
/faq /faq/faq /faq/lostfound /festival /field-trip /fortune-stick /group /info /light /links /lodging
/mascotreport /navigate /news /plan /product /repair /search /shop /show /show/preview /show/review
/sitemap /space/inside /space/outside /sustainable /tidings /time /video
`
  .trim()
  .split(/\s+/);

/** The lists whose items have an address of their own (spec §2). */
export const lists = `
/activity /dexterity /dexterity/history /exhibition /experiences /fortune-stick /mascotreport /navigate
/news /plan /product /shop /show /tidings
`
  .trim()
  .split(/\s+/);

/** Every item's bare address, as the site map names them. */
export async function itemAddresses(base: string): Promise<string[]> {
  const { text } = await ask(base, "/sitemap.xml");
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const isItem = (path: string) => !screens.includes(path) && lists.includes(path.slice(0, path.lastIndexOf("/")));
  return paths.filter((path) => !path.startsWith("/en_US") && !path.startsWith("/ja_JP")).filter(isItem);
}
