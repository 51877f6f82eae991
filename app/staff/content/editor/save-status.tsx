import { say } from "#app/staff/core/content/content.texts.ts";
import { controlId, useEditorWords } from "./editing.tsx";
import type { SaveState } from "./use-autosave.ts";

/** Whether what stands on the screen is saved, in one line that is read out when it changes. */
export function SaveStatus({
  state,
  undecided,
  others,
  recovered,
}: {
  state: SaveState;
  undecided: readonly string[];
  others: string;
  recovered: boolean;
}) {
  const word = useEditorWords();
  const about = state === "idle" || state === "deciding" ? "" : word(state);
  const also = [about, others && say(word("someoneWrote"), { who: others }), recovered && word("recovered")]
    .filter(Boolean)
    .join(" · ");
  return (
    <p className="editor-saved" role="status" data-state={state}>
      {state === "deciding" && (
        <a href={`#${controlId(undecided[0] ?? "")}-theirs`}>{say(word("deciding"), { count: undecided.length })}</a>
      )}
      {state === "deciding" && also && " · "}
      {also}
    </p>
  );
}
