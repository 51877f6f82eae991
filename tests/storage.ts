import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { realNow } from "#platform/clock.ts";

/** A bucket of S3-compatible storage on this machine. */
export type Storage = {
  url: string;
  /** What lies in it, by path: `/park/pictures/drum/1.svg`. */
  kept: Map<string, { bytes: Buffer; type: string | undefined }>;
  close(): void;
};

/** Opens an empty bucket named `park`, as far as the park uses one. Close it at the end. */
export async function openStorage(): Promise<Storage> {
  const kept: Storage["kept"] = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://storage");
    void answer(request, pathname, searchParams.get("prefix") ?? "").then(([status, body]) =>
      response.writeHead(status, { "content-type": "application/xml" }).end(body),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  async function answer(request: IncomingMessage, path: string, prefix: string): Promise<[number, Buffer | string]> {
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return [403, ""];
    if (request.method === "PUT") {
      const bytes = Buffer.concat(await Array.fromAsync(request));
      kept.set(path, { bytes, type: request.headers["content-type"] });
      return [200, ""];
    }
    if (request.method === "DELETE") kept.delete(path);
    if (request.method === "DELETE") return [204, ""];
    if (/^\/park\/?$/.test(path)) return [200, listed(prefix)];
    const file = kept.get(path);
    return file ? [200, file.bytes] : [404, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>"];
  }

  function listed(prefix: string): string {
    const keys = [...kept.keys()].map((path) => path.slice("/park/".length)).filter((key) => key.startsWith(prefix));
    const rows = keys.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${realNow()}</LastModified><ETag>"e"</ETag><Size>3</Size></Contents>`,
    );
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${keys.length}</KeyCount>${rows.join("")}</ListBucketResult>`;
  }

  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    kept,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
