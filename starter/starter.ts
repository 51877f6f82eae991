import type { ContentName, ContentTypes } from "#app/content.ts";
import type { Field, SessionRule } from "#platform/content/define.ts";
import type { Localized } from "#platform/locales.ts";

/** A starter picture: what the illustration maker draws, and what it says to those who do not see it. */
export type Art = { motif: string; ground?: string | undefined; palette?: string | undefined; alt: Localized };

/** `art("opera-mask", { zh_TW: "…", en_US: "…", ja_JP: "…" })` */
export function art(motif: string, alt: Localized, look: { ground?: string; palette?: string } = {}): Art {
  return { motif, alt, ...look };
}

/** The same text in the three languages, side by side. */
export function words(zh_TW: string, en_US: string, ja_JP: string): Localized {
  return { zh_TW, en_US, ja_JP };
}

/** The day of the first start, from which starter items count their days: `day(-3)` is three days before it. */
export type FirstDay = { day: (offset: number) => string; year: number };

/**
 * An item as starter content writes it: prose in Markdown (paragraphs, ## headings, - lists, [links](/path),
 * facts as {fact:ticket.regular.single}), pictures as `art(…)`, other items by their slug.
 */
export type StarterItem<N extends ContentName> = {
  slug: string;
  cover: Art;
  /** Only where it is not simply published since the first start. */
  status?: "draft" | "archived" | undefined;
} & StarterData<ContentTypes[N]["fields"]>;

type StarterData<F> = { [K in keyof F as undefined extends Value<F[K]> ? never : K]: Written<F[K]> } & {
  [K in keyof F as undefined extends Value<F[K]> ? K : never]?: Written<F[K]> | undefined;
};
type Value<T> = T extends Field<infer V> ? V : never;
type Written<T> =
  T extends Field<infer V, infer K>
    ? K extends "localizedText" | "localizedProse"
      ? Localized
      : K extends "pictures"
        ? Art[]
        : K extends "sessions"
          ? SessionRule[]
          : K extends "rows"
            ? Rewritten<Exclude<V, undefined>>
            : Exclude<V, undefined>
    : never;
type Rewritten<V> = V extends (infer E)[]
  ? { [K in keyof E]: E[K] extends { zh_TW: unknown } ? Localized : E[K] }[]
  : V;

/** What a file in `starter/content/` exports. */
export type StarterContent<N extends ContentName> = (first: FirstDay) => StarterItem<N>[];

/** Any starter item, whatever its type. */
export type WrittenItem = { slug: string; cover: Art; status?: "draft" | "archived" | undefined } & Record<
  string,
  unknown
>;
