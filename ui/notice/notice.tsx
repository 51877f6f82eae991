import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icons.ts";
import "./notice.css";

export type NoticeTone = "info" | "success" | "warning" | "danger";

type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /**
   * Read out when it appears: `status` waits for a pause, `alert` does not. Leave out for what was there from the
   * start.
   */
  live?: "status" | "alert" | undefined;
};

/** A message that stands apart from the text around it. */
export function Notice({ tone = "info", title, children, live }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={live}>
      <Icon name={signs[tone]} size="m" />
      <div className="notice-text">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

const signs: Record<NoticeTone, IconName> = { info: "info", success: "done", warning: "warning", danger: "error" };
