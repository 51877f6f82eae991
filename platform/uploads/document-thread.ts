import { parentPort, workerData } from "node:worker_threads";
import { refuseArchive } from "./archive.ts";
import type { Reading } from "./documents.ts";
import { refusePdf } from "./pdf.ts";

// This file is the thread that `documents.ts` starts for one file.
const { kind, bytes }: Reading = workerData;
parentPort?.postMessage(kind === "pdf" ? refusePdf(bytes) : refuseArchive(kind, bytes));
