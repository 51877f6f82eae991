import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { keyFrom, makeKey, seal, unseal } from "#platform/seal.ts";

/**
 * Seals and opens the personal values of one submission. `what` names the value, so that no sealed value can be put in
 * place of another.
 */
export type SubmissionKey = { seal(what: string, text: string): string; open(what: string, sealed: string): string };

/** Makes the key of a new submission; `wrapped` is the form in which it is stored. */
export function newSubmissionKey(
  park: Pick<Park, "config">,
  submissionId: string,
): { key: SubmissionKey; wrapped: string } {
  const bytes = makeKey();
  return {
    key: submissionKey(bytes, submissionId),
    wrapped: seal(wrapper(park), bytes.toString("base64url"), `key of ${submissionId}`),
  };
}

/** The key of a submission; "erased" when it was destroyed (rule D9). */
export async function keyOfSubmission(
  db: Kysely<Tables>,
  park: Pick<Park, "config">,
  submissionId: string,
): Promise<SubmissionKey | "erased"> {
  const row = await db
    .selectFrom("submission_keys")
    .select("wrapped")
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  return row
    ? submissionKey(
        Buffer.from(unseal(wrapper(park), row.wrapped, `key of ${submissionId}`), "base64url"),
        submissionId,
      )
    : "erased";
}

/** Unwraps the stored keys of many submissions; the park's own key is derived once. */
export function keyOpener(park: Pick<Park, "config">): (submissionId: string, wrapped: string) => SubmissionKey {
  const own = wrapper(park);
  return (submissionId, wrapped) =>
    submissionKey(Buffer.from(unseal(own, wrapped, `key of ${submissionId}`), "base64url"), submissionId);
}

function submissionKey(bytes: Buffer, submissionId: string): SubmissionKey {
  return {
    seal: (what, text) => seal(bytes, text, `${what} of ${submissionId}`),
    open: (what, sealed) => unseal(bytes, sealed, `${what} of ${submissionId}`),
  };
}

function wrapper(park: Pick<Park, "config">): Buffer {
  return keyFrom(park.config.secret, "deed keys");
}
