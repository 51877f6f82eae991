import { Worker } from "node:worker_threads";
import type { UploadRefusal } from "./upload.ts";

export interface Pdfs {
  /** What is wrong with a PDF, if anything (pdf.ts). One that takes too long to read is refused as damaged. */
  refuse(bytes: Uint8Array): Promise<UploadRefusal | undefined>;
}

const longestMs = 5_000;
const mostMegabytes = 512;

/** Reads PDFs one after another, each in a thread of its own that is ended after its time: a file made to be slow holds up nobody. */
export function openPdfs(): Pdfs {
  let before: Promise<unknown> = Promise.resolve();
  return {
    refuse(bytes) {
      const read = before.then(() => readApart(bytes));
      before = read.catch(() => undefined);
      return read;
    },
  };
}

function readApart(bytes: Uint8Array): Promise<UploadRefusal | undefined> {
  const thread = new Worker(new URL("./pdf-thread.ts", import.meta.url), { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
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
