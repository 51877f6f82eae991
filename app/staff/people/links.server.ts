import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { writeEmail } from "#app/submissions/emails/email.ts";
import { type Identity, readIdentity } from "#app/visiting/identity.server.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import { backOffice, locales, type Locale, pathIn } from "#platform/locales.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Park } from "#platform/park.ts";
import { keyedHash } from "#platform/seal.ts";
import { linkMails } from "./link-mails.texts.ts";

export type LinkPurpose = "invitation" | "reset";

/** How long a link holds, by the database's own clock. */
const holds = {
  invitation: sql<string>`clock_timestamp() + interval '7 days'`,
  reset: sql<string>`clock_timestamp() + interval '1 hour'`,
};
const mostAnHour = 3;

/**
 * Asks for a new password by mail. Whether anybody has that address is found out later, so that the answer tells
 * nobody.
 */
const askForReset = defineJob("staff-password-link", z.object({ email: z.string(), locale: z.enum(locales) }));

/** Looks for whoever it may be, and mails the link. */
export function passwordLinks(park: Park): JobHandler {
  return handle(askForReset, async ({ email, locale }) => {
    const person = await park.db
      .selectFrom("staff")
      .select(["id", "name", "email", "banned"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (!person || person.banned) return;
    const identity = await readIdentity(park);
    await park.db.transaction().execute(async (trx) => {
      if ((await recentLinks(trx, person.id)) >= mostAnHour) return;
      await mailLink(trx, park, { person, purpose: "reset", locale, identity });
    });
  });
}

/** Takes note that somebody forgot their password. */
export async function requestReset(park: Park, email: string, locale: Locale): Promise<void> {
  await park.db
    .transaction()
    .execute((trx) => park.jobs.send(trx, askForReset, { email: email.trim().toLowerCase(), locale }));
}

type LinkToMail = {
  person: { id: string; name: string; email: string };
  purpose: LinkPurpose;
  locale: Locale;
  identity: Identity;
};

/**
 * Mails somebody a link with which to set a password. The park's names are read before the transaction begins: the
 * embedded database has one connection, which nobody else gets before it ends.
 */
export async function mailLink(
  trx: Transaction<Tables>,
  park: Park,
  { person, purpose, locale, identity }: LinkToMail,
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  await trx
    .insertInto("staff_links")
    .values({ hash: hashOf(park, token), staff_id: person.id, purpose, expires_at: holds[purpose] })
    .execute();
  const { subject, lines } = linkMails[purpose][locale];
  const words: Record<string, string> = {
    name: person.name,
    park: identity.park[locale],
    link: `${park.config.siteUrl}${pathIn(locale, `${backOffice}/password/${token}`)}`,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
  const letter = writeEmail({
    locale,
    siteUrl: park.config.siteUrl,
    subject: fill(subject),
    lines: lines.map(fill),
    toStaff: true,
    identity,
  });
  await park.jobs.send(trx, sendMail, { to: person.email, ...letter });
}

export type OpenLink = { staffId: string; name: string; email: string; purpose: LinkPurpose };

/** Whose link it is; nothing when it was used, is too old, or was never given. */
export async function findLink(park: Park, token: string): Promise<OpenLink | undefined> {
  return readLink(park.db, park, token);
}

/** Sets the password for which a link was given: once, and all sessions end. */
export async function setByLink(park: Park, token: string, password: string): Promise<OpenLink | undefined> {
  const set = await park.db.transaction().execute(async (trx) => {
    const link = await readLink(trx, park, token);
    if (!link) return undefined;
    // All links of this person are used up with it.
    const used = await trx
      .updateTable("staff_links")
      .set({ used_at: sql<string>`clock_timestamp()` })
      .where("staff_id", "=", link.staffId)
      .where("used_at", "is", null)
      .returning("hash")
      .execute();
    if (!used.some(({ hash }) => hash === hashOf(park, token))) return undefined;
    await park.auth.setPassword(trx, link.staffId, password);
    await recordAudit(trx, park.now(), {
      by: link.staffId,
      action: link.purpose === "invitation" ? "staff.invitation-accepted" : "staff.password-reset",
      subject: `staff:${link.staffId}`,
    });
    return link;
  });
  if (set) await park.auth.unlock(set.email);
  return set;
}

async function readLink(db: Park["db"], park: Park, token: string): Promise<OpenLink | undefined> {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const row = await db
    .selectFrom("staff_links")
    .innerJoin("staff", "staff.id", "staff_links.staff_id")
    .select(["staff.id", "staff.name", "staff.email", "purpose"])
    .where("hash", "=", hashOf(park, token))
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .where((eb) => eb.or([eb("staff.banned", "is", null), eb("staff.banned", "=", false)]))
    .executeTakeFirst();
  return row && { staffId: row.id, name: row.name, email: row.email, purpose: row.purpose };
}

async function recentLinks(trx: Transaction<Tables>, staffId: string): Promise<number> {
  const rows = await trx
    .selectFrom("staff_links")
    .select("hash")
    .where("staff_id", "=", staffId)
    .where("purpose", "=", "reset")
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .execute();
  return rows.length;
}

function hashOf(park: Park, token: string): string {
  return keyedHash(park.config.secret, "staff links", token);
}
