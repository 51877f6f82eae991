import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Heads } from "./answers.ts";
import { pagePolicy } from "./headers.ts";
import { memoized } from "../memoized.ts";
import { ownBytes } from "./own-bytes.ts";

const brotli = promisify(brotliCompress);

/** How long a page that is no longer true may still be sent while it is made anew, in milliseconds. */
export const staleFor = 1000;
const mostBytes = 32 * 1024 * 1024;

export type Encoding = "br" | "gzip" | "identity";

/** What a page said while it was made: what it shows, and from when it reads differently. */
export type PageNotes = { tags: Set<string>; expiresAt: number; private?: true };

/**
 * A page ready to be sent: its compressed bytes and the headers that go with them; gzip once somebody has asked for it.
 */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  bodies: { br: Buffer; gzip?: Buffer };
  etag: string;
  heads: Heads;
  notes: PageNotes;
  /** Set when something it shows has changed. */
  droppedAt: number | undefined;
  /** Set when something may have changed without our hearing of it. */
  doubtedAt: number | undefined;
};

export type PageCache = {
  /** The page under a key if it may be sent now, and whether it must be made anew. */
  get(key: string, now: number): { page: CachedPage; fresh: boolean } | undefined;
  /** The page under a key that was only doubted, for when nothing better can be made (rule H40). */
  lastResort(key: string, now: number): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** Drops every page that showed one of these; without tags, doubts every page. Returns how many. */
  drop(tags: readonly string[] | undefined, now: number): number;
  /** Counts up with every drop: a page begun before one may already be untrue. */
  readonly drops: number;
  readonly size: number;
  readonly bytes: number;
};

/** An empty page cache; least recently used pages leave at 32 MB (architecture, "decided early"). */
export function openPageCache(): PageCache {
  const byTag = new Map<string, Set<string>>();
  let drops = 0;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    // As if gzip were there already: it may come at any time, and is hardly a fifth larger.
    sizeCalculation: ({ bodies }) => Math.round(bodies.br.length * 2.2) + 4096,
    dispose: (page, key) => forget(key, page),
  });
  function forget(key: string, page: CachedPage) {
    for (const tag of page.notes.tags) byTag.get(tag)?.delete(key);
  }
  return {
    get(key, now) {
      const page = pages.get(key);
      if (!page) return undefined;
      const untrueAt = Math.min(page.droppedAt ?? Number.POSITIVE_INFINITY, page.notes.expiresAt);
      const endedAt = Math.min(page.doubtedAt ?? Number.POSITIVE_INFINITY, untrueAt);
      if (now < endedAt) return { page, fresh: true };
      if (now < endedAt + staleFor) return { page, fresh: false };
      if (now >= untrueAt) pages.delete(key);
      return undefined;
    },
    lastResort(key, now) {
      const page = pages.get(key);
      return page?.doubtedAt !== undefined && page.droppedAt === undefined && now < page.notes.expiresAt
        ? page
        : undefined;
    },
    set(key, page) {
      pages.set(key, page);
      for (const tag of page.notes.tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
    },
    drop(tags, now) {
      drops++;
      const keys = tags ? new Set(tags.flatMap((tag) => [...(byTag.get(tag) ?? [])])) : new Set(pages.keys());
      for (const key of keys) {
        const page = pages.peek(key);
        if (page && tags) page.droppedAt ??= now;
        else if (page) page.doubtedAt ??= now;
      }
      return keys.size;
    },
    get drops() {
      return drops;
    },
    get size() {
      return pages.size;
    },
    get bytes() {
      return pages.calculatedSize ?? 0;
    },
  };
}

/**
 * Turns a response into a page that can be kept; compresses off the main thread. A page that brings no policy gets one
 * without any inline script.
 */
export async function keepPage(response: Response, notes: PageNotes): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const html = headers["content-type"]?.startsWith("text/html");
  const br = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
  return {
    status: response.status,
    headers: html ? { "content-security-policy": pagePolicy(), ...headers } : headers,
    bodies: { br: ownBytes(br) },
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    heads: new Map(),
    notes,
    droppedAt: undefined,
    doubtedAt: undefined,
  };
}

/**
 * The smallest window that takes in the whole page: with the usual one each page being compressed holds 10 MB for it.
 */
function windowFor(bytes: number): number {
  return Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );
}

/**
 * A kept page's bytes in an encoding. Browsers ask for Brotli; gzip is made from it for the first who wants it, and the
 * plain bytes, three quarters of all, for each of the few who can unpack nothing.
 */
export function bodyIn({ bodies }: CachedPage, encoding: Encoding): Buffer {
  if (encoding === "br") return bodies.br;
  if (encoding === "identity") return brotliDecompressSync(bodies.br);
  bodies.gzip ??= ownBytes(gzipSync(brotliDecompressSync(bodies.br), { level: 5 }));
  return bodies.gzip;
}

/** The best encoding a client accepts: `preferredEncoding("gzip, br")` is `"br"`. */
export function preferredEncoding(accept: string | undefined): Encoding {
  return accept ? knownEncodingIn(accept) : "identity";
}

// Browsers say one of a few dozen things here.
const knownEncodingIn = memoized(200, encodingIn);

function encodingIn(accept: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return "gzip";
  return "identity";
}
