import type { ContentName } from "#app/content.ts";
import { mediaAddress, termAddress } from "#app/library/addresses.ts";

/** What a visitor can narrow a search to, and the content types that belong to it. */
export const searchKinds = {
  page: ["page"],
  program: ["exhibition", "show", "activity", "festival"],
  doing: ["experience", "plan", "audiostop"],
  place: ["place", "space", "lodging"],
  shop: ["shop", "product"],
  term: ["encyclopedia", "media"],
  story: ["news", "tidings", "mascotreport", "showcase"],
  question: ["faq", "lostitem", "link"],
} as const satisfies Record<string, readonly ContentName[]>;

export type SearchKind = keyof typeof searchKinds;
export const searchKindNames: SearchKind[] = ["page", "program", "doing", "place", "shop", "term", "story", "question"];

/** A content type that can be found, by the fields it names (rule C8). */
export type SearchedType = (typeof searchKinds)[SearchKind][number];

/** The types that can be found, each with the kind it belongs to. */
export const searchedTypes: readonly { type: SearchedType; kind: SearchKind }[] = searchKindNames.flatMap((kind) =>
  searchKinds[kind].map((type) => ({ type, kind })),
);

/** Pages whose address is not their slug. */
const pageAddresses: Record<string, string> = {
  "about-business": "/about/business",
  "about-core": "/about/core",
  "space-inside": "/space/inside",
  "space-outside": "/space/outside",
  lostfound: "/faq/lostfound",
  privacy: "/policy/privacy",
  "accessibility-statement": "/policy/accessibility",
  security: "/policy/security",
};

type Addressed = { type: SearchedType; slug: string; data: Record<string, unknown>; schoolYear: number };

/** The bare address at which an item is read; a past year's showcase is at home in the history (rule R7). */
export function addressOf({ type, slug, data, schoolYear }: Addressed): string {
  switch (type) {
    case "page":
      return pageAddresses[slug] ?? `/${slug}`;
    case "experience":
      return `/experiences/${slug}`;
    case "place":
      return `/navigate/${slug}`;
    case "audiostop":
      return `/audio-guide?stop=${data.number}#stop-${data.number}`;
    case "encyclopedia":
      return termAddress(slug);
    case "media":
      return mediaAddress(slug);
    case "faq":
      return `/faq/faq#${slug}`;
    case "lostitem":
      return `/faq/lostfound?category=${data.category}`;
    case "link":
      return "/links";
    case "festival":
      return `/festival#${slug}`;
    case "lodging":
      return `/lodging#${slug}`;
    case "space":
      return `/space/${data.side}#${slug}`;
    case "showcase":
      return Number(data.year) < schoolYear ? `/dexterity/history/${slug}` : `/dexterity/${slug}`;
    default:
      return `/${type}/${slug}`;
  }
}
