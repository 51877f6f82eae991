import { say } from "#app/staff/core/content/content.texts.ts";
import { plainly } from "#app/staff/content/history/plainly.ts";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";

/** Where two people changed one value: what the other wrote, and which of both is to stay. */
export function ConflictChoice({ path }: { path: string }) {
  const { conflicts } = useEditing();
  const word = useEditorWords();
  const conflict = conflicts.get(path);
  if (!conflict) return null;
  const id = `${controlId(path)}-theirs`;
  return (
    <fieldset className="editor-conflict" id={id}>
      <legend>{say(word("sameTime"), { who: conflict.by })}</legend>
      <input type="hidden" name={`held:${path}`} value={conflict.version} />
      <blockquote>{plainly(conflict.theirs) || word("none")}</blockquote>
      <label>
        <input type="radio" name={`settle:${path}`} value="mine" /> {word("mine")}
      </label>
      <label>
        <input type="radio" name={`settle:${path}`} value="theirs" /> {word("theirs")}
      </label>
    </fieldset>
  );
}
