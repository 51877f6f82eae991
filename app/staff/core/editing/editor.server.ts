import { data, redirect, type RouterContextProvider } from "react-router";
import { parkContext } from "#app/context.ts";
import { listAudit } from "#app/staff/core/audit/audit.server.ts";
import { auditActions, auditTexts } from "#app/staff/core/audit/audit.texts.ts";
import { type Difference, differences } from "#app/staff/core/audit/differences.ts";
import { formatChange } from "#app/staff/core/audit/format-detail.server.ts";
import { actionName } from "#app/staff/core/action-names.server.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { wholeNumber } from "#app/staff/core/whole-number.ts";
import { dayOf, formatDay, formatTime } from "#platform/dates.ts";
import type { JsonObject } from "#platform/json.ts";
import { type Locale, localeOfPath } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { openSetting, restoreSetting, type Saved, saveSetting, type Setting } from "./setting.server.ts";
import { settingTexts } from "./settings.texts.ts";

/** What stands in a form's fields, by name. */
export type Draft = Record<string, string>;
export type Read<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** A setting and its form: how its value is written into fields, and read from them. */
export type Editor<T extends JsonObject[string]> = {
  setting: Setting<T>;
  draftOf(value: T): Draft;
  read(draft: Draft, locale: Locale, park: Park): Read<T> | Promise<Read<T>>;
  /**
   * What a field of the form is called where others read of it, when its name does not say so: `value.0` is 第 1 行，數值.
   */
  nameOf?(field: string, locale: Locale): string;
  /** What follows when it is saved or put back. */
  saved?(): Promise<void>;
};

export type HistoryShown = { id: number; at: string; by: string; action: string; changes: Difference[] };
export type EditorShown = {
  draft: Draft;
  version: string;
  history: HistoryShown[];
  done: "saved" | "restored" | undefined;
};
/**
 * What came of sending the form, where it was not saved: the fields as typed, and the version to send them with once
 * more.
 */
export type Unsaved = {
  draft: Draft;
  version: string;
  problems: string[];
  conflict: { by: string; at: string; changes: Difference[] } | undefined;
};

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const noStore = { "cache-control": "no-store" };

/** A setting for its screen: the fields, the version, and what was done to it. */
export async function showEditor<T extends JsonObject[string]>(
  { url, context }: Omit<Asked, "request">,
  { setting, draftOf }: Editor<T>,
): Promise<EditorShown> {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const { value, version } = await openSetting(park.db, setting);
  const done = url.searchParams.get("done");
  return {
    draft: draftOf(value),
    version,
    history: await showHistory(park, setting.subject, locale),
    done: done === "saved" || done === "restored" ? done : undefined,
  };
}

/**
 * Saves what was typed, or with `wish=restore` puts back what an `entry` of the history changed. 422 with problems, 409
 * when somebody was quicker.
 */
export async function sendEditor<T extends JsonObject[string]>({ request, url, context }: Asked, editor: Editor<T>) {
  const { setting, draftOf, read, saved: follow } = editor;
  const [park, by, locale] = [context.get(parkContext), context.get(staffContext).id, localeOfPath(url.pathname)];
  const form = Object.fromEntries(
    [...(await request.formData())].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replace(/\r\n/g, "\n")]] : [],
    ),
  );
  const { version = "", wish, entry, ...draft } = form;
  if (wish === "restore") {
    const restored = await restoreSetting(park, setting, { entry: wholeNumber(entry), version, by });
    if (restored.ok) await follow?.();
    return restored.ok
      ? back(url, "restored")
      : refuse(
          {
            draft: draftOf(restored.opened.value),
            version: restored.opened.version,
            problems: [],
            conflict: told(restored, draftOf(restored.opened.value), editor, locale),
          },
          409,
        );
  }
  const given = await read(wish ? { ...draft, wish } : draft, locale, park);
  if (!given.ok) return refuse({ draft, version, problems: given.problems, conflict: undefined }, 422);
  const saved = await saveSetting(park, setting, { value: given.value, version, by });
  if (saved.ok) await follow?.();
  if (saved.ok) return back(url, "saved");
  return refuse(
    { draft, version: saved.opened.version, problems: [], conflict: told(saved, draftOf(given.value), editor, locale) },
    409,
  );
}

/** What was done to one setting, the newest first. */
export async function showHistory(park: Park, subject: string, locale: Locale): Promise<HistoryShown[]> {
  const [{ entries }, people] = [
    await listAudit(park, { about: subject }),
    await park.db.selectFrom("staff").select(["id", "name"]).execute(),
  ];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return entries.slice(0, 20).map(({ id, at, by, action, changes }) => ({
    id,
    at: formatMoment(at, locale),
    by: names.get(by) ?? auditTexts.former[locale].replace("{id}", by.slice(0, 6)),
    action: auditActions[action]?.[locale] ?? actionName(action, locale),
    changes: changes.map((change) => formatChange(change, locale, subject)),
  }));
}

/** A moment with its day, as lists of the back office say it. */
export function formatMoment(at: Temporal.Instant, locale: Locale): string {
  return `${formatDay(dayOf(at), locale, { year: true, weekday: false })} ${formatTime(at)}`;
}

function told<T extends JsonObject[string]>(
  conflict: Exclude<Saved<T>, { ok: true }>,
  mine: Draft,
  { setting, draftOf, nameOf }: Editor<T>,
  locale: Locale,
) {
  const changes = differences(draftOf(conflict.opened.value), mine).map((change) => ({
    ...formatChange(change, locale, setting.subject),
    ...(nameOf && { what: nameOf(change.what, locale) }),
  }));
  return {
    by: conflict.by || settingTexts.somebody[locale],
    at: conflict.at ? formatMoment(conflict.at, locale) : "",
    changes,
  };
}

function back(url: URL, done: "saved" | "restored") {
  const query = new URLSearchParams(url.search);
  query.set("done", done);
  return redirect(`${url.pathname}?${query}`, 303);
}

function refuse(unsaved: Unsaved, status: number) {
  return data(unsaved, { status, headers: noStore });
}
