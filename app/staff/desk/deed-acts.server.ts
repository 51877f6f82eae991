import { sql } from "kysely";
import { staffActsOf } from "#app/deeds/questions/acts.server.ts";
import type { Deed, Done } from "#app/deeds/kind.ts";
import { sayLastStep } from "#app/deeds/last-step.server.ts";
import { takeBackMails, undoSeconds } from "#app/deeds/mails.server.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth.ts";
import type { Park } from "#platform/park.ts";
import { deskTexts } from "./desk.texts.ts";

/** Does to a deed what a noun of its kind says (`confirmation`, `declining` …); nothing when the kind has no such noun. */
export async function act(park: Park, staff: Staff, deed: Deed, noun: string, given: Record<string, string>): Promise<Done | undefined> {
  const known = actOf(deed, noun);
  if (!known) return undefined;
  if (!known.from.includes(deed.state)) return { ok: false, message: await sayLastStep(park.db, deed.id) };
  const reason = (given.reason ?? "").trim();
  if (known.reason === "needed" && !reason) return { ok: false, message: deskTexts.reasonNeeded };
  const done = await known.run({ park, by: staff }, deed, { reason, fields: given });
  // What can be undone for a minute is what was noted last.
  if (done.ok) await park.db.transaction().execute((trx) => recordAudit(trx, park.now(), { by: staff.id, action: `deed.act.${noun}`, subject: `deed:${deed.id}` }));
  return done;
}

/** Takes back what was done last, within a minute, with the mails that have not left for it (rule B1). */
export async function undo(park: Park, staff: Staff, deed: Deed, noun: string): Promise<Done | undefined> {
  const known = actOf(deed, noun);
  if (!known?.undo) return undefined;
  if ((await undoable(park, deed)) !== noun) return { ok: false, message: deskTexts.undoTooLate };
  await park.db.transaction().execute((trx) => takeBackMails(trx, park, deed.id, staff.id));
  const done = await known.undo({ park, by: staff }, deed);
  if (done.ok) await park.db.transaction().execute((trx) => recordAudit(trx, park.now(), { by: staff.id, action: `deed.act.${noun}.removal`, subject: `deed:${deed.id}` }));
  return done;
}

/** The noun that can still be undone: the one noted last, less than a minute ago. */
export async function undoable(park: Park, deed: Deed): Promise<string | undefined> {
  const since = park.now().subtract({ seconds: undoSeconds }).toString();
  const last = await park.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject", "=", `deed:${deed.id}`)
    .where("action", "like", "deed.act.%")
    .where("at", ">", sql<Date>`${since}::timestamptz`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const noun = last?.action.slice("deed.act.".length);
  return noun && actOf(deed, noun)?.undo ? noun : undefined;
}

function actOf(deed: Deed, noun: string) {
  return Object.entries(staffActsOf(deed)).find(([name]) => name === noun)?.[1];
}
