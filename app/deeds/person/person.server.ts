import { kindOf } from "#app/deed-kinds.ts";
import { readCode } from "#app/deeds/codes.ts";
import { addressOf } from "#app/deeds/deeds.server.ts";
import { deedsOfEmail, readDeed } from "#app/deeds/read.server.ts";
import { staffStateNames } from "#app/deeds/deeds.texts.ts";
import { uploadsOf } from "#app/deeds/uploads/uploads.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** One thing a person asked for, as a list of what is held of them tells it: nothing personal is in it. */
export type HeldDeed = { code: string; kind: string; state: string; opened: string; files: number; notes: number; mails: number };

/**
 * What whoever is meant is found by (`addressOf`): named by an e-mail address, a telephone number that stands in its place, or a
 * reference code of theirs: `"h4kx 9tmc"`. Nothing for a code that nobody has, or whose person was erased.
 */
export async function addressCalled(park: Park, called: string): Promise<string | undefined> {
  if (called.includes("@")) return called.trim().toLowerCase();
  const code = readCode(called);
  const row = code && (await park.db.selectFrom("deeds").select("id").where("code", "=", code).executeTakeFirst());
  const personal = row ? (await readDeed(park.db, park, row.id))?.personal : { phone: /^[\d\s()+.-]{6,30}$/.test(called.trim()) ? called : "" };
  return typeof personal === "object" ? addressOf(personal) || undefined : undefined;
}

/** What is held of whoever is found by an address, oldest first; nothing is changed (rule S8). */
export async function heldOf(park: Park, address: string, locale: Locale): Promise<HeldDeed[]> {
  const held: HeldDeed[] = [];
  for (const id of await deedsOfEmail(park.db, park, address)) {
    const deed = await readDeed(park.db, park, id);
    if (!deed) continue;
    const count = async (table: "deed_mails" | "deed_notes") => Number((await park.db.selectFrom(table).select((of) => of.fn.countAll<string>().as("count")).where("deed_id", "=", id).executeTakeFirstOrThrow()).count);
    held.push({
      code: deed.code, kind: kindOf(deed.kind).label[locale], state: staffStateNames[deed.state][locale], opened: dayOf(deed.openedAt).toString(),
      files: (await uploadsOf(park.db, park, id)).length, notes: await count("deed_notes"), mails: await count("deed_mails"),
    });
  }
  return held;
}
