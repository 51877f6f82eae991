/** The 404 of an address that is no screen but a file or an answer for programs (rule E2). */
export function notFound(pathname: string): Response {
  return new Response(`Page Not Found: ${readablePath(pathname)}`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

/**
 * A path as it is shown to people: percent-decoded where that is possible (rule R3). What HTML may not hold, or turns
 * the line round, stays encoded.
 */
export function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => encodeURIComponent(sign));
  } catch {
    return pathname;
  }
}
