import { Form, useLocation } from "react-router";
import { barePath, pathIn } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { SearchField } from "./search-field.tsx";
import { fieldTexts } from "./search-field.texts.ts";

/** A search field where the header has room; the page of the search has its own. */
export function HeaderSearch() {
  const locale = useLocale();
  const { pathname, key } = useLocation();
  if (barePath(pathname) === "/search") return null;
  return (
    <Form method="get" action={pathIn(locale, "/search")} role="search" className="header-search" key={key}>
      <SearchField
        id="header-q"
        maxLength={100}
        label={fieldTexts.label[locale]}
        placeholder={fieldTexts.label[locale]}
      />
      <button type="submit" aria-label={fieldTexts.go[locale]}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
