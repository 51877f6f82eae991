import { createContext, type ReactNode, useContext } from "react";
import { defaultLocale, type Locale, type Localized } from "#platform/locales.ts";

const LocaleContext = createContext<Locale>(defaultLocale);

/** Tells everything inside which language the page is in. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The words of the page's language: `const words = useWords(texts.close)`. */
export function useWords<T>(localized: Localized<T>): T {
  return localized[useLocale()];
}
