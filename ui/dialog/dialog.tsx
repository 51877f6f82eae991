import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { dialogTexts, problemTexts } from "./dialog.texts.ts";
import { afterStep, type DialogStep, type Ending, type InputKind, type InputProblem } from "./ending.ts";
import "./dialog.css";

type DialogProps = {
  title: ReactNode;
  /** The words of its buttons; without `deny` or `cancel` there are no such buttons. */
  confirm: ReactNode;
  deny?: ReactNode;
  cancel?: ReactNode;
  /** Asks for something to be written; email and URL are checked. */
  input?: { label: ReactNode; kind: InputKind; value?: string | undefined } | undefined;
  /** Goes away by itself after so many milliseconds. */
  timer?: number | undefined;
  /** True when it interrupts: it is announced as an alert. */
  urgent?: boolean | undefined;
  /** What it asks cannot be taken back: the way out has the focus first, so that a key pressed twice does nothing. */
  careful?: boolean | undefined;
  /** Told once how it ended; whoever shows the dialog takes it away then. */
  onEnd: (ending: Ending) => void;
  children?: ReactNode;
};

/** A question that must be answered or put away before anything else; open while it is rendered. */
export function Dialog({
  title,
  confirm,
  deny,
  cancel,
  input,
  timer,
  urgent = false,
  careful = false,
  onEnd,
  children,
}: DialogProps) {
  const id = useId();
  const first = useRef<HTMLElement>(null);
  const holdFirst = (element: HTMLElement | null) => {
    first.current = element;
  };
  const [value, setValue] = useState(input?.value ?? "");
  const { problem, take } = useEnding(onEnd, timer);
  const close = useWords(dialogTexts.close);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form of React lets its events rise to the form around the dialog's place in the tree; this one is complete.
    event.stopPropagation();
    take({ type: "confirm", input: input && { kind: input.kind, value } });
    first.current?.focus();
  }

  return (
    <Modal
      className="dialog"
      role={urgent ? "alertdialog" : undefined}
      labelledBy={`${id}-title`}
      describedBy={children ? `${id}-text` : undefined}
      first={first}
      onWayOut={(reason) => take({ type: "dismiss", reason })}
    >
      <form className="dialog-sheet" noValidate data-offline onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children && (
          <div className="dialog-text" id={`${id}-text`}>
            {children}
          </div>
        )}
        {input && (
          <label className="dialog-input">
            <span className="field-label">{input.label}</span>
            <input
              ref={holdFirst}
              className="control"
              type={input.kind}
              value={value}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && `${id}-problem`}
              onChange={(event) => {
                setValue(event.target.value);
                take({ type: "write" });
              }}
            />
          </label>
        )}
        <div role="alert">{problem && <Problem id={`${id}-problem`} problem={problem} />}</div>
        <div className="dialog-buttons">
          <Button type="submit" ref={input || careful ? undefined : holdFirst}>
            {confirm}
          </Button>
          {deny && (
            <Button look="secondary" onClick={() => take({ type: "deny" })}>
              {deny}
            </Button>
          )}
          {cancel && (
            <Button
              look={careful ? "secondary" : "quiet"}
              ref={careful ? holdFirst : undefined}
              onClick={() => take({ type: "dismiss", reason: "cancel" })}
            >
              {cancel}
            </Button>
          )}
        </div>
        <Button
          look="quiet"
          icon="close"
          iconOnly
          className="dialog-close"
          onClick={() => take({ type: "dismiss", reason: "close" })}
        >
          {close}
        </Button>
      </form>
    </Modal>
  );
}

/** Tells something and waits for the red OK: `<InfoDialog message={message} onClose={forget} />`. */
export function InfoDialog({ message, onClose }: { message: ReactNode; onClose: () => void }) {
  return (
    <Dialog urgent title={useWords(dialogTexts.information)} confirm={useWords(dialogTexts.ok)} onEnd={onClose}>
      <p>{message}</p>
    </Dialog>
  );
}

function useEnding(onEnd: (ending: Ending) => void, timer: number | undefined) {
  const [problem, setProblem] = useState<InputProblem>();
  const ended = useRef(false);

  const take = (step: DialogStep) => {
    if (ended.current) return;
    const next = afterStep({ state: "open", problem }, step);
    if (next.state === "open") return setProblem(next.problem);
    ended.current = true;
    onEnd(next);
  };

  const ring = useEffectEvent(() => take({ type: "dismiss", reason: "timer" }));
  useEffect(() => {
    if (timer === undefined) return;
    const clock = setTimeout(ring, timer);
    return () => clearTimeout(clock);
  }, [timer]);

  return { problem, take };
}

function Problem({ id, problem }: { id: string; problem: InputProblem }) {
  return (
    <p className="field-error dialog-problem" id={id}>
      <span lang="en">{problem}</span>
      <span className="quiet">{useWords(problemTexts[problem])}</span>
    </p>
  );
}
