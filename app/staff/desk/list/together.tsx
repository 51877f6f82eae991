import { Form } from "react-router";
import type { Consequence } from "#app/submissions/submission-type.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { FormActions } from "#ui/form/form.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { listTexts } from "./list.texts.ts";

type BeforeProps = {
  noun: string;
  action: string;
  reason: string;
  submissions: readonly string[];
  told: readonly (Consequence & { id: string; code: string })[];
  query: string;
};

/**
 * What doing something to several brings with it for others; sent along, so that nobody brings about what they have not
 * seen.
 */
export function Before({ noun, action, reason, submissions, told, query }: BeforeProps) {
  const locale = useLocale();
  const list = `${backOffice}/list${query && `?${query}`}`;
  return (
    <Notice tone="warning" title={say(listTexts.consequences[locale], { action })} live="alert">
      <ul>
        {told.map(({ id, code, text, submissions: others }) => (
          <li key={id}>
            <To to={`${backOffice}/submissions/${id}`}>{code}</To> – {text}
            {others.length > 0 && (
              <ul>
                {others.map((other) => (
                  <li key={other.id}>
                    <To to={`${backOffice}/submissions/${other.id}`}>{other.text}</To>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" action={pathIn(locale, list)} reloadDocument>
        <input type="hidden" name="noun" value={noun} />
        <input type="hidden" name="reason" value={reason} />
        <input type="hidden" name="looked" value="yes" />
        {submissions.map((one) => (
          <input key={one} type="hidden" name="submission" value={one} />
        ))}
        {told.map(({ id, submissions: others }) => (
          <input key={id} type="hidden" name="seen" value={`${id}:${others.map((other) => other.id).join(" ")}`} />
        ))}
        <FormActions>
          <Button type="submit">{say(listTexts.goOn[locale], { action, n: submissions.length })}</Button>
          <ButtonLink to={list} look="secondary">
            {listTexts.leaveIt[locale]}
          </ButtonLink>
        </FormActions>
      </Form>
    </Notice>
  );
}

type Ran = {
  title: string;
  noun: string;
  left: readonly { id: string; code: string; message: string }[];
  undo: readonly string[];
};

/** What came of doing something to several: which were left and why, and the way back. */
export function Together({ ran: { title, noun, left, undo } }: { ran: Ran }) {
  const locale = useLocale();
  return (
    <Notice tone={left.length > 0 ? "warning" : "success"} title={title} live="status">
      {left.length > 0 && (
        <ul>
          {left.map(({ id, code, message }) => (
            <li key={id}>
              <To to={`${backOffice}/submissions/${id}`}>{code}</To> – {message}
            </li>
          ))}
        </ul>
      )}
      {undo.length > 0 && (
        <Form method="post" reloadDocument>
          <input type="hidden" name="noun" value={noun} />
          <input type="hidden" name="removal" value="yes" />
          {undo.map((one) => (
            <input key={one} type="hidden" name="submission" value={one} />
          ))}
          <Button type="submit" look="secondary" icon="rotate-left">
            {listTexts.undoAll[locale]}
          </Button>
        </Form>
      )}
    </Notice>
  );
}
