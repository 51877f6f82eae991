import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { headsFor, type Point } from "./menu-aim.ts";

/** How long the menu stays after the pointer left it, in milliseconds (rule M9). */
export const closeAfterMs = 500;
/** How long a pointer on its way to the open submenu may rest on a neighbour before that opens, in milliseconds. */
const aimMs = 250;
/** Up to here the menu is a toggled one (rule M7): 768 px, fewer letters of a larger size; the same as in shell.css. */
const phone = "(max-width: 48em)";

/**
 * The state of the main menu: the toggled menu of phones and the one open submenu, and what opens and closes them, by
 * mouse, touch and keys (rule X5).
 */
export function useMenu(nav: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState<number>();
  const timer = useRef<number>(undefined);
  const before = useRef<Point>({ x: 0, y: 0 });
  /** The submenu that the pointer opened by coming to it, until its button is clicked. */
  const hovered = useRef<number>(undefined);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, and has a key of its own
  useEffect(() => {
    setShown(false);
    setOpen(undefined);
  }, [key]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Heard wherever the focus is: what the mouse has opened goes away too, and the focus stays where it was.
  useEffect(() => {
    if (!shown && open === undefined) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const opener = nav.current?.querySelector<HTMLElement>(
        open === undefined ? ".menu-toggle" : "[data-open] > .menu-head > .submenu-toggle",
      );
      if (open !== undefined) setOpen(undefined);
      else setShown(false);
      if (nav.current?.contains(document.activeElement)) opener?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [shown, open, nav]);

  function later(ms: number, change: () => void) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(change, ms);
  }
  function openHovered(id: number | undefined) {
    hovered.current = id;
    setOpen(id);
  }
  function openPanel() {
    return nav.current?.querySelector("[data-open] > .submenu")?.getBoundingClientRect();
  }

  return {
    shown,
    open,
    toggleMenu() {
      setShown(!shown);
      setOpen(undefined);
    },
    /**
     * Who goes to a button with the mouse and clicks it wants its submenu, which has opened on the way: it stays; the
     * next click closes it.
     */
    toggle(id: number, byPointer: boolean) {
      const stays = byPointer && hovered.current === id;
      hovered.current = undefined;
      setOpen(open === id && !stays ? undefined : id);
    },
    enterItem(id: number | undefined, event: PointerEvent) {
      if (event.pointerType !== "mouse" || isPhone()) return;
      window.clearTimeout(timer.current);
      const panel = openPanel();
      const now = { x: event.clientX, y: event.clientY };
      if (panel && open !== id && headsFor(panel, before.current, now)) later(aimMs, () => openHovered(id));
      else openHovered(id);
    },
    move(event: PointerEvent) {
      before.current = { x: event.clientX, y: event.clientY };
    },
    stay() {
      window.clearTimeout(timer.current);
    },
    leave(event: PointerEvent) {
      if (event.pointerType === "mouse" && !isPhone()) later(closeAfterMs, () => setOpen(undefined));
    },
    /** Keyboard focus has left the whole menu. */
    blur(next: EventTarget | null) {
      if (!isPhone() && !(next instanceof Node && nav.current?.contains(next))) setOpen(undefined);
    },
  };
}

function isPhone(): boolean {
  return window.matchMedia(phone).matches;
}
