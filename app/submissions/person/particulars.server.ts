import { z } from "zod";
import type { SubmissionState } from "#app/submissions/submission.ts";
import { changePersonal, lockSubmission, personalOf, stateOf } from "#app/submissions/submissions.server.ts";
import type { Submission, Done, StaffAction, StaffField } from "#app/submissions/submission-type.ts";
import { refused } from "#app/submissions/refused.ts";
import type { Field } from "#platform/form/fields.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { parseForm, postedOnce } from "#platform/form/parse.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { particularsTexts as texts } from "./particulars.texts.ts";
import { addCorrection, newestCorrection, takeCorrectionBack } from "./corrections.server.ts";

/** One of the things somebody wrote, as its form reads it. */
export type Particular = { name: string; label: Localized; read: Field<unknown>; value: string } & (
  | { type: "text" | "lines" | "number" }
  | { type: "choice"; options: readonly { value: string; label: Localized }[] }
);

type Particulars = {
  from: readonly SubmissionState[];
  of(submission: Submission): readonly Particular[];
  /** Puts what was written in its place among what the submission holds; each under its name, unless told otherwise. */
  within?(personal: JsonObject, written: JsonObject): JsonObject;
  /** What the rules have against it. */
  against?(park: Park, submission: Submission, written: JsonObject): Promise<FormErrors>;
  messages?: Readonly<Record<string, Localized>>;
};

/**
 * Staff correct what somebody wrote, by the rules of its form, of a kind that keeps that sealed alone (rule G21); how
 * they are reached is `contactAction`'s.
 */
export function particularsAction({
  from,
  of,
  within = (_, written) => written,
  against,
  messages,
}: Particulars): StaffAction {
  return {
    from,
    label: texts.action,
    look: "secondary",
    fields: async (submission) =>
      of(submission).map(({ read: _, value, ...field }): StaffField => ({ ...field, value: async () => value })),
    run: async ({ park, by }, submission, { fields }) => {
      const parts = of(submission);
      const words = {
        schema: undefined,
        labels: Object.fromEntries(parts.map(({ name, label }) => [name, label])),
        messages,
      };
      const read = parseForm(
        postedOnce(fields),
        z.object(Object.fromEntries(parts.map(({ name, read: field }) => [name, field]))),
      );
      if (!read.ok) return refused(() => read.errors, words);
      const written = plain(read.value);
      const errors = (await against?.(park, submission, written)) ?? {};
      if (Object.keys(errors).length > 0) return refused(() => errors, words);
      const changed = parts.filter(({ name, value }) => String(written[name]) !== value);
      if (changed.length === 0) return { ok: false, message: texts.nothing };
      const before = Object.fromEntries(
        changed.map(({ name, value }) => [name, typeof written[name] === "number" ? Number(value) : value]),
      );
      const after = Object.fromEntries(changed.map(({ name }) => [name, written[name] ?? ""]));
      return onSubmission(park, submission, by.id, from, async (trx, personal) => {
        await addCorrection(trx, park, submission.id, {
          action: "submission.particulars",
          by: by.id,
          expected: submission.stateId,
          said: texts.corrected,
          before,
          after,
        });
        await changePersonal(trx, park, submission.id, within(personal, after));
        return true;
      });
    },
    undo: async ({ park, by }, submission) =>
      onSubmission(park, submission, by.id, from, async (trx, personal) => {
        const former = await newestCorrection(trx, park, submission.id);
        if (!former) return false;
        const now = Object.fromEntries(
          of(submission)
            .filter(({ name }) => name in former)
            .map(({ name, value }) => [name, value]),
        );
        if (
          !(await takeCorrectionBack(trx, park, submission.id, {
            action: "submission.particulars",
            by: by.id,
            expected: submission.stateId,
            before: now,
            after: former,
          }))
        )
          return false;
        await changePersonal(trx, park, submission.id, within(personal, former));
        return true;
      }),
  };
}

type Work = (trx: Parameters<typeof lockSubmission>[0], personal: JsonObject) => Promise<boolean>;

/** The submission locked, in one of these states, and not erased. */
function onSubmission(
  park: Park,
  { id }: Submission,
  by: string,
  from: readonly SubmissionState[],
  work: Work,
): Promise<Done> {
  return park.db.transaction().execute(async (trx): Promise<Done> => {
    await lockSubmission(trx, id, by);
    const personal = await personalOf(trx, park, id);
    if (personal === "erased" || !from.includes(await stateOf(trx, id))) return { ok: false, message: texts.nothing };
    return (await work(trx, personal)) ? { ok: true } : { ok: false, message: texts.notNow };
  });
}

/** What was read, as JSON keeps it: what was left empty is an empty text. */
function plain(read: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => [name, typeof value === "number" ? value : String(value ?? "")]),
  );
}
