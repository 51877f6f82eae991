import type { KeyboardEvent } from "react";

/** In a box that only narrows a list down, Enter does not send the form it stands in. */
export function keepForm(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}
