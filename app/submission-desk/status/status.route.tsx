import { data, Form, redirect, useSearchParams } from "react-router";
import { statusPath } from "#app/submissions/submission.ts";
import { isDone, visitorActionsOf } from "#app/submission-desk/questions/actions.server.ts";
import { findBySecret } from "#app/submissions/read.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { lengthOf } from "#platform/form/clean.ts";
import type { FileRule } from "#platform/form/define.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { readFiles } from "#platform/form/files.ts";
import { readPosted } from "#platform/form/parse.ts";
import { localizeErrors } from "#platform/form/localize-errors.ts";
import { listMark, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { FileField } from "#ui/file-field/file-field.tsx";
import type { KeptFile } from "#ui/form/form-state.ts";
import { DraftSent } from "#ui/form/draft-sent.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Status } from "#ui/status/status.tsx";
import { To } from "#ui/link/link.tsx";
import type { Route } from "./+types/status.route.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { resendLink } from "./resend.server.ts";
import { readStatusPage, type StatusPage } from "./status-page.server.ts";
import { statusTexts } from "./status.texts.ts";
import "./status-page.css";

/** Characters of an answer. */
const longest = 5000;

/**
 * A secret address: nobody keeps it, lists it or passes it on (rule D1). To ourselves it is told, or browsers would
 * send its forms as from nowhere.
 */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

/** /status/{secret}: where a submission stands; also the page that confirms it after sending. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const submission = await findBySecret(visit.park, args.params.secret);
  if (!submission || submission.personal === "erased") throw data(null, { status: 404 });
  const shown = await readStatusPage(visit.park, submission, visit.locale);
  const page: PageHead = {
    title: { text: `${shown.title} ${shown.code}` },
    description: statusTexts.description[visit.locale],
    unlisted: true,
  };
  const letterhead = { park: visit.identity.park[visit.locale], host: new URL(visit.park.config.siteUrl).host };
  return { page, shown, letterhead, secret: args.params.secret };
}

/**
 * `act` is one of the kind's acts, with `words`, or "resend"; nothing else changes a submission online (rules D7, G19).
 */
export async function action(args: Route.ActionArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const submission = await findBySecret(park, args.params.secret);
  if (!submission || submission.personal === "erased") throw data(null, { status: 404 });
  const posted = await readPosted(args.request);
  const [name = "", written = ""] = [posted.values.act?.[0], posted.values.words?.[0]];
  const here = pathIn(locale, statusPath(args.params.secret));
  if (name === "resend") return redirect(`${here}?sent=${await resendLink(park, submission.id)}`, 303);
  const act = Object.entries(visitorActionsOf(submission)).find(([known]) => known === name)?.[1];
  if (!act) throw data(null, { status: 400 });
  if (!act.from.includes(submission.state))
    return (await isDone(park, submission.id, act, written))
      ? redirect(here, 303)
      : data({ message: statusTexts.tooLate[locale], words: written, kept: [] }, { status: 409 });
  const rules: Record<string, FileRule> = act.files ? { files: act.files } : {};
  const files = await readFiles(
    park,
    args.request,
    posted,
    { name: `answer to ${submission.id}`, files: rules },
    { open: true },
  );
  // Of one act sent twice at once, the other may have been done meanwhile.
  const refused = async (message: string) =>
    (await isDone(park, submission.id, act, written))
      ? redirect(here, 303)
      : data({ message, words: written, kept: (await files.keep()).kept.files ?? [] }, { status: 422 });
  const wrong = (errors: FormErrors) =>
    refused(
      localizeErrors(errors, { labels: act.asks ? { words: act.asks } : {}, files: rules }, locale)
        .map(({ text }) => text)
        .join("\n"),
    );
  if (act.asks && !written) return refused(statusTexts.answerNeeded[locale]);
  if (lengthOf(written) > longest)
    return wrong({ words: [{ key: "tooLong", facts: { max: longest, length: lengthOf(written) } }] });
  if (!files.ok) return wrong(files.errors);
  const { uploads, gone } = await files.take();
  if (gone.files) return wrong({ files: [{ key: "fileAgain", facts: { name: gone.files.join(listMark[locale]) } }] });
  const done = await act.run({ park }, submission, written, uploads.files ?? []);
  if (!done.ok) return refused(done.message[locale]);
  await files.taken();
  return redirect(here, 303);
}

export default function StatusRoute({ loaderData: { shown, secret, letterhead }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <div className="status-page">
      <DraftSent />
      <p className="status-letterhead" aria-hidden="true">
        {letterhead.park} <span>{letterhead.host}</span>
      </p>
      <Sent phone={shown.contact.phone.text} />
      {shown.summary && (
        <Notice title={statusTexts.summary[locale]} live="status">
          <p>{statusTexts.summaryWhy[locale].replace("{time}", shown.summary.at)}</p>
          <p className="status-value">
            <To to={statusPath(secret)} prefetch={false}>
              {shown.summary.link}
            </To>
          </p>
        </Notice>
      )}
      {actionData && (
        <Notice tone="danger" title={statusTexts.refused[locale]} live="alert">
          <p>{actionData.message}</p>
          {actionData.words && !shown.actions.some(({ asks }) => asks) && (
            <>
              <p>{statusTexts.wrote[locale]}</p>
              <p className="status-value">{actionData.words}</p>
            </>
          )}
        </Notice>
      )}
      <Status
        code={shown.code}
        codeLabel={statusTexts.code[locale]}
        title={shown.title}
        state={shown.state}
        tone={shown.tone}
        stepsLabel={statusTexts.way[locale]}
        steps={shown.steps.map((step) => ({
          ...step,
          note: step.note && <span className="status-value">{step.note}</span>,
        }))}
      >
        {shown.next && (
          <Notice title={statusTexts.next[locale]}>
            <p>{shown.next}</p>
          </Notice>
        )}
        <Actions shown={shown} words={actionData?.words} kept={actionData?.kept} />
        <Facts
          title={statusTexts.facts[locale]}
          facts={shown.facts.map(({ label, value }) => ({
            term: label,
            detail: <span className="status-value">{value}</span>,
          }))}
        >
          {shown.hasCalendar && (
            <ButtonLink
              to={`${pathIn(locale, statusPath(secret))}/calendar.ics`}
              look="secondary"
              icon="calendar-plus"
              router={{ reloadDocument: true }}
              prefetch={false}
            >
              {statusTexts.calendar[locale]}
            </ButtonLink>
          )}
          {shown.links.map(({ to, label }) => (
            <ButtonLink
              key={to}
              to={`${pathIn(locale, statusPath(secret))}/${to}`}
              look="secondary"
              icon="file"
              router={{ reloadDocument: true }}
              prefetch={false}
            >
              {label}
            </ButtonLink>
          ))}
          <PrintButton>{statusTexts.print[locale]}</PrintButton>
        </Facts>
        <Keep shown={shown} />
        <Reach shown={shown} />
      </Status>
    </div>
  );
}

/** What a visitor may do now. */
function Actions({
  shown,
  words,
  kept,
}: {
  shown: StatusPage;
  words: string | undefined;
  kept: readonly KeptFile[] | undefined;
}) {
  const locale = useLocale();
  if (shown.actions.length === 0) return null;
  return (
    <section className="status-acts no-print">
      <h2>{statusTexts.yourTurn[locale]}</h2>
      {shown.question && <blockquote>{shown.question}</blockquote>}
      <div className="status-act-forms">
        {shown.actions.map((act) => (
          <Form key={act.name} method="post" encType={act.files ? "multipart/form-data" : undefined} reloadDocument>
            <input type="hidden" name="act" value={act.name} />
            {act.asks && act.line && (
              <Field
                name="words"
                id={`words-${act.name}`}
                label={act.asks}
                required
                defaultValue={words}
                maxLength={60}
                width="medium"
                autoComplete="off"
              />
            )}
            {act.asks && !act.line && (
              <TextArea
                name="words"
                id={`words-${act.name}`}
                label={act.asks}
                required
                defaultValue={words}
                maxLength={longest}
              />
            )}
            {act.files && (
              <FileField
                name="files"
                id={`files-${act.name}`}
                label={act.files.label}
                most={act.files.most}
                kept={kept}
              />
            )}
            {act.question ? (
              <AskButton question={act.question} until={act.until} look={act.look}>
                {act.label}
              </AskButton>
            ) : (
              <Button type="submit" look={act.look}>
                {act.label}
              </Button>
            )}
          </Form>
        ))}
      </div>
    </section>
  );
}

function Keep({ shown }: { shown: StatusPage }) {
  const locale = useLocale();
  return (
    <section className="status-keep">
      <svg
        className="status-qr"
        viewBox={`0 0 ${shown.qr.size} ${shown.qr.size}`}
        role="img"
        aria-label={statusTexts.qr[locale]}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={shown.qr.path} fill="#000" />
      </svg>
      <div>
        <h2>{statusTexts.keep[locale]}</h2>
        <p>{statusTexts[shown.isExpected ? "qrVisit" : "qrNote"][locale]}</p>
        {shown.mailable && (
          <Form method="post" className="no-print" reloadDocument>
            <input type="hidden" name="act" value="resend" />
            <Button type="submit" look="secondary" icon="mail">
              {statusTexts.resend[locale]}
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}

function Reach({ shown: { contact, changeable } }: { shown: StatusPage }) {
  const locale = useLocale();
  return (
    <section>
      <h2>{statusTexts[changeable ? "change" : "ask"][locale]}</h2>
      <p>{statusTexts[changeable ? "changeHow" : "askHow"][locale]}</p>
      <p className="status-contact">
        <ButtonLink to={contact.phone.to} look="secondary" icon="phone">
          {contact.phone.text}
        </ButtonLink>
        <ButtonLink to={contact.chat} look="secondary" icon="message">
          {statusTexts.chat[locale]}
        </ButtonLink>
        <To to={`mailto:${contact.email}`}>{contact.email}</To>
      </p>
    </section>
  );
}

/** After asking for the link again. */
function Sent({ phone }: { phone: string }) {
  const locale = useLocale();
  const sent = useSearchParams()[0].get("sent");
  if (sent === "yes")
    return (
      <Notice tone="success" title={statusTexts.sent[locale]} live="status">
        <p>{statusTexts.resent[locale]}</p>
      </Notice>
    );
  // When it comes is told by the notice of the summary.
  if (sent === "often")
    return (
      <Notice tone="warning" title={statusTexts.refused[locale]} live="status">
        <p>{statusTexts.resentOften[locale].replace("{phone}", phone)}</p>
      </Notice>
    );
  return null;
}
