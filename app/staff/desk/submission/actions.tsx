import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/staff/core/back-page.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { endSubmission } from "#app/staff/core/staff-questions.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { CheckboxGroup } from "#ui/choice/choice.tsx";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Select } from "#ui/select/select.tsx";
import { UndoClock } from "#app/staff/desk/undo-clock.tsx";
import { FaultText } from "#ui/form/answers.tsx";
import type { ShownError } from "#ui/form/form-state.ts";
import type { SubmissionPage } from "./submission-page.server.ts";
import { idIn, type RefusedAction } from "./refused.tsx";

type ShownAction = SubmissionPage["actions"][number];

/** What can be done with a submission: one press where nothing more is needed, else a form that opens. */
export function Actions({ submission, refused }: { submission: SubmissionPage; refused: RefusedAction | undefined }) {
  const locale = useLocale();
  return (
    <Panel title={deskTexts.actions[locale]} id="actions">
      <div className="submission-acts no-print">
        {submission.actions.map((one) => {
          const again = refused?.noun === one.noun ? refused : undefined;
          const form = <ActionForm submission={submission} action={one} again={again} />;
          if (!one.reason && one.fields.length === 0) return <div key={one.noun}>{form}</div>;
          return (
            <details
              key={one.noun}
              name="actions"
              open={again !== undefined}
              className="submission-act"
              data-look={one.look}
            >
              <summary>{one.label}</summary>
              {form}
            </details>
          );
        })}
      </div>
    </Panel>
  );
}

function ActionForm({
  submission,
  action: { noun, label, look, reason, ready, fields, consequence },
  again,
}: {
  submission: SubmissionPage;
  action: ShownAction;
  again: RefusedAction | undefined;
}) {
  const locale = useLocale();
  const given = again?.given;
  const errorAt = (name: string) => again?.faults.find(({ field }) => field === name);
  const to = pathIn(locale, `${backOffice}/submissions/${submission.id}/${noun}`);
  const asks = reason === "needed" && ready.length === 0;
  return (
    <Form method="post" action={to} className="submission-act-form" reloadDocument>
      <input type="hidden" name="version" value={submission.version} />
      {consequence && <Before consequence={consequence} />}
      {inRows(fields).map(({ row, fields: own }) => {
        const shown = own.map((field) => (
          <ActionField
            key={field.name}
            field={field}
            id={idIn(noun, field.name)}
            given={given && (given[field.name] ?? (field.type === "several" ? "" : undefined))}
            fault={errorAt(field.name)}
          />
        ));
        return row === undefined ? (
          <div key="" className="back-fields">
            {shown}
          </div>
        ) : (
          <fieldset key={row} className="submission-row">
            <legend>{row}</legend>
            <div className="back-fields">{shown}</div>
          </fieldset>
        );
      })}
      {ready.length > 0 && (
        <Select
          id={idIn(noun, "ready")}
          name="ready"
          label={deskTexts.readyReason[locale]}
          hint={say(deskTexts.readyHint[locale], { language: submission.language })}
          defaultValue={given?.ready ?? ""}
          options={[
            { value: "", label: deskTexts.noReady[locale] },
            ...ready.map(({ value, label: text }) => ({ value, label: text })),
          ]}
        />
      )}
      {reason && (
        <TextArea
          id={idIn(noun, "reason")}
          name="reason"
          label={deskTexts[ready.length > 0 ? "moreWords" : "reason"][locale]}
          required={asks}
          rows={3}
          maxLength={2000}
          defaultValue={given?.reason}
        />
      )}
      {look === "danger" ? (
        <AskButton question={endSubmission} of={`${label} ${submission.code}`} to={to} look="secondary">
          {label}
        </AskButton>
      ) : (
        <Button type="submit" look={look}>
          {label}
        </Button>
      )}
    </Form>
  );
}

/** Fields that belong together, in their order. */
function inRows(fields: ShownAction["fields"]): { row: string | undefined; fields: ShownAction["fields"] }[] {
  return [...new Set(fields.map(({ row }) => row))].map((row) => ({
    row,
    fields: fields.filter((field) => field.row === row),
  }));
}

/** What the button would bring with it; sent along, so that nobody brings about what they have not seen. */
function Before({ consequence: { text, submissions } }: { consequence: NonNullable<ShownAction["consequence"]> }) {
  return (
    <Notice tone="warning">
      <p>{text}</p>
      {submissions.length > 0 && (
        <ul>
          {submissions.map((submission) => (
            <li key={submission.id}>
              <To to={`${backOffice}/submissions/${submission.id}`}>{submission.text}</To>
            </li>
          ))}
        </ul>
      )}
      <input type="hidden" name="seen" value={submissions.map(({ id }) => id).join(" ")} />
    </Notice>
  );
}

function ActionField({
  field: { name, type, label, options, value },
  id,
  given,
  fault,
}: {
  field: ShownAction["fields"][number];
  id: string;
  given: string | undefined;
  fault: ShownError | undefined;
}): ReactNode {
  const error = fault && <FaultText fault={fault} />;
  if (type === "choice")
    return <Select id={id} name={name} label={label} options={options} defaultValue={given ?? value} error={error} />;
  if (type === "several")
    return (
      <CheckboxGroup
        id={id}
        name={name}
        label={label}
        choices={options}
        chosen={(given ?? value ?? "").split(" ")}
        look="row"
        error={error}
      />
    );
  if (type === "lines")
    return (
      <TextArea
        id={id}
        name={name}
        label={label}
        rows={3}
        maxLength={2000}
        defaultValue={given ?? value}
        error={error}
      />
    );
  // A number field of the browser would lose what is none, which is to be mended and not guessed.
  const look = type === "number" ? ({ type: "text", inputMode: "numeric", autoComplete: "off" } as const) : { type };
  return <Field id={id} name={name} {...look} label={label} defaultValue={given ?? value} error={error} />;
}

/**
 * The last act, and the minute in which it can be taken back. Without scripts it says a minute, and the server says
 * when it is over.
 */
export function Undo({
  id,
  noun,
  label,
  seconds,
  waits,
}: {
  id: string;
  noun: string;
  label: string;
  seconds: number;
  /** A letter waits to leave. */
  waits: boolean;
}) {
  const locale = useLocale();
  return (
    <UndoClock seconds={seconds} lead={say(deskTexts[waits ? "undoLead" : "undoQuietLead"][locale], { action: label })}>
      <Form method="post" action={pathIn(locale, `${backOffice}/submissions/${id}/${noun}/removal`)} reloadDocument>
        <Button type="submit" look="secondary" icon="rotate-left">
          {say(deskTexts.undo[locale], { action: label })}
        </Button>
      </Form>
    </UndoClock>
  );
}
