import { auditSubjects, inTodaysWords } from "#app/submissions/audit-words.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { staffActionsOf } from "#app/submission-desk/questions/actions.server.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import type { Submission, Done, StaffAction } from "#app/submissions/submission-type.ts";
import { formatLastStep } from "#app/submissions/last-step.server.ts";
import { undoSeconds } from "#app/submissions/emails.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { SubmissionChanged } from "#app/submissions/submissions.server.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { readyReason } from "./ready-reasons.ts";

/** A refusal; `changed` when somebody else was quicker, with the number of the state that was seen. */
export type Acted = Done | { ok: false; message: Localized; changed: number };

/**
 * Does to a submission what a noun of its kind says (`confirmation`, `declining` …); nothing when the kind has no such
 * noun. `given.version` is the submission's newest state as it was seen: when it is another by now, nothing is done
 * (rule S12).
 */
export async function performAction(
  park: Park,
  staff: Staff,
  submission: Submission,
  noun: string,
  given: Record<string, string>,
): Promise<Acted | undefined> {
  const known = actionOf(submission, noun);
  if (!known) return undefined;
  const version = given.version ? Number(given.version) : submission.stateId;
  const sent = fingerprint(given);
  const meanwhile = async (): Promise<Acted> =>
    (await didSo(park, staff, submission.id, { noun, version, sent }))
      ? { ok: true }
      : { ok: false, message: await formatLastStep(park.db, submission.id), changed: version };
  if (version !== submission.stateId) return meanwhile();
  // Who acts on what they saw met nobody: the act is for other states.
  if (!known.from.includes(submission.state))
    return {
      ok: false,
      message: given.version
        ? await formatWhatCanBeDone(park, submission, known)
        : await formatLastStep(park.db, submission.id),
    };
  const reason = reasonIn(submission, noun, given);
  if (known.reason === "needed" && !reason) return { ok: false, message: deskTexts.reasonNeeded };
  const done = await unlessChanged(() => known.run({ park, by: staff }, submission, { reason, fields: given }));
  // The kind itself may have found the other's state first, under its lock: that is the same refusal.
  if (
    done === "changed" ||
    (!done.ok && (await readSubmission(park.db, park, submission.id))?.stateId !== submission.stateId)
  )
    return meanwhile();
  // What can be undone for a minute is what was noted last.
  if (done.ok) await note(park, staff, submission, noun, sent);
  return done;
}

/** What came of the work; "changed" when somebody else was quicker, and nothing was written (rule S12). */
async function unlessChanged(work: () => Promise<Done>): Promise<Done | "changed"> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SubmissionChanged) return "changed";
    throw error;
  }
}

/** Notes an act with the state it led to: no other step can be taken back in its name. */
async function note(park: Park, staff: Staff, { id, stateId }: Submission, noun: string, sent: string): Promise<void> {
  await park.db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom("submission_states")
      .select("id")
      .where("submission_id", "=", id)
      .where("id", ">", stateId)
      .where("by", "=", staff.id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: `submission.act.${noun}`,
      subject: `submission:${id}`,
      details: { sent, led: Number(own?.id ?? stateId) },
    });
  });
}

/** That an act is not for a submission's state, and which are. */
async function formatWhatCanBeDone(park: Park, submission: Submission, { label }: StaffAction): Promise<Localized> {
  const actions = await offeredActions(park, submission);
  const said = (locale: Locale) =>
    say(deskTexts.notInState[locale], {
      action: label[locale],
      state: staffStateNames[submission.state][locale],
      actions: actions
        .map(([, one]) => say(deskTexts.oneAction[locale], { action: one.label[locale] }))
        .join(locale === "en_US" ? ", " : ""),
    });
  return { zh_TW: said("zh_TW"), en_US: said("en_US"), ja_JP: said("ja_JP") };
}

/** The acts that can be done with a submission as it stands, by their nouns. */
export async function offeredActions(
  park: Park,
  submission: Submission,
): Promise<[noun: string, action: StaffAction][]> {
  const actions: [string, StaffAction][] = [];
  for (const [noun, one] of Object.entries(staffActionsOf(submission)))
    if (one.from.includes(submission.state) && (await one.offered?.({ db: park.db, park }, submission)) !== false)
      actions.push([noun, one]);
  return actions;
}

/**
 * What somebody wrote in the form of an act, with the labels it stood under there: it outlives a refusal, also of what
 * can be done no more.
 */
export async function writtenFor(
  park: Park,
  submission: Submission,
  noun: string,
  given: Record<string, string>,
  locale: Locale,
): Promise<{ label: string; text: string }[]> {
  const known = actionOf(submission, noun);
  if (!known) return [];
  const fields =
    typeof known.fields === "function" ? await known.fields(submission, { db: park.db, park }) : (known.fields ?? []);
  const typed = fields
    .filter(({ type }) => type !== "choice" && type !== "several")
    .map(({ name, label, row }) => ({
      label: [row?.[locale], label[locale]].filter(Boolean).join(" "),
      text: given[name] ?? "",
    }));
  return [...typed, { label: deskTexts.reason[locale], text: reasonIn(submission, noun, given) }].filter(
    ({ text }) => text !== "",
  );
}

/** What the visitor will read: a ready reason in their language, and what was written beside it. */
function reasonIn(submission: Submission, noun: string, given: Record<string, string>): string {
  return [readyReason(noun, given.ready, submission.locale), (given.reason ?? "").trim()].filter(Boolean).join("\n");
}

/** What a form said, as one short text: the same form sent twice has the same. */
function fingerprint(given: Record<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(given).sort()))
    .digest("hex")
    .slice(0, 16);
}

/**
 * True when all that happened since a state was seen is that this member of staff sent this very form: sent twice it is
 * no conflict.
 */
async function didSo(
  park: Park,
  staff: Staff,
  submissionId: string,
  { noun, version, sent }: { noun: string; version: number; sent: string },
): Promise<boolean> {
  if (!Number.isSafeInteger(version)) return false;
  const since = await park.db
    .selectFrom("submission_states")
    .select("by")
    .where("submission_id", "=", submissionId)
    .where("id", ">", version)
    .execute();
  if (since.length === 0 || since.some(({ by }) => by !== staff.id)) return false;
  const last = await park.db
    .selectFrom("audit_log")
    .select(["action", "by", "at", "details"])
    .where("subject", "in", auditSubjects(submissionId))
    .where("action", "~", "^(submission|deed)[.]act[.]")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    last !== undefined &&
    inTodaysWords(last.action) === `submission.act.${noun}` &&
    last.by === staff.id &&
    JSON.parse(last.details).sent === sent &&
    park.now().epochMilliseconds - last.at.getTime() < undoSeconds * 1000
  );
}

/**
 * Takes back what was done last, within a minute, with the mails that would have left for it (rule B1). Refused, it
 * changes nothing.
 */
export async function undo(park: Park, staff: Staff, submission: Submission, noun: string): Promise<Done | undefined> {
  const known = actionOf(submission, noun);
  const undo = known?.undo;
  if (!undo) return undefined;
  if ((await undoable(park, submission)) !== noun) return { ok: false, message: await formatWhyNot(park, submission) };
  const done = await unlessChanged(() => undo({ park, by: staff }, submission));
  if (done === "changed") return { ok: false, message: await formatLastStep(park.db, submission.id) };
  if (done.ok)
    await park.db.transaction().execute((trx) =>
      recordAudit(trx, park.now(), {
        by: staff.id,
        action: `submission.act.${noun}.removal`,
        subject: `submission:${submission.id}`,
      }),
    );
  return done;
}

/** That it is too late, or who has brought the submission further meanwhile. */
async function formatWhyNot(park: Park, submission: Submission): Promise<Localized> {
  const last = await lastNoted(park, submission);
  return last && last.led !== submission.stateId ? formatLastStep(park.db, submission.id) : deskTexts.undoTooLate;
}

/** The noun that can still be undone: the one noted last, less than a minute ago. */
export async function undoable(park: Park, submission: Submission): Promise<string | undefined> {
  return (await lastAction(park, submission))?.noun;
}

/** The same with the seconds that are left; nothing when somebody else has brought the submission further since. */
export async function lastAction(
  park: Park,
  submission: Submission,
): Promise<{ noun: string; seconds: number } | undefined> {
  const last = await lastNoted(park, submission);
  return last?.led === submission.stateId ? last : undefined;
}

async function lastNoted(
  park: Park,
  submission: Submission,
): Promise<{ noun: string; seconds: number; led: number } | undefined> {
  const since = park.now().subtract({ seconds: undoSeconds }).toString();
  const last = await park.db
    .selectFrom("audit_log")
    .select(["action", "at", "details"])
    .where("subject", "in", auditSubjects(submission.id))
    .where("action", "~", "^(submission|deed)[.]act[.]")
    .where("at", ">", sql<Date>`${since}::timestamptz`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const noun = last && inTodaysWords(last.action).slice("submission.act.".length);
  if (!last || !noun || !actionOf(submission, noun)?.undo) return undefined;
  return {
    noun,
    led: Number(JSON.parse(last.details).led),
    seconds: Math.max(1, Math.ceil(undoSeconds - (park.now().epochMilliseconds - last.at.getTime()) / 1000)),
  };
}

/** The act of a noun, where the submission has it. */
export function actionOf(submission: Submission, noun: string) {
  return Object.entries(staffActionsOf(submission)).find(([name]) => name === noun)?.[1];
}
