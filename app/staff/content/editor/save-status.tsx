import { say } from "#app/staff/content/content.texts.ts";
import { useEditorWords } from "./editing.tsx";
import type { SaveState } from "./use-autosave.ts";

/** Whether what stands on the screen is saved, in one line that is read out when it changes. */
export function SaveStatus({ state, others, recovered }: { state: SaveState; others: string; recovered: boolean }) {
  const word = useEditorWords();
  const about = state === "idle" ? "" : word(state);
  return (
    <p className="editor-saved" role="status" data-state={state}>
      {[about, others && say(word("someoneWrote"), { who: others }), recovered && word("recovered")].filter(Boolean).join(" · ")}
    </p>
  );
}
