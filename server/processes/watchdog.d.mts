import type { ChildProcess } from "node:child_process";

/** How long a process may take to end by itself once it is told to, in milliseconds. */
export const longestEndMs: number;
/** Ends a child process that has been silent for too long, from its first heartbeat on; `onSilent` hears of it before. */
export function watchOver(child: Pick<ChildProcess, "on" | "once" | "kill">, onSilent: () => void, silenceMs?: number): void;
/** Tells whoever started this process that it is alive, for as long as it is. */
export function beat(): void;
