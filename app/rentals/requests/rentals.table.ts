import type { ColumnType, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, string, string>;

export interface RentableSpaceTable {
  space_id: string;
}

export interface RentalTable {
  submission_id: string;
  event: string;
  heads: number;
}

export interface RentalSpaceTable {
  submission_id: string;
  space_id: string;
}

/** Days are YYYY-MM-DD, times HH:MM, in the park. */
export interface RentalTimeTable {
  submission_id: string;
  place: number;
  day: string;
  last_day: string;
  set_up: string;
  starts: string;
  ends: string;
  clear: string;
}

export interface RentalHoldingTable {
  submission_id: string;
  space_id: string;
  starts_at: Moment;
  ends_at: Moment;
}

export interface RentalDisplacementTable {
  submission_id: string;
  for_submission_id: string;
  /** What the request was before. */
  state: string;
}

export interface RentalClosingTable {
  closing_id: string;
  submission_id: string;
  /** What the rental was before. */
  state: string;
  /** The step by which lifting the closing restored it. */
  restored_step: ColumnType<string | null, number | null | undefined, number | null>;
}

/** What a rental was before a change, by the state that the change led to. */
export interface RentalChangeTable {
  state_id: number;
  submission_id: string;
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
