import { parentPort, workerData } from "node:worker_threads";
import { refusePdf } from "./pdf.ts";

// This file is the thread that `pdfs.ts` starts for one file.
parentPort?.postMessage(refusePdf(workerData));
