/**
 * Where an address leads: a page of the park, a place on this page, a file of ours, another site, a mail or telephone
 * program. Anything else (`javascript:` and the like, perhaps typed by staff) is refused.
 */
export type LinkKind = "page" | "here" | "file" | "outside" | "contact" | "refused";

export function linkKind(to: string): LinkKind {
  if (/^(https?:)?\/\//i.test(to)) return "outside";
  if (/^(mailto|tel|sms):/i.test(to)) return "contact";
  if (to.startsWith("#")) return "here";
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return "refused";
  if (!to.startsWith("/")) return "refused";
  return isFile(to) ? "file" : "page";
}

// Files have one address in all languages and are not pages the router could show.
function isFile(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? "";
  return /\.[a-z0-9]{2,5}$/i.test(pathname);
}
