type Known = { code: string; link: string };

/**
 * The hash of a QR code's secret, as the list of visits has it; nothing for what is no status link, or where the
 * browser cannot make one.
 */
export async function hashOf(text: string): Promise<string | undefined> {
  const secret = /\/status\/([\w-]{32})(?:[/?#]|$)/.exec(text)?.[1];
  if (!secret || !globalThis.crypto?.subtle) return undefined;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The visit somebody means: by its code however it is typed, or by the hash of its link. */
export function visitCalled<V extends Known>(
  visits: readonly V[],
  text: string,
  hash: string | undefined,
): V | undefined {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐–—−ー－]/g, "");
  return visits.find((visit) => (hash ? visit.link === hash : visit.code.replace("-", "") === code));
}

/** How many of a visit, of all tickets, were expected or have come. */
export function sum(
  { tickets }: { tickets: readonly { people: number; arrived: number }[] },
  of: "people" | "arrived",
): number {
  return tickets.reduce((all, ticket) => all + ticket[of], 0);
}

/** How many came at once, of all tickets. */
export function headsIn(people: Readonly<Record<string, number>>): number {
  return Object.values(people).reduce((all, number) => all + number, 0);
}
