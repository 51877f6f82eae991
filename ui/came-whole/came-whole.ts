import { useSyncExternalStore } from "react";

/**
 * True while a page that the server sent whole is being brought to life: what its HTML did already is not done a second
 * time.
 */
export function useCameWhole(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges() {
  return () => {};
}
