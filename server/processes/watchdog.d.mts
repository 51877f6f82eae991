import type { ChildProcess } from "node:child_process";

type Environment = Readonly<Record<string, string | undefined>>;

/** How long the park keeps answering after a signal to end, in milliseconds: DRAIN_SECONDS after SIGTERM. */
export function drainMs(signal: string, env: Environment): number;
/** How long a process may take to end once it is told to by this signal, in milliseconds: seven seconds more. */
export function longestEndMs(signal: string, env: Environment): number;
/** Tells a process to end, and ends it when it has not after `ms`, whatever it is doing. */
export function end(child: Pick<ChildProcess, "once" | "kill">, signal: NodeJS.Signals, ms: number): void;
/** Ends a child process that has been silent for too long, from its first heartbeat on; `onSilent` hears of it before. */
export function watchOver(
  child: Pick<ChildProcess, "on" | "once" | "kill">,
  onSilent: () => void,
  silenceMs?: number,
): void;
/** Tells whoever started this process that it is alive, for as long as it is. */
export function beat(): void;
