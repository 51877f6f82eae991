import {
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLeaving } from "#ui/ask/use-leaving.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FaultText } from "./answers.tsx";
import type { ShownForm } from "./form-state.ts";
import { postFormTexts } from "./post-form.texts.ts";
import { hasDraft, keepDraft } from "./keep-draft.ts";
import { holdsText, isWrittenIn } from "./written.ts";
import "./form.css";

// Not for whoever only reads: the dialog comes when the form is entered.
const fetchAsking = () => import("#ui/ask/leaving-form.ts").catch(() => undefined);
/** Without it, or where it fails, a form counts for several. */
const fetchWork = (form: HTMLFormElement, name: string) =>
  import("./work.ts").then(({ beginWork }) => beginWork(form, name)).catch(() => undefined);
/** What puts a draft back; where it cannot be had, the form is as it was sent. */
const fetchDrafts = () => import("./draft.ts").catch(() => undefined);

type PostFormProps = { form: ShownForm; files?: boolean; children: ReactNode };

/**
 * A form that is posted to the page's own address, as browsers do it: with its hidden keys, what is wrong on top, a
 * trap for robots. With JavaScript it is also sent once however often one clicks, and what is written outlives a
 * reload. `<Verification>` goes inside.
 */
export function PostForm({ form, files = false, children }: PostFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { restored, written, write, keepSent, restart } = useDraft(element, form);
  const sendOnce = useSendOnce(files ? 60_000 : 10_000);
  const [restoredText, restartText] = [useWords(postFormTexts.restored), useWords(postFormTexts.restart)];
  // The same list for as long as the faults are: their summary takes the focus whenever there is another one.
  const errors = useMemo(
    () => form.errors.map((fault) => ({ field: fault.field, message: <FaultText fault={fault} /> })),
    [form.errors],
  );

  function enter({ currentTarget }: FocusEvent<HTMLFormElement>) {
    void fetchAsking();
    void fetchWork(currentTarget, form.name);
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    const tooBig = event.currentTarget.querySelector<HTMLElement>("[data-too-big]");
    if (tooBig) {
      event.preventDefault();
      tooBig.focus();
      return;
    }
    sendOnce(event);
    if (!event.defaultPrevented) keepSent();
  }

  return (
    // The browser's own complaints are in the browser's language: ours are in the page's, and come together.
    <form
      method="post"
      noValidate
      data-keeps-draft={form.name}
      ref={element}
      encType={files ? "multipart/form-data" : undefined}
      onSubmit={send}
      onInput={write}
      onFocus={enter}
    >
      <ErrorSummary errors={errors} />
      {restored && (
        <Notice live="status">
          <p>{restoredText}</p>
          <p>
            <Button look="secondary" icon="remove" onClick={restart}>
              {restartText}
            </Button>
          </p>
        </Notice>
      )}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        ↵
      </button>
      {Object.entries(form.hidden).map(
        ([name, value]) => name !== "codeToken" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Trap />
      {children}
      {written && <Leaving form={form} loses={() => loses(element.current, form)} />}
    </form>
  );
}

/** A field nobody sees: who fills it in is a robot. */
function Trap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {useWords(postFormTexts.trap)}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * Puts back the draft of a form that is opened anew, or asked for otherwise; a form that came back is the draft from
 * then on.
 */
function useDraft(element: { current: HTMLFormElement | null }, form: ShownForm) {
  const { name, again } = form;
  const locale = useLocale();
  const query = JSON.stringify(form.query);
  const [restored, setRestored] = useState(false);
  const [written, setWritten] = useState(false);
  // The back office asks for all its forms itself.
  const note = () => setWritten(!element.current?.closest(".back"));
  const drafts = useRef<Awaited<ReturnType<typeof fetchDrafts>>>(undefined);
  // Until the draft of before is put back, nothing takes its place.
  const looked = useRef(false);
  const keep = (sent = false) => void (element.current && keepDraft(form, element.current, { sent }));
  const open = useEffectEvent(async () => {
    drafts.current = await fetchDrafts();
    looked.current = true;
    if (!element.current) return;
    if (!again && drafts.current?.putBackDraft(form, element.current)) setRestored(true);
    else if (again || isWrittenIn(element.current)) keep();
    else return;
    note();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another one whenever the page is read anew
  useEffect(() => void open(), [element, name, again, query]);

  function write() {
    looked.current ||= !hasDraft(name);
    if (looked.current) keep();
    note();
  }

  async function restart() {
    if ((await (await fetchAsking())?.askToClear(locale)) === false) return;
    drafts.current?.dropDraft(name);
    element.current?.reset();
    setRestored(false);
    element.current?.querySelector<HTMLElement>("input:not([type=hidden], [tabindex]), select, textarea")?.focus();
  }

  return { restored, written, write, keepSent: () => keep(true), restart };
}

/** Asks before a half-written form is left. Where the dialog cannot be had, one goes: the draft stays. */
function Leaving({ form: { name }, loses: isLost }: { form: ShownForm; loses: () => boolean }) {
  const locale = useLocale();
  useLeaving(isLost, async () => (await (await fetchAsking())?.askToLeave(name, locale)) ?? true);
  return null;
}

/** Something is written in it that was not sent; one that came back with its faults still waits for it. */
function loses(element: HTMLFormElement | null, { again }: ShownForm): boolean {
  return element !== null && ((again && holdsText(element)) || isWrittenIn(element));
}

/**
 * Lets a form through once; again when the page is come back to, or after so many milliseconds, since its sending may
 * have been stopped.
 */
function useSendOnce(ms: number) {
  const sent = useRef(-ms);
  useEffect(() => {
    const letThrough = () => {
      sent.current = -ms;
    };
    window.addEventListener("pageshow", letThrough);
    return () => window.removeEventListener("pageshow", letThrough);
  }, [ms]);

  return (event: SubmitEvent<HTMLFormElement>) => {
    if (event.timeStamp - sent.current < ms) event.preventDefault();
    else sent.current = event.timeStamp;
  };
}
