import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, string, string>;
type MaybeMoment = ColumnType<Date | null, string | null, string | null>;
/** JSON is parsed by a schema where it is read. */
type Json = JSONColumnType<object>;
type MaybeJson = ColumnType<unknown, string | null, string | null>;

export interface FactTable {
  id: Generated<number>;
  key: string;
  value: ColumnType<unknown, string, string>;
  valid_from: string | null;
  valid_to: string | null;
  note: Generated<string>;
  changed_at: Moment;
  changed_by: string;
}

export interface OpeningHoursTable {
  subject: string;
  rule: Json;
  changed_at: Moment;
  changed_by: string;
}

export interface OpeningExceptionTable {
  id: Generated<number>;
  subject: string;
  first_day: string;
  last_day: string;
  hours: MaybeJson;
  reason: MaybeJson;
  changed_at: Moment;
  changed_by: string;
}

export interface ClosureTable {
  id: Generated<string>;
  covers: "park" | "area" | "facility";
  covers_id: string | null;
  starts_at: MaybeMoment;
  ends_at: MaybeMoment;
  first_day: string | null;
  last_day: string | null;
  reason: Json;
  closed_at: Moment;
  closed_by: string;
}

export interface ClosureLiftingTable {
  closure_id: string;
  lifted_at: Moment;
  lifted_by: string;
}

/** Written by triggers alone. */
export interface CalendarChangeTable {
  id: Generated<boolean>;
  number: ColumnType<string, never, never>;
  changed_at: Moment;
}

export interface SiteSettingTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  changed_at: Moment;
  changed_by: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    facts: FactTable;
    opening_hours: OpeningHoursTable;
    opening_exceptions: OpeningExceptionTable;
    closures: ClosureTable;
    closure_liftings: ClosureLiftingTable;
    calendar_changes: CalendarChangeTable;
    site_settings: SiteSettingTable;
  }
}
