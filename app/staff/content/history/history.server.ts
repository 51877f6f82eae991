import type { ContentName } from "#app/content.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { staffNames } from "#app/staff/content/editor/editor-page.server.ts";
import { fieldName } from "#app/staff/core/content/names.ts";
import { formatMoment } from "#app/staff/core/format-moment.ts";
import { formatWho } from "#app/staff/core/who.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { differences } from "#platform/content/differences.ts";
import { contentOf, type ItemRow, openWorking, versionOf, writeDraft } from "#platform/content/drafts.ts";
import { same, type Values } from "#platform/content/values.ts";
import { languageNames, type Locale, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Piece, wordDifference } from "./word-difference.ts";

/**
 * One moment of an item's history: a revision that was published (`r5`), a draft saved on purpose (`v12`), or what is
 * being written (`now`, else the key of the draft it was saved as).
 */
export type Past = {
  key: string;
  number: number;
  kind: "revision" | "draft" | "now";
  at: number;
  by: string;
  minor: boolean;
  content: Values;
};
export type ShownPast = Omit<Past, "at" | "by" | "content"> & {
  when: string;
  who: string;
  /** True for what visitors see. */
  out: boolean;
};
export type ShownDifference = { field: string; language: string; lang: Locale | undefined; pieces: Piece[] };
/** What an address asks for: one moment beside the one before it, or any two. */
export type HistoryQuery = { show: string | null; from: string | null; to: string | null };
/**
 * Two moments, the older first; none where the address names one that is not there. The oldest of all has none before
 * it.
 */
export type Compared = { older: ShownPast | undefined; newer: ShownPast; differences: ShownDifference[] };

const mostEntries = 200;

/**
 * An item's history, newest first, and how two moments of it differ, where that was asked; nothing when there is no
 * such item.
 */
export async function readHistory(park: Park, name: ContentName, id: string, asked: HistoryQuery, locale: Locale) {
  const working = await park.db.transaction().execute((trx) => openWorking(trx, name, id));
  if (!working) return undefined;
  const { item, version, content, dirty, updatedAt, updatedBy } = working;
  const present: Past = {
    key: "now",
    number: version,
    kind: "now",
    at: updatedAt.epochMilliseconds,
    by: updatedBy,
    minor: false,
    content,
  };
  const past = withPresent(await pastOf(park, id), dirty ? present : undefined);
  const [names, now] = [
    await staffNames(
      park.db,
      past.map(({ by }) => by),
    ),
    park.now(),
  ];
  const live = isOut(item, now) ? `r${item.revision}` : undefined;
  const shown = ({ key, number, kind, at, by, minor }: Past): ShownPast => ({
    key,
    number,
    kind,
    minor,
    when: formatMoment(at, now, locale),
    who: formatWho(by, names.get(by), locale),
    out: key === live,
  });
  const [newer, older] = asked.show === null ? pairOf(past, asked) : neighbours(past, asked.show);
  const compared: Compared | undefined = newer && {
    newer: shown(newer),
    older: older && shown(older),
    differences: shownDifferences(older?.content ?? {}, newer.content, locale, name),
  };
  return {
    content,
    version,
    past: past.map(shown),
    compared,
    failed: !compared && Object.values(asked).some((one) => one !== null),
  };
}

/** With what is being written before the rest; saved on purpose just so, both are one, under the key that stays. */
function withPresent(past: readonly Past[], present: Past | undefined): Past[] {
  if (!present) return [...past];
  const [last, ...rest] = past;
  return last?.kind === "draft" && same(last.content, present.content)
    ? [{ ...present, key: last.key }, ...rest]
    : [present, ...past];
}

/** True for the moment of a key; `now` is the draft as it is, whatever its key. */
function isCalled(key: string | null): (one: Past) => boolean {
  return (one) => one.key === key || (key === "now" && one.kind === "now");
}

function neighbours(past: readonly Past[], key: string): (Past | undefined)[] {
  const at = past.findIndex(isCalled(key));
  return at < 0 ? [] : [past[at], past[at + 1]];
}

/** Two different moments, whichever was named first. */
function pairOf(past: readonly Past[], { from, to }: HistoryQuery): Past[] {
  const pair = past.filter((one) => isCalled(from)(one) || isCalled(to)(one));
  return pair.length === 2 ? pair : [];
}

function isOut({ status, publish_at, unpublish_at }: ItemRow, { epochMilliseconds: now }: Temporal.Instant): boolean {
  return (
    (status === "published" || status === "scheduled") &&
    (publish_at?.getTime() ?? 0) <= now &&
    now < (unpublish_at?.getTime() ?? Number.POSITIVE_INFINITY)
  );
}

/** Somebody wrote since the history was opened: who, when and what, so that nothing is put over it unseen. */
export type Meanwhile = { by: string; when: string; differences: ShownDifference[] };
type Restored = { ok: true } | { ok: false; reason: "gone" } | { ok: false; reason: "meanwhile"; told: Meanwhile };

/**
 * Puts a moment of the history back into the draft as it was seen at `version`; what visitors see stays until it is
 * published (rule S11).
 */
export async function restore(
  { park, staff, locale }: { park: Park; staff: Staff; locale: Locale },
  name: ContentName,
  id: string,
  { key, version }: { key: string; version: number },
): Promise<Restored> {
  const entry = (await pastOf(park, id)).find((one) => one.key === key);
  if (!entry) return { ok: false, reason: "gone" };
  return park.db.transaction().execute(async (trx): Promise<Restored> => {
    const working = await openWorking(trx, name, id);
    if (!working) return { ok: false, reason: "gone" };
    if (working.version !== version) {
      const [seen, names] = [await versionOf(trx, id, version), await staffNames(trx, [working.updatedBy])];
      const differing = shownDifferences(seen ?? {}, working.content, locale, name);
      return {
        ok: false,
        reason: "meanwhile",
        told: {
          by: formatWho(working.updatedBy, names.get(working.updatedBy), locale),
          when: formatMoment(working.updatedAt.epochMilliseconds, park.now(), locale),
          differences: differing,
        },
      };
    }
    const written = await writeDraft(park, trx, working, {
      content: entry.content,
      version: working.version,
      by: staff.id,
      kept: true,
    });
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "content.restored",
      subject: `item:${id}`,
      details: { type: name, from: key, before: working.version, after: written.version },
    });
    return { ok: true };
  });
}

async function pastOf(park: Park, id: string): Promise<Past[]> {
  const [revisions, drafts] = await Promise.all([
    park.db
      .selectFrom("item_revisions")
      .selectAll()
      .where("item_id", "=", id)
      .orderBy("number", "desc")
      .limit(mostEntries)
      .execute(),
    park.db
      .selectFrom("item_draft_versions")
      .selectAll()
      .where("item_id", "=", id)
      .where("kept", "=", true)
      .orderBy("version", "desc")
      .limit(mostEntries)
      .execute(),
  ]);
  const published = revisions.map(
    (row): Past => ({
      key: `r${row.number}`,
      number: row.number,
      kind: "revision",
      at: row.made_at.getTime(),
      by: row.made_by,
      minor: row.minor,
      content: contentOf(row),
    }),
  );
  const saved = drafts.map(
    (row): Past => ({
      key: `v${row.version}`,
      number: row.version,
      kind: "draft",
      at: row.made_at.getTime(),
      by: row.made_by,
      minor: false,
      content: row.content,
    }),
  );
  return [...published, ...saved].sort((a, b) => b.at - a.at || b.number - a.number);
}

/** What differs between two contents of a type, in the order of its fields and in words. */
export function shownDifferences(before: Values, after: Values, locale: Locale, name: ContentName): ShownDifference[] {
  const order = Object.keys(plainType(name).fields);
  return differences(before, after)
    .sort((a, b) => order.indexOf(a.path.split(".")[0] ?? "") - order.indexOf(b.path.split(".")[0] ?? ""))
    .flatMap(({ path, before: was, after: is }) => {
      const lang = locales.find((one) => path.endsWith(`.${one}`));
      const field = fieldName(lang ? path.slice(0, -lang.length - 1) : path, locale, name);
      const pieces = wordDifference(was, is);
      return pieces.some(({ sign }) => sign !== "same")
        ? [{ field, language: lang ? languageNames[lang] : "", lang, pieces }]
        : [];
    });
}
