import { sql } from "kysely";
import { z } from "zod";
import { makeSecret } from "#app/submissions/codes.ts";
import { addCorrection } from "./corrections.server.ts";
import { type Officer, type SubmissionState, submissionStates } from "#app/submissions/submission.ts";
import { changePersonal, personalOf, secretHash } from "#app/submissions/submissions.server.ts";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import type { Submission, Done, StaffAction, StaffField } from "#app/submissions/submission-type.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { refused } from "#app/submissions/refused.ts";
import { cleanText } from "#platform/form/clean.ts";
import { email, type Field, line, lines, optional, paramsOf, personName, phone } from "#platform/form/fields.ts";
import type { Park } from "#platform/park.ts";
import { contactDataTexts as texts, contactLabels } from "./contact-data.texts.ts";

/** What may be corrected, in the order it is shown; a submission has those that its form asked for. */
const reading = {
  contactName: personName(),
  name: personName(),
  phone: phone(),
  email: email(),
  recipientName: personName(),
  postcode: line({ max: 12 }),
  address: lines({ max: 200 }),
} satisfies Record<string, Field<string>>;
type Part = keyof typeof reading;
const parts: readonly Part[] = ["contactName", "name", "phone", "email", "recipientName", "postcode", "address"];

/**
 * Staff correct how somebody is reached, as on the telephone: a mistyped address would otherwise be lost (rule D19).
 */
export function contactAction(submission: Submission): StaffAction {
  const given = partsOf(submission);
  const fields = parts.flatMap((name): StaffField[] => {
    const value = given[name];
    return value === undefined ? [] : [{ name, label: contactLabels[name], type: "text", value: async () => value }];
  });
  const from: readonly SubmissionState[] = submissionStates;
  return {
    from,
    label: texts.action,
    look: "secondary",
    fields,
    run: ({ park, by }, { stateId }, { fields: written }) =>
      correct(park, submission, { by: by.id, expected: stateId }, written),
  };
}

function partsOf({ personal }: Pick<Submission, "personal">): Partial<Record<Part, string>> {
  if (personal === "erased") return {};
  return Object.fromEntries(
    parts.flatMap((part) => (typeof personal[part] === "string" ? [[part, onOneLine(personal[part])]] : [])),
  );
}

/** As a line to write in shows it. */
function onOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}

async function correct(
  park: Park,
  submission: Submission,
  { by, expected }: Officer,
  written: Record<string, string>,
): Promise<Done> {
  const { id } = submission;
  const before = partsOf(submission);
  const wanted = parts.filter((part) => before[part] !== undefined && written[part] !== undefined);
  // What was empty, or may be, can be left so; an address to write to is always needed.
  const schema = z.object(
    Object.fromEntries(
      wanted.map((part) => [
        part,
        before[part] === "" || part === "postcode" || part === "recipientName"
          ? optional(reading[part])
          : reading[part],
      ]),
    ),
  );
  const read = schema.safeParse(Object.fromEntries(wanted.map((part) => [part, [cleanText(written[part] ?? "")]])));
  if (!read.success) return refusal(read.error.issues);
  const changed = Object.fromEntries(
    wanted.flatMap((part) =>
      String(read.data[part] ?? "") === before[part] ? [] : [[part, String(read.data[part] ?? "")]],
    ),
  );
  if (Object.keys(changed).length === 0) return { ok: false, message: texts.nothing };
  return park.db.transaction().execute(async (trx): Promise<Done> => {
    const key = await keyOfSubmission(trx, park, id);
    if (key === "erased" || (await personalOf(trx, park, id)) === "erased")
      return { ok: false, message: texts.nothing };
    const old = Object.fromEntries(wanted.flatMap((part) => (part in changed ? [[part, before[part] ?? ""]] : [])));
    await addCorrection(trx, park, id, {
      action: "submission.contact-data",
      by,
      expected,
      said: texts.done,
      before: old,
      after: changed,
    });
    await changePersonal(trx, park, id, changed);
    if (changed.email === undefined) return { ok: true };
    // Whoever had the link at the wrong address has it no more; what has not left is written anew, to the right one.
    const secret = makeSecret();
    await trx
      .updateTable("submissions")
      .set({ secret_hash: secretHash(park, secret), sealed_secret: key.seal("secret", secret) })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("submission_emails")
      .set({ sealed_message: sql<null>`null` })
      .where("submission_id", "=", id)
      .where("sent_at", "is", null)
      .where("taken_back_at", "is", null)
      .execute();
    await enqueueEmail(trx, park, id, { mail: "contact-corrected", by });
    return { ok: true };
  });
}

function refusal(issues: readonly z.core.$ZodIssue[]): Done {
  const errors = Object.fromEntries(
    issues.map((issue) => [String(issue.path[0]), [{ key: issue.message, facts: paramsOf(issue) }]]),
  );
  return refused(() => errors, { labels: Object.fromEntries(parts.map((part) => [part, contactLabels[part]])) });
}
