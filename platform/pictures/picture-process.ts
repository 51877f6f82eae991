import { compose } from "./compose.ts";
import { drawAnew } from "./draw-anew.ts";
import { encode, reduce } from "./encode.ts";
import { measure } from "./measure.ts";

const works = { measure, drawAnew, encode, reduce, compose };

/** What this process can do, by the name of its function. */
export type Works = typeof works;
export type WorkName = keyof Works;
/** One piece of work, as the process is asked for it, with what its function is given. */
export type Asked = { work: WorkName; given: unknown[] };
/** What came of it, or why nothing did. */
export type Done<Result = unknown> = { result: Result } | { fault: string };

// This file is the process that `picture-work.ts` starts.
process.on("message", async ({ work, given }: Asked) => process.send?.(await done(work, given)));
// Ctrl-C in a terminal reaches every process; this one ends together with the park, on `disconnect`.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function done(work: WorkName, given: unknown[]): Promise<Done> {
  try {
    return { result: await (works[work] as (...given: unknown[]) => Promise<unknown>)(...given) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
