import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { type SubmissionKey, keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { makeKey, sealBytes, unsealBytes } from "#platform/seal.ts";
import { isUploadType, type Upload, type UploadScan, type UploadType } from "#platform/uploads/upload.ts";

type Uploads = Readonly<Record<string, readonly Upload[]>>;

/** Binds the files to a submission, in the transaction that takes it; `stateId` is the answer they came with. */
export type AttachUploads = (trx: Transaction<Tables>, submissionId: string, stateId?: number) => Promise<void>;

/**
 * Keeps files beside what a piece of work writes: they lie in the private store before its transaction begins, each
 * sealed under a key of its own that nobody else has yet, and stay only when the work went well and bound them to a
 * submission. A refusal or a fault leaves none behind; a power cut leaves bytes that nobody can read (rule D17).
 */
export async function withUploads<T extends { ok: boolean }>(
  park: Park,
  uploads: Uploads,
  work: (attach: AttachUploads) => Promise<T>,
): Promise<T> {
  const kept = Object.entries(uploads).flatMap(([field, files]) =>
    files.map((upload) => ({ id: randomUUID(), field, upload, key: makeKey() })),
  );
  let bound = false;
  let done: T | undefined;
  try {
    for (const { id, upload, key } of kept)
      await park.files.put(pathOf(id), sealBytes(key, upload.bytes, placeOf(id)), "application/octet-stream");
    done = await work(async (trx, submissionId, stateId) => {
      const submissionKey = await keyOfSubmission(trx, park, submissionId);
      if (submissionKey === "erased") return;
      for (const one of kept)
        await trx
          .insertInto("submission_uploads")
          .values(rowOf(park, submissionId, submissionKey, one, stateId))
          .execute();
      bound = true;
    });
    return done;
  } finally {
    if (!bound || !done?.ok) for (const { id } of kept) await park.files.remove(pathOf(id));
  }
}

type StoredUpload = { id: string; field: string; upload: Upload; key: Buffer };

function rowOf(
  park: Park,
  submissionId: string,
  submissionKey: SubmissionKey,
  { id, field, upload, key }: StoredUpload,
  stateId: number | undefined,
) {
  const sealed = submissionKey.seal(placeOf(id), JSON.stringify({ name: upload.name, key: key.toString("base64url") }));
  return {
    id,
    submission_id: submissionId,
    field,
    state_id: stateId ?? null,
    content_type: upload.contentType,
    size: upload.bytes.length,
    sealed_name_and_key: sealed,
    at: park.now().toString(),
    scan: upload.held ? ("held" as const) : null,
  };
}

const sealedSchema = z.object({ name: z.string(), key: z.string() });

/** A file of a submission, without its bytes. `stateId` is the answer it came with; none: the form. */
export type SubmissionUpload = {
  id: string;
  field: string;
  name: string;
  contentType: UploadType;
  size: number;
  stateId: number | undefined;
  at: Temporal.Instant;
  /** Why nobody gets it: the scanner has not looked yet, or found something. */
  scan: UploadScan | undefined;
};

/** The files of a submission, in the order they came; none of an erased one. */
export async function uploadsOf(db: Kysely<Tables>, park: Park, submissionId: string): Promise<SubmissionUpload[]> {
  const key = await keyOfSubmission(db, park, submissionId);
  if (key === "erased") return [];
  const rows = await db
    .selectFrom("submission_uploads")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, field, content_type, size, state_id, sealed_name_and_key, at, scan }) =>
    isUploadType(content_type)
      ? [
          {
            id,
            field,
            name: opened(key, id, sealed_name_and_key).name,
            contentType: content_type,
            size,
            stateId: state_id === null ? undefined : Number(state_id),
            at: Temporal.Instant.fromEpochMilliseconds(at.getTime()),
            scan: scan ?? undefined,
          },
        ]
      : [],
  );
}

/**
 * A file of a submission with its bytes; nothing when there is none of that id, the submission was erased, or the virus
 * scanner has something against it.
 */
export function readUpload(
  park: Park,
  submissionId: string,
  id: string,
): Promise<(Upload & { id: string }) | undefined> {
  return read(park, submissionId, id, null);
}

async function read(
  park: Park,
  submissionId: string,
  id: string,
  scan: "held" | null,
): Promise<(Upload & { id: string }) | undefined> {
  const row = await park.db
    .selectFrom("submission_uploads")
    .select(["content_type", "sealed_name_and_key"])
    .where("id", "=", id)
    .where("submission_id", "=", submissionId)
    .where("scan", scan ? "=" : "is", scan)
    .executeTakeFirst();
  const key = row && (await keyOfSubmission(park.db, park, submissionId));
  if (!row || !key || key === "erased" || !isUploadType(row.content_type)) return undefined;
  const own = opened(key, id, row.sealed_name_and_key);
  const sealed = await park.files.get(pathOf(id));
  return (
    sealed && {
      id,
      name: own.name,
      contentType: row.content_type,
      bytes: unsealBytes(Buffer.from(own.key, "base64url"), sealed, placeOf(id)),
    }
  );
}

/** The same for a member of staff, noted in the audit log (rule S7). */
export async function readUploadFor(park: Park, submissionId: string, id: string, by: string) {
  const upload = await readUpload(park, submissionId, id);
  if (upload)
    await park.db.transaction().execute((trx) =>
      recordAudit(trx, park.now(), {
        by,
        action: "submission.upload-read",
        subject: `submission:${submissionId}`,
        details: { upload: id },
      }),
    );
  return upload;
}

/**
 * Shows the virus scanner what it has not seen yet, the oldest first, until it is away again; of what it finds the
 * bytes are taken away (rule D17).
 */
export async function scanHeldUploads(park: Park): Promise<void> {
  const rows = await park.db
    .selectFrom("submission_uploads")
    .select(["id", "submission_id"])
    .where("scan", "=", "held")
    .orderBy("at")
    .limit(mostAtOnce)
    .execute();
  for (const { id, submission_id } of rows) {
    const upload = await read(park, submission_id, id, "held");
    const scan = upload ? await park.scanner.scan(upload.bytes) : "clean";
    if (scan === "away") return;
    if (scan === "infected") await park.files.remove(pathOf(id));
    await park.db
      .updateTable("submission_uploads")
      .set({ scan: scan === "infected" ? "infected" : null })
      .where("id", "=", id)
      .execute();
  }
}

const mostAtOnce = 50;
const scanHeld = defineJob("scan-held-uploads", z.object({}));

/** Shows them every two minutes. */
export function scanUploads(park: Park): JobHandler {
  return handle(scanHeld, () => scanHeldUploads(park), { cron: "*/2 * * * *" });
}

/** Takes away the files of submissions that were erased; what could not be removed last time is tried again. */
export async function removeErasedUploads(park: Park): Promise<void> {
  const rows = await park.db
    .selectFrom("submission_uploads")
    .innerJoin("submission_erasures", "submission_erasures.submission_id", "submission_uploads.submission_id")
    .select("submission_uploads.id")
    .execute();
  for (const { id } of rows) {
    await park.files.remove(pathOf(id));
    await park.db.deleteFrom("submission_uploads").where("id", "=", id).execute();
  }
}

function opened(key: SubmissionKey, id: string, sealed: string): { name: string; key: string } {
  return sealedSchema.parse(JSON.parse(key.open(placeOf(id), sealed)));
}

function placeOf(id: string): string {
  return `upload ${id}`;
}

function pathOf(id: string): string {
  return `uploads/${id}`;
}
