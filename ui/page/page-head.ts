import type { Passage } from "#platform/locales.ts";
import type { StoredPicture } from "#ui/picture/picture.ts";

export type PageFeed = { href: string; type: string; title: string };

/**
 * What a page says about itself to browsers, search engines and the breadcrumb; every public loader returns one as
 * `page`.
 */
export type PageHead = {
  title: Passage;
  description: string;
  /** The page's picture when it is shared. */
  picture?: StoredPicture | undefined;
  /** A picture made for sharing alone, in place of the page's own: its address and alt text. */
  sharePicture?: { address: string; alt: string } | undefined;
  /** The part of the query that makes it another page, such as `?page=2`. */
  query?: string | undefined;
  /** True for one of a list's items that is shown at the list's own address, such as /encyclopedia?term=…. */
  atList?: boolean | undefined;
  /** Structured data (schema.org). */
  jsonLd?: Record<string, unknown>[] | undefined;
  /** Feeds that readers and calendar programs may subscribe to. */
  feeds?: PageFeed[] | undefined;
  /** True for pages that search engines should pass by. */
  unlisted?: boolean | undefined;
};
