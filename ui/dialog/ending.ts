/** Why a dialog went away without an answer. */
export type DismissReason = "cancel" | "backdrop" | "close" | "esc" | "timer";

/** How a dialog ended: with a yes (and what was written), with a no, or without an answer. */
export type Ending =
  | { state: "confirmed"; value?: string | undefined }
  | { state: "denied" }
  | { state: "dismissed"; reason: DismissReason };

export type DialogState = { state: "open"; problem?: InputProblem | undefined } | Ending;

export type InputKind = "text" | "email" | "url";

/** Exact in every language, as the specification has them. */
export type InputProblem = "Invalid email address" | "Invalid URL";

export type DialogStep =
  | { type: "confirm"; input?: { kind: InputKind; value: string } | undefined }
  | { type: "deny" }
  | { type: "dismiss"; reason: DismissReason }
  | { type: "write" };

/** What a step makes of a dialog. One that has ended stays as it is; a confirmation with a bad input leaves it open. */
export function afterStep(dialog: DialogState, step: DialogStep): DialogState {
  if (dialog.state !== "open") return dialog;
  if (step.type === "write") return { state: "open" };
  if (step.type === "deny") return { state: "denied" };
  if (step.type === "dismiss") return { state: "dismissed", reason: step.reason };
  const problem = step.input && problemOf(step.input.kind, step.input.value);
  if (problem) return { state: "open", problem };
  return { state: "confirmed", value: step.input?.value.trim() };
}

/** What is wrong with what was written, if anything. */
export function problemOf(kind: InputKind, value: string): InputProblem | undefined {
  if (kind === "email" && !isEmail(value.trim())) return "Invalid email address";
  if (kind === "url" && !isWebAddress(value.trim())) return "Invalid URL";
  return undefined;
}

// One @, something before it, a name with a dot after it. Whether the box exists only a mail can tell.
function isEmail(value: string): boolean {
  return /^[^\s@<>()",;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && value.length <= 254;
}

function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  return /[^.]\.[^.]/.test(new URL(value).hostname);
}
