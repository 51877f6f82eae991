import type { ColumnType, Generated } from "kysely";

type Moment = ColumnType<Date, string, string>;
type MaybeMoment = ColumnType<Date | null, string | null | undefined, string | null>;
type MaybeNumber = ColumnType<number | null, number | null, number | null>;
/** jsonb: read as it was, written as text. */
type Json = ColumnType<unknown, string, string>;

export interface GroupDayTable {
  /** YYYY-MM-DD */
  day: string;
  per_hour: number | null;
  per_day: number | null;
  changed_at: MaybeMoment;
  changed_by: string | null;
}

export interface GroupReservationTable {
  submission_id: string;
  day: string;
  start_time: string;
  end_time: string;
  total: number;
  general: number;
  discount: number;
  local: number;
  senior: number;
  free: number;
  free_reason: ColumnType<string | null, string | null | undefined, string | null>;
  coaches: number;
  group_kind: string;
  field_trip: string;
  class_tour: string;
  extras: Json;
  guide: string;
  review: boolean;
  tariff: Json;
}

export interface GroupPlaceTable {
  submission_id: string;
  day: string;
  hour: number;
  people: number;
}

export interface HeldPlaceTable extends GroupPlaceTable {
  /** Given back by staff, who can take that back until then. */
  freed_at: MaybeMoment;
}

export interface GroupWaitTable extends GroupPlaceTable {
  place: Generated<number>;
}

export interface GroupOfferTable {
  submission_id: string;
  ends_at: Moment;
}

export interface GroupQueueMarkTable {
  submission_id: string;
  /** One of the two is set. */
  place: MaybeNumber;
  offer_ends_at: MaybeMoment;
}

export interface GroupChangeTable
  extends Omit<
    GroupReservationTable,
    "coaches" | "group_kind" | "field_trip" | "class_tour" | "extras" | "guide" | "review" | "tariff"
  > {
  state_id: number;
}

export interface ParkClosingTable {
  id: Generated<string>;
  first_day: string;
  last_day: string;
  from_time: ColumnType<string | null, string | null | undefined, never>;
  until_time: ColumnType<string | null, string | null | undefined, never>;
  closed_at: Moment;
  closed_by: string;
}

export interface ParkClosingClosureTable {
  closing_id: string;
  closure_id: string;
}

export interface ParkClosingCancellationTable {
  closing_id: string;
  submission_id: string;
  /** What the reservation was before. */
  state: string;
  /** The step by which lifting the closing restored it. */
  restored_step: ColumnType<string | null, number | null | undefined, number | null>;
}

export interface ParkClosingEndTable {
  closing_id: string;
  how: "undone" | "lifted";
  ended_at: Moment;
  ended_by: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    group_days: GroupDayTable;
    group_reservations: GroupReservationTable;
    group_places: HeldPlaceTable;
    group_waits: GroupWaitTable;
    group_offers: GroupOfferTable;
    group_queue_marks: GroupQueueMarkTable;
    group_changes: GroupChangeTable;
    park_closings: ParkClosingTable;
    park_closing_closures: ParkClosingClosureTable;
    park_closing_cancellations: ParkClosingCancellationTable;
    park_closing_ends: ParkClosingEndTable;
  }
}
