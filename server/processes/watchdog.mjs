// Runs on Node 20 with nothing installed: npm start watches over the park with it, and the park over its workers.

/** What a process that is watched sends now and then. */
const heartbeat = "alive";
const heartbeatMs = 1_000;
/** How long a process may be silent before it is ended. */
export const longestSilenceMs = 15_000;
/** How long a process may take to end by itself once it is told to. */
export const longestEndMs = 12_000;

const lookMs = 500;

/**
 * Ends a child process that has been silent for too long, from its first heartbeat on: a process that is still opening, migrating or
 * restoring sends none. `onSilent` hears of it before the process ends.
 */
export function watchOver(child, onSilent, silenceMs = longestSilenceMs) {
  let silent = 0;
  let watched = false;
  let lastLook = performance.now();
  child.on("message", (message) => {
    if (message !== heartbeat) return;
    watched = true;
    silent = 0;
  });
  const looking = setInterval(() => {
    const now = performance.now();
    // If this process itself did not run, as on a machine that was suspended, it could not have heard the child: such a gap does not count.
    silent += Math.min(now - lastLook, 2 * lookMs);
    lastLook = now;
    if (!watched || silent <= silenceMs) return;
    watched = false;
    onSilent();
    child.kill("SIGKILL");
  }, lookMs);
  looking.unref();
  child.once("exit", () => clearInterval(looking));
}

/** Tells whoever started this process that it is alive, for as long as it is. */
export function beat() {
  if (!process.send) return;
  const say = () => void (process.connected && process.send?.(heartbeat));
  say();
  setInterval(say, heartbeatMs).unref();
}
