import { randomUUID } from "node:crypto";
import { z } from "zod";
import { nowMs } from "../clock.ts";
import { defineJob, handle, type JobHandler } from "../jobs.ts";
import type { Park } from "../park.ts";
import { makeKey, sealBytes, unsealBytes } from "../seal.ts";
import { openValue, sealValue } from "../sealed.ts";
import type { Upload, uploadTypes } from "./upload.ts";

/**
 * A file that was found good, of a form that was refused for something else: it waits for the form to be sent again.
 * Its bytes lie sealed under a key that stands in `token` alone, which goes with the form: without it nobody can read
 * them, we neither (rule D17).
 */
export type Unsent = { id: string; name: string; size: number; token: string };

/** Where it belongs: no other form, and no other field, takes it. */
type Place = { form: string; field: string };

const contentTypes = z.enum([
  "application/pdf",
  "image/jpeg",
  "image/png",
] as const satisfies (keyof typeof uploadTypes)[]);
const tokenSchema = z.object({
  id: z.uuid(),
  form: z.string(),
  field: z.string(),
  name: z.string(),
  contentType: contentTypes,
  size: z.number(),
  key: z.string(),
  at: z.number(),
  held: z.literal(true).optional(),
});

const longestMs = 24 * 60 * 60 * 1000;
/** So many wait at once in all; beyond that a file must be chosen again. */
const mostWaiting = 300;

/** Keeps a file for a form to come back; nothing when too many wait already. */
export async function storePendingUploads(
  park: Park,
  { form, field }: Place,
  { name, contentType, bytes, held }: Upload,
): Promise<Unsent | undefined> {
  const { waiting } = await park.db
    .selectFrom("pending_uploads")
    .select((of) => of.fn.countAll<string>().as("waiting"))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostWaiting) return undefined;
  const [id, key, at] = [randomUUID(), makeKey(), nowMs()];
  // Its row comes first, so that whatever lies there is swept.
  await park.db
    .insertInto("pending_uploads")
    .values({ id, at: new Date(at).toISOString() })
    .execute();
  await park.files.put(pathOf(id), sealBytes(key, bytes, placeOf(id)), "application/octet-stream");
  const size = bytes.length;
  return {
    id,
    name,
    size,
    token: sealValue(park.config.secret, purpose, {
      id,
      form,
      field,
      name,
      contentType,
      size,
      key: key.toString("base64url"),
      at,
      ...(held && { held }),
    }),
  };
}

/** What a token stands for, when we gave it to this form's field within the last day. */
export function readPendingUploads(
  park: Pick<Park, "config">,
  { form, field }: Place,
  token: string,
): Unsent | undefined {
  const read = openToken(park, token);
  return read && read.form === form && read.field === field
    ? { id: read.id, name: read.name, size: read.size, token }
    : undefined;
}

/** The file itself; nothing when it was swept meanwhile. */
export async function openPendingUpload(park: Park, { token }: Unsent): Promise<Upload | undefined> {
  const read = openToken(park, token);
  const sealed = read && (await park.files.get(pathOf(read.id)));
  return (
    sealed && {
      name: read.name,
      contentType: read.contentType,
      bytes: unsealBytes(Buffer.from(read.key, "base64url"), sealed, placeOf(read.id)),
      ...(read.held && { held: read.held }),
    }
  );
}

/** Takes away what has waited for a day, or longer than until another moment; answers how many. */
export async function sweepPendingUploads(park: Park, now = nowMs()): Promise<number> {
  const old = await park.db
    .selectFrom("pending_uploads")
    .select("id")
    .where("at", "<=", new Date(now - longestMs))
    .execute();
  for (const { id } of old) await dropPendingUploads(park, id);
  return old.length;
}

/** Takes one away: its visitor wants it no more, or has sent it. */
export async function dropPendingUploads(park: Park, id: string): Promise<void> {
  await park.files.remove(pathOf(id));
  await park.db.deleteFrom("pending_uploads").where("id", "=", id).execute();
}

const sweep = defineJob("sweep-unsent-uploads", z.object({}));

/** Sweeps every hour. */
export function sweepPendingUploadsJob(park: Park): JobHandler {
  return handle(sweep, async () => void (await sweepPendingUploads(park)), { cron: "23 * * * *" });
}

const purpose = "unsent upload";

function openToken(park: Pick<Park, "config">, token: string) {
  const read = openValue(park.config.secret, purpose, token, tokenSchema);
  return read && nowMs() - read.at < longestMs ? read : undefined;
}

function placeOf(id: string): string {
  return `unsent ${id}`;
}

function pathOf(id: string): string {
  return `unsent/${id}`;
}
