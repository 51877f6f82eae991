import { kindOf } from "#app/submission-types.ts";
import { readCode } from "#app/submissions/codes.ts";
import { contactOf } from "#app/submission-desk/queries/list.server.ts";
import { findAmongPersonal } from "#app/submission-desk/queries/search.server.ts";
import { addressOf, plainPhone } from "#app/submissions/submissions.server.ts";
import { submissionsOfEmail, readSubmission } from "#app/submissions/read.server.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import { uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { dayOf } from "#platform/dates.ts";
import { type Locale, partMark } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** One of those who may be meant. */
export type PersonalRecord = { address: string; title: string; found: PersonalSubmission[] };

/** One thing a person asked for, as a list of what is held of them tells it: nothing personal is in it. */
export type PersonalSubmission = {
  code: string;
  kind: string;
  state: string;
  opened: string;
  files: number;
  notes: number;
  mails: number;
};

/**
 * Who may be meant, by what each is found by (`addressOf`): one for an e-mail address or a reference code of theirs,
 * `"h4kx 9tmc"`; as many as gave a telephone number, whatever else they gave (rule S8). Nobody for a code that nobody
 * has, or whose person was erased.
 */
export async function addressesCalled(park: Park, called: string): Promise<string[]> {
  if (called.includes("@")) return [called.trim().toLowerCase()];
  const code = readCode(called);
  const row =
    code && (await park.db.selectFrom("submissions").select("id").where("code", "=", code).executeTakeFirst());
  if (row) return (await addressOfSubmission(park, row.id)) ?? [];
  return /^[\d\s()+.#-]{6,40}$/.test(called.normalize("NFKC").trim()) ? addressesOfPhone(park, plainPhone(called)) : [];
}

async function addressOfSubmission(park: Park, id: string): Promise<string[] | undefined> {
  const personal = (await readSubmission(park.db, park, id))?.personal;
  return typeof personal === "object" && addressOf(personal) ? [addressOf(personal)] : undefined;
}

/** Uses the list's own search, which reads sealed data, and keeps only those whose whole number it is. */
async function addressesOfPhone(park: Park, number: string): Promise<string[]> {
  if (number.length < 6) return [];
  const addresses = new Set<string>();
  // In international form the country code replaces the leading 0.
  for (const id of await findAmongPersonal(park, number.replace(/^0/, ""))) {
    const personal = (await readSubmission(park.db, park, id))?.personal;
    if (typeof personal === "object" && plainPhone(personal.phone) === number)
      addresses.add(addressOf(personal).toLowerCase());
  }
  return [...addresses].sort();
}

/**
 * Each person who may be meant, with the data held about them; people about whom nothing is held are left out. `title`
 * tells staff who it is.
 */
export async function peopleCalled(park: Park, called: string, locale: Locale): Promise<PersonalRecord[]> {
  const people: PersonalRecord[] = [];
  for (const address of await addressesCalled(park, called)) {
    const [found, newest] = [
      await personalDataOf(park, address, locale),
      (await submissionsOfEmail(park.db, park, address)).at(-1),
    ];
    const contact = newest && (await contactOf(park, newest));
    if (found.length > 0)
      people.push({
        address,
        title: contact
          ? [contact.person || contact.name, contact.email || contact.phone].join(partMark[locale])
          : address,
        found,
      });
  }
  return people;
}

/** What is held of whoever is found by an address, oldest first; nothing is changed (rule S8). */
export async function personalDataOf(park: Park, address: string, locale: Locale): Promise<PersonalSubmission[]> {
  const held: PersonalSubmission[] = [];
  for (const id of await submissionsOfEmail(park.db, park, address)) {
    const submission = await readSubmission(park.db, park, id);
    if (!submission) continue;
    const count = async (table: "submission_emails" | "submission_notes") =>
      Number(
        (
          await park.db
            .selectFrom(table)
            .select((of) => of.fn.countAll<string>().as("count"))
            .where("submission_id", "=", id)
            .executeTakeFirstOrThrow()
        ).count,
      );
    held.push({
      code: submission.code,
      kind: kindOf(submission.kind).label[locale],
      state: staffStateNames[submission.state][locale],
      opened: dayOf(submission.openedAt).toString(),
      files: (await uploadsOf(park.db, park, id)).length,
      notes: await count("submission_notes"),
      mails: await count("submission_emails"),
    });
  }
  return held;
}
