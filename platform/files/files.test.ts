import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realNow } from "../clock.ts";
import { type Files, openFiles } from "./files.ts";

const drum = new TextEncoder().encode("鼓");

function keepsFiles(open: () => Files) {
  it("gives back what it was given, and nothing where there is nothing", async () => {
    await open().put("pictures/drum/1.svg", drum, "image/svg+xml");
    expect(Buffer.from((await open().get("pictures/drum/1.svg")) ?? [])).toEqual(Buffer.from(drum));
    expect(await open().get("pictures/drum/2.svg")).toBeUndefined();
  });
  it("puts a new file in the place of the former one", async () => {
    await open().put("a/b", new Uint8Array(70_000).fill(1), "application/octet-stream");
    await open().put("a/b", new Uint8Array(0), "application/octet-stream");
    expect((await open().get("a/b"))?.byteLength).toBe(0);
  });
  it("forgets a file, and does not mind when it is gone already", async () => {
    await open().put("gone", drum, "text/plain");
    await open().remove("gone");
    await open().remove("gone");
    expect(await open().get("gone")).toBeUndefined();
  });
  it("forgets what is old below a folder, and nothing beside it", async () => {
    const hours = (count: number) => realNow().add({ hours: count });
    for (const key of ["old/a", "old/deep/b", "older/c"]) await open().put(key, drum, "text/plain");
    expect(await open().forgetOlder("old", hours(-1))).toBe(0);
    expect(await open().forgetOlder("old", hours(1))).toBe(2);
    expect(await open().get("old/deep/b")).toBeUndefined();
    expect(await open().get("older/c")).toBeDefined();
    expect(await open().forgetOlder("no/such/folder", hours(1))).toBe(0);
  });
  it.each([
    "../secret",
    "/etc/passwd",
    "a//b",
    "a/../b",
    "a/..",
    ".hidden",
    "a\\b",
    "a b",
    "",
    "a/",
    "鼓",
    "x".repeat(301),
  ])("takes no key such as %j", async (key) => {
    await expect(open().put(key, drum, "text/plain")).rejects.toThrow("not a file key");
    await expect(open().get(key)).rejects.toThrow("not a file key");
  });
}

describe("files in a folder", () => {
  let dir = "";
  let files: Files;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "park-files-"));
    files = await openFiles({ dir });
  });
  afterAll(() => rm(dir, { recursive: true }));

  keepsFiles(() => files);
  it("leaves no half files beside the whole ones", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => files.put("busy/one", new Uint8Array(50_000).fill(i), "x/y")),
    );
    expect(await readdir(join(dir, "busy"))).toEqual(["one"]);
    const bytes = (await files.get("busy/one")) ?? new Uint8Array(0);
    expect(new Set(bytes).size).toBe(1);
  });
});

describe("files in object storage", () => {
  let server: Server;
  let files: Files;
  const kept = new Map<string, { bytes: Buffer; type: string | undefined }>();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://storage").pathname;
      void answer(request, path).then(([status, body]) =>
        response.writeHead(status, { "content-type": "application/xml" }).end(body),
      );
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve(Number(new URL(`http://${addressOf(server)}`).port)));
    });
    files = await openFiles({
      s3: {
        endpoint: `http://127.0.0.1:${port}`,
        bucket: "park",
        region: "auto",
        accessKeyId: "id",
        secretAccessKey: "secret",
      },
    });
  });
  afterAll(() => void server.close());

  async function answer(request: IncomingMessage, path: string): Promise<[number, Buffer | string]> {
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return [403, ""];
    if (request.method === "PUT") {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      kept.set(path, { bytes: Buffer.concat(parts), type: request.headers["content-type"] });
      return [200, ""];
    }
    if (request.method === "DELETE") kept.delete(path);
    if (request.method === "DELETE") return [204, ""];
    if (/^\/park\/?$/.test(path))
      return [200, listed(new URL(request.url ?? "/", "http://storage").searchParams.get("prefix") ?? "")];
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

  keepsFiles(() => files);
  it("keeps them in the bucket under their key and with their type", () => {
    expect(kept.get("/park/pictures/drum/1.svg")?.type).toBe("image/svg+xml");
  });
  it("reports a storage that cannot be reached, instead of finding nothing", async () => {
    const lost = await openFiles({
      s3: { endpoint: "http://127.0.0.1:9", bucket: "park", region: "auto", accessKeyId: "id", secretAccessKey: "s" },
    });
    await expect(lost.get("a")).rejects.toThrow();
  }, 20_000);
});

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === "object" && address ? `127.0.0.1:${address.port}` : "";
}
