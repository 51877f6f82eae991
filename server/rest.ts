import type { Server } from "node:http";

const pauseMs = 20_000;
/** How long a park is left alone at most before it tidies up, in milliseconds. */
export const tidiesWithin = 2 * pauseMs;
const worthIt = 200;

/**
 * Collects garbage once nobody has asked for anything for twenty to forty seconds after some hundred requests. The
 * engine collects what is left over only when it needs room, so a quiet park would hold twice what it uses. Does
 * nothing where Node was started without `--expose-gc` (`servingOptions` in server/set-up.mjs).
 */
export function tidyWhenQuiet(server: Server): void {
  const collect = globalThis.gc;
  if (!collect) return;
  let asked = 0;
  let before = 0;
  // The start itself leaves much behind.
  let tidied = -worthIt;
  server.on("request", () => {
    asked++;
  });
  setInterval(() => {
    if (asked === before && asked - tidied >= worthIt) {
      collect();
      tidied = asked;
    }
    before = asked;
  }, pauseMs).unref();
}
