import { useEffect, useId, useRef, useState } from "react";
import { say } from "#app/staff/core/content/content.texts.ts";
import { linkAddress } from "#platform/content/links/link-address.ts";
import { Button } from "#ui/button/button.tsx";
import { useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { ProseTools } from "./prose-editor.ts";

const actions = ["heading", "heading3", "bold", "bullets", "numbers", "quote"] as const;
const signs = { heading: "H2", heading3: "H3", bold: "B", bullets: "•", numbers: "1.", quote: "❝" } as const;

/** The buttons above a document. */
export function ProseToolbar({ tools, label }: { tools: ProseTools; label: string }) {
  const word = useEditorWords();
  const [linking, setLinking] = useState<string>();
  const [refused, setRefused] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const open = linking !== undefined;
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  const link = (written: string | undefined) => {
    setLinking(written);
    setRefused(false);
  };
  const apply = () => {
    const address = linking?.trim() ? linkAddress(linking) : "";
    if (address === undefined) return setRefused(true);
    tools.setLink(address);
    link(undefined);
  };
  return (
    <div className="editor-tools" role="group" aria-label={`${label} ${word("tools")}`}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          aria-pressed={tools.active[action]}
          aria-label={word(action)}
          title={word(action)}
          data-act={action}
          onClick={() => tools.run(action)}
        >
          <span aria-hidden="true">{signs[action]}</span>
        </button>
      ))}
      <button
        ref={opener}
        type="button"
        aria-pressed={tools.link !== ""}
        aria-expanded={open}
        aria-label={word("link")}
        title={word("link")}
        onClick={() => link(open ? undefined : tools.link)}
      >
        <span aria-hidden="true">↗</span>
      </button>
      <button type="button" aria-label={word("undo")} title={word("undo")} onClick={() => tools.run("undo")}>
        <span aria-hidden="true">↶</span>
      </button>
      <button type="button" aria-label={word("redo")} title={word("redo")} onClick={() => tools.run("redo")}>
        <span aria-hidden="true">↷</span>
      </button>
      {open && (
        <span className="editor-link">
          <label htmlFor={id} className="visually-hidden">
            {word("linkAddress")}
          </label>
          <input
            ref={box}
            id={id}
            className="control"
            placeholder={word("linkAddress")}
            value={linking}
            aria-invalid={refused || undefined}
            aria-describedby={refused ? `${id}-refused` : undefined}
            onChange={(event) => link(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== "Escape") return;
              event.preventDefault();
              if (event.key === "Enter") apply();
              else {
                link(undefined);
                opener.current?.focus();
              }
            }}
          />
          <Button look="quiet" onClick={apply}>
            {word("apply")}
          </Button>
          {refused && (
            <span id={`${id}-refused`} role="alert" className="field-error">
              {say(word("deadLink"), { address: linking })}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
