import type { ComponentProps } from "react";
import { ListHead } from "./list-page.tsx";
import "./tool-head.css";

/**
 * The head of a page that is a tool – map, calendar, keypad: on phones so low that the tool stands in the first screen.
 */
export function ToolHead(props: ComponentProps<typeof ListHead>) {
  return (
    <div className="tool-head">
      <ListHead {...props} />
    </div>
  );
}
