import type { Transaction } from "kysely";
import type { z } from "zod";
import { dayOf, startOfDay } from "#platform/dates.ts";
import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { builtInFacts, type Fact, type FactKey } from "#app/visiting/facts/facts.ts";
import {
  type Closure,
  type Covers,
  hoursOn,
  instantsOf,
  type OpeningHours,
  type OpeningStatus,
  starterHours,
  statusAt,
  type Whereabouts,
} from "#app/visiting/hours/opening.ts";
import {
  type Rhythm,
  type RhythmTimes,
  type RoundTrip,
  rhythmAt,
  starterTimetable,
} from "#app/visiting/days/rhythm.ts";
import {
  dayHoursSchema,
  factValueSchema,
  hoursRuleSchema,
  localizedSchema,
  timetableSchema,
} from "./visiting.schema.ts";

/**
 * Whether the park, an area or a facility is open now; the page being made lives until that changes (rule T4), or until
 * what is “tomorrow” is today.
 */
export async function parkStatus(park: Park, whereabouts: Whereabouts = {}): Promise<OpeningStatus> {
  const [hours, closures] = [await readHours(park), await readClosures(park)];
  const status = statusAt(hours, closures, park.now(), whereabouts);
  const midnight = startOfDay(dayOf(park.now()).add({ days: 1 }));
  const changesAt =
    !status.opensAt || (status.changesAt && Temporal.Instant.compare(status.changesAt, midnight) < 0)
      ? status.changesAt
      : midnight;
  if (changesAt) park.cache.expireAt(changesAt);
  return { ...status, changesAt };
}

/** Bell, drum, mist, shuttle and part of the day now; the page being made lives until one of them changes. */
export async function parkRhythm(park: Park): Promise<Rhythm> {
  const calendar = { hours: await readHours(park), closures: await readClosures(park) };
  const rhythm = rhythmAt(calendar, rhythmTimes(await readFacts(park)), await readTimetable(park), park.now());
  park.cache.expireAt(rhythm.until);
  return rhythm;
}

/** The park's opening hours with their exceptions. */
export async function readHours(park: Park): Promise<OpeningHours> {
  park.cache.tag("hours");
  return park.memo.remember("hours", ["hours"], () => loadHours(park));
}

/**
 * Every closure, past and coming, that staff have not lifted; the page being made lives until the next begins or ends.
 */
export async function readClosures(park: Park): Promise<Closure[]> {
  park.cache.tag("closures");
  const closures = await park.memo.remember("closures", ["closures"], () => loadClosures(park));
  untilNext(
    park,
    closures.flatMap(({ span }) => Object.values(instantsOf(span))),
  );
  return closures;
}

/**
 * Every fact as it holds today, or on another day, such as that of a visit (rule F14): the built-in one, or what staff
 * gave instead (rule F2).
 */
export async function readFacts(park: Park, on?: Temporal.PlainDate): Promise<Record<FactKey, Fact>> {
  park.cache.tag("facts");
  const overrides = await park.memo.remember("facts", ["facts"], () => loadFactValues(park));
  const today = dayOf(park.now());
  const day = on ?? today;
  untilNext(park, overrides.flatMap(turningDays).map(startOfDay));
  const given = overrides.filter((row) => isValidOn(row, day.toString()));
  const facts: Record<FactKey, Fact> = { ...builtInFacts };
  // Of those valid on that day, the one that began last is read last, and applies.
  for (const { key, value, note } of given) facts[key] = { ...facts[key], value, source: note || facts[key].source };
  // Said once: these two follow from the hours and the timetable that staff edit.
  const lastAdmission = usualLastAdmission(await readHours(park), day);
  facts["hours.lastAdmission"] = { ...facts["hours.lastAdmission"], ...(lastAdmission && { value: lastAdmission }) };
  facts["shuttle.roundTrips"] = { ...facts["shuttle.roundTrips"], value: (await readTimetable(park)).length };
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  return facts;
}

/** The days after today from which one of these facts has another value, or may have. */
export async function turnsOfFacts(park: Park, keys: readonly FactKey[]): Promise<string[]> {
  park.cache.tag("facts");
  const overrides = await park.memo.remember("facts", ["facts"], () => loadFactValues(park));
  const today = dayOf(park.now()).toString();
  const days = overrides
    .filter(({ key }) => keys.includes(key))
    .flatMap(turningDays)
    .map(String);
  return [...new Set(days)].filter((day) => day > today).sort();
}

/** The shuttle's timetable (rule T11). */
export async function readTimetable(park: Park): Promise<RoundTrip[]> {
  return (await readSetting(park, "shuttle.timetable", timetableSchema)) ?? starterTimetable;
}

/** What staff set under a key; undefined while they have not. A value of another shape is a fault. */
export async function readSetting<T>(park: Park, key: string, schema: z.ZodType<T>): Promise<T | undefined> {
  park.cache.tag("settings");
  const settings = await park.memo.remember("settings", ["settings"], async () => {
    const rows = await park.db.selectFrom("site_settings").select(["key", "value"]).execute();
    return new Map(rows.map((row) => [row.key, row.value]));
  });
  return settings.has(key) ? schema.parse(settings.get(key)) : undefined;
}

/** What staff say when they close something: all of a closure but its id, and who closes. */
export type ClosureOrder = Omit<Closure, "id"> & { by: string };

/** Closes the park, an area or a facility; every page that tells opening hears of it on commit. */
export async function closePark(
  park: Park,
  order: ClosureOrder,
): Promise<{ ok: true; id: string } | { ok: false; reason: "ends-before-it-begins" }> {
  const { from, to } = instantsOf(order.span);
  if (to && Temporal.Instant.compare(from, to) >= 0) return { ok: false, reason: "ends-before-it-begins" };
  return { ok: true, id: await park.db.transaction().execute((trx) => addClosure(trx, park, order)) };
}

/** The same as part of a larger action; its span is known to be right. Answers the closure's id. */
export async function addClosure(trx: Transaction<Tables>, park: Park, order: ClosureOrder): Promise<string> {
  const row = await trx
    .insertInto("closures")
    .values({
      covers: order.covers.kind,
      covers_id: order.covers.kind === "park" ? null : order.covers.id,
      ...spanColumns(order.span),
      reason: JSON.stringify(order.reason),
      closed_at: park.now().toString(),
      closed_by: order.by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(trx, park.now(), {
    by: order.by,
    action: "closing.made",
    subject: `closure:${row.id}`,
    details: {
      after: {
        covers: order.covers.kind,
        ...(order.covers.kind !== "park" && { of: order.covers.id }),
        reason: order.reason.zh_TW,
      },
    },
  });
  await park.changes.announce(trx, ["closures"]);
  return row.id;
}

/** `takenBack`: it was a slip, undone in its minute, and nobody opens the park again. */
type Lifting = { id: string; by: string; takenBack?: boolean };
type Lifted = { ok: true } | { ok: false; reason: "unknown" | "already-lifted" };

/** Ends a closure now, or takes it back before it began. */
export async function liftClosure(park: Park, lifting: { id: string; by: string }): Promise<Lifted> {
  return park.db.transaction().execute((trx) => addLifting(trx, park, lifting));
}

/** The same as part of a larger action. */
export async function addLifting(trx: Transaction<Tables>, park: Park, lifting: Lifting): Promise<Lifted> {
  await awaitAuditTurn(trx);
  const closure = await trx
    .selectFrom("closures")
    .select("id")
    .where("id", "=", lifting.id)
    .forUpdate()
    .executeTakeFirst();
  if (!closure) return { ok: false, reason: "unknown" };
  const lifted = await trx
    .insertInto("closure_liftings")
    .values({ closure_id: lifting.id, lifted_at: park.now().toString(), lifted_by: lifting.by })
    .onConflict((conflict) => conflict.doNothing())
    .returning("closure_id")
    .executeTakeFirst();
  if (!lifted) return { ok: false, reason: "already-lifted" };
  await recordAudit(trx, park.now(), {
    by: lifting.by,
    action: lifting.takenBack ? "closing.taken-back" : "closing.lifted",
    subject: `closure:${lifting.id}`,
  });
  await park.changes.announce(trx, ["closures"]);
  return { ok: true };
}

/** Takes a lifting back: what it had ended is closed as before. Nothing where it was not lifted. */
export async function undoLifting(
  trx: Transaction<Tables>,
  park: Park,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await awaitAuditTurn(trx);
  const taken = await trx
    .deleteFrom("closure_liftings")
    .where("closure_id", "=", id)
    .returning("closure_id")
    .executeTakeFirst();
  if (!taken) return;
  await recordAudit(trx, park.now(), { by, action: "closing.lifting-taken-back", subject: `closure:${id}` });
  await park.changes.announce(trx, ["closures"]);
}

async function loadHours(park: Park): Promise<OpeningHours> {
  const [rule, exceptions] = [
    await park.db.selectFrom("opening_hours").select("rule").where("subject", "=", "park").executeTakeFirst(),
    await park.db.selectFrom("opening_exceptions").selectAll().where("subject", "=", "park").orderBy("id").execute(),
  ];
  return {
    ...(rule ? hoursRuleSchema.parse(rule.rule) : starterHours),
    exceptions: exceptions.map((row) => ({
      from: row.first_day,
      to: row.last_day,
      hours: dayHoursSchema.parse(row.hours),
      reason: localizedSchema.nullable().parse(row.reason) ?? undefined,
    })),
  };
}

async function loadClosures(park: Park): Promise<Closure[]> {
  const rows = await park.db
    .selectFrom("closures")
    .leftJoin("closure_liftings", "closure_id", "id")
    .select(["id", "covers", "covers_id", "starts_at", "ends_at", "first_day", "last_day", "reason", "lifted_at"])
    .orderBy("closed_at")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => {
    const span = cutAt(spanOf(row), row.lifted_at?.toTemporalInstant());
    return span ? [{ id: row.id, covers: coversOf(row), span, reason: localizedSchema.parse(row.reason) }] : [];
  });
}

type SpanColumns = { starts_at: Date | null; ends_at: Date | null; first_day: string | null; last_day: string | null };

function spanOf(row: SpanColumns): Closure["span"] {
  if (row.starts_at) return { from: row.starts_at.toTemporalInstant(), to: row.ends_at?.toTemporalInstant() };
  return {
    firstDay: Temporal.PlainDate.from(row.first_day ?? ""),
    lastDay: Temporal.PlainDate.from(row.last_day ?? ""),
  };
}

function spanColumns(span: Closure["span"]) {
  return "from" in span
    ? { starts_at: span.from.toString(), ends_at: span.to?.toString() ?? null }
    : { first_day: span.firstDay.toString(), last_day: span.lastDay.toString() };
}

function coversOf(row: { covers: Covers["kind"]; covers_id: string | null }): Covers {
  return row.covers === "park" ? { kind: "park" } : { kind: row.covers, id: row.covers_id ?? "" };
}

/** What is left of a span that was lifted: it counts up to then, so nothing when it had not begun. */
function cutAt(span: Closure["span"], liftedAt: Temporal.Instant | undefined): Closure["span"] | undefined {
  const { from, to } = instantsOf(span);
  if (!liftedAt || (to && Temporal.Instant.compare(to, liftedAt) <= 0)) return span;
  return Temporal.Instant.compare(from, liftedAt) < 0 ? { from, to: liftedAt } : undefined;
}

type FactValue = {
  key: FactKey;
  value: number | string;
  note: string;
  valid_from: string | null;
  valid_to: string | null;
};

async function loadFactValues(park: Park): Promise<FactValue[]> {
  const rows = await park.db
    .selectFrom("facts")
    .select(["key", "value", "note", "valid_from", "valid_to"])
    .orderBy("valid_from", (order) => order.asc().nullsFirst())
    .execute();
  return rows.flatMap((row) => {
    const value = isFactKey(row.key) ? factValueSchema(builtInFacts[row.key].unit).safeParse(row.value) : undefined;
    if (isFactKey(row.key) && value?.success) return [{ ...row, key: row.key, value: value.data }];
    park.log.warn(
      { key: row.key },
      "a stored fact is not one of the park's, or not of its unit; the built-in value holds",
    );
    return [];
  });
}

function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(builtInFacts, key);
}

function isValidOn(row: FactValue, day: string): boolean {
  return (row.valid_from ?? day) <= day && day <= (row.valid_to ?? day);
}

/** The days from which a value begins or no longer holds. */
function turningDays(row: FactValue): Temporal.PlainDate[] {
  const begins = row.valid_from ? [Temporal.PlainDate.from(row.valid_from)] : [];
  return row.valid_to ? [...begins, Temporal.PlainDate.from(row.valid_to).add({ days: 1 })] : begins;
}

function usualLastAdmission(hours: OpeningHours, today: Temporal.PlainDate): string | undefined {
  for (let days = 0; days < 7; days++) {
    const day = hoursOn(hours, today.add({ days })).hours;
    if (day) return day.lastAdmission;
  }
  return undefined;
}

function rhythmTimes(facts: Record<FactKey, Fact>): RhythmTimes {
  return {
    bell: String(facts["rhythm.bell"].value),
    drum: String(facts["rhythm.drum"].value),
    mistEvery: Number(facts["rhythm.mistEvery"].value),
    mistFor: Number(facts["rhythm.mistFor"].value),
  };
}

/** The page being made reads differently from the first of these moments that is still to come. */
function untilNext(park: Park, moments: (Temporal.Instant | undefined)[]): void {
  const now = park.now();
  for (const moment of moments) if (moment && Temporal.Instant.compare(moment, now) > 0) park.cache.expireAt(moment);
}
