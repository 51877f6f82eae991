import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { LocaleProvider, useLocale } from "#ui/locale/locale.tsx";

/**
 * Answers the HTML of a part of a page, made anew only for a name not heard before; there is one on the server alone.
 */
export type KeepPart = (name: string, part: ReactNode) => string;

export const PartKeeper = createContext<KeepPart | undefined>(undefined);

type KeptProps = HTMLAttributes<HTMLElement> & {
  as: "footer" | "nav" | "ul";
  /** All that its inside says beside the language: what reads alike is made once. */
  says: unknown;
  /** Hears of the language; of nothing else around it. */
  children: ReactNode;
};

/** An element of the frame that reads the same on page after page: the server makes its inside once and repeats it. */
export function Kept({ as: Element, says, children, ...attributes }: KeptProps) {
  const keep = useContext(PartKeeper);
  const locale = useLocale();
  if (!keep) return <Element {...attributes}>{children}</Element>;
  const html = keep(
    JSON.stringify([Element, attributes.id, locale, says]),
    <LocaleProvider locale={locale}>{children}</LocaleProvider>,
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
