import "./prose.css";

type ProseProps = {
  /** HTML made by the site's own renderer from what staff wrote; never what a visitor sent. */
  html: string;
  /** The language it is written in, where that is not the page's. */
  lang?: string | undefined;
};

/** Long text: articles, rules, explanations. */
export function Prose({ html, lang }: ProseProps) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
