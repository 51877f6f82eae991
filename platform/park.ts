import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Auth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import type { Changes } from "./db/changes.ts";
import type { Tables } from "./db/tables.ts";
import type { Figures } from "./figures.ts";
import type { Files } from "./files/files.ts";
import type { Fonts } from "./fonts/fonts.ts";
import type { Jobs } from "./jobs.ts";
import type { Limits } from "./limits/limits.ts";
import type { Mail } from "./mail/mail.ts";
import type { Memo } from "./memo.ts";
import type { PictureWork } from "./pictures/picture-work.ts";
import type { Outages } from "./faults/outages.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { Documents } from "./uploads/documents.ts";
import type { Scanner } from "./uploads/scanner.ts";

/**
 * Everything the application stands on, made once in `server/main.ts` and passed in; nothing else opens
 * a connection, a file or a clock. Each request gets its own view with its own clock (`forRequest`).
 */
export interface Park {
  readonly config: Config;
  readonly db: Kysely<Tables>;
  /** Announces what changed to every instance, and hears it. */
  readonly changes: Changes;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  /** The faces of headings. */
  readonly fonts: Fonts;
  readonly pictures: Pictures;
  /** Reads pictures that somebody sent. */
  readonly pictureWork: PictureWork;
  /** Looks into documents that somebody sent. */
  readonly documents: Documents;
  /** Looks for viruses, where the operator has a scanner. */
  readonly scanner: Scanner;
  readonly auth: Auth;
  /** Values remembered until what they were made of changes. */
  readonly memo: Memo;
  /** How often one visitor may do what costs us something. */
  readonly limits: Limits;
  /** What answers had to wait for lately. */
  readonly outages: Outages;
  /** Figures of features for /metrics. */
  readonly figures: Figures;
  readonly log: Logger;
  /** In a preview, the item as it would be, a row as the database keeps it; nothing for visitors (rule C2). */
  readonly preview?: Preview | undefined;
  /** The park's clock. */
  now(): Temporal.Instant;
  /** How long, and for whom, the page being made may be cached. */
  readonly cache: PageCaching;
}

/** What the page being made says to the page cache. */
export interface PageCaching {
  /** The page shows this: when it changes, the cached page is dropped. */
  tag(tag: string): void;
  /** The page reads differently from this moment on (rule T3). */
  expireAt(moment: Temporal.Instant): void;
  /** The page is this visitor's own, such as one with hidden keys: it is not cached (rule H6). */
  markPrivate(): void;
}

/** An item's row as JSON. */
export type Preview = { id: string; type: string; [column: string]: unknown };
