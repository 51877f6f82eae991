import { useMemo } from "react";
import { deskTexts } from "#app/staff/core/desk.texts.ts";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { TextArea } from "#ui/field/field.tsx";
import { FaultText } from "#ui/form/answers.tsx";
import type { ShownError } from "#ui/form/form-state.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { SubmissionPage } from "./submission-page.server.ts";

/** An act that was not carried out: why, what is wrong beside its fields, and what was written for it. */
export type RefusedAction = {
  message: string;
  faults: readonly ShownError[];
  noun: string;
  given: Record<string, string>;
  written: readonly { label: string; text: string }[];
  changed: number | undefined;
};
type Shown = { refused: RefusedAction; submission: SubmissionPage };

/** The id of a field of an act: several acts ask for a day. */
export function idIn(noun: string, field: string): string {
  return `${noun}-${field}`;
}

/** Why an act was refused: what there is to mend in its form, or the words for it. */
export function Refused({ refused, submission }: Shown) {
  const shown = submission.actions.find(({ noun }) => noun === refused.noun);
  const mendable = refused.faults.some(({ field }) => shown?.fields.some(({ name }) => name === field));
  return mendable ? <ToMend refused={refused} /> : <Why refused={refused} submission={submission} />;
}

function ToMend({ refused: { noun, faults } }: Pick<Shown, "refused">) {
  // The same list for as long as the faults are: their summary takes the focus whenever there is another one.
  const errors = useMemo(
    () =>
      faults.map((fault) => ({ field: fault.field && idIn(noun, fault.field), message: <FaultText fault={fault} /> })),
    [noun, faults],
  );
  return <ErrorSummary errors={errors} />;
}

function Why({ refused: { message, noun, written, changed }, submission }: Shown) {
  const locale = useLocale();
  // What can be done no more has no form that would hold what was written for it.
  const homeless = submission.actions.some((one) => one.noun === noun) ? [] : written;
  const since = changed === undefined ? [] : submission.steps.filter(({ id }) => id > changed);
  return (
    <Notice
      tone="danger"
      title={deskTexts[changed === undefined ? "refused" : "changedMeanwhile"][locale]}
      live="alert"
    >
      <p>{message}</p>
      {since.length > 0 && (
        <ul>
          {since.map(({ id, at, who, state, why }) => (
            <li key={id}>
              {at} · {who} · {state}
              {why && ` · ${why}`}
            </li>
          ))}
        </ul>
      )}
      {changed !== undefined && <p>{deskTexts.notOverwritten[locale]}</p>}
      {homeless.length > 0 && <p>{deskTexts.noFormForIt[locale]}</p>}
      {homeless.map(({ label, text }, order) => (
        <TextArea key={order} name={`written-${order}`} label={label} rows={3} readOnly defaultValue={text} />
      ))}
    </Notice>
  );
}
