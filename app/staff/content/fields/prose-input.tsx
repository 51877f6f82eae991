import { useEffect, useId, useRef, useState } from "react";
import type { ProseDoc } from "#platform/content/define.ts";
import { marker } from "#platform/content/posted.ts";
import { proseToText } from "#platform/content/prose/to-text.ts";
import { useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { OpenProse, ProseTools } from "./prose-editor.ts";
import { ProseToolbar } from "./prose-toolbar.tsx";
import { TextBox } from "#ui/field/text-box.tsx";
import type { ControlAttributes } from "./words-field.tsx";

/**
 * Rich text: without JavaScript a small Markdown text, with it the editor, which is loaded when the field comes near
 * the screen. The form sends one or the other, never both.
 */
export function ProseInput({
  attributes,
  label,
  doc,
}: {
  attributes: ControlAttributes;
  label: string;
  doc: ProseDoc;
}) {
  const word = useEditorWords();
  const { touched } = useEditing();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const touch = useRef(touched);
  touch.current = touched;
  const [json, setJson] = useState<string>();
  const [tools, setTools] = useState<ProseTools>();
  const hint = useId();
  const { id, name, lang } = attributes;
  const invalid = attributes["aria-invalid"];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor keeps its own document from the moment it stands
  useEffect(() => {
    let opened: OpenProse | undefined;
    let over = false;
    const seen = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        const { openProse } = await import("./prose-editor.ts");
        const box = frame.current?.querySelector("textarea");
        // Words that were written as text stay text until the page is loaded again.
        if (over || !place.current || box?.value !== box?.defaultValue) return;
        const inUse = box === document.activeElement;
        opened = openProse(place.current, doc, {
          attributes: {
            id,
            lang,
            role: "textbox",
            "aria-multiline": "true",
            "aria-label": label,
            class: "control prose editor-prose",
            ...(invalid && { "aria-invalid": "true" }),
          },
          changed(next) {
            setJson(JSON.stringify(next));
            touch.current();
          },
          state: setTools,
        });
        setJson(JSON.stringify(opened.doc()));
        if (inUse) opened.focus();
      },
      { rootMargin: "600px" },
    );
    if (frame.current) seen.observe(frame.current);
    return () => {
      over = true;
      seen.disconnect();
      opened?.close();
    };
  }, []);

  return (
    <div ref={frame} className="editor-rich">
      {tools && <ProseToolbar tools={tools} label={label} />}
      <div ref={place} />
      {json === undefined ? (
        <>
          <TextBox
            {...attributes}
            rows={6}
            defaultValue={proseToText(doc)}
            aria-describedby={[attributes["aria-describedby"], hint].filter(Boolean).join(" ")}
          />
          <p id={hint} className="field-hint">
            {word("proseHint")}
          </p>
        </>
      ) : (
        <input type="hidden" name={marker.json + name} value={json} />
      )}
    </div>
  );
}
