import { constants, type Dirent } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Files, FilesPlace, S3Place } from "#platform/files/files.ts";

/**
 * Collects the park's files under `folder` and says how many; the widths of pictures, which are made again on request,
 * and files of forms not yet sent stay behind.
 */
export async function collectFiles(place: FilesPlace, files: Files, folder: string): Promise<number> {
  let count = 0;
  for await (const key of keysOf(place)) {
    if (/^(variants|unsent|instances)\//.test(key) || key.includes(".part-")) continue;
    const target = join(folder, key);
    await mkdir(dirname(target), { recursive: true });
    if (await ("dir" in place ? bringNear(join(place.dir, key), target) : fetchFile(files, key, target))) count++;
  }
  return count;
}

/** A backup waits longer for a file than a visitor does. */
const patientMs = 120_000;

/** Puts every file under `folder` where the park keeps its files. */
export async function spreadFiles(folder: string, files: Files): Promise<void> {
  for await (const key of keysUnder(folder))
    await files.put(key, await readFile(join(folder, key)), "application/octet-stream", patientMs);
}

/** True when the park keeps any file. */
export async function holdsFiles(place: FilesPlace): Promise<boolean> {
  for await (const key of keysOf(place)) return key !== "";
  return false;
}

/** How many files there are under a folder. */
export async function countFiles(folder: string): Promise<number> {
  return (await Array.fromAsync(keysUnder(folder))).length;
}

function keysOf(place: FilesPlace): AsyncGenerator<string> {
  return "dir" in place ? keysUnder(place.dir) : keysInBucket(place.s3);
}

async function* keysUnder(folder: string): AsyncGenerator<string> {
  for (const entry of await entriesOf(folder))
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
}

function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

async function* keysInBucket(s3: S3Place): AsyncGenerator<string> {
  const { paginateListObjectsV2, S3Client } = await import("@aws-sdk/client-s3");
  const { accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({
    region: s3.region,
    forcePathStyle: true,
    ...(s3.endpoint && { endpoint: s3.endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  for await (const page of paginateListObjectsV2({ client }, { Bucket: s3.bucket }))
    for (const { Key } of page.Contents ?? []) if (Key) yield Key;
}

/**
 * A second name for the same file costs nothing and stays when the first goes; on another disk it is a copy. False when
 * it is gone already.
 */
async function bringNear(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

async function fetchFile(files: Files, key: string, target: string): Promise<boolean> {
  const bytes = await files.get(key, patientMs);
  if (bytes) await writeFile(target, bytes);
  return bytes !== undefined;
}
