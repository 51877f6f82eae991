import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const pause = 20_000;
/** How long a park is left alone at most before it tidies up, in milliseconds. */
export const tidiesWithin = 2 * pause;
const worthIt = 200;

/**
 * Gives memory back once nobody has asked for anything for twenty to forty seconds after some hundred requests. The
 * engine collects what is left over only when it needs room, so a quiet park would hold twice what it uses. Not sooner:
 * it also throws away what it compiled, so that the next two seconds of requests take a fifth longer
 * (docs/decisions/0004).
 */
export function tidyWhenQuiet(server: Server): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") return;
  const sweep = openSweep();
  let asked = 0;
  let before = 0;
  // The start itself leaves much behind.
  let tidied = -worthIt;
  server.on("request", () => {
    asked++;
  });
  setInterval(() => {
    if (asked === before && asked - tidied >= worthIt) {
      collect({ type: "major", flavor: "last-resort" });
      sweep();
      tidied = asked;
    }
    before = asked;
  }, pause).unref();
}

/**
 * Gives back to the system what was freed between what is kept, which glibc else holds for itself: a seventh of all
 * after many requests. Nothing where there is another allocator, or no way of calling it (docs/decisions/0004).
 */
function openSweep(): () => void {
  try {
    // Not every build of Node has it: asked for here, a start does without.
    const { functions } = process
      .getBuiltinModule("node:ffi")
      .dlopen(null, { malloc_trim: { arguments: ["uint64"], return: "int32" } });
    return () => void functions.malloc_trim(0n);
  } catch {
    return () => undefined;
  }
}
