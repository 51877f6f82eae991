import type { Locale, Localized } from "#platform/locales.ts";
import type { Filter } from "#ui/page/list-page.tsx";

const all: Localized = { zh_TW: "全部", en_US: "All", ja_JP: "すべて" };

/**
 * A filter by one choice, as links: `filterBy("/shop", "kind", …)` leads to /shop?kind=tea; what else was chosen
 * (`others`) is kept.
 */
export function filterBy<W extends string>(
  list: string,
  name: string,
  label: Localized,
  words: Record<W, Localized>,
  chosen: W | undefined,
  locale: Locale,
  others: Record<string, string | undefined> = {},
): Filter {
  const to = (word?: string) => pageHref(list, { ...others, [name]: word })(1);
  const links = Object.entries<Localized>(words).map(([word, text]) => ({
    to: to(word),
    text: { text: text[locale] },
    current: word === chosen,
  }));
  return {
    label: label[locale],
    links: [{ to: to(), text: { text: all[locale] }, current: chosen === undefined }, ...links],
  };
}

/** The address of a page of a filtered list. */
export function pageHref(list: string, query: Record<string, string | undefined>): (page: number) => string {
  return (page) => {
    const search = new URLSearchParams(
      Object.entries({ ...query, page: page > 1 ? String(page) : undefined }).flatMap(([key, value]) =>
        value ? [[key, value]] : [],
      ),
    );
    return search.size > 0 ? `${list}?${search}` : list;
  };
}
