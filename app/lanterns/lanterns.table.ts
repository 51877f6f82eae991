export interface LanternOrderTable {
  deed_id: string;
  /** YYYY-MM-DD, a Monday. */
  rite_on: string;
  pay_by: string;
  lanterns: number;
  price: number;
}

export interface LanternMoveTable {
  closing_id: string;
  deed_id: string;
  moved_from: string;
  moved_to: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    lantern_orders: LanternOrderTable;
    lantern_moves: LanternMoveTable;
  }
}
