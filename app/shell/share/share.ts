import { createContext, useContext } from "react";
import type { Locale, Passage } from "#platform/locales.ts";

/** What the picture of a page says and shows when somebody shares the page. */
export type Shared = {
  locale: Locale;
  title: Passage;
  /** The part of the site the page belongs to; left out where it stands right below home. */
  section: string | undefined;
  /** The stored picture it shows. */
  picture: string | undefined;
};

/** Gives the address of a page's share picture; only the server, which signs it, has one. */
export const ShareAddress = createContext<((shared: Shared) => string) | undefined>(undefined);

/** The address of a page's share picture; in the browser the one that the page came with. */
export function useShareAddress(): (shared: Shared) => string | undefined {
  return useContext(ShareAddress) ?? addressOnPage;
}

function addressOnPage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return address && URL.parse(address)?.pathname;
}
