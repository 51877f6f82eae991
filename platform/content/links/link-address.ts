/**
 * What a link in prose leads to: a page of the site, a mailbox or telephone, another site. Nothing for what pages do
 * not link to.
 */
export function linkKind(address: string): "page" | "contact" | "web" | undefined {
  if (/^\/(?![/\\])/.test(address)) return "page";
  if (/^(mailto|tel):/.test(address)) return "contact";
  if (/^https?:\/\//.test(address)) return "web";
  return undefined;
}

/**
 * The address that somebody meant who wrote it by hand: `www.example.com/x` is `https://www.example.com/x`. Nothing for
 * what cannot be linked to.
 */
export function linkAddress(written: string): string | undefined {
  const address = written.trim().replace(/^(https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());
  switch (linkKind(address)) {
    case "web":
      return URL.canParse(address) ? address : undefined;
    case "page":
    case "contact":
      return /\s/.test(address) ? undefined : address;
    default:
      if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(address)) return `mailto:${address}`;
      return /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(address) ? `https://${address}` : undefined;
  }
}
