import { kinds } from "#app/deed-kinds.ts";
import { readDiary } from "#app/deeds/book/diary.server.ts";
import { stateNames } from "#app/deeds/deeds.texts.ts";
import { toneOf } from "#app/deeds/status/status-page.server.ts";
import { formatTimeRange } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** Who and what is expected from one day to another, as every screen of the desk shows it; names only for those who see personal data. */
export async function readExpected(park: Park, from: string, to: string, personal: boolean, locale: Locale) {
  const entries = await readDiary(park, from, to, personal);
  return entries.map(({ day, from: starts, to: ends, deed }) => ({
    day,
    id: deed.id,
    code: deed.code,
    kindName: deed.kind,
    kind: kinds[deed.kind]?.label[locale] ?? deed.kind,
    state: stateNames[deed.state][locale],
    stateName: deed.state,
    tone: toneOf(deed.state),
    name: deed.contact?.name ?? "",
    phone: deed.contact?.phone ?? "",
    people: deed.people,
    from: starts,
    time: starts && ends ? formatTimeRange(starts, ends, locale) : (starts ?? ""),
  }));
}

export type Expected = Awaited<ReturnType<typeof readExpected>>[number];
