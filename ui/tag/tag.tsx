import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icons.ts";
import "./tag.css";

export type Tone = "plain" | "brick" | "gold" | "jade" | "indigo";

/** A short word about a thing: its kind, its state. The colour only repeats what the word says. */
export function Tag({
  tone = "plain",
  icon,
  children,
}: {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}) {
  return (
    <span className="tag" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
