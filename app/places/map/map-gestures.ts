import { zoomTo } from "./zoom.ts";

/** Each of these listens until the function it returns is called. */
type End = () => void;

/**
 * The wheel zooms while the map is in use (focused) or with Ctrl, which is also how touch pads tell a pinch; else the
 * page scrolls.
 */
export function wheel(view: HTMLElement): End {
  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== view) return;
    event.preventDefault();
    zoomTo(view, (now) => now * Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 400)), spotOf(view, event));
  }
  view.addEventListener("wheel", onWheel, { passive: false });
  return () => view.removeEventListener("wheel", onWheel);
}

/** Two fingers zoom; one scrolls, as everywhere. */
export function pinch(view: HTMLElement): End {
  let apart: number | undefined;
  function onTouch(event: TouchEvent) {
    const [one, two] = event.touches;
    if (!one || !two || event.touches.length !== 2) {
      apart = undefined;
      return;
    }
    event.preventDefault();
    const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    const by = apart ? now / apart : 1;
    apart = now;
    zoomTo(
      view,
      (zoom) => zoom * by,
      spotOf(view, { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 }),
    );
  }
  const kinds = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
  for (const kind of kinds) view.addEventListener(kind, onTouch, { passive: false });
  return () => {
    for (const kind of kinds) view.removeEventListener(kind, onTouch);
  };
}

/** The mouse drags the sheet; a drag does not count as a click on what lies below. */
export function drag(view: HTMLElement): End {
  let last: { x: number; y: number } | undefined;
  let moved = 0;
  function onDown(event: PointerEvent) {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    last = { x: event.clientX, y: event.clientY };
    moved = 0;
  }
  function onMove(event: PointerEvent) {
    if (!last) return;
    moved += Math.abs(event.clientX - last.x) + Math.abs(event.clientY - last.y);
    view.scrollBy(last.x - event.clientX, last.y - event.clientY);
    last = { x: event.clientX, y: event.clientY };
  }
  const onUp = () => {
    last = undefined;
  };
  const onClick = (event: MouseEvent) => {
    if (moved > 6) {
      event.preventDefault();
      event.stopPropagation();
    }
    moved = 0;
  };
  // A link or picture under the pointer must not be dragged itself.
  const onDragStart = (event: DragEvent) => event.preventDefault();
  view.addEventListener("pointerdown", onDown);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  view.addEventListener("click", onClick, true);
  view.addEventListener("dragstart", onDragStart);
  return () => {
    view.removeEventListener("pointerdown", onDown);
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    view.removeEventListener("click", onClick, true);
    view.removeEventListener("dragstart", onDragStart);
  };
}

function spotOf(view: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = view.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
