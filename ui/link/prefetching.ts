import { useSyncExternalStore } from "react";
import { emptyQueue, finish, type PrefetchQueue, unwant, want } from "./prefetch-queue.ts";

// One queue per browser tab; on the server it stays empty, since only pointers and focus fill it.
let queue = emptyQueue;
const listeners = new Set<() => void>();

/** Asks for a page ahead of time, unless the visitor saves data or there is no network. */
export function wantPage(page: string): void {
  if (navigator.onLine && !savesData()) change(want(queue, page));
}

export function unwantPage(page: string): void {
  change(unwant(queue, page));
}

export function finishPage(page: string): void {
  change(finish(queue, page));
}

/** The pages loading ahead right now. */
export function useLoadingPages(): readonly string[] {
  return useSyncExternalStore(
    listen,
    () => queue.loading,
    () => emptyQueue.loading,
  );
}

function change(next: PrefetchQueue): void {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
