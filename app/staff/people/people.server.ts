import { type Kysely, sql, type Transaction } from "kysely";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { removeSecondFactor, type StaffRole, staffRoles } from "#platform/auth/auth.ts";
import { inUse } from "#platform/auth/session-ends.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { mailLink } from "./links.server.ts";

type Trx = Transaction<Tables>;

/** `invited` until they have set a password. */
export type Standing = "active" | "invited" | "suspended";
export type Person = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  standing: Standing;
  secondFactor: boolean;
  since: Temporal.Instant;
  signedIn: number;
};

export type PersonRefusal = "last-admin" | "taken" | "changed" | "unknown" | "not-suspended";
type PersonChanged = { ok: true; id: string } | { ok: false; reason: PersonRefusal };

/** Everybody who works here, by name. */
export function listPeople(db: Kysely<Tables>): Promise<Person[]> {
  return readPeople(db);
}

/** One of them. */
export async function findPerson(db: Kysely<Tables>, id: string): Promise<Person | undefined> {
  return (await readPeople(db)).find((person) => person.id === id);
}

/** Gives somebody an account and mails them a link to set their password. */
export async function invite(
  park: Park,
  by: string,
  { locale, ...person }: { name: string; email: string; role: StaffRole; locale: Locale },
): Promise<PersonChanged> {
  const identity = await readIdentity(park);
  return park.db.transaction().execute(async (trx) => {
    const id = await park.auth.hire(trx, person);
    if (!id) return { ok: false, reason: "taken" };
    await mailLink(trx, park, { person: { id, ...person }, purpose: "invitation", locale, identity });
    await recordAudit(trx, park.now(), {
      by,
      action: "staff.invited",
      subject: `staff:${id}`,
      details: { after: { role: person.role } },
    });
    return { ok: true, id };
  });
}

/** Sends the invitation once more. */
export async function inviteAgain(park: Park, by: string, id: string, locale: Locale): Promise<PersonChanged> {
  const identity = await readIdentity(park);
  return withPerson(park, id, async (trx, person) => {
    await mailLink(trx, park, { person, purpose: "invitation", locale, identity });
    await recordAudit(trx, park.now(), { by, action: "staff.invited-again", subject: `staff:${id}` });
    return undefined;
  });
}

/** Another name or role; `seen` is the role the change was decided on. There is always an admin who can sign in. */
export function changePerson(
  park: Park,
  by: string,
  id: string,
  { name, role, seen }: { name: string; role: StaffRole; seen: string },
): Promise<PersonChanged> {
  return withPerson(park, id, async (trx, person) => {
    if (person.role !== seen) return "changed";
    if (person.role === "admin" && role !== "admin" && !(await hasOtherAdmin(trx, id))) return "last-admin";
    await trx.updateTable("staff").set({ name, role }).where("id", "=", id).execute();
    await recordAudit(trx, park.now(), {
      by,
      action: "staff.changed",
      subject: `staff:${id}`,
      details: { before: { role: person.role, renamed: false }, after: { role, renamed: name !== person.name } },
    });
    return undefined;
  });
}

/** Nobody signs in with this account any more, and whoever is signed in is out. */
export function suspend(park: Park, by: string, id: string): Promise<PersonChanged> {
  return withPerson(park, id, async (trx, person) => {
    if (person.role === "admin" && !(await hasOtherAdmin(trx, id))) return "last-admin";
    await trx.updateTable("staff").set({ banned: true }).where("id", "=", id).execute();
    await park.auth.endSessions(trx, id, "admin");
    await recordAudit(trx, park.now(), {
      by,
      action: "staff.suspended",
      subject: `staff:${id}`,
      details: { before: { suspended: false }, after: { suspended: true } },
    });
    return undefined;
  });
}

/** The account can be used again. */
export function restore(park: Park, by: string, id: string): Promise<PersonChanged> {
  return withPerson(park, id, async (trx) => {
    await trx.updateTable("staff").set({ banned: false }).where("id", "=", id).execute();
    await recordAudit(trx, park.now(), {
      by,
      action: "staff.restored",
      subject: `staff:${id}`,
      details: { before: { suspended: true }, after: { suspended: false } },
    });
    return undefined;
  });
}

/** For who lost phone and recovery codes: the next sign-in asks for the password alone. */
export function takeSecondFactor(park: Park, by: string, id: string): Promise<PersonChanged> {
  return withPerson(park, id, async (trx) => {
    await removeSecondFactor(trx, id);
    await park.auth.endSessions(trx, id, "factor");
    await recordAudit(trx, park.now(), { by, action: "staff.second-factor-taken", subject: `staff:${id}` });
    return undefined;
  });
}

/** Ends every session of somebody, who may sign in again: for a lost phone, or a desk left open. */
export function endSessionsOf(park: Park, by: string, id: string): Promise<PersonChanged> {
  return withPerson(park, id, async (trx) => {
    await park.auth.endSessions(trx, id, "admin");
    await recordAudit(trx, park.now(), { by, action: "staff.signed-out", subject: `staff:${id}` });
    return undefined;
  });
}

/**
 * Takes away account, name and address of somebody suspended. What they did stays in the audit log, without their name.
 */
export function remove(park: Park, by: string, id: string): Promise<PersonChanged> {
  return withPerson(park, id, async (trx, person) => {
    if (person.standing !== "suspended") return "not-suspended";
    await trx.deleteFrom("staff").where("id", "=", id).execute();
    await recordAudit(trx, park.now(), {
      by,
      action: "staff.removed",
      subject: `staff:${id}`,
      details: { before: { role: person.role } },
    });
    return undefined;
  });
}

/** One change at a time, so that two admins cannot take each other's place away at once. */
function withPerson(
  park: Park,
  id: string,
  change: (trx: Trx, person: Person) => Promise<PersonRefusal | undefined>,
): Promise<PersonChanged> {
  return park.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(trx);
    const person = await findPerson(trx, id);
    const reason = person ? await change(trx, person) : "unknown";
    return reason ? { ok: false, reason } : { ok: true, id };
  });
}

async function hasOtherAdmin(trx: Trx, id: string): Promise<boolean> {
  return (await readPeople(trx)).some(
    (person) => person.id !== id && person.role === "admin" && person.standing === "active",
  );
}

async function readPeople(db: Kysely<Tables>): Promise<Person[]> {
  const [rows, links, sessions, passkeys] = [
    await db
      .selectFrom("staff")
      .select(["id", "name", "email", "role", "banned", "two_factor_enabled", "created_at"])
      .orderBy("name")
      .orderBy("id")
      .execute(),
    await db.selectFrom("staff_links").select(["staff_id", "purpose", "used_at"]).execute(),
    await db.selectFrom("staff_sessions").select("staff_id").where(inUse).execute(),
    await db.selectFrom("staff_passkeys").select("staff_id").execute(),
  ];
  const invited = new Set(links.filter(({ purpose }) => purpose === "invitation").map(({ staff_id }) => staff_id));
  for (const { staff_id, used_at } of links) if (used_at) invited.delete(staff_id);
  return rows.map(({ id, name, email, role, banned, two_factor_enabled, created_at }) => ({
    id,
    name,
    email,
    role: staffRoles.find((known) => known === role) ?? "viewer",
    standing: banned ? "suspended" : invited.has(id) ? "invited" : "active",
    secondFactor: two_factor_enabled === true || passkeys.some(({ staff_id }) => staff_id === id),
    since: Temporal.Instant.fromEpochMilliseconds(created_at.getTime()),
    signedIn: sessions.filter(({ staff_id }) => staff_id === id).length,
  }));
}
