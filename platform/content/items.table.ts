import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { Locale } from "../locales.ts";
import type { Marks } from "./marks.ts";

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
  marks: ColumnType<Marks, string | undefined, string>;
  complete: Locale[] | null;
  stale: Locale[] | null;
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
  minor: Generated<boolean>;
  /** How the translations stood then; nothing of revisions made before this was kept. */
  marks: ColumnType<Marks | null, string | undefined, string>;
}

export interface ItemFormerSlugTable {
  type: string;
  slug: string;
  item_id: string;
}

export interface ItemDraftTable {
  item_id: string;
  version: number;
  base_revision: number;
  content: Data;
  dirty: boolean;
  complete: Locale[];
  stale: Locale[];
  updated_at: Moment;
  updated_by: string;
}

export interface ItemDraftVersionTable {
  item_id: string;
  version: number;
  content: Data;
  kept: boolean;
  made_at: Moment;
  made_by: string;
}

/** Of an item's row, what a change that waits for its time brings with it. */
export type TimedItem = Pick<Selectable<ItemTable>, "slug" | "status" | "position" | "cover" | "data"> & {
  publish_at: string | null;
  unpublish_at: string | null;
  updated_at: string;
};

export interface ItemTimedChangeTable {
  item_id: string;
  publish_at: Moment;
  item: JSONColumnType<TimedItem>;
  version: number;
  minor: boolean;
  confirmed: string[];
  made_by: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    items: ItemTable;
    item_revisions: ItemRevisionTable;
    item_former_slugs: ItemFormerSlugTable;
    item_drafts: ItemDraftTable;
    item_draft_versions: ItemDraftVersionTable;
    item_timed_changes: ItemTimedChangeTable;
  }
}
