import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { type DeedKey, keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { makeKey, sealBytes, unsealBytes } from "#platform/seal.ts";
import { isUploadType, type Upload, type UploadScan, type UploadType } from "#platform/uploads/upload.ts";

type Uploads = Readonly<Record<string, readonly Upload[]>>;

/** Binds the files to a deed, in the transaction that takes it; `stateId` is the answer they came with. */
export type AttachUploads = (trx: Transaction<Tables>, deedId: string, stateId?: number) => Promise<void>;

/**
 * Keeps files beside what a piece of work writes: they lie in the private store before its transaction begins, each
 * sealed under a key of its own that nobody else has yet, and stay only when the work went well and bound them to a
 * deed. A refusal or a fault leaves none behind; a power cut leaves bytes that nobody can read (rule D17).
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
    done = await work(async (trx, deedId, stateId) => {
      const deedKey = await keyOfDeed(trx, park, deedId);
      if (deedKey === "erased") return;
      for (const one of kept)
        await trx
          .insertInto("deed_uploads")
          .values(rowOf(park, deedId, deedKey, one, stateId))
          .execute();
      bound = true;
    });
    return done;
  } finally {
    if (!bound || !done?.ok) for (const { id } of kept) await park.files.remove(pathOf(id));
  }
}

type Kept = { id: string; field: string; upload: Upload; key: Buffer };

function rowOf(
  park: Park,
  deedId: string,
  deedKey: DeedKey,
  { id, field, upload, key }: Kept,
  stateId: number | undefined,
) {
  const sealed = deedKey.seal(placeOf(id), JSON.stringify({ name: upload.name, key: key.toString("base64url") }));
  return {
    id,
    deed_id: deedId,
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

/** A file of a deed, without its bytes. `stateId` is the answer it came with; none: the form. */
export type DeedUpload = {
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

/** The files of a deed, in the order they came; none of an erased one. */
export async function uploadsOf(db: Kysely<Tables>, park: Park, deedId: string): Promise<DeedUpload[]> {
  const key = await keyOfDeed(db, park, deedId);
  if (key === "erased") return [];
  const rows = await db
    .selectFrom("deed_uploads")
    .selectAll()
    .where("deed_id", "=", deedId)
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
 * A file of a deed with its bytes; nothing when there is none of that id, the deed was erased, or the virus scanner has
 * something against it.
 */
export function readUpload(park: Park, deedId: string, id: string): Promise<(Upload & { id: string }) | undefined> {
  return read(park, deedId, id, null);
}

async function read(
  park: Park,
  deedId: string,
  id: string,
  scan: "held" | null,
): Promise<(Upload & { id: string }) | undefined> {
  const row = await park.db
    .selectFrom("deed_uploads")
    .select(["content_type", "sealed_name_and_key"])
    .where("id", "=", id)
    .where("deed_id", "=", deedId)
    .where("scan", scan ? "=" : "is", scan)
    .executeTakeFirst();
  const key = row && (await keyOfDeed(park.db, park, deedId));
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
export async function readUploadFor(park: Park, deedId: string, id: string, by: string) {
  const upload = await readUpload(park, deedId, id);
  if (upload)
    await park.db.transaction().execute((trx) =>
      recordAudit(trx, park.now(), {
        by,
        action: "deed.upload-read",
        subject: `deed:${deedId}`,
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
    .selectFrom("deed_uploads")
    .select(["id", "deed_id"])
    .where("scan", "=", "held")
    .orderBy("at")
    .limit(mostAtOnce)
    .execute();
  for (const { id, deed_id } of rows) {
    const upload = await read(park, deed_id, id, "held");
    const scan = upload ? await park.scanner.scan(upload.bytes) : "clean";
    if (scan === "away") return;
    if (scan === "infected") await park.files.remove(pathOf(id));
    await park.db
      .updateTable("deed_uploads")
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

/** Takes away the files of deeds that were erased; what could not be removed last time is tried again. */
export async function removeErasedUploads(park: Park): Promise<void> {
  const rows = await park.db
    .selectFrom("deed_uploads")
    .innerJoin("deed_erasures", "deed_erasures.deed_id", "deed_uploads.deed_id")
    .select("deed_uploads.id")
    .execute();
  for (const { id } of rows) {
    await park.files.remove(pathOf(id));
    await park.db.deleteFrom("deed_uploads").where("id", "=", id).execute();
  }
}

function opened(key: DeedKey, id: string, sealed: string): { name: string; key: string } {
  return sealedSchema.parse(JSON.parse(key.open(placeOf(id), sealed)));
}

function placeOf(id: string): string {
  return `upload ${id}`;
}

function pathOf(id: string): string {
  return `uploads/${id}`;
}
