import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";
import { type Doer, isStaff } from "./deed.ts";
import { keyOfDeed } from "./deed-keys.server.ts";

type Trx = Transaction<Tables>;

/** Told no more than which mail: what stands in it is sealed with the deed, so that no job holds anything personal. */
export const sendDeedMail = defineJob("send-deed-mail", z.object({ mail: z.string() }), { retryLimit: 200, retryDelay: 30, concurrency: 2 });

/** In seconds: how long staff can take back what they did before its mail leaves (rule B1). */
export const undoSeconds = 60;

export type DeedMail = {
  /** The name of a text of the deed's kind. */
  mail: string;
  /** Seconds until it leaves; mails by staff wait `undoSeconds`, all others leave at once. */
  after?: number;
  by?: Doer;
  /** Further words for the text's {places}, such as a reason; sealed. */
  words?: Record<string, string>;
};

/** Asks for a mail in the transaction that gives the reason for it: no commit, no mail (rule B2). Answers its id. */
export async function mailDeed(trx: Trx, park: Park, id: string, { mail, by = "park", after = isStaff(by) ? undoSeconds : 0, words }: DeedMail): Promise<string> {
  const key = await keyOfDeed(trx, park, id);
  if (key === "erased") return "";
  const mailId = randomUUID();
  const now = park.now();
  await trx
    .insertInto("deed_mails")
    .values({ id: mailId, deed_id: id, mail, by, sealed_words: words ? key.seal("words", JSON.stringify(words)) : null, asked_at: now.toString(), leaves_at: now.add({ seconds: after }).toString() })
    .execute();
  await park.jobs.send(trx, sendDeedMail, { mail: mailId }, after ? { delaySeconds: after } : {});
  return mailId;
}

/** Takes back every mail of a deed that has not begun to leave; answers how many. What staff take back is told to the audit log. */
export async function takeBackMails(trx: Trx, park: Park, id: string, by: Doer = "park"): Promise<number> {
  const taken = await trx.updateTable("deed_mails").set({ taken_back_at: park.now().toString() }).where("deed_id", "=", id).where("sealed_letter", "is", null).where("taken_back_at", "is", null).returning("mail").execute();
  if (isStaff(by) && taken.length > 0) await recordAudit(trx, park.now(), { by, action: "deed.mails-taken-back", subject: `deed:${id}`, details: { mails: taken.map(({ mail }) => mail).join(" ") } });
  return taken.length;
}
