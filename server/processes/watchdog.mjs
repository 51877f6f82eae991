// Runs on Node 20 with nothing installed: npm start watches over the park with it, and the park over its workers.

/** What a process that is watched sends now and then. */
const heartbeat = "alive";
const heartbeatMs = 1_000;
/** How long a process may be silent before it is ended. */
export const longestSilenceMs = 15_000;
const defaultDrainSeconds = 5;
/** How long a process that has told its visitors it will end may take to end by itself. */
const closingMs = 7_000;

const lookMs = 500;

/**
 * Ends a child process that has been silent for too long, from its first heartbeat on: a process that is still opening,
 * migrating or restoring sends none. `onSilent` hears of it before the process ends.
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
    // If this process itself did not run, as on a machine that was suspended, it could not have heard the child: such a
    // gap does not count.
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

/**
 * How long the park keeps answering after a signal to end, so that a balancer notices (DRAIN_SECONDS): not for who
 * waits at a terminal, nor in test mode.
 */
export function drainMs(signal, env) {
  if (signal !== "SIGTERM") return 0;
  const seconds = Number(env.DRAIN_SECONDS || (env.PARK_MODE === "test" ? 0 : defaultDrainSeconds));
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : defaultDrainSeconds * 1000;
}

/** How long a process may take to end once it is told to by this signal. */
export function longestEndMs(signal, env) {
  return drainMs(signal, env) + closingMs;
}

/** Tells a process to end, and ends it when it has not after its time: one that is busy without end hears no signal. */
export function end(child, signal, ms) {
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), ms);
  child.once("exit", () => clearTimeout(late));
}

/** Tells whoever started this process that it is alive, for as long as it is. */
export function beat() {
  if (!process.send) return;
  const say = () => void (process.connected && process.send?.(heartbeat));
  say();
  setInterval(say, heartbeatMs).unref();
}
