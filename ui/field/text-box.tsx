import { type ComponentPropsWithRef, useLayoutEffect, useState } from "react";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";

/**
 * A box of several lines that keeps what was typed into it before the page's scripts ran: React would put back what the
 * server sent.
 */
export function TextBox({ id, ...box }: ComponentPropsWithRef<"textarea"> & { id: string }) {
  const comesAlive = useCameWhole();
  const [typed] = useState(() => (comesAlive && !import.meta.env.SSR ? typedInto(id) : undefined));
  useLayoutEffect(() => {
    const element = typed && boxOf(id);
    if (!element) return;
    if (element.value !== typed.value) element.value = typed.value;
    if (typed.focused) element.setSelectionRange(typed.from, typed.to);
  }, [id, typed]);
  return <textarea id={id} {...box} />;
}

function typedInto(id: string) {
  const box = boxOf(id);
  return (
    box && { value: box.value, focused: document.activeElement === box, from: box.selectionStart, to: box.selectionEnd }
  );
}

function boxOf(id: string): HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : undefined;
}
