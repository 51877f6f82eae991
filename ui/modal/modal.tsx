import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import "./modal.css";

/** After this time the focus goes back to where it was before the dialog opened. */
export const focusBackAfter = 100;

/** The ways out of a modal that need no button of its own. */
export type WayOut = "esc" | "backdrop";

type ModalProps = {
  /** The id of the element that names it. */
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  label?: string | undefined;
  role?: "dialog" | "alertdialog" | undefined;
  className: string;
  /** What has the focus first; without it the browser chooses. */
  first?: RefObject<HTMLElement | null> | undefined;
  onWayOut: (way: WayOut) => void;
  children: ReactNode;
};

/** A native modal dialog, open as long as it is rendered. Everything else on the page is out of reach meanwhile. */
export function Modal({ labelledBy, describedBy, label, role, className, first, onWayOut, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    first?.current?.focus();
    return () => {
      element?.close();
      setTimeout(() => focusBack(before), focusBackAfter);
    };
  }, [first]);

  function leaveByKey(event: SyntheticEvent) {
    // Whoever renders it decides whether it goes; the browser must not close it by itself.
    event.preventDefault();
    onWayOut("esc");
  }

  function leaveByBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && isOutside(dialog.current, event)) onWayOut("backdrop");
  }

  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={leaveByKey}
      onMouseDown={leaveByBackdrop}
    >
      {children}
    </dialog>
  );
}

function isOutside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

// Not when another dialog has opened meanwhile, or the reader has gone elsewhere.
function focusBack(before: Element | null): void {
  const free =
    document.activeElement === null || document.activeElement === document.body || document.activeElement === before;
  if (free && before instanceof HTMLElement && before.isConnected) before.focus();
}
