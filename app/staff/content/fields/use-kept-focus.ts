import { useEffect, useRef } from "react";

/** How far an entry goes when its button is pressed. */
export const steps = { up: -1, down: 1, remove: 0 } as const;

/**
 * Keeps the focus at a list whose buttons come and go: `keep(2, "down")` before the list changes, and afterwards it is
 * on the button of that act in the third entry, else on another one there; on the last entry where there are fewer, and
 * without any on what adds one. `keep(2)` is the entry itself.
 */
export function useKeptFocus() {
  const frame = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<{ at: number; action: string | undefined }>(undefined);
  useEffect(() => {
    if (!wanted.current || !frame.current) return;
    const { at, action } = wanted.current;
    wanted.current = undefined;
    const entries = frame.current.querySelectorAll<HTMLElement>(":scope > :is(ol, ul) > li");
    const entry = entries[Math.min(at, entries.length - 1)];
    const tool = (name: string) => entry?.querySelector<HTMLElement>(`[data-tool${name}]`);
    const place = action
      ? (tool(`="${action}"`) ?? tool("") ?? frame.current.querySelector<HTMLElement>("[data-adds]"))
      : entry;
    place?.focus();
  });
  return {
    frame,
    keep(at: number, action?: string) {
      wanted.current = { at, action };
    },
  };
}
