import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { ProseWords } from "#ui/page/prose-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import { storyTexts } from "./stories.texts.ts";

/** One School One Traditional Art: what it is, what a school receives, and how to apply. */
export function Programme({ sections, scholarship }: { sections: ProseWords["sections"]; scholarship: string }) {
  const locale = useLocale();
  return (
    <div className="programme">
      <aside className="programme-fact">
        <b>{scholarship}</b>
        <p>{storyTexts.perSchool[locale]}</p>
        <p className="programme-ways">
          <ButtonLink to="/contact" icon="mail">
            {storyTexts.apply[locale]}
          </ButtonLink>
          <ButtonLink to="/dexterity/history" look="secondary">
            {storyTexts.seePast[locale]}
          </ButtonLink>
        </p>
      </aside>
      {sections.map(({ anchor, heading, body }) => (
        <section key={anchor} id={anchor} className="programme-section">
          <h2>
            <Say passage={heading} />
          </h2>
          <Prose html={body.html} lang={body.lang} />
        </section>
      ))}
    </div>
  );
}
