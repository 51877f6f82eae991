import { Form } from "react-router";
import { Panel } from "#app/staff/core/back-page.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/field.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { SubmissionPage } from "./submission-page.server.ts";
import { mailTones } from "./mail-tones.ts";

type Shown = { submission: SubmissionPage };

/** Every state it has been in, the newest first; what came since somebody looked is marked. */
export function Timeline({ submission, since }: Shown & { since: number | undefined }) {
  const locale = useLocale();
  return (
    <Panel title={deskTexts.timeline[locale]}>
      <ol role="list" className="submission-steps">
        {submission.steps.map(({ id, state, tone, who, at, why, action }) => (
          <li key={id} data-new={(since !== undefined && id > since) || undefined}>
            <Tag tone={tone}>{state}</Tag> {action}{" "}
            <span className="quiet">
              {at} · {who}
            </span>
            {why && <p className="back-value">{why}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function Files({ files }: { files: SubmissionPage["files"] }) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <Panel title={word("files")} count={files.length}>
      <Table
        caption={word("files")}
        captionHidden
        dense
        head={[word("file"), word("size"), word("cameWith"), word("when")]}
        rows={files.map(({ key, to, scan, name, size, came, at }) => [
          to ? (
            <To key={key} to={to} router={{ reloadDocument: true }} prefetch={false}>
              {name}
            </To>
          ) : (
            <span key={key}>
              {name} <strong>{scan}</strong>
            </span>
          ),
          size,
          came,
          at,
        ])}
      />
      <p className="quiet">{word("filesCare")}</p>
    </Panel>
  );
}

/** What is written to the applicant, what became of it, and a way to send it again. */
export function Mails({ submission }: Shown) {
  const locale = useLocale();
  if (submission.mails.length === 0) return null;
  return (
    <Panel title={deskTexts.mails[locale]} count={submission.mails.length}>
      <ul role="list" className="submission-mails">
        {submission.mails.map(({ id, title, letter, state, at }) => (
          <li key={id}>
            <div className="submission-mail-head">
              <strong>{title}</strong>
              <Tag tone={mailTones[state]}>{say(deskTexts[state][locale], { time: at })}</Tag>
              {submission.mayAct && (state === "byPhone" || state === "told") && (
                <CallNoted submissionId={submission.id} call={id} told={state === "told"} />
              )}
              {submission.mayAct &&
                submission.contact?.email &&
                (state === "sent" ||
                  state === "sentInSummary" ||
                  state === "waitsForSummary" ||
                  state === "mailRefused" ||
                  state === "byPhone") && (
                  <Form
                    method="post"
                    action={pathIn(locale, `${backOffice}/submissions/${submission.id}/mails`)}
                    className="no-print"
                    reloadDocument
                  >
                    <input type="hidden" name="mail" value={id} />
                    <Button type="submit" look="quiet" icon="mail">
                      {deskTexts.sendAgain[locale]}
                    </Button>
                  </Form>
                )}
            </div>
            {letter && (
              <p className="quiet" lang={letter.lang}>
                {letter.subject}
              </p>
            )}
            {letter && (
              <details className="no-print">
                <summary>
                  {
                    deskTexts[
                      state === "byPhone"
                        ? "readCall"
                        : state === "leaves" || state === "leaving"
                          ? "readWaiting"
                          : "readMail"
                    ][locale]
                  }
                </summary>
                <p className="back-value submission-letter" lang={letter.lang}>
                  {letter.text}
                </p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is told by telephone was told, or was not after all. */
function CallNoted({ submissionId, call, told }: { submissionId: string; call: string; told: boolean }) {
  const locale = useLocale();
  return (
    <Form
      method="post"
      action={pathIn(locale, `${backOffice}/submissions/${submissionId}/calls${told ? "/removal" : ""}`)}
      className="no-print"
      reloadDocument
    >
      <input type="hidden" name="call" value={call} />
      <Button type="submit" look="quiet" icon={told ? "rotate-left" : "check"}>
        {deskTexts[told ? "untell" : "tell"][locale]}
      </Button>
    </Form>
  );
}

export function Notes({ submission }: Shown) {
  const locale = useLocale();
  return (
    <Panel title={deskTexts.notes[locale]} count={submission.notes.length}>
      {submission.notes.length > 0 && (
        <ul role="list" className="back-notes">
          {submission.notes.map(({ who, note, at }, order) => (
            <li key={order}>
              <p className="quiet">
                {at} · {who}
              </p>
              <p className="back-value">{note}</p>
            </li>
          ))}
        </ul>
      )}
      <Form
        method="post"
        action={pathIn(locale, `${backOffice}/submissions/${submission.id}/notes`)}
        className="submission-act-form no-print"
        reloadDocument
      >
        <TextArea name="note" label={deskTexts.note[locale]} required rows={2} maxLength={5000} />
        <Button type="submit" look="secondary">
          {deskTexts.keep[locale]}
        </Button>
      </Form>
    </Panel>
  );
}

/** Who of a visit has come, and a way to take back what was counted by mistake. */
export function Arrivals({ submission, tickets }: Shown & { tickets: NonNullable<SubmissionPage["tickets"]> }) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <Panel
      title={word("arrivals")}
      tools={
        submission.mayArrive && (
          <ButtonLink to={`${backOffice}/check-in?code=${submission.code}`} look="secondary" icon="check">
            {word("checkIn")}
          </ButtonLink>
        )
      }
    >
      <Table
        caption={word("arrivals")}
        captionHidden
        dense
        head={[word("ticket"), word("expected"), word("arrived")]}
        figures={[1, 2]}
        rows={tickets.map(({ label, people, arrived }) => [label, people, arrived])}
      />
      {submission.arrivals.length > 0 && (
        <ul role="list" className="back-notes">
          {submission.arrivals.map(({ key, people, at, who }) => (
            <li key={key} className="submission-mail-head">
              <span>
                {say(word("arrivedAt"), { people, at })} · {who}
              </span>
              <Form
                method="post"
                action={pathIn(locale, `${backOffice}/submissions/${submission.id}/arrivals/removal`)}
                className="no-print"
                reloadDocument
              >
                <input type="hidden" name="key" value={key} />
                <Button type="submit" look="quiet" icon="rotate-left">
                  {word("undoArrival")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What else the same address has asked for; what may have been sent twice is marked. */
export function Others({ others }: { others: SubmissionPage["others"] }) {
  const locale = useLocale();
  return (
    <Panel title={deskTexts.others[locale]} count={others.length}>
      <ul role="list" className="back-notes">
        {others.map(({ id, code, title, day, opened, state, tone, twice }) => (
          <li key={id}>
            <p className="submission-mail-head">
              <To to={`${backOffice}/submissions/${id}`}>
                {title}{" "}
                <span translate="no" className="list-code">
                  {code}
                </span>
              </To>{" "}
              <Tag tone={tone}>{state}</Tag>{" "}
              {twice && (
                <Tag tone="brick" icon="alert">
                  {deskTexts.sentTwice[locale]}
                </Tag>
              )}
            </p>
            <p className="quiet">{[day, opened].filter(Boolean).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function History({ submission }: Shown) {
  const locale = useLocale();
  return (
    <details className="back-panel no-print">
      <summary>{deskTexts.history[locale]}</summary>
      <ol role="list" className="submission-steps">
        {submission.history.map(({ id, at, who, action, changes }) => (
          <li key={id}>
            <span className="quiet">
              {at} · {who}
            </span>{" "}
            {action}
            {changes.length > 0 && (
              <ul role="list">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
