/** What the library gets to see of a request. */
export function known(request: Request): Headers {
  const seen = new Headers();
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) seen.set(name, value);
  }
  return seen;
}

/** The cookies of the library's answer, and nothing else of it. */
export function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers();
  for (const cookie of headers.getSetCookie()) cookies.append("Set-Cookie", cookie);
  return cookies;
}

type Refused = { ok: false; status: number; code: string };

/** What the library answers; its refusals as values, its faults thrown. */
export async function unlessRefused<T>(work: () => Promise<T>): Promise<{ ok: true; value: T } | Refused> {
  const { APIError } = await import("better-auth/api");
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      return { ok: false, status: error.statusCode, code: String(error.body?.code ?? "") };
    throw error;
  }
}

/** The token of a session in a cookie header, or in the cookie an answer sets: what stands before its signature. */
export function tokenIn(cookie: string): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?park\.session_token=([A-Za-z0-9]+)(?:\.|%2E)/.exec(cookie)?.[1];
}
