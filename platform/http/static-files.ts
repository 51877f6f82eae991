import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { Heads } from "./answers.ts";
import type { Encoding } from "./page-cache.ts";

/**
 * A built file ready to be sent: as it is, or in its two compressed forms, from which the few who can unpack neither
 * get it.
 */
export type StaticFile = {
  headers: Record<string, string>;
  heads: Heads;
  bodies: { identity: Buffer } | { br: Buffer; gzip: Buffer };
};

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".opus": "audio/ogg",
  ".mp3": "audio/mpeg",
};
const compressible = new Set([".js", ".css", ".json", ".svg", ".txt", ".webmanifest"]);

/**
 * The built files of a folder, in memory, with the compressed twins made at build time; hashed names never change. Read
 * in one go before anything is answered: one after the other, each awaited, they take ten times as long.
 */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const ending = extname(path);
    if (ending === ".br" || ending === ".gz" || !entry.isFile()) continue;
    const address = `/${relative(folder, path).replaceAll("\\", "/")}`;
    files.set(address, {
      headers: {
        "content-type": types[ending] ?? "application/octet-stream",
        "cache-control": address.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        ...(compressible.has(ending) && { vary: "accept-encoding" }),
      },
      heads: new Map(),
      bodies: compressible.has(ending)
        ? { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
        : { identity: readFileSync(path) },
    });
  }
  return files;
}

/** A built file's bytes in the wanted encoding where there is such a form, else plain; and which of the two it is. */
export function fileIn({ bodies }: StaticFile, wanted: Encoding): { encoding: Encoding; body: Buffer } {
  if ("identity" in bodies) return { encoding: "identity", body: bodies.identity };
  return { encoding: wanted, body: wanted === "identity" ? gunzipSync(bodies.gzip) : bodies[wanted] };
}

/** Compresses what a build made, once, as hard as it goes: returns the twins to write beside a file. */
export function compressedTwins(name: string, bytes: Buffer): { br: Buffer; gz: Buffer } | undefined {
  if (!compressible.has(extname(name))) return undefined;
  return {
    br: brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gz: gzipSync(bytes, { level: 9 }),
  };
}
