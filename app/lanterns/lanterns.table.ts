export interface LanternOrderTable {
  submission_id: string;
  /** YYYY-MM-DD, a Monday. */
  rite_on: string;
  /** The Monday before, whose rite began before the order was paid or reported. */
  missed_on: string | null;
  pay_by: string;
  lanterns: number;
  price: number;
}

export interface LanternMoveTable {
  closing_id: string;
  submission_id: string;
  moved_from: string;
  moved_to: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    lantern_orders: LanternOrderTable;
    lantern_moves: LanternMoveTable;
  }
}
