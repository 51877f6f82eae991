import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { entriesOf, readContent } from "#platform/content/posted.ts";
import { differences } from "#platform/content/differences.ts";
import { same, toValues, type Values, valueAt, withValueAt } from "#platform/content/values.ts";
import type { Remark } from "#app/staff/content/writing/checks.server.ts";
import type { EditorPage, ShownConflict } from "./editor-page.server.ts";
import { ownShapes } from "./form-fields.ts";
import { isWrittenIn } from "#ui/form/written.ts";
import { dropWork, keepWork, leaveWork, receiveWork, takeUpNewWork, takeUpWork } from "./kept-work.ts";
import { type Desk, meet, type SavedDraft } from "./meeting.ts";
import { newRowKey } from "./row-key.ts";

export type SaveState = "idle" | "unsaved" | "saving" | "saved" | "deciding" | "offline" | "signedOut";

const restAfterMs = 2000;
const retryAfterMs = 8000;

/**
 * Keeps what is written: a moment after the last key it is sent into the draft; what cannot be sent is kept in this
 * browser and sent when it can be, as is what somebody else changed too, until it is decided. What others wrote
 * meanwhile is put into the form where nobody touched it, and told where somebody did. `answered` where the page is
 * what came of sending the form.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  editor: EditorPage,
  action: string,
  answered: boolean,
) {
  const desk = useRef<Desk>({ version: editor.version, base: editor.content, held: heldOf(editor.conflicts) });
  const [content, setContent] = useState<Values>(editor.content);
  const [conflicts, setConflicts] = useState<readonly ShownConflict[]>(editor.conflicts);
  const [epochs, setEpochs] = useState<Record<string, number>>({});
  const [state, setState] = useState<SaveState>("idle");
  const [others, setOthers] = useState("");
  const [recovered, setRecovered] = useState(false);
  const [version, setVersion] = useState(editor.version);
  const [must, setMust] = useState<readonly Remark[]>(editor.must);
  const lastSent = useRef<Values>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const leaving = useRef(false);
  const again = useRef<() => void>(undefined);

  const read = useCallback(
    (): Values =>
      form.current
        ? readContent(
            [...ownShapes, ...editor.shapes],
            entriesOf(new FormData(form.current)),
            desk.current.base,
            newRowKey,
          )
        : {},
    [form, editor.shapes],
  );

  const send = useCallback(async () => {
    if (!form.current || leaving.current) return;
    const sent = read();
    const chosen = form.current.querySelector("[name^='settle:']:checked") !== null;
    if (!chosen && same(sent, lastSent.current ?? desk.current.base))
      return setState((now) => (now === "unsaved" ? "saved" : now));
    setState("saving");
    const data = textOf(form.current);
    keepWork(editor.id, { type: editor.type, version: desk.current.version, entries: [...data] });
    const answer = await post(action, data);
    if (typeof answer === "string") {
      setState(answer);
      waiting.current = setTimeout(() => again.current?.(), retryAfterMs);
      return;
    }
    lastSent.current = sent;
    if (answer.conflicts.length === 0) dropWork(editor.id);
    const met = meet(desk.current, sent, read(), answer);
    desk.current = met.desk;
    if (met.changed.length > 0) {
      setContent(met.shown);
      setEpochs((before) => raised(before, met.changed));
      lastSent.current = undefined;
    }
    if (answer.others) setOthers(answer.others);
    setConflicts(met.conflicts);
    setVersion(answer.version);
    setMust(answer.must);
    setState("saved");
    // Loaded again, a new item is the one it has become.
    if (editor.isNew) history.replaceState(history.state, "", action);
  }, [form, editor.id, editor.type, editor.isNew, action, read]);

  const run = useCallback((): Promise<void> => {
    clearTimeout(waiting.current);
    running.current = (running.current ?? Promise.resolve()).then(send);
    return running.current;
  }, [send]);
  useEffect(() => {
    again.current = () => void run();
  }, [run]);

  const touched = useCallback(() => {
    setState((now) => (now === "offline" || now === "signedOut" ? now : "unsaved"));
    clearTimeout(waiting.current);
    waiting.current = setTimeout(run, restAfterMs);
  }, [run]);

  // What could not be sent last time is sent first, into the version it was written on, so that it meets what others
  // wrote since.
  useEffect(() => {
    // It has arrived: sent once more it would come over what was written, or taken back, since.
    if (answered) {
      receiveWork(editor.id, editor.conflicts.length === 0);
      // Loaded again, it is the answer no more, and what was written in between is found.
      history.replaceState(history.state, "", location.pathname + location.hash);
      return;
    }
    const lost = editor.isNew ? takeUpNewWork(editor.type) : undefined;
    if (lost) {
      // A new item that never arrived is taken up where it was left, under the id it had.
      const there = action.slice(0, action.lastIndexOf("/") + 1) + lost.id;
      void post(there, new URLSearchParams(lost.work.entries)).then((answer) => {
        if (typeof answer === "string") return setState(answer);
        if (answer.conflicts.length > 0) return location.replace(there);
        dropWork(lost.id);
        location.replace(`${there}?done=didRecover`);
      });
      return;
    }
    const kept = takeUpWork(editor.id);
    if (!kept) return;
    const entries = new Map<string, string[]>();
    for (const [name, value] of kept.entries) entries.set(name, [...(entries.get(name) ?? []), value]);
    const written = readContent([...ownShapes, ...editor.shapes], entries, editor.content, newRowKey);
    void post(action, new URLSearchParams(kept.entries)).then((answer) => {
      if (typeof answer === "string") return setState(answer);
      if (answer.conflicts.length === 0) dropWork(editor.id);
      const held = heldOf(answer.conflicts);
      let shown: Values = answer.content;
      for (const path of Object.keys(held))
        shown = { ...shown, ...toValues(withValueAt(shown, path, valueAt(written, path))) };
      const changed = differences(editor.content, shown).map(({ path }) => path);
      desk.current = { version: answer.version, base: answer.content, held };
      if (changed.length > 0) {
        setContent(shown);
        setEpochs((before) => raised(before, changed));
        setRecovered(true);
      }
      setConflicts([...answer.conflicts]);
      setVersion(answer.version);
      setMust(answer.must);
    });
  }, [editor.id, editor.type, editor.isNew, editor.content, editor.conflicts, editor.shapes, action, answered]);

  const undecided = conflicts.length > 0 && (state === "idle" || state === "saved");
  useEffect(() => {
    const back = () => void run();
    const guard = (event: BeforeUnloadEvent) => {
      if (!leaving.current && (state === "unsaved" || state === "saving" || undecided)) event.preventDefault();
    };
    addEventListener("online", back);
    addEventListener("beforeunload", guard);
    return () => {
      removeEventListener("online", back);
      removeEventListener("beforeunload", guard);
    };
  }, [run, state, undecided]);

  // Nothing has noticed yet what was written before the page’s scripts ran.
  useEffect(() => {
    if (!form.current || !isWrittenIn(form.current)) return;
    setState("unsaved");
    waiting.current = setTimeout(() => again.current?.(), restAfterMs);
  }, [form]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  return {
    content,
    conflicts,
    version,
    must,
    state: undecided ? "deciding" : state,
    others,
    recovered,
    touched,
    epoch: useCallback((path: string) => epochs[path] ?? 0, [epochs]),
    /** Sends at once, as before a preview. */
    flush: run,
    /** The form is sent by a button: nothing is sent beside it any more. */
    leave() {
      leaving.current = true;
      clearTimeout(waiting.current);
      if (form.current)
        leaveWork(editor.id, { type: editor.type, version: desk.current.version, entries: [...textOf(form.current)] });
    },
  };
}

function raised(before: Record<string, number>, changed: readonly string[]): Record<string, number> {
  return { ...before, ...Object.fromEntries(changed.flatMap(placesOf).map((path) => [path, (before[path] ?? 0) + 1])) };
}

/** What begins anew when a value at a path is put in from elsewhere: the control itself, or the list it stands in. */
function placesOf(path: string): string[] {
  const [first = "", ...rest] = path.split(".");
  return rest.length > 1 || /^\d+$/.test(rest[0] ?? "") ? [first] : [path];
}

function heldOf(conflicts: readonly ShownConflict[]): Record<string, number> {
  return Object.fromEntries(conflicts.map(({ path, version }) => [path, version]));
}

/** The form without its files: those are sent when they are chosen, or with the whole form. */
function textOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

async function post(action: string, data: URLSearchParams): Promise<SavedDraft | "offline" | "signedOut"> {
  try {
    const response = await fetch(`${action}/draft`, {
      method: "POST",
      body: data,
      headers: { accept: "application/json" },
    });
    if (response.redirected || response.status === 403) return "signedOut";
    if (!response.ok) return "offline";
    return await response.json();
  } catch {
    return "offline";
  }
}
