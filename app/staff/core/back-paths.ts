import { backOffice, barePath, localeOfPath, pathIn } from "#platform/locales.ts";

/**
 * An address within the back office, its query with it, and no other: where somebody wanted to go before signing in.
 */
export function backOfficePath(to: string | null): string | undefined {
  const bare = to ? barePath(to) : "";
  const isOurs =
    bare.startsWith(backOffice) &&
    /^(\/[\w-]+)*(\?[!-~]{0,1000})?$/.test(bare.slice(backOffice.length)) &&
    !/\/\/|[\\#]/.test(to ?? "");
  return isOurs ? (to ?? undefined) : undefined;
}

/** The sign-in that leads back to an address; of a query that it would not take, it keeps the path. */
export function signInFor({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const to = backOfficePath(`${pathname}${search}`) ?? pathname;
  return `${pathIn(localeOfPath(pathname), backOffice)}?to=${encodeURIComponent(to)}`;
}

/** The page that asks who somebody is before their form goes on to an address. */
export function freshFor({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  return `${pathIn(localeOfPath(pathname), `${backOffice}/fresh`)}?to=${encodeURIComponent(backOfficePath(`${pathname}${search}`) ?? pathname)}`;
}
