import { type MouseEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { say } from "#app/staff/core/content/content.texts.ts";
import { aside } from "#app/staff/core/who.ts";
import { discardTexts } from "#app/staff/content/writing/discard.texts.ts";
import { backOffice, languageNames, locales, pathIn } from "#platform/locales.ts";
import { askNow } from "#ui/ask/ask-now.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { MomentInput } from "#ui/date-input/date-input.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { controlId, useEditing, useEditorWords } from "./editing.tsx";
import type { Remark } from "#app/staff/content/writing/checks.server.ts";
import type { EditorPage } from "./editor-page.server.ts";

/** Beside the fields: what is missing, when it is published, the preview, the history, and the ways off the site. */
export function PublishPanel({
  editor,
  must,
  flush,
}: {
  editor: EditorPage;
  must: readonly Remark[];
  flush: () => Promise<void>;
}) {
  const word = useEditorWords();
  const { problems } = useEditing();
  const locale = useLocale();
  const here = `${backOffice}/content/${editor.type}/${editor.id}`;
  const { status } = editor.standing;
  return (
    <aside className="editor-aside" aria-label={word("status")}>
      <Checks must={must} may={editor.may} />
      <section className="back-panel">
        <h2>{word("timing")}</h2>
        {editor.timed && <p>{say(word("comesOut"), { time: editor.standing.changes })}</p>}
        {editor.timed?.writtenSince && <p>{word("notInIt")}</p>}
        <MomentInput
          form="editor-form"
          name="publishAt"
          label={word("publishAt")}
          defaultValue={editor.publishAt}
          error={problems.get("publishAt")}
        />
        <MomentInput
          form="editor-form"
          name="unpublishAt"
          label={word("unpublishAt")}
          defaultValue={editor.unpublishAt}
          error={problems.get("unpublishAt")}
        />
        {editor.revision > 0 && (
          <label className="back-tick">
            <input form="editor-form" type="checkbox" name="minor" /> {word("minor")}
          </label>
        )}
        <Button type="submit" form="editor-form" name="intent" value="schedule" look="secondary">
          {word("schedule")}
        </Button>
        {editor.timed && (
          <Button type="submit" form="editor-form" name="intent" value="unschedule" look="quiet">
            {word("unschedule")}
          </Button>
        )}
      </section>
      {!editor.isNew && <Preview here={here} flush={flush} />}
      {!editor.isNew && (
        <section className="back-panel">
          <h2>{word("status")}</h2>
          <p className="quiet">
            {say(word(editor.revision > 0 ? "version" : "unseen"), {
              revision: editor.revision,
              who: editor.changedBy,
              when: editor.changed,
            })}
          </p>
          <ul role="list" className="editor-links">
            <li>
              <To to={`${here}/history`} prefetch={false}>
                {word("history")}
              </To>
            </li>
            {editor.address && (
              <li>
                <a href={pathIn(locale, editor.address)} target="_blank" rel="noreferrer">
                  {word("live")}
                </a>
              </li>
            )}
          </ul>
          {(status === "published" || status === "scheduled") && (
            <Button type="submit" form="editor-form" name="intent" value="unpublish" look="quiet">
              {word(status === "scheduled" ? "callOff" : "unpublish")}
            </Button>
          )}
          {editor.standing.dirty && editor.revision > 0 && <Discard here={here} title={editor.title} flush={flush} />}
          {status !== "archived" && (
            <ButtonLink to={`${here}/archive`} look="quiet" prefetch={false}>
              {word("archive")}
            </ButtonLink>
          )}
          {status === "archived" && (
            <Button type="submit" form="editor-form" name="intent" value="unarchive" look="quiet">
              {word("unarchive")}
            </Button>
          )}
        </section>
      )}
    </aside>
  );
}

/** The page of what would be lost; with scripts a dialog asks first, from which that page is one step away. */
function Discard({ here, title, flush }: { here: string; title: string; flush: () => Promise<void> }) {
  const word = useEditorWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const say = (name: keyof typeof discardTexts) => discardTexts[name][locale].replace("{title}", () => title);
  async function ask(event: MouseEvent) {
    event.preventDefault();
    // What is being typed right now is discarded too, and kept in the history.
    await flush();
    const { state } = await askNow({
      title: say("lead"),
      text: say("what"),
      confirm: say("discard"),
      deny: say("look"),
      keep: say("keep"),
    });
    if (state === "denied") return navigate(pathIn(locale, `${here}/discard`));
    const [version, own] = [
      document.querySelector<HTMLInputElement>("#editor-form [name=version]"),
      form.current?.querySelector<HTMLInputElement>("[name=version]"),
    ];
    if (state !== "confirmed" || !version || !own) return;
    own.value = version.value;
    form.current?.requestSubmit();
  }
  return (
    <>
      <form method="post" action={pathIn(locale, `${here}/discard`)} ref={form} hidden>
        <input type="hidden" name="version" />
      </form>
      <ButtonLink to={`${here}/discard`} look="quiet" prefetch={false} onClick={ask}>
        {word("discard")}
      </ButtonLink>
    </>
  );
}

function Checks({ must, may }: { must: readonly Remark[]; may: readonly Remark[] }) {
  const word = useEditorWords();
  const locale = useLocale();
  const link = (remark: Remark, at: number) => (
    <li key={at}>
      <a
        href={`#${remark.path === "publishAt" || remark.path === "unpublishAt" ? remark.path : controlId(remark.path)}`}
      >
        {remark.message}
      </a>
    </li>
  );
  return (
    <section className="back-panel">
      <h2>{word("before")}</h2>
      {must.length === 0 && may.length === 0 && <p>{word("ready")}</p>}
      {must.length > 0 && (
        <>
          <p>
            <strong>{word("mustMend")}</strong>
          </p>
          <ul>{must.map(link)}</ul>
        </>
      )}
      {may.length > 0 && (
        <details open={may.length < 8}>
          <summary>
            {word("mayMend")}
            {aside(may.length, locale)}
          </summary>
          <ul>{may.map(link)}</ul>
        </details>
      )}
    </section>
  );
}

/** The real page with what is being written, at any time; sent first, so that it shows the last word. */
function Preview({ here, flush }: { here: string; flush: () => Promise<void> }) {
  const word = useEditorWords();
  const locale = useLocale();
  const action = pathIn(locale, `${here}/preview`);
  async function open(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const shown = window.open("about:blank", "park-preview");
    await flush();
    const query = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    );
    if (shown) shown.location.href = `${action}?${query}`;
    else location.href = `${action}?${query}`;
  }
  return (
    <section className="back-panel">
      <h2>{word("preview")}</h2>
      <form method="get" action={action} target="park-preview" className="editor-preview">
        <MomentInput name="at" id="preview-at" label={word("previewAt")} />
        <div className="field">
          <label className="field-label" htmlFor="preview-in">
            {word("previewIn")}
          </label>
          <select id="preview-in" name="in" className="control" defaultValue={locale}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" look="secondary" onClick={open}>
          {word("preview")}
        </Button>
      </form>
      <p className="field-hint">{word("previewHint")}</p>
    </section>
  );
}
