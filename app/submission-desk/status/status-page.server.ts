import { kindOf } from "#app/submission-types.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { dayOf, formatDay, formatTime, formatTimeRange } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { phoneLink } from "#platform/phone.ts";
import type { StatusStep } from "#ui/status/status.tsx";
import type { Tone } from "#ui/tag/tag.tsx";
import { type SubmissionState, endStates } from "#app/submissions/submission.ts";
import { doerNames, nextWords, stateNames } from "#app/submissions/submissions.texts.ts";
import { type Submission, type SubmissionEvent, isChangeable } from "#app/submissions/submission-type.ts";
import { wordsOf } from "#app/submission-desk/emails/submission-jobs.server.ts";
import { fill } from "#app/submissions/emails/words.ts";
import { visitorActionsOf } from "#app/submission-desk/questions/actions.server.ts";
import { type Step, statusLink, stepsOf } from "#app/submissions/read.server.ts";
import { type SubmissionUpload, uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { qrOf } from "./qr.server.ts";
import { statusTexts } from "./status.texts.ts";

/** Everything the status page shows of a submission, in the reader's language. */
export async function readStatusPage(park: Park, submission: Submission, locale: Locale) {
  const kind = kindOf(submission.kind);
  const place = { db: park.db, park };
  const [uploads, steps, facts, event, words, link] = [
    await uploadsOf(park.db, park, submission.id),
    await stepsOf(park.db, park, submission.id),
    await kind.facts(place, submission, locale),
    await kind.event?.(place, submission, locale),
    await wordsOf(park, submission, locale),
    await statusLink(park.db, park, submission.id, locale),
  ];
  const next = (kind.next[submission.state] ?? nextWords[submission.state])?.[locale];
  const actions = Object.entries(visitorActionsOf(submission)).filter(([, action]) =>
    action.from.includes(submission.state),
  );
  return {
    code: submission.code,
    title: kind.label[locale],
    state: stateNames[submission.state][locale],
    tone: toneOf(submission.state),
    steps: [...stepsSoFar(asIfNotDone(steps), uploads, submission, locale), ...stepsToCome(submission, event, locale)],
    next: next && fill(next, words),
    // What staff take back may make it a question again, without saying it twice.
    question:
      submission.state === "question"
        ? steps.findLast(({ state, why }) => state === "question" && why)?.why
        : undefined,
    facts: [...facts.map(({ label, value }) => ({ label, value })), ...sentAlong(uploads, locale)],
    actions: await Promise.all(
      actions.map(async ([name, { label, look = "primary", asks, line = false, files, question, until }]) => ({
        name,
        label: label[locale],
        look,
        line,
        asks: asks?.[locale],
        files: files && { label: files.label[locale], most: files.most },
        question,
        until: (await until?.(place, submission))?.epochMilliseconds,
      })),
    ),
    links: (await kind.links?.(place, submission, locale)) ?? [],
    /** A visit that stands is shown at the desk; what has ended, or is a message, has nothing to change. */
    isExpected:
      kind.tickets !== undefined &&
      submission.state === "confirmed" &&
      event !== undefined &&
      event.day >= dayOf(park.now()).toString(),
    changeable: isChangeable(kind, submission),
    hasCalendar: event !== undefined && !isOver(submission.state),
    qr: qrOf(link ?? ""),
    summary: await summaryOf(park, submission.id, link ?? ""),
    mailable: submission.personal !== "erased" && submission.personal.email !== "",
    contact: await contactOf(park, locale),
  };
}

/**
 * Set while a mail of the submission waits for the summary of its mailbox (rule H24): about when that leaves, and the
 * link that will stand in it.
 */
async function summaryOf(park: Park, submissionId: string, link: string) {
  const waiting = await park.db
    .selectFrom("submission_emails")
    .select("leaves_at")
    .where("submission_id", "=", submissionId)
    .where("summary_id", "is not", null)
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .where("taken_back_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return waiting && { at: formatTime(waiting.leaves_at.toTemporalInstant()), link };
}

/** How to reach the park, for changes and questions (rule G19). */
async function contactOf(park: Park, locale: Locale) {
  const { phone, email, chat } = await readIdentity(park);
  return { phone: phoneLink(phone, locale), email, chat };
}

/** A step as it travels to the browser. */
type ShownStep = Omit<StatusStep, "note"> & { note?: string | undefined };

export type StatusPage = Awaited<ReturnType<typeof readStatusPage>>;

/** The steps without those that staff took back within their minute, and without the taking back (rule P3). */
function asIfNotDone(steps: readonly Step[]): readonly Step[] {
  const gone = new Set(steps.flatMap(({ id, takesBack }) => (takesBack === undefined ? [] : [id, takesBack])));
  return steps.filter(({ id }) => !gone.has(id));
}

function stepsSoFar(
  steps: readonly Step[],
  uploads: readonly SubmissionUpload[],
  submission: Submission,
  locale: Locale,
): ShownStep[] {
  const noteOf = ({ id, why }: Step) =>
    [
      why,
      ...uploads
        .filter(({ stateId }) => stateId === id)
        .map((upload) => statusTexts.attached[locale].replace("{name}", nameOf(upload, locale))),
    ]
      .filter(Boolean)
      .join("\n");
  const rows = steps.map(
    (step, order): ShownStep => ({
      title: stateNames[step.state][locale],
      at: order === 0 ? moment(step.at, locale) : `${moment(step.at, locale)} · ${doerOf(step, locale)}`,
      note: noteOf(step) || undefined,
      state:
        order < steps.length - 1
          ? "done"
          : isOver(step.state)
            ? "ended"
            : settled.includes(step.state)
              ? "done"
              : "current",
    }),
  );
  return [{ title: statusTexts.received[locale], at: moment(submission.openedAt, locale), state: "done" }, ...rows];
}

/** The files that came with the form, by name: whoever sent them knows what is in them. */
function sentAlong(uploads: readonly SubmissionUpload[], locale: Locale) {
  const names = uploads.filter(({ stateId }) => stateId === undefined).map((upload) => nameOf(upload, locale));
  return names.length > 0 ? [{ label: statusTexts.files[locale], value: names.join("\n") }] : [];
}

/** What the virus scanner has against a file stands behind its name. */
function nameOf({ name, scan }: SubmissionUpload, locale: Locale): string {
  return scan ? `${name} ${statusTexts[scan][locale]}` : name;
}

const settled: readonly SubmissionState[] = ["confirmed", "paid", "performed", "done", "attended"];

function stepsToCome(submission: Submission, event: SubmissionEvent | undefined, locale: Locale): ShownStep[] {
  if (isOver(submission.state) || endStates.includes(submission.state)) return [];
  const reply =
    submission.state === "under-review" && submission.dueOn
      ? [
          {
            title: statusTexts.reply[locale],
            at: statusTexts.replyBy[locale].replace("{day}", formatDay(submission.dueOn, locale)),
            state: "to-come" as const,
          },
        ]
      : [];
  const day = event
    ? [{ title: statusTexts.appointed[locale], at: formatEvent(event, locale), state: "to-come" as const }]
    : [];
  return [...reply, ...day];
}

function formatEvent({ day, from, to }: SubmissionEvent, locale: Locale): string {
  const time = from && to ? formatTimeRange(from, to, locale) : (from ?? "");
  return `${formatDay(day, locale, { year: true })} ${time}`.trim();
}

/** A moment as the timeline says it. */
export function moment(at: Temporal.Instant, locale: Locale): string {
  return `${formatDay(dayOf(at), locale)} ${formatTime(at)}`;
}

function doerOf({ by }: Step, locale: Locale): string {
  return (by === "visitor" ? doerNames.visitor : by === "park" ? doerNames.park : doerNames.staff)[locale];
}

/** True when nothing came of it. */
function isOver(state: SubmissionState): boolean {
  return ["declined", "withdrawn", "cancelled", "lapsed", "missed"].includes(state);
}

/** The colour that repeats what a state's name says. */
export function toneOf(state: SubmissionState): Tone {
  if (settled.includes(state)) return "jade";
  return isOver(state) ? "plain" : state === "offered" || state === "question" ? "brick" : "gold";
}
