import type { Kysely } from "kysely";
import { z } from "zod";
import type { SubmissionState } from "#app/submissions/submission.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { readClosures, readFacts, readHours } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";
import {
  datesOf,
  type InTime,
  payBy,
  payForRiteBy,
  type RiteCalendar,
  type RiteDates,
  riteOf,
  standingRite,
} from "#app/lanterns/rites/rites.ts";

/**
 * Hours, closures, working days and the hour of the rite, as the rules of rites need them. Within a transaction, give
 * the park within it.
 */
export async function readRiteCalendar(park: Park): Promise<RiteCalendar> {
  return {
    hours: await readHours(park),
    closures: await readClosures(park),
    working: await readHolidays(park.db),
    begins: String((await readFacts(park))["lantern.riteAt"].value),
  };
}

/**
 * The dates of an order, with those of its payment: the last day to pay, and until when it is in time for that rite.
 */
export type OrderDates = RiteDates & { payBy: string; inTime: InTime };

/** What somebody is told who orders now: the one place where these dates are made (rules W2–W5, W7). */
export async function datesOfOrderNow(park: Park): Promise<OrderDates> {
  const [calendar, facts] = [await readRiteCalendar(park), await readFacts(park)];
  const rite = riteOf(park.now(), calendar);
  const last = payBy(park.now(), Number(facts["lantern.payWithin"].value));
  return {
    ...datesOf(rite, calendar, Number(facts["lantern.mailWithin"].value)),
    payBy: last,
    inTime: payForRiteBy(rite, last, calendar),
  };
}

/**
 * An order as it stands, without what is personal: page, mail, calendar file and the temple's list all read it here.
 */
export type Order = OrderDates & {
  lanterns: number;
  /** NT$ for one. */
  price: number;
  /** The Monday whose rite began before it was paid or reported. */
  missed: string | undefined;
};

/** Reads one; throws when there is none under this submission. `park` must see what `db` sees. */
export async function readOrder(
  db: Kysely<Tables>,
  park: Park,
  submissionId: string,
  state: SubmissionState,
): Promise<Order> {
  const row = await db
    .selectFrom("lantern_orders")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const calendar = await readRiteCalendar({ ...park, db });
  const rite = standingRite({ rite: row.rite_on, kept: state !== "unpaid" }, park.now(), calendar);
  const days = Number((await readFacts(park))["lantern.mailWithin"].value);
  return {
    ...datesOf(rite, calendar, days),
    payBy: row.pay_by,
    inTime: payForRiteBy(rite, row.pay_by, calendar),
    lanterns: row.lanterns,
    price: row.price,
    missed: rite > row.rite_on ? row.rite_on : (row.missed_on ?? undefined),
  };
}

const sealedSchema = z.object({
  lanterns: z.array(z.object({ name: z.string(), wish: z.string() })),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  recipientName: z.string(),
  postcode: z.string(),
  address: z.string(),
  lastFive: z.string().optional(),
});

/** What of an order is personal, opened. */
export type SealedOrder = z.output<typeof sealedSchema>;

/** Reads what is personal; nothing when it was erased. */
export function readSealed(personal: JsonObject | "erased"): SealedOrder | undefined {
  return personal === "erased" ? undefined : sealedSchema.parse(personal);
}
