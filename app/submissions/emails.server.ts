import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob } from "#platform/jobs.ts";
import { emailJob } from "#platform/mail/mail.ts";
import type { Park } from "#platform/park.ts";
import { type Doer, isStaff } from "./submission.ts";
import { countInMailbox } from "./emails/mailbox-hour.server.ts";
import { keyOfSubmission } from "./submission-keys.server.ts";
import { type OpenedSubmission, personalOf } from "./submissions.server.ts";

type Trx = Transaction<Tables>;

/** The job knows only which e-mail to send. Its text is sealed with the submission, so no job holds personal data. */
export const sendSubmissionEmail = defineJob("send-submission-email", z.object({ mail: z.string() }), emailJob);

/** For how many seconds staff can undo an action before its e-mail leaves (rule B1). */
export const undoSeconds = 60;

export type SubmissionEmail = {
  /** The name of a text of the submission's kind. */
  mail: string;
  /** Seconds until it leaves. E-mails by staff wait `undoSeconds`, all others leave at once. */
  after?: number;
  by?: Doer;
  /** There is no e-mail address, and staff told the visitor by telephone while they did it. */
  told?: boolean;
  /** The closing of the park that it is about. The report of that closing lists it. */
  closing?: string;
  /**
   * Anybody can have this e-mail sent to any address by filling in a form. From the fourth in an hour to one mailbox,
   * it waits for a summary (rule H24).
   */
  forAnybody?: boolean;
  /** Further words for the text's {places}, such as a reason; sealed. */
  words?: Record<string, string>;
};

/**
 * Enqueues an e-mail in the transaction that is the reason for it: no commit, no e-mail (rule B2). Returns its id, or
 * "" for an erased submission. For a visitor without an address it is noted, and staff tell it by telephone (rule B7,
 * emails/calls.server.ts). Whoever has just opened the submission passes it on instead of its id.
 */
export async function enqueueEmail(
  trx: Trx,
  park: Park,
  submission: string | OpenedSubmission,
  {
    mail,
    by = "park",
    after = isStaff(by) ? undoSeconds : 0,
    told = false,
    closing,
    forAnybody = false,
    words,
  }: SubmissionEmail,
): Promise<string> {
  const addressee = typeof submission === "string" ? await addresseeOf(trx, park, submission) : submission;
  if (!addressee) return "";
  const { id, stateId, key, email } = addressee;
  const mailId = randomUUID();
  const now = park.now();
  const byPhone = email === "";
  const summary = forAnybody && !byPhone && !isStaff(by) ? await countInMailbox(trx, park, mailId, email) : undefined;
  await trx
    .insertInto("submission_emails")
    .values({
      id: mailId,
      submission_id: id,
      state_id: stateId,
      mail,
      by,
      sealed_words: words ? key.seal("words", JSON.stringify(words)) : null,
      asked_at: now.toString(),
      leaves_at: (summary?.leavesAt ?? now.add({ seconds: after })).toString(),
      summary_id: summary?.id ?? null,
      by_phone: byPhone,
      closing_id: closing ?? null,
      ...(byPhone && told && { told_at: now.toString(), told_by: by }),
    })
    .execute();
  if (!byPhone && !summary)
    await park.jobs.send(trx, sendSubmissionEmail, { mail: mailId }, after ? { delaySeconds: after } : {});
  return mailId;
}

/** Which e-mails of a submission: all, those of one step, or the newest of a name. */
export type MailsOf = "all" | { step: number } | { newest: string };

/**
 * Undoes those e-mails of a submission whose sending has not begun. Returns how many. The audit log notes what staff
 * undo.
 */
export async function undoEmails(trx: Trx, park: Park, id: string, which: MailsOf, by: Doer = "park"): Promise<number> {
  let mails = trx
    .updateTable("submission_emails")
    .set({ taken_back_at: park.now().toString() })
    .where("submission_id", "=", id)
    .where("sealed_message", "is", null)
    .where("told_at", "is", null)
    .where("taken_back_at", "is", null);
  if (which !== "all") {
    mails =
      "step" in which
        ? mails.where("state_id", "=", which.step)
        : mails.where("id", "=", (of) =>
            of
              .selectFrom("submission_emails")
              .select("id")
              .where("submission_id", "=", id)
              .where("mail", "=", which.newest)
              .orderBy("asked_at", "desc")
              .limit(1),
          );
  }
  const taken = await mails.returning("mail").execute();
  if (isStaff(by) && taken.length > 0)
    await recordAudit(trx, park.now(), {
      by,
      action: "submission.mails-taken-back",
      subject: `submission:${id}`,
      details: { mails: taken.map(({ mail }) => mail).join(" ") },
    });
  return taken.length;
}

/**
 * Sends an e-mail once more, at once, since it says nothing new. One that never left keeps its Message-ID; one that did
 * leave goes as a new message with the same text. Returns false when there is no such e-mail, no address, or when it
 * was undone.
 */
export async function mailAgain(park: Park, submissionId: string, mailId: string, by: string): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await awaitAuditTurn(trx);
    const row = await trx
      .selectFrom("submission_emails")
      .selectAll()
      .where("id", "=", mailId)
      .where("submission_id", "=", submissionId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.taken_back_at || (await emailOf(trx, park, submissionId)) === "") return false;
    if (row.sent_at && (await askedJustNow(trx, park, row, by))) return true;
    const again = row.sent_at ? randomUUID() : row.id;
    // The address has changed since: write it anew, because its link may have changed too.
    // It belonged to a summary: now the whole e-mail goes by itself.
    const letter =
      !row.summary_id && (await isAddressed(trx, park, submissionId, row.sealed_message)) ? row.sealed_message : null;
    const now = park.now().toString();
    if (row.sent_at)
      await trx
        .insertInto("submission_emails")
        .values({
          id: again,
          submission_id: submissionId,
          mail: row.mail,
          by,
          sealed_words: row.sealed_words,
          sealed_message: letter,
          asked_at: now,
          leaves_at: now,
          closing_id: row.closing_id,
        })
        .execute();
    else
      await trx
        .updateTable("submission_emails")
        .set({
          refused_at: null,
          by_phone: false,
          leaves_at: now,
          summary_id: null,
          ...(row.summary_id && { sealed_message: null }),
        })
        .where("id", "=", again)
        .execute();
    await park.jobs.send(trx, sendSubmissionEmail, { mail: again });
    await recordAudit(trx, park.now(), {
      by,
      action: "submission.mail-again",
      subject: `submission:${submissionId}`,
      details: { mail: row.mail },
    });
    return true;
  });
}

/** True when the same person enqueued the same e-mail a moment ago: a form that is sent twice sends one e-mail. */
async function askedJustNow(
  trx: Transaction<Tables>,
  park: Park,
  { id, submission_id, mail }: { id: string; submission_id: string; mail: string },
  by: string,
): Promise<boolean> {
  const since = park.now().subtract({ seconds: undoSeconds }).toString();
  const asked = await trx
    .selectFrom("submission_emails")
    .select("id")
    .where("submission_id", "=", submission_id)
    .where("mail", "=", mail)
    .where("id", "!=", id)
    .where("by", "=", by)
    .where("asked_at", ">", sql<Date>`${since}::timestamptz`)
    .executeTakeFirst();
  return asked !== undefined;
}

/** The address, key and newest step for an e-mail about a submission; undefined when it was erased. */
async function addresseeOf(
  trx: Trx,
  park: Park,
  id: string,
): Promise<(Pick<OpenedSubmission, "id" | "key" | "email"> & { stateId: number | null }) | undefined> {
  const key = await keyOfSubmission(trx, park, id);
  if (key === "erased") return undefined;
  const { newest_state_id: stateId } = await trx
    .selectFrom("submissions")
    .select("newest_state_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, key, email: await emailOf(trx, park, id), stateId: stateId === null ? null : Number(stateId) };
}

/** The e-mail address of a submission; empty where there is none. */
async function emailOf(trx: Trx, park: Park, submissionId: string): Promise<string> {
  const personal = await personalOf(trx, park, submissionId);
  return personal !== "erased" && typeof personal.email === "string" ? personal.email : "";
}

/** Whether the stored e-mail still has the right address: staff may have corrected it since. */
async function isAddressed(trx: Trx, park: Park, submissionId: string, sealedMessage: string | null): Promise<boolean> {
  const [key, personal] = [await keyOfSubmission(trx, park, submissionId), await personalOf(trx, park, submissionId)];
  if (key === "erased" || personal === "erased" || sealedMessage === null) return true;
  return z.object({ to: z.string() }).parse(JSON.parse(key.open("letter", sealedMessage))).to === personal.email;
}

/** E-mails that should have left ten minutes ago and did not: refused for good, or still being tried. */
export async function stuckMails(
  park: Park,
  most: number,
): Promise<
  {
    id: string;
    submissionId: string;
    code: string;
    kind: string;
    mail: string;
    since: Temporal.Instant;
    refused: boolean;
  }[]
> {
  const late = new Date(park.now().subtract({ minutes: stuckAfterMinutes }).epochMilliseconds);
  const rows = await park.db
    .selectFrom("submission_emails")
    .innerJoin("submissions", "submissions.id", "submission_emails.submission_id")
    .select([
      "submission_emails.id",
      "submission_emails.submission_id",
      "submissions.code",
      "submissions.kind",
      "submission_emails.mail",
      "submission_emails.leaves_at",
      "submission_emails.refused_at",
    ])
    .where("sent_at", "is", null)
    .where("by_phone", "=", false)
    .where("taken_back_at", "is", null)
    .where((on) => on.or([on("leaves_at", "<", late), on("refused_at", "is not", null)]))
    .where((on) =>
      on.exists(
        on
          .selectFrom("submission_keys")
          .select("submission_keys.submission_id")
          .whereRef("submission_keys.submission_id", "=", "submission_emails.submission_id"),
      ),
    )
    .orderBy("leaves_at")
    .limit(most)
    .execute();
  return rows.map(({ id, submission_id, code, kind, mail, leaves_at, refused_at }) => ({
    id,
    submissionId: submission_id,
    code,
    kind,
    mail,
    since: leaves_at.toTemporalInstant(),
    refused: refused_at !== null,
  }));
}

const stuckAfterMinutes = 10;
