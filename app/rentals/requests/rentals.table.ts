import type { ColumnType, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, string, string>;

export interface RentableSpaceTable {
  space_id: string;
}

export interface RentalTable {
  deed_id: string;
  event: string;
  heads: number;
}

export interface RentalSpaceTable {
  deed_id: string;
  space_id: string;
}

/** Days are YYYY-MM-DD, times HH:MM, in the park. */
export interface RentalTimeTable {
  deed_id: string;
  place: number;
  day: string;
  last_day: string;
  set_up: string;
  starts: string;
  ends: string;
  clear: string;
}

export interface RentalHoldingTable {
  deed_id: string;
  space_id: string;
  starts_at: Moment;
  ends_at: Moment;
}

export interface RentalDisplacementTable {
  deed_id: string;
  for_deed_id: string;
  /** What the request was before. */
  state: string;
}

export interface RentalClosingTable {
  closing_id: string;
  deed_id: string;
  /** What the rental was before. */
  state: string;
  /** The step by which lifting the closing restored it. */
  restored_step: ColumnType<string | null, number | null | undefined, number | null>;
}

/** What a rental was before a change, by the state that the change led to. */
export interface RentalChangeTable {
  state_id: number;
  deed_id: string;
  space_ids: JSONColumnType<object>;
  times: JSONColumnType<object>;
  heads: number;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    rentable_spaces: RentableSpaceTable;
    rentals: RentalTable;
    rental_spaces: RentalSpaceTable;
    rental_times: RentalTimeTable;
    rental_holdings: RentalHoldingTable;
    rental_displacements: RentalDisplacementTable;
    rental_closings: RentalClosingTable;
    rental_changes: RentalChangeTable;
  }
}
