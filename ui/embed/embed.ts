/**
 * Players of other sites that may be shown within a page once a visitor asks for it; the policy of a page that offers
 * one names it (platform/http/headers.ts).
 */
export const playerHosts = ["www.youtube-nocookie.com", "player.vimeo.com"] as const;

/**
 * The player of a film on another site, without cookies where it offers that; nothing for a site whose player we do not
 * know.
 */
export function playerOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  const youTube =
    host === "youtu.be"
      ? url.pathname.slice(1)
      : host === "youtube.com"
        ? (url.searchParams.get("v") ?? undefined)
        : undefined;
  if (youTube && /^[\w-]{6,20}$/.test(youTube)) return `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1`;
  const vimeo = host === "vimeo.com" ? /^\/(\d{4,14})$/.exec(url.pathname)?.[1] : undefined;
  return vimeo && `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1`;
}
