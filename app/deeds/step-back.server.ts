import type { Transaction } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { type DeedState, type Doer, isDeedState } from "./deed.ts";
import { addState, lockDeed, setDue, setRetention } from "./deeds.server.ts";
import { takeBackMails } from "./mails.server.ts";

type Trx = Transaction<Tables>;

/** The state a deed was in before its newest step; nothing when that was its first, or changed no state. */
export async function stateBefore(trx: Trx, id: string): Promise<DeedState | undefined> {
  const [newest, before] = await trx
    .selectFrom("deed_states")
    .select("state")
    .where("deed_id", "=", id)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  return before && before.state !== newest?.state && isDeedState(before.state) ? before.state : undefined;
}

/**
 * Takes a deed's newest step back, in the transaction that undoes what came with it: the step's mails do not leave, and
 * the deed is in
 * `state` again, due when it was and kept as long (rules B1, P3); whoever asked for it reads of neither step. False,
 * with nothing changed, when one of them is on its way already: then it cannot be unsaid.
 */
export async function stepBack(
  trx: Trx,
  park: Park,
  id: string,
  { state, by }: { state: DeedState; by: Doer },
): Promise<boolean> {
  const { newestStateId: step = 0 } = await lockDeed(trx, id, by);
  // Locked, so that none begins to leave after it was looked at.
  const mails = await trx
    .selectFrom("deed_mails")
    .select(["sealed_letter", "told_at"])
    .where("state_id", "=", step)
    .forUpdate()
    .execute();
  if (mails.some(({ sealed_letter, told_at }) => sealed_letter !== null || told_at !== null)) return false;
  await takeBackMails(trx, park, id, { step }, by);
  await addState(trx, park, id, { state, by, takesBack: step });
  const { due_before, retain_before } = await trx
    .selectFrom("deed_states")
    .select(["due_before", "retain_before"])
    .where("id", "=", step)
    .executeTakeFirstOrThrow();
  await setDue(trx, id, due_before ?? undefined);
  if (retain_before) await setRetention(trx, id, retain_before);
  return true;
}
