import { kinds } from "#app/deed-kinds.ts";
import type { Consequence, Deed, StaffAct } from "#app/deeds/kind.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { deskTexts, say, sharedActNames } from "#app/staff/core/desk.texts.ts";
import { listTexts } from "#app/staff/desk/list/list.texts.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { act, actOf, undo } from "./deed-acts.server.ts";

/** What came of something done to several deeds at once, one by one. */
export type ManyActed = { id: string; version: number; code: string; ok: boolean; message: Localized | undefined }[];

/** A deed as it was ticked: with its newest state as it was seen. */
type Picked = { id: string; version: string };

/**
 * Does the same to several deeds, one after the other, or takes it back; each stands for itself, and those that
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
    const deed = await readDeed(park.db, park, id);
    if (!deed) continue;
    const first = gaveWay.get(id);
    const others = removal || first ? [] : await displacedBy(park, deed, noun);
    const done = first
      ? { ok: false as const, message: sayGaveWay(listTexts.gaveWay, first) }
      : deed.personal === "erased"
        ? undefined
        : removal
          ? await undo(park, staff, deed, noun)
          : await act(park, staff, deed, noun, { ...given, version, seen: seen.get(id) ?? "" });
    if (done?.ok) for (const other of others) gaveWay.set(other, deed.code);
    const now = done?.ok ? ((await readDeed(park.db, park, id))?.stateId ?? 0) : deed.stateId;
    results.push({
      id,
      version: now,
      code: deed.code,
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
    const deed = await readDeed(park.db, park, id);
    const first = gaveWay.get(id);
    if (deed && first)
      told.push({ id, code: deed.code, text: sayGaveWay(listTexts.willGiveWay, first)[locale], deeds: [] });
    const consequence = deed && !first ? await consequenceFor(park, deed, noun, locale) : undefined;
    if (!deed || !consequence) continue;
    told.push({ id, code: deed.code, ...consequence });
    if (!consequence.hindered) for (const other of consequence.deeds) gaveWay.set(other.id, deed.code);
  }
  return told;
}

async function displacedBy(park: Park, deed: Deed, noun: string): Promise<string[]> {
  const consequence = await consequenceFor(park, deed, noun, "zh_TW");
  return consequence && !consequence.hindered ? consequence.deeds.map(({ id }) => id) : [];
}

/** Nothing where the act is not for the deed as it stands. */
async function consequenceFor(park: Park, deed: Deed, noun: string, locale: Locale): Promise<Consequence | undefined> {
  const known = deed.personal === "erased" ? undefined : actOf(deed, noun);
  return known?.from.includes(deed.state) ? known.consequence?.({ db: park.db, park }, deed, locale) : undefined;
}

function sayGaveWay(text: Localized, first: string): Localized {
  return { zh_TW: say(text.zh_TW, { first }), en_US: say(text.en_US, { first }), ja_JP: say(text.ja_JP, { first }) };
}

/**
 * What can be done to several at once, `among` these: what asks for nothing but words. What kinds call differently has
 * a name for all.
 */
export function actsForMany(
  locale: Locale,
  among?: readonly Pick<Deed, "kind" | "state">[],
): {
  noun: string;
  label: string;
  /** The act ends the deed (declined, cancelled), so it is asked about first. */
  ends: boolean;
}[] {
  const fits = (kind: string, { from }: StaffAct) =>
    !among || among.some((deed) => deed.kind === kind && from.includes(deed.state));
  const acts = Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(kind.staff ?? {}).filter(([, act]) => fits(name, act)),
  );
  const plain = acts.filter(([, { fields }]) => typeof fields !== "function" && (fields ?? []).length === 0);
  const labels = new Map<string, Set<string>>();
  for (const [noun, { label }] of plain) labels.set(noun, (labels.get(noun) ?? new Set()).add(label[locale]));
  return [...labels].map(([noun, called]) => ({
    noun,
    label: (called.size > 1 && sharedActNames[noun]?.[locale]) || [...called].join(" / "),
    ends: plain.some(([name, act]) => name === noun && act.look === "danger"),
  }));
}
