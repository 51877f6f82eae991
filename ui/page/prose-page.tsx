import type { Passage } from "#platform/locales.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { Title } from "#ui/say/title.tsx";
import { SectionNav, type SectionLink } from "#ui/section-nav/section-nav.tsx";
import type { ReactNode } from "react";
import { useWords } from "#ui/locale/locale.tsx";
import "./page.css";

export type ProseWords = {
  title: Passage;
  lead: Passage;
  sections: { anchor: string; heading: Passage; body: { html: string; lang?: string | undefined } }[];
  picture?: StoredPicture | undefined;
  untranslated: boolean;
};

type ProsePageProps = {
  prose: ProseWords;
  siblings: { label: string; links: SectionLink[] } | undefined;
  /** What the page shows of its own, before the sections. */
  children?: ReactNode;
  /** The same, after the sections: a form that asks to have read them. */
  after?: ReactNode;
  /** On phones its sections are rows to open: what the page shows of its own comes first. */
  folded?: boolean;
};

const onThisPage = { zh_TW: "本頁內容", en_US: "On this page", ja_JP: "このページの内容" };

/** A page of prose: lead, a list of its sections, and the sections. */
export function ProsePage({ prose, siblings, children, after, folded }: ProsePageProps) {
  const Section = folded ? Fold : OpenSection;
  const label = useWords(onThisPage);
  const sections = prose.sections.map(({ anchor, heading }) => ({ to: `#${anchor}`, text: heading }));
  return (
    <article className="prose-page">
      <header className="prose-head">
        <h1>
          <Title passage={prose.title} />
        </h1>
        {prose.untranslated && <UntranslatedNotice />}
        <p className="lead">
          <Say passage={prose.lead} />
        </p>
        {siblings && <SectionNav label={siblings.label} links={siblings.links} />}
      </header>
      {prose.picture && (
        <Picture
          className="prose-picture"
          picture={prose.picture}
          sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, 92vw"
          priority
        />
      )}
      {children && <div className="prose-own">{children}</div>}
      <div className="prose-columns">
        {sections.length > 1 && <SectionNav label={label} links={sections} look="side" />}
        <div className="prose-sections">
          {prose.sections.map(({ anchor, heading, body }) => (
            <Section key={anchor} id={anchor} title={<Say passage={heading} />}>
              <Prose html={body.html} lang={body.lang} />
            </Section>
          ))}
        </div>
      </div>
      {after && <div className="prose-own">{after}</div>}
    </article>
  );
}

function OpenSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
