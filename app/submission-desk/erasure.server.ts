import { sql, type Transaction } from "kysely";
import { kinds } from "#app/deed-kinds.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";
import { deedKinds, type Doer, endStates } from "#app/deeds/deed.ts";
import { keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { addState, setDue, touchedNow } from "#app/deeds/deeds.server.ts";
import { forgetMailboxOf } from "#app/deeds/letters/mailbox-hour.server.ts";
import { takeBackMails } from "#app/deeds/mails.server.ts";
import { notesOf } from "#app/deeds/notes.server.ts";
import { staffActsOf } from "./questions/acts.server.ts";
import { readUpload, removeErasedUploads, uploadsOf } from "#app/deeds/uploads/uploads.server.ts";
import { deedsOfEmail, openOr, readDeed, stepsOf } from "#app/deeds/read.server.ts";

/** In days after the visit, or whatever the deed was about, until staff change it (decisions §8). */
export const retentionDays = Number(builtInFacts["privacy.retention"].value);

/**
 * Destroys everything personal of a deed: its key, what it sealed, the hashes by which it was found, its files, and
 * mails in the outbox. What stays says that there was such a deed, and when it was in which state (rules D9, S8).
 */
export async function eraseDeed(park: Park, id: string, by: Doer): Promise<void> {
  const mails = await park.db.transaction().execute((trx) => erase(trx, park, id, by));
  for (const mail of mails) await park.mail.forget(mail);
  await removeErasedUploads(park);
}

async function erase(trx: Transaction<Tables>, park: Park, id: string, by: Doer): Promise<string[]> {
  await awaitAuditTurn(trx);
  const deed = await readDeed(trx, park, id);
  if (!deed || deed.personal === "erased") return [];
  // Summaries before their mails, as when one leaves: in another order the two would wait for each other.
  const summaries = await forgetMailboxOf(trx, id);
  await takeBackMails(trx, park, id, "all");
  await trx.deleteFrom("deed_keys").where("deed_id", "=", id).execute();
  await trx
    .updateTable("deeds")
    .set({
      secret_hash: `erased ${id}`,
      sealed_secret: "",
      sealed_personal: "",
      idempotency_hash: null,
      email_hash: null,
      touched_at: touchedNow,
    })
    .where("id", "=", id)
    .execute();
  await trx.updateTable("deed_states").set({ sealed_why: null }).where("deed_id", "=", id).execute();
  await trx.updateTable("deed_corrections").set({ sealed_before: "" }).where("deed_id", "=", id).execute();
  await trx.updateTable("deed_quotes").set({ sealed_words: "" }).where("deed_id", "=", id).execute();
  await trx.updateTable("deed_notes").set({ sealed_note: "" }).where("deed_id", "=", id).execute();
  const mails = await trx
    .updateTable("deed_mails")
    .set({ sealed_words: null, sealed_letter: null })
    .where("deed_id", "=", id)
    .returning("id")
    .execute();
  await trx.updateTable("deed_uploads").set({ sealed_name_and_key: "" }).where("deed_id", "=", id).execute();
  await trx.insertInto("deed_erasures").values({ deed_id: id, at: park.now().toString(), by }).execute();
  await recordAudit(trx, park.now(), { by, action: "deed.erased", subject: `deed:${id}` });
  return [...mails.map((mail) => mail.id), ...summaries];
}

/**
 * Erases every deed whose retention has ended; answers how many. One that cannot be erased is told to the log and tried
 * again the next night.
 */
export async function eraseEnded(park: Park): Promise<number> {
  // /policy/privacy tells the same fact.
  const days = Number((await readFacts(park))["privacy.retention"].value);
  const last = dayOf(park.now()).subtract({ days }).toString();
  const keptUntilAnswered = deedKinds.filter((kind) => kinds[kind]?.keptUntilAnswered);
  const ended = await park.db
    .selectFrom("deeds")
    .innerJoin("deed_keys", "deed_keys.deed_id", "deeds.id")
    .select("deeds.id")
    .where("retain_from", "<", sql<string>`${last}::date`)
    .where((deed) =>
      deed.not(
        deed.and([deed("kind", "in", keptUntilAnswered), deed("newest_state", "in", ["under-review", "question"])]),
      ),
    )
    .execute();
  let erased = 0;
  for (const { id } of ended) {
    try {
      await eraseDeed(park, id, "park");
      erased += 1;
    } catch (error) {
      park.log.error({ err: error, deed: id }, "a deed whose retention has ended could not be erased");
    }
  }
  await forgetLettersOfLate(park);
  await removeErasedUploads(park);
  return erased;
}

const lateDays = 3;

/**
 * Letters of deeds erased in the last days, once more: a stop before the outbox was reached, or a letter just then on
 * its way, leaves its file behind.
 */
async function forgetLettersOfLate(park: Park): Promise<void> {
  const since = park
    .now()
    .subtract({ hours: 24 * lateDays })
    .toString();
  const mails = await park.db
    .selectFrom("deed_mails")
    .innerJoin("deed_erasures", "deed_erasures.deed_id", "deed_mails.deed_id")
    .select(["deed_mails.id", "deed_mails.summary_id"])
    .where("deed_erasures.at", ">", sql<Date>`${since}::timestamptz`)
    .execute();
  for (const { id, summary_id } of mails)
    for (const letter of summary_id ? [id, summary_id] : [id]) await park.mail.forget(letter);
}

/**
 * Erases everything of whoever is found by an address (`addressOf`); answers how many deeds. What is still to come is
 * cancelled first: nobody could do so later.
 */
export async function erasePerson(park: Park, address: string, by: Doer): Promise<number> {
  const ids = await deedsOfEmail(park.db, park, address);
  for (const id of ids) {
    await cancelOpen(park, id, by);
    await eraseDeed(park, id, by);
  }
  return ids.length;
}

/** Ends a deed whose day has not passed, with what it holds, as staff would; its letter is taken back with the rest. */
async function cancelOpen(park: Park, id: string, by: Doer): Promise<void> {
  const deed = await readDeed(park.db, park, id);
  const { retain_from } = await park.db
    .selectFrom("deeds")
    .select("retain_from")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!deed || endStates.includes(deed.state) || retain_from < dayOf(park.now()).toString()) return;
  const { cancellation } = staffActsOf(deed);
  const eraser = { id: by, email: "", name: "", role: "admin" } as const;
  if (
    cancellation?.from.includes(deed.state) &&
    (await cancellation.run({ park, by: eraser }, deed, { reason: "", fields: {} })).ok
  )
    return;
  await park.db.transaction().execute(async (trx) => {
    await addState(trx, park, id, { state: "cancelled", by });
    await setDue(trx, id, undefined);
  });
}

/** Everything we hold of whoever is found by an address (`addressOf`), as they may ask for it. */
export async function exportPerson(park: Park, address: string, by: Doer): Promise<JsonObject> {
  const ids = await deedsOfEmail(park.db, park, address);
  const deeds: JsonObject[] = [];
  for (const id of ids) deeds.push(await exportDeed(park, id));
  await park.db.transaction().execute((trx) =>
    recordAudit(trx, park.now(), {
      by,
      action: "person.exported",
      subject: "person",
      details: { deeds: ids.join(" ") },
    }),
  );
  return { exportedAt: park.now().toString(), address, deeds };
}

async function exportDeed(park: Park, id: string): Promise<JsonObject> {
  const [deed, key] = [await readDeed(park.db, park, id), await keyOfDeed(park.db, park, id)];
  if (!deed || deed.personal === "erased") return { id };
  const mails = await park.db
    .selectFrom("deed_mails")
    .select(["mail", "sealed_letter", "asked_at", "sent_at", "told_at"])
    .where("deed_id", "=", id)
    .orderBy("asked_at")
    .execute();
  return {
    code: deed.code,
    kind: deed.kind,
    language: deed.locale,
    openedAt: deed.openedAt.toString(),
    given: deed.personal,
    states: (await stepsOf(park.db, park, id)).map(({ state, at, why }) => ({
      state,
      at: at.toString(),
      why: why ?? null,
    })),
    notes: (await notesOf(park, id)).map(({ note, at }) => ({ note, at: at.toString() })),
    files: await exportFiles(park, id),
    mails: mails.map(({ mail, sealed_letter, asked_at, sent_at, told_at }) => ({
      mail,
      askedAt: asked_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
      toldAt: told_at?.toISOString() ?? null,
      letter: openOr(key, "letter", sealed_letter) ?? null,
    })),
  };
}

async function exportFiles(park: Park, id: string): Promise<JsonObject[]> {
  const files: JsonObject[] = [];
  for (const { id: upload, name, contentType, at } of await uploadsOf(park.db, park, id)) {
    const kept = await readUpload(park, id, upload);
    files.push({
      name,
      contentType,
      sentAt: at.toString(),
      base64: kept ? Buffer.from(kept.bytes).toString("base64") : "",
    });
  }
  return files;
}
