import { join } from "node:path";
import { addAbortSignal } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { openBound } from "./bounded-files.ts";
import { writeWhole } from "./whole-file.ts";

/**
 * Files by key, such as "pictures/opera-mask/3f9a.svg": in a local folder or in object storage. Where these do not
 * answer in time, or at all, everything throws a StorageFault (bounded-files.ts); `withinMs` says how long it may take.
 */
export interface Files {
  /** Keeps the file under the key; whoever reads meanwhile sees the former file or the new one, never half of it. */
  put(key: string, bytes: Uint8Array, contentType: string, withinMs?: number): Promise<void>;
  /** The file's bytes, or nothing when there is none. */
  get(key: string, withinMs?: number): Promise<Uint8Array | undefined>;
  /** Forgets the file; a missing one is no fault. */
  remove(key: string): Promise<void>;
  /** Forgets what was last written below a folder before a moment; says how many files that were. */
  forgetOlder(folder: string, before: Temporal.Instant): Promise<number>;
}

/** Where an S3-compatible storage is; without an endpoint it is Amazon's own, without keys the machine's role signs. */
export type S3Place = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};
export type FilesPlace = { dir: string } | { s3: S3Place };

/** Opens the folder or the bucket: `await openFiles({ dir: "data/files" })`. */
export async function openFiles(place: FilesPlace): Promise<Files> {
  return "dir" in place ? openFolder(place.dir) : openBucket(place.s3);
}

/** How long one file may take, unless whoever asks knows better, as a backup does. */
const usualMs = 8_000;
/** For work that nobody waits for, as the sweeping of old files. */
const patientMs = 300_000;

/** The same for a folder and for a bucket: a folder can lie on another machine, and hang. */
function bounded(disk: Disk, put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>): Files {
  const bound = openBound();
  return {
    put: async (key, bytes, contentType, withinMs = usualMs) => {
      checked(key);
      await bound(withinMs, () => put(key, bytes, contentType));
    },
    get: async (key, withinMs = usualMs) => {
      checked(key);
      return bound(withinMs, (signal) => read(disk, key, signal));
    },
    remove: async (key) => {
      checked(key);
      await bound(usualMs, () => disk.delete(key));
    },
    forgetOlder: async (folder, before) => {
      checked(folder);
      return bound(patientMs, (signal) => forgetOlder(disk, folder, before, signal));
    },
  };
}

function openFolder(dir: string): Files {
  const disk = new Disk(new FSDriver({ location: dir, visibility: "private" }));
  // The driver writes in place, so that a reader or a power cut could meet half a file.
  return bounded(disk, (key, bytes) => writeWhole(join(dir, key), bytes));
}

async function openBucket(s3: S3Place): Promise<Files> {
  // Loaded here and not on top: it costs memory and half a second that a start with a local folder need not pay.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const disk = new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint }),
      ...credentialsOf(s3),
      visibility: "private",
      // What other makers of S3-compatible storage do not all understand: access lists, host names per bucket, new
      // checksums.
      supportsACL: false,
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      // Its own bounds, so that no connection stays behind after ours: to connect, and between two pieces of an answer.
      requestHandler: { connectionTimeout: 1_500, socketTimeout: 5_000 },
      maxAttempts: 2,
    }),
  );
  return bounded(disk, (key, bytes, contentType) =>
    disk.put(key, bytes, { contentType, contentLength: bytes.byteLength }),
  );
}

function credentialsOf({ accessKeyId, secretAccessKey }: S3Place) {
  return accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
}

async function read(disk: Disk, key: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const stream = await disk.getStream(key);
    // Whoever did not wait reads no further.
    addAbortSignal(signal, stream);
    return Buffer.concat(await stream.toArray());
  } catch (error) {
    if (error instanceof Error && (isMissing(error) || isMissing(error.cause))) return undefined;
    throw error;
  }
}

async function forgetOlder(disk: Disk, folder: string, before: Temporal.Instant, signal: AbortSignal): Promise<number> {
  let forgotten = 0;
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await disk.listAll(folder, {
      recursive: true,
      ...(page && { paginationToken: page }),
    });
    for (const file of objects) {
      signal.throwIfAborted();
      if (!file.isFile || !file.key.startsWith(`${folder}/`)) continue;
      const { lastModified } = await file.getMetaData();
      if (lastModified.getTime() >= before.epochMilliseconds) continue;
      await disk.delete(file.key);
      forgotten++;
    }
    page = paginationToken;
  } while (page);
  return forgotten;
}

const keyShape = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** Keys are made by our own code; a strange one is a fault there, and must never reach the file system. */
function checked(key: string): string {
  if (key.length > 300 || !keyShape.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
  return key;
}

function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === "NoSuchKey" || cause.name === "NotFound" || ("code" in cause && cause.code === "ENOENT");
}
