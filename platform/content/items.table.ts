import type { ColumnType, JSONColumnType } from "kysely";

export type ItemStatus = "draft" | "scheduled" | "published" | "archived";
type Moment = ColumnType<Date, string, string>;
type MaybeMoment = ColumnType<Date | null, string | null, string | null>;
type Data = JSONColumnType<Record<string, unknown>>;

export interface ItemTable {
  id: string;
  type: string;
  slug: string;
  status: ItemStatus;
  publish_at: MaybeMoment;
  unpublish_at: MaybeMoment;
  position: number;
  cover: string | null;
  data: Data;
  revision: number;
  created_at: Moment;
  updated_at: Moment;
  updated_by: string;
}

export interface ItemRevisionTable {
  item_id: string;
  number: number;
  slug: string;
  status: ItemStatus;
  publish_at: MaybeMoment;
  unpublish_at: MaybeMoment;
  position: number;
  cover: string | null;
  data: Data;
  made_at: Moment;
  made_by: string;
}

export interface ItemFormerSlugTable {
  type: string;
  slug: string;
  item_id: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    items: ItemTable;
    item_revisions: ItemRevisionTable;
    item_former_slugs: ItemFormerSlugTable;
  }
}
