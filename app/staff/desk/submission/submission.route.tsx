import { data, redirect, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { undoArrival } from "#app/submission-desk/queries/arrivals.server.ts";
import type { Submission, Done } from "#app/submissions/submission-type.ts";
import { mailAgain } from "#app/submissions/emails.server.ts";
import { noteCall } from "#app/submissions/emails/calls.server.ts";
import { addNote } from "#app/submissions/notes.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { aside } from "#app/staff/core/who.ts";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { seesPersonal, staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { DraftSent } from "#ui/form/draft-sent.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/submission.route.ts";
import { Actions, Undo } from "./actions.tsx";
import { performAction, undo, writtenFor } from "./submission-actions.server.ts";
import { type SubmissionPage, readSubmissionPage } from "./submission-page.server.ts";
import { Loads } from "./loads.tsx";
import { Next } from "#app/staff/desk/next/next.tsx";
import { readNext } from "#app/staff/desk/next/next.server.ts";
import { Refused } from "./refused.tsx";
import { Arrivals, Files, History, Mails, Notes, Others, Timeline } from "./parts.tsx";
import "./submission.css";

const noStore = { "cache-control": "no-store" };

/**
 * /booking-manage/submissions/{id}: one submission with its timeline, files, mails, notes, and what can be done with it
 * (rule S5).
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const submission = await readSubmission(park.db, park, params.id);
  if (!submission) throw data(null, { status: 404 });
  const submissionPage = await readSubmissionPage(park, submission, context.get(staffContext), locale);
  const page: PageHead = {
    title: { text: `${submissionPage.title} ${submission.code}` },
    description: submissionPage.title,
    unlisted: true,
  };
  const next =
    submissionPage.mayAct && url.searchParams.get("told") === "done"
      ? await readNext(park, submission.id, locale)
      : undefined;
  return data({ page, submission: submissionPage, next }, { headers: noStore });
}

/**
 * `POST /booking-manage/submissions/{id}/{noun}`, and `…/{noun}/removal` to undo it; every kind has `notes`, `mails`,
 * `calls` and `arrivals`. A refusal answers 422 with what was written; 409 when somebody else changed the submission
 * meanwhile, and nothing is overwritten (rule S12).
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  if (!seesPersonal(staff)) throw data(null, { status: 403 });
  const { id, noun = "" }: { id: string; noun?: string } = params;
  const submission = await readSubmission(park.db, park, id);
  if (!submission || submission.personal === "erased") throw data(null, { status: 404 });
  const form = await request.formData();
  // Of boxes of which several may be ticked each comes by itself.
  const given: Record<string, string> = Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .filter((value) => typeof value === "string")
        .join(" ")
        .slice(0, 5000),
    ]),
  );
  const removal = url.pathname.endsWith("/removal");
  const own = ownNouns.get(removal ? `${noun}/removal` : noun);
  // Who does not say what they saw has seen nothing.
  given.version ||= "none";
  const done = own
    ? await own.run(park, submission, staff.id, given)
    : await (removal ? undo(park, staff, submission, noun) : performAction(park, staff, submission, noun, given));
  if (!done) throw data(null, { status: 404 });
  const changed = !done.ok && "changed" in done ? done.changed : undefined;
  if (!done.ok)
    return data(
      {
        message: done.message[locale],
        faults: ("faults" in done && done.faults?.[locale]) || [],
        noun,
        given,
        written: await writtenFor(park, submission, noun, given, locale),
        changed,
      },
      { status: changed === undefined ? 422 : 409, headers: noStore },
    );
  // From a list one goes on in the list.
  const closing = /^closure:([\w-]{1,60})$/.exec(given.back ?? "")?.[1];
  const back =
    given.back === "day"
      ? backOffice
      : given.back === "check-in"
        ? `${backOffice}/check-in`
        : closing && `${backOffice}/closures/${closing}`;
  if (back) return redirect(`${pathIn(locale, back)}?told=${own ? own.told : "missed"}`, 303);
  return redirect(
    `${pathIn(locale, `${backOffice}/submissions/${submission.id}`)}?told=${own ? own.told : removal ? "undone" : "done"}`,
    303,
  );
}

type OwnNoun = {
  told: keyof typeof deskTexts;
  run(park: Park, submission: Submission, by: string, given: Record<string, string>): Promise<Done>;
};

/** What every kind has. */
const ownNouns = new Map<string, OwnNoun>(
  Object.entries({
    notes: {
      told: "noted",
      async run(park, submission, by, given) {
        const note = (given.note ?? "").trim();
        if (!note) return { ok: false, message: deskTexts.noteNeeded };
        await addNote(park, submission.id, by, note);
        return { ok: true };
      },
    },
    mails: {
      told: "sentAgain",
      run: async (park, submission, by, given) =>
        (await mailAgain(park, submission.id, given.mail ?? "", by))
          ? { ok: true }
          : { ok: false, message: deskTexts.mailGone },
    },
    calls: {
      told: "toldNoted",
      run: async (park, submission, by, given) =>
        (await noteCall(park, submission.id, given.call ?? "", by, true))
          ? { ok: true }
          : { ok: false, message: deskTexts.callGone },
    },
    "calls/removal": {
      told: "toldNoted",
      run: async (park, submission, by, given) =>
        (await noteCall(park, submission.id, given.call ?? "", by, false))
          ? { ok: true }
          : { ok: false, message: deskTexts.callGone },
    },
    "arrivals/removal": {
      told: "undone",
      run: async (park, submission, by, given) =>
        (await undoArrival(park, { submissionId: submission.id, key: given.key ?? "", by }))
          ? { ok: true }
          : { ok: false, message: deskTexts.arrivalGone },
    },
  }),
);

export default function SubmissionRoute({ loaderData: { submission, next }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  const waits = submission.mails.some(({ state }) => state === "leaves");
  return (
    <>
      <BackHead
        title={
          <>
            {submission.title}{" "}
            <span translate="no" className="list-code">
              {submission.code}
            </span>
          </>
        }
        back={{ to: `${backOffice}/list`, text: word("back") }}
      >
        <Tag tone={submission.tone}>{submission.state}</Tag>
        {submission.due && (
          <Tag tone={submission.overdue ? "brick" : "plain"} icon="clock">
            {word("due")} {submission.due} {submission.overdue && word("overdue")}
          </Tag>
        )}
        {submission.actions.length > 0 && (
          <ButtonLink to="#actions" look="secondary" className="submission-jump">
            {word("actions")}
          </ButtonLink>
        )}
        <PrintButton>{word("print")}</PrintButton>
      </BackHead>
      {actionData ? (
        <Refused refused={actionData} submission={submission} />
      ) : (
        <Outcome waits={waits} written={Boolean(submission.contact?.email)} />
      )}
      {next && !actionData && <Next next={next} />}
      {submission.undo && <Undo id={submission.id} {...submission.undo} waits={waits} />}
      <div className="back-columns submission-columns">
        <div className="back-stack">
          <Facts
            title={word("facts")}
            facts={[
              ...reach(submission, word, locale),
              ...further(submission).map(({ label, value }) => ({
                term: label,
                detail: <span className="back-value">{value}</span>,
              })),
            ]}
          />
          {submission.files.length > 0 && <Files files={submission.files} />}
          <Mails submission={submission} />
          {submission.mayAct && <Notes submission={submission} />}
        </div>
        <div className="back-stack">
          {submission.actions.length > 0 && <Actions submission={submission} refused={actionData} />}
          {submission.tickets && <Arrivals submission={submission} tickets={submission.tickets} />}
          {submission.loads && (
            <Panel title={say(word("loadOf"), { day: submission.loads.label })}>
              <Loads loads={submission.loads} />
            </Panel>
          )}
          <Timeline submission={submission} since={actionData?.changed} />
          {submission.others.length > 0 && <Others others={submission.others} />}
          {submission.history.length > 0 && <History submission={submission} />}
        </div>
      </div>
    </>
  );
}

/** How to reach whoever asked, and in which language. */
function reach(
  { contact, hidden, language, opened }: SubmissionPage,
  word: (name: keyof typeof deskTexts) => string,
  locale: Locale,
) {
  const detail = contact ? (
    <>
      {contact.name}
      {contact.person && contact.person !== contact.name && aside(contact.person, locale)}
      {contact.phone && (
        <>
          <br />
          <To to={`tel:${contact.phone}`}>{contact.phone}</To>
        </>
      )}
      <br />
      {contact.email ? <To to={`mailto:${contact.email}`}>{contact.email}</To> : word("noEmail")}
    </>
  ) : (
    hidden
  );
  return [
    { term: word("contact"), detail },
    { term: word("writesIn"), detail: language },
    { term: word("came"), detail: opened },
  ];
}

/** What was asked for, without what already stands with the contact. */
function further({ facts, contact, hidden }: SubmissionPage) {
  // That values are not shown is said once, with the contact.
  const said = contact ? Object.values(contact) : [hidden];
  return facts.filter(({ value }) => !said.includes(value));
}

const tellable = ["done", "booked", "undone", "noted", "sentAgain", "toldNoted"] as const;

/** What came of the last button: told by the address it led back to; of a letter only where one waits to leave. */
function Outcome({
  waits,
  written,
}: {
  waits: boolean;
  /** They have an e-mail address. */
  written: boolean;
}) {
  const locale = useLocale();
  const told = useSearchParams()[0].get("told");
  const name = tellable.find((known) => known === told);
  if (!name) return null;
  const said = name === "done" && !waits ? "doneQuietly" : name === "booked" && !written ? "bookedByPhone" : name;
  return (
    <>
      {name === "booked" && <DraftSent />}
      <Notice tone="success" title={deskTexts[said][locale]} live="status" />
    </>
  );
}
