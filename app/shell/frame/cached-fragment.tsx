import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { LocaleProvider, useLocale } from "#ui/locale/locale.tsx";

/**
 * Answers the HTML of a part of a page, made anew only for a name not heard before; there is one on the server alone.
 */
export type RenderFragment = (name: string, part: ReactNode) => string;

export const FragmentCache = createContext<RenderFragment | undefined>(undefined);

type CachedFragmentProps = HTMLAttributes<HTMLElement> & {
  as: "footer" | "nav" | "ul";
  /** All that its inside says beside the language: what reads alike is made once. */
  says: unknown;
  /** Hears of the language; of nothing else around it. */
  children: ReactNode;
};

/** An element of the frame that reads the same on page after page: the server makes its inside once and repeats it. */
export function CachedFragment({ as: Element, says, children, ...attributes }: CachedFragmentProps) {
  const keep = useContext(FragmentCache);
  const locale = useLocale();
  if (!keep) return <Element {...attributes}>{children}</Element>;
  const html = keep(
    JSON.stringify([Element, attributes.id, locale, says]),
    <LocaleProvider locale={locale}>{children}</LocaleProvider>,
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
