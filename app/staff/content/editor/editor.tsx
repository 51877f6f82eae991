import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { say } from "#app/staff/core/content/content.texts.ts";
import { ItemTags } from "#app/staff/content/item-tags.tsx";
import { colon } from "#app/staff/core/who.ts";
import { backOffice, htmlLangs, languageNames, locales, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { controlId, EditingProvider, useEditorWords } from "./editing.tsx";
import type { EditorPage } from "./editor-page.server.ts";
import { editorTexts, type EditorWord } from "./editor.texts.ts";
import { labelOf } from "./form-fields.ts";
import { FieldList } from "#app/staff/content/fields/field.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useAutosave } from "./use-autosave.ts";
import "#ui/field/field.css";
import "#app/staff/content/content.css";
import "./editor.css";

/**
 * What came of sending the form, where it was not all done: somebody else wrote too, or something stands in the way.
 */
export type EditorNotice = "conflict" | "mixed" | "not-published" | "not-scheduled" | "saved-without";

/**
 * What stands in the way, and what became of the words; the same list while one goes on writing, since another one
 * takes the focus.
 */
function Faults({
  editor: { fields, own, remarks },
  lead,
  button,
}: {
  editor: EditorPage;
  lead: EditorWord;
  button: EditorWord | undefined;
}) {
  const locale = useLocale();
  const word = useEditorWords();
  const errors = useMemo(
    () =>
      remarks.map(({ path, message }) => ({
        field: path === "publishAt" || path === "unpublishAt" ? path : controlId(path),
        message: `${labelOf([...fields, ...own], path, locale)}${colon(locale)}${message}`,
      })),
    [fields, own, remarks, locale],
  );
  return (
    <ErrorSummary
      errors={errors}
      lead={
        <>
          <p>
            <strong>{word(lead)}</strong>
          </p>
          {button && <p>{say(word("mendThen"), { button: word(button) })}</p>}
        </>
      }
    />
  );
}

function publishWord({ out }: EditorPage["standing"]): EditorWord {
  return out ? "publishChanges" : "publish";
}

/**
 * The editor of any content type: its fields by their description, three languages side by side, and what becomes of
 * it.
 */
export function Editor({ editor, notice }: { editor: EditorPage; notice: EditorNotice | undefined }) {
  const locale = useLocale();
  const word = useEditorWords();
  const form = useRef<HTMLFormElement>(null);
  const here = pathIn(locale, `${backOffice}/content/${editor.type}/${editor.id}`);
  const [query] = useSearchParams();
  const work = useAutosave(form, editor, here, notice !== undefined || query.has("done"));
  const { remarks, stale, references, pictures, drawing } = editor;
  const { conflicts, epoch, touched, content } = work;
  const editing = useMemo(
    () => ({
      problems: new Map(remarks.map(({ path, message }) => [path, message])),
      conflicts: new Map(conflicts.map((one) => [one.path, one])),
      stale,
      references,
      pictures,
      drawing,
      epoch,
      touched,
    }),
    [remarks, conflicts, stale, references, pictures, drawing, epoch, touched],
  );
  const title = editor.title || say(word("new"), { type: editor.typeName });
  return (
    <EditingProvider value={editing}>
      <div className="editor">
        <p className="back-return">
          <To to={`${backOffice}/content/${editor.type}`}>{editor.typeName}</To>
        </p>
        <div className="content-head">
          <h1>{title}</h1>
          <ItemTags item={editor.standing} />
        </div>
        <Outcome editor={editor} notice={notice} />
        <div className="editor-top">
          <div className="editor-bar">
            <SaveStatus
              state={work.state}
              undecided={conflicts.map(({ path }) => path)}
              others={work.others}
              recovered={work.recovered}
            />
            <Button type="submit" form="editor-form" name="intent" value="save" look="secondary">
              {word("save")}
            </Button>
            <Button type="submit" form="editor-form" name="intent" value="publish">
              {word(publishWord(editor.standing))}
            </Button>
          </div>
          <LanguageChoice />
        </div>
        <div className="editor-columns">
          <form
            ref={form}
            id="editor-form"
            data-keeps-draft=""
            method="post"
            action={here}
            encType="multipart/form-data"
            autoComplete="off"
            noValidate
            onInput={touched}
            onChange={touched}
            onSubmit={work.leave}
          >
            {/* Pressing Enter in a field presses the first button. */}
            <button
              type="submit"
              name="intent"
              value="save"
              className="visually-hidden"
              tabIndex={-1}
              aria-hidden="true"
            >
              {word("save")}
            </button>
            <input type="hidden" name="version" value={work.version} />
            <FieldList fields={editor.fields} values={content} />
            <fieldset className="editor-own">
              <legend>{word("settings")}</legend>
              <FieldList fields={editor.own} values={content} />
              <p className="field-hint">{word("slugHint")}</p>
            </fieldset>
          </form>
          <PublishPanel editor={editor} must={work.must} flush={work.flush} />
        </div>
      </div>
    </EditingProvider>
  );
}

/** Which languages are shown where there is no room for three: by radio buttons, so that it needs no script. */
function LanguageChoice() {
  const word = useEditorWords();
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // What a link leads to may stand in a language that is not shown.
    const show = () => {
      const locale = locales.find((one) => location.hash.includes(`-${one}`));
      const radio = locale && choice.current?.querySelector<HTMLInputElement>(`[value=${locale}]:not(:checked)`);
      if (!radio) return;
      radio.checked = true;
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);
  return (
    <fieldset ref={choice} className="editor-showing">
      <legend className="visually-hidden">{word("showing")}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={htmlLangs[locale]}>
          <input type="radio" name="showing" value={locale} defaultChecked={locale === "zh_TW"} />{" "}
          {languageNames[locale]}
        </label>
      ))}
    </fieldset>
  );
}

/** What became of what was sent. */
function Outcome({ editor, notice }: { editor: EditorPage; notice: EditorNotice | undefined }) {
  const word = useEditorWords();
  const [query] = useSearchParams();
  const done = query.get("done") ?? "";
  const publish = publishWord(editor.standing);
  switch (notice) {
    case "conflict":
      return (
        <Notice tone="warning" title={word("conflictTitle")} live="alert">
          <p>{word("conflictLead")}</p>
        </Notice>
      );
    case "mixed":
      return (
        <Notice tone="warning" title={word("mixedTitle")} live="alert">
          <p>{word("mixedLead")}</p>
        </Notice>
      );
    case "not-published":
      return (
        <Faults editor={editor} lead={editor.standing.out ? "changeNotPublished" : "notPublished"} button={publish} />
      );
    case "not-scheduled":
      return <Faults editor={editor} lead="notScheduled" button="schedule" />;
    case "saved-without":
      return <Faults editor={editor} lead="savedWithout" button={undefined} />;
  }
  if (done === "nothing" && editor.remarks.length > 0)
    return (
      <Faults
        editor={editor}
        lead="nothingWritten"
        button={query.get("intent") === "schedule" ? "schedule" : publish}
      />
    );
  if (done === "nothing") return <Notice tone="warning" title={word("nothingWritten")} live="status" />;
  return isDone(done) ? (
    <Notice tone="success" title={word(done)} live="status">
      {done === "didDiscard" && <Undiscard editor={editor} from={query.get("from")} />}
    </Notice>
  ) : null;
}

/** Brings back at once what was just discarded, as the history would. */
function Undiscard({ editor, from }: { editor: EditorPage; from: string | null }) {
  const locale = useLocale();
  const word = useEditorWords();
  if (!from) return null;
  return (
    <form method="post" action={pathIn(locale, `${backOffice}/content/${editor.type}/${editor.id}/history`)}>
      <input type="hidden" name="version" value={editor.version} />
      <Button type="submit" name="restore" value={from} look="secondary">
        {word("undiscard")}
      </Button>
    </form>
  );
}

function isDone(name: string): name is EditorWord {
  return name.startsWith("did") && Object.hasOwn(editorTexts, name);
}
