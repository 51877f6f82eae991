import { isIP } from "node:net";

/** Where passkeys belong: the domain they are made for, and the origins they may be used at. */
export type PasskeyPlace = { host: string | undefined; origins: string[] };

/**
 * The place of a site's address. Browsers know no passkeys for IP numbers: a site on this machine uses them as
 * `localhost`, one at any other number not at all.
 */
export function passkeyPlace(siteUrl: string): PasskeyPlace {
  const { hostname, origin, port } = new URL(siteUrl);
  if (hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]")
    return { host: "localhost", origins: [origin, `http://localhost${port && `:${port}`}`] };
  return { host: isIP(hostname.replace(/^\[|\]$/g, "")) ? undefined : hostname, origins: [origin] };
}
