import { createHash } from "node:crypto";

/** Headers of every answer, whoever makes it (rule H5). */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/**
 * Players of films on other sites that a page may frame; a page asks for one with `data-player` (ui/embed/embed.ts
 * names the same).
 */
const playerHosts = ["www.youtube-nocookie.com", "player.vimeo.com"];

/**
 * Policies of ours under which texts may become part of a page where browsers know Trusted Types
 * (app/shell/trusted.ts).
 */
const trustedTypes = ["default", "park-inert", "park-paste"];

/**
 * The Content-Security-Policy of a page: inline scripts by the hashes of `scripts`, which are those we wrote and those
 * the framework's renderer emitted (own-scripts.ts) and never what merely stands in the page; nothing else inline;
 * framed only the film players that it offers. What a browser may load stands by its kind. `default-src` is left for
 * pages loaded ahead, which have no directive of their own: Firefox refuses them where it says 'none'.
 */
export function pagePolicy(scripts: readonly string[] = [], html = ""): string {
  const players = playerHosts
    .filter((host) => html.includes(` data-player="${host}"`))
    .map((host) => `https://${host}`);
  const hashes = [...new Set(scripts.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`))];
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `frame-src ${players.join(" ") || "'none'"}`,
    "object-src 'none'",
    "worker-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(" ")}`,
  ].join("; ");
}

/** The policy of all that is no page: nobody puts it into a frame. */
export const framePolicy = { "content-security-policy": "frame-ancestors 'none'" };

/** A page's policy for one visitor: the page is kept for all, whichever way they come. */
export function policyFor(policy: string, https: boolean): string {
  return https ? `${policy}; upgrade-insecure-requests` : policy;
}
