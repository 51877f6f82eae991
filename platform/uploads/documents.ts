import { Worker } from "node:worker_threads";
import type { ArchiveKind } from "./archive-kinds.ts";
import type { UploadRefusal } from "./upload.ts";

/**
 * Reads documents apart from everything else, in a time and a memory of their own; one that takes too long or too much
 * is refused as damaged.
 */
export interface Documents {
  /** What is wrong with a PDF, if anything (pdf.ts). */
  refusePdf(bytes: Uint8Array): Promise<UploadRefusal | undefined>;
  /** What is wrong with a document that is an archive, or with an archive, if anything (archive.ts). */
  refuseArchive(kind: ArchiveKind, bytes: Uint8Array): Promise<UploadRefusal | undefined>;
}

/** What a thread is to read; `kind` of an archive. */
export type Reading = { kind: ArchiveKind | "pdf"; bytes: Uint8Array };

const longestMs = 5_000;
const mostMegabytes = 512;

/**
 * Reads one document after another, each in a thread of its own that is ended after its time: a file made to be slow
 * holds up nobody.
 */
export function openDocuments(): Documents {
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (reading: Reading) => {
    const read = before.then(() => readApart(reading));
    before = read.catch(() => undefined);
    return read;
  };
  return {
    refusePdf: (bytes) => inTurn({ kind: "pdf", bytes }),
    refuseArchive: (kind, bytes) => inTurn({ kind, bytes }),
  };
}

function readApart(reading: Reading): Promise<UploadRefusal | undefined> {
  const thread = new Worker(new URL("./document-thread.ts", import.meta.url), {
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const read = Promise.withResolvers<UploadRefusal | undefined>();
  const late = setTimeout(() => read.resolve("fileDamaged"), longestMs);
  thread.once("message", (refusal: UploadRefusal | undefined) => read.resolve(refusal));
  // Out of memory, or a fault of ours: either way this file is not taken.
  thread.once("error", () => read.resolve("fileDamaged"));
  return read.promise.finally(() => {
    clearTimeout(late);
    void thread.terminate();
  });
}
