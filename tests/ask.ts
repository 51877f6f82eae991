import { type IncomingHttpHeaders, request } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
type Asked = {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  form?: Record<string, string>;
};

/**
 * One request exactly as written, on a connection of its own: no redirect followed, no header added, no path tidied.
 * `form` is sent as a browser sends a form of the same site.
 */
export function ask(base: string, path: string, { method, headers, body, form }: Asked = {}): Promise<Answer> {
  const { hostname, port, origin } = new URL(base);
  const sent = form ? new URLSearchParams(form).toString() : body;
  const all = {
    ...(form && { "content-type": "application/x-www-form-urlencoded", origin, "sec-fetch-site": "same-origin" }),
    ...(sent !== undefined && { "content-length": String(Buffer.byteLength(sent)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method: method ?? (form ? "POST" : "GET"), headers: all, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text: bytes.toString("utf8") });
        });
      },
    );
    // A refused body breaks the pipe while the answer is on its way: the answer counts, and a connection without one
    // fails.
    outgoing.on("error", (fault: NodeJS.ErrnoException) =>
      fault.code === "EPIPE" ? outgoing.on("close", () => reject(fault)) : reject(fault),
    );
    outgoing.end(sent);
  });
}

/** The cookie an answer sets, as the next request sends it. */
export function cookieOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}
