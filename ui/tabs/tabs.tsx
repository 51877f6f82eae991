import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { tabAfter } from "./tab-after.ts";
import "./tabs.css";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  /** What the tabs divide. */
  label: string;
  tabs: readonly Tab[];
  /** The tab shown first. */
  start?: string | undefined;
};

/** One of several panels at a time. Without JavaScript all panels stand below one another. */
export function Tabs({ label, tabs, start }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start ?? tabs[0]?.id);

  function move(event: KeyboardEvent) {
    const at = tabAfter(
      event.key,
      tabs.findIndex((tab) => tab.id === shown),
      tabs.length,
    );
    const next = at === undefined ? undefined : tabs[at];
    if (!next || at === undefined) return;
    event.preventDefault();
    setShown(next.id);
    list.current?.querySelectorAll("button")[at]?.focus();
  }

  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => setShown(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tabs-panel"
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that takes the focus
          tabIndex={0}
          data-shown={tab.id === shown || undefined}
        >
          <p className="tabs-panel-title">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
