import { createHash } from "node:crypto";
import { sql } from "kysely";
import { staffActsOf } from "#app/submission-desk/questions/acts.server.ts";
import { staffStateNames } from "#app/deeds/deeds.texts.ts";
import type { Deed, Done, StaffAct } from "#app/deeds/kind.ts";
import { sayLastStep } from "#app/deeds/last-step.server.ts";
import { undoSeconds } from "#app/deeds/mails.server.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { asSeen } from "#app/deeds/seen.server.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { readyReason } from "./ready-reasons.ts";

/** A refusal; `changed` when somebody else was quicker, with the number of the state that was seen. */
export type Acted = Done | { ok: false; message: Localized; changed: number };

/**
 * Does to a deed what a noun of its kind says (`confirmation`, `declining` …); nothing when the kind has no such noun.
 * `given.version` is the deed's newest state as it was seen: when it is another by now, nothing is done (rule S12).
 */
export async function act(
  park: Park,
  staff: Staff,
  deed: Deed,
  noun: string,
  given: Record<string, string>,
): Promise<Acted | undefined> {
  const known = actOf(deed, noun);
  if (!known) return undefined;
  const version = given.version ? Number(given.version) : deed.stateId;
  const sent = fingerprint(given);
  const meanwhile = async (): Promise<Acted> =>
    (await didSo(park, staff, deed.id, { noun, version, sent }))
      ? { ok: true }
      : { ok: false, message: await sayLastStep(park.db, deed.id), changed: version };
  if (version !== deed.stateId) return meanwhile();
  // Who acts on what they saw met nobody: the act is for other states.
  if (!known.from.includes(deed.state))
    return {
      ok: false,
      message: given.version ? await sayWhatCanBeDone(park, deed, known) : await sayLastStep(park.db, deed.id),
    };
  const reason = reasonIn(deed, noun, given);
  if (known.reason === "needed" && !reason) return { ok: false, message: deskTexts.reasonNeeded };
  const done = await asSeen(deed, () => known.run({ park, by: staff }, deed, { reason, fields: given }));
  // The kind itself may have found the other's state first, under its lock: that is the same refusal.
  if (done === "changed" || (!done.ok && (await readDeed(park.db, park, deed.id))?.stateId !== deed.stateId))
    return meanwhile();
  // What can be undone for a minute is what was noted last.
  if (done.ok) await note(park, staff, deed, noun, sent);
  return done;
}

/** Notes an act with the state it led to: no other step can be taken back in its name. */
async function note(park: Park, staff: Staff, { id, stateId }: Deed, noun: string, sent: string): Promise<void> {
  await park.db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom("deed_states")
      .select("id")
      .where("deed_id", "=", id)
      .where("id", ">", stateId)
      .where("by", "=", staff.id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: `deed.act.${noun}`,
      subject: `deed:${id}`,
      details: { sent, led: Number(own?.id ?? stateId) },
    });
  });
}

/** That an act is not for a deed's state, and which are. */
async function sayWhatCanBeDone(park: Park, deed: Deed, { label }: StaffAct): Promise<Localized> {
  const acts = await offeredActs(park, deed);
  const said = (locale: Locale) =>
    say(deskTexts.notInState[locale], {
      act: label[locale],
      state: staffStateNames[deed.state][locale],
      acts: acts
        .map(([, one]) => say(deskTexts.oneAct[locale], { act: one.label[locale] }))
        .join(locale === "en_US" ? ", " : ""),
    });
  return { zh_TW: said("zh_TW"), en_US: said("en_US"), ja_JP: said("ja_JP") };
}

/** The acts that can be done with a deed as it stands, by their nouns. */
export async function offeredActs(park: Park, deed: Deed): Promise<[noun: string, act: StaffAct][]> {
  const acts: [string, StaffAct][] = [];
  for (const [noun, one] of Object.entries(staffActsOf(deed)))
    if (one.from.includes(deed.state) && (await one.offered?.({ db: park.db, park }, deed)) !== false)
      acts.push([noun, one]);
  return acts;
}

/**
 * What somebody wrote in the form of an act, with the labels it stood under there: it outlives a refusal, also of what
 * can be done no more.
 */
export async function writtenFor(
  park: Park,
  deed: Deed,
  noun: string,
  given: Record<string, string>,
  locale: Locale,
): Promise<{ label: string; text: string }[]> {
  const known = actOf(deed, noun);
  if (!known) return [];
  const fields =
    typeof known.fields === "function" ? await known.fields(deed, { db: park.db, park }) : (known.fields ?? []);
  const typed = fields
    .filter(({ type }) => type !== "choice" && type !== "several")
    .map(({ name, label, row }) => ({
      label: [row?.[locale], label[locale]].filter(Boolean).join(" "),
      text: given[name] ?? "",
    }));
  return [...typed, { label: deskTexts.reason[locale], text: reasonIn(deed, noun, given) }].filter(
    ({ text }) => text !== "",
  );
}

/** What the visitor will read: a ready reason in their language, and what was written beside it. */
function reasonIn(deed: Deed, noun: string, given: Record<string, string>): string {
  return [readyReason(noun, given.ready, deed.locale), (given.reason ?? "").trim()].filter(Boolean).join("\n");
}

/** What a form said, as one short text: the same form sent twice has the same. */
function fingerprint(given: Record<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(given).sort()))
    .digest("hex")
    .slice(0, 16);
}

/**
 * True when all that happened since a state was seen is that this member of staff sent this very form: sent twice it is
 * no conflict.
 */
async function didSo(
  park: Park,
  staff: Staff,
  deedId: string,
  { noun, version, sent }: { noun: string; version: number; sent: string },
): Promise<boolean> {
  if (!Number.isSafeInteger(version)) return false;
  const since = await park.db
    .selectFrom("deed_states")
    .select("by")
    .where("deed_id", "=", deedId)
    .where("id", ">", version)
    .execute();
  if (since.length === 0 || since.some(({ by }) => by !== staff.id)) return false;
  const last = await park.db
    .selectFrom("audit_log")
    .select(["action", "by", "at", "details"])
    .where("subject", "=", `deed:${deedId}`)
    .where("action", "like", "deed.act.%")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    last?.action === `deed.act.${noun}` &&
    last.by === staff.id &&
    JSON.parse(last.details).sent === sent &&
    park.now().epochMilliseconds - last.at.getTime() < undoSeconds * 1000
  );
}

/**
 * Takes back what was done last, within a minute, with the mails that would have left for it (rule B1). Refused, it
 * changes nothing.
 */
export async function undo(park: Park, staff: Staff, deed: Deed, noun: string): Promise<Done | undefined> {
  const known = actOf(deed, noun);
  const takeBack = known?.undo;
  if (!takeBack) return undefined;
  if ((await undoable(park, deed)) !== noun) return { ok: false, message: await sayWhyNot(park, deed) };
  const done = await asSeen(deed, () => takeBack({ park, by: staff }, deed));
  if (done === "changed") return { ok: false, message: await sayLastStep(park.db, deed.id) };
  if (done.ok)
    await park.db
      .transaction()
      .execute((trx) =>
        recordAudit(trx, park.now(), { by: staff.id, action: `deed.act.${noun}.removal`, subject: `deed:${deed.id}` }),
      );
  return done;
}

/** That it is too late, or who has brought the deed further meanwhile. */
async function sayWhyNot(park: Park, deed: Deed): Promise<Localized> {
  const last = await lastNoted(park, deed);
  return last && last.led !== deed.stateId ? sayLastStep(park.db, deed.id) : deskTexts.undoTooLate;
}

/** The noun that can still be undone: the one noted last, less than a minute ago. */
export async function undoable(park: Park, deed: Deed): Promise<string | undefined> {
  return (await lastAct(park, deed))?.noun;
}

/** The same with the seconds that are left; nothing when somebody else has brought the deed further since. */
export async function lastAct(park: Park, deed: Deed): Promise<{ noun: string; seconds: number } | undefined> {
  const last = await lastNoted(park, deed);
  return last?.led === deed.stateId ? last : undefined;
}

async function lastNoted(park: Park, deed: Deed): Promise<{ noun: string; seconds: number; led: number } | undefined> {
  const since = park.now().subtract({ seconds: undoSeconds }).toString();
  const last = await park.db
    .selectFrom("audit_log")
    .select(["action", "at", "details"])
    .where("subject", "=", `deed:${deed.id}`)
    .where("action", "like", "deed.act.%")
    .where("at", ">", sql<Date>`${since}::timestamptz`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const noun = last?.action.slice("deed.act.".length);
  if (!last || !noun || !actOf(deed, noun)?.undo) return undefined;
  return {
    noun,
    led: Number(JSON.parse(last.details).led),
    seconds: Math.max(1, Math.ceil(undoSeconds - (park.now().epochMilliseconds - last.at.getTime()) / 1000)),
  };
}

/** The act of a noun, where the deed has it. */
export function actOf(deed: Deed, noun: string) {
  return Object.entries(staffActsOf(deed)).find(([name]) => name === noun)?.[1];
}
