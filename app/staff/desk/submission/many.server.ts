import { kinds } from "#app/submission-types.ts";
import type { Consequence, Submission, StaffAction } from "#app/submissions/submission-type.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { deskTexts, say, sharedActionNames } from "#app/staff/core/desk.texts.ts";
import { listTexts } from "#app/staff/desk/list/list.texts.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { performAction, actionOf, undo } from "./submission-actions.server.ts";

/** What came of something done to several submissions at once, one by one. */
export type ManyActed = { id: string; version: number; code: string; ok: boolean; message: Localized | undefined }[];

/** A submission as it was ticked: with its newest state as it was seen. */
type Picked = { id: string; version: string };

/**
 * Does the same to several submissions, one after the other, or takes it back; each stands for itself, and those that
 * somebody changed meanwhile are left. `seen`: of each what it was told to bring with it for others; where it would
 * bring more, it is left too.
 */
export async function actOnMany(
  park: Park,
  staff: Staff,
  picked: readonly Picked[],
  noun: string,
  given: Record<string, string>,
  { removal = false, seen = new Map() }: { removal?: boolean; seen?: ReadonlyMap<string, string> } = {},
): Promise<ManyActed> {
  const results: ManyActed = [];
  const gaveWay = new Map<string, string>();
  for (const { id, version } of picked) {
    const submission = await readSubmission(park.db, park, id);
    if (!submission) continue;
    const first = gaveWay.get(id);
    const others = removal || first ? [] : await displacedBy(park, submission, noun);
    const done = first
      ? { ok: false as const, message: formatGaveWay(listTexts.gaveWay, first) }
      : submission.personal === "erased"
        ? undefined
        : removal
          ? await undo(park, staff, submission, noun)
          : await performAction(park, staff, submission, noun, { ...given, version, seen: seen.get(id) ?? "" });
    if (done?.ok) for (const other of others) gaveWay.set(other, submission.code);
    const now = done?.ok ? ((await readSubmission(park.db, park, id))?.stateId ?? 0) : submission.stateId;
    results.push({
      id,
      version: now,
      code: submission.code,
      ok: done?.ok === true,
      message: done?.ok ? undefined : (done?.message ?? deskTexts.notForIt),
    });
  }
  return results;
}

/**
 * What doing the same to several would bring with it for others, or for those of them that come later: told before it
 * is done.
 */
export async function consequencesOfMany(
  park: Park,
  picked: readonly Picked[],
  noun: string,
  locale: Locale,
): Promise<(Consequence & { id: string; code: string })[]> {
  const told: (Consequence & { id: string; code: string })[] = [];
  const gaveWay = new Map<string, string>();
  for (const { id } of picked) {
    const submission = await readSubmission(park.db, park, id);
    const first = gaveWay.get(id);
    if (submission && first)
      told.push({
        id,
        code: submission.code,
        text: formatGaveWay(listTexts.willGiveWay, first)[locale],
        submissions: [],
      });
    const consequence = submission && !first ? await consequenceFor(park, submission, noun, locale) : undefined;
    if (!submission || !consequence) continue;
    told.push({ id, code: submission.code, ...consequence });
    if (!consequence.hindered) for (const other of consequence.submissions) gaveWay.set(other.id, submission.code);
  }
  return told;
}

async function displacedBy(park: Park, submission: Submission, noun: string): Promise<string[]> {
  const consequence = await consequenceFor(park, submission, noun, "zh_TW");
  return consequence && !consequence.hindered ? consequence.submissions.map(({ id }) => id) : [];
}

/** Nothing where the act is not for the submission as it stands. */
async function consequenceFor(
  park: Park,
  submission: Submission,
  noun: string,
  locale: Locale,
): Promise<Consequence | undefined> {
  const known = submission.personal === "erased" ? undefined : actionOf(submission, noun);
  return known?.from.includes(submission.state)
    ? known.consequence?.({ db: park.db, park }, submission, locale)
    : undefined;
}

function formatGaveWay(text: Localized, first: string): Localized {
  return { zh_TW: say(text.zh_TW, { first }), en_US: say(text.en_US, { first }), ja_JP: say(text.ja_JP, { first }) };
}

/**
 * What can be done to several at once, `among` these: what asks for nothing but words. What kinds call differently has
 * a name for all.
 */
export function actionsForMany(
  locale: Locale,
  among?: readonly Pick<Submission, "kind" | "state">[],
): {
  noun: string;
  label: string;
  /** The act ends the submission (declined, cancelled), so it is asked about first. */
  ends: boolean;
}[] {
  const fits = (kind: string, { from }: StaffAction) =>
    !among || among.some((submission) => submission.kind === kind && from.includes(submission.state));
  const actions = Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(kind.staff ?? {}).filter(([, action]) => fits(name, action)),
  );
  const plain = actions.filter(([, { fields }]) => typeof fields !== "function" && (fields ?? []).length === 0);
  const labels = new Map<string, Set<string>>();
  for (const [noun, { label }] of plain) labels.set(noun, (labels.get(noun) ?? new Set()).add(label[locale]));
  return [...labels].map(([noun, called]) => ({
    noun,
    label: (called.size > 1 && sharedActionNames[noun]?.[locale]) || [...called].join(" / "),
    ends: plain.some(([name, action]) => name === noun && action.look === "danger"),
  }));
}
