import { auditSubjects, inTodaysWords } from "#app/submissions/audit-words.ts";
import { contactOf } from "#app/submission-desk/queries/list.server.ts";
import { arrivalsOf, mayArrive, ticketCounts } from "#app/submission-desk/queries/arrivals.server.ts";
import { kindOf } from "#app/submission-types.ts";
import { correctionIn } from "#app/submissions/person/corrections.server.ts";
import { type SubmissionKey, keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { doerNames, staffStateNames } from "#app/submissions/submissions.texts.ts";
import type { Submission, Place, StaffField } from "#app/submissions/submission-type.ts";
import { notesOf } from "#app/submissions/notes.server.ts";
import { staffActionsOf } from "#app/submission-desk/questions/actions.server.ts";
import { type Step, stepsOf } from "#app/submissions/read.server.ts";
import { moment, toneOf } from "#app/submission-desk/status/status-page.server.ts";
import { uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { isOverdue } from "#app/submissions/working-days/working-days.ts";
import { colon } from "#app/staff/core/who.ts";
import { differences } from "#app/staff/core/audit/differences.ts";
import { correctedName, formatChange, formatChanges } from "#app/staff/core/audit/format-detail.server.ts";
import { deskTexts } from "#app/staff/core/desk.texts.ts";
import { seesPersonal } from "#app/staff/core/staff-context.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { formatDay } from "#platform/dates.ts";
import { jsonObjectSchema } from "#platform/json.ts";
import { backOffice, languageNames, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { actionName } from "#app/staff/core/action-names.server.ts";
import { lastAction, offeredActions } from "./submission-actions.server.ts";
import { readHourLoads } from "./hour-loads.server.ts";
import { mailsOf } from "./mails-of.server.ts";
import { othersOfAddress } from "./same-address.server.ts";
import { readyReasons } from "./ready-reasons.ts";

/** One submission as a member of staff may see it: whoever sees no personal data gets none sent. */
export async function readSubmissionPage(park: Park, submission: Submission, staff: Staff, locale: Locale) {
  const kind = kindOf(submission.kind);
  const mayAct = seesPersonal(staff) && submission.personal !== "erased";
  const who = await doers(park, locale);
  const facts = submission.personal === "erased" ? [] : await kind.facts({ db: park.db, park }, submission, locale);
  const last = mayAct ? await lastAction(park, submission) : undefined;
  const contact = mayAct ? await contactOf(park, submission.id) : undefined;
  const actions = await actionsByStep(park, submission, locale);
  const step = ({ id, state, by, at, why }: Step) => ({
    id,
    action: actions.get(Number(id)),
    state: staffStateNames[state][locale],
    tone: toneOf(state),
    who: who(by),
    at: moment(at, locale),
    why: mayAct ? why : undefined,
  });
  return {
    id: submission.id,
    code: submission.code,
    version: submission.stateId,
    title: kind.label[locale],
    state: staffStateNames[submission.state][locale],
    tone: toneOf(submission.state),
    due: submission.dueOn ? formatDay(submission.dueOn, locale) : "",
    overdue: submission.dueOn !== undefined && isOverdue(submission.dueOn, park.now()),
    language: languageNames[submission.locale],
    opened: moment(submission.openedAt, locale),
    contact,
    hidden: contact ? "" : deskTexts[submission.personal === "erased" ? "erased" : "hidden"][locale],
    facts: facts.map(({ label, value, personal: own }) => ({
      label,
      value: own && !mayAct ? deskTexts.hidden[locale] : value,
    })),
    steps: (await stepsOf(park.db, park, submission.id)).map(step).reverse(),
    files: mayAct ? await filesOf(park, submission, locale) : [],
    mails: await mailsOf(park, submission, mayAct, locale),
    notes: mayAct
      ? (await notesOf(park, submission.id)).map(({ by, note, at }) => ({ who: who(by), note, at: moment(at, locale) }))
      : [],
    history: mayAct ? await historyOf(park, submission, who, locale) : [],
    loads: submission.personal === "erased" ? undefined : await readHourLoads(park, submission, locale),
    tickets: await ticketCounts(park, submission, locale),
    arrivals: mayAct
      ? (await arrivalsOf(park, submission.id)).map(({ key, people, at, by }) => ({
          key,
          people: Object.values(people).reduce((sum, number) => sum + number, 0),
          at: moment(at, locale),
          who: who(by),
        }))
      : [],
    mayArrive: mayAct && (await mayArrive(park.db, submission)),
    others: mayAct ? await othersOfAddress(park, submission, locale) : [],
    mayAct,
    actions: mayAct ? await actionsOf(park, submission, locale) : [],
    undo: last && {
      noun: last.noun,
      seconds: last.seconds,
      label: staffActionsOf(submission)[last.noun]?.label[locale] ?? last.noun,
    },
  };
}

export type SubmissionPage = Awaited<ReturnType<typeof readSubmissionPage>>;

async function actionsOf(park: Park, submission: Submission, locale: Locale) {
  const place = { db: park.db, park };
  return Promise.all(
    (await offeredActions(park, submission)).map(
      async ([noun, { label, look = "primary", reason, fields = [], consequence }]) => ({
        noun,
        look,
        reason,
        label: label[locale],
        ready: reason ? readyReasons(noun, locale, submission.locale) : [],
        fields: await Promise.all(
          (typeof fields === "function" ? await fields(submission, place) : fields).map((field) =>
            shownField(field, submission, place, locale),
          ),
        ),
        consequence: await consequence?.(place, submission, locale),
      }),
    ),
  );
}

async function shownField(field: StaffField, submission: Submission, place: Place, locale: Locale) {
  const options =
    field.type === "choice" || field.type === "several"
      ? field.options.map(({ value, label }) => ({ value, label: label[locale] }))
      : [];
  return {
    name: field.name,
    type: field.type,
    label: field.label[locale],
    row: field.row?.[locale],
    options,
    value: await field.value?.(submission, place),
  };
}

/** Files of the applicant, each to be had from its own address (rule D17). */
async function filesOf(park: Park, submission: Submission, locale: Locale) {
  const uploads = await uploadsOf(park.db, park, submission.id);
  return uploads.map(({ id, name, size, at, stateId, scan }) => ({
    // What nobody gets leads nowhere, and says why.
    to: scan ? undefined : `${backOffice}/submissions/${submission.id}/uploads/${id}`,
    key: id,
    scan: scan && deskTexts[scan === "held" ? "fileHeld" : "fileInfected"][locale],
    name,
    size: size < 100_000 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`,
    came: deskTexts[stateId === undefined ? "withForm" : "withAnswer"][locale],
    at: moment(at, locale),
  }));
}

/**
 * By which act each of a submission's steps came about, where staff did it: one that changes no state would tell
 * nothing by that alone.
 */
async function actionsByStep(park: Park, submission: Submission, locale: Locale): Promise<Map<number, string>> {
  const rows = await park.db
    .selectFrom("audit_log")
    .select(["action", "details"])
    .where("subject", "in", auditSubjects(submission.id))
    .where("action", "~", "^(submission|deed)[.]act[.]")
    .where("action", "not like", "%.removal")
    .execute();
  return new Map(
    rows.map(({ action, details }) => [
      Number(JSON.parse(details).led),
      actionName(inTodaysWords(action), locale, submission.kind),
    ]),
  );
}

/** What staff did to it, from the audit log; the newest first. */
async function historyOf(park: Park, submission: Submission, who: (by: string) => string, locale: Locale) {
  const rows = await park.db
    .selectFrom("audit_log")
    .select(["id", "at", "by", "action", "details"])
    .where("subject", "in", auditSubjects(submission.id))
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const key = await keyOfSubmission(park.db, park, submission.id);
  return rows.map(({ id, at, by, action, details }) => ({
    id: Number(id),
    at: moment(at.toTemporalInstant(), locale),
    who: who(by),
    action: actionName(inTodaysWords(action), locale, submission.kind),
    changes: changesIn(details, key, locale),
  }));
}

/** What a row of the audit log says was changed, from what to what. */
function changesIn(details: string, key: SubmissionKey | "erased", locale: Locale): string[] {
  const noted = jsonObjectSchema.parse(JSON.parse(details));
  const corrected = correctionIn(noted, key);
  const { before, after } = corrected ?? noted;
  // A text is sealed as a whole, as corrections once were.
  if (before === undefined || typeof before === "string") return [];
  const changed = differences(before, after);
  const said = corrected
    ? changed.map((one) => ({ ...formatChange(one, locale), what: correctedName(one.what, locale) }))
    : formatChanges(changed, locale);
  return said.map(({ what, before: was, after: now }) => `${what}${colon(locale)}${was || "–"} → ${now || "–"}`);
}

/** How to name whoever did something: the applicant, the park by itself, a member of staff. */
async function doers(park: Park, locale: Locale): Promise<(by: string) => string> {
  const rows = await park.db.selectFrom("staff").select(["id", "name"]).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (by) =>
    by === "visitor"
      ? doerNames.applicant[locale]
      : by === "park"
        ? doerNames.park[locale]
        : (names.get(by) ?? doerNames.staff[locale]);
}
