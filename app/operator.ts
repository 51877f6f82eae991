import type { Park } from "#platform/park.ts";
import { erasePerson, exportPerson } from "./submission-desk/erasure.server.ts";
import { type PersonalSubmission, peopleCalled } from "./submission-desk/person/person.server.ts";

/**
 * What was done, in words for the operator; `json` is a file to hand out. Not found: nothing is held of whoever was
 * meant.
 */
export type PersonAnswer = { found: true; text: string; json?: string } | { found: false };

/** Who does it, as the audit log names them. */
const by = "operator";

/**
 * Erases everything of one person, named by e-mail address, telephone or a reference code of theirs, as the back office
 * does; unless `sure`, it only says what would go (rules D9, S8).
 */
export async function erasePersonCalled(park: Park, called: string, sure: boolean): Promise<PersonAnswer> {
  const [person, ...others] = await peopleCalled(park, called, "en_US");
  if (!person) return { found: false };
  if (others.length > 0) return several([person, ...others].map(({ found }) => found));
  const { address, found: held } = person;
  const lines = linesOf(held);
  if (!sure)
    return {
      found: true,
      text: [
        `Would erase everything personal of ${held.length}:`,
        ...lines,
        "What of it is still to come would be cancelled. Nothing was changed. To erase for good, add --yes",
      ].join("\n"),
    };
  const erased = await erasePerson(park, address, by);
  return {
    found: true,
    text: [
      `Erased everything personal of ${erased}, for good:`,
      ...lines,
      "What of it was still to come is cancelled. What stays is reference, kind, states and times. Backups made before still hold it.",
    ].join("\n"),
  };
}

/** Everything we hold of one person, to be handed to them, as the back office does. */
export async function exportPersonCalled(park: Park, called: string): Promise<PersonAnswer> {
  const [person, ...others] = await peopleCalled(park, called, "en_US");
  if (!person) return { found: false };
  if (others.length > 0) return several([person, ...others].map(({ found }) => found));
  return {
    found: true,
    text: `everything held of that person: ${person.found.length} reservations and requests`,
    json: JSON.stringify(await exportPerson(park, person.address, by), null, 2),
  };
}

/** A telephone number that several gave: each is named by a reference of theirs. */
function several(people: readonly PersonalSubmission[][]): PersonAnswer {
  return {
    found: true,
    text: [
      `${people.length} people gave that telephone number. Nothing was done. Name one by a reference:`,
      ...people.flatMap((held, at) => [`Person ${at + 1}`, ...linesOf(held)]),
    ].join("\n"),
  };
}

function linesOf(held: readonly PersonalSubmission[]): string[] {
  return held.map(
    ({ code, kind, state, opened, files, notes, mails }) =>
      `  ${code}  ${kind}, of ${opened}, ${state}: ${files} files, ${notes} notes, ${mails} mails`,
  );
}
